void require('./index.js').parsePages();
