/**
 * Compares texts of pages in normal form: a service may change line ends, the byte order mark and the last line break. Also
 * tells the manifest of push-content from pages. Pure.
 */
import { hash } from 'node:crypto';

const LF = 10;

/** The text without byte order mark, with LF as line ends, and with exactly one at the end unless the text is empty. */
export function normalize(text: string): string {
  const body = text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');
  // A regular expression would take quadratic time for many empty lines.
  let end = body.length;
  while (body.charCodeAt(end - 1) === LF) end -= 1;
  return end === 0 ? '' : `${body.slice(0, end)}\n`;
}

/** True if two texts are the same page, or both are missing. */
export function isSameText(a: string | undefined, b: string | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && normalize(a) === normalize(b));
}

/** The first 16 bytes of SHA-256, as 22 characters of base64url. @param normal text in normal form, or its UTF-8 */
export function hashPage(normal: string | Uint8Array): string {
  return hash('sha256', normal, 'buffer').subarray(0, 16).toString('base64url');
}

/** True for a manifest of push-content, which docs-ci needs and readers don't. */
export function isManifest(text: string): boolean {
  return /^\{\/\*\s*docs-ci-manifest\b/m.test(text);
}
