/** Finds the page that a vanished page seems to be now: by near-equal text, else by title and name. Pure. */
import { nameOf } from '../../pages/address.js';

export interface PageContent {
  readonly address: string;
  readonly text: string;
  readonly title: string;
}

/** Share of equal lines from which two texts are one page, and how far the next page must be behind. */
const MIN_SHARE = 0.6;
const MIN_LEAD = 0.02;

/** Returns the address of the successor of each vanished page that has exactly one. */
export function propose(vanished: readonly PageContent[], added: readonly PageContent[]): Map<string, string> {
  const candidates = added.map((page) => ({ page, lines: countLines(page.text) }));
  return new Map(
    vanished.flatMap((page) => {
      const successor = byText(page, candidates) ?? byName(page, added);
      return successor === undefined ? [] : [[page.address, successor.address] as const];
    }),
  );
}

interface Lines {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

interface Candidate {
  readonly page: PageContent;
  readonly lines: Lines;
}

function countLines(text: string): Lines {
  const counts = new Map<string, number>();
  let total = 0;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    counts.set(line, (counts.get(line) ?? 0) + 1);
    total += 1;
  }
  return { counts, total };
}

function byText({ text }: PageContent, candidates: readonly Candidate[]): PageContent | undefined {
  const lines = countLines(text);
  const shares = candidates.map(({ page, lines: others }) => ({ page, share: diceOf(lines, others) }));
  const [best, next] = shares.toSorted((a, b) => b.share - a.share);
  if (!best || best.share < MIN_SHARE) return undefined;
  return best.share - (next?.share ?? 0) >= MIN_LEAD ? best.page : undefined;
}

/** The share of equal lines, 0 to 1. */
function diceOf(a: Lines, b: Lines): number {
  let equal = 0;
  for (const [line, count] of a.counts) equal += Math.min(count, b.counts.get(line) ?? 0);
  return a.total + b.total === 0 ? 0 : (2 * equal) / (a.total + b.total);
}

function byName({ address, title }: PageContent, added: readonly PageContent[]): PageContent | undefined {
  const same = added.filter((page) => page.title === title && nameOf(page.address) === nameOf(address));
  return same.length === 1 ? same[0] : undefined;
}
