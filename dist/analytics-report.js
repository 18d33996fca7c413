import { main } from './index.js';

await main({ host: 'github', command: 'analytics-report' });
