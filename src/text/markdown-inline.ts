/**
 * Renders a line of Markdown from untrusted text. The line contains no HTML, link, mention or reference to an issue that
 * the text could cause on GitHub or GitLab.
 */
import { partsOf } from './cell-parts.js';
import { type Cell, type Inline, isWebUrl, type Sign } from './document.js';
import { hasRtl, isolate, isolateNames } from './isolate.js';
import { oneLine } from './log.js';
import { SIGNS } from './signs.js';

/**
 * A zero-width space that keeps the platforms from turning plain text into a link or a mention. They search the rendered
 * text, so a backslash or an entity has no effect.
 */
const ZERO_WIDTH_SPACE = '\u200b';

/** Returns the sign and a blank, or nothing. */
export function signPrefix(sign: Sign | undefined): string {
  return sign === undefined ? '' : `${SIGNS[sign].emoji} `;
}

/** Renders a line for a paragraph, a heading or a list item. */
export function renderLine(cell: Cell): string {
  return escapeLineStart(renderCell(cell));
}

/** Renders a line for a table cell. */
export function renderCell(cell: Cell): string {
  let line = '';
  for (const part of joinStrings(partsOf(cell))) {
    const rendered = renderInline(part);
    // Adjacent code spans would form one run of backticks, and adjacent strong parts one run of asterisks.
    if (/^[`*]/.test(rendered) && line.endsWith(rendered.charAt(0))) line += ZERO_WIDTH_SPACE;
    line += rendered;
  }
  return line.trim();
}

/** Returns text for the inside of an HTML element. */
export function escapeHtml(text: string): string {
  return escapeHtmlText(text).trim();
}

function escapeHtmlText(text: string, isolateParts = isolateNames): string {
  return markIds(isolateParts(oneLine(text)), escapeEntities, (id) => `<code>${id}</code>`);
}

/** Returns a run of backticks that is longer than any in the text. */
export function fenceFor(text: string, minLength: number): string {
  let longest = minLength - 1;
  // A pattern would need a stack as long as the run.
  for (let at = text.indexOf('`'); at !== -1;) {
    const start = at;
    while (text[at] === '`') at += 1;
    longest = Math.max(longest, at - start);
    at = text.indexOf('`', at);
  }
  return '`'.repeat(longest + 1);
}

function renderInline(part: Inline): string {
  if (typeof part === 'string') return escapeText(part);
  if ('code' in part) return isolateCode(codeSpan(part.code));
  if ('strong' in part) return renderStrong(part.strong);
  if ('typed' in part) return isolateCode(escapeText(part.typed, asOne));
  if ('sign' in part) return SIGNS[part.sign].emoji;
  const link = renderLink(part.link, part.text);
  return part.isMain ? `**${link}**` : link;
}

/** Renders a line as HTML, for places where the platforms don't parse Markdown. */
export function renderHtmlLine(cell: Cell): string {
  return joinStrings(partsOf(cell)).map(renderHtmlInline).join('').trim();
}

function renderHtmlInline(part: Inline): string {
  if (typeof part === 'string') return escapeHtmlText(part);
  // The platforms search no code for references, so people can copy it as it is.
  if ('code' in part) return isolateCode(`<code>${escapeEntities(oneLine(part.code)).trim()}</code>`);
  if ('strong' in part) return `<strong>${escapeHtml(part.strong)}</strong>`;
  if ('typed' in part) return isolateCode(escapeHtmlText(part.typed, asOne));
  if ('sign' in part) return SIGNS[part.sign].emoji;
  const { link, text } = part;
  const anchor = `<a href="${linkTarget(link) ?? ''}">${isShownAsItself(link, text) ? escapeEntities(link) : escapeHtml(text.trim() || link)}</a>`;
  return part.isMain ? `<strong>${anchor}</strong>` : anchor;
}

/** What is isolated as a whole has no isolated parts. */
const asOne = (text: string): string => text;

function escapeText(text: string, isolateParts = isolateNames): string {
  // A link after an exclamation mark would become an image.
  return markIds(isolateParts(oneLine(text)), escapeMarkdown, (id) => `\`${id}\``).replace(/!$/, '\\!');
}

/**
 * Matches hexadecimal digits that could be a commit id, except in a UUID, and the name of a branch that docs-ci creates, which
 * ends in such digits.
 */
const COMMIT_ID = /(?<![\w-])(docs-ci-[a-z]+\/[\w.-]*\w|[0-9a-f]{7,40})(?![\w-])/i;

/** Shows possible commit ids of one line as code. The platforms make no links of code, and people copy it unchanged. */
function markIds(text: string, escape: (piece: string) => string, markId: (id: string) => string): string {
  // A reference is broken first, since its end can be an id.
  const pieces = breakReferences(text).split(COMMIT_ID);
  return pieces.map((piece, index) => (index % 2 === 0 ? escape(piece) : markId(piece))).join('');
}

function escapeMarkdown(text: string): string {
  return escapeEntities(text.replace(/[\\`*_~[\]|$#{}^]/g, '\\$&'));
}

function escapeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function breakReferences(text: string): string {
  return (
    text
      .replaceAll('@', `@${ZERO_WIDTH_SPACE}`)
      .replace(/:(?=\/\/)/g, `:${ZERO_WIDTH_SPACE}`)
      .replace(/(www)(?=\.)/gi, `$1${ZERO_WIDTH_SPACE}`)
      // GitHub links #12 and GH-12; GitLab also links !12, &12, $12, ~label, %milestone and [epic:12].
      .replace(/([#!&$]|GH-)(?=\d)/gi, `$1${ZERO_WIDTH_SPACE}`)
      .replace(/([~%])(?=["\p{L}\p{N}_])/gu, `$1${ZERO_WIDTH_SPACE}`)
      .replace(/(\[\w+:)(?=\S)/g, `$1${ZERO_WIDTH_SPACE}`)
  );
}

/** The isolating characters are outside, so that people copy none of them. */
function isolateCode(code: string): string {
  return hasRtl(code) ? isolate(code) : code;
}

function codeSpan(text: string): string {
  const code = oneLine(text).trim();
  // Renderers disagree on an escaped pipe inside code in tables, but not inside an HTML element.
  if (code.includes('|')) return `<code>${escapeMarkdown(breakReferences(code))}</code>`;
  const fence = fenceFor(code, 1);
  const blank = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return fence + blank + code + blank + fence;
}

function renderStrong(text: string): string {
  const strong = escapeText(oneLine(text).trim());
  // Asterisks mark strong text only beside letters and digits; the HTML element always does.
  const canUseAsterisks = /^[\p{L}\p{N}]/u.test(strong) && /[\p{L}\p{N}]$/u.test(strong);
  return canUseAsterisks ? `**${strong}**` : `<strong>${strong}</strong>`;
}

function renderLink(url: string, text: string): string {
  const shown = isShownAsItself(url, text) ? escapeMarkdown(url) : escapeText(text.trim() === '' ? url : text);
  return `[${shown}](${linkTarget(url) ?? ''})`;
}

/** People copy a URL that is shown as itself. The platforms search no link for references, so it can stay unaltered. */
function isShownAsItself(url: string, text: string): boolean {
  return (text === url || text.trim() === '') && isNormalized(url);
}

/** True for a URL that a browser opens as it is written. Any other may contain characters that nobody sees. */
function isNormalized(url: string): boolean {
  const { href } = new URL(url);
  return href === url || href === `${url}/`;
}

/** Returns an http(s) URL without user name, encoded so that it can't end the link early; undefined for any other. */
function linkTarget(link: string): string | undefined {
  if (!isWebUrl(link)) return undefined;
  const url = new URL(link);
  if (url.username !== '' || url.password !== '') return undefined;
  const encode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return url.href.replace(/[\s<>()\\|`]/g, encode).replaceAll('&', '&amp;');
}

/** Escapes a line start that would begin a list, underline a heading, or be a GitLab quick action. */
function escapeLineStart(line: string): string {
  return line.replace(/^[-+=:/.]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/** Joins adjacent strings, since two harmless halves could form a reference. */
function joinStrings(parts: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const part of parts.map(toTextIfInvalid)) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Converts parts without content, and links with an invalid target, to text. */
function toTextIfInvalid(part: Inline): Inline {
  if (typeof part === 'string') return part;
  if ('code' in part) return oneLine(part.code).trim() === '' ? '' : part;
  if ('strong' in part) return oneLine(part.strong).trim() === '' ? '' : part;
  if ('sign' in part) return part;
  // Other text is joined with the text beside it.
  if ('typed' in part) return hasRtl(part.typed) ? part : part.typed;
  return linkTarget(part.link) === undefined ? linkAsText(part) : part;
}

function linkAsText({ link, text }: { readonly link: string; readonly text: string }): string {
  const isOneText = text.trim() === '' || link.trim() === '' || text === link;
  return isOneText ? text.trim() || link : `${text} (${link})`;
}
