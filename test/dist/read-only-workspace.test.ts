/** Tests that a workspace that the job may not write to is called read-only, once, and that the work is still done. */
import { chmodSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startEmulator } from '../../emulator/emulator.js';
import { temporaryFolder } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { runDist, serviceVariables } from '../support/processes.js';
import { NEEDS, skipUnless } from '../support/tools.js';

skipUnless(NEEDS.ordinaryUser);

const REASON = 'the workspace is read-only (EACCES). Allow the user of the job to write to it.';

test.each([
  ['check', 0, `warning: Couldn't write the results to "docs-ci/check": ${REASON}`],
  ['check-pages', 0, `warning: Couldn't write the results to "docs-ci/check-pages": ${REASON}`],
  ['trigger-deploy', 0, `warning: Couldn't write the results to "docs-ci/trigger-deploy": ${REASON}`],
  ['analytics-report', 2, `--results-dir: couldn't write to "docs-ci/analytics-report": ${REASON}`],
] as const)(
  'says once that the workspace of %s is read-only, names no file in it, and exits with %i',
  async (name, exitCode, said) => {
    const emulator = await closedLater(startEmulator({ build: { pendingMs: 0, buildingMs: 0 } }));
    const cwd = temporaryFolder();
    chmodSync(cwd, 0o555);
    const ended = await runDist({
      script: 'cli.js',
      args: [name],
      cwd,
      env: serviceVariables(emulator),
      ...NEEDS.ordinaryUser.found,
    });
    const text = ended.stderr.replace(/\s+/g, ' ');
    expect(text).toContain(said);
    expect(text.split('read-only')).toHaveLength(2);
    expect(text).not.toContain('another folder');
    expect(ended.stdout).not.toContain('summary.md');
    expect(ended.exitCode, ended.stderr).toBe(exitCode);
  },
);
