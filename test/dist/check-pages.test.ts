/** Tests check-pages in the bundle. */
import { expect, test } from 'vitest';
import { startEmulator } from '../../emulator/emulator.js';
import { temporaryFolder, writeFiles } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { runDist, serviceVariables } from '../support/processes.js';

test('parses changed pages in a thread of the bundle, and ends for 100,000 open brackets', async () => {
  const emulator = await closedLater(startEmulator({ seed: false }));
  const config = JSON.stringify({ navigation: { pages: ['index', 'setup'] } });
  const pages = { 'index.mdx': '# Home\n', 'setup.mdx': '# Set up\n\nInstall it.\n', 'docs.json': config };
  emulator.state.project.edit(pages);
  const cwd = temporaryFolder();
  const changed = { ...pages, 'index.mdx': `${'['.repeat(100_000)}\n\n[Gone](/gone)\n` };
  for (const [path, text] of Object.entries(changed)) writeFiles(cwd, { [`docs/${path}`]: text });
  const args = ['check-pages', '--path', 'docs'];
  const ended = await runDist({ script: 'cli.js', args, cwd, env: serviceVariables(emulator) });
  expect([0, 3], ended.stderr).toContain(ended.exitCode);
});
