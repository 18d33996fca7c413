/** Finds what is wrong in the state to test, and leaves out what was so on live. */
import { InputError } from '../../../api/errors.js';
import { addressOf, folderAddressOf, isWithinFolder } from '../../../pages/address.js';
import { PageParser } from '../../../pages/page-parser.js';
import { placeOf } from '../../../pages/place.js';
import { inputName } from '../../../text/input-names.js';
import { pluralize } from '../../../text/pluralize.js';
import { type Ended, learn } from '../../command.js';
import { requestName } from '../../../hosts/host.js';
import { checkCode } from '../read/code-files.js';
import { withConfigLines } from '../read/config-lines.js';
import type { States } from '../read/read-states.js';
import { Texts } from '../read/texts.js';
import type { CheckRun } from '../record.js';
import { type Finding, findingsOf, RULE_NAMES, type RuleName, RULES } from '../rules/all-rules.js';
import type { Found } from '../rules/rule.js';
import { findUnlisted, listingDoubt, pagesThatLeft } from '../rules/unlisted-pages.js';
import { findRemoved, findVanished, isOwnPage, type Removed, removalTest } from '../rules/vanished-pages.js';
import { findVanishedRedirects } from '../rules/vanished-redirects.js';
import type { State } from '../state.js';
import {
  compareAlike,
  findHidden,
  findIn,
  findInUnchanged,
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
  return { findings, undecided: new Map(others.map((rule) => [rule, reason])), old, pages: 0, unread };
}

async function findAll(run: CheckRun, texts: Texts, facts: CompareFacts): Promise<Compared> {
  await compareAlike(texts);
  const { states } = texts;
  const { live, tested, config } = states;
  const isAll = run.inputs.scope === 'all';
  const { pages: gonePages, redirects } = await findGone(run, texts);
  const gone = [...gonePages, ...redirects.findings];
  const removed = findRemoved(gone, live);
  const vanished = new Set(gonePages.flatMap(({ target = '', level }) => (level === undefined ? [target] : [])));
  const proposals = await proposeRedirects(texts, vanished);
  const predecessors = predecessorsOf(states, proposals);
  const { inTested, inLive } = isAll
    ? await findInEveryPage(texts)
    : await findInChanged(texts, { removed, predecessors, facts });
  const places = new Map(
    [...predecessors].map(([to, from]) => [placeIn(tested, to), from.map((one) => placeIn(live, one))] as const),
  );
  const { found: inConfig, undecided } = findInConfig(tested, isAll ? undefined : live);
  const all = [...inConfig, ...inTested].filter(({ level }) => level !== 'unknown');
  const notInLive = isAll ? all : newFindings(all, [...findInConfig(live).found, ...inLive], places, predecessors);
  const { mayBeOld, why } = whatMayBeOld(states, vanished.size, new Set(places.keys()));
  const doubted = new Set(isAll ? [] : notInLive.filter(mayBeOld));
  const doubts = [...doubted].map(({ rule }) => [rule, why] as const);
  for (const [rule, reason] of [...unreadOnBranch(texts, removed), ...doubts]) undecided.set(rule, reason);
  const fresh = notInLive.filter((finding) => !doubted.has(finding)).map((one) => onceOnly(one, tested, vanished));
  const code = await checkCode(run, states, removed);
  const vanishedPages = gone.map((one) => withProposal(one, proposals));
  return {
    findings: [
      ...findingsOf('vanished-pages', vanishedPages),
      ...withConfigLines(fresh, config),
      ...inTested.filter(({ level }) => level === 'unknown'),
      ...findingsOf('code-links', code.found),
    ],
    undecided,
    old: all.length - notInLive.length + code.old + redirects.old,
    pages: texts.pagesRead,
    unread: states.unread,
  };
}

/** The published addresses that a change takes away: those of pages, and those of redirects. */
async function findGone(run: Pick<CheckRun, 'host' | 'inputs' | 'log'>, texts: Texts) {
  const { states } = texts;
  const { live, tested, isAllowed } = states;
  const { to } = run.inputs;
  const isMeant = ({ target = '' }: Found): boolean => !isAllowed(target);
  const missing = findVanished(states, to, requestName(run.host.name)).filter(isMeant);
  const isRemoved = removalTest(states.files, to);
  const isExplained = ({ target = '' }: Found): boolean =>
    tested.redirects?.find(target) !== undefined || isRemoved(target) === true;
  checkFolder(run, states, (target) => isAllowed(target) || isExplained({ page: '', message: '', target }));
  const { findings, old } = findVanishedRedirects({
    live,
    tested,
    doubt: configDoubt(states, requestName(run.host.name)),
  });
  return { pages: await withoutManifests(texts, missing), redirects: { findings: findings.filter(isMeant), old } };
}

/** Why it isn't certain that the change takes away what the tested configuration lacks. */
function configDoubt({ branch, files, config }: States, request = 'pull request'): string | undefined {
  if (branch !== undefined) return 'the branch may be older than live';
  const isListed = files?.some(({ path }) => config?.file === path || config?.file.endsWith(`/${path}`)) ?? true;
  return isListed ? undefined : `the ${request} does not change the configuration`;
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

/** The live navigation lists what vanishes: one problem, and a reminder of the entry, which a folder can't change. */
function onceOnly(finding: Finding, { hasLiveConfig }: State, vanished: ReadonlySet<string>): Finding {
  const isConsequence = hasLiveConfig && finding.rule === 'navigation-entries' && vanished.has(addressOf(finding.page));
  return isConsequence ? { ...finding, level: 'mild' } : finding;
}

/** What isn't decided because pages of a branch that didn't change aren't read. */
function unreadOnBranch({ mayReadAll, unreadTargets }: Texts, { sources }: Removed): Map<RuleName, string> {
  const reasons = new Map<RuleName, string>();
  const targets = pluralize(unreadTargets.size, 'unchanged page');
  if (unreadTargets.size > 0) reasons.set('anchors', `the headings of ${targets} are not read on a branch`);
  if (!mayReadAll && sources.size > 0)
    reasons.set('links', 'unchanged pages, which may link to what is gone, are not read on a branch');
  return reasons;
}

function withProposal(found: Found, proposals: ReadonlyMap<string, string>): Found {
  const proposal = proposals.get(found.target ?? '');
  return proposal === undefined ? found : { ...found, proposal };
}

/** From so many live pages on, a folder that lacks most of them, or all, is probably another one. */
const [MIN_FOR_MOST, MIN_FOR_ALL] = [10, 5];

function checkFolder(
  { inputs: { to }, log }: Pick<CheckRun, 'inputs' | 'log'>,
  { live, tested, folder }: States,
  isMeant: (address: string) => boolean,
): void {
  if (!folder) return;
  const inFolder = live.pages.addresses.filter((address) => isWithinFolder(address, folderAddressOf(to)));
  const expected = inFolder.filter((address) => isOwnPage(address, live));
  if (expected.length === 0 && folder.pages.size > 0)
    log.warning(`${inputName('to')}: live has no page in "${to}", so all pages are new. Check the folder.`);
  const absent = expected.filter((address) => !tested.pages.has(address));
  const missing = absent.filter((address) => !isMeant(address)).length;
  const isMost = expected.length >= MIN_FOR_MOST && missing > expected.length / 2;
  const isEach = expected.length >= MIN_FOR_ALL && missing === expected.length;
  if (!isMost && !isEach) return;
  const problem = `${inputName('path')}: ${absent.length} of ${expected.length} live pages aren't in this folder. Check that it is the one with all pages. If it is only a part of the project, set ${inputName('to')}. If these pages may go, list them in ${inputName('allow')}.`;
  throw new InputError([problem], 'pages');
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
}

/** What is wrong in the pages that this change touches, and what was wrong in them on live. */
async function findInChanged(texts: Texts, { removed, predecessors, facts }: Changes): Promise<InTexts> {
  const { states } = texts;
  const { live, tested, changed, folder } = states;
  const found = await findIn(texts, 'tested', [...changed]);
  const places = new Set(found.flatMap(({ page, level }) => (level === 'unknown' ? [] : [page])));
  const touched = [...changed].filter((address) => places.has(placeIn(tested, address)));
  const before = touched.flatMap((address) => [address, ...(predecessors.get(address) ?? [])]);
  const onLive = [...new Set(before)].filter((address) => live.pages.has(address));
  const inLive = await findIn(texts, 'live', onLive);
  const inUnchanged = folder ? await findInUnchanged(texts, removed) : [];
  const added = tested.pages.addresses.filter((address) => !live.pages.has(address));
  const unlisted = findUnlisted([...predecessors.values()].flat(), live);
  const unlistedBefore = unlisted.map((address): Found => ({ page: placeIn(live, address), message: '' }));
  const left = configDoubt(states) === undefined ? pagesThatLeft(live, tested) : [];
  facts.hidden = await findHidden(texts, [...new Set([...changed, ...left])]);
  const outside = await findOutsideNavigation(texts, [...findUnlisted(added, tested), ...left]);
  return {
    inTested: [...found, ...inUnchanged, ...outside],
    inLive: [...inLive, ...findingsOf('unlisted-pages', unlistedBefore)],
  };
}

function placeIn({ pages }: State, address: string): string {
  return placeOf(pages.pathOf(address) ?? address);
}
