/** The files that are attached to a release: a file, and its checksum in the format that `sha256sum --check` reads. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { HostError, PermissionError, type ReleaseFile } from './host.js';

/** A file to upload, which can be read again for a retry. */
export interface UploadContent {
  readonly sizeBytes: number;
  /** Hexadecimal digits. */
  readonly sha256: string;
  readonly contentType: string;
  readonly open: () => Readable;
}

export function checksumName(assetName: string): string {
  return `${assetName}.sha256`;
}

/** Returns the file, and its checksum if it is to be attached, by their names in the release. */
export function contentsOf(file: ReleaseFile, assetName: string): ReadonlyMap<string, UploadContent> {
  const { path, onProgress, checksum } = file;
  const open = (): Readable => withProgress(createReadStream(path, { highWaterMark: 256 * 1024 }), onProgress);
  const contents = new Map<string, UploadContent>([[assetName, { ...file, open }]]);
  if (checksum) contents.set(checksumName(assetName), checksumContent(file.sha256, assetName));
  return contents;
}

export function checksumContent(sha256: string, assetName: string): UploadContent {
  const bytes = Buffer.from(`${sha256}  ${assetName}\n`);
  return {
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    contentType: 'text/plain',
    open: () => Readable.from([bytes]),
  };
}

/**
 * Warns if an earlier run attached a checksum and this run replaced the file without one.
 * @param digest the hexadecimal SHA-256 of the existing checksum file, if the platform reports it
 * @returns no warning if the existing checksum belongs to this file
 */
export function staleChecksumWarnings(assetName: string, sha256: string, digest: string | undefined): string[] {
  if (digest === checksumContent(sha256, assetName).sha256) return [];
  const verb = digest === undefined ? 'may belong' : 'belongs';
  return [
    `${checksumName(assetName)} in the release ${verb} to an older ${assetName}. Delete it, or set "checksum" to true to update it.`,
  ];
}

/** Returns the error of an attachment with a sentence about the release after it. */
export function withState(cause: HostError, state: string): HostError {
  const message = `${cause.message}. ${state}`;
  return new (cause instanceof PermissionError ? PermissionError : HostError)(message, { cause });
}

const MIN_UPLOAD_TIMEOUT_MS = 60_000;
const MIN_BYTES_PER_MS = 50;

/** Returns how long an upload can take: one minute, plus the time that a slow connection needs. */
export function uploadTimeoutMs(sizeBytes: number): number {
  return MIN_UPLOAD_TIMEOUT_MS + Math.ceil(sizeBytes / MIN_BYTES_PER_MS);
}

/**
 * Reports the bytes that were read from the source. A `data` listener would start the flow before the connection is
 * open, and the first bytes would be lost.
 */
export function withProgress(source: Readable, onProgress: (sentBytes: number) => void): Readable {
  let sentBytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _, next) {
      sentBytes += chunk.length;
      onProgress(sentBytes);
      next(null, chunk);
    },
  });
  source.on('error', (error) => counter.destroy(error));
  return source.pipe(counter);
}
