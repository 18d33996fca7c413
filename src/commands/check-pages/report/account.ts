/** Renders what a run found: outputs, headline, summary, comment and issue. Pure, and works on an incomplete record. */
import type { Block, Inline } from '../../../text/document.js';
import { listItems, listPaths } from '../../../text/list-items.js';
import { pluralize } from '../../../text/pluralize.js';
import { lowerFirst, upperFirst } from '../../../text/sentences.js';
import { type Account, type Headline, type Row, type Section, sectionBlocks } from '../../account/account.js';
import type { Ending, RunEnding } from '../../command.js';
import { countVerdict, countVerdicts, describeCounts, verdictStart } from '../../account/verdicts.js';
import { moreOf, withoutDryRunPosts } from '../../account/blocks.js';
import type { CheckPagesInputs } from '../inputs.js';
import type { CheckPagesRecord } from '../record.js';
import type { RuleName } from '../rules/all-rules.js';
import type { JudgedFinding } from '../rules/verdicts.js';
import { inputName, setting } from '../../../text/input-names.js';

const MAX_ROWS = 50;
/** Pages or files that a line names. */
const MAX_LISTED = 10;
/** Has all findings. */
const REPORT = { code: 'check-pages.json' };

type Scope = CheckPagesInputs['scope'];

/** What is claimed is what was found: a link may be not known, and a rule off. */
const NOTHING: Readonly<Record<Scope, string>> = {
  changes: 'no new problem with pages, redirects or links was found',
  all: 'no problem with pages, redirects or links was found',
};

/** True if there is something to say: what isn't known is none. */
export function hasNews({ findings = [] }: CheckPagesRecord): boolean {
  return findings.some(({ verdict }) => verdict !== 'unknown');
}

/** True if something isn't known, be it a single link. */
export function hasUnknown({ rules, findings = [] }: CheckPagesRecord): boolean {
  return countVerdict(findings, 'unknown') > 0 || rules.some(({ reason }) => reason !== undefined);
}

/** Rules that most projects leave open: links and files that are not known, and headings of pages that are not read. */
const USUALLY_OPEN: readonly string[] = ['links', 'anchors', 'media'];

/** True if a rule couldn't be decided. */
function hasDoubt({ rules, findings = [] }: CheckPagesRecord): boolean {
  const isOpen = rules.some(({ rule, verdict }) => verdict === 'unknown' && !USUALLY_OPEN.includes(rule));
  return isOpen || countVerdict(findings, 'unknown') > 0;
}

export function headlineOf(record: CheckPagesRecord, scope: Scope): Headline {
  const { findings = [], untested, unread, notes = [] } = record;
  if (hasNews(record)) return { sign: 'warning', text: describeCounts(findings) };
  if (untested !== undefined) return { sign: 'neutral', text: `No page is compared: ${untested}` };
  const isOpen = hasDoubt(record);
  if (!isOpen && !unread && notes.length === 0) return { sign: 'good', text: upperFirst(NOTHING[scope]) };
  const unknown = countVerdict(findings, 'unknown');
  const open = isOpen ? 'not every rule is decided' : unread ? 'not every page was read' : 'not everything was checked';
  return { sign: 'neutral', text: `No problems, ${unknown === 0 ? `but ${open}` : `${unknown} not known`}` };
}

/** The heading of a comment or an issue, which stands between those of other tools: what is counted. */
export function postHeadline(record: CheckPagesRecord, scope: Scope): Headline {
  const { sign, text } = headlineOf(record, scope);
  return { sign, text: sign === 'good' ? `Resolved: ${NOTHING[scope]}` : `Docs pages: ${lowerFirst(text)}` };
}

export const SET_PATH = `Set ${inputName('path')} to look at a folder instead.`;

/** `2 problems, 1 warning, 3 not known`, and what to do. A single problem is in the message, and in no list. */
export function endingOf(record: CheckPagesRecord, scope: Scope): Ending {
  const problems = problemsOf(record);
  const message = `${headlineOf(record, scope).text}.`;
  const isUntested = record.untested !== undefined && !hasNews(record);
  if (isUntested) return { outcome: 'done', message };
  const issue = record.issueUrl === undefined ? '' : ` Issue: ${record.issueUrl}`;
  if (scope !== 'changes' || problems.length === 0) return { outcome: 'done', message: message + issue };
  const only = onlyProblem(record);
  const advice = advicesOf(record).join(' ');
  if (!only) return { outcome: 'gate', message: `${message} ${advice}`, topic: 'pages' };
  const { file, line, rule } = only;
  const text = `${message} ${placedMessage(only)}. ${advice}`;
  const location = { title: `check-pages: ${rule}`, ...(file !== undefined && { file, line }) };
  return { outcome: 'gate', message: text, topic: 'pages', location };
}

function problemsOf({ findings = [] }: CheckPagesRecord): JudgedFinding[] {
  return findings.filter(({ verdict }) => verdict === 'problem');
}

function onlyProblem(record: CheckPagesRecord): JudgedFinding | undefined {
  const [first, ...others] = problemsOf(record);
  return others.length === 0 ? first : undefined;
}

/** Where redirects are looked for: elsewhere, they wouldn't help. */
function redirectPlace({ config }: CheckPagesRecord): string {
  if (config === undefined) return '';
  return config === 'live'
    ? `, on the live site or in a file that ${inputName('config-file')} names`
    : ` in ${listPaths([config.file])}`;
}

/** What is wrong, for each rule whose findings aren't pages that vanish. */
const PARTS: Readonly<Record<RuleName, string>> = {
  'vanished-pages': 'redirects',
  redirects: 'redirects',
  'navigation-entries': 'navigation',
  'unlisted-pages': 'navigation',
  links: 'links',
  anchors: 'links',
  media: 'files',
  'alt-text': 'alternative texts',
  'code-links': 'links in code',
};

function fixAdvice(problems: readonly JudgedFinding[]): string {
  const parts = [...new Set(problems.map(({ rule }) => PARTS[rule]))];
  return `Fix the ${listItems(parts)}, or change ${inputName('severity')} or ${inputName('allow')}.`;
}

/** What to do about the problems: one advice for all of a kind. */
function advicesOf(record: CheckPagesRecord): string[] {
  const problems = problemsOf(record);
  const vanished = problems.filter(isVanished);
  const others = problems.filter((one) => !isVanished(one));
  return [
    ...(vanished.length === 0 ? [] : [redirectAdvice(record, vanished)]),
    ...(vanished.some((one) => mayBeNewer(record, one)) ? [REBASE] : []),
    ...(others.length === 0 ? [] : [fixAdvice(others)]),
  ];
}

function redirectAdvice(record: CheckPagesRecord, [first, ...more]: readonly JudgedFinding[]): string {
  const place = redirectPlace(record);
  if (more.length > 0) return `Add redirects${place}, or list the pages in ${inputName('allow')}.`;
  if (first?.proposal !== undefined) return `Add a redirect to /${first.proposal}${place}.`;
  return `Add a redirect${place}, or list the page in ${inputName('allow')}.`;
}

const REBASE = 'For what went live after this branch was made, rebase the branch.';

/** True if nothing shows that the change takes the page away: neither the changed files, nor the place where its text is now. */
function mayBeNewer({ isListed, isWhole }: CheckPagesRecord, { kind, proposal }: JudgedFinding): boolean {
  return isListed !== true && isWhole !== true && (proposal === undefined || kind === 'redirect');
}

/** A message on its own names the place. */
function placedMessage(finding: JudgedFinding): string {
  const isNamed = finding.file === undefined && isVanished(finding);
  return isNamed ? finding.message : `${placeText(finding)}: ${finding.message}`;
}

function placeText({ file, page, line }: JudgedFinding): string {
  return `${file ?? page}${line === undefined ? '' : `:${line}`}`;
}

/** What a page, the comment and the issue have below their title. */
export function findingBlocks(record: CheckPagesRecord, maxRows = MAX_ROWS): Block[] {
  return [...leadOf(record), ...sectionBlocks([sectionOf(record, 'changes')], maxRows), ...closingLines(record)];
}

/** What the log warns about, and what to do about the problems. */
function leadOf(record: CheckPagesRecord): Block[] {
  const advice = record.isWhole ? '' : advicesOf(record).join(' ');
  return [...noteBlocks(record), ...(advice === '' ? [] : [{ paragraph: advice }])];
}

/** What the log warns about. */
export function noteBlocks({ notes = [] }: CheckPagesRecord): Block[] {
  const more = moreOf(notes.length, MAX_LISTED).map((rest) => ({ paragraph: [...rest, ' in the log.'] }));
  return [...notes.slice(0, MAX_LISTED).map((paragraph) => ({ paragraph })), ...more];
}

function isVanished({ rule, verdict }: JudgedFinding): boolean {
  return rule === 'vanished-pages' && verdict !== 'unknown';
}

function redirectBlocks({ redirects, config }: CheckPagesRecord): Block[] {
  if (redirects.length === 0) return [];
  const place = typeof config === 'object' ? [' in ', { code: config.file }] : [];
  const lines = redirects.map(
    ({ source, destination }) =>
      `  { "source": ${JSON.stringify(source)}, "destination": ${JSON.stringify(destination)} }`,
  );
  return [
    { paragraph: ['Add to ', { code: 'redirects' }, ...place, ':'] },
    { verbatim: `[\n${lines.join(',\n')}\n]`, language: 'json', toCopy: true },
  ];
}

/** All findings, so that the rows are as many as the title counts, and the redirects to add. */
function sectionOf(record: CheckPagesRecord, scope: Scope, inMessage?: JudgedFinding): Section {
  const { findings = [] } = record;
  const rows = findings.map((finding): Row => ({ ...rowOf(finding, scope), isInMessage: finding === inMessage }));
  const head = ['Verdict', 'Where', 'What'];
  return { label: 'Findings', head, rows, place: REPORT, isFolded: false, advice: redirectBlocks(record) };
}

function rowOf(finding: JudgedFinding, scope: Scope): Row {
  const { rule, verdict, file, line } = finding;
  const message = finding.message + successorOf(finding);
  const { sign, word } = verdictStart(verdict);
  const level = verdict === 'problem' && scope === 'changes' ? 'error' : 'warning';
  const place = file === undefined ? undefined : { file, line };
  const told = place ? message : placedMessage({ ...finding, message });
  const annotation = { level, title: `check-pages: ${rule}`, message: `${told}.`, ...place } as const;
  return {
    sign,
    cells: [word, { code: placeText(finding) }, message],
    ...(verdict !== 'unknown' && { annotation }),
  };
}

function successorOf({ kind, proposal }: JudgedFinding): string {
  if (proposal === undefined) return '';
  return kind === 'redirect' ? `; it led to /${proposal}` : `; it seems to be /${proposal} now`;
}

const LIVE_CONFIG = `Navigation and redirects are those of the live site; ${inputName('config-file')} can name a file.`;

/** What isn't a finding, but worth a line. */
function closingLines(record: CheckPagesRecord): Block[] {
  const { rules, untested, unread, hidden = [], allowed = [], linked = [], invalid = [], old = 0, config } = record;
  const off = rules.flatMap(({ rule, verdict }) => (verdict === 'off' ? rule : []));
  const open = rules.filter(({ reason }) => reason !== undefined && reason !== untested);
  return [
    ...(open.length === 0 ? [] : [{ paragraph: openLine(open) }]),
    ...(unread === undefined ? [] : [{ paragraph: unreadLine(unread) }]),
    ...listLines('The front matter hides from now on', addressed(hidden)),
    ...listLines(`Gone, as ${inputName('allow')} permits`, addressed(allowed)),
    ...listLines(`Linked without a page, as ${inputName('allow')} permits`, addressed(linked)),
    ...listLines("Read as Markdown, because it isn't valid MDX, so the build may fail", invalid),
    ...listLines('Off', off),
    ...(config === 'live' ? [{ paragraph: LIVE_CONFIG }] : []),
    ...(old === 0 ? [] : [{ paragraph: oldLine(old) }]),
  ];
}

/** Rules that couldn't be decided, at least for some pages, and why. */
function openLine(open: CheckPagesRecord['rules']): Inline[] {
  const parts = open.flatMap(({ rule, reason = '' }): Inline[] => [', ', { code: rule }, ` (${reason})`]);
  return ['Not decided: ', ...parts.slice(1), '.'];
}

function unreadLine({ addresses, advice }: NonNullable<CheckPagesRecord['unread']>): string {
  const count = addresses.size;
  const [have, were] = count === 1 ? ['has', "wasn't"] : ['have', "weren't"];
  const start = `${pluralize(count, 'page')} ${have} the size of the live page and ${were} read`;
  return `${start}: a change that keeps the size isn't noticed. ${advice}`;
}

function oldLine(old: number): string {
  return `${pluralize(old, 'old problem')} ${old === 1 ? 'is' : 'are'} not counted; ${setting('scope', 'all')} lists what live has.`;
}

function addressed(addresses: readonly string[]): string[] {
  return addresses.map((address) => `/${address}`);
}

/** A line with the first items; nothing without one. */
function listLines(start: string, items: readonly string[]): Block[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, MAX_LISTED).flatMap((item): Inline[] => [', ', { code: item }]);
  const more = items.length > MAX_LISTED ? ` and ${items.length - MAX_LISTED} more` : '';
  return [{ paragraph: [`${start}: `, ...shown.slice(1), `${more}.`] }];
}

export function accountOf(
  record: CheckPagesRecord,
  { scope }: Pick<CheckPagesInputs, 'scope'>,
  { outcome }: RunEnding,
): Account {
  const { findings, pages = 0, old = 0 } = record;
  const isComplete = findings !== undefined && (outcome === 'done' || outcome === 'gate');
  const counts: Record<string, number> = findings ? { ...countVerdicts(findings), pages, old } : {};
  const { report, redirectsFile: redirects, issueUrl } = record;
  // Whether there is an issue to close is only known to a run that looks for it.
  const planned = record.plannedPosts?.filter((post) => post !== 'issue' || counts.problems);
  const inMessage = outcome === 'gate' ? onlyProblem(record) : undefined;
  return {
    outputs: { ...counts, report, redirects, 'issue-url': issueUrl },
    headline: isComplete ? headlineOf(record, scope) : undefined,
    lead: isComplete ? leadOf(record) : undefined,
    isLeadInMessage: true,
    sections: [sectionOf(record, scope, inMessage)],
    next: [...closingLines(record), ...(isComplete ? withoutDryRunPosts(planned) : [])],
    counts,
  };
}
