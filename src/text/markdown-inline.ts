/**
 * One line of Markdown out of text that anybody may have typed: no HTML, no link, no mention, no reference to an
 * issue comes out of it, on GitHub or on GitLab.
 */
import type { Cell, Inline } from './document.js';
import { oneLine } from './log.js';

/**
 * Put where the platforms would make a link or a mention out of plain text. They look at the finished text, so a
 * backslash or an entity would not stop them; a character that is part of no name does.
 */
const BREAK = '\u200b';

/** A line for a paragraph, a heading or a list item. */
export function renderLine(cell: Cell): string {
  return atLineStart(renderCell(cell));
}

/** A line for a table cell. */
export function renderCell(cell: Cell): string {
  let line = '';
  for (const part of joinStrings(typeof cell === 'string' || !isList(cell) ? [cell] : cell)) {
    const piece = renderInline(part);
    // `a` and `b` side by side would read as one run of backticks; so would two pairs of asterisks.
    if (/([`*])$/.exec(line)?.[1] === piece[0] && typeof part !== 'string') line += BREAK;
    line += piece;
  }
  return line.trim();
}

/** Text for the inside of an HTML element. */
export function escapeHtml(text: string): string {
  return withEntities(withBreaks(oneLine(text))).trim();
}

/** Backticks, at least so many, of which no run in the text has as many. */
export function fenceFor(text: string, shortest: number): string {
  let longest = shortest - 1;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return '`'.repeat(longest + 1);
}

function renderInline(part: Inline): string {
  if (typeof part === 'string') return escapeText(part);
  if ('code' in part) return renderCode(part.code);
  if ('strong' in part) return renderStrong(part.strong);
  return renderLink(part.link, part.text);
}

function escapeText(text: string): string {
  return (
    withEntities(withBreaks(oneLine(text)).replace(/[\\`*_~[\]|$#{}^]/g, '\\$&'))
      // A link behind it would become an image.
      .replace(/!$/, '\\!')
  );
}

function withEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function withBreaks(text: string): string {
  return (
    text
      .replaceAll('@', `@${BREAK}`)
      .replace(/:(?=\/\/)/g, `:${BREAK}`)
      .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
      // #12 and GH-12; !12, &12 and $12 are GitLab's, as are ~label, %milestone and [epic:12].
      .replace(/([#!&$]|GH-)(?=\d)/gi, `$1${BREAK}`)
      .replace(/([~%])(?=["\p{L}\p{N}_])/gu, `$1${BREAK}`)
      .replace(/(\[\w+:)(?=\S)/g, `$1${BREAK}`)
      // What could be a commit's id; a UUID is none.
      .replace(/(?<![\w-])[0-9a-f]{7,40}(?![\w-])/gi, (id) => id.replace(/.{6}(?=.)/g, `$&${BREAK}`))
  );
}

function renderCode(text: string): string {
  const code = oneLine(text).trim();
  // Readers of tables disagree on a pipe behind a backslash inside code; an element leaves no doubt.
  if (code.includes('|')) return `<code>${escapeText(code)}</code>`;
  const fence = fenceFor(code, 1);
  const blank = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return fence + blank + code + blank + fence;
}

function renderStrong(text: string): string {
  const strong = oneLine(text).trim();
  // Asterisks mean emphasis only beside letters and digits; the element always does.
  const plain = /^[\p{L}\p{N}]/u.test(strong) && /[\p{L}\p{N}]$/u.test(strong);
  return plain ? `**${escapeText(strong)}**` : `<strong>${escapeText(strong)}</strong>`;
}

function renderLink(address: string, text: string): string {
  return `[${escapeText(text.trim() === '' ? address : text)}](${linkTarget(address) ?? ''})`;
}

/** Only http(s) without a user name, in a form that ends where the link ends. */
function linkTarget(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return undefined;
  const encode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return url.href.replace(/[\s<>()\\|`]/g, encode).replaceAll('&', '&amp;');
}

/** Takes the meaning from what would begin a list, a heading's underline, or a command of GitLab's. */
function atLineStart(line: string): string {
  return line.replace(/^[-+=:/.]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/** Neighbouring strings as one, or two harmless halves could make a whole. */
function joinStrings(parts: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const part of parts.map(asTextIfNoMore)) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Parts without content, and links that may not be links, are text. */
function asTextIfNoMore(part: Inline): Inline {
  if (typeof part === 'string') return part;
  if ('code' in part) return oneLine(part.code).trim() === '' ? '' : part;
  if ('strong' in part) return oneLine(part.strong).trim() === '' ? '' : part;
  if (linkTarget(part.link) !== undefined) return part;
  const { link, text } = part;
  return text.trim() === '' || link.trim() === '' || text === link ? text.trim() || link : `${text} (${link})`;
}

function isList(cell: Cell): cell is readonly Inline[] {
  return Array.isArray(cell);
}
