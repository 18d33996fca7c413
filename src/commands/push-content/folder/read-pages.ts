/** Reads and hashes the pages of the folder, and finds everything that is wrong with the folder before any request. */
import { isAscii, isUtf8 } from 'node:buffer';
import { join, posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { InputError } from '../../../api/errors.js';
import { groupBy } from '../../../text/group-by.js';
import { type FindLeftOut, leftOutFinder, type SkippedFile } from './left-out.js';
import { type FolderRules, type SelectedFile, nameProblems, selectPages } from './select-pages.js';
import { FileChangedError } from '../../../disk/hash.js';
import { isLfsPointer, LFS_ADVICE } from '../../../disk/lfs-pointer.js';
import { hasInvalidName, readErrorReason, readIfThere, readSmallFile } from '../../../disk/read.js';
import { workspacePath } from '../../../disk/paths.js';
import { placeOf } from '../../../pages/place.js';
import { hashPage, normalize } from '../../../project/page-text.js';
import { listPaths } from '../../../text/list-items.js';
import { inputName } from '../../../text/input-names.js';

/** A file to push, without its text: all texts together can take too much memory. */
export interface LocalPage extends PageSize {
  /** Path of the file relative to the workspace, with slashes. */
  readonly file: string;
  /** Path in the documentation project, with its ending: `reference/api/client.mdx`. */
  readonly path: string;
  /** Path without `.md` or `.mdx`, which identifies a page: `reference/api/client`. */
  readonly place: string;
}

/** What a folder has. */
export interface LocalFolder {
  /** Sorted by path. */
  readonly pages: readonly LocalPage[];
  /** Files that are never pushed. */
  readonly skipped: readonly SkippedFile[];
  /** Files to push that couldn't be read. */
  readonly unreadable: readonly SkippedFile[];
  /** Finds files that are pages of the folder, too, although they aren't pushed. */
  readonly findLeftOut: FindLeftOut;
  /** Files that the globs leave out. */
  readonly passedOver: readonly SkippedFile[];
  /** All names of the folder, also of what is skipped. */
  readonly names: readonly string[];
}

/** Rejects with InputError, which lists all problems at once. */
export async function readPages(rules: FolderRules): Promise<LocalFolder> {
  const { workspace, folder, to } = rules;
  const { files, skipped, others, names, passedOver } = await selectPages(rules);
  const { pages, problems, unreadable } = await readFiles(files, rules);
  // A run that can read nothing has nothing to say about the folder.
  const refused = pages.length === 0 ? [...problems, ...unreadable.map(unreadProblem)] : problems;
  const all = [...describeProblems(refused, inputName('path')), ...nameProblems(files, rules)];
  const topic = refused[0]?.problem === LFS_POINTER ? 'partial-checkout' : undefined;
  if (all.length > 0) throw new InputError(all, topic);
  const below = workspacePath(workspace, folder);
  const pushed = new Set(pages.map(({ file }) => join(workspace, file)));
  const unread = unreadable.map(({ file, reason }) => ({ path: posix.relative(below, file), problem: reason }));
  const findLeftOut = leftOutFinder({ folder, below, to, pushed, problems: [...others, ...unread] });
  return { pages, skipped, unreadable, findLeftOut, passedOver, names };
}

interface ReadFiles {
  readonly pages: readonly LocalPage[];
  /** What an author can mend. */
  readonly problems: readonly FileProblem[];
  /** What the machine doesn't let the run read. */
  readonly unreadable: readonly SkippedFile[];
}

async function readFiles(files: readonly SelectedFile[], rules: FolderRules): Promise<ReadFiles> {
  const pages: LocalPage[] = [];
  const problems: FileProblem[] = [];
  const unreadable: SkippedFile[] = [];
  const buffer = Buffer.allocUnsafeSlow(MAX_PAGE_BYTES);
  for (const [index, selected] of files.entries()) {
    // Reading is synchronous; a run that is cancelled in the meantime has to notice.
    if (index % READS_PER_TURN === 0) await setImmediate();
    rules.signal.throwIfAborted();
    const { file } = selected;
    try {
      const bytes = readSmallFile(join(rules.workspace, file), buffer);
      const problem = contentProblem(bytes, selected, rules);
      if (problem) problems.push({ problem, file });
      else pages.push({ ...selected, place: placeOf(selected.path), ...measurePage(bytes) });
    } catch (error) {
      const problem = readProblem(file, error);
      if (problem) problems.push({ problem, file });
      else unreadable.push({ file, reason: readErrorReason(error) });
    }
  }
  return { pages, problems, unreadable };
}

/** Larger pages are rejected: no server takes such a request. */
const MAX_PAGE_BYTES = 10_000_000;

const READS_PER_TURN = 100;

/**
 * Reads a page again, in normal form. Rejects with FileChangedError if the file isn't as it was hashed.
 * @param workspace absolute
 */
export async function readPageText(workspace: string, page: LocalPage): Promise<string> {
  const bytes = await readIfThere(join(workspace, page.file)).catch((error: unknown) => {
    throw new Error(`${page.file} couldn't be read: ${readErrorReason(error)}`);
  });
  const text = normalize(bytes?.toString() ?? '');
  if (bytes === undefined || hashPage(text) !== page.hash) throw new FileChangedError();
  return text;
}

type Problem = readonly [reason: string, advice: string];

interface FileProblem {
  readonly problem: Problem;
  readonly file: string;
}

const LFS_POINTER: Problem = ['the content is only in Git LFS', LFS_ADVICE];
const NOT_TEXT: Problem = [
  "the text isn't valid UTF-8",
  'Save pages as UTF-8. Exclude images and other files here, and upload them with sync-media.',
];
const WITH_NUL: Problem = [
  'the text contains a NUL character (U+0000)',
  'Remove the character, which text files never contain. If the file is in UTF-16, save it as UTF-8.',
];
const WITH_SECRET: Problem = [
  "the text contains this run's API key or token",
  'Remove the secret from the file, and replace the key if anyone else can read the file.',
];
const NAMED_BY_SECRET: Problem = [
  "the name contains this run's API key or token",
  'Rename the file, and replace the key if anyone else can read the name.',
];
const TOO_LARGE: Problem = ['larger than 10 MB', 'Split the page into several pages, or exclude the file.'];
const INVALID_NAME: Problem = ["the name isn't valid UTF-8", 'Rename or exclude the file.'];
const DELETED: Problem = [
  'deleted while docs-ci was reading the folder',
  'Run the job again when nothing else writes to the folder.',
];

function contentProblem(
  bytes: Buffer,
  { file, path }: SelectedFile,
  { hasSecret }: Pick<FolderRules, 'hasSecret'>,
): Problem | undefined {
  if (isLfsPointer(bytes)) return LFS_POINTER;
  if (!isUtf8(bytes)) return NOT_TEXT;
  if (bytes.includes(0)) return WITH_NUL;
  if (hasSecret(`${file}\n${path}`)) return NAMED_BY_SECRET;
  return hasSecret(bytes.toString()) ? WITH_SECRET : undefined;
}

/** Undefined for a file that is there and can't be read. */
function readProblem(file: string, error: unknown): Problem | undefined {
  if (error instanceof RangeError) return TOO_LARGE;
  if (hasInvalidName(file, error)) return INVALID_NAME;
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? DELETED : undefined;
}

function unreadProblem({ file, reason }: SkippedFile): FileProblem {
  return { file, problem: [reason, 'Make the file readable, or exclude the file.'] };
}

/** Files that a sentence names. */
const MAX_LISTED = 20;

/** Returns one text for each problem. @param label the input, as users see its name */
function describeProblems(found: readonly FileProblem[], label: string): string[] {
  return [...groupBy(found, ({ problem: [reason] }) => reason)].map(([reason, group]) => {
    const files = group.map(({ file }) => file);
    const advice = group[0]?.problem[1] ?? '';
    return `${label}: ${listPaths(files, MAX_LISTED)} can't be pushed: ${reason}. ${advice}`;
  });
}

const LF = 10;
const CR = 13;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** Hash and size of the normal form. */
export interface PageSize {
  readonly hash: string;
  /** In UTF-8. */
  readonly sizeBytes: number;
  /** In UTF-16. */
  readonly sizeUnits: number;
}

/** Hashes and measures a page. @param bytes the file as it is, in UTF-8 */
export function measurePage(bytes: Buffer): PageSize {
  // Most files are in normal form, and decoding them takes longer than hashing.
  const normal = isNormal(bytes) ? bytes : Buffer.from(normalize(bytes.toString()));
  const sizeUnits = isAscii(normal) ? normal.length : normal.toString().length;
  return { hash: hashPage(normal), sizeBytes: normal.length, sizeUnits };
}

function isNormal(bytes: Buffer): boolean {
  const hasOneLineEnd = bytes.at(-1) === LF && bytes.at(-2) !== LF && bytes.length > 1;
  const hasMark = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return bytes.length === 0 || (hasOneLineEnd && !hasMark && !bytes.includes(CR));
}
