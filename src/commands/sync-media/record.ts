/** Records what a run has done so far. The record is published however the run ends. */
import { posix } from 'node:path';
import type { HelpTopic } from '../../api/help-topics.js';
import { workspacePath } from '../../disk/paths.js';
import type { Context, LocalContext } from '../command.js';
import type { SkippedFile } from './folder/select-files.js';
import type { Values } from './inputs.js';
import type { LibraryFile } from './library/library.js';
import type { LockFile } from './library/lock-file.js';
import type { Plan } from './plan/steps.js';
import type { Progress } from './progress.js';

export type Status = 'added' | 'replaced' | 'reused' | 'imported' | 'alt-updated' | 'deleted' | 'failed';

/** The result of one change that was made or failed. */
export interface Result {
  /** Path below the folder, URL of an import, or library name of a deleted file. */
  readonly key: string;
  readonly status: Status;
  readonly reason: string;
  readonly url?: string;
  /** HTTP status of a failure that is about the file, such as 413, 415 or 507. */
  readonly statusCode?: number;
  readonly sizeBytes?: number;
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

export interface SyncRecord {
  /** The synced folder in messages: `media/`. */
  folder: string;
  plan?: Plan;
  pruneBlock?: PruneBlock;
  /** How the run came to its own end, so that the record says all about it. A stopped one failed before any change. */
  end?: 'synced' | 'planned' | 'stopped';
  skipped: readonly SkippedFile[];
  /** Files to sync that couldn't be read. */
  unreadable: readonly SkippedFile[];
  readonly results: Result[];
  unchanged: number;
  /** True if a change may have been made whose response was lost. */
  isUncertain: boolean;
  /** By path or URL of an import; absent if it isn't in the library. */
  readonly libraryFiles: Map<string, LibraryFile>;
  /** References that became library URLs, or would in a dry run. */
  rewritten: number;
  readonly brokenReferences: BrokenReference[];
  /** Relative to the workspace; absent if the file wasn't written. */
  planPath?: string;
  mapPath?: string;
  lockPath?: string;
  /** True if the lock file knows none of the library's files. */
  isLockForeign?: boolean;
  /** True once the lock file holds all changes of the run. */
  isLockSaved: boolean;
}

export function createRecord(): SyncRecord {
  return {
    folder: '',
    skipped: [],
    unreadable: [],
    results: [],
    unchanged: 0,
    isUncertain: false,
    libraryFiles: new Map(),
    rewritten: 0,
    brokenReferences: [],
    isLockSaved: false,
  };
}

export function countResults({ results }: SyncRecord, status: Status): number {
  return results.reduce((count, result) => count + (result.status === status ? 1 : 0), 0);
}

export type SyncContext = Context<Values, SyncRecord>;
export type SyncLocalContext = LocalContext<Values, SyncRecord>;

/** A run from its first request on. */
export interface SyncRun extends SyncContext {
  readonly lock: LockFile;
  readonly progress: Progress;
}

/** The synced folder, relative to the workspace. */
export function folderOf({ host, inputs }: SyncContext): string {
  return workspacePath(host.workspace, inputs.path);
}

/** The file of a path below the folder, relative to the workspace. Undefined for the URL of an import. */
export function fileOf(context: SyncContext, key: string): string | undefined {
  return URL.canParse(key) ? undefined : posix.join(folderOf(context), key);
}
