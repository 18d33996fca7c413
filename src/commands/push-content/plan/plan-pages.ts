/** Plans what becomes of each page. Pure: the same folder, project and manifest result in the same plan. */
import { groupBy } from '../../group-by.js';
import { limitOf } from '../../max-deletes.js';
import { isPage } from '../../../pages/place.js';
import type { LocalPage } from '../folder/read-pages.js';
import { DELETED_HASH, type WrittenPage, findGone } from '../project/manifest.js';
import type { RemotePage } from '../project/compare-pages.js';
import type { DeleteObstacle, PageReason, PageStep, Plan, PlanInput } from './steps.js';

export function planPush(input: PlanInput): Plan {
  const { pages, written, remote } = input;
  const gone = findGone(written, pages);
  const movedFrom = findMoves(input, gone);
  const goneSteps = gone.map(([place, page]) => planGone(input, place, page, remote.get(place)));
  const stays = new Set(goneSteps.flatMap(({ action, path }) => (action === 'left' || action === 'kept' ? path : [])));
  const steps = [
    ...pages
      .map((page) => planPage(input, page, movedFrom.get(page.path)))
      .map((step) => (stays.has(step.movedFrom ?? '') ? { ...step, isOldKept: true } : step)),
    ...goneSteps,
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const isGated = ({ action, page }: PageStep): boolean =>
    action === 'kept' && (page !== undefined || input.prune === 'managed');
  return {
    steps,
    gated: input.onEdited === 'fail' ? steps.filter(isGated) : [],
    maxDeletes: limitOf(input.maxDeletes, written.size),
  };
}

/** Path of a new page → path of the page with the same content that is gone from the folder. */
function findMoves(
  { pages, written, remote }: PlanInput,
  gone: readonly (readonly [place: string, page: WrittenPage])[],
): ReadonlyMap<string, string> {
  const goneByHash = groupBy(gone, ([, { hash }]) => hash);
  const moves = new Map<string, string>();
  for (const { place, path, hash } of pages) {
    if (written.has(place) || remote.has(place)) continue;
    const [, from] = goneByHash.get(hash)?.shift() ?? [];
    if (from) moves.set(path, from.path);
  }
  return moves;
}

function planPage(input: PlanInput, page: LocalPage, movedFrom: string | undefined): PageStep {
  const { place, path } = page;
  const [written, remote] = [input.written.get(place), input.remote.get(place)];
  const step = { place, path, page, remote };
  if (!remote && !written)
    return { ...step, action: 'create', reason: movedFrom === undefined ? 'new' : 'moved in the folder', movedFrom };
  const reason = remote ? compare(input, page, written, remote) : 'deleted in the web editor';
  if (reason.startsWith('same content')) return { ...step, action: 'unchanged', reason };
  if (!canOverwrite(input, reason)) return { ...step, action: 'kept', reason };
  if (!remote) return { ...step, action: 'create', reason };
  return { ...step, action: 'update', reason, replaces: otherEnding(remote.path, path, written?.path) };
}

function canOverwrite({ hasManifest, onEdited }: PlanInput, reason: PageReason): boolean {
  return !hasManifest || onEdited === 'overwrite' || reason === 'changed in the folder';
}

/** Whether a page of the project has the content of the folder's, or why it differs. */
function compare(
  { hasManifest }: PlanInput,
  { hash }: LocalPage,
  written: WrittenPage | undefined,
  remote: RemotePage,
): PageReason {
  const isAdopted = hasManifest && !written;
  if ((remote.hash ?? written?.hash) === hash)
    return isAdopted ? 'same content, and existed before docs-ci' : 'same content';
  if (!hasManifest) return 'differs from the folder';
  if (!written) return 'existed before docs-ci';
  if (remote.hash === written.hash) return 'changed in the folder';
  return written.hash === hash ? 'edited in the web editor' : 'edited in the web editor and in the folder';
}

/** The project's path if it has another ending than the folder's. In a list without endings, the manifest has it. */
function otherEnding(remotePath: string, path: string, writtenPath = path): string | undefined {
  const there = isPage(remotePath) ? remotePath : writtenPath;
  return there === path ? undefined : there;
}

function planGone(input: PlanInput, place: string, written: WrittenPage, remote: RemotePage | undefined): PageStep {
  if (!remote) {
    return { action: 'forgotten', place, path: written.path, reason: 'removed from the folder and in the web editor' };
  }
  const step = { place, path: otherEnding(remote.path, written.path) ?? written.path, remote };
  if (remote.hash !== undefined && remote.hash !== written.hash) {
    return { ...step, action: 'kept', reason: 'edited in the web editor, removed from the folder' };
  }
  if (input.prune === 'none') return { ...step, action: 'left', reason: 'removed from the folder' };
  const obstacle = deleteObstacle(input, place, remote);
  return obstacle === undefined
    ? { ...step, action: 'delete', reason: 'removed from the folder' }
    : { ...step, action: 'left', reason: obstacle };
}

/**
 * Why a page of the manifest stays although the folder no longer has it and `prune` is `managed`. Undefined if it can be
 * deleted. The page must have the content that docs-ci wrote.
 */
function deleteObstacle(
  { pages, isListComplete, listedPlaces }: PlanInput,
  place: string,
  remote: RemotePage,
): DeleteObstacle | undefined {
  if (pages.length === 0) return 'not deleted, because the folder has no pages';
  if (!isListComplete) return "not deleted, because the service's list of pages is incomplete";
  if (listedPlaces === undefined) return "not deleted, because the navigation couldn't be read";
  // An entry of the navigation without a page breaks builds.
  if (listedPlaces.has(place)) return 'not deleted, because the navigation lists it';
  // The page may have an edit.
  if (remote.hash === undefined) return "not deleted, because its content wasn't read";
  return undefined;
}

/**
 * The pages of the manifest after these steps, by place. Steps without an operation (unchanged, forgotten) count, too.
 * @param before the pages of the manifest before
 */
export function pagesAfter(
  before: ReadonlyMap<string, WrittenPage>,
  steps: Iterable<PageStep>,
): ReadonlyMap<string, WrittenPage> {
  const after = new Map(before);
  for (const { action, path, place, page, remote } of steps) {
    const known = before.get(place);
    if (action === 'delete' || action === 'forgotten') after.delete(place);
    else if (page && action !== 'kept')
      after.set(place, { path: action === 'unchanged' ? pathThere(path, remote, known) : path, hash: page.hash });
    // Later runs don't ask for a page again that people deleted.
    else if (page && known && !remote) after.set(place, { ...known, hash: DELETED_HASH });
  }
  return after;
}

/** A page that stays as it is keeps its ending in the project, too. Some lists have no endings. */
function pathThere(path: string, remote: RemotePage | undefined, known: WrittenPage | undefined): string {
  return remote && isPage(remote.path) ? remote.path : (known?.path ?? path);
}
