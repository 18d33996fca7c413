/**
 * Asks the service for the library files that a run needs: by ID, and by name with a search. The contract promises that an
 * ID has one file, but not what a search finds. So a search only points to a file, which is then read by its ID, and it proves
 * that a name is free only under conditions. Whatever remains in doubt is for the list to decide.
 */
import { forEachConcurrently, REQUESTS_AT_ONCE } from '../../../api/concurrency.js';
import { getMedia, getMediaPage, MAX_PAGE_SIZE, type Media } from '../../../api/endpoints/media.js';
import { ConnectionError, hasStatus } from '../../../api/errors.js';
import { timeOf } from '../../../text/instant.js';
import { groupBy } from '../../../text/group-by.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { type Library, type LibraryFile, newestByName } from './library.js';
import type { LibraryContext, LibraryList } from './library-list.js';

/** What a run needs to know of the library. */
export interface Questions {
  /** IDs that the lock has. */
  readonly ids: ReadonlySet<string>;
  /** Names that the run will need in any case. */
  readonly names: ReadonlySet<string>;
  /** Calls `named` with every name that the run needs, now that all of `ids` are known. */
  readonly ask: (library: Library) => Promise<void>;
}

/** A search that keeps hits back, and doesn't say so, gives at least as many. */
const HITS_AT_LEAST = 10;

/** The list must decide. */
class UndecidedError extends Error {}

/** Undefined if the rest of the list takes fewer requests, or if only the list is certain. */
export async function askLibrary(
  list: LibraryList,
  questions: Questions,
  context: LibraryContext,
): Promise<Library | undefined> {
  try {
    return await new Inquiry(list, questions, context).read();
  } catch (error) {
    if (error instanceof UndecidedError) return undefined;
    throw error;
  }
}

/**
 * True for a name that no search language takes for anything but itself, and whose letters have one form in Unicode and in
 * each alphabet.
 */
function isPlain(name: string): boolean {
  return /^\w[\w.-]*(?: \w[\w.-]*)*$/.test(name);
}

class Inquiry {
  readonly #byId: Map<string, LibraryFile>;
  readonly #newest: ReadonlyMap<string, LibraryFile>;
  readonly #found = new Map<string, LibraryFile>();
  /** Names that a search has decided about. */
  readonly #decided = new Set<string>();

  constructor(
    readonly list: LibraryList,
    readonly questions: Questions,
    readonly context: LibraryContext,
  ) {
    this.#byId = new Map(list.files.map((file) => [file.id, file]));
    this.#newest = newestByName(list.files);
  }

  /** Rejects with UndecidedError. */
  async read(): Promise<Library> {
    const { ids: wanted, names, ask } = this.questions;
    const ids = [...wanted].filter((id) => !this.#byId.has(id));
    this.#requireFewer(
      ids.length,
      [...names].filter((name) => !this.#newest.has(name)),
    );
    await this.#forEach(ids, async (id) => {
      const file = await this.#get(id);
      if (file) this.#byId.set(id, file);
    });
    // The lock of another library is a thing to tell, and the list is certain.
    if (wanted.size > 0 && ![...wanted].some((id) => this.#byId.has(id))) throw new UndecidedError();
    const known = this.#library();
    await ask(known);
    const open = [...(known.part?.openNames ?? [])];
    this.#requireFewer(0, open);
    const idsByName = groupBy(this.#byId.keys(), (id) => unicodeForm(this.#byId.get(id)?.name ?? '', 'NFC'));
    await this.#forEach(open, (name) => this.#find(name, idsByName.get(name) ?? []));
    if (open.some((name) => !this.#found.has(name))) await this.#requireWorkingSearch();
    return this.#library();
  }

  /** A name takes a search and the file that it finds. One more search shows that those which find nothing work. */
  #requireFewer(ids: number, names: readonly string[]): void {
    const requests = ids + 2 * names.length + Math.min(1, names.length);
    if (requests >= this.list.pagesLeft) throw new UndecidedError();
    if (!names.every(isPlain)) throw new UndecidedError();
  }

  #forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    this.context.api.announce('key', items.length);
    return forEachConcurrently(items, REQUESTS_AT_ONCE, work);
  }

  /** @param ids the files that are known to have this name */
  async #find(name: string, ids: readonly string[]): Promise<void> {
    const { media: hits, pagination } = await this.#search(name);
    // A search that gives its best hits only, or takes other names for this one, can hide the file behind them.
    const mayHide = hits.length >= HITS_AT_LEAST || pagination.total !== hits.length;
    if (mayHide || !hits.every((hit) => isExplained(hit, name))) throw new UndecidedError();
    const [hit, second] = hits.filter((one) => unicodeForm(one.name, 'NFC') === name);
    if (second || ids.some((id) => id !== hit?.id)) throw new UndecidedError();
    this.#decided.add(name);
    if (!hit) return;
    const isGone = this.questions.ids.has(hit.id) && !this.#byId.has(hit.id);
    const file = isGone ? undefined : (this.#byId.get(hit.id) ?? (await this.#get(hit.id)));
    // The search shows what was the case before.
    if (!file || unicodeForm(file.name, 'NFC') !== name) throw new UndecidedError();
    this.#byId.set(file.id, file);
    this.#found.set(name, file);
  }

  /** That nothing was found proves nothing unless the search finds what is there. */
  async #requireWorkingSearch(): Promise<void> {
    const sample = this.list.files.find(({ name }) => isPlain(name));
    const hits = sample ? (await this.#search(sample.name)).media : [];
    if (!hits.some(({ id }) => id === sample?.id)) throw new UndecidedError();
  }

  #search(search: string): ReturnType<typeof getMediaPage> {
    return this.#decidedBy(getMediaPage(this.context.api, { page: 1, limit: MAX_PAGE_SIZE, search }));
  }

  /** Undefined if the library doesn't have the file. */
  async #get(id: string): Promise<LibraryFile | undefined> {
    const response = getMedia(this.context.api, id).catch((error: unknown) => {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    });
    const media = await this.#decidedBy(response);
    if (media && media.id !== id) throw new UndecidedError();
    return media && this.list.toFile(media);
  }

  /** Leaves responses that can't be used to the list, which names the problem if it is one of the key or the service. */
  async #decidedBy<T>(response: Promise<T>): Promise<T> {
    return response.catch((error: unknown) => {
      this.context.signal.throwIfAborted();
      throw error instanceof ConnectionError ? error : new UndecidedError();
    });
  }

  #library(): Library {
    const { list, questions } = this;
    const { newestMs } = list;
    const openNames = new Set<string>();
    return {
      byId: this.#byId,
      named: (name) => {
        const file = this.#newest.get(name) ?? this.#found.get(name);
        if (!file && !this.#decided.has(name)) openNames.add(name);
        return file;
      },
      isComplete: true,
      lacks: (id) => questions.ids.has(id) && !this.#byId.has(id),
      // The list begins with the newest file.
      isLater: ({ id, createdAt }) => newestMs !== undefined && !this.#byId.has(id) && timeOf(createdAt) > newestMs,
      part: { openNames, readWhole: () => list.readWhole() },
    };
  }
}

/** True if a hit has the text somewhere, as a search for parts of names and texts would find it. */
function isExplained({ name, altText }: Media, text: string): boolean {
  return `${name}\n${altText ?? ''}`.toLowerCase().includes(text.toLowerCase());
}
