/** Reads the list of the media library: its first page, and the others if they are needed. */
import type { Api } from '../../../api/api.js';
import { listMedia, type Media } from '../../../api/endpoints/media.js';
import type { NumberedPage } from '../../../api/pagination.js';
import { timeOf } from '../../../text/instant.js';
import { createLibrary, type Library, type LibraryFile, toLibraryFile } from './library.js';

/** What the lock knows of a file. */
export type KnownFile = Pick<LibraryFile, 'id' | 'name' | 'url' | 'updatedAt'>;

/** What reading a library takes of the context of a run. */
export interface LibraryContext {
  readonly api: Api;
  readonly signal: AbortSignal;
  readonly hasSecret: (text: string) => boolean;
}

/** The list of the library, newest first. The pages after the first one are read only if they are needed. */
export class LibraryList {
  /** The files of the pages that were read. */
  readonly files: LibraryFile[] = [];
  readonly #knownById = new Map<string, KnownFile>();
  readonly #listing: AsyncGenerator<Media, void, undefined>;
  #first: NumberedPage<Media> | undefined;
  #total = 0;

  constructor(
    readonly context: LibraryContext,
    known: Iterable<KnownFile>,
  ) {
    for (const file of known) this.#knownById.set(file.id, file);
    this.#listing = listMedia(context.api, (page) => {
      this.#first ??= page;
      this.#total = page.total;
    });
  }

  /** Number of requests for the rest of the list. */
  get pagesLeft(): number {
    return Math.max(0, (this.#first?.pages ?? 0) - 1);
  }

  /** Epoch milliseconds of the newest file. Undefined if the first page isn't in the order of time. */
  get newestMs(): number | undefined {
    const times = (this.#first?.items ?? []).map(({ createdAt }) => timeOf(createdAt));
    const isSorted = times.every((ms, index) => index === 0 || (times[index - 1] ?? NaN) >= ms);
    return isSorted && !Number.isNaN(times[0]) ? times[0] : undefined;
  }

  async readFirstPage(): Promise<void> {
    do {
      const { value } = await this.#listing.next();
      if (!value) return;
      this.#add(value);
    } while (this.files.length < (this.#first?.items.length ?? 0));
  }

  async readWhole(): Promise<Library> {
    this.context.api.announce('key', this.pagesLeft);
    for await (const media of this.#listing) this.#add(media);
    // A listing that keeps changing ends incomplete (api/pagination.ts).
    return createLibrary(this.files, this.files.length === this.#total);
  }

  toFile(media: Media): LibraryFile {
    return shareStrings(toLibraryFile(media, this.context.hasSecret), this.#knownById.get(media.id));
  }

  #add(media: Media): void {
    this.files.push(this.toFile(media));
  }
}

function shareStrings(file: LibraryFile, known: KnownFile | undefined): LibraryFile {
  if (!known) return file;
  const { sizeBytes, altText, isUntouched } = file;
  // An object that is spread from another takes several times the memory.
  return {
    id: known.id,
    name: known.name === file.name ? known.name : file.name,
    url: known.url === file.url ? known.url : file.url,
    updatedAt: known.updatedAt === file.updatedAt ? known.updatedAt : file.updatedAt,
    sizeBytes,
    altText,
    isUntouched,
  };
}
