/** Finds texts that break the style guide in CONTRIBUTING.md: forbidden words, long sentences and long descriptions. */
import type { Nodes, PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import ts from 'typescript';
import type { Exception } from './style-allowed.js';

export const MAX_WORDS = 30;
export const MAX_DESCRIPTION_LENGTH = 140;
/** The root action names the jobs that an input belongs to. */
export const MAX_ROOT_DESCRIPTION_LENGTH = 200;

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

interface Rule {
  readonly pattern: RegExp;
  readonly advice: string;
}

const RULES: readonly Rule[] = [
  { pattern: /\b(somebody|nobody|whoever)\b/i, advice: 'name the actor' },
  { pattern: /\b(films?|pictures?)\b/i, advice: 'write image or video' },
  { pattern: /\banew\b/i, advice: 'write again' },
  { pattern: /\bblot\w*/i, advice: 'write redact' },
  { pattern: /\bstand-ins?\b/i, advice: 'write mock' },
  { pattern: /\bweakness(es)?\b/i, advice: 'write vulnerability' },
  { pattern: /(?<!\bthere )\bis no [a-z]/i, advice: 'negate the verb: isn’t a valid …' },
  { pattern: /\b(one|rows|requests|files) an? (line|minute|table|day)\b/i, advice: 'write per' },
  { pattern: /\bgoes? on\b/i, advice: 'write continue' },
  { pattern: /\bas agreed\b/i, advice: 'write expected' },
  { pattern: /\b(un)?believ/i, advice: 'write trust or ignore' },
  { pattern: /\bof (ours|others)\b/i, advice: 'name the owner' },
  { pattern: /(?<!\b(?:e-mail|IP) )\baddress(es)?\b/i, advice: 'write URL' },
  { pattern: /\brefus(e|es|ed|ing|als?)\b/i, advice: 'write invalid, rejected or denied' },
  { pattern: /\b(licence|colour|behaviour|defence|honour|favour|catalogue|grey)/i, advice: 'use US spelling' },
  { pattern: /[\d…] %/, advice: 'write the number and % without a blank' },
];

/** Returns a problem for each broken rule and each long sentence. */
export function problemsOf(path: string, texts: readonly Text[]): StyleProblem[] {
  return texts.flatMap(({ line, text }) => [
    ...RULES.flatMap(({ pattern, advice }) => {
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

function countWords(sentence: string): number {
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
  visit(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
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
