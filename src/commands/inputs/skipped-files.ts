/** Says which files of the folder a run skips, so that none is left out without a word. */
import { listPaths } from '../../text/list-items.js';
import { pluralize } from '../../text/pluralize.js';
import type { RunLog } from '../command.js';
import { groupBy } from '../group-by.js';

/** Names in one line of the log. The summary or the plan has more of them. */
const MAX_NAMES = 10;

/** Logs one line per reason: `2 files skipped: not one of the default file types: app.exe and x.psd`. */
export function logSkipped(
  log: Pick<RunLog, 'info'>,
  skipped: readonly { readonly path: string; readonly reason: string }[],
): void {
  for (const [reason, group] of groupBy(skipped, (file) => file.reason)) {
    const paths = group.map(({ path }) => path);
    log.info(`${pluralize(paths.length, 'file')} skipped: ${reason}: ${listPaths(paths, MAX_NAMES)}.`);
  }
}
