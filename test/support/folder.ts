/** Temporary folders that go when their test is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder for the running test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-ci-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
