/**
 * `npm run generate` writes actions, GitLab components and reference tables from the declarations of the commands.
 * `--check` writes nothing and exits with 1 if a file is stale, missing or belongs to no command.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findStale, renderAll } from './generator/render-all.js';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

const rendered = await renderAll(ROOT);
if (!process.argv.includes('--check')) {
  for (const [path, content] of rendered) {
    await mkdir(dirname(join(ROOT, path)), { recursive: true });
    await writeFile(join(ROOT, path), content);
  }
}
// The check also runs after writing, because a maintainer must remove a file that belongs to no command.
const stale = await findStale(ROOT, rendered);
for (const problem of stale) process.stderr.write(`${problem}\n`);
if (stale.length > 0) {
  process.stderr.write('Run npm run generate, and remove what belongs to no command.\n');
  process.exitCode = 1;
} else {
  process.stdout.write(`${rendered.size} files are as the commands declare them.\n`);
}
