/** Reads and parses as few pages as it takes, and finds what is wrong in their texts: in the tested state and in live. */
import { inputName } from '../../text/input-names.js';
import { join } from 'node:path';
import { getPage } from '../../api/endpoints/content.js';
import { hasStatus } from '../../api/errors.js';
import { listMedia } from '../../api/endpoints/media.js';
import { readTextFile } from '../../disk/read.js';
import { nameOf } from '../../pages/address.js';
import { findFrontMatterFaults } from '../../pages/front-matter-faults.js';
import { isHiddenPage } from '../../pages/front-matter.js';
import { findAnchor, type Outline } from '../../pages/headings.js';
import type { PageParser } from '../../pages/page-parser.js';
import type { ParsedPage } from '../../pages/parse-page.js';
import { placeOf, placeProblem } from '../../pages/place.js';
import { isPlainSource } from '../../pages/redirects/redirects.js';
import { decodePath } from '../../pages/reference.js';
import { isManifest, normalize } from '../../project/page-text.js';
import { lineCounter } from '../../text/line-counter.js';
import { forEachPage, type PageWork, REQUESTS_AT_ONCE } from '../../api/concurrency.js';
import { type AnchorLink, findInPage, libraryOf, type LinkRules, type Page, type Removed } from './compare.js';
import { MAX_PAGE_BYTES } from './folder.js';
import type { States } from './read-states.js';
import type { CheckPagesContext } from './record.js';
import type { Finding } from './verdicts.js';

const CHECKING: PageWork = { verb: 'Checking', concurrency: REQUESTS_AT_ONCE };

/** Among more pages, a manifest is only one of many that readers may miss. */
const MAX_DOUBTFUL = 50;

const NO_INCLUSIONS: Pick<Outline, 'imports' | 'parts'> = { imports: [], parts: [] };

type Side = 'live' | 'tested';

export class Texts {
  readonly #contents = new Map<string, Promise<string | undefined>>();
  readonly #pages = {
    live: new Map<string, Promise<Page | undefined>>(),
    tested: new Map<string, Promise<Page | undefined>>(),
  };
  #library: Promise<LinkRules['library']> | undefined;

  constructor(
    readonly context: CheckPagesContext,
    readonly states: States,
    readonly parser: PageParser,
  ) {}

  /** The number of tested pages that were parsed. */
  get pagesRead(): number {
    return this.#pages.tested.size;
  }

  /** The text of a page; undefined if it isn't there. */
  async read(side: Side, address: string): Promise<string | undefined> {
    const { context, states } = this;
    context.signal.throwIfAborted();
    const path = states[side].pages.pathOf(address);
    const own = side === 'tested' ? states.folder?.pages.get(address) : undefined;
    // The file may be gone by now.
    if (own) return readTextFile(join(context.host.workspace, own.file), MAX_PAGE_BYTES).catch(() => undefined);
    if (path === undefined || placeProblem(path) !== undefined || (side === 'tested' && states.folder))
      return undefined;
    const key = `${side} ${address}`;
    const content = this.#contents.get(key) ?? this.#request(path, side === 'tested' ? states.branch : undefined);
    this.#contents.set(key, content);
    return content;
  }

  async #request(path: string, branch: string | undefined): Promise<string | undefined> {
    try {
      return (await getPage(this.context.api, path, branch === undefined ? {} : { branch })).content;
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }

  /**
   * Leaves out the manifests of push-content among vanished pages: they are in no folder, and readers don't need them. No
   * navigation lists them, so only what is doubtful is read.
   */
  async withoutManifests(vanished: readonly Finding[]): Promise<Finding[]> {
    const doubtful = vanished.filter(({ level }) => level === 'unknown').slice(0, MAX_DOUBTFUL);
    const manifests = new Set<Finding>();
    await forEachPage(this.context, doubtful, CHECKING, async (finding) => {
      if (isManifest((await this.read('live', finding.target ?? '')) ?? '')) manifests.add(finding);
    });
    return vanished.filter((finding) => !manifests.has(finding));
  }

  /** What is wrong in the texts of pages. */
  async findIn(side: Side, addresses: readonly string[]): Promise<Finding[]> {
    const found: Finding[] = [];
    const siteUrls = this.context.inputs.siteUrl ?? [];
    await forEachPage(this.context, addresses, CHECKING, async (address) => {
      const page = await this.#parse(side, address);
      if (!page) return;
      const library = page.references.some(isWebImage) ? await (this.#library ??= this.#readLibrary()) : undefined;
      const { findings, anchors } = findInPage(page, this.states[side], { siteUrls, library });
      found.push(...findings);
      for (const link of anchors) if (await this.#lacksAnchor(side, link)) found.push(link.finding);
    });
    return found;
  }

  /** What unchanged pages link to or show, and this change takes away: pages, files, and headings of pages that it edits. */
  async findInUnchanged(removed: Removed): Promise<Finding[]> {
    const { changed, edited, tested } = this.states;
    const { lostFiles } = tested;
    if (removed.sources.size + lostFiles.size + edited.size === 0) return [];
    const siteUrls = this.context.inputs.siteUrl ?? [];
    const mayLose = lossTest([...removed.sources, ...lostFiles.addresses], [...edited]);
    const isLost = ({ rule, target = '' }: Finding): boolean =>
      (rule === 'links' && removed.has(target)) || (rule === 'media' && lostFiles.has(target));
    const found: Finding[] = [];
    const unchanged = tested.pages.addresses.filter((address) => !changed.has(address));
    await forEachPage(this.context, unchanged, CHECKING, async (address) => {
      const isRead = mayLose(decodePath((await this.read('tested', address)) ?? ''), address);
      const page = isRead ? await this.#parse('tested', address) : undefined;
      if (!page) return;
      const { findings, anchors } = findInPage(page, tested, { siteUrls, library: undefined });
      found.push(...findings.filter(isLost));
      for (const link of anchors) if (await this.#losesAnchor(link)) found.push(link.finding);
    });
    return found;
  }

  /** True for a link of an unchanged page whose heading was there before this change. */
  async #losesAnchor(link: AnchorLink): Promise<boolean> {
    const { edited, live } = this.states;
    const candidates = link.addresses.filter((address) => edited.has(address) && live.pages.has(address));
    if (candidates.length === 0 || !(await this.#lacksAnchor('tested', link))) return false;
    for (const address of candidates) {
      const outline = (await this.#parse('live', address))?.outline;
      if (outline && findAnchor(link.anchor, outline) === 'there') return true;
    }
    return false;
  }

  /**
   * Pages that readers don't find in the navigation, unless they are hidden or parts of pages that were parsed.
   * @param unlisted addresses of pages that the navigation doesn't list
   */
  async findUnlisted(unlisted: readonly string[]): Promise<Finding[]> {
    const parsed = await Promise.all(this.#pages.tested.values());
    const imports = new Set(
      parsed
        .flatMap((page) => [...(page?.imports ?? []), ...(page?.parts ?? [])])
        .map(({ path }) => nameOf(placeOf(path))),
    );
    const found = unlisted.map(async (address): Promise<Finding[]> => {
      const page = imports.has(nameOf(address)) ? undefined : await this.#parse('tested', address);
      const message = `/${address} isn't in the navigation: add it, hide it with hidden: true, or list it in ${inputName('allow')}`;
      return page && !page.isHidden
        ? [{ rule: 'unlisted-pages', page: placeOf(page.path), file: page.file, message }]
        : [];
    });
    return (await Promise.all(found)).flat();
  }

  /** Pages whose front matter hides them, unlike that of live. */
  async findHidden(addresses: readonly string[]): Promise<string[]> {
    const hidden: string[] = [];
    for (const address of addresses) {
      if (!this.states.live.pages.has(address) || !(await this.#parse('tested', address))?.isHidden) continue;
      const before = await this.#parse('live', address);
      if (before && !before.isHidden) hidden.push(address);
    }
    return hidden;
  }

  async #lacksAnchor(side: Side, { addresses, anchor }: AnchorLink): Promise<boolean> {
    const { changed, folder, tested } = this.states;
    const mayRead = folder !== undefined || this.context.inputs.scope === 'all';
    for (const address of addresses) {
      // A page that didn't change isn't read for this, and has the same text on both sides.
      const isSame = tested.pages.has(address) && !changed.has(address);
      const page = mayRead || !isSame ? await this.#parse(isSame ? 'tested' : side, address) : undefined;
      if (!page?.outline || findAnchor(anchor, page.outline) !== 'missing') return false;
    }
    return true;
  }

  async #readLibrary(): Promise<LinkRules['library']> {
    const urls: string[] = [];
    for await (const { url } of listMedia(this.context.api)) urls.push(url);
    return libraryOf(urls);
  }

  #parse(side: Side, address: string): Promise<Page | undefined> {
    const page = this.#pages[side].get(address) ?? this.#parseNow(side, address);
    this.#pages[side].set(address, page);
    return page;
  }

  async #parseNow(side: Side, address: string): Promise<Page | undefined> {
    const text = await this.read(side, address);
    if (text === undefined) return undefined;
    const path = this.states[side].pages.pathOf(address) ?? address;
    const file = side === 'tested' ? this.states.folder?.pages.get(address)?.file : undefined;
    const say = (problem: string): void => {
      if (side === 'tested') this.context.log.notice(`${file ?? path}: ${problem}.`);
    };
    let parsed: ParsedPage = await this.parser.parse({ path, text });
    if (parsed.kind === 'invalid') {
      // In Markdown, each text is valid.
      say(`read as Markdown, because it isn't valid MDX: ${parsed.fault.reason}`);
      parsed = await this.parser.parse({ path, text, format: 'markdown' });
    }
    for (const { line, reason } of side === 'tested' ? await findFrontMatterFaults(normalize(text)) : [])
      say(`the front matter isn't valid YAML: ${reason} (line ${line})`);
    if (parsed.kind === 'too complex') say(`links aren't checked, because ${parsed.reason}`);
    if (parsed.kind !== 'parsed') return undefined;
    const lineOf = lineCounter(text);
    const references = parsed.references.map((reference) => ({ ...reference, line: lineOf(reference.start) }));
    const { imports, parts } = parsed.outline ?? NO_INCLUSIONS;
    const withLine = (one: string) => ({ path: one, line: lineOf(Math.max(text.indexOf(one), 0)) });
    return {
      path,
      file,
      references,
      imports: imports.map(withLine),
      parts: parts.map(withLine),
      outline: parsed.outline,
      isHidden: isManifest(text) || isHiddenPage(normalize(text)),
    };
  }
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
