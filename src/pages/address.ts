/** Defines where readers find a page, so that its forms in files, lists, links and configurations can be compared. Pure. */
import { placeOf } from './place.js';

/**
 * What a page is called in URLs: its place, decoded and in NFC, without `index` and slashes at its ends. That of the start
 * page is empty.
 */
export function addressOf(path: string): string {
  const segments = exactAddressOf(path).split('/').filter(Boolean);
  while (segments.at(-1) === 'index') segments.pop();
  return segments.join('/');
}

/** The place of a page or URL path, decoded and in NFC. `index` counts here; a slash at the end does not. */
export function exactAddressOf(path: string): string {
  return placeOf(decodePath(path).normalize('NFC').replace(/\/+$/, ''));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that escapes nothing is part of the name.
    return path;
  }
}

/** Names by which authors mark text that other pages include. */
const PARTIAL_SEGMENT = /(?:^|\/)(?:snippets|partials|includes|_[^/]*)(?:\/|$)/i;

/** True if a page is rather a part of other pages than a page for readers. */
export function isPartial(address: string): boolean {
  return PARTIAL_SEGMENT.test(address);
}

/** The last segment of a path. */
export function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** The first two folders of a target; empty for one at the root. Only in a folder that has pages can a page be missing. */
export function knownFolderOf(address: string): string {
  return address.split('/').slice(0, -1).slice(0, 2).join('/');
}

/** Looks up addresses of pages or files: exactly, in another case, as a folder. */
export class AddressSet {
  readonly #paths = new Map<string, string>();
  readonly #folded = new Set<string>();
  readonly #folders = new Set<string>();

  /** @param paths files or entries of the list, in any form; the first one of an address counts */
  constructor(paths: Iterable<string>) {
    for (const path of paths) {
      const address = addressOf(path);
      if (this.#paths.has(address)) continue;
      this.#paths.set(address, path);
      this.#folded.add(address.toLowerCase());
      for (let end = address.lastIndexOf('/'); end > 0; end = address.lastIndexOf('/', end - 1)) {
        const folder = address.slice(0, end);
        if (this.#folders.has(folder)) break;
        this.#folders.add(folder);
      }
    }
  }

  has(address: string): boolean {
    return this.#paths.has(address);
  }

  /** The path of the page, as written. */
  pathOf(address: string): string | undefined {
    return this.#paths.get(address);
  }

  hasInOtherCase(address: string): boolean {
    return this.#folded.has(address.toLowerCase());
  }

  /** True for the root, and for a folder with pages at any depth. */
  hasFolder(folder: string): boolean {
    return folder === '' || this.#folders.has(folder);
  }

  get addresses(): Iterable<string> {
    return this.#paths.keys();
  }

  get size(): number {
    return this.#paths.size;
  }
}
