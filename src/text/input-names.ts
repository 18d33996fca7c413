/** Writes the names of inputs in advice as their readers type them: as flags in a terminal, as code in Markdown. */
import { type Cell, type Inline, partsOf } from './document.js';

/** A name is quoted unless it has a hyphen, because `to` and `path` are English words as well. */
const NAME = /"([a-z]+(?:-[a-z]+)*)"|\b([a-z]+(?:-[a-z]+)+)(?![\w-])/.source;
const VERB = /(\b(?:set|use|raise|lower|remove|check|choose|and|or)|,) /.source;
const ADVICE = new RegExp(`${VERB}(?:${NAME})( to (true|false)\\b)?`, 'gi');
const VERB_AT_END = new RegExp(`${VERB}$`, 'i');

/** `Set "wait" to false` becomes `Use --no-wait`. Other texts, also quoted ones, stay as they are. */
export function withFlags(text: string, isInput: (name: string) => boolean): string {
  return text.replace(ADVICE, (all, verb: string, word?: string, hyphenated?: string, value?: string) => {
    const name = word ?? hyphenated ?? '';
    if (!isInput(name)) return all;
    if (value === undefined) return `${verb} --${name}`;
    return `${verb.startsWith('S') ? 'Use' : 'use'} --${value === ' to false' ? 'no-' : ''}${name}`;
  });
}

/** The cell with the inputs of its advice as flags, also those that are code, such as `mode: restore`. */
export function withFlagsInCell(cell: Cell, isInput: (name: string) => boolean): Cell {
  const parts: Inline[] = [];
  for (const part of partsOf(cell).map((one) => withValueAsFlag(one, isInput))) {
    const last = parts.at(-1);
    const isName = typeof part === 'object' && 'code' in part && isInput(part.code);
    if (typeof last !== 'string') parts.push(part);
    else if (isName && VERB_AT_END.test(last)) parts[parts.length - 1] = `${last}"${part.code}"`;
    else if (typeof part === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts.map((part) => (typeof part === 'string' ? withFlags(part, isInput) : part));
}

function withValueAsFlag(part: Inline, isInput: (name: string) => boolean): Inline {
  if (typeof part === 'string' || !('code' in part)) return part;
  const [, name = '', value = ''] = /^([a-z-]+): ([\w-]+)$/.exec(part.code) ?? [];
  return isInput(name) ? { code: `--${name} ${value}` } : part;
}

/** The text with the names of inputs as code. */
export function withCode(text: string, isInput: (name: string) => boolean): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { 1: verb = '', 2: word, 3: hyphenated, index } of text.matchAll(ADVICE)) {
    const name = word ?? hyphenated ?? '';
    if (!isInput(name)) continue;
    parts.push(text.slice(end, index + verb.length + 1), { code: name });
    end = index + verb.length + 1 + name.length + (word === undefined ? 0 : 2);
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
