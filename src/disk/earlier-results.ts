/** Removes files that an earlier run left in the results folder. Loads little, because each run does it before its first request. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePath } from './paths.js';
import type { ResultsContext } from './results-file.js';

/** Removes files of an earlier run. Warns if one stays, because it would be taken for a file of this run. */
export async function removeResultsFiles(
  { host, resultsDir, log }: ResultsContext,
  names: readonly string[],
): Promise<void> {
  const earlier = names.filter((name) => existsSync(join(resultsDir, name)));
  if (earlier.length === 0) return;
  const { isLedOutside, removeFile, writeErrorReason } = await import('./write.js');
  try {
    for (const name of earlier) removeFile({ workspace: host.workspace, path: join(resultsDir, name) });
  } catch (error) {
    // What is outside of the workspace belongs to others. The end of the run warns of the folder.
    if (isLedOutside(error)) return;
    const left = earlier.filter((name) => existsSync(join(resultsDir, name)));
    const files = `${left.join(', ')} of an earlier run from "${workspacePath(host.workspace, resultsDir)}"`;
    log.warning(`Couldn't remove ${files}: ${writeErrorReason(error)}. Delete ${left.length === 1 ? 'it' : 'them'}.`);
  }
}
