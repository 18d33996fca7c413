/**
 * `npm run test:windows [-- VERSION] [arguments of vitest]` runs tests under a Windows node.exe, with Wine, on a Debian.
 * Exits with 1 if tests fail, and with 2 if they cannot run.
 */
import { resolve } from 'node:path';
import { runScript } from './run-program.js';
import { splitVersion, vitestArguments } from './windows/arguments.js';
import { prepareWindowsNode } from './windows/windows-node.js';
import { copyWorkTree } from './windows/work-tree-copy.js';

const ROOT = resolve(import.meta.dirname, '../..');
const VITEST = 'node_modules/vitest/vitest.mjs';

await runScript(async () => {
  const { version, rest } = splitVersion(process.argv.slice(2));
  const node = await prepareWindowsNode(version, printStep);
  printStep('Copy of the work tree');
  const folder = await copyWorkTree(ROOT, printStep);
  const args = vitestArguments(rest);
  printStep(`vitest ${args.join(' ')} with Windows' node.exe ${node.version}, in ${folder}`);
  const { exitCode } = await node.run({ folder, args: [VITEST, ...args], isShown: true });
  return exitCode === 0;
});

function printStep(text: string): void {
  process.stdout.write(`── ${text}\n`);
}
