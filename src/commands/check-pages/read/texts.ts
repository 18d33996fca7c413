/** Reads and parses the pages of live and of the tested state, each once. */
import { join } from 'node:path';
import { forEachPage, type PageWork, REQUESTS_AT_ONCE } from '../../../api/concurrency.js';
import { getPage } from '../../../api/endpoints/content.js';
import { listMedia } from '../../../api/endpoints/media.js';
import { hasStatus } from '../../../api/errors.js';
import { readTextFile } from '../../../disk/read.js';
import { findFrontMatterFaults } from '../../../pages/front-matter-faults.js';
import { isHiddenPage } from '../../../pages/front-matter.js';
import type { Outline } from '../../../pages/headings.js';
import type { PageParser } from '../../../pages/page-parser.js';
import type { ParsedPage, SyntaxFault } from '../../../pages/parse-page.js';
import { placeProblem } from '../../../pages/place.js';
import { isManifest, normalize } from '../../../project/page-text.js';
import { lineCounter } from '../../../text/line-counter.js';
import type { CheckRun } from '../record.js';
import { libraryOf } from '../rules/media.js';
import type { Library, Page } from '../rules/rule.js';
import { MAX_PAGE_BYTES } from './folder.js';
import type { States } from './read-states.js';

const NO_INCLUSIONS: Pick<Outline, 'imports' | 'parts'> = { imports: [], parts: [] };

export type Side = 'live' | 'tested';

/** What reading takes of a run. */
export type TextsRun = Pick<CheckRun, 'api' | 'host' | 'inputs' | 'log' | 'signal'>;

export class Texts {
  readonly #contents = new Map<string, Promise<string | undefined>>();
  readonly #pages = {
    live: new Map<string, Promise<Page | undefined>>(),
    tested: new Map<string, Promise<Page | undefined>>(),
  };
  /** Addresses of pages whose headings weren't looked at. */
  readonly unreadTargets = new Set<string>();
  /** Files and pages of the tested state that aren't valid MDX, unlike a page of the same size that live has. */
  readonly invalid = new Set<string>();
  #library: Promise<Library | undefined> | undefined;
  #states: States;

  readonly #run: TextsRun;
  readonly #parser: PageParser;

  /** @param states the states whose pages are read */
  constructor(run: TextsRun, states: States, parser: PageParser) {
    this.#run = run;
    this.#states = states;
    this.#parser = parser;
  }

  get states(): States {
    return this.#states;
  }

  /** Takes note of which pages differ from live among those that counted as unchanged because of their size only. */
  settleUnread(differing: readonly string[]): void {
    const { changed, edited } = this.#states;
    const withThem = (some: ReadonlySet<string>): Set<string> => new Set([...some, ...differing]);
    this.#states = { ...this.#states, changed: withThem(changed), edited: withThem(edited), unread: undefined };
  }

  /** Public URLs of the documentation. */
  get siteUrls(): readonly string[] {
    return this.#run.inputs.siteUrl ?? [];
  }

  /** True if pages that didn't change may be read, too. */
  get mayReadAll(): boolean {
    return this.states.folder !== undefined || this.#run.inputs.scope === 'all';
  }

  /** Calls `work` for several pages at a time, and shows how many are done. */
  async forEach<T>(verb: PageWork['verb'], pages: readonly T[], work: (page: T) => Promise<void>): Promise<void> {
    await forEachPage(this.#run, pages, { verb, concurrency: REQUESTS_AT_ONCE }, work);
  }

  /** The number of tested pages that were parsed. */
  get pagesRead(): number {
    return this.#pages.tested.size;
  }

  /** The text of a page; undefined if it isn't there. */
  async read(side: Side, address: string): Promise<string | undefined> {
    const { states } = this;
    this.#run.signal.throwIfAborted();
    const path = states[side].pages.pathOf(address);
    const own = side === 'tested' ? states.folder?.pages.get(address) : undefined;
    // The file may be gone by now.
    if (own) return readTextFile(join(this.#run.host.workspace, own.file), MAX_PAGE_BYTES).catch(() => undefined);
    if (path === undefined || placeProblem(path) !== undefined || (side === 'tested' && states.folder))
      return undefined;
    const key = `${side} ${address}`;
    const content = this.#contents.get(key) ?? this.#request(path, side === 'tested' ? states.branch : undefined);
    this.#contents.set(key, content);
    return content;
  }

  async #request(path: string, branch: string | undefined): Promise<string | undefined> {
    try {
      return (await getPage(this.#run.api, path, branch === undefined ? {} : { branch })).content;
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }

  /** The media library; undefined if its files have no folder in common. */
  readLibrary(): Promise<Library | undefined> {
    const read = async (): Promise<Library | undefined> => {
      const urls: string[] = [];
      for await (const { url } of listMedia(this.#run.api)) urls.push(url);
      return libraryOf(urls);
    };
    return (this.#library ??= read());
  }

  /** The pages of the tested state that were parsed until now. */
  async parsedInTested(): Promise<Page[]> {
    return (await Promise.all(this.#pages.tested.values())).filter((page) => page !== undefined);
  }

  /** A page of a state; undefined if it isn't there, or can't be parsed. */
  parse(side: Side, address: string): Promise<Page | undefined> {
    const page = this.#pages[side].get(address) ?? this.#parseNow(side, address);
    this.#pages[side].set(address, page);
    return page;
  }

  async #parseNow(side: Side, address: string): Promise<Page | undefined> {
    const text = await this.read(side, address);
    if (text === undefined) return undefined;
    const path = this.states[side].pages.pathOf(address) ?? address;
    const file = side === 'tested' ? this.states.folder?.pages.get(address)?.file : undefined;
    // What is so since long ago isn't news.
    const isAlike = this.states.unread?.addresses.has(address) === true;
    const say = (problem: string, level: 'notice' | 'warning' = 'notice'): void => {
      if (side === 'tested' && !isAlike) this.#run.log[level](`${file ?? path}: ${problem}.`);
    };
    const parsed = await this.#parseText({ path, text }, ({ reason, line }) => {
      if (side === 'tested' && !isAlike) this.invalid.add(`${file ?? path}:${line}`);
      say(`read as Markdown, because it isn't valid MDX, so its build may fail: ${reason} (line ${line})`);
    });
    for (const { line, reason } of side === 'tested' ? await findFrontMatterFaults(normalize(text)) : [])
      say(`the front matter isn't valid YAML: ${reason} (line ${line})`);
    if (parsed.kind === 'too complex') say(`links aren't checked, because ${parsed.reason}`, 'warning');
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

  /** Reads what isn't valid MDX as Markdown, in which each text is valid. */
  async #parseText(page: { path: string; text: string }, onFault: (fault: SyntaxFault) => void): Promise<ParsedPage> {
    const parsed = await this.#parser.parse(page);
    if (parsed.kind !== 'invalid') return parsed;
    onFault(parsed.fault);
    return this.#parser.parse({ ...page, format: 'markdown' });
  }
}
