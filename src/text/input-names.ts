/** Writes the names of inputs in advice as their readers type them: as flags in a terminal, as code in Markdown. */
import type { Inline } from './document.js';

/** A name is quoted unless it has a hyphen, because `to` and `path` are English words as well. */
const NAME = /"([a-z]+(?:-[a-z]+)*)"|\b([a-z]+(?:-[a-z]+)+)(?![\w-])/.source;
const ADVICE = new RegExp(
  `(\\b(?:set|use|raise|lower|remove|check|choose|and|or)|,) (?:${NAME})( to (true|false)\\b)?`,
  'gi',
);

/** `Set "wait" to false` becomes `Use --no-wait`. Other texts, also quoted ones, stay as they are. */
export function withFlags(text: string, isInput: (name: string) => boolean): string {
  return text.replace(ADVICE, (all, verb: string, word?: string, hyphenated?: string, value?: string) => {
    const name = word ?? hyphenated ?? '';
    if (!isInput(name)) return all;
    if (value === undefined) return `${verb} --${name}`;
    return `${verb.startsWith('S') ? 'Use' : 'use'} --${value === ' to false' ? 'no-' : ''}${name}`;
  });
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
