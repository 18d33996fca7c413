/** Logs plan and URLs. */
import { inputName, setting } from '../../../text/input-names.js';
import { listItems, listPaths } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import type { RunLog } from '../../command.js';
import { isReuse, type NewUrl, type Plan, type UnrecordedStep } from '../plan/steps.js';
import type { Result } from '../record.js';

export function logPlan(log: Pick<RunLog, 'info'>, plan: Plan): void {
  const countOf = (action: string): number => plan.files.filter((step) => step.action === action).length;
  const reuses = plan.files.filter(isReuse).length;
  const alts = plan.alts.length;
  const counts: (readonly [number, string])[] = [
    [countOf('add') - reuses, 'to add'],
    [countOf('replace'), 'to replace'],
    [reuses, 'to reuse'],
    [plan.imports.length, 'to import'],
    [alts, alts === 1 ? 'alt text to set' : 'alt texts to set'],
    [plan.deletes.length, 'to delete'],
    [plan.conflicts.length, 'in conflict'],
    [countOf('unchanged'), 'unchanged'],
  ];
  const shown = counts.filter(([count]) => count > 0).map(([count, label]) => `${formatCount(count)} ${label}`);
  log.info(`Plan: ${shown.length === 0 ? 'nothing to sync' : shown.join(', ')}.`);
}

/** Says that a file to delete may be in use: only files of the folder were compared. */
export function unsearchedPages(isDeleted: boolean): string {
  return isDeleted
    ? "docs-ci didn't search pages for the deleted files: a page that uses one shows it as missing."
    : "docs-ci doesn't search pages for the files to delete: a page that uses one would show it as missing.";
}

/** Says which library files stay although their files left the folder. */
export function logUnused(log: Pick<RunLog, 'info'>, { unused }: Plan): void {
  if (unused.length === 0) return;
  const [files, stay] = unused.length === 1 ? ['belongs', 'It stays'] : ['belong', 'They stay'];
  log.info(
    `${pluralize(unused.length, 'library file')} that docs-ci wrote ${files} to no file in the folder any more: ${listPaths(unused)}. ${stay}, because ${inputName('prune')} is none. ${unusedAdvice(unused)}`,
  );
}

export function unusedAdvice(unused: readonly string[]): string {
  return `To delete ${unused.length === 1 ? 'it' : 'them'}, set ${setting('prune', 'managed')}, with an admin key.`;
}

/** Content that a run without a lock file wrote is unknown to the next one, too: the user chose that. */
function unknownContent(lockFile: string): string {
  const cause =
    lockFile === 'none' ? setting('lock-file', 'none') : 'from the dashboard, or from a run whose lock file is missing';
  return `content that docs-ci has no record of (${cause})`;
}

/** Warns in a plan that the content would be replaced. */
export function warnOfUnrecorded(log: Pick<RunLog, 'warning'>, { unrecorded }: Plan, lockFile: string): void {
  if (unrecorded.length === 0) return;
  const has = unrecorded.length === 1 ? 'has' : 'have';
  const what = `${pluralize(unrecorded.length, 'library file')} ${has} ${unknownContent(lockFile)}, and would be replaced: ${pathsOf(unrecorded)}. Content that differs from the folder would be lost.`;
  log.warning(`${what} ${unrecordedAdvice(true)}`);
}

/** Warns after the content was replaced, or may have been by a request without a proper response. */
export function warnOfLost(
  log: Pick<RunLog, 'warning'>,
  { replaced, uncertain }: { readonly [Kind in 'replaced' | 'uncertain']: readonly UnrecordedStep[] },
  lockFile: string,
): void {
  for (const [steps, one, many, is] of [
    [replaced, 'was', 'were', 'is'],
    [uncertain, 'may have been', 'may have been', 'may be'],
  ] as const) {
    if (steps.length === 0) continue;
    const what = `${pluralize(steps.length, 'library file')} had ${unknownContent(lockFile)}, and ${steps.length === 1 ? one : many} replaced: ${pathsOf(steps)}. Content that differed from the folder ${is} lost.`;
    log.warning(`${what} ${unrecordedAdvice(false)}`);
  }
}

function pathsOf(steps: readonly UnrecordedStep[]): string {
  return listPaths(steps.map(({ key }) => key));
}

/** What to do about content that a run replaces. */
export function unrecordedAdvice(isDryRun: boolean): string {
  return isDryRun
    ? 'To keep the present content, download it from the media library first. To leave a library file as it is, rename or exclude the file of the folder.'
    : `docs-ci doesn't have the earlier content. If you have a copy of it and need it, put the copy into the folder, and run the job again. To see such files before a run replaces them, use ${setting('dry-run', true)}.`;
}

/** The URLs of more files are only in the results: one URL takes two lines of a terminal. */
const MAX_URLS = 2;

/** Warns that pages may have a URL that doesn't lead to the present content of a file. */
export function warnOfNewUrls(log: Pick<RunLog, 'warning'>, files: readonly NewUrl[], isDryRun: boolean): void {
  if (files.length === 0) return;
  const listed = files.map(({ key, earlierUrl }) => `${listPaths([key])} (earlier: ${earlierUrl})`);
  log.warning(`${newUrlsTitle(files, isDryRun)}: ${listItems(listed, MAX_URLS)}. ${newUrlsAdvice(isDryRun)}`);
}

export function newUrlsTitle(files: readonly NewUrl[], isDryRun: boolean): string {
  return `${pluralize(files.length, 'file')} ${isDryRun ? 'would get' : 'got'} a new URL`;
}

/** `rewrite` changes no URLs, only paths, so this is true with it, too. */
export function newUrlsAdvice(isDryRun: boolean): string {
  return isDryRun
    ? 'Pages with an earlier URL would keep showing the earlier file, or nothing. After the sync, put the new URL into these pages: the job summary and media-map.json will have it.'
    : 'Pages with an earlier URL keep showing the earlier file, or nothing. Put the new URL into these pages: the job summary and media-map.json have it.';
}

/** Logs one line per file that this run put into the library, or found there. */
export function logUrls(log: Pick<RunLog, 'info'>, results: readonly Result[]): void {
  const urls = new Map(results.flatMap(({ key, url }) => (url === undefined ? [] : [[key, url] as const])));
  if (urls.size > MAX_URLS) return;
  for (const [key, url] of urls) log.info(`${key}: ${url}`);
}
