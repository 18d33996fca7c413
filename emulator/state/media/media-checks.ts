/** Checks a file before the media library stores it. */
import { isUtf8 } from 'node:buffer';
import { fileTypeOf, extensionOf, type FileType, type MediaKind } from './file-types.js';
import { HttpError } from '../../http-error.js';
import { findUnsafeContent } from './svg-safety.js';

/** A file that passed the checks. */
export interface CheckedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type: FileType;
}

/** Checks the type (415), the size (413), the content (415) and the safety of an SVG (415), as the contract does. */
export async function checkFile(
  name: string,
  bytes: Buffer,
  limitsBytes: Readonly<Record<MediaKind, number>>,
): Promise<CheckedFile> {
  const type = fileTypeOf(name);
  if (!type) {
    const extension = extensionOf(name);
    throw new HttpError(
      415,
      extension === '' ? "Files without an extension aren't supported" : `.${extension} files aren't supported`,
    );
  }
  const limit = limitsBytes[type.kind];
  if (bytes.length > limit)
    throw new HttpError(413, `The file exceeds your plan's limit for ${type.kind} files (${limit} B)`);
  const { fileTypeFromBuffer } = await import('file-type');
  const signature = (await fileTypeFromBuffer(bytes))?.mime;
  const mismatch = type.signatures.length > 0 ? binaryMismatch(type, signature) : textMismatch(bytes, name, signature);
  if (mismatch !== null) throw new HttpError(415, mismatch);
  return { name, bytes, type };
}

function binaryMismatch({ signatures }: FileType, detected = 'unknown'): string | null {
  return signatures.includes(detected) ? null : `The content (${detected}) doesn't match the file extension`;
}

function textMismatch(bytes: Buffer, name: string, detected?: string): string | null {
  const isText = isUtf8(bytes) && !bytes.includes(0);
  if (!isText || (detected !== undefined && detected !== 'application/xml' && !detected.startsWith('text/'))) {
    return `The content (${detected ?? 'binary'}) doesn't match the file extension`;
  }
  const extension = extensionOf(name).toLowerCase();
  if (extension === 'json' && !isJson(bytes)) return "The content isn't valid JSON";
  const unsafeContent = extension === 'svg' ? findUnsafeContent(bytes.toString()) : null;
  return unsafeContent === null ? null : `The SVG isn't safe: ${unsafeContent}`;
}

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString());
    return true;
  } catch {
    return false;
  }
}
