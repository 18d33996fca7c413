/** Reads and parses as few pages as it takes, and finds what is wrong in their texts: in the tested state and in live. */
import { listMedia } from '../../api/endpoints/media.js';
import { nameOf } from '../../pages/address.js';
import type { Outline } from '../../pages/headings.js';
import type { Site } from '../../pages/link-targets.js';
import { PageParser } from '../../pages/page-parser.js';
import type { ParsedPage } from '../../pages/parsed-page.js';
import { placeOf } from '../../pages/place.js';
import { forEachConcurrently } from '../concurrency.js';
import {
  type AnchorLink,
  findInMedia,
  findInPage,
  isHidden,
  missingAnchors,
  type PageView,
  unlistedPages,
} from './compare.js';
import type { PageTexts, ReadStates } from './read-states.js';
import type { CheckPagesContext } from './record.js';
import type { Finding } from './verdicts.js';

export interface Texts {
  readonly tested: PageTexts;
  readonly live: PageTexts;
}

export interface TextRules extends ReadStates {
  readonly site: Site;
  readonly liveSite: Site;
  /** Addresses of pages that this change takes away. */
  readonly vanished: ReadonlySet<string>;
  /** Live addresses by the addresses of the pages that they became. */
  readonly predecessors: ReadonlyMap<string, string>;
}

export interface TextFindings {
  readonly tested: readonly Finding[];
  readonly live: readonly Finding[];
  /** Links whose target is not known. */
  readonly unknown: number;
  readonly pagesRead: number;
}

const PAGES_AT_ONCE = 4;

export async function checkTexts(context: CheckPagesContext, texts: Texts, rules: TextRules): Promise<TextFindings> {
  const parser = new PageParser(context.signal);
  try {
    return await new TextCheck(context, texts, rules, parser).run();
  } finally {
    parser.close();
  }
}

interface Parsed {
  readonly view: PageView;
  readonly outline: Outline;
}

type ParsedText = Extract<ParsedPage, { kind: 'parsed' }>;

class TextCheck {
  /** By state and address. */
  readonly #outlines = { tested: new Map<string, Outline>(), live: new Map<string, Outline>() };
  readonly #imports = new Set<string>();
  readonly #visible = new Set<string>();
  #libraryUrls: Promise<readonly string[]> | undefined;
  #unknown = 0;
  #pagesRead = 0;

  constructor(
    readonly context: CheckPagesContext,
    readonly texts: Texts,
    readonly rules: TextRules,
    readonly parser: PageParser,
  ) {}

  async run(): Promise<TextFindings> {
    const { changed, tested, folder, vanished } = this.rules;
    const isAll = this.context.inputs.scope === 'all';
    const addresses = isAll ? [...tested.pages.addresses] : [...changed];
    const found = await this.#checkAll('tested', addresses);
    if (folder && !isAll && vanished.size > 0) found.push(...(await this.#checkUnchanged()));
    found.push(...this.#findUnlisted(isAll));
    return {
      tested: found,
      live: isAll ? [] : await this.#checkAll('live', this.#liveAddresses(found)),
      unknown: this.#unknown,
      pagesRead: this.#pagesRead,
    };
  }

  /** The live pages that show which findings are old. */
  #liveAddresses(found: readonly Finding[]): string[] {
    const { live, predecessors } = this.rules;
    const places = new Set(found.filter(({ rule }) => rule !== 'unlisted-pages').map(({ page }) => page));
    const addresses = [...this.rules.changed].filter((address) => places.has(this.#placeOf(address)));
    const all = addresses.flatMap((address) => [address, predecessors.get(address) ?? address]);
    return [...new Set(all)].filter((address) => live.pages.has(address));
  }

  #placeOf(address: string): string {
    return placeOf(this.rules.tested.pages.pathOf(address) ?? address);
  }

  async #checkAll(state: 'tested' | 'live', addresses: readonly string[]): Promise<Finding[]> {
    const site = state === 'tested' ? this.rules.site : this.rules.liveSite;
    const found: Finding[] = [];
    const anchors: AnchorLink[] = [];
    await forEachConcurrently(addresses, PAGES_AT_ONCE, async (address) => {
      const parsed = await this.#parse(state, address);
      if (!parsed) return;
      const { findings, anchors: links, unknown } = findInPage(parsed.view, site, this.context.inputs.siteUrl ?? []);
      found.push(...findings, ...(await this.#checkMedia(parsed.view)));
      anchors.push(...links);
      if (state === 'live') return;
      this.#unknown += unknown;
      if (!isHidden(parsed.view.text)) this.#visible.add(address);
      for (const path of parsed.outline.imports) this.#imports.add(nameOf(placeOf(path)));
    });
    await this.#readTargets(state, anchors);
    return [...found, ...missingAnchors(anchors, (address) => this.#outlines[state].get(address))];
  }

  /** Reads the pages that anchors point to, unless that takes requests for pages that didn't change. */
  async #readTargets(state: 'tested' | 'live', anchors: readonly AnchorLink[]): Promise<void> {
    const { changed, folder } = this.rules;
    const outlines = this.#outlines[state];
    const targets = new Set(anchors.flatMap(({ addresses }) => addresses).filter((address) => !outlines.has(address)));
    await forEachConcurrently([...targets], PAGES_AT_ONCE, async (address) => {
      if (state === 'live' && !changed.has(address)) {
        const outline = this.#outlines.tested.get(address);
        if (outline) outlines.set(address, outline);
      } else if (folder || changed.has(address)) await this.#parse(state, address);
    });
  }

  /** Unchanged pages whose links lead to what this change takes away. */
  async #checkUnchanged(): Promise<Finding[]> {
    const { changed, vanished, tested, site } = this.rules;
    const names = [...vanished].map(nameOf);
    const found: Finding[] = [];
    const unchanged = [...tested.pages.addresses].filter((address) => !changed.has(address));
    await forEachConcurrently(unchanged, PAGES_AT_ONCE, async (address) => {
      const text = (await this.texts.tested.read(address)) ?? '';
      const parsed = names.some((name) => text.includes(name)) ? await this.#parse('tested', address) : undefined;
      if (!parsed) return;
      const { findings } = findInPage(parsed.view, site, []);
      found.push(...findings.filter(({ rule, target }) => rule === 'links' && vanished.has(target ?? '')));
    });
    return found;
  }

  #findUnlisted(isAll: boolean): Finding[] {
    const { tested, live, site } = this.rules;
    const addresses = [...tested.pages.addresses].filter((address) => isAll || !live.pages.has(address));
    const unlisted = unlistedPages(addresses, tested, site);
    const shown = unlisted.filter((address) => this.#visible.has(address) && !this.#imports.has(nameOf(address)));
    return shown.map((address) => ({
      rule: 'unlisted-pages',
      page: this.#placeOf(address),
      ...this.#fileOf(address),
      message: `/${address} isn't in the navigation: add it, hide it with hidden: true, or list it in allow`,
    }));
  }

  #fileOf(address: string): { file?: string } {
    const { tested, folder } = this.rules;
    const file = folder?.pages.get(tested.pages.pathOf(address) ?? '')?.file;
    return file === undefined ? {} : { file };
  }

  async #checkMedia(view: PageView): Promise<Finding[]> {
    if (!view.references.some(({ url, isEmbedded }) => isEmbedded && /^https?:/i.test(url))) return [];
    this.#libraryUrls ??= this.#listLibrary();
    return findInMedia(view, await this.#libraryUrls);
  }

  async #listLibrary(): Promise<string[]> {
    const urls: string[] = [];
    for await (const { url } of listMedia(this.context.api)) urls.push(url);
    return urls;
  }

  async #parse(state: 'tested' | 'live', address: string): Promise<Parsed | undefined> {
    const text = await this.texts[state].read(address);
    if (text === undefined) return undefined;
    const path = this.rules[state].pages.pathOf(address) ?? address;
    const isTested = state === 'tested';
    if (isTested) this.#pagesRead += 1;
    const { file } = isTested ? this.#fileOf(address) : {};
    const parsed = await this.#parseText(path, text, (problem) => {
      if (isTested) this.context.log.notice(`${file ?? path}: ${problem}.`);
    });
    if (!parsed?.outline) return undefined;
    this.#outlines[state].set(address, parsed.outline);
    return { view: { path, file, text, references: parsed.references }, outline: parsed.outline };
  }

  /** What can't be parsed is read as Markdown, in which each text is valid. */
  async #parseText(path: string, text: string, say: (problem: string) => void): Promise<ParsedText | undefined> {
    let parsed = await this.parser.parse({ path, text, withOutline: true });
    if (parsed.kind === 'invalid') {
      say(`read as Markdown, because it isn't valid MDX: ${parsed.fault.reason}`);
      parsed = await this.parser.parse({ path, text, format: 'markdown', withOutline: true });
    }
    if (parsed.kind === 'too complex') say(`links aren't checked, because ${parsed.reason}`);
    return parsed.kind === 'parsed' ? parsed : undefined;
  }
}
