/** Reads what a branch has: the list of its pages, their texts and the configuration. */
import { isDeepStrictEqual } from 'node:util';
import { listPages } from '../../api/endpoints/content.js';
import { isPage } from '../../pages/place.js';
import { isFilePath } from '../../pages/redirects.js';
import {
  exactly,
  type ListedPage,
  type PageForms,
  readConfig,
  readPage,
  toListing,
} from '../../project/read-project.js';
import type { PublishContext } from './record.js';

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

/** Reads the list of a branch, without the configuration. */
export async function readList({ api }: Pick<PublishContext, 'api'>, branch: string): Promise<BranchState> {
  const { byPlace, formsOf, isComplete } = toListing(await listPages(api, { branch }));
  const hasEndings = [...byPlace.values()].some(({ path }) => isPage(path));
  const pages = [...byPlace].filter(([, { path }]) => (hasEndings ? isPage(path) : !isFilePath(path)));
  return { branch, formsOf, pages: new Map(pages), isComplete, config: undefined };
}

export async function readState(context: PublishContext, branch: string): Promise<BranchState> {
  const list = await readList(context, branch);
  return { ...list, config: (await readConfig(context, branch))?.config };
}

/** True if two lists have the same pages with the same sizes. */
export function hasSameList(a: BranchState, b: BranchState): boolean {
  return isDeepStrictEqual(a.pages, b.pages);
}

/** The text of a page in normal form; undefined if the branch doesn't have the page. */
export async function readText(
  context: Pick<PublishContext, 'api'>,
  { branch, pages, isComplete }: BranchState,
  place: string,
): Promise<string | undefined> {
  const listed = pages.get(place);
  if (listed) return readPage(context, { branch, formsOf: exactly }, listed.path);
  // A list that lacks pages may lack this one.
  const forms = (): readonly string[] => [...new Set([`${place}.mdx`, `${place}.md`, place])];
  return isComplete ? undefined : readPage(context, { branch, formsOf: forms }, place);
}
