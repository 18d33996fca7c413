/**
 * `npm run test:nodes [-- VERSION…] [--only demo,launchers,cit]` checks fresh clones of the last commit with several
 * versions of Node.js, by default all that docs-ci promises. Exits with 1 if a check fails.
 */
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CheckName, parseNodesArguments } from './nodes/arguments.js';
import { RUN_CHECK } from './nodes/checks.js';
import { type InstalledNode, installNode } from './nodes/install-node.js';
import { outputOf, runScript } from './run-program.js';

const ROOT = resolve(import.meta.dirname, '../..');

await runScript(async () => {
  const { versions, checks } = parseNodesArguments(process.argv.slice(2));
  let failed = 0;
  for (const version of versions) {
    const passed = await testNode(await installNode(version), checks);
    if (!passed) failed += 1;
  }
  process.stdout.write(`${versions.length - failed} versions passed, ${failed} failed\n`);
  return failed === 0;
});

/** Prints one line, and what was printed by a check that failed. Returns whether all passed. */
async function testNode(node: InstalledNode, checks: readonly CheckName[]): Promise<boolean> {
  const startMs = performance.now();
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docs-ci-nodes-')));
  const clone = join(folder, 'clone');
  try {
    await outputOf('git', ['clone', '--quiet', ROOT, clone], {
      what: 'The repository could not be cloned',
      advice: 'Run this in a clone of the repository, with git installed.',
    });
    const details: string[] = [];
    for (const check of checks) {
      const { passed, detail, log } = await RUN_CHECK[check]({ node, clone, folder, root: ROOT });
      details.push(`${check}${passed ? '' : ' FAILED'}${detail && ` (${detail})`}`);
      if (passed) continue;
      process.stdout.write(`${log}\nfailed  Node ${node.version}: ${details.join(', ')}\n`);
      return false;
    }
    const seconds = Math.round((performance.now() - startMs) / 1000);
    process.stdout.write(`passed  Node ${node.version}: ${details.join(', ')}; ${seconds} s\n`);
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
