/** Says which files a run skips or keeps, so that none is left out without a word. */
import { listPaths } from '../../text/list-items.js';
import { pluralize } from '../../text/pluralize.js';
import type { RunLog } from '../command.js';
import { groupBy } from '../group-by.js';

/** Names in one line of the log. The summary or the plan has more of them. */
const MAX_NAMES = 10;

type Skipped = readonly { readonly path: string; readonly reason: string }[];

/** Logs one line per reason: `2 files skipped: not one of the default file types: app.exe and x.psd`. */
export function logFiles(log: Pick<RunLog, 'info'>, fate: string, files: Skipped): void {
  for (const { reason, count, names } of byReason(files))
    log.info(`${pluralize(count, 'file')} ${fate}: ${reason}: ${names}.`);
}

/** Groups files by why they are left out: the number of files, and the first names. */
export function byReason(skipped: Skipped): { reason: string; count: number; names: string }[] {
  return [...groupBy(skipped, (file) => file.reason)].map(([reason, group]) => {
    const names = listPaths(
      group.map(({ path }) => path),
      MAX_NAMES,
    );
    return { reason, count: group.length, names };
  });
}
