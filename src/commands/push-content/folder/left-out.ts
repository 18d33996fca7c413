/** Finds the file of a page that the folder still has although it isn't pushed: such a page isn't gone from the folder. */
import { join, posix } from 'node:path';
import type { FoundFile } from '../../../disk/find-files.js';
import { listLeftOut } from '../../../disk/left-out.js';
import { isLfsPointer } from '../../../disk/lfs-pointer.js';
import { foldCase } from '../../../disk/paths.js';
import { readWhole } from '../../../disk/read.js';
import { placeOf } from '../../../pages/place.js';
import { hashPage, normalize } from '../../../project/page-text.js';
import { groupBy } from '../../group-by.js';

export interface SkippedFile {
  /** Relative to the workspace. That of a folder ends in a slash. */
  readonly file: string;
  readonly reason: string;
}

/** A page that a run has pushed: its path in the documentation project, and the hash of its text. */
interface PushedPage {
  readonly path: string;
  readonly hash: string;
}

/** Resolves to the file of a page, if the folder has it and it isn't pushed. */
export type FindLeftOut = (page: PushedPage) => Promise<SkippedFile | undefined>;

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
  return async (page) => (await (opened ??= openFolder(rules)))(page);
}

async function openFolder({ folder, below, to, pushed, problems }: LeftOutRules): Promise<FindLeftOut> {
  const { paths, links, unlisted } = await listLeftOut(folder, pushed);
  const reasons = new Map(problems.map(({ path, problem }) => [path.replace(/\/$/, ''), problem]));
  const placeIn = (path: string): string => placeKey(posix.join(to, withoutDots(path)));
  const byPlace = new Map(paths.map((path) => [placeIn(path), path]));
  const linksByPlace = new Map([...links].map((path) => [placeIn(path), path]));
  const files = paths.filter((path) => !links.has(path));
  const byName = groupBy(files, (path) => placeKey(posix.basename(withoutDots(path))));
  const byText = async ({ path, hash }: PushedPage): Promise<string | undefined> => {
    for (const file of byName.get(placeKey(posix.basename(path))) ?? [])
      if (await mayHaveText(join(folder, file), hash)) return file;
    return undefined;
  };
  return async (page) => {
    const place = placeKey(page.path);
    const path = byPlace.get(place) ?? firstAbove(place, linksByPlace) ?? (await byText(page));
    if (path !== undefined)
      return { file: posix.join(below, path), reason: firstAbove(path, reasons) ?? 'not a file that is pushed' };
    // The file may be in a folder that couldn't be listed.
    const [first] = unlisted;
    return first && { file: posix.join(below, `${first.path}/`), reason: `couldn't be listed: ${first.reason}` };
  };
}

/** Two names that a system can't tell apart are one. */
function placeKey(path: string): string {
  return foldCase(placeOf(path));
}

/** Removes the dots that hide files and folders, because a hidden page is still in the folder. */
function withoutDots(path: string): string {
  return path.replace(/(^|\/)\.+(?=[^/])/g, '$1');
}

/** Finds a path, or the closest folder that it is in. */
function firstAbove(path: string, values: ReadonlyMap<string, string>): string | undefined {
  for (let name = path; name !== '.'; name = posix.dirname(name)) {
    const found = values.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** True for a file with the text of a page, and for one whose text isn't known. */
async function mayHaveText(file: string, hash: string): Promise<boolean> {
  const bytes = await readWhole(file).catch(() => undefined);
  return bytes === undefined || isLfsPointer(bytes) || hashPage(normalize(bytes.toString())) === hash;
}
