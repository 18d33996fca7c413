/** Defines the command check-pages, which finds published pages that a change takes away, hides or breaks links to. */
import { InputError } from '../../api/errors.js';
import type { ChangedFile } from '../../hosts/host.js';
import { addressOf, AddressSet } from '../../pages/address.js';
import { placeOf } from '../../pages/place.js';
import { titleOfPage } from '../../pages/page-title.js';
import { pluralize } from '../../text/pluralize.js';
import type { Command, Ending } from '../command.js';
import { checkCode } from './check-code.js';
import { checkTexts, type TextFindings, type TextRules, type Texts } from './check-texts.js';
import { findInNavigation, findInRedirects, findVanished } from './compare.js';
import { checkInputs, inputs, outputs } from './inputs.js';
import { propose, type PageContent } from './propose.js';
import { publishFindings } from './publish-findings.js';
import { isBelow, PageTexts, readStates, type ReadStates } from './read-states.js';
import type { CheckPagesContext, CheckPagesRecord } from './record.js';
import { siteOf } from './state.js';
import { describeFindings, onlyProblems, summarizeCheckPages } from './summary.js';
import { type Finding, judge, newFindings, parseSeverities, type Rule } from './verdicts.js';

export const checkPages: Command<typeof inputs, CheckPagesRecord> = {
  name: 'check-pages',
  summary: 'Find published pages that a change takes away, hides or breaks links to',
  branding: { icon: 'link', color: 'orange' },
  inputs,
  inputGroups: {
    Pages: ['scope', 'branch', 'path', 'to', 'configFile', 'exclude'],
    Rules: ['severity', 'allow', 'code', 'siteUrl'],
    'On GitHub and GitLab': ['comment', 'issue'],
  },
  keyRole: 'viewer',
  examples: ['check-pages --path docs', 'check-pages --branch new-guide', 'check-pages --scope all'],
  outputs,
  createRecord: () => ({ rules: [], redirects: [] }),
  check: checkInputs,
  run: runCheckPages,
  summarize: summarizeCheckPages,
};

async function runCheckPages(context: CheckPagesContext): Promise<Ending> {
  const { inputs: values, record, log } = context;
  const states = await readStates(context);
  announceReading(context, states);
  const { findings, undecided, old, pages } = await findProblems(context, states);
  const severities = parseSeverities(values.severity ?? []);
  if (typeof severities === 'string') throw new Error(severities);
  const judged = judge(findings, undecided, severities);
  record.pages = states.folder?.pages.size ?? pages;
  record.old = old;
  record.rules = judged.rules;
  record.findings = judged.findings;
  record.redirects = judged.findings.flatMap(({ rule, target = '', proposal }) =>
    rule === 'vanished-pages' && proposal !== undefined ? [{ source: `/${target}`, destination: `/${proposal}` }] : [],
  );
  await publishFindings(context);
  const problems = onlyProblems(record);
  log.debug(`${pluralize(old, 'old problem')} not counted.`);
  if (values.scope === 'changes' && problems.length > 0)
    return { outcome: 'gate', message: describeFindings(record), topic: 'pages' };
  const finding = judged.findings.some(({ verdict }) => verdict !== 'unknown') ? 'attention' : 'good';
  return { outcome: 'done', message: describeFindings(record), finding };
}

/** A limit that makes a run long is said before. */
function announceReading({ api, inputs: values, log }: CheckPagesContext, { tested, folder }: ReadStates): void {
  const perMinute = api.observed.requestsPerMinute;
  const count = values.scope === 'all' && !folder ? tested.pages.size : 0;
  if (perMinute === undefined || count <= perMinute) return;
  log.info(
    `Reading ${pluralize(count, 'page')}, which takes about ${pluralize(Math.ceil(count / perMinute), 'minute')} at ${pluralize(perMinute, 'request')} per minute.`,
  );
}

interface Problems {
  readonly findings: readonly Finding[];
  readonly undecided: ReadonlyMap<Rule, string>;
  readonly old: number;
  readonly pages: number;
}

async function findProblems(context: CheckPagesContext, states: ReadStates): Promise<Problems> {
  const { live, tested, folder, branch, files } = states;
  const isAllowed = await allowedBy(context.inputs.allow ?? []);
  const shared = { isAllowed, doubtful: folder?.doubtful ?? new AddressSet([]), files: folder?.files };
  const site = siteOf(tested, live, shared);
  // If the configuration of live can't be read, links that live may have redirected count as old problems.
  const liveSite = siteOf({ ...live, config: live.config ?? tested.config }, tested, shared);
  const texts: Texts = {
    tested: new PageTexts(context, tested, states),
    live: new PageTexts(context, live, { folder: undefined, branch: undefined }),
  };
  const comparison = { live, tested, site, removed: files && removedPaths(files), isBranch: branch !== undefined };
  const gone = findVanished(comparison).filter(({ target = '' }) => !isAllowed(target));
  refuseOtherFolder(context, states, gone.length);
  const vanished = new Set(gone.flatMap(({ target = '', level }) => (level === undefined ? [target] : [])));
  const proposals = await proposeRedirects(states, texts, vanished);
  const predecessors = new Map([...proposals].map(([from, to]) => [to, from] as const));
  for (const [to, from] of movedPages(states)) predecessors.set(to, from);
  const fromTexts = await checkTexts(context, texts, { ...states, site, liveSite, vanished, predecessors });
  const code = await checkCode(context, { site, liveSite, vanished, files });
  const { fresh, old, undecided } = compareFindings(context, states, { site, liveSite, predecessors, fromTexts });
  const disappeared = gone.map((one) => withProposal(one, proposals.get(one.target ?? '')));
  const findings = [...disappeared, ...withConfigFile(fresh, states), ...code.found];
  return { findings, undecided, old: old + code.old, pages: fromTexts.pagesRead };
}

/** From so many live pages on, a folder that lacks most of them is probably another one. */
const MIN_LIVE_PAGES = 10;

function refuseOtherFolder(
  { inputs: { to }, host }: CheckPagesContext,
  { live, folder }: ReadStates,
  missing: number,
): void {
  const expected = [...live.pages.addresses].filter((address) => isBelow(address, to)).length;
  if (!folder || expected < MIN_LIVE_PAGES || missing <= expected / 2) return;
  const label = host.label('path');
  throw new InputError([
    `${label}: ${missing} of ${expected} live pages aren't in this folder. Check that it is the folder of the project, or list the pages in "allow".`,
  ]);
}

function removedPaths(files: readonly ChangedFile[]): string[] {
  return files.flatMap(({ path, change, previousPath }) => [
    ...(change === 'removed' ? [path] : []),
    ...(previousPath === undefined ? [] : [previousPath]),
  ]);
}

interface Compared extends Pick<TextRules, 'site' | 'liveSite' | 'predecessors'> {
  readonly fromTexts: TextFindings;
}

/** Leaves out what live has, too, unless everything is to be listed. */
function compareFindings(
  { inputs: { scope } }: CheckPagesContext,
  { live, tested }: ReadStates,
  { site, liveSite, predecessors, fromTexts }: Compared,
): { readonly fresh: readonly Finding[]; readonly old: number; readonly undecided: ReadonlyMap<Rule, string> } {
  const isKnown = live.config !== undefined || scope === 'all';
  const redirects = isKnown ? findInRedirects(tested, site) : undefined;
  const entries = isKnown ? findInNavigation(tested, site) : undefined;
  const undecided = new Map<Rule, string>();
  if (!redirects) undecided.set('redirects', 'the redirects are not known');
  if (!entries) undecided.set('navigation-entries', 'the navigation is not known');
  if (fromTexts.unknown > 0) undecided.set('links', `${pluralize(fromTexts.unknown, 'link')} not known`);
  const all = [redirects, entries, fromTexts.tested].flatMap((found) => found ?? []);
  if (scope === 'all') return { fresh: all, old: 0, undecided };
  const before = [findInRedirects(live, liveSite), findInNavigation(live, liveSite), fromTexts.live];
  const places = new Map([...predecessors].map(([to, from]) => [placeIn(tested, to), placeIn(live, from)] as const));
  const fresh = newFindings(
    all,
    before.flatMap((found) => found ?? []),
    places,
  );
  return { fresh, old: all.length - fresh.length, undecided };
}

const CONFIG_RULES: ReadonlySet<Rule> = new Set(['redirects', 'navigation-entries']);

function placeIn({ pages }: ReadStates['live'], address: string): string {
  return placeOf(pages.pathOf(address) ?? address);
}

function withProposal(finding: Finding, proposal: string | undefined): Finding {
  return proposal === undefined ? finding : { ...finding, proposal };
}

/** Redirects and entries are lines of the configuration. */
function withConfigFile(findings: readonly Finding[], { folder }: ReadStates): Finding[] {
  const config = folder?.config;
  if (!config) return [...findings];
  const lines = linesOfStrings(config.text);
  return findings.map((finding) => {
    if (!CONFIG_RULES.has(finding.rule)) return finding;
    const { page } = finding;
    const forms = [page, `/${page}`, `${page}.mdx`, `${page}.md`].map((form) => JSON.stringify(form));
    const line = forms.map((form) => lines.get(form)).find((found) => found !== undefined);
    return { ...finding, file: config.file, ...(line !== undefined && { line }) };
  });
}

/** The first line of each string, by the string in its quotes. JSON has no line breaks in strings. */
function linesOfStrings(json: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of json.split('\n').entries())
    for (const [text] of line.matchAll(/"(?:[^"\\]|\\.)*"/g)) if (!lines.has(text)) lines.set(text, index + 1);
  return lines;
}

async function allowedBy(globs: readonly string[]): Promise<(address: string) => boolean> {
  if (globs.length === 0) return () => false;
  const { default: micromatch } = await import('micromatch');
  const plain = globs.map((glob) => glob.replace(/^\/+/, '').replace(/\/+$/, ''));
  return (address) => micromatch.isMatch(address, plain);
}

/** Pages that a redirect of the tested state names as successors of live pages: successor → live address. */
function movedPages({ live, tested }: ReadStates): Map<string, string> {
  const moved = new Map<string, string>();
  for (const address of live.pages.addresses) {
    if (tested.pages.has(address)) continue;
    const end = tested.config?.redirects?.follow(address, tested.pages);
    if (end?.kind === 'page' && !live.pages.has(end.address)) moved.set(end.address, address);
  }
  return moved;
}

const MAX_PROPOSALS = 50;

/** Vanished address → address of the new page that it seems to be. */
async function proposeRedirects(
  { live, tested }: ReadStates,
  texts: Texts,
  vanished: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const added = [...tested.pages.addresses].filter((address) => !live.pages.has(address));
  const gone = [...vanished].slice(0, MAX_PROPOSALS);
  if (added.length === 0 || gone.length === 0) return new Map();
  const [before, after] = await Promise.all([readContents(texts.live, gone), readContents(texts.tested, added)]);
  return propose(before, after);
}

const READS_AT_ONCE = 4;

async function readContents(texts: PageTexts, addresses: readonly string[]): Promise<PageContent[]> {
  const contents: PageContent[] = [];
  for (let start = 0; start < addresses.length; start += READS_AT_ONCE) {
    const batch = addresses.slice(start, start + READS_AT_ONCE);
    const read = await Promise.all(batch.map(async (address) => ({ address, text: await texts.read(address) })));
    for (const { address, text } of read) {
      if (text === undefined) continue;
      const path = texts.state.pages.pathOf(address) ?? addressOf(address);
      contents.push({ address, text, title: await titleOfPage(text.replaceAll('\r\n', '\n'), path) });
    }
  }
  return contents;
}
