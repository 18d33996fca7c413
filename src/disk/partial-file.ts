/** Receives a file in chunks under a temporary name, and gives it its own name when it is complete. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { workspacePath } from './paths.js';
import {
  prepareTemporaryFile,
  rejectFolder,
  removeFile,
  replaceFile,
  type WorkspaceFile,
  wrapFileError,
} from './write.js';

/** Opens the temporary file at once, so that an output that can't be written fails before anything is downloaded. */
export async function openPartialFile(file: WorkspaceFile): Promise<PartialFile> {
  await rejectFolder(file.path, labelOf(file));
  const { temporary, handle } = await wrapFileError(labelOf(file), () => openTemporary(file));
  return new PartialFile(file, temporary, handle);
}

/** The file in messages: a bare name would not say where it is. */
function labelOf({ workspace, path }: WorkspaceFile): string {
  return workspacePath(workspace, path);
}

async function openTemporary(file: WorkspaceFile): Promise<{ temporary: string; handle: FileHandle }> {
  const temporary = await prepareTemporaryFile(file);
  return { temporary, handle: await open(temporary, 'wx') };
}

/** The end of a file that `lastBytes` keeps. */
const LAST_BYTES = 1024;

/** A file that is hashed while it is written under a temporary name. Its methods reject with FileError. */
export class PartialFile {
  /** Bytes appended so far. */
  sizeBytes = 0;
  /** The end of the file so far, up to a kilobyte. */
  lastBytes: Uint8Array = new Uint8Array();
  readonly #file: WorkspaceFile;
  readonly #temporary: string;
  #handle: FileHandle;
  #hash = createHash('sha256');

  constructor(file: WorkspaceFile, temporary: string, handle: FileHandle) {
    this.#file = file;
    this.#temporary = temporary;
    this.#handle = handle;
  }

  /** Resolves when the chunk is written. */
  async append(chunk: Uint8Array): Promise<void> {
    this.#hash.update(chunk);
    this.sizeBytes += chunk.byteLength;
    this.lastBytes = lastOf(this.lastBytes, chunk);
    await wrapFileError(labelOf(this.#file), () => this.#handle.appendFile(chunk));
  }

  /** Empties the file. */
  async restart(): Promise<void> {
    await wrapFileError(labelOf(this.#file), async () => {
      await this.#handle.close();
      ({ handle: this.#handle } = await openTemporary(this.#file));
    });
    this.#hash = createHash('sha256');
    this.sizeBytes = 0;
    this.lastBytes = new Uint8Array();
  }

  /** Gives the file its name and replaces an older one. Resolves to its SHA-256 in hexadecimal digits. */
  async commit(): Promise<string> {
    await wrapFileError(labelOf(this.#file), async () => {
      await this.#handle.close();
      await replaceFile(this.#temporary, this.#file);
    });
    return this.#hash.digest('hex');
  }

  /** Removes the temporary file; does nothing after `commit`. */
  async discard(): Promise<void> {
    await this.#handle.close();
    removeFile({ ...this.#file, path: this.#temporary });
  }
}

function lastOf(before: Uint8Array, chunk: Uint8Array): Uint8Array {
  const end = chunk.byteLength < LAST_BYTES ? Buffer.concat([before, chunk]) : chunk;
  return end.subarray(-LAST_BYTES);
}
