/** Describes what verified pages respond: outputs, title, blocks and annotations. */
import type { Block, Cell } from '../text/document.js';
import { listItems } from '../text/list-items.js';
import { formatCount, pluralize } from '../text/pluralize.js';
import type { PageResult } from './verify-pages.js';
import { inputName } from '../text/input-names.js';

export const PAGE_OUTPUTS = {
  'pages-verified': "Number of pages that respond; empty if it isn't known which pages to verify",
  'pages-failed': "Number of pages that don't respond, or respond without the marker",
  'pages-unknown': 'Number of pages whose response proves nothing, such as a login',
};

const MAX_ANNOTATIONS = 10;
const MAX_LISTED = 100;
const MAX_NAMES = 3;
/** Pages that a row names. */
const MAX_ROW_NAMES = 10;

/** @param results undefined if it isn't known which pages to verify */
export function countPages(results: readonly PageResult[] | undefined): Partial<Record<PageResult['verdict'], number>> {
  const count = (verdict: PageResult['verdict']) => only(verdict, results ?? []).length;
  return results ? { verified: count('verified'), failed: count('failed'), unknown: count('unknown') } : {};
}

export function pageOutputs(results: readonly PageResult[] | undefined) {
  const { verified, failed, unknown } = countPages(results);
  return { 'pages-verified': verified, 'pages-failed': failed, 'pages-unknown': unknown };
}

/** Returns `1 of 3 pages doesn't respond: /guides/b`; empty if no page failed. */
export function describeFailedPages(results: readonly PageResult[] = []): string {
  const failed = only('failed', results);
  if (failed.length === 0) return '';
  const marker = failed.some(({ lacksMarker }) => lacksMarker) ? ' with the marker' : '';
  const verb = `${failed.length === 1 ? "doesn't" : "don't"} respond${marker}`;
  return `${formatCount(failed.length)} of ${pluralize(results.length, 'page')} ${verb}: ${namesOf(failed)}`;
}

function namesOf(results: readonly PageResult[]): string {
  const paths = results.map(({ path }) => path);
  const more = paths.length > MAX_NAMES ? ` and ${formatCount(paths.length - MAX_NAMES)} more` : '';
  return paths.slice(0, MAX_NAMES).join(', ') + more;
}

/** Returns `it isn't known if 2 of 3 pages respond: /a and /b`; empty if all are known. */
export function describeUnknownPages(results: readonly PageResult[] = []): string {
  const unknown = only('unknown', results).map(({ path }) => path);
  if (unknown.length === 0) return '';
  const verb = results.length === 1 ? 'responds' : 'respond';
  const pages = `${formatCount(unknown.length)} of ${pluralize(results.length, 'page')} ${verb}`;
  return `it isn't known if ${pages}: ${listItems(unknown, MAX_ROW_NAMES)}`;
}

/** Lists failed pages, and folds those that aren't known. */
export function pageBlocks(results: readonly PageResult[] = []): Block[] {
  const toItem = ({ path, found, cure }: PageResult): Cell => [{ code: path }, ` · ${found}. ${cure}`];
  const listOf = (pages: readonly PageResult[]): Block => {
    const more = pages.length - MAX_LISTED;
    return { list: [...pages.slice(0, MAX_LISTED).map(toItem), ...(more > 0 ? [`${formatCount(more)} more`] : [])] };
  };
  const [failed, unknown] = [only('failed', results), only('unknown', results)];
  const title = `${pluralize(unknown.length, 'page')} not known`;
  return [
    ...(failed.length === 0 ? [] : [listOf(failed)]),
    ...(unknown.length === 0 ? [] : [{ details: title, blocks: [listOf(unknown)] }]),
  ];
}

/** Logs how many pages are verified, an annotation per failed page, and one for all that aren't known. */
export function logPages(
  log: Record<'error' | 'info' | 'warning', (text: string, location?: { title?: string; file?: string }) => void>,
  results: readonly PageResult[],
): void {
  log.info(
    `${inputName('verify-pages')}: ${only('verified', results).length} of ${pluralize(results.length, 'page')} verified.`,
  );
  for (const { path, found, cure, file } of only('failed', results).slice(0, MAX_ANNOTATIONS))
    log.error(`${path}: ${found}. ${cure}`, { title: "Page doesn't respond", file });
  const unknown = only('unknown', results);
  const text = `${inputName('verify-pages')}: not known if ${namesOf(unknown)} can be read`;
  for (const { found, cure } of unknown.slice(0, 1)) log.warning(`${text}: ${found}. ${cure}`);
}

function only(verdict: PageResult['verdict'], results: readonly PageResult[]): PageResult[] {
  return results.filter((result) => result.verdict === verdict);
}
