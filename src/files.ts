/** The disk: folders for results and whole files, written so that nobody ever reads half of one. */
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Writes a file by way of a temporary one beside it: readers see the old content or the new, never a part. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // The process's own number keeps two jobs in one workspace apart.
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Creates the folder for a run's results, and keeps it out of Git. */
export async function createResultsDir(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await writeFile(join(path, '.gitignore'), '*\n');
}

/** Absolute paths of the files that patterns below a folder match, sorted; a pattern that names a file is that file. */
export async function findFiles(patterns: readonly string[], folder: string): Promise<string[]> {
  const { default: glob } = await import('fast-glob');
  const found = patterns.map(async (pattern) => {
    const literal = resolve(folder, pattern);
    const isFile = await stat(literal).then(
      (entry) => entry.isFile(),
      () => false,
    );
    if (isFile) return [literal];
    return glob(pattern.replaceAll('\\', '/'), { cwd: folder, absolute: true, onlyFiles: true, dot: true });
  });
  return [...new Set((await Promise.all(found)).flat().map((path) => resolve(path)))].sort();
}

/** A text file as a whole. Rejects with a RangeError above that many bytes. */
export async function readTextFile(path: string, limitBytes: number): Promise<string> {
  const { size } = await stat(path);
  if (size > limitBytes) throw new RangeError(`it has ${size} bytes, more than ${limitBytes}`);
  return readFile(path, 'utf8');
}
