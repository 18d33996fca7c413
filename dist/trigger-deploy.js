import { main } from './index.js';

await main({ host: 'github', command: 'trigger-deploy' });
