/** Reads the documentation project: the list of its pages, the manifest, the configuration, and the pages to compare. */
import { type BranchQuery, getConfig, getPage, listPages } from '../../../api/endpoints/content.js';
import { ApiError, InputError, reasonOf, UnexpectedResponseError } from '../../../api/errors.js';
import type { Configuration, PageList } from '../../../api/schemas/content.js';
import { forEachConcurrently } from '../../concurrency.js';
import { hashPage, normalize } from '../folder/page-text.js';
import { isPage, placeOf, placeProblem } from '../../../pages/place.js';
import type { LocalPage } from '../folder/read-pages.js';
import { manifestPathOf } from '../inputs.js';
import { looksUnchanged } from '../plan/plan.js';
import type { RemotePage } from '../plan/steps.js';
import type { PushContext } from '../record.js';
import { LOOK_DELAYS_MS } from '../look-delays.js';
import { type Manifest, pagesByPlace, parseManifest } from './manifest.js';

/** One branch of the documentation project at one time. */
export interface Project {
  /** Undefined: the deployment branch, whose name may be unknown. */
  readonly branch: string | undefined;
  /** The listed pages by place. */
  readonly listed: ReadonlyMap<string, ListedPage>;
  /** False if the list has fewer entries than it says: a page that seems missing may exist. */
  readonly isListComplete: boolean;
  /** Undefined if there is none, or if none is kept. */
  readonly manifest: Manifest | undefined;
  /** Returns the path in the form in which the service has it. */
  readonly readPath: (path: string) => string;
}

interface ListedPage {
  /** As the service has it, without a leading slash. */
  readonly path: string;
  /** Bytes or characters; null if the service doesn't tell. */
  readonly size: number | null;
}

/** @param pages of the folder: where the project has two files for one place, the same path counts */
export async function openProject(
  context: PushContext,
  branch: string | undefined,
  pages: readonly LocalPage[],
): Promise<Project> {
  const { pages: entries, count } = await listPagesOf(context, branch);
  const listed = entries.flatMap(({ path, size }): ListedPage[] => {
    const plain = path.replace(/^\/+/, '');
    // A path that docs-ci would never write can't be one of its pages.
    return placeProblem(plain) === undefined ? [{ path: plain, size }] : [];
  });
  const hasEndings = listed.length === 0 || listed.some(({ path }) => isPage(path));
  const byPath = new Map(listed.map((page) => [page.path, page]));
  const byPlace = new Map(listed.map((page) => [placeOf(page.path), page]));
  const readPath = (path: string): string =>
    (byPath.get(path) ?? byPlace.get(placeOf(path)))?.path ?? (hasEndings ? path : placeOf(path));
  const manifest = await readManifest(context, { branch, readPath });
  const written = [...pagesByPlace(context.inputs.to ?? '.', manifest?.pages ?? new Map()).values()];
  for (const { path } of [...written, ...pages]) {
    const exact = byPath.get(path);
    if (exact) byPlace.set(placeOf(path), exact);
  }
  return { branch, listed: byPlace, isListComplete: count === entries.length, readPath, manifest };
}

/** Rejects with InputError if the service has no branch of the name that the user gave. */
async function listPagesOf({ api, host, inputs }: PushContext, branch: string | undefined): Promise<PageList> {
  try {
    return await listPages(api, branchQuery(branch));
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status === 404 && error.isJson;
    if (!isMissing || branch === undefined || branch !== inputs.base) throw error;
    throw new InputError([
      `${host.label('base')}: the service can't list the pages of the branch ${JSON.stringify(branch)} (${error.message}). Check the name of the branch.`,
    ]);
  }
}

/** Opens a branch that was just created: reads may not show it at once. */
export async function openNewBranch(
  context: PushContext,
  branch: string,
  pages: readonly LocalPage[],
): Promise<Project> {
  for (const delayMs of LOOK_DELAYS_MS) {
    try {
      return await openProject(context, branch, pages);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      await context.pause(delayMs);
    }
  }
  return openProject(context, branch, pages);
}

/** Rejects with InputError if the manifest can't be used, because without it people's edits would be unknown. */
async function readManifest(
  context: PushContext,
  project: Pick<Project, 'branch' | 'readPath'>,
): Promise<Manifest | undefined> {
  const path = manifestPathOf(context.inputs);
  const text = path === undefined ? undefined : await readPage(context, project, path);
  if (path === undefined || text === undefined) return undefined;
  const parsed = parseManifest(text);
  const { source } = context.record;
  const page = JSON.stringify(path);
  if (parsed.kind === 'damaged')
    throw new InputError([
      `The manifest ${page} is damaged: ${parsed.reason}. Delete the page, and run the job again: that run compares all pages, and no longer knows which ones it may delete.`,
    ]);
  if (parsed.kind === 'newer')
    throw new InputError([
      `The manifest ${page} is from a newer version of docs-ci (version ${parsed.version} of the format). Update docs-ci.`,
    ]);
  if (parsed.manifest.source !== source)
    throw new InputError([
      `The manifest ${page} belongs to another source: ${JSON.stringify(parsed.manifest.source)}. This run is ${JSON.stringify(source)}. Choose another folder for to. If the repository or the folder was renamed, set source to the old name.`,
    ]);
  return parsed.manifest;
}

/** Returns the text of a page in normal form; undefined if the page doesn't exist. */
export async function readPage(
  { api }: Pick<PushContext, 'api'>,
  { branch, readPath }: Pick<Project, 'branch' | 'readPath'>,
  path: string,
): Promise<string | undefined> {
  try {
    const { content } = await getPage(api, readPath(path), branchQuery(branch));
    return normalize(content);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

const WITHOUT_NAVIGATION = "docs-ci doesn't check whether it lists the pages, and deletes none";

/**
 * Returns undefined, with a notice, if the service doesn't return the configuration.
 * @param effect what docs-ci doesn't do then
 */
export async function readConfig(
  { api, log }: PushContext,
  branch: string | undefined,
  effect = WITHOUT_NAVIGATION,
): Promise<Configuration | undefined> {
  try {
    return await getConfig(api, branchQuery(branch));
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
    if (!isRefused && !(error instanceof UnexpectedResponseError)) throw error;
    log.notice(`The navigation couldn't be read: ${reasonOf(error) ?? error.message}. ${effect}.`);
    return undefined;
  }
}

/** The pages of a project that a plan needs. */
export interface ComparedPages {
  readonly remote: readonly RemotePage[];
  /** Texts of pages that were read, in normal form, by place. Many large texts are not kept. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Texts that are kept for changes.diff and edited.patch. */
const MAX_KEPT_UNITS = 16 * 1024 * 1024;

/** Takes pages of the manifest for unedited instead of reading them. */
export function guessPages({ inputs: { to = '.' } }: PushContext, { listed, manifest }: Project): ComparedPages {
  const written = pagesByPlace(to, manifest?.pages ?? new Map());
  const remote = [...listed].map(([place, { path }]) => {
    const hash = written.get(place)?.hash;
    return hash === undefined ? { path } : { path, hash };
  });
  return { remote, texts: new Map() };
}

/** Reads each page that the list and the manifest don't show to be unchanged. */
export async function comparePages(
  context: PushContext,
  project: Project,
  pages: readonly LocalPage[],
): Promise<ComparedPages> {
  const { inputs, log, signal } = context;
  const toRead = pagesToRead(inputs, project, pages);
  const remote = new Map<string, RemotePage>();
  for (const [place, { path }] of project.listed) remote.set(place, { path });
  const texts = new Map<string, string>();
  let [done, kept] = [0, 0];
  if (toRead.length > 0) log.startProgress(() => `Comparing pages: ${done} of ${toRead.length}`);
  await forEachConcurrently(toRead, inputs.concurrency, async (path) => {
    signal.throwIfAborted();
    const hidden = mayHide(project, path)
      ? await readPage(context, { ...project, readPath: exactly }, path)
      : undefined;
    const text = hidden ?? (await readPage(context, project, path));
    done += 1;
    log.progress(() => `Comparing pages: ${done} of ${toRead.length}`);
    const place = placeOf(path);
    if (text === undefined) {
      remote.delete(place);
      return;
    }
    const listedPath = hidden === undefined ? project.listed.get(place)?.path : undefined;
    remote.set(place, { path: listedPath ?? path, hash: hashPage(text) });
    kept += text.length;
    if (kept <= MAX_KEPT_UNITS) texts.set(place, text);
  });
  log.endProgress();
  return { remote: [...remote.values()], texts };
}

/** True if the list has a page with another ending at this place, and may lack the one with this ending. */
function mayHide({ listed, isListComplete }: Project, path: string): boolean {
  const there = listed.get(placeOf(path))?.path;
  return !isListComplete && there !== undefined && there !== path && isPage(there);
}

const exactly = (path: string): string => path;

/** Paths in the project. */
function pagesToRead(
  { to = '.', prune, manifest: manifestInput }: PushContext['inputs'],
  { listed, manifest, isListComplete }: Project,
  pages: readonly LocalPage[],
): string[] {
  const written = pagesByPlace(to, manifest?.pages ?? new Map());
  const own = pages.filter((page) => {
    const there = listed.get(page.place);
    // A page that the list lacks may exist all the same.
    if (!there) return written.has(page.place) || !isListComplete;
    if (manifestInput === 'none' || there.size === null) return true;
    return !looksUnchanged(page, written.get(page.place)?.hash, there.size);
  });
  const ownPlaces = new Set(pages.map(({ place }) => place));
  const gone = [...written].filter(([place]) => !ownPlaces.has(place) && (prune === 'managed' || !listed.has(place)));
  return [...own.map(({ path }) => path), ...gone.map(([, { path }]) => path)];
}

export function branchQuery(branch: string | undefined): BranchQuery {
  return branch === undefined ? {} : { branch };
}
