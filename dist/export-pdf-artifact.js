import './326.index.js';
import './883.index.js';
import { main } from './index.js';

await main({ host: 'github', command: 'export-pdf-artifact' });
