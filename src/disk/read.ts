/** Finds and reads files. */
import type { Dirent } from 'node:fs';
import { opendir, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isFile, isMissing } from './paths.js';

/** Absolute paths of the files that patterns below a folder match, sorted; a pattern that names a file is that file. */
export async function matchFiles(patterns: readonly string[], folder: string): Promise<string[]> {
  const { default: glob } = await import('fast-glob');
  const found = patterns.map(async (pattern) => {
    const literal = resolve(folder, pattern);
    if (await isFile(literal).catch(() => false)) return [literal];
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

/** The bytes of a file; undefined where there is none. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Why the disk refused, in words that go on after `because`. */
export function readErrorReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'it may not be read (permission denied)';
  if (code === 'EISDIR') return 'it is a folder, not a file';
  return `it could not be read (${code ?? message})`;
}

/** What lies in a folder, in pieces: what the system tells of each of very many files is more than anybody keeps. */
export async function* readEntries(folder: string): AsyncGenerator<Dirent, void, undefined> {
  yield* await opendir(folder, { bufferSize: 256 });
}
