/** Defines the command check-pages, which finds published pages that a change removes, hides or breaks links to. */
import { InputError } from '../../api/errors.js';
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { addressOf, folderAddressOf, isWithinFolder } from '../../pages/address.js';
import { PageParser } from '../../pages/page-parser.js';
import { placeOf } from '../../pages/place.js';
import { titleOfPage } from '../../pages/page-title.js';
import { pluralize } from '../../text/pluralize.js';
import type { Command, Ending } from '../command.js';
import { forEachConcurrently } from '../concurrency.js';
import { checkCode } from './code-links.js';
import { publishFindings } from './comment.js';
import { findInNavigation, findInRedirects, findVanished } from './compare.js';
import { checkInputs, inputs, outputs, unusedInputs } from './inputs.js';
import { type PageContent, findSuccessors } from './successors.js';
import { readStates, type States } from './read-states.js';
import type { CheckPagesContext, CheckPagesRecord } from './record.js';
import type { State } from './state.js';
import { describeFindings, headlineOf, summarizeCheckPages } from './summary.js';
import { PAGES_AT_ONCE, Texts } from './texts.js';
import { DEFAULTS, type Finding, judge, newFindings, type Rule, RULES } from './verdicts.js';

export const checkPages: Command<typeof inputs, CheckPagesRecord> = {
  name: 'check-pages',
  summary: 'Find published pages that a change removes, hides or breaks links to',
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
  unusedInputs,
  run: runCheckPages,
  summarize: summarizeCheckPages,
};

async function runCheckPages(context: CheckPagesContext): Promise<Ending> {
  const { inputs: values, record } = context;
  await removeResultsFiles(context, ['check-pages.json', 'redirects.json']);
  const states = await readStates(context);
  announceReading(context, states);
  const found =
    states.missingBranch === undefined ? await findAll(context, states) : await findOnlyInCode(context, states);
  const { findings, rules } = judge(found.findings, found.undecided, values.severity ?? DEFAULTS);
  record.pages = states.folder?.pages.size ?? found.pages;
  record.old = found.old;
  record.missingBranch = states.missingBranch;
  record.rules = rules;
  record.findings = findings;
  record.redirects = findings.flatMap(({ target = '', proposal }) =>
    proposal === undefined ? [] : [{ source: `/${target}`, destination: `/${proposal}` }],
  );
  await publishFindings(context);
  const message = describeFindings(record, values.scope);
  if (values.scope === 'changes' && findings[0]?.verdict === 'problem')
    return { outcome: 'gate', message, topic: 'pages' };
  const { sign } = headlineOf(record, values.scope);
  return { outcome: 'done', message, finding: sign === 'warning' ? 'attention' : sign === 'good' ? 'good' : 'neutral' };
}

/** Tells before a long run that the limit of the key makes it long. */
function announceReading({ api, inputs: values, log }: CheckPagesContext, { tested, folder }: States): void {
  const perMinute = api.observed.requestsPerMinute;
  const count = values.scope === 'all' && !folder ? tested.pages.size : 0;
  if (perMinute === undefined || count <= perMinute) return;
  const minutes = pluralize(Math.ceil(count / perMinute), 'minute');
  log.info(
    `Reading ${pluralize(count, 'page')}, which takes about ${minutes} at ${pluralize(perMinute, 'request')} per minute.`,
  );
}

interface Found {
  readonly findings: readonly Finding[];
  /** Why a rule couldn't be decided. */
  readonly undecided: ReadonlyMap<Rule, string>;
  /** Findings that live has, too. */
  readonly old: number;
  /** Pages that were read. */
  readonly pages: number;
}

async function findOnlyInCode(context: CheckPagesContext, states: States): Promise<Found> {
  const { found, old } = await checkCode(context, states, new Set());
  const others = RULES.filter((rule) => rule !== 'code-links');
  const reason = `the service has no branch ${JSON.stringify(states.missingBranch)}`;
  return { findings: found, undecided: new Map(others.map((rule) => [rule, reason])), old, pages: 0 };
}

async function findAll(context: CheckPagesContext, states: States): Promise<Found> {
  const parser = new PageParser(context.signal);
  try {
    return await compare(context, states, new Texts(context, states, parser));
  } finally {
    parser.close();
  }
}

async function compare(context: CheckPagesContext, states: States, texts: Texts): Promise<Found> {
  const { live, tested, isAllowed } = states;
  const { scope, to } = context.inputs;
  const gone = findVanished(states, to).filter(({ target = '' }) => !isAllowed(target));
  checkFolder(context, states, gone.length);
  const vanished = new Set(gone.flatMap(({ target = '', level }) => (level === undefined ? [target] : [])));
  const proposals = await proposeRedirects(states, texts, vanished);
  const predecessors = new Map([...[...proposals].map(([from, to]) => [to, from] as const), ...movedPages(states)]);
  const inTexts =
    scope === 'all' ? [await findInAll(states, texts), []] : await findInChanged(states, texts, vanished, predecessors);
  const [inTested = [], inLive = []] = inTexts;
  const places = new Map([...predecessors].map(([to, from]) => [placeIn(tested, to), placeIn(live, from)] as const));
  const isKnown = live.config !== undefined || scope === 'all';
  const { found: inConfig, undecided } = findInConfig(tested, isKnown);
  const all = [...inConfig, ...inTested].filter(({ level }) => level !== 'unknown');
  const notInLive = scope === 'all' ? all : newFindings(all, [...findInConfig(live).found, ...inLive], places);
  // So many pages move that some aren't compared with what they were: what is wrong in them may be old.
  const mayBeOld = ({ page, url, target = '' }: Finding): boolean =>
    vanished.size > MAX_PROPOSALS &&
    url !== undefined &&
    !live.pages.has(addressOf(page)) &&
    !places.has(page) &&
    !vanished.has(target);
  for (const { rule } of notInLive.filter(mayBeOld))
    undecided.set(rule, `more than ${MAX_PROPOSALS} pages disappear, so findings in new pages may be old`);
  const fresh = withConfigFile(
    notInLive.filter((finding) => !mayBeOld(finding)),
    states,
  );
  const unknown = inTested.filter(({ level }) => level === 'unknown');
  const code = await checkCode(context, states, vanished);
  return {
    findings: [...gone.map((one) => withProposal(one, proposals)), ...fresh, ...unknown, ...code.found],
    undecided,
    old: all.length - notInLive.length + code.old,
    pages: texts.pagesRead,
  };
}

/** What is wrong in a configuration, and why a rule couldn't be decided. */
function findInConfig(state: State, isKnown = true) {
  const redirects = isKnown ? findInRedirects(state) : undefined;
  const navigation = isKnown ? findInNavigation(state) : undefined;
  const undecided = new Map<Rule, string>();
  if (!redirects) undecided.set('redirects', 'the redirects are not known');
  if (!navigation) undecided.set('navigation-entries', 'the navigation is not known');
  return { found: [...(redirects ?? []), ...(navigation ?? [])], undecided };
}

function withProposal(finding: Finding, proposals: ReadonlyMap<string, string>): Finding {
  const proposal = proposals.get(finding.target ?? '');
  return proposal === undefined ? finding : { ...finding, proposal };
}

/** From so many live pages on, a folder that lacks most of them is probably another one. */
const MIN_LIVE_PAGES = 10;

function checkFolder(
  { inputs: { to }, host, log }: CheckPagesContext,
  { live, folder }: States,
  missing: number,
): void {
  if (!folder) return;
  const expected = live.pages.addresses.filter((address) => isWithinFolder(address, folderAddressOf(to)));
  if (expected.length === 0 && folder.pages.size > 0)
    log.notice(`${host.label('to')}: live has no page in "${to}", so all pages are new. Check the folder.`);
  if (expected.length < MIN_LIVE_PAGES || missing <= expected.length / 2) return;
  throw new InputError([
    `${host.label('path')}: ${missing} of ${expected.length} live pages aren't in this folder. Check that it is the folder of the project, or list the pages in "allow".`,
  ]);
}

async function findInAll({ tested }: States, texts: Texts): Promise<Finding[]> {
  const found = await texts.findIn('tested', tested.pages.addresses);
  return [...found, ...(await texts.findUnlisted(tested.pages.addresses))];
}

/**
 * What is wrong in the pages that this change touches, and what was wrong in them on live.
 * @param vanished addresses of pages that this change removes
 * @param predecessors address in live by the address of the successor
 */
async function findInChanged(
  { live, tested, changed, folder }: States,
  texts: Texts,
  vanished: ReadonlySet<string>,
  predecessors: ReadonlyMap<string, string>,
): Promise<[Finding[], Finding[]]> {
  const found = await texts.findIn('tested', [...changed]);
  const places = new Set(found.flatMap(({ page, level }) => (level === 'unknown' ? [] : [page])));
  const touched = [...changed].filter((address) => places.has(placeIn(tested, address)));
  const before = touched.flatMap((address) => [address, predecessors.get(address) ?? address]);
  const inLive = await texts.findIn(
    'live',
    [...new Set(before)].filter((address) => live.pages.has(address)),
  );
  if (folder && vanished.size > 0) found.push(...(await texts.findInUnchanged(vanished)));
  const added = tested.pages.addresses.filter((address) => !live.pages.has(address));
  return [[...found, ...(await texts.findUnlisted(added))], inLive];
}

function placeIn({ pages }: State, address: string): string {
  return placeOf(pages.pathOf(address) ?? address);
}

/** Redirects and entries are lines of the configuration. */
function withConfigFile(findings: readonly Finding[], { config }: States): readonly Finding[] {
  if (!config) return findings;
  const lines = linesOfStrings(config.text);
  return findings.map((finding) => {
    if (finding.rule !== 'redirects' && finding.rule !== 'navigation-entries') return finding;
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

/** Pages that a redirect of the tested state names as successors of live pages: successor → live address. */
function movedPages({ live, tested }: States): [string, string][] {
  return live.pages.addresses.flatMap((address): [string, string][] => {
    if (tested.pages.has(address)) return [];
    const end = tested.redirects?.follow(address, tested.pages);
    return end?.kind === 'page' && !live.pages.has(end.address) ? [[end.address, address]] : [];
  });
}

const MAX_PROPOSALS = 50;

/** Vanished address → address of the new page that it seems to be. */
async function proposeRedirects(
  { live, tested }: States,
  texts: Texts,
  vanished: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const added = tested.pages.addresses.filter((address) => !live.pages.has(address));
  const gone = [...vanished].slice(0, MAX_PROPOSALS);
  if (added.length === 0 || gone.length === 0) return new Map();
  const contents = { live: [] as PageContent[], tested: [] as PageContent[] };
  const pages = [
    ...gone.map((address) => ['live', address] as const),
    ...added.map((address) => ['tested', address] as const),
  ];
  await forEachConcurrently(pages, PAGES_AT_ONCE, async ([side, address]) => {
    const text = (await texts.read(side, address))?.replaceAll('\r\n', '\n');
    if (text !== undefined) contents[side].push({ address, text, title: await titleOfPage(text, address) });
  });
  return findSuccessors(contents.live, contents.tested);
}
