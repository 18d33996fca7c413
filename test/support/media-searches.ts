/** Searches for files of the library, as services may make them: the contract doesn't define what a search finds. */
import type { EmulatorOptions } from '../../emulator/emulator.js';

export type Search = NonNullable<EmulatorOptions['mediaSearch']>;
const inLowerCase = ({ name }: Parameters<Search>[0][number]): string => name.toLowerCase();
export const hasPart: Search = (items, text) => items.filter((item) => inLowerCase(item).includes(text.toLowerCase()));
const words = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** What a search may find. */
export const SEARCHES: Readonly<Record<string, Search | undefined>> = {
  'parts of names and texts': undefined,
  'parts of names in their case': (items, text) => items.filter(({ name }) => name.includes(text)),
  'equal names': (items, text) => items.filter(({ name }) => name === text),
  'names that begin so': (items, text) => items.filter((item) => inLowerCase(item).startsWith(text.toLowerCase())),
  'all words': (items, text) => items.filter((item) => words(text).every((word) => words(item.name).includes(word))),
  'any word': (items, text) => items.filter((item) => words(text).some((word) => words(item.name).includes(word))),
  patterns: (items, text) => {
    const pattern = new RegExp(text.replaceAll('_', '.').replace(/[()]/g, '$&?'), 'i');
    return items.filter(({ name }) => pattern.test(name));
  },
  'similar names, ten at most': (items, text) =>
    items.filter((item) => inLowerCase(item)[0] === text.toLowerCase()[0]).slice(0, 10),
  'ten parts at most': (items, text) => hasPart(items, text).slice(0, 10),
  'the oldest ten': (items, text) => hasPart(items, text).slice(-10),
  'names without endings': (items, text) => items.filter(({ name }) => name.replace(/\.[^.]*$/, '') === text),
  'texts only': (items, text) => items.filter(({ altText }) => altText?.includes(text)),
  everything: (items) => items,
  nothing: () => [],
};
