/** Reads a branch of the documentation project: the list of its pages, single pages and the configuration. */
import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../api/api.js';
import { getConfig, getPage } from '../api/endpoints/content.js';
import { ApiError, hasStatus, reasonOf, UnexpectedResponseError } from '../api/errors.js';
import type { Configuration, PageList } from '../api/schemas/content.js';
import { isPage, placeOf, placeProblem } from '../pages/place.js';
import { normalize } from './page-text.js';
import { endSentence } from '../text/sentences.js';

export interface ListedPage {
  /** As the service has it, without a leading slash. */
  readonly path: string;
  /** Bytes or characters; null if the service doesn't tell. */
  readonly size: number | null;
}

/** The branch of a page, and how to ask for the page. */
export interface PageForms {
  /** Undefined: the deployment branch, whose name may be unknown. */
  readonly branch: string | undefined;
  /** Returns the forms of a path in which the service may have it. */
  readonly formsOf: (path: string) => readonly string[];
}

/** The list of a branch. */
interface Listing extends Pick<PageForms, 'formsOf'> {
  readonly byPath: ReadonlyMap<string, ListedPage>;
  readonly byPlace: Map<string, ListedPage>;
  /** False if the list has fewer entries than it says: a page that seems missing may exist. */
  readonly isComplete: boolean;
}

/** Leaves out paths that docs-ci would never write: they are neither read nor changed. */
export function toListing({ pages: entries, count }: PageList): Listing {
  const listed = entries.flatMap(({ path, size }): ListedPage[] => {
    const plain = path.replace(/^\/+/, '');
    return placeProblem(plain) === undefined ? [{ path: plain, size }] : [];
  });
  const byPath = new Map(listed.map((page) => [page.path, page]));
  const byPlace = new Map(listed.map((page) => [placeOf(page.path), page]));
  const unlistedForms = unlistedFormsFor(listed);
  const formsOf = (path: string): readonly string[] => {
    const known = byPath.get(path) ?? byPlace.get(placeOf(path));
    return known ? [known.path] : unlistedForms(path);
  };
  return { byPath, byPlace, formsOf, isComplete: count === entries.length };
}

/** The forms of a page that the list lacks, like those of the others. A list without pages doesn't tell, so both are asked for. */
function unlistedFormsFor(listed: readonly ListedPage[]): (path: string) => readonly string[] {
  if (listed.some(({ path }) => isPage(path))) return (path) => [path];
  const hasBare = listed.some(({ path }) => posix.extname(path) === '');
  return (path) => (hasBare ? [placeOf(path)] : [...new Set([path, placeOf(path)])]);
}

/** Returns the text of a page in normal form; undefined if the page doesn't exist. */
export async function readPage(api: Api, branch: PageForms, path: string): Promise<string | undefined> {
  const text = await readSource({ api }, branch, path);
  return text === undefined ? undefined : normalize(text);
}

/** Returns the text of a page as the service has it; undefined if the page doesn't exist. */
export async function readSource(
  { api }: { readonly api: Api },
  { branch, formsOf }: PageForms,
  path: string,
): Promise<string | undefined> {
  for (const form of formsOf(path)) {
    try {
      return (await getPage(api, form, { branch })).content;
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  }
  return undefined;
}

/** True if the text of a file is the configuration that the service returns. */
export async function isConfigText(text: string | undefined, config: unknown): Promise<boolean> {
  if (text === undefined) return false;
  const { parse } = await import(/* webpackChunkName: 'jsonc' */ 'jsonc-parser');
  return isDeepStrictEqual(parse(text, [], { allowTrailingComma: true }), config);
}

/** Reads a path exactly as it is written. */
export const exactly = (path: string): readonly string[] => [path];

/**
 * Returns undefined if the service doesn't return the configuration.
 * @param effect for a notice: what docs-ci doesn't do then; undefined for no notice
 */
export async function readConfig(
  { api, log }: { readonly api: Api; readonly log: { notice(text: string): void } },
  branch: string | undefined,
  effect?: string,
): Promise<Configuration | undefined> {
  try {
    return await getConfig(api, { branch });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
    if (!isRefused && !(error instanceof UnexpectedResponseError)) throw error;
    if (effect !== undefined)
      log.notice(`The navigation couldn't be read: ${endSentence(reasonOf(error) ?? error.message)} ${effect}.`);
    return undefined;
  }
}
