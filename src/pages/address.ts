/** Defines where readers find a page, so that its forms in files, lists, links and configurations can be compared. Pure. */
import { placeOf } from './place.js';
import { decodePath } from './reference.js';
import { unicodeForm } from '../text/unicode-form.js';

/**
 * What a page is called in URLs: its place, decoded and in NFC, without `index` and slashes at its ends. That of the start
 * page is empty.
 */
export function addressOf(path: string): string {
  const segments = exactAddressOf(path).split('/');
  while (segments.at(-1) === 'index') segments.pop();
  return segments.join('/');
}

/** The place of a page or URL path, decoded and in NFC. `index` counts here; a slash at the end does not. */
export function exactAddressOf(path: string): string {
  return placeOf(unicodeForm(decodePath(path), 'NFC').split('/').filter(Boolean).join('/'));
}

/** Names of folders, and starts of names, by which authors mark text that other pages include. */
const PARTIAL_SEGMENT = /(?:^|\/)(?:(?:snippets|partials|includes)\/|_)/i;

/** True if a page is rather a part of other pages than a page for readers. @param path with the name of its file */
export function isPartial(path: string): boolean {
  return PARTIAL_SEGMENT.test(path);
}

/** Names such as README, which services rarely show. */
export const CAPITALS = /^[A-Z\d_-]*[A-Z][A-Z\d_-]*$/;

/** The last segment of a path. */
export function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** The address of a folder of the project; empty for the root, `.`. */
export function folderAddressOf(folder: string): string {
  return folder === '.' ? '' : addressOf(folder);
}

/** True for a folder, and for what is in it. The root has everything. */
export function isWithinFolder(address: string, folder: string): boolean {
  return folder === '' || address === folder || address.startsWith(`${folder}/`);
}

/** The first two folders of an address; empty for one at the root. Only in a folder that has pages can a page be missing. */
export function knownFolderOf(address: string): string {
  return address.split('/').slice(0, -1).slice(0, 2).join('/');
}

/** Looks up addresses of pages or files. */
export class AddressSet {
  readonly #paths = new Map<string, string>();
  readonly #folders = new Set<string>(['']);
  readonly #folded = new Set<string>();
  /** In lower case, by the last segment. */
  readonly #foldedByName = new Map<string, string[]>();

  /** @param paths files or entries of a list, in any form; the first one of an address counts */
  constructor(paths: Iterable<string>) {
    for (const path of paths) {
      const address = addressOf(path);
      if (this.#paths.has(address)) continue;
      this.#paths.set(address, path);
      const folded = address.toLowerCase();
      this.#folded.add(folded);
      const sameName = this.#foldedByName.get(nameOf(folded));
      if (sameName) sameName.push(folded);
      else this.#foldedByName.set(nameOf(folded), [folded]);
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

  /** True if the address is in the set in some case, or is a folder: whether readers find something there is open. */
  hasAlike(address: string): boolean {
    return this.#folders.has(address) || this.#folded.has(address.toLowerCase());
  }

  /** True if one path is the end of the other, in any case: a site may begin in a folder, or have a base path. */
  hasEndOf(address: string): boolean {
    const folded = `/${address.toLowerCase()}`;
    const sameName = this.#foldedByName.get(nameOf(folded)) ?? [];
    return sameName.some((other) => folded.endsWith(`/${other}`) || `/${other}`.endsWith(folded));
  }

  /** True for the root, and for a folder with pages at any depth. */
  hasFolder(folder: string): boolean {
    return this.#folders.has(folder);
  }

  /** This set, and more paths. */
  with(paths: Iterable<string>): AddressSet {
    return new AddressSet([...this.#paths.values(), ...paths]);
  }

  get addresses(): readonly string[] {
    return [...this.#paths.keys()];
  }

  get size(): number {
    return this.#paths.size;
  }
}
