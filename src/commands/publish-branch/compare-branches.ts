/** Compares the pages of two branches by their texts. */
import { isDeepStrictEqual } from 'node:util';
import { isSameText } from '../../project/page-text.js';
import { forEachConcurrently } from '../concurrency.js';
import { type BranchState, readText } from './branch-state.js';
import type { PublishContext } from './record.js';

/** A page that differs. */
export interface PageChange {
  readonly action: 'create' | 'update' | 'delete';
  readonly place: string;
  /** As the service lists it. */
  readonly path: string;
  /** The path before, with another ending. */
  readonly oldPath?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

export interface Difference {
  /** Sorted by path. */
  readonly changes: readonly PageChange[];
  /** False if a list is incomplete, or if pages of the same size weren't read. */
  readonly isComplete: boolean;
  /** False if it isn't known. */
  readonly hasConfigChange: boolean;
}

export const READS_AT_ONCE = 4;

/** Up to so many pages of both branches together, every text is read. Above, only where the sizes differ. */
const MAX_READ = 2_000;

/** @param known texts of `before` by place, which are read once in a run */
export async function compareBranches(
  context: PublishContext,
  before: BranchState,
  after: BranchState,
  known: Map<string, string | undefined> = new Map(),
): Promise<Difference> {
  const { log, signal } = context;
  const readsAll = before.pages.size + after.pages.size <= MAX_READ;
  const places = [...new Set([...before.pages.keys(), ...after.pages.keys()])].filter((place) => {
    const sizes = [before, after].map(({ pages }) => pages.get(place)?.size);
    return readsAll || sizes[0] !== sizes[1] || sizes[0] === null;
  });
  const changes: PageChange[] = [];
  let done = 0;
  log.startProgress(() => `Comparing pages: ${done} of ${places.length}`);
  await forEachConcurrently(places, READS_AT_ONCE, async (place) => {
    signal.throwIfAborted();
    if (!known.has(place)) known.set(place, await readText(context, before, place));
    const texts = { before: known.get(place), after: await readText(context, after, place) };
    const [oldPath, newPath] = [before, after].map(({ pages }) => pages.get(place)?.path);
    const path = newPath ?? oldPath ?? place;
    const action = actionOf(texts.before, texts.after);
    if (action !== undefined) changes.push({ action, place, path, oldPath, ...texts });
    done += 1;
    log.progress(() => `Comparing pages: ${done} of ${places.length}`);
  });
  log.endProgress();
  return {
    changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)),
    isComplete: readsAll && before.isComplete && after.isComplete,
    hasConfigChange: hasOtherConfig(before, after),
  };
}

function actionOf(before: string | undefined, after: string | undefined): PageChange['action'] | undefined {
  if (isSameText(before, after)) return undefined;
  if (before === undefined) return 'create';
  return after === undefined ? 'delete' : 'update';
}

export function hasOtherConfig(before: BranchState, after: BranchState): boolean {
  const isKnown = before.config !== undefined && after.config !== undefined;
  return isKnown && !isDeepStrictEqual(before.config, after.config);
}

export function isSame({ changes, hasConfigChange }: Difference): boolean {
  return changes.length === 0 && !hasConfigChange;
}
