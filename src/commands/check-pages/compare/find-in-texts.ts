/** Finds what is wrong in the texts of pages, of the tested state and of live, with few pages read. */
import { inputName } from '../../../text/input-names.js';
import { listItems } from '../../../text/list-items.js';
import { quoted } from '../../../text/sentences.js';
import { addressOf, nameOf } from '../../../pages/address.js';
import { findAnchor, lostAnchors } from '../../../pages/headings.js';
import { placeOf } from '../../../pages/place.js';
import { isPlainSource } from '../../../pages/redirects/redirects.js';
import { decodePath } from '../../../pages/reference.js';
import { isManifest, normalize } from '../../../project/page-text.js';
import type { States } from '../read/read-states.js';
import type { Side, Texts } from '../read/texts.js';
import { type Finding, findingsOf, RULES } from '../rules/all-rules.js';
import { type AnchorLink, findInPage } from '../rules/in-page.js';
import { type Found, isWrong, type Page } from '../rules/rule.js';
import type { Removed } from '../rules/vanished-pages.js';

/** Headings that a finding names. */
const MAX_NAMED = 3;
/** Among more pages, a manifest is only one of many that readers may miss. */
const MAX_DOUBTFUL = 50;

/**
 * Leaves out the manifests of push-content among vanished pages: they are in no folder, and readers don't need them. No
 * navigation lists them, so only what is doubtful is read.
 */
export async function withoutManifests(texts: Texts, vanished: readonly Found[]): Promise<Found[]> {
  const doubtful = vanished.filter(({ level }) => level === 'unknown').slice(0, MAX_DOUBTFUL);
  const manifests = new Set<Found>();
  await texts.forEach('Checking', doubtful, async (found) => {
    if (isManifest((await texts.read('live', found.target ?? '')) ?? '')) manifests.add(found);
  });
  return vanished.filter((found) => !manifests.has(found));
}

/** What is wrong in the texts of pages. */
export async function findIn(texts: Texts, side: Side, addresses: readonly string[]): Promise<Finding[]> {
  const { states, siteUrls } = texts;
  const found: Finding[] = [];
  await texts.forEach('Checking', addresses, async (address) => {
    const page = await texts.parse(side, address);
    if (!page) return;
    const library = page.references.some(isWebImage) ? await texts.readLibrary() : undefined;
    const { findings, anchors } = findInPage(page, states[side], { siteUrls, library });
    found.push(...findings);
    for (const link of anchors) if (await lacksAnchor(texts, side, link)) found.push(link.finding);
  });
  return found;
}

/** Parsing more pages takes longer than people wait for a quick check. */
const MAX_ALIKE = 300;
/** Reading more pages of live takes longer than a minute at most limits of a key. */
const MAX_ALIKE_READS = 50;

/**
 * Compares the pages of a folder that have the size of the live page, if few of them need the live text: those with a finding,
 * old or new, hidden ones, and those that dead anchors lead to. No other page can make anything worse.
 */
export async function compareAlike(texts: Texts): Promise<void> {
  const { folder, unread, changed } = texts.states;
  if (!folder || !unread || unread.addresses.size > MAX_ALIKE) return;
  const alike = [...unread.addresses];
  const found = await findIn(texts, 'tested', [...changed, ...alike]);
  const known = found.filter(isWrong);
  const named = new Set(known.flatMap(({ page, target = '' }) => [addressOf(page), target.split('#', 1)[0] ?? '']));
  const pages = await Promise.all(alike.map((address) => texts.parse('tested', address)));
  const needed = alike.filter((address, index) => named.has(address) || pages[index]?.isHidden === true);
  if (needed.length > MAX_ALIKE_READS) return;
  const live = await Promise.all(needed.map((address) => texts.read('live', address)));
  const tested = await Promise.all(needed.map((address) => texts.read('tested', address)));
  // Without the text of live, each old problem would look like a new one.
  if (live.includes(undefined)) return;
  texts.settleUnread(needed.filter((_, index) => normalize(live[index] ?? '') !== normalize(tested[index] ?? '')));
}

/** What unchanged pages link to or show, and this change takes away: pages, files, and headings of pages that it edits. */
export async function findInUnchanged(texts: Texts, removed: Removed): Promise<Finding[]> {
  const { siteUrls, states } = texts;
  const { changed, tested } = states;
  const { lostFiles } = tested;
  const altered = new Set(alteredPages(states));
  if (removed.sources.size + lostFiles.size + altered.size === 0) return [];
  const mayLose = lossTest([...removed.sources, ...lostFiles.addresses], [...altered]);
  const lost = { addresses: removed, files: lostFiles };
  const rules = new Map(RULES.map((rule) => [rule.name, rule]));
  const isLost = (finding: Finding): boolean => rules.get(finding.rule)?.isLost?.(finding, lost) === true;
  const found: Finding[] = [];
  const unchanged = tested.pages.addresses.filter((address) => !changed.has(address));
  await texts.forEach('Checking', unchanged, async (address) => {
    const isRead = mayLose(decodePath((await texts.read('tested', address)) ?? ''), address);
    const page = isRead ? await texts.parse('tested', address) : undefined;
    if (!page) return;
    const { findings, anchors } = findInPage(page, tested, { siteUrls, library: undefined });
    found.push(...findings.filter(isLost));
    for (const link of anchors) if (await losesAnchor(texts, link, altered)) found.push(link.finding);
  });
  return found;
}

/** True for a link of an unchanged page whose heading was there before this change. */
async function losesAnchor(texts: Texts, link: AnchorLink, altered: ReadonlySet<string>): Promise<boolean> {
  const candidates = link.addresses.filter((address) => altered.has(address));
  if (candidates.length === 0 || !(await lacksAnchor(texts, 'tested', link))) return false;
  for (const address of candidates) {
    const outline = (await texts.parse('live', address))?.outline;
    if (outline && findAnchor(link.name, outline) === 'there') return true;
  }
  return false;
}

/**
 * Pages that lose headings, to which links lead that aren't looked at.
 * @param linksNotRead says which links to something aren't looked at, as a clause
 */
export async function findLostHeadings(texts: Texts, linksNotRead: (target: string) => string): Promise<Finding[]> {
  const { states } = texts;
  const verb = states.files ? 'loses' : 'seems to lose';
  const found: Found[] = [];
  for (const address of alteredPages(states)) {
    const [before, now] = await Promise.all([texts.parse('live', address), texts.parse('tested', address)]);
    const lost = before?.outline && now?.outline ? lostAnchors(before.outline, now.outline) : [];
    if (!now || lost.length === 0) continue;
    const [noun, them] = lost.length === 1 ? ['heading', 'it'] : ['headings', 'them'];
    const message = `the page ${verb} the ${noun} ${listItems(lost.map(quoted), MAX_NAMED)}; ${linksNotRead(them)}`;
    found.push({ page: placeOf(now.path), file: now.file, message, level: 'unknown' });
  }
  return findingsOf('anchors', found);
}

/** Addresses of pages whose headings the change may take away. Without its files, each page that isn't as in live counts. */
function alteredPages({ files, edited, changed, live }: States): string[] {
  return [...(files ? edited : changed)].filter((address) => live.pages.has(address));
}

async function lacksAnchor(texts: Texts, side: Side, { addresses, name }: AnchorLink): Promise<boolean> {
  const { changed, tested } = texts.states;
  for (const address of addresses) {
    // A page that didn't change isn't read for this, and has the same text on both sides.
    const isSame = tested.pages.has(address) && !changed.has(address);
    const isRead = texts.mayReadAll || !isSame;
    if (!isRead && side === 'tested') texts.unreadTargets.add(address);
    const page = isRead ? await texts.parse(isSame ? 'tested' : side, address) : undefined;
    if (!page?.outline || findAnchor(name, page.outline) !== 'missing') return false;
  }
  return true;
}

/**
 * Pages that readers don't find in the navigation, unless they are hidden or parts of pages that were parsed.
 * @param unlisted addresses of pages that the navigation doesn't list
 */
export async function findOutsideNavigation(texts: Texts, unlisted: readonly string[]): Promise<Finding[]> {
  const parsed = await texts.parsedInTested();
  const imports = new Set(
    parsed.flatMap(({ imports: own = [], parts = [] }) => [...own, ...parts]).map(({ path }) => nameOf(placeOf(path))),
  );
  const found = unlisted.map(async (address): Promise<Found[]> => {
    const page = imports.has(nameOf(address)) ? undefined : await texts.parse('tested', address);
    const message = `/${address} isn't in the navigation: add it, hide it with hidden: true, or list it in ${inputName('allow')}`;
    return page && !page.isHidden ? [{ page: placeOf(page.path), file: page.file, message }] : [];
  });
  return findingsOf('unlisted-pages', (await Promise.all(found)).flat());
}

/** Pages whose front matter hides them, unlike that of live. */
export async function findHidden(texts: Texts, addresses: readonly string[]): Promise<string[]> {
  const hidden: string[] = [];
  for (const address of addresses) {
    if (!texts.states.live.pages.has(address) || !(await texts.parse('tested', address))?.isHidden) continue;
    const before = await texts.parse('live', address);
    if (before && !before.isHidden) hidden.push(address);
  }
  return hidden;
}

/**
 * True for a page that may link to one of these addresses, or to an anchor of these pages. Linear in the text.
 * @param lost addresses, and sources of redirects that are patterns
 * @param edited addresses of pages whose headings may go
 */
function lossTest(lost: readonly string[], edited: readonly string[]): (text: string, address: string) => boolean {
  const [marks, names] = [lost.filter((one) => isPlainSource(`/${one}`)).map(markOf), edited.map(markOf)];
  const patterns = lost.filter((one) => !isPlainSource(`/${one}`)).map(longestWordOf);
  return (text, address) => {
    // In the folder of a pattern, a relative link has only what its parameters stand for.
    if (patterns.some((mark) => text.includes(mark) || address.includes(mark))) return true;
    if (marks.some((mark) => text.includes(mark))) return true;
    const present = text.includes('#') ? names.filter((name) => text.includes(name)) : [];
    if (present.length === 0) return false;
    return text
      .split(/[\s"'()<>]+/)
      .some((word) => present.some((name) => word.slice(0, Math.max(0, word.indexOf('#'))).includes(name)));
  };
}

/** What each link to a page has in any form: escapes, entities and accents of its own only change other characters. */
function markOf(address: string): string {
  const name = nameOf(address);
  return longestWordOf(name) || name;
}

/** The longest word outside of parameters; empty without one. */
function longestWordOf(path: string): string {
  const words = path.replace(/:\w+/g, '').match(/[a-z\d]+/gi) ?? [];
  return words.sort((a, b) => b.length - a.length)[0] ?? '';
}

function isWebImage({ url, isEmbedded }: Page['references'][number]): boolean {
  return isEmbedded && /^https?:/i.test(url);
}
