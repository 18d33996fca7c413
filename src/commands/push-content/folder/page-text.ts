/** Brings pages into the normal form in which they are pushed and compared. */
import { hash } from 'node:crypto';

/** The text without a byte order mark, with LF as line ending and exactly one at the end. An empty page stays empty. */
export function normalize(text: string): string {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  return lines === '' ? '' : `${lines}\n`;
}

/** The first 16 bytes of the SHA-256 of a page in normal form, in base64url. */
export function hashPage(normal: string): string {
  return Buffer.from(hash('sha256', normal, 'hex'), 'hex')
    .subarray(0, 16)
    .toString('base64url');
}
