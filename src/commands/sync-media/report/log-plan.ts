/** Logs plan and URLs. */
import { setting } from '../../../text/input-names.js';
import { listPaths } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import type { RunLog } from '../../command.js';
import type { Plan } from '../plan/steps.js';
import type { Result } from '../record.js';

export function logPlan(log: Pick<RunLog, 'info'>, plan: Plan): void {
  const countOf = (action: string): number => plan.files.filter((step) => step.action === action).length;
  const alts = plan.alts.length;
  const counts: (readonly [number, string])[] = [
    [countOf('add'), 'to add'],
    [countOf('replace'), 'to replace'],
    [plan.imports.length, 'to import'],
    [alts, alts === 1 ? 'alt text to set' : 'alt texts to set'],
    [plan.deletes.length, 'to delete'],
    [plan.conflicts.length, 'in conflict'],
    [countOf('unchanged'), 'unchanged'],
  ];
  const shown = counts.filter(([count]) => count > 0).map(([count, label]) => `${formatCount(count)} ${label}`);
  log.info(`Plan: ${shown.length === 0 ? 'nothing to sync' : shown.join(', ')}.`);
}

/** Warns before the content is replaced. */
export function warnOfUnrecorded(log: Pick<RunLog, 'warning'>, { unrecorded }: Plan, isDryRun: boolean): void {
  if (unrecorded.length === 0) return;
  const has = unrecorded.length === 1 ? 'has' : 'have';
  const be = isDryRun ? 'would be' : 'will be';
  const files = pluralize(unrecorded.length, 'library file');
  const paths = listPaths(unrecorded.map(({ key }) => key));
  const what = `${files} ${has} content that docs-ci has no record of (from the dashboard, or from a run whose lock file is missing), and ${be} replaced: ${paths}. Content that differs from the folder ${be} lost.`;
  log.warning(`${what} ${unrecordedAdvice(isDryRun)}`);
}

/** What to do about content that a run replaces. */
export function unrecordedAdvice(isDryRun: boolean): string {
  return isDryRun
    ? 'To keep the present content, download it from the media library first. To leave a library file as it is, rename or exclude the file of the folder.'
    : `If you need the earlier content, and someone has a copy, add the copy to the folder. To see such files before they are replaced, use ${setting('dry-run', true)}.`;
}

/** The URLs of more files are only in media-map.json: one URL takes two lines of a terminal. */
const MAX_URLS = 2;

/** Logs one line per file that this run put into the library, or found there. */
export function logUrls(log: Pick<RunLog, 'info'>, results: readonly Result[]): void {
  const urls = new Map(results.flatMap(({ key, url }) => (url === undefined ? [] : [[key, url] as const])));
  if (urls.size > MAX_URLS) return;
  for (const [key, url] of urls) log.info(`${key}: ${url}`);
}
