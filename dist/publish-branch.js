void require('./index.js').main({ host: 'github', command: 'publish-branch' });
