/** `npm run release -- <command>` runs a release command of release/commands.ts in this repository. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runRelease } from './release/commands.js';

process.exitCode = runRelease(process.argv.slice(2), {
  root: resolve(dirname(fileURLToPath(import.meta.url)), '..', '..'),
  remote: 'origin',
  workflowRepository: process.env.GITHUB_REPOSITORY,
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
});
