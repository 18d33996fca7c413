/** Explains why a page can't be parsed as MDX: where, and what to write instead. Pure. */
import type { SyntaxFault } from '../../../pages/parsed-page.js';

export interface SyntaxProblem {
  /** Line number, counted from 1. */
  readonly line: number;
  /** Column in UTF-16 units, counted from 1. */
  readonly column: number;
  readonly message: string;
}

/** @param text the page in normal form */
export function explainSyntaxError(fault: SyntaxFault, text: string): SyntaxProblem {
  const { reason, source, ruleId } = fault;
  const offset = offsetOf(fault, text);
  if (source === 'micromark-extension-mdxjs-esm') return problemAt(offset, text, codeLine());
  if (source === 'micromark-extension-mdx-expression') {
    const isUnclosed = ruleId === 'unexpected-eof';
    return problemAtBrace(braceOf(fault.openedAt ?? offset, offset, text), text, isUnclosed);
  }
  const start = text.lastIndexOf('<', offset);
  if (start >= 0 && source?.includes('jsx')) return problemAt(start, text, explainTag(text, start, reason));
  return problemAt(offset, text, ["The page can't be parsed as MDX", withoutFullStop(reason), 'Fix the syntax']);
}

/** Explains a page that is valid only if the service reads formulas. @param fault what isn't valid without formulas */
export function explainFormula(fault: SyntaxFault, text: string): SyntaxProblem & { readonly title: string } {
  const { line, column } = explainSyntaxError(fault, text);
  const message =
    'The page is valid MDX only if your service shows text between $ signs as a formula. If not, put the text into backticks.';
  return { title: 'Formula', line, column, message };
}

/** Explains a page that isn't checked. @param reason what exceeds the parser's limits, as the end of a sentence */
export function explainLimit(reason: string): { readonly title: string; readonly message: string } {
  const advice = 'Split the page, or set "syntax" to none.';
  return { title: 'Page not checked', message: `The page is too complex to check: ${reason}. ${advice}` };
}

/** What failed, why, and what to do, each without a full stop. */
type Explanation = readonly [failure: string, reason: string, advice: string];

/** The parser reports the end of what an unclosed tag is in; only the sentence says where the tag begins. */
function offsetOf({ reason, line, column }: SyntaxFault, text: string): number {
  const [, tagLine, tagColumn] = /^Expected a closing tag for .*? \((\d+):(\d+)-/s.exec(reason) ?? [];
  const row = Number(tagLine ?? line ?? 1);
  let lineStart = 0;
  for (let at = 1; at < row; at += 1) lineStart = text.indexOf('\n', lineStart) + 1;
  return lineStart + Number(tagColumn ?? column ?? 1) - 1;
}

function problemAt(offset: number, text: string, [failure, reason, advice]: Explanation): SyntaxProblem {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n'), message: `${failure}: ${reason}. ${advice}.` };
}

function codeLine(): Explanation {
  return [
    "The page can't be parsed as MDX",
    'a line that begins with import or export is code in MDX, and this code is invalid',
    'Put it into a code block, or begin the line with another word',
  ];
}

function problemAtBrace(start: number, text: string, isUnclosed: boolean): SyntaxProblem {
  const code = snippet(text.slice(start), '}');
  const reason = isUnclosed ? '{ begins an expression that has no end' : "{ begins an expression that isn't valid";
  const advice = 'Write \\{ instead of {, or put the text into backticks';
  return problemAt(start, text, [`MDX can't parse ${code}`, reason, advice]);
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

/** HTML elements without content, which MDX wants closed. */
const VOID_TAG = /^<\/?(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?=[\s/>])/i;

function explainTag(text: string, start: number, reason: string): Explanation {
  const rest = text.slice(start, start + MAX_TAG_LENGTH);
  const tag = snippet(rest, '>');
  const failure = `MDX can't parse ${tag}`;
  if (rest.startsWith('<!--'))
    return ["MDX can't parse <!--", "HTML comments aren't allowed", 'Write {/* text */} instead of <!-- text -->'];
  const [, voidName = ''] = VOID_TAG.exec(rest) ?? [];
  if (voidName !== '') return [failure, "the tag isn't closed", `Write ${closeVoidTag(tag, voidName)}`];
  const [, link = ''] = /^<((?:[a-z][a-z0-9+.-]*:|[^\s<>@]+@)[^\s<>]+)>/i.exec(rest) ?? [];
  if (link !== '') return [failure, "links in angle brackets aren't allowed", `Write [text](${linkUrl(link)}) instead`];
  // A name directly before it is that of a generic type, such as Promise<void>.
  const [typeName] = /[\p{L}\p{N}_$]+$/u.exec(text.slice(Math.max(0, start - MAX_TAG_LENGTH), start)) ?? [];
  if (typeName !== undefined)
    return [
      `MDX can't parse ${typeName}${tag}`,
      '< begins a tag',
      'Put the type into backticks, or write &lt; instead of <',
    ];
  if (rest.startsWith('</')) return [failure, 'no such tag is open here', 'Remove the tag, or open it before'];
  if (reason.includes('before attribute value'))
    return [failure, 'an attribute has no quotes', 'Put the values of attributes into quotation marks'];
  const [, name] = /^<([A-Za-z][\w.:-]*)/.exec(rest) ?? [];
  if (name !== undefined && /closing tag/.test(reason)) {
    const where = reason.includes('before the end of')
      ? ' in the same paragraph, or put both tags on their own lines'
      : '';
    return [failure, "the tag isn't closed", `Add </${name}>${where}. If it isn't a tag, write &lt; instead of <`];
  }
  return [failure, '< begins a tag', 'Write &lt; instead of <, or put the text into backticks'];
}

function closeVoidTag(tag: string, name: string): string {
  if (tag.startsWith('</') || !tag.endsWith('>')) return `<${name} />`;
  return `${tag.slice(0, -1).replace(/\s*\/?$/, '')} />`;
}

function linkUrl(link: string): string {
  return link.includes(':') ? link : `mailto:${link}`;
}

const MAX_TAG_LENGTH = 200;
const MAX_SNIPPET_LENGTH = 60;

/** Returns the start of a text up to a character, on one line, for a message. */
function snippet(text: string, last: string): string {
  const end = text.indexOf(last);
  const [line = ''] = text.slice(0, end < 0 ? undefined : end + 1).split('\n');
  const characters = Array.from(line.slice(0, 2 * MAX_SNIPPET_LENGTH));
  return characters.length > MAX_SNIPPET_LENGTH
    ? `${characters.slice(0, MAX_SNIPPET_LENGTH).join('')}…`
    : characters.join('');
}

function withoutFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
