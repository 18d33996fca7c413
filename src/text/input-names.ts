/**
 * Marks the names of inputs in sentences, so that they are data: each host writes them as its users type them. A sentence
 * stays a string, because errors, logs and files carry it. The marks are noncharacters, which Unicode keeps for the
 * inside of a program.
 */
import { shellWord, yamlText } from './typed-values.js';

const START = '\ufdd0';
const BETWEEN = '\ufdd1';
const END = '\ufdd2';
const MARKED = /\ufdd0([a-z-]+)(?:\ufdd1([^\ufdd0-\ufdd2]*))?\ufdd2/g;

/** The name of an input in a sentence: `--max-age` in a terminal, `max-age` elsewhere. */
export function inputName(name: string): string {
  return `${START}${name}${END}`;
}

/** An input with its value in a sentence: `--no-wait` and `--mode restore` in a terminal, `wait: false` elsewhere. */
export function setting(name: string, value: string | boolean): string {
  return `${START}${name}${BETWEEN}${value}${END}`;
}

/** How the users of a host type inputs: as flags in a terminal, as keys in YAML. */
export type NameStyle = 'flags' | 'keys';

export function nameStyleOf(host: 'terminal' | 'github' | 'gitlab'): NameStyle {
  return host === 'terminal' ? 'flags' : 'keys';
}

/** The sentence with its inputs as plain text. In English words, a key of one word is in quotes: `to`, `path`. */
export function plainNames(sentence: string, style: NameStyle): string {
  const named = sentence.replace(MARKED, (marked, name: string, value: string | undefined, at: number) => {
    if (style === 'flags') return flagOf(name, value);
    if (value !== undefined) return keyOf(name, value);
    const isLabel = sentence.charAt(at + marked.length) === ':';
    return name.includes('-') || isLabel ? name : `"${name}"`;
  });
  return withoutMarks(named);
}

/** A text that was cut in a name has only one of its marks. */
function withoutMarks(text: string): string {
  return text.replace(/[\ufdd0-\ufdd2]/g, '');
}

/** The parts of a sentence on a page: its texts, and its inputs as code. */
export function splitNames(sentence: string): (string | { readonly code: string })[] {
  if (!sentence.includes(START)) return [sentence];
  const parts: (string | { readonly code: string })[] = [];
  let end = 0;
  for (const { 0: marked, 1: name = '', 2: value, index } of sentence.matchAll(MARKED)) {
    parts.push(withoutMarks(sentence.slice(end, index)), { code: value === undefined ? name : keyOf(name, value) });
    end = index + marked.length;
  }
  return [...parts, withoutMarks(sentence.slice(end))].filter((part) => part !== '');
}

function keyOf(name: string, value: string): string {
  return `${name}: ${isFlag(value) ? value : yamlText(value)}`;
}

/** A flag and the text `true` are the same in a mark. No input takes both. */
function isFlag(value: string): boolean {
  return value === 'true' || value === 'false';
}

function flagOf(name: string, value: string | undefined): string {
  if (value === undefined || value === 'true') return `--${name}`;
  return value === 'false' ? `--no-${name}` : `--${name} ${shellWord(value)}`;
}
