/** Finds the file of a page that the folder still has although it isn't pushed: such a page isn't gone from the folder. */
import { join, posix } from 'node:path';
import type { FoundFile } from '../../../disk/find-files.js';
import { listLeftOut, withoutDots } from '../../../disk/left-out.js';
import { isLfsPointer } from '../../../disk/lfs-pointer.js';
import { foldCase, isFile, isFolder } from '../../../disk/paths.js';
import { readWhole } from '../../../disk/read.js';
import { placeOf } from '../../../pages/place.js';
import { hashPage, normalize } from '../../../project/page-text.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { groupBy } from '../../../text/group-by.js';

export interface SkippedFile {
  /** Relative to the workspace. That of a folder ends in a slash. */
  readonly file: string;
  readonly reason: string;
  /** True if it couldn't be read, and may have the page that it keeps. */
  readonly isGuess?: true;
}

/** A page that a run has pushed: its path in the documentation project, and the hash of its text. */
interface PushedPage {
  readonly path: string;
  readonly hash: string;
}

/**
 * Resolves to the file of a page, if the folder has it and it isn't pushed.
 * @param known the pages of the manifest by place
 */
export type FindLeftOut = (page: PushedPage, known: ReadonlyMap<string, unknown>) => Promise<SkippedFile | undefined>;

interface LeftOutRules {
  /** Absolute. */
  readonly folder: string;
  /** Relative to the workspace. */
  readonly below: string;
  /** Folder of the documentation project. */
  readonly to: string;
  /** Absolute paths of the files that are pushed. */
  readonly pushed: ReadonlySet<string>;
  /** What isn't pushed, with the reason. That of a folder counts for all below it. */
  readonly problems: readonly Required<FoundFile>[];
}

/** Returns a function that lists the folder when it is asked for the first page. */
export function leftOutFinder(rules: LeftOutRules): FindLeftOut {
  let opened: Promise<FindLeftOut> | undefined;
  return async (...asked) => (await (opened ??= openFolder(rules)))(...asked);
}

async function openFolder({ folder, below, to, pushed, problems }: LeftOutRules): Promise<FindLeftOut> {
  const { paths, links, unlisted } = await listLeftOut(folder, pushed);
  const reasons = new Map(problems.map(({ path, problem }) => [path.replace(/\/$/, ''), problem]));
  const placeIn = (path: string): string => placeKey(posix.join(to, ownName(path)));
  const byPlace = new Map(paths.map((path) => [placeIn(path), path]));
  const linksByPlace = new Map([...links].map((path) => [placeIn(path), path]));
  // A symlink that leads out isn't read, and a broken one counts as unreadable.
  const isBroken = (path: string): boolean => !isFile(join(folder, path)) && !isFolder(join(folder, path));
  const files = paths.filter((path) => !links.has(path) || isBroken(path));
  const byName = groupBy(paths, (path) => placeKey(posix.basename(ownName(path))));
  const byOwnName = async ({ path, hash }: PushedPage): Promise<string | undefined> => {
    for (const file of byName.get(placeKey(posix.basename(path))) ?? [])
      if (links.has(file) || (await mayHaveText(join(folder, file), hash))) return file;
    return undefined;
  };
  const describe = (path: string): SkippedFile => ({
    file: posix.join(below, path),
    reason: firstAbove(path, reasons) ?? 'not a file that is pushed',
  });
  let texts: Promise<PageTexts> | undefined;
  const byText = async ({ hash }: PushedPage): Promise<string | undefined> =>
    (await (texts ??= readTexts(folder, files))).byHash.get(hash);
  const unread = async (known: ReadonlyMap<string, unknown>): Promise<string | undefined> => {
    const { unreadable } = await (texts ??= readTexts(folder, files));
    const isOther = (file: string): boolean =>
      known.has(placeOf(unicodeForm(posix.join(to, file), 'NFC'))) || (links.has(file) && hasName(file, known));
    return unreadable.find((file) => !isOther(file));
  };
  return async (page, written) => {
    const place = placeKey(page.path);
    const named = byPlace.get(place) ?? firstAbove(place, linksByPlace) ?? (await byOwnName(page));
    const known = named ?? (await byText(page));
    if (known !== undefined) return describe(known);
    const other = await unread(written);
    if (other !== undefined) return { ...describe(other), isGuess: true };
    // The file may be in a folder that couldn't be listed.
    const [first] = unlisted;
    if (!first) return undefined;
    return { file: posix.join(below, `${first.path}/`), reason: `couldn't be listed: ${first.reason}`, isGuess: true };
  };
}

/** Two names that a system can't tell apart are one. */
function placeKey(path: string): string {
  return foldCase(placeOf(path));
}

/** Removes what hides a page, which is still in the folder then: dots before names, and a second ending such as `.bak`. */
function ownName(path: string): string {
  return withoutDots(path).replace(/(\.mdx?)(?![a-z\d])[^/]*$/i, '$1');
}

/** Finds a path, or the closest folder that it is in. */
function firstAbove(path: string, values: ReadonlyMap<string, string>): string | undefined {
  for (let name = path; name !== '.'; name = posix.dirname(name)) {
    const found = values.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** True if the file has the name of a page, in any folder. */
function hasName(file: string, known: ReadonlyMap<string, unknown>): boolean {
  const name = placeKey(posix.basename(ownName(file)));
  return [...known.keys()].some((place) => placeKey(posix.basename(place)) === name);
}

interface PageTexts {
  readonly byHash: ReadonlyMap<string, string>;
  /** Files that may be any page that was renamed. */
  readonly unreadable: readonly string[];
}

/** The name of a page, which may have another ending behind its own: `a.mdx.bak`. */
const PAGE_NAME = /\.mdx?(?![a-z\d])/i;

/** Reads the files that a renamed page may be. */
async function readTexts(folder: string, files: readonly string[]): Promise<PageTexts> {
  const byHash = new Map<string, string>();
  const unreadable: string[] = [];
  for (const file of files.filter((path) => PAGE_NAME.test(path))) {
    const bytes = await readWhole(join(folder, file)).catch(() => undefined);
    if (bytes) byHash.set(hashPage(normalize(bytes.toString())), file);
    else unreadable.push(file);
  }
  return { byHash, unreadable };
}

/** True for a file with the text of a page, and for one whose text isn't known. */
async function mayHaveText(file: string, hash: string): Promise<boolean> {
  const bytes = await readWhole(file).catch(() => undefined);
  return bytes === undefined || isLfsPointer(bytes) || hashPage(normalize(bytes.toString())) === hash;
}
