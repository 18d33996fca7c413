/** Reads the pages and the configuration of a branch, and compares the pages of two branches by their texts. */
import { isDeepStrictEqual } from 'node:util';
import { listPages } from '../../../api/endpoints/content.js';
import { hasStatus } from '../../../api/errors.js';
import { placeOf } from '../../../pages/place.js';
import { fileTest } from '../../../pages/link-kinds.js';
import { isSameText } from '../../../project/page-text.js';
import { readNewBranch } from '../../../project/patiently.js';
import {
  exactly,
  type ListedPage,
  type PageForms,
  readConfig,
  readSource,
  toListing,
} from '../../../project/read-project.js';
import { hasBranch } from '../../../project/work-branch.js';
import { ConflictError } from '../../../project/write-once.js';
import { pluralize } from '../../../text/pluralize.js';
import { forEachPage, type PageWork, REQUESTS_AT_ONCE } from '../../../api/concurrency.js';
import type { PublishContext } from '../record.js';

/** What reads and compares branches. */
export type Reading = Pick<PublishContext, 'api' | 'log' | 'pause' | 'signal'>;

/** A branch at one time. */
export interface BranchState extends Pick<PageForms, 'formsOf'> {
  readonly branch: string;
  /** By place. Files that are no pages are left out. */
  readonly pages: ReadonlyMap<string, ListedPage>;
  /** False if the list has fewer entries than it says. */
  readonly isComplete: boolean;
  /** Undefined if the service doesn't return it. */
  readonly config: unknown;
}

/** Reads the list of a branch, without the configuration. Rejects with GoneError if the branch is gone. */
export async function readList(project: Reading, branch: string): Promise<BranchState> {
  const list = await readNewBranch(project, () => listPages(project.api, { branch })).catch((error: unknown) => {
    throw hasStatus(error, 404) ? new GoneError(branch) : error;
  });
  const { byPlace, formsOf, isComplete } = toListing(list);
  const isOther = fileTest([...byPlace.values()].map(({ path }) => path));
  const pages = [...byPlace].filter(([, { path }]) => !isOther(path));
  return { branch, formsOf, pages: new Map(pages), isComplete, config: undefined };
}

export async function readState(project: Reading, branch: string): Promise<BranchState> {
  const list = await readList(project, branch);
  return { ...list, config: (await readConfig(project, branch))?.config };
}

/** True if two lists have the same pages with the same sizes. */
export function hasSameList(a: BranchState, b: BranchState): boolean {
  return isDeepStrictEqual(a.pages, b.pages);
}

/** A branch that was there before is gone. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
  constructor(readonly branch: string) {
    super(`The branch ${JSON.stringify(branch)} was deleted during the run`);
  }
}

/**
 * The text of a page; undefined if the branch doesn't have the page. Rejects with ConflictError if it is gone since it was
 * listed: a page that can't be read must not count as deleted.
 * @param path of the page on some branch
 */
export async function readText(
  project: Reading,
  { branch, pages, isComplete }: BranchState,
  path: string,
): Promise<string | undefined> {
  const place = placeOf(path);
  const listed = pages.get(place);
  // A list can lack pages: those outside of the navigation, or any others if it is incomplete.
  const unlisted = isComplete ? [path] : [...new Set([path, `${place}.mdx`, `${place}.md`, place])];
  const formsOf = listed ? exactly : (): readonly string[] => unlisted;
  const text = await readSource(project, { branch, formsOf }, listed?.path ?? place);
  if (!listed || text !== undefined) return text;
  throw (await hasBranch(project.api, branch))
    ? new ConflictError(`${listed.path} can't be read`)
    : new GoneError(branch);
}

/** A page that differs. */
export interface PageChange {
  readonly action: 'create' | 'update' | 'delete';
  readonly place: string;
  /** As the service lists it. */
  readonly path: string;
  /** The path before, with another ending. */
  readonly oldPath: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface Difference {
  /** Sorted by path. */
  readonly changes: readonly PageChange[];
  /** False if a list is incomplete, or if pages of the same size weren't read. */
  readonly isComplete: boolean;
  /** False if it isn't known. */
  readonly hasConfigChange: boolean;
}

export const COMPARING: PageWork = { verb: 'Comparing', concurrency: REQUESTS_AT_ONCE };
/** Up to so many pages of both branches together, every text is read. Above, only where the sizes differ. */
const MAX_READ = 2_000;

/**
 * @param known texts of `before` by place, which are read once in a run
 * @param other a branch whose pages are compared, too; then every text is read
 */
export async function compareBranches(
  project: Reading,
  [before, after]: readonly [BranchState, BranchState],
  known = new Map<string, string | undefined>(),
  other?: BranchState,
): Promise<Difference> {
  const readsAll = other !== undefined || before.pages.size + after.pages.size <= MAX_READ;
  const keys = [after, before, other].flatMap((state) => [...(state?.pages.keys() ?? [])]);
  const places = [...new Set(keys)].filter((place) => {
    const [size, newSize] = [before, after].map(({ pages }) => pages.get(place)?.size);
    return readsAll || size !== newSize || size === null;
  });
  if (other) project.log.info(`Reading ${pluralize(places.length, 'page')} on each branch.`);
  const changes: PageChange[] = [];
  await forEachPage(project, places, COMPARING, async (place) => {
    const oldPath = before.pages.get(place)?.path;
    const path = after.pages.get(place)?.path ?? oldPath ?? other?.pages.get(place)?.path ?? place;
    if (!known.has(place)) known.set(place, await readText(project, before, path));
    const texts = { before: known.get(place), after: await readText(project, after, path) };
    if (isSameText(texts.before, texts.after)) return;
    const action = texts.before === undefined ? 'create' : texts.after === undefined ? 'delete' : 'update';
    changes.push({ action, place, path, oldPath, ...texts });
  });
  const isKnown = before.config !== undefined && after.config !== undefined;
  return {
    changes: changes.sort(byPath),
    isComplete: readsAll && [before, after, other].every((state) => state?.isComplete !== false),
    hasConfigChange: isKnown && !isDeepStrictEqual(before.config, after.config),
  };
}

export function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}

export function isSame({ changes, hasConfigChange }: Difference): boolean {
  return changes.length === 0 && !hasConfigChange;
}
