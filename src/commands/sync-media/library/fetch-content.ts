/** Compares content with the public URL of a library file, in one request without the API key. */
import { createHash } from 'node:crypto';
import type { Api } from '../../../api/api.js';
import type { Clock } from '../../../clock.js';
import { hashFile, WHOLE_BELOW_BYTES } from '../../../disk/hash.js';
import type { LocalFile } from '../folder/read-files.js';
import type { LibraryFile } from './library.js';
import type { UnfinishedUpload } from './lock-schema.js';

export interface FetchContext {
  readonly api: Api;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

interface ContentResult {
  readonly verdict: 'same' | 'different' | 'unknown';
  /** Shown to users. */
  readonly reason: string;
}

type ExpectedContent = Pick<UnfinishedUpload, 'sha256' | 'size'>;

const UNREADABLE: ContentResult = {
  verdict: 'unknown',
  reason: "the library file couldn't be downloaded to compare it",
};

/** One buffer for each comparison at a time. */
export function createFetchBuffers(count: number): Buffer[] {
  return Array.from({ length: count }, () => Buffer.allocUnsafeSlow(WHOLE_BELOW_BYTES));
}

/**
 * Requests the URL of a library file unless its ETag is the MD5 of the expected content, and compares what it serves.
 * @param copy a local file with the expected content, if there is one, to compute the MD5
 */
export async function compareWithUrl(
  expected: ExpectedContent,
  copy: LocalFile | undefined,
  media: LibraryFile,
  { api, signal }: FetchContext,
  buffer: Buffer,
): Promise<ContentResult> {
  try {
    const md5 = copy && (await md5Of(copy, buffer));
    const requestHeaders: Record<string, string> = md5 === undefined ? {} : { 'if-none-match': `"${md5}"` };
    const { status, headers, body } = await api.fetchPlain(new URL(media.url), requestHeaders);
    const etag = /^(?:W\/)?"([0-9a-f]{32})"$/i.exec(headers['etag'] ?? '')?.[1]?.toLowerCase();
    // An ETag can't be the MD5 of the content by chance, and only the author of the local file could forge its MD5. A
    // different ETag proves nothing, because services choose ETags freely.
    if (md5 !== undefined && (status === 304 || (status === 200 && etag === md5))) {
      body.destroy();
      return { verdict: 'same', reason: 'the ETag of the library URL matches the local file' };
    }
    if (status !== 200 || isEncoded(headers['content-encoding'])) {
      body.destroy();
      return UNREADABLE;
    }
    return await compareBody(expected, body);
  } catch {
    signal.throwIfAborted();
    return UNREADABLE;
  }
}

async function compareBody(
  { sha256, size }: ExpectedContent,
  body: AsyncIterable<Uint8Array> & { destroy(): void },
): Promise<ContentResult> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of body) {
    hash.update(chunk);
    sizeBytes += chunk.byteLength;
    if (sizeBytes > size) break;
  }
  body.destroy();
  // The library says that the file has this size, so another size is the content of something else.
  if (sizeBytes !== size) return UNREADABLE;
  return hash.digest('hex') === sha256
    ? { verdict: 'same', reason: 'the library URL serves the same content' }
    : { verdict: 'different', reason: 'the library URL serves different content' };
}

/** Undefined if this Node has no MD5 (FIPS) or the file has changed; then only the content can tell. */
async function md5Of(file: LocalFile, buffer: Buffer): Promise<string | undefined> {
  try {
    const { hex, stamp } = await hashFile(file.diskPath, 'md5', buffer);
    return stamp === file.stamp ? hex : undefined;
  } catch {
    return undefined;
  }
}

function isEncoded(encoding: string | undefined): boolean {
  return encoding !== undefined && encoding !== '' && encoding !== 'identity';
}
