/** Defines the data of a plan: the state to plan for, and the resulting steps. */
import type { CountOrPercent } from '../../inputs/kinds.js';
import type { AltTexts, ImportEntry } from '../folder/manifests.js';
import type { LocalFile } from '../folder/read-files.js';
import type { SkippedFile } from '../folder/select-files.js';
import type { Library, LibraryFile } from '../library/library.js';
import type { LockState } from '../library/lock.js';

/** The library file that a local file is compared with, and the result. */
export interface Counterpart {
  readonly media: LibraryFile;
  /** `unknown`: it couldn't be compared, and is replaced. `fetch`: only its content can tell. */
  readonly verdict: 'same' | 'different' | 'unknown' | 'fetch';
  /** Shown to users. */
  readonly reason: string;
}

/** The folder, the library and the inputs at the time of planning. */
export interface PlanInput {
  readonly files: readonly LocalFile[];
  /** Files that the folder has and the run doesn't sync, whatever the reason is. */
  readonly leftOut: readonly SkippedFile[];
  /** Files that something else changes during the run, or whose names can't be used. */
  readonly failed: readonly SkippedFile[];
  readonly library: Library;
  readonly lock: LockState;
  /** By path. */
  readonly counterparts: ReadonlyMap<string, Counterpart>;
  readonly altTexts: AltTexts;
  readonly imports: readonly ImportEntry[];
  /** False if the run has no list of imports: then it isn't known which entries of the lock left the list. */
  readonly hasImportList: boolean;
  readonly prune: 'none' | 'managed' | 'all';
  /** `none` if the run has none. */
  readonly lockFile: string;
  readonly maxDeletes: CountOrPercent;
}

interface Step {
  /** Path below the folder, URL of an import, or library name of a file to delete. */
  readonly key: string;
  readonly reason: string;
}

/** The library file stays as it is. */
interface UnchangedStep extends Step {
  readonly action: 'unchanged';
  readonly file: LocalFile;
  readonly media: LibraryFile;
}

/** A path that has no library file yet; the library may have its content. */
export interface AddStep extends Step {
  readonly action: 'add';
  readonly file: LocalFile;
  readonly from:
    | { readonly kind: 'upload'; readonly name: string }
    /** A library file has the content. */
    | { readonly kind: 'library'; readonly media: LibraryFile }
    /** Another path of this plan uploads the content. */
    | { readonly kind: 'path'; readonly path: string };
}

/** New content for a library file, which keeps its id and URL. */
export interface ReplaceStep extends Step {
  readonly action: 'replace';
  /** False if it isn't known whether the content differs. */
  readonly isDifferent: boolean;
  readonly file: LocalFile;
  readonly media: LibraryFile;
}

export type FileStep = UnchangedStep | AddStep | ReplaceStep;

export interface ImportStep extends Step {
  readonly action: 'import';
  readonly entry: ImportEntry;
  /** The library file whose content the import replaces; absent for a new one. */
  readonly media?: LibraryFile;
}

/** The finished import of an earlier run. */
export interface FinishedImport {
  /** The URL. */
  readonly key: string;
  readonly media: LibraryFile;
}

/** Sets an alt text once the file is in the library, unless the library has the text by then. */
export interface AltStep extends Step {
  readonly action: 'alt';
  readonly text: string;
}

export interface DeleteStep extends Step {
  readonly action: 'delete';
  readonly media: LibraryFile;
}

/** A file, an import or an alt text that this run can't sync; it counts as failed. */
export interface ConflictStep extends Step {
  readonly action: 'conflict';
  /** Only the alt text is in conflict: the file is synced. */
  readonly failedPart?: 'alt-text';
}

/** A step that replaces content that others may have put into the library. */
export interface UnrecordedStep extends Pick<Step, 'key'> {
  /** Why the content isn't known. */
  readonly reason: string;
}

/** A file that belonged to another library file at the last sync: pages may have the URL of that one. */
export interface NewUrl extends Pick<Step, 'key'> {
  readonly earlierUrl: string;
}

export interface Plan {
  readonly files: readonly FileStep[];
  readonly imports: readonly ImportStep[];
  readonly finishedImports: readonly FinishedImport[];
  readonly alts: readonly AltStep[];
  /** Path or URL of an import → requested text, including texts that the library has already. */
  readonly texts: ReadonlyMap<string, string>;
  readonly conflicts: readonly ConflictStep[];
  readonly deletes: readonly DeleteStep[];
  /** Names of library files that `prune: managed` would delete; empty with `prune`. */
  readonly unused: readonly string[];
  /** Steps that replace content of the library that the lock doesn't record: it can be the only copy. */
  readonly unrecorded: readonly UnrecordedStep[];
  readonly newUrls: readonly NewUrl[];
  readonly maxDeletes: number;
  /** Path or URL of images without an alt text. */
  readonly missingAltTexts: readonly string[];
}

/** The files and imports that replace the content of a library file. */
export function replacementsOf({
  files,
  imports,
}: Pick<Plan, 'files' | 'imports'>): { readonly key: string; readonly media: LibraryFile }[] {
  return [...files.filter(({ action }) => action === 'replace'), ...imports].flatMap((step) =>
    'media' in step && step.media ? [{ key: step.key, media: step.media }] : [],
  );
}

/** Path → the library file whose content it replaces. */
export function replacedByPath(files: Plan['files']): ReadonlyMap<string, LibraryFile> {
  return new Map(replacementsOf({ files, imports: [] }).map(({ key, media }) => [key, media]));
}

/** True for a file that needs no upload of its own: a run calls it reused. */
export function isReuse(step: FileStep | ChangeStep): boolean {
  return step.action === 'add' && step.from.kind !== 'upload';
}

export type ChangeStep = ReplaceStep | AddStep | ImportStep | AltStep | DeleteStep;

/** The changes in the order of execution. */
export function changesOf({ files, imports, alts, deletes }: Plan): ChangeStep[] {
  const replaces = files.filter((step) => step.action === 'replace');
  const adds = files.filter((step) => step.action === 'add');
  return [...replaces, ...adds, ...imports, ...alts, ...deletes];
}
