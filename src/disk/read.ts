/** Opens and reads files, lists the entries of folders, and says why a file can't be read. */
import { isUtf8 } from 'node:buffer';
import fs, { type Dirent, type Stats } from 'node:fs';
import { open, opendir, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { isMissing } from './paths.js';

/** Reads a text file. Rejects with RangeError if it is larger than the limit. */
export async function readTextFile(path: string, limitBytes: number): Promise<string> {
  const { size } = await stat(path);
  if (size > limitBytes) throw new RangeError(`the file has ${size} bytes; the maximum is ${limitBytes} bytes`);
  return readFile(path, 'utf8');
}

/**
 * The text of a file without its byte order mark. Undefined if the bytes aren't UTF-8; a NUL stands in files of UTF-16, whose
 * letters may look like UTF-8, and in binary files.
 */
export function textOfBytes(bytes: Buffer): string | undefined {
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString('utf8').replace(/^\ufeff/, '') : undefined;
}

/** Returns the text of a file; empty if it can't be read. */
export function readTextIfThere(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Opens a pipe without waiting for its other end. On Windows the second flag is undefined, and so changes nothing. */
const READ_WITHOUT_WAITING = fs.constants.O_RDONLY | fs.constants.O_NONBLOCK;

/**
 * Reads a file into the buffer, and returns the part of the buffer that holds the content. It is synchronous, because
 * that takes half of the time for small files. Throws RangeError if the file is larger than the buffer.
 */
export function readSmallFile(path: string, buffer: Buffer): Buffer {
  const fd = fs.openSync(path, READ_WITHOUT_WAITING);
  try {
    const stats = statFile(fd);
    if (stats.size > buffer.length) throw new RangeError(`the file has ${stats.size} bytes`);
    let sizeBytes = 0;
    while (sizeBytes < stats.size) {
      const bytesRead = fs.readSync(fd, buffer, sizeBytes, stats.size - sizeBytes, sizeBytes);
      if (bytesRead === 0) break;
      sizeBytes += bytesRead;
    }
    return buffer.subarray(0, sizeBytes);
  } finally {
    fs.closeSync(fd);
  }
}

/** The state of an open file. Throws if it is something else: what was listed as a file may be a pipe by now. */
function statFile(fd: number): Stats {
  const stats = fs.fstatSync(fd);
  // On Windows a folder has no size, so that reading it would not fail.
  if (stats.isDirectory()) throw Object.assign(new Error('EISDIR: is a directory'), { code: 'EISDIR' });
  if (!stats.isFile()) throw new Error('it is a pipe or a device, not a file');
  return stats;
}

// FileHandle objects live until a full garbage collection: for very many files, they would take most of the memory.
const openFd = promisify(fs.open);
const readFd = promisify(fs.readFile);

/** Opens a file, which the caller closes. Rejects for a folder, a pipe or a device, without waiting for it. */
export async function openFile(path: string): Promise<{ readonly fd: number; readonly stats: Stats }> {
  const fd = await openFd(path, READ_WITHOUT_WAITING);
  try {
    return { fd, stats: statFile(fd) };
  } catch (error) {
    fs.closeSync(fd);
    throw error;
  }
}

/** Reads a file. Rejects for a folder, a pipe or a device, without waiting for it; with RangeError if it is larger than the limit. */
export async function readWhole(path: string, limitBytes = Infinity): Promise<Buffer> {
  const { fd, stats } = await openFile(path);
  try {
    if (stats.size > limitBytes) throw new RangeError(`the file has ${stats.size} bytes`);
    return await readFd(fd);
  } finally {
    fs.closeSync(fd);
  }
}

/** Reads a file. Resolves to undefined if it doesn't exist. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readWhole(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Returns the reason why a file can't be read, in words that fit after a colon. */
export function readErrorReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return `permission denied (${code})`;
  if (code === 'EISDIR') return 'it is a folder, not a file';
  if (code === 'EIO') return 'the disk reported an error (EIO)';
  return code ?? message;
}

/** True if the name of a file that was listed isn't valid UTF-8: Node has U+FFFD for invalid bytes, and finds no such file. */
export function hasInvalidName(path: string, error: unknown): boolean {
  return path.includes('\ufffd') && (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Lists a folder step by step, because the entries of a very large folder take too much memory at once. */
export async function* readEntries(folder: string): AsyncGenerator<Dirent, void, undefined> {
  yield* await opendir(folder, { bufferSize: 256 });
}

/** True for a file with content that begins with other bytes, in ASCII. A file that can't be read isn't known. */
export async function hasOtherStart(path: string, start: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  try {
    const { buffer, bytesRead = 0 } = (await file?.read(Buffer.alloc(start.length), 0, start.length, 0)) ?? {};
    return bytesRead > 0 && buffer?.toString('latin1', 0, bytesRead) !== start;
  } catch {
    return false;
  } finally {
    await file?.close();
  }
}
