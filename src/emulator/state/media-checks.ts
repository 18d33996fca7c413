import { isUtf8 } from 'node:buffer';
import { fileTypeOf, extensionOf, type FileType, type MediaKind } from './file-types.js';
import { HttpError } from '../http-error.js';
import { findUnsafeContent } from './svg-safety.js';

/** A file that passed: what it is called and what it is. */
export interface CheckedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type: FileType;
}

/** Contract: supported type, size within the plan, contents that match the ending, safe SVG → 415, 413, 415, 415. */
export async function checkFile(
  name: string,
  bytes: Buffer,
  limitsBytes: Readonly<Record<MediaKind, number>>,
): Promise<CheckedFile> {
  const type = fileTypeOf(name);
  if (!type) throw new HttpError(415, `Files of the type "${extensionOf(name) || 'none'}" are not supported`);
  checkSize(bytes.length, type.kind, limitsBytes);
  const mismatch = type.signatures.length > 0 ? await binaryMismatch(bytes, type) : await textMismatch(bytes, name);
  if (mismatch !== null) throw new HttpError(415, mismatch);
  return { name, bytes, type };
}

/** 413 above the plan's limit for the kind. */
function checkSize(sizeBytes: number, kind: MediaKind, limitsBytes: Readonly<Record<MediaKind, number>>): void {
  const limit = limitsBytes[kind];
  if (sizeBytes > limit)
    throw new HttpError(413, `The file is larger than the ${limit} bytes of this plan for ${kind} files`);
}

async function signatureOf(bytes: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(bytes))?.mime;
}

async function binaryMismatch(bytes: Buffer, type: FileType): Promise<string | null> {
  const seen = await signatureOf(bytes);
  if (seen !== undefined && type.signatures.includes(seen)) return null;
  return `The contents (${seen ?? 'unknown'}) do not match the file's ending`;
}

async function textMismatch(bytes: Buffer, name: string): Promise<string | null> {
  const seen = await signatureOf(bytes);
  const isText = isUtf8(bytes) && !bytes.includes(0);
  if (!isText || (seen !== undefined && seen !== 'application/xml' && !seen.startsWith('text/'))) {
    return `The contents (${seen ?? 'binary'}) do not match the file's ending`;
  }
  const ending = extensionOf(name).toLowerCase();
  if (ending === 'json' && !isJson(bytes)) return 'The contents are not JSON';
  const unsafety = ending === 'svg' ? findUnsafeContent(bytes.toString()) : null;
  return unsafety === null ? null : `The SVG is not safe: ${unsafety}`;
}

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString());
    return true;
  } catch {
    return false;
  }
}
