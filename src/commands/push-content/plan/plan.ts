/** Plans what becomes of each page. Pure: the same folder, project and manifest result in the same plan. */
import { groupBy } from '../../group-by.js';
import { limitOf } from '../../input-kinds.js';
import { isPage, placeOf } from '../../../pages/place.js';
import type { LocalPage } from '../folder/read-pages.js';
import { DELETED_HASH, entryOfPath, pagesByPlace } from '../project/manifest.js';
import type { RemotePage } from '../project/pages.js';
import type { DeleteObstacle, PageStep, Plan, PlanInput } from './steps.js';

/** A page of the manifest. */
interface WrittenPage {
  readonly path: string;
  readonly hash: string;
}

export function planPush(input: PlanInput): Plan {
  const written = pagesByPlace(input.to, input.written ?? new Map());
  const remote = remoteByPlace(input, written);
  const ownPlaces = new Set(input.pages.map(({ place }) => place));
  const gone = [...written].filter(([place]) => !ownPlaces.has(place));
  const movedFrom = findMoves(input.pages, written, remote, gone);
  const goneSteps = gone.map(([place, page]) => planGone(input, place, page, remote.get(place)));
  const stays = new Set(goneSteps.flatMap(({ action, path }) => (action === 'left' || action === 'kept' ? path : [])));
  const steps = [
    ...input.pages
      .map((page) => planPage(input, page, written.get(page.place), remote.get(page.place), movedFrom))
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

/** A place can have pages with two endings: then that of the folder counts, or that of the manifest. */
function remoteByPlace(
  { pages, remote }: PlanInput,
  written: ReadonlyMap<string, WrittenPage>,
): ReadonlyMap<string, RemotePage> {
  const paths = new Set([...pages.map(({ path }) => path), ...[...written.values()].map(({ path }) => path)]);
  const folderPaths = new Set(pages.map(({ path }) => path));
  const priorityOf = ({ path }: RemotePage): number => (folderPaths.has(path) ? 2 : paths.has(path) ? 1 : 0);
  const byPlace = new Map<string, RemotePage>();
  for (const page of remote) {
    const place = placeOf(page.path);
    const other = byPlace.get(place);
    if (!other || priorityOf(page) > priorityOf(other)) byPlace.set(place, page);
  }
  return byPlace;
}

/** Path of a new page → path of the page with the same content that is gone from the folder. */
function findMoves(
  pages: readonly LocalPage[],
  written: ReadonlyMap<string, WrittenPage>,
  remote: ReadonlyMap<string, RemotePage>,
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

function planPage(
  { written: manifest, onEdited }: PlanInput,
  page: LocalPage,
  written: WrittenPage | undefined,
  remote: RemotePage | undefined,
  moves: ReadonlyMap<string, string>,
): PageStep {
  const { place, path, hash } = page;
  const step = { place, path, page };
  const canOverwrite = manifest === undefined || onEdited === 'overwrite';
  if (!remote) {
    if (written) return { ...step, action: canOverwrite ? 'create' : 'kept', reason: 'deleted in the web editor' };
    const movedFrom = moves.get(path);
    if (movedFrom === undefined) return { ...step, action: 'create', reason: 'new' };
    return { ...step, action: 'create', reason: 'moved in the folder', movedFrom };
  }
  const isAdopted = manifest !== undefined && !written;
  if ((remote.hash ?? written?.hash) === hash) {
    const reason = isAdopted ? 'same content, and existed before docs-ci' : 'same content';
    return { ...step, remote, action: 'unchanged', reason };
  }
  const reason = differenceOf(page, written, remote, manifest !== undefined);
  if (reason !== 'changed in the folder' && !canOverwrite) return { ...step, remote, action: 'kept', reason };
  return { ...step, remote, action: 'update', reason, replaces: otherEnding(remote.path, path, written?.path) };
}

/** Why a page of the project differs from that of the folder. */
function differenceOf(
  { hash }: LocalPage,
  written: WrittenPage | undefined,
  remote: RemotePage,
  hasManifest: boolean,
): PageStep['reason'] {
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

/** Plans a page of the manifest that the folder no longer has. */
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
 * The pages of the manifest after these steps. Steps without an operation (unchanged, forgotten) count, too.
 * @param pages the pages of the manifest before: path below `to` → hash
 */
export function pagesAfter(
  to: string,
  pages: ReadonlyMap<string, string>,
  steps: Iterable<PageStep>,
): ReadonlyMap<string, string> {
  const after = new Map(pages);
  const entryByPlace = new Map([...pages.keys()].map((entry) => [placeOf(entry), entry]));
  for (const { action, path, place, page, remote } of steps) {
    const isWritten = page !== undefined && action !== 'kept';
    // The entry may have another ending.
    const entry = entryByPlace.get(entryOfPath(to, place)) ?? '';
    // Later runs don't ask for it again.
    if (action === 'kept' && page && !remote) after.set(entry, DELETED_HASH);
    if (!isWritten && action !== 'delete' && action !== 'forgotten') continue;
    after.delete(entry);
    if (isWritten)
      after.set(action === 'unchanged' ? unchangedEntry(to, path, remote, entry) : entryOfPath(to, path), page.hash);
  }
  return after;
}

/** A page that stays as it is keeps its ending in the project, too. Some lists have no endings. */
function unchangedEntry(to: string, path: string, remote: RemotePage | undefined, entry: string): string {
  if (remote && isPage(remote.path)) return entryOfPath(to, remote.path);
  return entry === '' ? entryOfPath(to, path) : entry;
}
