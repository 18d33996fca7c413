/** What is to be done, from what there is. Pure: the same folder, library and lock are the same plan. */
import type { CountOrPercent } from '../../input-kinds.js';
import { type Counterpart, isAsRecorded } from '../library/compare.js';
import type { LocalFile, Remark } from '../folder/select-files.js';
import type { Library, LibraryFile } from '../library/library.js';
import type { AltTexts, WantedImport } from '../folder/manifests.js';
import type { LockState } from '../library/lock.js';
import { nameFromUrl } from '../folder/library-names.js';
import { findWithoutAlt, planAlts } from './alt-texts.js';
import { mostDeletes, planDeletes, usedIds } from './deletes.js';
import { planFiles } from './files.js';

export type Prune = 'none' | 'managed' | 'all';

/** The library file stays as it is. */
export interface UnchangedStep {
  readonly action: 'unchanged';
  readonly file: LocalFile;
  readonly media: LibraryFile;
  readonly reason: string;
}

/** New to the library; or only to its path, where other paths or earlier ones have the same bytes. */
export interface AddStep {
  readonly action: 'add';
  readonly file: LocalFile;
  readonly reason: string;
  readonly from:
    | { readonly kind: 'upload'; readonly name: string }
    /** A file of the library holds these bytes. */
    | { readonly kind: 'library'; readonly media: LibraryFile; readonly found?: true }
    /** Another path of this plan brings them in. */
    | { readonly kind: 'path'; readonly path: string };
}

/** New bytes for a library file, which keeps its id and its address. */
export interface ReplaceStep {
  readonly action: 'replace';
  readonly file: LocalFile;
  readonly media: LibraryFile;
  readonly reason: string;
}

export interface ImportStep {
  readonly action: 'import';
  readonly wanted: WantedImport;
  readonly reason: string;
  /** Fetched into this library file instead of as a new one. */
  readonly media?: LibraryFile;
}

/** Set once the file is there, and only where it differs then. */
export interface AltStep {
  readonly action: 'alt';
  /** Path, or address of an import. */
  readonly key: string;
  readonly isImport: boolean;
  readonly text: string;
  readonly reason: string;
}

export interface DeleteStep {
  readonly action: 'delete';
  readonly media: LibraryFile;
  readonly reason: string;
}

/** What cannot be done in this run; it counts as failed. */
export interface ConflictStep {
  readonly action: 'conflict';
  readonly path: string;
  readonly reason: string;
}

export type FileStep = UnchangedStep | AddStep | ReplaceStep;

export interface Plan {
  readonly files: readonly FileStep[];
  readonly imports: readonly ImportStep[];
  /** Imports that were made in an earlier run. */
  readonly imported: readonly { readonly url: string; readonly media: LibraryFile }[];
  readonly alts: readonly AltStep[];
  /** Path or address of an import → the text that its library file is to have, also where it has it. */
  readonly texts: ReadonlyMap<string, string>;
  readonly conflicts: readonly ConflictStep[];
  readonly deletes: readonly DeleteStep[];
  /** The most that may be deleted. */
  readonly mostDeletes: number;
  /** Images without an alt text, by path or address. */
  readonly withoutAlt: readonly string[];
}

export interface World {
  readonly files: readonly LocalFile[];
  readonly broken: readonly Remark[];
  readonly library: Library;
  readonly lock: LockState;
  /** By path. */
  readonly counterparts: ReadonlyMap<string, Counterpart>;
  readonly altTexts: AltTexts;
  readonly imports: readonly WantedImport[];
  readonly prune: Prune;
  readonly maxDeletes: CountOrPercent;
}

export function planSync(world: World): Plan {
  const imported = importedBefore(world);
  const kept = keptIds(world, imported);
  const files = planFiles(world, kept);
  const { imports, conflicts: importConflicts } = planImports(world, files, imported, kept);
  const { alts, texts, conflicts: altConflicts } = planAlts(world, files, imports, imported);
  const broken = world.broken.map(({ path, reason }): ConflictStep => ({ action: 'conflict', path, reason }));
  return {
    files,
    imports,
    imported,
    alts,
    texts,
    conflicts: [...broken, ...importConflicts, ...altConflicts],
    deletes: planDeletes(world, files, imports, kept),
    mostDeletes: mostDeletes(world),
    withoutAlt: findWithoutAlt(world, files, imported),
  };
}

function importedBefore({ imports, lock, library }: World): { url: string; media: LibraryFile }[] {
  return imports.flatMap(({ url }) => {
    const media = library.byId.get(lock.imports.get(url)?.id ?? '');
    return media ? [{ url, media }] : [];
  });
}

/** Library files of imports that were made, and of paths that could not be read but are there all the same. */
function keptIds({ broken, lock }: World, imported: Plan['imported']): Set<string> {
  const ids = new Set(imported.map(({ media }) => media.id));
  for (const { path } of broken) ids.add(lock.files.get(path)?.id ?? '');
  return ids;
}

function planImports(
  { imports, library }: World,
  files: readonly FileStep[],
  imported: Plan['imported'],
  kept: ReadonlySet<string>,
): { imports: ImportStep[]; conflicts: ConflictStep[] } {
  const done = new Set(imported.map(({ url }) => url));
  const used = usedIds(files, kept);
  const steps: ImportStep[] = [];
  const conflicts: ConflictStep[] = [];
  for (const wanted of imports.filter(({ url }) => !done.has(url))) {
    const name = wanted.name ?? nameFromUrl(wanted.url);
    const media = library.byName.get(name);
    if (!media) steps.push({ action: 'import', wanted, reason: 'not imported yet' });
    else if (used.has(media.id)) {
      const reason = `the name ${name} is taken by a library file that the folder or the list uses; give it a name of its own`;
      conflicts.push({ action: 'conflict', path: wanted.url, reason });
    } else {
      used.add(media.id);
      steps.push({
        action: 'import',
        wanted,
        media,
        reason: 'a library file has its name, and nothing tells its content',
      });
    }
  }
  return { imports: steps, conflicts };
}

/** True for a lock that knows none of the library's files: it is another project's. */
export function isForeign(lock: LockState, library: Library): boolean {
  const recorded = [...lock.files.values(), ...lock.imports.values()];
  return recorded.length > 0 && !recorded.some(({ id }) => library.byId.has(id));
}

/** Whether the lock says of a path what is the case, so that nothing need be written about it. */
export function isRecorded(lock: LockState, { file, media }: UnchangedStep): boolean {
  const recorded = lock.files.get(file.path);
  return recorded?.id === media.id && recorded.sha256 === file.sha256 && isAsRecorded(media, recorded);
}
