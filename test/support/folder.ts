/** Temporary folders that go when their test is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';

/** What a test that runs beside others is told by, for it to clean up after itself. */
export type Finish = Pick<TestContext, 'onTestFinished'>;

/** An empty folder for the running test; one that runs beside others hands its context in. */
export function temporaryFolder(running: Finish = { onTestFinished }): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-ci-test-'));
  running.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
