/** Creates temporary folders that are removed when their test ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';

/** Tells a concurrent test when to clean up. */
export type Finish = Pick<TestContext, 'onTestFinished'>;

/** Creates an empty folder for the running test. A concurrent test passes its context. */
export function temporaryFolder(running: Finish = { onTestFinished }): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-ci-test-'));
  running.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
