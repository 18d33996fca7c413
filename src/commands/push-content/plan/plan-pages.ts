/** Plans what becomes of each page. Pure: the same folder, project and manifest result in the same plan. */
import { limitOf } from '../../inputs/max-deletes.js';
import { foldCase } from '../../../disk/paths.js';
import { isPage } from '../../../pages/place.js';
import type { LocalPage } from '../folder/read-pages.js';
import { DELETED_HASH, type WrittenPage, findGone, findRenamed } from '../project/manifest.js';
import type { RemotePage } from '../project/compare-pages.js';
import type { DeleteObstacle, PageReason, PageStep, Plan, PlanInput } from './steps.js';

export function planPush(given: PlanInput): Plan {
  const { pages, written, remote, listed } = given;
  const unlisted = pages.filter(({ place }) => !listed.has(place));
  const input = { ...given, unlistedNames: new Set(unlisted.map(({ place }) => foldCase(place))) };
  const ownPlaces = new Set(pages.map(({ place }) => place));
  const steps = [
    ...pages.map((page) => planPage(input, page)),
    ...findGone(written, pages).map(([place, page]) => planGone(input, place, page, remote.get(place))),
    ...[...written].flatMap(([place, page]) =>
      ownPlaces.has(place) ? [] : planLeftOut(place, page, remote.get(place)),
    ),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const isGated = ({ action, page }: PageStep): boolean =>
    action === 'kept' && (page !== undefined || input.prune === 'managed');
  return {
    steps,
    gated: input.onEdited === 'fail' ? steps.filter(isGated) : [],
    maxDeletes: limitOf(input.maxDeletes, written.size),
  };
}

/** A page whose file the folder still has belongs to the folder, so nothing is done to it. */
function planLeftOut(place: string, { path, leftOut }: WrittenPage, remote: RemotePage | undefined): PageStep[] {
  return leftOut ? [{ action: 'skipped', place, path, remote, leftOut, reason: `skipped: ${leftOut.reason}` }] : [];
}

function planPage(input: PlanInput, page: LocalPage): PageStep {
  const { place, path } = page;
  const [written, remote] = [input.written.get(place), input.remote.get(place)];
  const step = { place, path, page, remote };
  if (!remote && !written) return { ...step, action: 'create', reason: 'new' };
  const reason = remote ? compare(page, written, remote) : 'deleted in the web editor';
  if (reason.startsWith('same content')) return { ...step, action: 'unchanged', reason };
  if (!canOverwrite(input, reason)) return { ...step, action: 'kept', reason };
  if (!remote) return { ...step, action: 'create', reason };
  return { ...step, action: 'update', reason, replaces: otherEnding(remote.path, path, written?.path) };
}

function canOverwrite({ onEdited }: PlanInput, reason: PageReason): boolean {
  return onEdited === 'overwrite' || reason === 'changed in the folder';
}

/** Whether a page of the project has the content of the folder's, or why it differs. */
function compare({ hash }: LocalPage, written: WrittenPage | undefined, remote: RemotePage): PageReason {
  if ((remote.hash ?? written?.hash) === hash) return written ? 'same content' : 'same content, and existed already';
  if (!written) return 'existed already';
  if (remote.hash === written.hash) return 'changed in the folder';
  if (written.hash === DELETED_HASH) return 'created again in the web editor';
  return written.hash === hash ? 'edited in the web editor' : 'edited in the web editor and in the folder';
}

/** The project's path if it has another ending than the folder's. In a list without endings, the manifest has it. */
function otherEnding(remotePath: string, path: string, writtenPath = path): string | undefined {
  const there = isPage(remotePath) ? remotePath : writtenPath;
  return there === path ? undefined : there;
}

interface GoneInput extends PlanInput {
  /** Of pages of the folder that the service doesn't list; names in which nothing but case or Unicode form differs are one. */
  readonly unlistedNames: ReadonlySet<string>;
}

function planGone(input: GoneInput, place: string, written: WrittenPage, remote: RemotePage | undefined): PageStep {
  if (!remote) {
    return { action: 'forgotten', place, path: written.path, reason: 'removed from the folder and in the web editor' };
  }
  const step = { place, path: otherEnding(remote.path, written.path) ?? written.path, remote };
  if (remote.hash !== undefined && remote.hash !== written.hash) {
    const renamedTo = findRenamed(input.pages, written);
    return { ...step, action: 'kept', reason: 'edited in the web editor, removed from the folder', renamedTo };
  }
  if (input.prune === 'none') return { ...step, action: 'left', reason: 'removed from the folder' };
  const obstacle = deleteObstacle(input, place, written, remote);
  return obstacle === undefined
    ? { ...step, action: 'delete', reason: 'removed from the folder' }
    : { ...step, action: 'left', reason: obstacle };
}

/**
 * Why a page of the manifest stays although the folder no longer has it and `prune` is `managed`. Undefined if it can be
 * deleted. The page must have the content that docs-ci wrote.
 */
function deleteObstacle(
  { pages, isListComplete, navigation, unlistedNames }: GoneInput,
  place: string,
  { isFound, isShared }: WrittenPage,
  remote: RemotePage,
): DeleteObstacle | undefined {
  if (pages.length === 0) return 'not deleted, because the folder has no pages';
  if (isFound) return 'not deleted, because docs-ci may not have written it';
  // A service that lists both keeps both. Another one may have both names for one page.
  if (unlistedNames.has(foldCase(place))) return 'not deleted, because a new page may be the same one for the service';
  if (isShared) return 'not deleted, because another source pushes it, too';
  if (!isListComplete) return "not deleted, because the service's list of pages is incomplete";
  if (navigation === undefined) return "not deleted, because the navigation couldn't be read";
  // An entry of the navigation without a page breaks builds.
  const listing = navigation.of(place);
  if (listing === 'listed') return 'not deleted, because the navigation lists it';
  if (listing === 'unknown') return 'not deleted, because the navigation may list it in another file';
  if (navigation.names(place)) return 'not deleted, because the configuration names it';
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
    else if (page && action === 'unchanged') {
      const isFound = wasFound(known);
      after.set(place, { path: pathThere(path, remote, known), hash: page.hash, ...(isFound && { isFound }) });
    } else if (page && action !== 'kept') after.set(place, { path, hash: page.hash });
    // Later runs don't ask for a page again that people deleted.
    else if (page && known && !remote) after.set(place, { ...known, hash: DELETED_HASH });
  }
  return after;
}

/** True if no run wrote a page that is equal to that of the folder. */
function wasFound(known: WrittenPage | undefined): boolean {
  return known?.isFound ?? (known === undefined || known.hash === DELETED_HASH);
}

/** A page that stays as it is keeps its ending in the project, too. Some lists have no endings. */
function pathThere(path: string, remote: RemotePage | undefined, known: WrittenPage | undefined): string {
  return remote && isPage(remote.path) ? remote.path : (known?.path ?? path);
}
