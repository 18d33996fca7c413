/** Finds references of a page that lead nowhere at the service: to files that aren't pushed, and to missing pages. */
import { join, posix } from 'node:path';
import { isFile, workspacePath } from '../../../disk/paths.js';
import { ALIAS, fromSiteRoots, type Reference, resolveReference } from '../../../pages/reference.js';
import { isPage, placeOf } from '../../../pages/place.js';
import { lineCounter } from '../../../text/line-counter.js';
import { describeFolder } from '../../input-folder.js';
import type { LocalPage } from './read-pages.js';

/** What is pushed, by paths relative to the workspace, in NFC. */
export class PushedFiles {
  readonly #files: ReadonlySet<string>;
  readonly #places = new Set<string>();
  readonly #below: string;

  /**
   * @param workspace absolute
   * @param folder absolute: the input `path`
   * @param pages all pages of the folder
   */
  constructor(
    readonly workspace: string,
    readonly folder: string,
    pages: readonly LocalPage[],
  ) {
    this.#below = workspacePath(workspace, folder);
    this.#files = new Set(pages.map(({ file }) => file.normalize('NFC')));
    for (const file of this.#files) {
      // A link to a folder leads to its first page.
      for (let place = placeOf(file); place !== '.' && !this.#places.has(place); place = posix.dirname(place)) {
        this.#places.add(place);
      }
    }
  }

  hasFile(path: string): boolean {
    return this.#files.has(path);
  }

  /** True if there is a page at this place, or a folder of pages. */
  hasPlace(path: string): boolean {
    return this.#places.has(placeOf(path.replace(/\/$/, '')));
  }

  /** True for a path in the folder; other pages of the documentation project are unknown. */
  covers(path: string): boolean {
    return this.#below === '.' || path.startsWith(`${this.#below}/`);
  }
}

/** Returns lines, counted from 1. @param references of the page, in the order of its text */
export function findMissingTargets(
  page: LocalPage,
  text: string,
  references: readonly Reference[],
  pushed: PushedFiles,
): { line: number; message: string }[] {
  const lineOf = lineCounter(text);
  return references.flatMap((reference) => {
    const reason = missingReason(reference, page, pushed);
    return reason === undefined ? [] : [{ line: lineOf(reference.start), message: `${reference.url} ${reason}.` }];
  });
}

const NOT_PUSHED =
  "isn't at the service: push-content only pushes pages. Run sync-media with rewrite before push-content";

/** Returns a reason that follows the URL; undefined if the target exists, or may exist. */
function missingReason(reference: Reference, { file }: LocalPage, pushed: PushedFiles): string | undefined {
  const { url, isEmbedded } = reference;
  const path = resolveReference(url, file)?.path;
  if (path === undefined || pushed.hasFile(path)) return undefined;
  const paths = url.startsWith('/') ? fromSiteRoots(path, [posix.dirname(file)]) : [path];
  if (paths.some((one) => namesFile(reference, one, pushed) && isFile(join(pushed.workspace, one)))) return NOT_PUSHED;
  // A path from the root can be that of a file in the documentation project.
  if (url.startsWith('/') || ALIAS.test(url)) return undefined;
  if (isEmbedded) return "doesn't exist. Fix the path, or add the file";
  return isMissingPage(url, path, file, pushed)
    ? `isn't a page of ${describeFolder(workspacePath(pushed.workspace, pushed.folder))}. Fix the link, or add the page`
    : undefined;
}

function namesFile({ isEmbedded }: Reference, path: string, pushed: PushedFiles): boolean {
  return !pushed.hasFile(path) && (isEmbedded || (pushed.covers(path) && !isPage(path)));
}

/**
 * True if a link names a page of the folder that isn't pushed. Without an ending it is a route, which browsers may resolve
 * as if the page were a folder.
 */
function isMissingPage(url: string, path: string, file: string, pushed: PushedFiles): boolean {
  if (isPage(path)) return pushed.covers(path) && !pushed.hasPlace(path);
  if (posix.extname(path) !== '') return false;
  const fromFolder = resolveReference(url, `${placeOf(file)}/index`)?.path;
  return [path, fromFolder].every((route) => route !== undefined && pushed.covers(route) && !pushed.hasPlace(route));
}
