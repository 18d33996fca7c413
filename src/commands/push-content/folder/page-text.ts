/** Brings pages into normal form, in which they are pushed and compared, and hashes the form. Pure. */
import { isAscii } from 'node:buffer';
import { hash } from 'node:crypto';

const LF = 10;
const CR = 13;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** The text without byte order mark, with LF as line ends, and with exactly one at the end unless the text is empty. */
export function normalize(text: string): string {
  const body = text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');
  // A regular expression would take quadratic time for many empty lines.
  let end = body.length;
  while (body.charCodeAt(end - 1) === LF) end -= 1;
  return end === 0 ? '' : `${body.slice(0, end)}\n`;
}

/** The first 16 bytes of SHA-256, as 22 characters of base64url. @param normal text in normal form, or its UTF-8 */
export function hashPage(normal: string | Uint8Array): string {
  return hash('sha256', normal, 'buffer').subarray(0, 16).toString('base64url');
}

export interface PageSize {
  /** Hash of the normal form. */
  readonly hash: string;
  /** Length of the normal form in bytes of UTF-8. */
  readonly sizeBytes: number;
  /** Length of the normal form in UTF-16 units. */
  readonly sizeUnits: number;
}

/** Hashes and measures a page. @param bytes the file as it is, in UTF-8 */
export function measurePage(bytes: Buffer): PageSize {
  // Most files are in normal form, and decoding them takes longer than hashing.
  const normal = isNormal(bytes) ? bytes : Buffer.from(normalize(bytes.toString()));
  const sizeUnits = isAscii(normal) ? normal.length : normal.toString().length;
  return { hash: hashPage(normal), sizeBytes: normal.length, sizeUnits };
}

function isNormal(bytes: Buffer): boolean {
  const hasOneLineEnd = bytes.at(-1) === LF && bytes.at(-2) !== LF && bytes.length > 1;
  const hasMark = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return bytes.length === 0 || (hasOneLineEnd && !hasMark && !bytes.includes(CR));
}
