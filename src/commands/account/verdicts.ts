/** Defines the verdicts of the commands that check something, and their rows: order, words, counts and tables. Pure. */
import type { Inline, Sign } from '../../text/document.js';
import { oneLine } from '../../text/log.js';
import { pluralize } from '../../text/pluralize.js';
import { endSentence } from '../../text/sentences.js';
import { shorten } from '../../text/width.js';
import type { Row, Section } from './account.js';

/** `unknown` is a verdict of its own: docs-ci never guesses. `note`: this service or platform never says it. */
export type Verdict = 'problem' | 'warning' | 'unknown' | 'note' | 'ok';

/** Verdicts in the order in which rows are listed. */
export const VERDICTS: readonly Verdict[] = ['problem', 'warning', 'unknown', 'note', 'ok'];

/** The sign of a verdict, and the word beside it. */
const VERDICT_WORDS: Readonly<Record<Verdict, readonly [Sign, string]>> = {
  problem: ['bad', 'problem'],
  warning: ['warning', 'warning'],
  unknown: ['neutral', 'not known'],
  note: ['neutral', 'note'],
  ok: ['good', 'ok'],
};

/** The sign and the first cell of a row. A verdict stays on one line, so that a table is easy to scan. */
export function verdictStart(verdict: Verdict): { readonly sign: Sign; readonly word: string } {
  const [sign, word] = VERDICT_WORDS[verdict];
  return { sign, word: word.replace(' ', '\u00a0') };
}

type Judged = readonly { readonly verdict: Verdict }[];

export function countVerdict(rows: Judged, verdict: Verdict): number {
  return rows.filter((one) => one.verdict === verdict).length;
}

/** The counts that are outputs of each of these commands. */
export function countVerdicts(rows: Judged) {
  const [problems, warnings, unknown] = [
    countVerdict(rows, 'problem'),
    countVerdict(rows, 'warning'),
    countVerdict(rows, 'unknown'),
  ];
  return { problems, warnings, unknown };
}

/** `2 problems, 1 warning, 3 not known` */
export function describeCounts(rows: Judged): string {
  const { problems, warnings, unknown } = countVerdicts(rows);
  return [
    problems === 0 ? 'No problems' : pluralize(problems, 'problem'),
    ...(warnings === 0 ? [] : [pluralize(warnings, 'warning')]),
    ...(unknown === 0 ? [] : [`${unknown} not known`]),
  ].join(', ');
}

/** What was looked at, the verdict, what was found, and what to do about it. */
export interface JudgedRow<Id extends string = string> {
  readonly id: Id;
  readonly verdict: Verdict;
  /** A clause without a full stop, on one line. */
  readonly found: string;
  /** What to do, in sentences; empty if there is nothing to do. */
  readonly cure: string;
}

const MAX_TEXT_LENGTH = 240;

/** Texts of the service can be part of `found`, so controls and line breaks are removed, and long texts are cut. */
export function row<Id extends string>(id: Id, verdict: Verdict, found: string, cure = ''): JudgedRow<Id> {
  return { id, verdict, found: shorten(oneLine(found), MAX_TEXT_LENGTH), cure };
}

/** What a row is called for people. */
export function labelOf({ id }: JudgedRow): string {
  return id === 'address' ? 'URL' : id;
}

/** Returns one sentence for what was found, and the sentences of the cure. */
export function sentenceOf(one: JudgedRow): string {
  return `${labelOf(one)}: ${endSentence(one.found)}${one.cure === '' ? '' : ` ${one.cure}`}`;
}

/**
 * Platforms show the rows with one of these verdicts as warnings.
 * @param isInMessage true if the message that ends the run has the problems
 */
export function judgedSection(
  command: string,
  judged: readonly JudgedRow[],
  annotated: readonly Verdict[] = [],
  isInMessage = false,
): Section {
  const rows = judged.map((one): Row => {
    const { sign, word } = verdictStart(one.verdict);
    const title = `${command}: ${labelOf(one)}`;
    return {
      sign,
      cells: [word, labelOf(one), one.found, cureCell(one.cure)],
      isInMessage: isInMessage && one.verdict === 'problem',
      ...(annotated.includes(one.verdict) && { annotation: { level: 'warning', title, message: sentenceOf(one) } }),
    };
  });
  return { label: 'Rows', head: ['Verdict', 'What', 'Found', 'What to do'], rows };
}

/** A URL at the end is there to copy, so it is shown as code, which renderers don't alter. */
function cureCell(cure: string): Inline[] {
  const [, text = '', url] = /^(.*?)(https?:\/\/\S+)?$/.exec(cure) ?? [];
  return url === undefined ? [text] : [text, { code: url }];
}
