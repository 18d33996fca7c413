/** Finds the page that a vanished page seems to be now: by near-equal text, else by title and name. */
import { nameOf } from '../../../pages/address.js';
import { titleOfPage } from '../../../pages/page-title.js';
import { normalize } from '../../../project/page-text.js';
import type { States } from '../read/read-states.js';
import type { Texts } from '../read/texts.js';

export interface PageContent {
  readonly address: string;
  readonly text: string;
  readonly title: string;
}

/** Share of equal lines from which two texts are one page, and how far the next page must be behind. */
const MIN_SHARE = 0.6;
const MIN_LEAD = 0.02;

/** Returns the address of the successor of each vanished page that has exactly one. */
export function findSuccessors(vanished: readonly PageContent[], added: readonly PageContent[]): Map<string, string> {
  const candidates = added.map(({ address, text }) => ({ address, lines: linesOf(text) }));
  const successors = new Map<string, string>();
  for (const { address, text, title } of vanished) {
    const lines = linesOf(text);
    const shares = candidates.map((one) => ({ address: one.address, share: diceOf(lines, one.lines) }));
    const [best, next] = shares.sort((a, b) => b.share - a.share);
    const isSame = best && best.share >= MIN_SHARE && best.share - (next?.share ?? 0) >= MIN_LEAD;
    const named = added.filter((page) => page.title === title && nameOf(page.address) === nameOf(address));
    const successor = isSame ? best : named.length === 1 ? named[0] : undefined;
    if (successor) successors.set(address, successor.address);
  }
  return successors;
}

interface Lines {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

function linesOf(text: string): Lines {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return { counts, total: lines.length };
}

/** The share of equal lines, 0 to 1. */
function diceOf(a: Lines, b: Lines): number {
  let equal = 0;
  for (const [line, count] of a.counts) equal += Math.min(count, b.counts.get(line) ?? 0);
  return a.total + b.total === 0 ? 0 : (2 * equal) / (a.total + b.total);
}

/** For more vanished pages, no successor is looked for. */
export const MAX_PROPOSALS = 50;

/** Vanished address → address of the new page that it seems to be. */
export async function proposeRedirects(texts: Texts, vanished: ReadonlySet<string>): Promise<Map<string, string>> {
  const { live, tested } = texts.states;
  const added = tested.pages.addresses.filter((address) => !live.pages.has(address));
  const gone = [...vanished].slice(0, MAX_PROPOSALS);
  if (added.length === 0 || gone.length === 0) return new Map();
  const contents = { live: [] as PageContent[], tested: [] as PageContent[] };
  const pages = [
    ...gone.map((address) => ['live', address] as const),
    ...added.map((address) => ['tested', address] as const),
  ];
  await texts.forEach('Comparing', pages, async ([side, address]) => {
    const read = await texts.read(side, address);
    if (read === undefined) return;
    const text = normalize(read);
    contents[side].push({ address, text, title: await titleOfPage(text, address) });
  });
  return findSuccessors(contents.live, contents.tested);
}

/** Live addresses of the pages that a page continues, as a redirect of the tested state or a proposal says: several can become one. */
export function predecessorsOf(
  { live, tested }: States,
  proposals: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const predecessors = new Map<string, string[]>();
  for (const address of live.pages.addresses) {
    if (tested.pages.has(address)) continue;
    const end = tested.redirects?.follow(address, tested.pages);
    const successor = end?.kind === 'page' ? end.address : proposals.get(address);
    if (successor !== undefined) predecessors.set(successor, [...(predecessors.get(successor) ?? []), address]);
  }
  return predecessors;
}
