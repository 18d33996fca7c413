/** Finds texts that break the style guide in CONTRIBUTING.md: forbidden words and long sentences. */
import type { Nodes, PhrasingContent } from 'mdast';
import ts from 'typescript';
import { parseMarkdown } from './markdown.js';
import type { Exception } from './style-allowed.js';

const MAX_WORDS = 30;

/** A text that people read, with a line number counted from 1. */
export interface Text {
  readonly line: number;
  readonly text: string;
}

export interface StyleProblem {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly problem: string;
}

/** Stands for code and inserted values, which are not checked. It counts as one word. */
const CODE = '…';

/** What is forbidden, what to write instead, and a text that breaks the rule. */
export const RULES: readonly (readonly [pattern: RegExp, advice: string, example: string])[] = [
  [/\b(somebody|nobody|whoever)\b/i, 'name the actor', 'Somebody deleted it.'],
  [/\b(films?|pictures?)\b/i, 'write image or video', 'Uploads pictures.'],
  [/\banew\b/i, 'write again', 'Build it anew.'],
  [/\bblot\w*/i, 'write redact', 'Keys are blotted out.'],
  [/\bstand-ins?\b/i, 'write mock', 'a stand-in of the API'],
  [/\bweakness(es)?\b/i, 'write vulnerability', 'report a weakness'],
  [/(?<!\bthere )\bis no [a-z]/i, 'negate the verb: isn’t a valid …', 'the body is no JSON'],
  [/\b(one|rows|requests|files) an? (line|minute|table|day)\b/i, 'write per', '120 files a minute'],
  [/\bgoes? on\b/i, 'write continue', 'The build goes on.'],
  [/\bas agreed\b/i, 'write expected', 'not as agreed'],
  [/\b(un)?believ/i, 'write trust or ignore', 'It is not believed.'],
  [/\bof (ours|others)\b/i, 'name the owner', 'actions of others'],
  [/(?<!\b(?:e-mail|IP) )\baddress(es)?\b/i, 'write URL', 'its address is public'],
  [/\brefus(e|es|ed|ing|als?)\b/i, 'write invalid, rejected or denied', 'The name is refused.'],
  [/\b(licence|colour|behaviour|defence|honour|favour|catalogue|grey)/i, 'use US spelling', 'the licence'],
  [/[\d…] %/, 'write the number and % without a blank', 'satisfaction 43.8 %'],
];

/** Returns a problem for each broken rule and each long sentence. */
export function problemsOf(path: string, texts: readonly Text[]): StyleProblem[] {
  return texts.flatMap(({ line, text }) => [
    ...RULES.flatMap(([pattern, advice]) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [{ path, line, text, problem: `"${found}": ${advice}` }];
    }),
    ...sentencesOf(text).flatMap((sentence) => {
      const words = countWords(sentence);
      return words > MAX_WORDS ? [{ path, line, text: sentence, problem: `${words} words in a sentence` }] : [];
    }),
  ]);
}

/** True if the exception is about this problem. */
export function isException({ path, text }: Exception, problem: StyleProblem): boolean {
  return problem.path.startsWith(path) && (text === undefined || problem.text.includes(text));
}

/** A sentence can start with the name of a job, which is in lower case. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:][)"’”]?)\s+(?=[\p{Lu}\p{N}"“(…]|[a-z]+-[a-z]+)|\n+/u);
}

/** A list of code isn't a sentence. */
function countWords(sentence: string): number {
  if (!/\p{L}/u.test(sentence)) return 0;
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
}

/** Returns the prose of a Markdown page: no code, no comments. */
export function proseOf(markdown: string): Text[] {
  const texts: Text[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const line = node.position?.start.line ?? 0;
      // A line break in a cell separates sentences, unlike one in a paragraph.
      for (const text of textOf(node.children).split('\u0000')) if (text.trim() !== '') texts.push({ line, text });
    } else if ('children' in node) node.children.forEach(visit);
  };
  visit(parseMarkdown(markdown));
  return texts;
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'inlineCode') return CODE;
      if (node.type === 'html') return node.value.startsWith('<br') ? '\u0000' : '';
      if ('children' in node) return textOf(node.children);
      return 'value' in node ? node.value.replace(/\s+/g, ' ') : '';
    })
    .join('');
}

/** Returns the string literals and templates of a TypeScript file that have words for people. */
export function messagesOf(path: string, code: string): Text[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalOf(node);
    if (text !== undefined && hasWords(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      texts.push({ line: line + 1, text: text.replace(/`[^`]*`/g, CODE) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function literalOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return ts.isImportDeclaration(node.parent) ? undefined : node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `${CODE}${literal.text}`).join('');
}

/** True if a text has two words with a blank between them, and is not HTML, CSS or code. */
function hasWords(text: string): boolean {
  return /\p{L}[,:;.!?)"’]* [("“]?[\p{L}…]/u.test(text) && !/^[@.]?[\w-]+ \{|[{;]\n|^\s*<\w|^--\w/.test(text);
}
