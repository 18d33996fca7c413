/** The files that the tests of both platforms attach to a release. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile } from '../../src/hosts/host.js';
import { temporaryFolder } from '../support/folder.js';

export const OLD = Buffer.from('%PDF-1.7 the old one %%EOF');
export const NEW = Buffer.from('%PDF-1.7 the new one, a little longer %%EOF');

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export function fileOf(bytes = NEW, more: Partial<ReleaseFile> = {}): ReleaseFile {
  const path = join(temporaryFolder(), 'docs.pdf');
  writeFileSync(path, bytes);
  return {
    path,
    sizeBytes: bytes.length,
    sha256: sha256(bytes),
    contentType: 'application/pdf',
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...more,
  };
}
