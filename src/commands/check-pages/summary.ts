/** Renders what a run found: outputs, headline, summary, comment and issue. Pure, and works on an incomplete record. */
import type { Annotation } from '../../hosts/host.js';
import type { Block, Cell, Inline, Sign } from '../../text/document.js';
import { pluralize } from '../../text/pluralize.js';
import type { Headline, RunEnding, RunSummary } from '../command.js';
import type { CheckPagesInputs } from './inputs.js';
import type { CheckPagesRecord } from './record.js';
import type { JudgedFinding } from './verdicts.js';

const MAX_ANNOTATIONS = 10;
const MAX_ROWS = 50;

const SIGNS: Readonly<Record<JudgedFinding['verdict'], Sign>> = {
  problem: 'bad',
  warning: 'warning',
  unknown: 'neutral',
};

const WORDS: Readonly<Record<JudgedFinding['verdict'], string>> = {
  problem: 'problem',
  warning: 'warning',
  unknown: 'not known',
};

export function onlyProblems({ findings = [] }: CheckPagesRecord): readonly JudgedFinding[] {
  return findings.filter(({ verdict }) => verdict === 'problem');
}

function count({ findings = [] }: CheckPagesRecord, verdict: JudgedFinding['verdict']): number {
  return findings.filter((finding) => finding.verdict === verdict).length;
}

const NOTHING = 'No published page, redirect or link is worse than live';

/** `2 problems, 1 warning, 3 not known`, and the first problem. */
export function describeFindings(record: CheckPagesRecord): string {
  const counts = countText(record);
  const [first] = onlyProblems(record);
  return first === undefined ? `${counts}.` : `${counts}. ${upperFirst(first.message)}. ${adviceOf(first)}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function adviceOf({ rule, proposal }: JudgedFinding): string {
  if (rule === 'vanished-pages' && proposal !== undefined) return `Add a redirect to /${proposal}.`;
  if (rule === 'vanished-pages') return 'Add a redirect, or list the page in "allow".';
  return 'Fix the target, or change "severity" or "allow".';
}

function countText(record: CheckPagesRecord): string {
  const [problems, warnings, unknown] = [count(record, 'problem'), count(record, 'warning'), count(record, 'unknown')];
  const counts = [
    ...(problems > 0 ? [pluralize(problems, 'problem')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
    ...(unknown > 0 ? [`${unknown} not known`] : []),
  ];
  return problems + warnings === 0 ? [NOTHING, ...counts].join(', ') : counts.join(', ');
}

export function headlineOf(record: CheckPagesRecord): Headline {
  const isGood = count(record, 'problem') + count(record, 'warning') === 0;
  return { sign: isGood ? 'good' : 'warning', text: countText(record) };
}

/** What changed, the redirects to add and a table of the findings, for the summary, the comment and the issue. */
export function findingBlocks(record: CheckPagesRecord, maxRows = MAX_ROWS): Block[] {
  const { findings = [], redirects, old = 0 } = record;
  const isVanished = ({ rule, verdict }: JudgedFinding): boolean => rule === 'vanished-pages' && verdict !== 'unknown';
  const vanished = findings.filter(isVanished).slice(0, maxRows);
  const others = findings.filter((finding) => !isVanished(finding));
  const shown = others.slice(0, maxRows);
  const more = findings.length - vanished.length - shown.length;
  return [
    ...vanished.map((finding) => ({ paragraph: vanishedText(finding) })),
    ...(redirects.length === 0 ? [] : proposalBlocks(record)),
    ...(shown.length === 0 ? [] : [tableOf(shown)]),
    ...(more === 0 ? [] : [{ paragraph: `${pluralize(more, 'more finding')}: see check-pages.json.` }]),
    ...(old === 0 ? [] : [{ paragraph: `${pluralize(old, 'old problem')} ${old === 1 ? 'is' : 'are'} not counted.` }]),
  ];
}

function vanishedText({ target = '', proposal }: JudgedFinding): Inline[] {
  const now: Inline[] = proposal === undefined ? [] : [' It seems to be ', { code: `/${proposal}` }, ' now.'];
  const place = [' ', { code: `/${target}` }, ' '];
  return [{ strong: 'This change removes' }, ...place, { strong: 'without a redirect' }, '.', ...now];
}

function proposalBlocks({ redirects }: CheckPagesRecord): Block[] {
  const lines = redirects.map((redirect) => `  ${JSON.stringify(redirect)}`);
  return [{ paragraph: ['Add to ', { code: 'redirects' }, ':'] }, { verbatim: `[\n${lines.join(',\n')}\n]` }];
}

function tableOf(findings: readonly JudgedFinding[]): Block {
  const rows = findings.map((finding): Cell[] => [
    // The blank keeps the sign and the word on one line.
    [{ sign: SIGNS[finding.verdict] }, `\u00a0${WORDS[finding.verdict].replace(' ', '\u00a0')}`],
    { code: placeText(finding) },
    finding.message,
  ]);
  return { table: { wraps: true, head: ['Verdict', 'Where', 'What'], rows } };
}

function placeText({ file, page, line }: JudgedFinding): string {
  return `${file ?? page}${line === undefined ? '' : `:${line}`}`;
}

export function summarizeCheckPages(
  record: CheckPagesRecord,
  { scope }: Pick<CheckPagesInputs, 'scope'>,
  ending: RunEnding,
): RunSummary {
  const isComplete = record.findings !== undefined && (ending.outcome === 'done' || ending.outcome === 'gate');
  const counts = {
    problems: count(record, 'problem'),
    warnings: count(record, 'warning'),
    unknown: count(record, 'unknown'),
    ...(record.pages !== undefined && { pages: record.pages }),
    ...(record.old !== undefined && { old: record.old }),
  };
  return {
    outputs: {
      ...(record.findings ? counts : {}),
      report: record.report,
      redirects: record.redirectsFile,
      'issue-url': record.issueUrl,
    },
    headline: isComplete ? headlineOf(record) : undefined,
    includesMessage: isComplete,
    summary: findingBlocks(record),
    brief: findingBlocks(record, MAX_ANNOTATIONS),
    annotations: [...annotationsOf(record, 'problem', scope), ...annotationsOf(record, 'warning', scope)],
    counts,
  };
}

function annotationsOf(
  { findings = [] }: CheckPagesRecord,
  verdict: 'problem' | 'warning',
  scope: CheckPagesInputs['scope'],
): Annotation[] {
  const shown = findings.filter((finding) => finding.verdict === verdict).slice(0, MAX_ANNOTATIONS);
  return shown.map(({ rule, file, line, message }) => ({
    level: verdict === 'problem' && scope === 'changes' ? 'error' : 'warning',
    title: `check-pages: ${rule}`,
    message: `${upperFirst(message)}.`,
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
  }));
}
