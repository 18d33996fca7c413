/** Reads what a branch has: the list of its pages, their texts and the configuration. */
import { isDeepStrictEqual } from 'node:util';
import { listPages } from '../../api/endpoints/content.js';
import { hasStatus } from '../../api/errors.js';
import { isPage } from '../../pages/place.js';
import { isFilePath } from '../../pages/redirects.js';
import { readNewBranch } from '../../project/patiently.js';
import {
  exactly,
  type ListedPage,
  type PageForms,
  readConfig,
  readSource,
  toListing,
} from '../../project/read-project.js';
import { hasBranch } from '../../project/work-branch.js';
import { MovedError, type PublishContext, Stop } from './record.js';

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

/** Reads the list of a branch, without the configuration. Rejects with Stop if the branch is gone. */
export async function readList(context: PublishContext, branch: string): Promise<BranchState> {
  const list = await readNewBranch(context, () => listPages(context.api, { branch })).catch((error: unknown) => {
    throw hasStatus(error, 404) ? goneError(context, branch) : error;
  });
  const { byPlace, formsOf, isComplete } = toListing(list);
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

/** The error of a branch that was there before. */
export function goneError({ record: { base = '', names } }: PublishContext, branch: string): Stop {
  return branch === names?.before || branch === names?.after
    ? new Stop(
        'newer-run',
        `Nothing was changed on ${base}: another run took over`,
        'It deleted the branch of this run.',
      )
    : new Stop(
        'missing-branch',
        `The branch ${JSON.stringify(branch)} was deleted during the run`,
        'Nothing was changed.',
      );
}

/**
 * The text of a page; undefined if the branch doesn't have the page. Rejects with MovedError if it is gone since it was
 * listed: a page that can't be read must not count as deleted.
 */
export async function readText(
  context: PublishContext,
  { branch, pages, isComplete }: BranchState,
  place: string,
): Promise<string | undefined> {
  const listed = pages.get(place);
  if (listed) {
    const text = await readSource(context, { branch, formsOf: exactly }, listed.path);
    if (text !== undefined) return text;
    throw (await hasBranch(context.api, branch))
      ? new MovedError(`${listed.path} can't be read`)
      : goneError(context, branch);
  }
  // A list that lacks pages may lack this one.
  const forms = (): readonly string[] => [...new Set([`${place}.mdx`, `${place}.md`, place])];
  return isComplete ? undefined : readSource(context, { branch, formsOf: forms }, place);
}
