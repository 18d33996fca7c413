import './326.index.js';
import './451.index.js';
import { main } from './index.js';

await main({ host: 'github', command: 'trigger-deploy' });
