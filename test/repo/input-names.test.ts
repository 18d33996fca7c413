/** Tests that each sentence of a run names inputs as data, so that each host writes them as its users type them. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { commands } from '../../src/commands/index.js';
import { kebab } from '../../src/commands/inputs/kinds.js';
import { inputName, nameStyleOf, plainNames, setting, splitNames } from '../../src/text/input-names.js';
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

interface Sentence {
  /** With marks for its inputs, and with three dots for everything else that a run puts in. */
  readonly text: string;
  readonly inputs: readonly { readonly name: string; readonly value: string | undefined }[];
}

/** The sentences of a module that name inputs, as its own functions make them. */
function sentencesOf(path: string): Sentence[] {
  const source = ts.createSourceFile(path, readRepositoryFile(path), ts.ScriptTarget.Latest, true);
  const sentences: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      const named = node.templateSpans.map(({ expression, literal }) => ({ input: inputOf(expression), literal }));
      const parts = named.map(({ input, literal }) => (input === undefined ? '…' : markedOf(input)) + literal.text);
      const inputs = named.flatMap(({ input }) => input ?? []);
      if (inputs.length > 0) sentences.push({ text: node.head.text + parts.join(''), inputs });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sentences;
}

function inputOf(node: ts.Expression): Sentence['inputs'][number] | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [first, second] = node.arguments;
  const called = node.expression.getText();
  if (!['inputName', 'setting'].includes(called) || !first || !ts.isStringLiteralLike(first)) return undefined;
  if (called === 'inputName') return { name: first.text, value: undefined };
  const value = second && ts.isStringLiteralLike(second) ? second.text : (second?.getText() ?? '');
  return { name: first.text, value: /^(true|false|[a-z-]+)$/.test(value) ? value : 'value' };
}

function markedOf({ name, value }: Sentence['inputs'][number]): string {
  if (value === undefined) return inputName(name);
  return setting(name, value === 'true' || value === 'false' ? value === 'true' : value);
}

/** What is typed for an input: as a flag, or as a line of YAML. */
function typedOf({ name, value }: Sentence['inputs'][number], host: 'terminal' | 'github' | 'gitlab'): string {
  if (host !== 'terminal') return value === undefined ? name : `${name}: ${value}`;
  if (value === undefined || value === 'true') return `--${name}`;
  if (value === 'false') return `--no-${name}`;
  return `--${name} ${value}`;
}

const NAMED = repositoryFiles(/^src\/.*\.ts$/).flatMap(sentencesOf);

test.each(['terminal', 'github', 'gitlab'] as const)(
  'writes each input of each sentence as users of %s type it, and in no other form',
  async (host) => {
    const names = await inputNames();
    const isName = ([, name = '']: RegExpMatchArray): boolean => names.has(name);
    expect(NAMED.length).toBeGreaterThan(150);
    for (const { text, inputs } of NAMED) {
      const typed = inputs.map((input) => typedOf(input, host));
      // What is left has no name, no dashes and no quotes of one.
      const plain = plainNames(text, nameStyleOf(host));
      const rest = typed.reduce((left, one) => {
        expect(left).toContain(one);
        const isQuoted = host !== 'terminal' && left.includes(`"${one}"`);
        return left.replace(isQuoted ? `"${one}"` : one, '');
      }, plain);
      expect(rest).not.toMatch(/--[a-z]|[\ufdd0-\ufdd2]/);
      expect([...rest.matchAll(QUOTED)].filter(isName)).toEqual([]);
      if (host === 'terminal') expect(plain).not.toMatch(new RegExp(inputs.map(({ name }) => `"${name}"`).join('|')));
      const codes = splitNames(text).flatMap((part) => (typeof part === 'string' ? [] : part.code));
      if (host !== 'terminal') expect(codes).toEqual(typed);
    }
  },
);

test('names only inputs that exist', async () => {
  const names = await inputNames();
  const unknown = repositoryFiles(/^src\/.*\.ts$/).flatMap((path) =>
    [...readRepositoryFile(path).matchAll(/\b(?:inputName|setting)\(\s*'([^']+)'/g)].flatMap(([, name = '']) =>
      names.has(name) ? [] : [`${path}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});
