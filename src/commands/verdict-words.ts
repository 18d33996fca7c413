/** Defines the verdicts of the commands that check something, their order and their words. Pure. */
import type { Sign } from '../text/document.js';
import { pluralize } from '../text/pluralize.js';

/** `unknown` is a verdict of its own: docs-ci never guesses. `note`: this service or platform never says it. */
export type Verdict = 'problem' | 'warning' | 'unknown' | 'note' | 'ok';

/** Verdicts in the order in which rows are listed. */
export const VERDICTS: readonly Verdict[] = ['problem', 'warning', 'unknown', 'note', 'ok'];

/** The word of a verdict, beside its sign. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  problem: 'problem',
  warning: 'warning',
  unknown: 'not known',
  note: 'note',
  ok: 'ok',
};

export const VERDICT_SIGNS: Readonly<Record<Verdict, Sign>> = {
  problem: 'bad',
  warning: 'warning',
  unknown: 'neutral',
  note: 'neutral',
  ok: 'good',
};

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
