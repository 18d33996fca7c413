/** Explains why a page can't be parsed as MDX: where, and what to write instead. Pure. */
import type { SyntaxFault } from '../../../pages/parse-page.js';
import { shorten } from '../../../text/width.js';

/** What failed, why, and what to do, each without a full stop. */
type Explanation = readonly [failure: string, reason: string, advice: string];

/** Returns line and column, counted from 1 in UTF-16 units. @param text the page in normal form */
export function explainSyntaxError(
  fault: SyntaxFault,
  text: string,
): { line: number; column: number; message: string } {
  const offset = offsetOf(fault, text);
  const [start, [failure, reason, advice]] = explain(fault, text, offset);
  const before = text.slice(0, start);
  const message = `${failure}: ${reason}. ${advice}.`;
  return { line: before.split('\n').length, column: start - before.lastIndexOf('\n'), message };
}

/** The parser reports what ends without an unclosed tag; only the sentence says where the tag begins. */
function offsetOf({ reason, line, column }: SyntaxFault, text: string): number {
  const [, tagLine, tagColumn] = /(?:a|corresponding) closing tag for .*? \((\d+):(\d+)-/s.exec(reason) ?? [];
  const row = Number(tagLine ?? line ?? 1);
  let lineStart = 0;
  for (let at = 1; at < row; at += 1) lineStart = text.indexOf('\n', lineStart) + 1;
  return lineStart + Number(tagColumn ?? column ?? 1) - 1;
}

function explain(
  { reason, source = '', ruleId, openedAt }: SyntaxFault,
  text: string,
  offset: number,
): readonly [start: number, Explanation] {
  if (source === 'micromark-extension-mdxjs-esm') {
    const why = 'a line that begins with import or export is code in MDX, and this code is invalid';
    const advice = 'Put it into a code block, begin the line with another word, or add an empty line after the code';
    // Code without an end fails in a later line, which may be text.
    const code = text.slice(openedAt, offset);
    const lineStart = Math.max(code.lastIndexOf('\nimport'), code.lastIndexOf('\nexport')) + 1;
    return [offset - code.length + lineStart, ["The page can't be parsed as MDX", why, advice]];
  }
  if (source === 'micromark-extension-mdx-expression') {
    const brace = braceOf(openedAt ?? offset, offset, text);
    const why = `{ begins an expression that ${ruleId === 'unexpected-eof' ? 'has no end' : "isn't valid"}`;
    const advice = 'Write \\{ instead of {, or put the text into backticks';
    return [brace, [`MDX can't parse ${snippet(text.slice(brace), /^[^}]*\}/)}`, why, advice]];
  }
  const start = text.lastIndexOf('<', offset);
  if (start >= 0 && source.includes('jsx')) return [start, explainTag(text, start, reason)];
  return [offset, ["The page can't be parsed as MDX", reason.replace(/\.$/, ''), 'Fix the syntax']];
}

/**
 * The offset of the brace that begins the expression. In a tag, it is the first one without a counterpart.
 * @param openedAt where the expression begins, or the tag that contains it
 * @param failedAt where the parser gave up
 */
function braceOf(openedAt: number, failedAt: number, text: string): number {
  const open: number[] = [];
  for (let at = openedAt; at < failedAt; at += 1) {
    if (text[at] === '{') open.push(at);
    else if (text[at] === '}') open.pop();
  }
  return open[0] ?? Math.max(text.lastIndexOf('{', failedAt), 0);
}

/** A value may contain the character that ends a tag. */
const WHOLE_TAG = /^<(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^"'{>])*>|^[^>]*>/;
/** HTML elements without content, which MDX wants closed. */
const VOID_TAG = /^<\/?(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?=[\s/>])/i;
const LINK = /^<((?:[a-z][a-z0-9+.-]*:|[^\s<>@]+@)[^\s<>]+)>/i;

function explainTag(text: string, start: number, reason: string): Explanation {
  const rest = text.slice(start, start + MAX_TAG_LENGTH);
  const tag = snippet(rest, WHOLE_TAG);
  // A name directly before it is that of a generic type, such as Promise<void>.
  const type = capture(/([\p{L}\p{N}_$]+)$/u, text.slice(Math.max(0, start - MAX_TAG_LENGTH), start));
  const link = capture(LINK, rest);
  const name = capture(/^<([A-Za-z][\w.:-]*)/, rest);
  const sameLines = reason.includes('before the end of')
    ? ' in the same paragraph, or put both tags on their own lines'
    : '';
  const cases: readonly (readonly [applies: boolean, ...Explanation])[] = [
    [rest.startsWith('<!--'), '<!--', "HTML comments aren't allowed", 'Write {/* text */} instead of <!-- text -->'],
    [VOID_TAG.test(rest), tag, "the tag isn't closed", `Write ${tag.replace('</', '<').replace(/\s*\/?>?$/, '')} />`],
    [
      link !== '',
      tag,
      "links in angle brackets aren't allowed",
      `Write [text](${link.includes(':') ? link : `mailto:${link}`}) instead`,
    ],
    [rest.startsWith('</'), tag, ...explainClosingTag(reason)],
    [type !== '', type + tag, '< begins a tag', 'Put the type into backticks, or write &lt; instead of <'],
    [
      reason.includes('before attribute value'),
      tag,
      'an attribute has no quotes',
      'Put the values of attributes into quotation marks',
    ],
    [
      name !== '' && reason.includes('closing tag'),
      tag,
      "the tag isn't closed",
      `Add </${name}>${sameLines}. If it isn't a tag, write &lt; instead of <`,
    ],
  ];
  const other = [true, tag, '< begins a tag', 'Write &lt; instead of <, or put the text into backticks'] as const;
  const [, code, why, advice] = cases.find(([applies]) => applies) ?? other;
  return [`MDX can't parse ${code}`, why, advice];
}

function explainClosingTag(reason: string): [why: string, advice: string] {
  return reason.startsWith('Expected the closing tag')
    ? ['the tag that it closes is in another paragraph', 'Put both tags on their own lines']
    : ['no such tag is open here', 'Remove the tag, or open it before'];
}

function capture(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[1] ?? '';
}

const MAX_TAG_LENGTH = 200;
const MAX_SNIPPET_LENGTH = 60;

/** Returns what a pattern matches, or else the text, on one line, for a message. */
function snippet(text: string, pattern: RegExp): string {
  const [line = ''] = (pattern.exec(text)?.[0] ?? text).split('\n');
  return shorten(line, MAX_SNIPPET_LENGTH);
}
