/** Records what a run has done so far. The record is published however the run ends. */
import { posix } from 'node:path';
import type { HelpTopic } from '../../api/help-topics.js';
import { workspacePath } from '../../disk/paths.js';
import type { Context, LocalContext } from '../command.js';
import { isImport } from './folder/manifests.js';
import type { SkippedFile } from './folder/select-files.js';
import type { Values } from './inputs.js';
import type { LibraryFile } from './library/library.js';
import type { LockFile } from './library/lock-file.js';
import type { Plan } from './plan/steps.js';
import type { Progress } from './progress.js';

export type Status = 'added' | 'replaced' | 'reused' | 'imported' | 'alt-updated' | 'deleted' | 'failed';

/** What failed of a file that is in the library. */
export type FailedPart = 'alt-text' | 'deletion';

/** The result of one change that was made or failed. */
export interface Result {
  /** Path below the folder, URL of an import, or library name of a deleted file. */
  readonly key: string;
  readonly status: Status;
  readonly reason: string;
  readonly url?: string;
  /**
   * HTTP status of a failure that is about the file, such as 413, 415 or 507; null if the service gives none. Absent if the
   * reason is docs-ci's own: then it says what to do, too.
   */
  readonly statusCode?: number | null;
  readonly sizeBytes?: number;
  /** True if a request may have been done although its response is lost. */
  readonly isLost?: boolean;
  /** Of a failure; absent if the file itself failed. */
  readonly failedPart?: FailedPart | undefined;
}

/** A reference in a page to a file that isn't there, or that wasn't synced. */
export interface BrokenReference {
  /** Relative to the workspace. */
  readonly page: string;
  readonly line: number;
  readonly target: string;
  /** A synced file, relative to the workspace, that may be meant. */
  readonly similar?: string | undefined;
  /** The folder has the file, but the library doesn't: it was skipped, excluded or hidden, or it failed. */
  readonly isUnsynced?: boolean;
}

/** Why files that the plan deletes must stay. */
export interface PruneBlock {
  /** Title of the summary. */
  readonly headline: string;
  readonly reason: string;
  readonly topic: HelpTopic;
}

/** What applying a plan learns. */
export interface ApplyFacts {
  readonly results: Result[];
  unchanged: number;
  /** True if a change may have been made whose response was lost. */
  isUncertain: boolean;
  /** By path or URL of an import; absent if it isn't in the library. */
  readonly libraryFiles: Map<string, LibraryFile>;
}

/** What rewriting pages learns. */
export interface RewriteFacts {
  /** References that became library URLs, or would in a dry run. */
  rewritten: number;
  readonly brokenReferences: BrokenReference[];
}

/** What a mode learns. */
export interface ModeFacts extends ApplyFacts, Partial<RewriteFacts> {
  pruneBlock?: PruneBlock | undefined;
  /** How the run came to its own end, so that the record says all about it. A stopped one failed before any change. */
  end?: 'synced' | 'planned' | 'stopped';
  /** Relative to the workspace; absent if the file wasn't written. */
  mapPath?: string | undefined;
  /** True once the lock file holds all changes of the run. */
  isLockSaved?: boolean;
}

/** Published however the run ends. */
export interface SyncRecord extends Readonly<Omit<ModeFacts, keyof RewriteFacts | 'libraryFiles' | 'results'>> {
  readonly results: readonly Result[];
  readonly libraryFiles: ReadonlyMap<string, LibraryFile>;
  readonly rewritten: number;
  readonly brokenReferences: readonly BrokenReference[];
  /** The synced folder in messages: `media/`. */
  readonly folder: string;
  readonly plan?: Plan;
  readonly skipped: readonly SkippedFile[];
  /** Files to sync that couldn't be read. */
  readonly unreadable: readonly SkippedFile[];
  /** Relative to the workspace; absent if the file wasn't written. */
  readonly planPath?: string | undefined;
  readonly lockPath?: string | undefined;
}

export function createRecord(): SyncRecord {
  return {
    folder: '',
    skipped: [],
    unreadable: [],
    rewritten: 0,
    brokenReferences: [],
    ...createApplyFacts(),
  };
}

export function createApplyFacts(): ApplyFacts {
  return { results: [], unchanged: 0, isUncertain: false, libraryFiles: new Map() };
}

export function countResults({ results }: Pick<SyncRecord, 'results'>, status: Status): number {
  return results.reduce((count, result) => count + (result.status === status ? 1 : 0), 0);
}

export type SyncContext = Context<Values, SyncRecord>;
/** What reads the files of the user has this of a context. */
export type LocalRun = Omit<LocalContext<Values, SyncRecord>, 'record'>;

/** What a run has from its first request on. Its parts return what they learn. */
export interface SyncRun extends Omit<SyncContext, 'record'> {
  readonly lock: LockFile;
  readonly progress: Progress;
}

type Place = Pick<SyncContext, 'host' | 'inputs'>;

/** The synced folder, relative to the workspace. */
export function folderOf({ host, inputs }: Place): string {
  return workspacePath(host.workspace, inputs.path);
}

/** The file of a path below the folder, relative to the workspace. Undefined for the URL of an import. */
export function fileOf(place: Place, key: string): string | undefined {
  return isImport(key) ? undefined : posix.join(folderOf(place), key);
}
