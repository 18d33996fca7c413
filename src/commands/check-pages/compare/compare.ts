/** Finds what is wrong in the state to test but not in live. */
import { addressOf } from '../../../pages/address.js';
import { PageParser } from '../../../pages/page-parser.js';
import { workspacePath } from '../../../disk/paths.js';
import { placeOf } from '../../../pages/place.js';
import { inputName } from '../../../text/input-names.js';
import { pluralize } from '../../../text/pluralize.js';
import { findBehind } from './behind.js';
import { checkFolder } from './check-folder.js';
import { type Ended, learn } from '../../command.js';
import { requestName } from '../../../hosts/host.js';
import { checkCode } from '../read/code-files.js';
import { withConfigLines } from '../read/config-lines.js';
import type { States } from '../read/read-states.js';
import { Texts } from '../read/texts.js';
import type { CheckRun } from '../record.js';
import { type Finding, findingsOf, RULE_NAMES, type RuleName, RULES } from '../rules/all-rules.js';
import { type Found, isWrong } from '../rules/rule.js';
import { findUnlisted, listingDoubt, pagesThatLeft } from '../rules/unlisted-pages.js';
import {
  findGoneOutside,
  findRemoved,
  findVanished,
  lossOf,
  type Removed,
  removalTest,
  sureMessage,
} from '../rules/vanished-pages.js';
import { findVanishedRedirects } from '../rules/vanished-redirects.js';
import type { State } from '../state.js';
import {
  compareAlike,
  findHidden,
  findIn,
  findInUnchanged,
  findLostHeadings,
  findOutsideNavigation,
  withoutManifests,
} from './find-in-texts.js';
import { newFindings, whatMayBeOld } from './new-findings.js';
import { predecessorsOf, proposeRedirects } from './successors.js';

/** What is known before everything is. */
interface CompareFacts {
  /** Addresses of pages that the change hides in their front matter. */
  hidden?: readonly string[];
}

interface Compared {
  readonly findings: readonly Finding[];
  /** Why a rule couldn't be decided. */
  readonly undecided: ReadonlyMap<RuleName, string>;
  /** Findings that live has, too. */
  readonly old: number;
  /** Addresses that the change takes away, and that `allow` lets go. */
  readonly allowed: readonly string[];
  /** Addresses without a page that changed pages link to, as `allow` permits. */
  readonly linked?: readonly string[];
  /** Files that are read as Markdown, because they aren't valid MDX. */
  readonly invalid: readonly string[];
  /** Pages that were read. */
  readonly pages: number;
  readonly unread: States['unread'];
}

export function compareStates(run: CheckRun, states: States): Promise<Ended<CompareFacts, Compared>> {
  return learn(run, {}, async (facts: CompareFacts) => {
    if (states.untested !== undefined) return findOnlyInCode(run, states, states.untested);
    const parser = new PageParser(run.signal);
    try {
      return await findAll(run, new Texts(run, states, parser), facts);
    } finally {
      parser.close();
    }
  });
}

async function findOnlyInCode(run: CheckRun, states: States, reason: string): Promise<Compared> {
  const { found, old } = await checkCode(run, states, new Set());
  // Without the changed files, each link in code counts as old.
  const others = RULE_NAMES.filter((rule) => rule !== 'code-links' || states.files === undefined);
  const findings = findingsOf('code-links', found);
  const { unread } = states;
  return {
    findings,
    undecided: new Map(others.map((rule) => [rule, reason])),
    old,
    allowed: [],
    invalid: [],
    pages: 0,
    unread,
  };
}

async function findAll(run: CheckRun, texts: Texts, facts: CompareFacts): Promise<Compared> {
  await compareAlike(texts);
  const { states } = texts;
  const { live, tested, config } = states;
  const isAll = run.inputs.scope === 'all';
  const { pages: gonePages, redirects, permitted, allowed, ...others } = await findGone(run, texts);
  const gone = [...gonePages, ...redirects.findings];
  const removed = findRemoved(gone, live);
  const vanished = new Set(gonePages.flatMap(({ target = '', level }) => (level === undefined ? [target] : [])));
  const proposals = await proposeRedirects(texts, new Set([...vanished, ...permitted]));
  const predecessors = predecessorsOf(states, proposals);
  const { inTested, inLive } = isAll
    ? await findInEveryPage(texts)
    : await findInChanged(texts, { removed, predecessors, facts, to: run.inputs.to });
  const places = placesOf(predecessors, states);
  const { found: inConfig, undecided } = findInConfig(tested, isAll ? undefined : live);
  const all = [...inConfig, ...inTested].filter(isWrong);
  const notInLive = isAll ? all : newFindings(all, [...findInConfig(live).found, ...inLive], places, predecessors);
  const { mayBeOld, why } = whatMayBeOld(states, vanished.size, new Set(places.keys()));
  const doubted = new Set(isAll ? [] : notInLive.filter(mayBeOld));
  const doubts = [...doubted].map(({ rule }) => [rule, why] as const);
  for (const [rule, reason] of [...unreadPages(texts, removed, run.inputs.to), ...doubts]) undecided.set(rule, reason);
  const fresh = notInLive.filter((finding) => !doubted.has(finding)).map((one) => onceOnly(one, tested, vanished));
  const code = await checkCode(run, states, removed);
  return {
    findings: [
      ...findingsOf('vanished-pages', withProposals(gone, proposals)),
      ...withConfigLines([...fresh, ...openInConfig(inConfig, isAll ? undefined : live)], config),
      ...inTested.filter(({ level }) => level === 'unknown'),
      ...findingsOf('code-links', code.found),
      ...findBehind(run, states),
    ],
    undecided,
    old: all.length - notInLive.length + code.old + redirects.old,
    ...others,
    allowed: allowed.map((address) => withSuccessor(address, proposals)),
    linked: linkedIn(inTested),
    ...readOf(texts),
  };
}

/** The published addresses that a change takes away: those of pages, and those of redirects. */
async function findGone(run: Pick<CheckRun, 'host' | 'inputs' | 'log'>, texts: Texts) {
  const { states } = texts;
  const { live, tested, isAllowed } = states;
  const { path, to } = run.inputs;
  const isMeant = ({ target = '' }: Found): boolean => !isAllowed(target);
  const root = path === undefined ? '.' : workspacePath(run.host.workspace, path);
  const outside = findGoneOutside(states, to, root);
  const request = requestName(run.host.name);
  const loss = lossOf(states.files, run.inputs.scope === 'all');
  const all = [...findVanished(states, { loss, to, request, folder: path && root }), ...outside];
  const missing = all.filter(isMeant);
  const isRemoved = removalTest(states.files, to);
  const isExplained = ({ target = '' }: Found): boolean =>
    tested.redirects?.find(target) !== undefined || isRemoved(target) === true;
  const moved = new Set(outside.map(({ target }) => target));
  const mayGo = (target: string): boolean =>
    isAllowed(target) || moved.has(target) || isExplained({ page: '', message: '', target });
  checkFolder(run, states, mayGo, root);
  const { findings, old } = findVanishedRedirects({ live, tested, doubt: configDoubt(states, request), loss });
  const allowed = [...all, ...findings].flatMap(({ target = '' }) =>
    isAllowed(target) && isRemoved(target) !== false ? target : [],
  );
  return {
    pages: await withoutManifests(texts, missing),
    permitted: all.flatMap(({ target = '', level }) => (level === undefined && isAllowed(target) ? target : [])),
    redirects: { findings: findings.filter(isMeant), old },
    allowed,
  };
}

/** Why it isn't certain that the change takes away what the tested configuration lacks. */
function configDoubt({ branch, files, config }: States, request = 'pull request'): string | undefined {
  if (branch !== undefined) return 'the branch may be older than live';
  const isListed = files?.some(({ path }) => config?.file === path || config?.file.endsWith(`/${path}`)) ?? true;
  return isListed
    ? undefined
    : `the ${request} does not change the configuration: rebase the branch if the redirect is newer`;
}

/**
 * What is wrong in a configuration, and why a rule couldn't be decided.
 * @param live what the findings are compared with: where it isn't known, they may be old
 */
function findInConfig(state: State, live?: State) {
  const found: Finding[] = [];
  const undecided = new Map<RuleName, string>();
  for (const { name, inConfig } of RULES) {
    if (!inConfig) continue;
    const own = live && !inConfig.isComparable(live) ? undefined : inConfig.find(state);
    if (own) found.push(...findingsOf(name, own));
    else undecided.set(name, inConfig.doubt);
  }
  const doubt = listingDoubt(state, live);
  if (doubt !== undefined) undecided.set('unlisted-pages', doubt);
  return { found, undecided };
}

/** What isn't known of a configuration, without what isn't known of that of live, either. */
function openInConfig(found: readonly Finding[], live: State | undefined): Finding[] {
  const open = found.filter(({ level }) => level === 'unknown');
  return live ? newFindings(open, findInConfig(live).found, new Map()) : open;
}

/** The live navigation lists what vanishes: one problem, and a reminder of the entry, which a folder can't change. */
function onceOnly(finding: Finding, { hasLiveConfig }: State, vanished: ReadonlySet<string>): Finding {
  const isConsequence = hasLiveConfig && finding.rule === 'navigation-entries' && vanished.has(addressOf(finding.page));
  return isConsequence ? { ...finding, level: 'mild' } : finding;
}

/** The places in live by the place of the successor. */
function placesOf(predecessors: ReadonlyMap<string, readonly string[]>, { live, tested }: States) {
  const places = [...predecessors].map(
    ([to, from]) => [placeIn(tested, to), from.map((one) => placeIn(live, one))] as const,
  );
  return new Map(places);
}

/** The address of a page that may go, and where its text is now. */
function withSuccessor(address: string, proposals: ReadonlyMap<string, string>): string {
  const successor = proposals.get(address);
  return successor === undefined ? address : `${address} → /${successor}`;
}

function linkedIn(found: readonly Finding[]): string[] {
  return [...new Set(found.flatMap(({ level, target = '' }) => (level === 'allowed' ? target : [])))];
}

function readOf({ pagesRead, invalid, states: { unread } }: Texts) {
  return { pages: pagesRead, invalid: [...invalid].sort(), unread };
}

/** What isn't decided because pages of a branch that didn't change, or outside of the folder, aren't read. */
function unreadPages(texts: Texts, { sources }: Removed, to: string): Map<RuleName, string> {
  const { unreadTargets } = texts;
  const reasons = new Map<RuleName, string>();
  const targets = pluralize(unreadTargets.size, 'unchanged page');
  if (unreadTargets.size > 0) reasons.set('anchors', `the headings of ${targets} are not read on a branch`);
  const linksNotRead = unreadLinks(texts, to);
  if (linksNotRead && sources.size > 0) reasons.set('links', linksNotRead('what is gone'));
  return reasons;
}

/** Says which links to something aren't read, as a clause; undefined if each page is read that may link to it. */
function unreadLinks({ mayReadAll }: Texts, to: string): ((target: string) => string) | undefined {
  if (!mayReadAll)
    return (target) => `links of unchanged pages to ${target} are only checked with ${inputName('path')}`;
  return to === '.' ? undefined : (target) => `links of pages outside of ${to} to ${target} aren't checked`;
}

function withProposals(gone: readonly Found[], proposals: ReadonlyMap<string, string>): Found[] {
  return gone.map((found) => {
    const proposal = proposals.get(found.target ?? '');
    return proposal === undefined ? found : { ...found, proposal, message: sureMessage(found.message) };
  });
}

interface InTexts {
  readonly inTested: readonly Finding[];
  /** What was wrong in the same pages on live. */
  readonly inLive: readonly Finding[];
}

async function findInEveryPage(texts: Texts): Promise<InTexts> {
  const { tested } = texts.states;
  const { addresses } = tested.pages;
  const found = await findIn(texts, 'tested', addresses);
  return { inTested: [...found, ...(await findOutsideNavigation(texts, findUnlisted(addresses, tested)))], inLive: [] };
}

interface Changes {
  readonly removed: Removed;
  /** Addresses in live by the address of the successor. */
  readonly predecessors: ReadonlyMap<string, readonly string[]>;
  readonly facts: CompareFacts;
  /** Folder of the project that the pages go to. */
  readonly to: string;
}

/** What is wrong in the pages that this change touches, and what was wrong in them on live. */
async function findInChanged(texts: Texts, { removed, predecessors, facts, to }: Changes): Promise<InTexts> {
  const { states } = texts;
  const { live, tested, changed, folder } = states;
  const found = await findIn(texts, 'tested', [...changed]);
  const places = new Set(found.filter(isWrong).map(({ page }) => page));
  const touched = [...changed].filter((address) => places.has(placeIn(tested, address)));
  const before = touched.flatMap((address) => [address, ...(predecessors.get(address) ?? [])]);
  const onLive = [...new Set(before)].filter((address) => live.pages.has(address));
  const inLive = await findIn(texts, 'live', onLive);
  const inUnchanged = folder ? await findInUnchanged(texts, removed) : [];
  const added = tested.pages.addresses.filter((address) => !live.pages.has(address));
  const unlisted = findUnlisted([...predecessors.values()].flat(), live);
  const unlistedBefore = unlisted.map((address): Found => ({ page: placeIn(live, address), message: '' }));
  const gone = pagesThatLeft(live, tested);
  const left = configDoubt(states) === undefined ? gone : [];
  const linksNotRead = unreadLinks(texts, to);
  const lostHeadings = linksNotRead ? await findLostHeadings(texts, linksNotRead) : [];
  facts.hidden = await findHidden(texts, [...new Set([...changed, ...left])]);
  const outside = await findOutsideNavigation(texts, [...findUnlisted(added, tested), ...left]);
  return {
    inTested: [
      ...[...found, ...inUnchanged, ...outside, ...lostHeadings],
      ...findingsOf('unlisted-pages', perhapsLeft(states, gone)),
    ],
    inLive: [...inLive, ...findingsOf('unlisted-pages', unlistedBefore)],
  };
}

/** Pages that live lists: an older branch lacks them, too, unless its request leaves the configuration alone. */
function perhapsLeft({ branch, files, tested }: States, gone: readonly string[]): Found[] {
  const mayChange = files?.some(({ path }) => path.endsWith('.json')) ?? true;
  if (branch === undefined || !mayChange) return [];
  return gone.map((address) => {
    const message = `/${address} isn't in the navigation of branch "${branch}". If it was added to live later, rebase the branch`;
    return { page: placeIn(tested, address), message, level: 'unknown' };
  });
}

function placeIn({ pages }: State, address: string): string {
  return placeOf(pages.pathOf(address) ?? address);
}
