/** Describes what verified pages respond: outputs, title, blocks and annotations. */
import type { Block, Cell } from '../text/document.js';
import { formatCount, pluralize } from '../text/pluralize.js';
import type { PageResult } from './verify-pages.js';

export const PAGE_OUTPUTS = {
  'pages-verified': "Number of pages that respond; empty if it isn't known which pages to verify",
  'pages-failed': "Number of pages that don't respond, or respond without the marker",
  'pages-unknown': 'Number of pages whose response proves nothing, such as a login',
};

const MAX_ANNOTATIONS = 10;
const MAX_LISTED = 100;

/** @param results undefined if it isn't known which pages to verify */
export function pageOutputs(
  results: readonly PageResult[] | undefined,
): Record<keyof typeof PAGE_OUTPUTS, number | undefined> {
  const count = (verdict: PageResult['verdict']) => results && only(results, verdict).length;
  return { 'pages-verified': count('verified'), 'pages-failed': count('failed'), 'pages-unknown': count('unknown') };
}

/** Returns `1 of 3 pages doesn't respond`; undefined if no page failed. */
export function describeFailedPages(results: readonly PageResult[] = []): string | undefined {
  const failed = only(results, 'failed');
  if (failed.length === 0) return undefined;
  const how = failed.some(({ lacksMarker }) => lacksMarker) ? 'respond with the marker' : 'respond';
  return `${formatCount(failed.length)} of ${pluralize(results.length, 'page')} ${failed.length === 1 ? "doesn't" : "don't"} ${how}`;
}

/** Lists failed pages, and folds those that aren't known. */
export function pageBlocks(results: readonly PageResult[] = []): Block[] {
  const [failed, unknown] = [only(results, 'failed'), only(results, 'unknown')];
  const title = `${pluralize(unknown.length, 'page')} not known`;
  return [
    ...(failed.length === 0 ? [] : [listOf(failed)]),
    ...(unknown.length === 0 ? [] : [{ details: title, blocks: [listOf(unknown)] }]),
  ];
}

function listOf(results: readonly PageResult[]): Block {
  const items = results
    .slice(0, MAX_LISTED)
    .map((result): Cell => [{ code: result.path }, ` · ${result.found}. ${result.cure}`]);
  const more = results.length - items.length;
  return { list: more === 0 ? items : [...items, `${formatCount(more)} more`] };
}

/** Logs an annotation per failed page, and one for all that aren't known. */
export function logPages(
  log: Record<'error' | 'warning', (text: string, location?: { title?: string; file?: string }) => void>,
  results: readonly PageResult[],
): void {
  for (const { path, found, cure, file } of only(results, 'failed').slice(0, MAX_ANNOTATIONS))
    log.error(`${path}: ${found}. ${cure}`, { title: "Page doesn't respond", file });
  const [first, ...others] = only(results, 'unknown');
  if (!first) return;
  const more = others.length === 0 ? '' : ` and ${formatCount(others.length)} more`;
  log.warning(`verify-pages: not known if ${first.path}${more} can be read: ${first.found}. ${first.cure}`);
}

function only(results: readonly PageResult[], verdict: PageResult['verdict']): PageResult[] {
  return results.filter((result) => result.verdict === verdict);
}
