void require('./index.js').main({ host: 'github', command: 'push-content' });
