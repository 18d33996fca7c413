/** Reads a branch of the documentation project: the list of its pages, the manifest, single pages and the configuration. */
import { posix } from 'node:path';
import { getConfig, getPage, listPages } from '../../../api/endpoints/content.js';
import { ApiError, hasStatus, InputError, reasonOf, UnexpectedResponseError } from '../../../api/errors.js';
import { LOOK_DELAYS_MS } from '../../../api/retry.js';
import type { Configuration, PageList } from '../../../api/schemas/content.js';
import { isPage, placeOf, placeProblem } from '../../../pages/place.js';
import { type LocalPage, normalize } from '../folder/read-pages.js';
import { manifestPathOf, purposeOf, type PushRun } from '../inputs.js';
import { type Manifest, type ParsedManifest, type WrittenPage, pagesByPlace, parseManifest } from './manifest.js';

/** Looks until the write shows, a few times. False if it never does. */
export async function patiently({ pause }: Pick<PushRun, 'pause'>, isShown: () => Promise<boolean>): Promise<boolean> {
  for (const delayMs of LOOK_DELAYS_MS) {
    if (await isShown()) return true;
    await pause(delayMs);
  }
  return isShown();
}

/** One branch of the documentation project at one time. */
export interface Project {
  /** Undefined: the deployment branch, whose name may be unknown. */
  readonly branch: string | undefined;
  /** The listed pages by place. */
  readonly listed: ReadonlyMap<string, ListedPage>;
  /** False if the list has fewer entries than it says: a page that seems missing may exist. */
  readonly isListComplete: boolean;
  /** True after a conflict: what the list lacks and what only the manifest has is asked for. */
  readonly isDoubted: boolean;
  /** Undefined if there is none, or if none is kept. */
  readonly manifest: Manifest | undefined;
  /** The pages of the manifest by place. */
  readonly written: ReadonlyMap<string, WrittenPage>;
  /** Returns the forms of a path in which the service may have it. */
  readonly formsOf: (path: string) => readonly string[];
}

interface ListedPage {
  /** As the service has it, without a leading slash. */
  readonly path: string;
  /** Bytes or characters; null if the service doesn't tell. */
  readonly size: number | null;
}

/** @param pages of the folder: where the project has two files for one place, the same path counts */
export async function openProject(
  run: PushRun,
  branch: string | undefined,
  pages: readonly LocalPage[],
  isDoubted = false,
): Promise<Project> {
  const { pages: entries, count } = await listPagesOf(run, branch);
  const listed = entries.flatMap(({ path, size }): ListedPage[] => {
    const plain = path.replace(/^\/+/, '');
    // A path that docs-ci would never write can't be one of its pages.
    return placeProblem(plain) === undefined ? [{ path: plain, size }] : [];
  });
  const byPath = new Map(listed.map((page) => [page.path, page]));
  const byPlace = new Map(listed.map((page) => [placeOf(page.path), page]));
  const unlistedForms = unlistedFormsFor(listed);
  const formsOf = (path: string): readonly string[] => {
    const known = byPath.get(path) ?? byPlace.get(placeOf(path));
    return known ? [known.path] : unlistedForms(path);
  };
  const manifest = await readManifest(run, { branch, formsOf });
  const written = pagesByPlace(run.inputs.to ?? '.', manifest?.pages ?? new Map());
  for (const { path } of [...written.values(), ...pages]) {
    const exact = byPath.get(path);
    if (exact) byPlace.set(placeOf(path), exact);
  }
  return { branch, listed: byPlace, isListComplete: count === entries.length, isDoubted, formsOf, manifest, written };
}

/** The forms of a page that the list lacks, like those of the others. A list without pages doesn't tell, so both are asked for. */
function unlistedFormsFor(listed: readonly ListedPage[]): (path: string) => readonly string[] {
  if (listed.some(({ path }) => isPage(path))) return (path) => [path];
  const hasBare = listed.some(({ path }) => posix.extname(path) === '');
  return (path) => (hasBare ? [placeOf(path)] : [...new Set([path, placeOf(path)])]);
}

/** Rejects with InputError if the service has no branch of the name that the user gave. */
async function listPagesOf({ api, host, inputs }: PushRun, branch: string | undefined): Promise<PageList> {
  try {
    return await listPages(api, { branch });
  } catch (error) {
    if (!hasStatus(error, 404) || error.body !== 'json' || branch === undefined || branch !== inputs.base) throw error;
    throw new InputError(
      [
        `${host.label('base')}: the service can't list the pages of the branch ${JSON.stringify(branch)} (${error.message}). Check the name of the branch.`,
      ],
      'missing-branch',
    );
  }
}

/** Opens a branch that was just created: reads may not show it at once. */
export async function openNewBranch(
  run: PushRun,
  branch: string,
  pages: readonly LocalPage[],
  isDoubted = false,
): Promise<Project> {
  for (const delayMs of LOOK_DELAYS_MS) {
    try {
      return await openProject(run, branch, pages, isDoubted);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      await run.pause(delayMs);
    }
  }
  return openProject(run, branch, pages, isDoubted);
}

/** Undefined if none is kept or there. Rejects with InputError if it can't be used, because it shows what people edited. */
export async function readManifest(
  run: PushRun,
  project: Pick<Project, 'branch' | 'formsOf'>,
): Promise<Manifest | undefined> {
  const path = manifestPathOf(run.inputs);
  const text = path === undefined ? undefined : await readPage(run, project, path);
  if (path === undefined || text === undefined) return undefined;
  const parsed = parseManifest(text);
  const { source } = purposeOf(run);
  if (parsed.kind === 'ok' && parsed.manifest.source === source) return parsed.manifest;
  throw new InputError([`The manifest ${JSON.stringify(path)} ${manifestProblem(parsed, source)}`], 'manifest');
}

function manifestProblem(parsed: ParsedManifest, source: string): string {
  if (parsed.kind === 'damaged')
    return `is damaged: ${parsed.reason}. Delete the page, and run the job again: that run compares all pages, and no longer knows which ones it may delete.`;
  if (parsed.kind === 'newer')
    return `is from a newer version of docs-ci (version ${parsed.version} of the format). Update docs-ci.`;
  return `belongs to another source: ${JSON.stringify(parsed.manifest.source)}. This run is ${JSON.stringify(source)}. Set "to" to another folder. If the repository or the folder was renamed, set "source" to the old name.`;
}

/** Returns the text of a page in normal form; undefined if the page doesn't exist. */
export async function readPage(
  { api }: Pick<PushRun, 'api'>,
  { branch, formsOf }: Pick<Project, 'branch' | 'formsOf'>,
  path: string,
): Promise<string | undefined> {
  for (const form of formsOf(path)) {
    try {
      return normalize((await getPage(api, form, { branch })).content);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  }
  return undefined;
}

/** Reads a path exactly as it is written. */
export const exactly = (path: string): readonly string[] => [path];

/** What a run does without the navigation. */
const WITHOUT_NAVIGATION = "docs-ci doesn't check whether it lists the pages, and deletes none";

/** The logs that have the notice: one for a run is enough, however many branches it reads. */
const toldLogs = new WeakSet<object>();

/** The configuration for a plan. Undefined, with one notice in a run, if the service doesn't return it. */
export async function readNavigation(
  run: Pick<PushRun, 'api' | 'log'>,
  branch: string | undefined,
): Promise<Configuration | undefined> {
  const config = await readConfig(run, branch, toldLogs.has(run.log) ? undefined : WITHOUT_NAVIGATION);
  if (!config) toldLogs.add(run.log);
  return config;
}

/**
 * Returns undefined if the service doesn't return the configuration.
 * @param effect for a notice: what docs-ci doesn't do then; undefined for no notice
 */
export async function readConfig(
  { api, log }: Pick<PushRun, 'api' | 'log'>,
  branch: string | undefined,
  effect?: string,
): Promise<Configuration | undefined> {
  try {
    return await getConfig(api, { branch });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
    if (!isRefused && !(error instanceof UnexpectedResponseError)) throw error;
    if (effect !== undefined)
      log.notice(`The navigation couldn't be read: ${reasonOf(error) ?? error.message}. ${effect}.`);
    return undefined;
  }
}
