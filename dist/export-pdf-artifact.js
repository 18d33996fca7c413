import { main } from './index.js';

await main({ host: 'github', command: 'export-pdf-artifact' });
