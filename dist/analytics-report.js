import './326.index.js';
import './8.index.js';
import { main } from './index.js';

await main({ host: 'github', command: 'analytics-report' });
