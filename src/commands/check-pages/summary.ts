/** Renders what a run found: outputs, headline, summary, comment and issue. Pure, and works on an incomplete record. */
import type { Annotation } from '../../hosts/host.js';
import type { Block, Cell, Inline } from '../../text/document.js';
import { pluralize } from '../../text/pluralize.js';
import { lowerFirst, upperFirst } from '../../text/sentences.js';
import type { Headline, RunEnding, RunSummary } from '../command.js';
import { countVerdict, countVerdicts, describeCounts, verdictCell } from '../verdict-words.js';
import type { CheckPagesInputs } from './inputs.js';
import type { CheckPagesRecord } from './record.js';
import type { JudgedFinding } from './verdicts.js';
import { inputName } from '../../text/input-names.js';

/** Findings that a terminal lists. */
const MAX_BRIEF = 10;
const MAX_ROWS = 50;

type Scope = CheckPagesInputs['scope'];

const NOTHING: Readonly<Record<Scope, string>> = {
  changes: 'no published page, redirect or link is worse than live',
  all: 'no page, redirect or link has a problem',
};

/** True if there is something to say: what isn't known is none. */
export function hasNews({ findings = [] }: CheckPagesRecord): boolean {
  return findings.some(({ verdict }) => verdict !== 'unknown');
}

/** True if a rule couldn't be decided. Links that are not known are in most projects. */
function hasDoubt({ rules, findings = [] }: CheckPagesRecord): boolean {
  const isOpen = rules.some(({ rule, verdict }) => verdict === 'unknown' && rule !== 'links');
  return isOpen || countVerdict(findings, 'unknown') > 0;
}

export function headlineOf(record: CheckPagesRecord, scope: Scope): Headline {
  const { findings = [], untested } = record;
  if (hasNews(record)) return { sign: 'warning', text: describeCounts(findings) };
  if (untested !== undefined) return { sign: 'neutral', text: `${upperFirst(untested)}, so no page is compared` };
  if (!hasDoubt(record)) return { sign: 'good', text: upperFirst(NOTHING[scope]) };
  const unknown = countVerdict(findings, 'unknown');
  return {
    sign: 'neutral',
    text: `No problems, ${unknown === 0 ? 'but not every rule is decided' : `${unknown} not known`}`,
  };
}

/** The heading of a comment or an issue, which stands between those of other tools: what is counted. */
export function postHeadline(record: CheckPagesRecord, scope: Scope): Headline {
  const { sign, text } = headlineOf(record, scope);
  return { sign, text: sign === 'good' ? `Resolved: ${NOTHING[scope]}` : `Docs pages: ${lowerFirst(text)}` };
}

/** `2 problems, 1 warning, 3 not known`, and the first problem. */
export function describeFindings(record: CheckPagesRecord, scope: Scope): string {
  const first = record.findings?.find(({ verdict }) => verdict === 'problem');
  const { text } = headlineOf(record, scope);
  return first === undefined ? `${text}.` : `${text}. ${first.message}. ${adviceOf(first)}`;
}

function adviceOf({ rule, proposal }: JudgedFinding): string {
  if (rule !== 'vanished-pages') return `Fix the target, or change ${inputName('severity')} or ${inputName('allow')}.`;
  return proposal === undefined
    ? `Add a redirect, or list the page in ${inputName('allow')}.`
    : `Add a redirect to /${proposal}.`;
}

/** What changed, the redirects to add and a table of the findings, for the summary, the comment and the issue. */
export function findingBlocks(record: CheckPagesRecord, maxRows = MAX_ROWS): Block[] {
  const { findings = [], redirects, hidden = [], old = 0 } = record;
  const isVanished = ({ rule, verdict }: JudgedFinding): boolean => rule === 'vanished-pages' && verdict !== 'unknown';
  const vanished = findings.filter(isVanished).slice(0, maxRows);
  const others = findings.filter((finding) => !isVanished(finding)).slice(0, maxRows);
  const more = findings.length - vanished.length - others.length;
  const lines = redirects
    .map(
      ({ source, destination }) =>
        `  { "source": ${JSON.stringify(source)}, "destination": ${JSON.stringify(destination)} }`,
    )
    .join(',\n');
  const entries: Block = { verbatim: `[\n${lines}\n]`, language: 'json' };
  const rows = others.map(({ verdict, file, page, line, message }): Cell[] => [
    verdictCell(verdict),
    { code: `${file ?? page}${line === undefined ? '' : `:${line}`}` },
    message,
  ]);
  return [
    ...vanished.map(vanishedBlock),
    ...(lines === '' ? [] : [{ paragraph: ['Add to ', { code: 'redirects' }, ':'] }, entries]),
    ...(rows.length === 0 ? [] : [{ table: { wraps: true, head: ['Verdict', 'Where', 'What'], rows } }]),
    ...(more === 0 ? [] : [{ paragraph: `${pluralize(more, 'more finding')}: see check-pages.json.` }]),
    ...(hidden.length === 0 ? [] : [{ paragraph: hiddenLine(hidden) }]),
    ...(old === 0 ? [] : [{ paragraph: `${pluralize(old, 'old problem')} ${old === 1 ? 'is' : 'are'} not counted.` }]),
  ];
}

function hiddenLine(hidden: readonly string[]): Inline[] {
  const shown = hidden.slice(0, MAX_BRIEF).flatMap((address): Inline[] => [', ', { code: `/${address}` }]);
  const more = hidden.length > MAX_BRIEF ? ` and ${hidden.length - MAX_BRIEF} more` : '';
  return ['The front matter hides from now on: ', ...shown.slice(1), `${more}.`];
}

function vanishedBlock({ kind, target = '', proposal }: JudgedFinding): Block {
  const place: Inline = { code: `/${target}` };
  const isRedirect = kind === 'redirect';
  const now: Inline[] =
    proposal === undefined ? [] : [isRedirect ? ' It led to ' : ' It seems to be ', { code: `/${proposal}` }];
  const end = now.length === 0 ? [] : [...now, isRedirect ? '.' : ' now.'];
  if (isRedirect) return { paragraph: [{ strong: 'This change removes the redirect of' }, ' ', place, '.', ...end] };
  const removes = [{ strong: 'This change removes' }, ' ', place, ' ', { strong: 'without a redirect' }, '.'];
  return { paragraph: [...removes, ...end] };
}

export function summarizeCheckPages(
  record: CheckPagesRecord,
  { scope }: Pick<CheckPagesInputs, 'scope'>,
  { outcome }: RunEnding,
): RunSummary {
  const { findings, pages = 0, old = 0 } = record;
  const isComplete = findings !== undefined && (outcome === 'done' || outcome === 'gate');
  const counts: Record<string, number> = findings ? { ...countVerdicts(findings), pages, old } : {};
  const { report, redirectsFile: redirects, issueUrl } = record;
  return {
    outputs: { ...counts, report, redirects, 'issue-url': issueUrl },
    headline: isComplete ? headlineOf(record, scope) : undefined,
    includesMessage: isComplete,
    summary: findingBlocks(record),
    brief: findingBlocks(record, MAX_BRIEF),
    annotations: [...annotationsOf(record, 'problem', scope), ...annotationsOf(record, 'warning', scope)],
    counts,
  };
}

function annotationsOf(
  { findings = [] }: CheckPagesRecord,
  verdict: 'problem' | 'warning',
  scope: Scope,
): Annotation[] {
  const shown = findings.filter((finding) => finding.verdict === verdict);
  return shown.map(({ rule, file, line, message }) => ({
    level: verdict === 'problem' && scope === 'changes' ? 'error' : 'warning',
    title: `check-pages: ${rule}`,
    message: `${message}.`,
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
  }));
}
