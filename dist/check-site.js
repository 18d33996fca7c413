void require('./index.js').main({ host: 'github', command: 'check-site' });
