/** Removes files that an earlier run left in the results folder. Loads little, because each run does it before its first request. */
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { leadsOutside, workspacePath } from './paths.js';
import type { ResultsContext } from './results-file.js';

/** Removes files of an earlier run. Warns if one stays, because it would be taken for a file of this run. */
export async function removeResultsFiles(
  { host, resultsDir, log }: ResultsContext,
  names: readonly string[],
): Promise<void> {
  const isOwn = (name: string): boolean => {
    const path = join(resultsDir, name);
    // A link that leads out of the workspace names files of somebody else. The end of the run warns of the folder.
    return existsSync(path) && !leadsOutside(host.workspace, dirname(path));
  };
  const earlier = names.filter(isOwn);
  try {
    for (const name of earlier) rmSync(join(resultsDir, name), { force: true });
  } catch (error) {
    const { writeErrorReason } = await import('./write.js');
    const left = earlier.filter((name) => existsSync(join(resultsDir, name)));
    const files = `${left.join(', ')} of an earlier run from "${workspacePath(host.workspace, resultsDir)}"`;
    log.warning(`Couldn't remove ${files}: ${writeErrorReason(error)}. Delete ${left.length === 1 ? 'it' : 'them'}.`);
  }
}
