/** What a run knows of its work so far; published as it stands, however the run ends. */
import type { Storage } from '../../api/endpoints/media.js';
import type { Remark } from './folder/select-files.js';
import type { LibraryFile } from './library/library.js';
import type { Lock } from './library/lock.js';
import type { Plan } from './plan/plan.js';

export type Status = 'added' | 'replaced' | 'reused' | 'imported' | 'alt-updated' | 'deleted' | 'failed';

/** One thing that was done, or could not be. */
export interface Result {
  /** Path below the folder, address of an import, or library name of a deleted file. */
  readonly key: string;
  readonly status: Status;
  /** Why, or what is to be known about it. */
  readonly reason: string;
  readonly url?: string;
  /** Of what failed: 413, 415, 507 and the like. */
  readonly statusCode?: number;
  readonly sizeBytes?: number;
}

/** A reference of a page to a file that is not there. */
export interface BrokenReference {
  /** Relative to the workspace. */
  readonly page: string;
  readonly line: number;
  readonly target: string;
}

export interface SyncRecord {
  lock?: Lock;
  plan?: Plan;
  skipped: readonly Remark[];
  readonly results: Result[];
  unchanged: number;
  /** What each path and each import is in the library, as far as it is there. */
  readonly placed: Map<string, LibraryFile>;
  /** Everything was done that was to be done. */
  complete: boolean;
  /** References that became addresses; in a dry run, that would. */
  rewritten: number;
  readonly brokenReferences: BrokenReference[];
  storage?: Storage;
  /** Relative to the workspace, of the files that were written. */
  planPath?: string;
  mapPath?: string;
  lockPath?: string;
}

export function beginRecord(): SyncRecord {
  return {
    skipped: [],
    results: [],
    unchanged: 0,
    placed: new Map(),
    complete: false,
    rewritten: 0,
    brokenReferences: [],
  };
}

export function countOf({ results }: SyncRecord, status: Status): number {
  return results.reduce((count, result) => count + (result.status === status ? 1 : 0), 0);
}
