/** Tests that each sentence of a run names inputs as data, so that each host writes them as its users type them. */
import { expect, test } from 'vitest';
import { commands } from '../../src/commands/index.js';
import { kebab } from '../../src/commands/inputs/kinds.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { messagesOf } from './style.js';

/** Help, pages and declarations are no sentences of a run, and the generator and the help write the names in them. */
const SOURCES = repositoryFiles(
  /^src\/(?!cli\/|commands\/(?:.*\/)?(?:command|inputs|[a-z-]+-inputs)\.ts|commands\/analytics-report\/formats\/).*\.ts$/,
);

const QUOTED = /"([a-z]+(?:-[a-z]+)*)"/g;
const HYPHENATED = /(?<![\w/.-])([a-z]+(?:-[a-z]+)+)(?![\w-])/g;
const WITH_VALUE = /(?<![\w-])([a-z]+(?:-[a-z]+)*): (?:true|false)\b/g;
/** Words that name an input after one of these would otherwise be English words. */
const AFTER = /\b(?:without|with|by|matches|match|that) ([a-z]+(?:-[a-z]+)*)\b/g;
const AT_START = /^([a-z]+(?:-[a-z]+)*)(?=: )/g;

/** What the problem of one input says of another one. */
const AFTER_VERB = /(?:needs|requires|(?:used|combined) with) ([a-z]+(?:-[a-z]+)*)(?![\w-])/g;
/** Where inputs are declared and judged. */
const JUDGES = repositoryFiles(/^src\/commands\/(?:.*\/)?(?:command|inputs|[a-z-]+-inputs)\.ts$/);

/** These name something else than an input. */
const OTHERS = [
  /^\s+\{ "source": /,
  /^couldn't propose the edits: /,
  /^Use query, expect and optionally max-rank$/,
  /^The key may only read pages/,
  /^Open … with edits: /,
  /artifact names can't have/,
];

async function inputNames(): Promise<Set<string>> {
  const all = await Promise.all(Object.values(commands).map((command) => command()));
  return new Set(all.flatMap(({ inputs }) => Object.keys(inputs).map(kebab)));
}

function namesIn(text: string, names: ReadonlySet<string>): string[] {
  const found = [QUOTED, HYPHENATED, WITH_VALUE, AFTER, AT_START].flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.flatMap(([, name = '']) => (names.has(name) ? [name] : []));
}

test('finds the names of inputs that a text has in its words', async () => {
  const names = await inputNames();
  expect(namesIn('Set "path", raise max-deletes, or use wait: false.', names)).toEqual(['path', 'max-deletes', 'wait']);
  expect(namesIn('Files that prune would delete without force.', names)).toEqual(['prune', 'force']);
  expect(namesIn('Set the path. Use docs-ci-max-deletes, and "other".', names)).toEqual([]);
});

test('marks the names of inputs in every sentence', async () => {
  const names = await inputNames();
  const unmarked = SOURCES.flatMap((path) =>
    messagesOf(path, readRepositoryFile(path))
      .filter(({ text }) => !OTHERS.some((other) => other.test(text)))
      .flatMap(({ line, text }) => namesIn(text, names).map((name) => `${path}:${line}: ${name} in "${text}"`)),
  );
  expect(unmarked).toEqual([]);
});

/** Descriptions begin with a capital. A problem follows the name of its input. */
const problemsOf = (path: string) =>
  messagesOf(path, readRepositoryFile(path)).filter(({ text }) => /^[a-z]/.test(text));

test('marks the names of other inputs in the problem of an input', async () => {
  const names = await inputNames();
  const unmarked = JUDGES.flatMap((path) =>
    problemsOf(path).flatMap(({ line, text }) =>
      [...text.matchAll(AFTER_VERB)].flatMap(([, name = '']) => (names.has(name) ? [`${path}:${line}: ${text}`] : [])),
    ),
  );
  expect(unmarked).toEqual([]);
});
