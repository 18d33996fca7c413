import './326.index.js';
import './593.index.js';
import { main } from './index.js';

await main({ host: 'github', command: 'sync-media' });
