/** Defines the verdicts of the commands that check something: their order, words and counts. Pure. */
import type { Inline, Sign } from '../text/document.js';
import { pluralize } from '../text/pluralize.js';

/** `unknown` is a verdict of its own: docs-ci never guesses. `note`: this service or platform never says it. */
export type Verdict = 'problem' | 'warning' | 'unknown' | 'note' | 'ok';

/** Verdicts in the order in which rows are listed. */
export const VERDICTS: readonly Verdict[] = ['problem', 'warning', 'unknown', 'note', 'ok'];

/** The sign of a verdict, and the word beside it. */
export const VERDICT_WORDS: Readonly<Record<Verdict, readonly [Sign, string]>> = {
  problem: ['bad', 'problem'],
  warning: ['warning', 'warning'],
  unknown: ['neutral', 'not known'],
  note: ['neutral', 'note'],
  ok: ['good', 'ok'],
};

/** A verdict stays on one line, so that a table is easy to scan. */
export function verdictCell(verdict: Verdict): Inline[] {
  const [sign, word] = VERDICT_WORDS[verdict];
  return [{ sign }, `\u00a0${word.replace(' ', '\u00a0')}`];
}

type Judged = readonly { readonly verdict: Verdict }[];

export function countVerdict(rows: Judged, verdict: Verdict): number {
  return rows.filter((one) => one.verdict === verdict).length;
}

/** `2 problems, 1 warning, 3 not known` */
export function describeCounts(rows: Judged): string {
  const problems = countVerdict(rows, 'problem');
  const warnings = countVerdict(rows, 'warning');
  const unknown = countVerdict(rows, 'unknown');
  return [
    problems === 0 ? 'No problems' : pluralize(problems, 'problem'),
    ...(warnings === 0 ? [] : [pluralize(warnings, 'warning')]),
    ...(unknown === 0 ? [] : [`${unknown} not known`]),
  ].join(', ');
}
