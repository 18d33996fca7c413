/** Reads and hashes the pages of the folder, and finds everything that is wrong with the folder before any request. */
import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { InputError } from '../../../api/errors.js';
import { FileChangedError } from '../../../disk/hash.js';
import { isLfsPointer } from '../../../disk/lfs-pointer.js';
import { readErrorReason, readIfThere, readSmallFile } from '../../../disk/read.js';
import { listPaths } from '../../../text/list-items.js';
import { pluralize } from '../../../text/pluralize.js';
import { nameProblems, type NameRules } from './name-problems.js';
import { hashPage, measurePage, normalize, type PageSize } from './page-text.js';
import { placeOf } from '../../../pages/place.js';
import { type SelectedFile, type SelectionRules, selectPages, type SkippedFile } from './select-pages.js';

/** A file to push, without its text: all texts together can take too much memory. */
export interface LocalPage extends PageSize {
  /** Path of the file relative to the workspace, with slashes. */
  readonly file: string;
  /** Path in the documentation project, with its ending: `reference/api/client.mdx`. */
  readonly path: string;
  /** Path without `.md` or `.mdx`, which identifies a page: `reference/api/client`. */
  readonly place: string;
}

export interface ReadRules extends SelectionRules, NameRules {
  /** The key and tokens of this run, which no page may contain. */
  readonly secrets: readonly string[];
  readonly signal: AbortSignal;
}

/** The pages are sorted by path. Rejects with InputError, which lists all problems at once. */
export async function readPages(
  rules: ReadRules,
): Promise<{ pages: readonly LocalPage[]; skipped: readonly SkippedFile[] }> {
  const { files, skipped } = await selectPages(rules);
  const pages: LocalPage[] = [];
  const problems = new ProblemList();
  const buffer = Buffer.allocUnsafeSlow(MAX_PAGE_BYTES);
  for (const [index, selected] of files.entries()) {
    // Reading is synchronous; a run that is cancelled in the meantime has to notice.
    if (index % READS_PER_TURN === 0) await setImmediate();
    rules.signal.throwIfAborted();
    try {
      const bytes = readSmallFile(join(rules.workspace, selected.file), buffer);
      const problem = contentProblem(bytes, selected, rules.secrets);
      if (problem) problems.add(problem, selected.file);
      else pages.push({ ...selected, place: placeOf(selected.path), ...measurePage(bytes) });
    } catch (error) {
      problems.add(readProblem(selected.file, error), selected.file);
    }
  }
  const all = [...problems.sentences(rules.label('path')), ...nameProblems(files, rules)];
  if (all.length > 0) throw new InputError(all);
  return { pages, skipped };
}

/** Larger pages are rejected: no server takes such a request. */
const MAX_PAGE_BYTES = 10_000_000;

const READS_PER_TURN = 100;

/** A shorter text could be a word of any page. */
const MIN_SECRET_LENGTH = 8;

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

/** What is wrong with files, and what to do about it, as parts of one sentence for all files with the problem. */
interface Problem {
  readonly singular: string;
  readonly plural: string;
  readonly advice: string;
}

const LFS_POINTERS: Problem = {
  singular: 'file is a Git LFS pointer without content',
  plural: 'files are Git LFS pointers without content',
  advice: 'Run "git lfs pull" first. On GitHub, set lfs: true on actions/checkout.',
};

const NOT_TEXT: Problem = {
  singular: "file isn't text in UTF-8",
  plural: "files aren't text in UTF-8",
  advice: 'Save pages as UTF-8. Exclude images and other files here, and upload them with sync-media.',
};

const WITH_NUL: Problem = {
  singular: 'file contains a NUL character (U+0000)',
  plural: 'files contain a NUL character (U+0000)',
  advice: 'Remove the character, which text files never contain. If the file is in UTF-16, save it as UTF-8.',
};

const WITH_SECRET: Problem = {
  singular: "file contains this run's API key or token",
  plural: "files contain this run's API key or token",
  advice: 'Remove the secret from the file, and replace the key if anyone else can read the file.',
};

const NAMED_BY_SECRET: Problem = {
  singular: "file name contains this run's API key or token",
  plural: "file names contain this run's API key or token",
  advice: 'Rename the file, and replace the key if anyone else can read the name.',
};

const TOO_LARGE: Problem = {
  singular: 'file is larger than 10 MB',
  plural: 'files are larger than 10 MB',
  advice: 'Split the page into several pages, or exclude the file.',
};

const INVALID_NAME: Problem = {
  singular: "file name isn't valid UTF-8",
  plural: "file names aren't valid UTF-8",
  advice: 'Rename or exclude the file.',
};

const DELETED: Problem = {
  singular: 'file was deleted while docs-ci was reading the folder',
  plural: 'files were deleted while docs-ci was reading the folder',
  advice: 'Run the job again when nothing else writes to the folder.',
};

function contentProblem(bytes: Buffer, { file, path }: SelectedFile, secrets: readonly string[]): Problem | undefined {
  if (isLfsPointer(bytes)) return LFS_POINTERS;
  if (!isUtf8(bytes)) return NOT_TEXT;
  if (bytes.includes(0)) return WITH_NUL;
  if (containsSecret(Buffer.from(`${file}\n${path}`), secrets)) return NAMED_BY_SECRET;
  return containsSecret(bytes, secrets) ? WITH_SECRET : undefined;
}

/** True if a text that becomes public has a secret of this run. */
export function containsSecret(text: Buffer, secrets: readonly string[]): boolean {
  const known = secrets.map((secret) => secret.trim()).filter(({ length }) => length >= MIN_SECRET_LENGTH);
  return known.some((secret) => text.includes(secret));
}

function readProblem(file: string, error: unknown): Problem {
  if (error instanceof RangeError) return TOO_LARGE;
  // Node replaces invalid bytes of a name by U+FFFD, and then finds no file of that name.
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return file.includes('\ufffd') ? INVALID_NAME : DELETED;
  const reason = readErrorReason(error);
  return {
    singular: `file couldn't be read (${reason})`,
    plural: `files couldn't be read (${reason})`,
    advice: 'Make the file readable, or exclude the file.',
  };
}

/** Files that a sentence names. */
const MAX_LISTED = 20;

/** Collects files by their problem. */
class ProblemList {
  readonly #filesByProblem = new Map<string, { readonly problem: Problem; readonly files: string[] }>();

  add(problem: Problem, file: string): void {
    const entry = this.#filesByProblem.get(problem.plural);
    if (entry) entry.files.push(file);
    else this.#filesByProblem.set(problem.plural, { problem, files: [file] });
  }

  /** Returns one text for each problem. @param label the input, as users see its name */
  sentences(label: string): string[] {
    return [...this.#filesByProblem.values()].map(({ problem: { singular, plural, advice }, files }) => {
      return `${label}: ${pluralize(files.length, singular, plural)}: ${listPaths(files, MAX_LISTED)}. ${advice}`;
    });
  }
}
