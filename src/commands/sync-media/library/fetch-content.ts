/** Compares content with the public URL of a library file, in one request without the API key. */
import { createHash } from 'node:crypto';
import type { HttpResponse } from '../../../api/http-response.js';
import { hashFile } from '../../../disk/hash.js';
import type { LocalFile } from '../folder/read-files.js';
import type { Counterpart } from '../plan/steps.js';
import type { SyncRun } from '../record.js';
import type { LibraryFile } from './library.js';
import type { UnfinishedUpload } from './lock-schema.js';

type ContentResult = Omit<Counterpart, 'media'>;
type ExpectedContent = Pick<UnfinishedUpload, 'sha256' | 'size'>;

const UNREADABLE: ContentResult = {
  verdict: 'unknown',
  reason: "the library file couldn't be downloaded to compare it",
};

/**
 * Requests the URL of a library file unless its ETag is the MD5 of the expected content, and compares what it serves.
 * @param copy a local file with the expected content, if there is one, to compute the MD5
 */
export async function compareWithUrl(
  expected: ExpectedContent,
  copy: LocalFile | undefined,
  media: LibraryFile,
  { api, signal }: SyncRun,
): Promise<ContentResult> {
  try {
    const md5 = copy && (await md5Of(copy));
    const response = await api.fetchPlain(new URL(media.url), md5 === undefined ? {} : { 'if-none-match': `"${md5}"` });
    if (md5 !== undefined && isProvenByEtag(response, md5)) {
      response.body.destroy();
      return { verdict: 'same', reason: 'the ETag of the library URL matches the local file' };
    }
    return await compareBody(expected, response);
  } catch {
    signal.throwIfAborted();
    return UNREADABLE;
  }
}

/**
 * An ETag can't be the MD5 of the content by chance, and only the author of the local file could forge its MD5. A
 * different ETag proves nothing, because services choose ETags freely.
 */
function isProvenByEtag({ status, headers }: HttpResponse, md5: string): boolean {
  const [, etag] = /^(?:W\/)?"([0-9a-f]{32})"$/i.exec(headers['etag'] ?? '') ?? [];
  return status === 304 || (status === 200 && etag?.toLowerCase() === md5);
}

async function compareBody(
  { sha256, size }: ExpectedContent,
  { status, headers, body }: HttpResponse,
): Promise<ContentResult> {
  const encoding = headers['content-encoding'] ?? '';
  const isReadable = status === 200 && ['', 'identity'].includes(encoding);
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of isReadable ? body : []) {
    hash.update(chunk);
    sizeBytes += chunk.byteLength;
    if (sizeBytes > size) break;
  }
  body.destroy();
  // The library says that the file has this size, so another size is the content of something else.
  if (!isReadable || sizeBytes !== size) return UNREADABLE;
  return hash.digest('hex') === sha256
    ? { verdict: 'same', reason: 'the library URL serves the same content' }
    : { verdict: 'different', reason: 'the library URL serves different content' };
}

/** Undefined if this Node has no MD5 (FIPS) or the file has changed; then only the content can tell. */
async function md5Of(file: LocalFile): Promise<string | undefined> {
  try {
    const { hex, stamp } = await hashFile(file.diskPath, 'md5');
    return stamp === file.stamp ? hex : undefined;
  } catch {
    return undefined;
  }
}
