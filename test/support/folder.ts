/** Creates temporary folders, most of which are removed when their test ends. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';

/** Tells a concurrent test when to clean up. */
export type Finish = Pick<TestContext, 'onTestFinished'>;

/** Creates an empty folder for the running test. A concurrent test passes its context. */
export function temporaryFolder(running: Finish = { onTestFinished }): string {
  const folder = createFolder();
  running.onTestFinished(() => removeFolder(folder));
  return folder;
}

/**
 * Creates an empty folder that its caller removes. The folder is named as the disk names it: on macOS, the temporary folder
 * lies behind a symlink; on Windows, its path may have short names such as RUNNER~1.
 */
export function createFolder(parent = tmpdir()): string {
  return realpathSync.native(mkdtempSync(join(parent, 'docs-ci-test-')));
}

/** Writes files by their paths below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Removes a folder. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  } catch (error) {
    // On Windows, another program may hold a file. A folder that is left there is no defect of what was tested.
    if (process.platform !== 'win32') throw error;
  }
}

/** Returns the variables that move the temporary folder of a child process, on every system. */
export function temporaryVariables(folder: string): Record<'TMPDIR' | 'TEMP' | 'TMP', string> {
  return { TMPDIR: folder, TEMP: folder, TMP: folder };
}
