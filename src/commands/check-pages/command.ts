/** Defines the command check-pages, which finds published pages that a change removes, hides or breaks links to. */
import { InputError } from '../../api/errors.js';
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { addressOf, folderAddressOf, isWithinFolder } from '../../pages/address.js';
import { PageParser } from '../../pages/page-parser.js';
import { placeOf } from '../../pages/place.js';
import { titleOfPage } from '../../pages/page-title.js';
import { isPlainSource } from '../../pages/redirects/redirects.js';
import { normalize } from '../../project/page-text.js';
import { pluralize } from '../../text/pluralize.js';
import type { Command, Ending } from '../command.js';
import { forEachPage, REQUESTS_AT_ONCE } from '../../api/concurrency.js';
import { checkCode } from './code-links.js';
import { publishFindings } from './comment.js';
import { withConfigLines } from './config-lines.js';
import { findRemoved, findVanished, removalTest, type Removed } from './compare.js';
import { checkInputs, inputs, outputs } from './inputs.js';
import { type PageContent, findSuccessors } from './successors.js';
import { findInRedirects } from './redirect-rules.js';
import {
  findInNavigation,
  hasReadableNavigation,
  listingDoubt,
  pagesThatLeft,
  unlistedPages,
} from './navigation-rules.js';
import { readStates, type States } from './read-states.js';
import type { CheckPagesContext, CheckPagesRecord } from './record.js';
import type { State } from './state.js';
import { describeFindings, accountOf } from './account.js';
import { Texts } from './texts.js';
import { DEFAULTS, type Finding, judge, newFindings, type Rule, RULES } from './verdicts.js';
import { findVanishedRedirects } from './vanished-redirects.js';
import { inputName } from '../../text/input-names.js';

export const checkPages: Command<typeof inputs, CheckPagesRecord> = {
  name: 'check-pages',
  summary: 'Find published pages that a change removes, hides or breaks links to',
  branding: { icon: 'link', color: 'orange' },
  inputs,
  inputGroups: {
    Pages: ['scope', 'branch', 'path', 'to', 'configFile'],
    Rules: ['severity', 'allow', 'code', 'siteUrl'],
    'On GitHub and GitLab': ['comment', 'issue'],
  },
  keyRole: 'viewer',
  examples: ['check-pages --path docs', 'check-pages --branch new-guide', 'check-pages --scope all'],
  outputs,
  createRecord: () => ({ rules: [], redirects: [] }),
  check: checkInputs,
  run: runCheckPages,
  account: accountOf,
};

async function runCheckPages(context: CheckPagesContext): Promise<Ending> {
  const { inputs: values, record } = context;
  await removeResultsFiles(context, ['check-pages.json', 'redirects.json']);
  const states = await readStates(context);
  announceReading(context, states);
  const { untested } = states;
  const found =
    untested === undefined ? await findAll(context, states) : await findOnlyInCode(context, states, untested);
  const { findings, rules } = judge(found.findings, found.undecided, values.severity ?? DEFAULTS);
  record.pages = states.folder?.pages.size ?? found.pages;
  record.old = found.old;
  record.untested = untested;
  record.rules = rules;
  record.findings = findings;
  record.redirects = findings.flatMap(({ target = '', proposal }) => {
    if (proposal === undefined) return [];
    const redirect = { source: pathTo(target), destination: pathTo(proposal) };
    // In a redirect, these names would be patterns, and match other pages.
    return isPlainSource(redirect.source) && isPlainSource(redirect.destination) ? redirect : [];
  });
  await publishFindings(context);
  const message = describeFindings(record, values.scope);
  if (values.scope === 'changes' && findings[0]?.verdict === 'problem')
    return { outcome: 'gate', message, topic: 'pages' };
  return { outcome: 'done', message };
}

/** The path of an address in a configuration, with escapes for what would end or change it. */
function pathTo(address: string): string {
  return `/${address.replace(/[%?#]/g, encodeURIComponent)}`;
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

async function findOnlyInCode(context: CheckPagesContext, states: States, reason: string): Promise<Found> {
  const { found, old } = await checkCode(context, states, new Set());
  // Without the changed files, each link in code counts as old.
  const others = RULES.filter((rule) => rule !== 'code-links' || states.files === undefined);
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
  const { live, tested, config } = states;
  const { scope } = context.inputs;
  const { pages: gonePages, redirects } = await findGone(context, states, texts);
  const gone = [...gonePages, ...redirects.findings];
  const removed = findRemoved(gone, live);
  const vanished = new Set(gonePages.flatMap(({ target = '', level }) => (level === undefined ? [target] : [])));
  const proposals = await proposeRedirects(states, texts, vanished);
  const predecessors = predecessorsOf(states, proposals);
  const inTexts =
    scope === 'all' ? [await findInAll(states, texts), []] : await findInChanged(states, texts, removed, predecessors);
  const [inTested = [], inLive = []] = inTexts;
  const places = new Map(
    [...predecessors].map(([to, from]) => [placeIn(tested, to), from.map((one) => placeIn(live, one))] as const),
  );
  const { found: inConfig, undecided } = findInConfig(tested, scope === 'all' ? undefined : live);
  const all = [...inConfig, ...inTested].filter(({ level }) => level !== 'unknown');
  const notInLive =
    scope === 'all' ? all : newFindings(all, [...findInConfig(live).found, ...inLive], places, predecessors);
  const { mayBeOld, why } = whatMayBeOld(states, vanished.size, new Set(places.keys()));
  const doubted = new Set(scope === 'all' ? [] : notInLive.filter(mayBeOld));
  for (const { rule } of doubted) undecided.set(rule, why);
  const fresh = notInLive.filter((finding) => !doubted.has(finding));
  const unknown = inTested.filter(({ level }) => level === 'unknown');
  const code = await checkCode(context, states, removed);
  return {
    findings: [
      ...gone.map((one) => withProposal(one, proposals)),
      ...withConfigLines(fresh, config),
      ...unknown,
      ...code.found,
    ],
    undecided,
    old: all.length - notInLive.length + code.old + redirects.old,
    pages: texts.pagesRead,
  };
}

/** The published addresses that a change takes away: those of pages, and those of redirects. */
async function findGone(context: CheckPagesContext, states: States, texts: Texts) {
  const { live, tested, isAllowed } = states;
  const isMeant = ({ target = '' }: Finding): boolean => !isAllowed(target);
  const missing = findVanished(states, context.inputs.to).filter(isMeant);
  const isRemoved = removalTest(states.files, context.inputs.to);
  const isExplained = ({ target = '' }: Finding): boolean =>
    tested.redirects?.find(target) !== undefined || isRemoved(target) === true;
  checkFolder(context, states, missing.filter((one) => !isExplained(one)).length);
  const { findings, old } = findVanishedRedirects({ live, tested, doubt: configDoubt(states) });
  return { pages: await texts.withoutManifests(missing), redirects: { findings: findings.filter(isMeant), old } };
}

/** Why it isn't certain that the change takes away what the tested configuration lacks. */
function configDoubt({ branch, files, config }: States): string | undefined {
  if (branch !== undefined) return 'the branch may be older than live';
  const isListed = files?.some(({ path }) => config?.file === path || config?.file.endsWith(`/${path}`)) ?? true;
  return isListed ? undefined : 'the pull request does not change the configuration';
}

/**
 * A page isn't compared with what it was if many pages move, or if the list of live may lack it: then what is wrong in it may
 * be old.
 * @param vanished the number of pages that vanish
 * @param moved places of the pages that are compared with their predecessors
 */
function whatMayBeOld({ live }: States, vanished: number, moved: ReadonlySet<string>) {
  const hasMany = vanished > MAX_PROPOSALS;
  const why = hasMany ? `more than ${MAX_PROPOSALS} pages disappear` : 'the list of live is not complete';
  const mayBeOld = ({ rule, page, url, target }: Finding): boolean =>
    (hasMany || !live.isComplete) &&
    (url !== undefined || rule === 'unlisted-pages') &&
    !live.pages.has(addressOf(page)) &&
    !moved.has(page) &&
    // A link to what live has is new.
    (target === undefined || !live.pages.has(target));
  return { mayBeOld, why: `${why}, so findings in new pages may be old` };
}

/**
 * What is wrong in a configuration, and why a rule couldn't be decided.
 * @param live what the findings are compared with: where it isn't known, they may be old
 */
function findInConfig(state: State, live?: State) {
  const redirects = live && !live.config?.redirects ? undefined : findInRedirects(state);
  const navigation = live && !hasReadableNavigation(live) ? undefined : findInNavigation(state);
  const undecided = new Map<Rule, string>();
  if (!redirects) undecided.set('redirects', 'the redirects are not known');
  if (!navigation) undecided.set('navigation-entries', 'the navigation is not known');
  const doubt = listingDoubt(state, live);
  if (doubt !== undefined) undecided.set('unlisted-pages', doubt);
  return { found: [...(redirects ?? []), ...(navigation ?? [])], undecided };
}

function withProposal(finding: Finding, proposals: ReadonlyMap<string, string>): Finding {
  const proposal = proposals.get(finding.target ?? '');
  return proposal === undefined ? finding : { ...finding, proposal };
}

/** From so many live pages on, a folder that lacks most of them is probably another one. */
const MIN_LIVE_PAGES = 10;

function checkFolder({ inputs: { to }, log }: CheckPagesContext, { live, folder }: States, missing: number): void {
  if (!folder) return;
  const expected = live.pages.addresses.filter((address) => isWithinFolder(address, folderAddressOf(to)));
  if (expected.length === 0 && folder.pages.size > 0)
    log.notice(`${inputName('to')}: live has no page in "${to}", so all pages are new. Check the folder.`);
  if (expected.length < MIN_LIVE_PAGES || missing <= expected.length / 2) return;
  throw new InputError([
    `${inputName('path')}: ${missing} of ${expected.length} live pages aren't in this folder. Check that it is the folder of the project, or list the pages in ${inputName('allow')}.`,
  ]);
}

async function findInAll({ tested }: States, texts: Texts): Promise<Finding[]> {
  const found = await texts.findIn('tested', tested.pages.addresses);
  return [...found, ...(await texts.findUnlisted(unlistedPages(tested.pages.addresses, tested)))];
}

/**
 * What is wrong in the pages that this change touches, and what was wrong in them on live.
 * @param predecessors addresses in live by the address of the successor
 */
async function findInChanged(
  states: States,
  texts: Texts,
  removed: Removed,
  predecessors: ReadonlyMap<string, readonly string[]>,
): Promise<[Finding[], Finding[]]> {
  const { live, tested, changed, folder } = states;
  const found = await texts.findIn('tested', [...changed]);
  const places = new Set(found.flatMap(({ page, level }) => (level === 'unknown' ? [] : [page])));
  const touched = [...changed].filter((address) => places.has(placeIn(tested, address)));
  const before = touched.flatMap((address) => [address, ...(predecessors.get(address) ?? [])]);
  const inLive = await texts.findIn(
    'live',
    [...new Set(before)].filter((address) => live.pages.has(address)),
  );
  const inUnchanged = folder ? await texts.findInUnchanged(removed) : [];
  const added = tested.pages.addresses.filter((address) => !live.pages.has(address));
  const unlisted = unlistedPages([...predecessors.values()].flat(), live).map((address): Finding => ({
    rule: 'unlisted-pages',
    page: placeIn(live, address),
    message: '',
  }));
  const left = configDoubt(states) === undefined ? pagesThatLeft(live, tested) : [];
  texts.context.record.hidden = await texts.findHidden([...new Set([...changed, ...left])]);
  return [
    [...found, ...inUnchanged, ...(await texts.findUnlisted([...unlistedPages(added, tested), ...left]))],
    [...inLive, ...unlisted],
  ];
}

function placeIn({ pages }: State, address: string): string {
  return placeOf(pages.pathOf(address) ?? address);
}

/** Live addresses of the pages that a page continues, as a redirect of the tested state or a proposal says: several can become one. */
function predecessorsOf({ live, tested }: States, proposals: ReadonlyMap<string, string>): Map<string, string[]> {
  const predecessors = new Map<string, string[]>();
  for (const address of live.pages.addresses) {
    if (tested.pages.has(address)) continue;
    const end = tested.redirects?.follow(address, tested.pages);
    const successor = end?.kind === 'page' ? end.address : proposals.get(address);
    if (successor !== undefined) predecessors.set(successor, [...(predecessors.get(successor) ?? []), address]);
  }
  return predecessors;
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
  await forEachPage(
    texts.context,
    pages,
    { verb: 'Comparing', concurrency: REQUESTS_AT_ONCE },
    async ([side, address]) => {
      const read = await texts.read(side, address);
      if (read === undefined) return;
      const text = normalize(read);
      contents[side].push({ address, text, title: await titleOfPage(text, address) });
    },
  );
  return findSuccessors(contents.live, contents.tested);
}
