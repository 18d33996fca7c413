/** `npm run set-owner -- <owner>` sets the owner once, when a new owner takes the repository over. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setOwner } from './release/set-owner.js';

try {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
  const changed = setOwner(root, process.argv[2] ?? '');
  process.stdout.write(`${changed.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`set-owner: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
