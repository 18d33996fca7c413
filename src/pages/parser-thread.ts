/**
 * Runs in a thread of its own, which page-parser.ts starts: says that it is ready, parses each page that arrives, and sends
 * back what it found.
 */
import { parentPort } from 'node:worker_threads';
import { type PageText, parsePage } from './parse-page.js';

parentPort?.on('message', (page: PageText) => {
  void parsePage(page).then((parsed) => parentPort?.postMessage(parsed));
});

// The first page loads the rest of the parser.
void parsePage({ path: 'ready.mdx', text: '' }).then(() => parentPort?.postMessage('ready'));
