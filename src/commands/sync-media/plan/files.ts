/** The part of the plan that says where each file of the folder is to be in the library. Pure. */
import { knownHashes } from '../library/compare.js';
import type { LocalFile } from '../folder/select-files.js';
import type { LibraryFile } from '../library/library.js';
import { extensionOf, freeName, nameFromUrl } from '../folder/library-names.js';
import type { AddStep, FileStep, World } from './plan.js';

/** Library files that paths go on sharing: they are not replaced, whoever wants their name. */
type Kept = ReadonlySet<string>;

/** A step for each file of the folder. */
export function planFiles(world: World, keptIds: Kept): FileStep[] {
  const { files, counterparts } = world;
  const kept = new Set(keptIds);
  for (const { verdict, media } of counterparts.values()) if (verdict === 'same') kept.add(media.id);
  const replaced = chooseReplaced(world, kept);
  // Only for files that are new: most often there are few or none, and the tables are large.
  let bytes: Bytes | undefined;
  return files.map((file): FileStep => {
    const found = counterparts.get(file.path);
    if (found?.verdict === 'same') return { action: 'unchanged', file, media: found.media, reason: found.reason };
    if (found && replaced.get(found.media.id) === file.path) {
      return { action: 'replace', file, media: found.media, reason: found.reason };
    }
    bytes ??= new Bytes(world, replaced);
    return bytes.add(file);
  });
}

/**
 * Library file → the path whose bytes it gets. One that other paths share stays as it is, and so does one of another
 * type: the service replaces like with like only.
 */
function chooseReplaced({ files, counterparts, lock }: World, kept: Kept): Map<string, string> {
  // A path whose file it was comes before one that only wants the name; of those that shared it, the one it is named after.
  const claimOf = ({ path, name }: LocalFile): number => {
    const media = counterparts.get(path)?.media;
    if (!media) return 0;
    return (lock.files.get(path)?.id === media.id ? 2 : 0) + (media.name.normalize('NFC') === name ? 1 : 0);
  };
  const chosen = new Map<string, string>();
  const contested = files.flatMap((file) => {
    const found = counterparts.get(file.path);
    if (!found || found.verdict === 'same' || kept.has(found.media.id)) return [];
    // The service replaces like with like.
    if (extensionOf(found.media.name) !== extensionOf(file.path)) return [];
    return [{ path: file.path, id: found.media.id, claim: claimOf(file) }];
  });
  for (const claim of [3, 2, 1, 0]) {
    for (const one of contested) if (one.claim === claim && !chosen.has(one.id)) chosen.set(one.id, one.path);
  }
  return chosen;
}

/** Where the bytes of paths come from that have no library file of their own yet. */
class Bytes {
  /** Hash → the library file that holds these bytes and keeps them. */
  readonly #inLibrary = new Map<string, { media: LibraryFile; found?: true }>();
  /** Hash → the path that brings them in. */
  readonly #byPath = new Map<string, string>();
  /** Names that are taken, or will be. */
  readonly #names: Set<string>;
  readonly #wanted: ReadonlySet<string>;

  constructor({ library, lock, files, imports, counterparts }: World, replaced: ReadonlyMap<string, string>) {
    this.#names = new Set(library.byName.keys());
    const imported = imports.map(({ url, name }) => name ?? nameFromUrl(url));
    this.#wanted = new Set([...files.map(({ name }) => name), ...imported]);
    const found = new Set([...lock.files.values()].filter((one) => one.found).map(({ id }) => id));
    for (const [id, hash] of knownHashes(lock, library)) {
      const media = library.byId.get(id);
      if (media && !replaced.has(id)) this.#inLibrary.set(hash, { media, ...(found.has(id) && { found: true }) });
    }
    for (const { path, sha256 } of files) {
      const counterpart = counterparts.get(path);
      if (counterpart?.verdict === 'same') this.#inLibrary.set(sha256, { media: counterpart.media });
      else if (counterpart && replaced.get(counterpart.media.id) === path) this.#byPath.set(sha256, path);
    }
  }

  add(file: LocalFile): AddStep {
    const holder = this.#inLibrary.get(file.sha256);
    if (holder) {
      const reason = `the library has these bytes, as ${holder.media.name}`;
      return { action: 'add', file, from: { kind: 'library', ...holder }, reason };
    }
    const path = this.#byPath.get(file.sha256);
    if (path !== undefined) {
      return { action: 'add', file, from: { kind: 'path', path }, reason: `the same bytes as ${path}` };
    }
    this.#byPath.set(file.sha256, file.path);
    // Plain uploads go under names that are free: under any other the service would invent one.
    const name = freeName(file.name, (one) => this.#names.has(one) || (one !== file.name && this.#wanted.has(one)));
    this.#names.add(name);
    const reason = name === file.name ? 'new' : `other paths use the library file ${file.name}, which stays as it is`;
    return { action: 'add', file, from: { kind: 'upload', name }, reason };
  }
}
