void require('./index.js').main({ host: 'github', command: 'export-pdf-artifact' });
