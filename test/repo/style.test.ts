/** Tests that pages, messages and descriptions follow the style guide in CONTRIBUTING.md. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyCommand } from '../../src/commands/inputs/common-inputs.js';
import { commands } from '../../src/commands/index.js';
import { kebab } from '../../src/commands/inputs/kinds.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { PLURAL_OF_ANY } from '../support/forms.js';
import { EXCEPTIONS } from './style-allowed.js';
import { isException, messagesOf, problemsOf, proseOf, RULES, type StyleProblem, type Text } from './style.js';

/** Golden files contain hostile texts, and examples are content of users. */
const PAGES = repositoryFiles(/^(?!(test|examples|dist)\/).*\.md$/);
const SOURCES = repositoryFiles(/^(src|emulator|scripts)\/(?!test\/).*\.ts$/);
const FORMS = repositoryFiles(/^\.github\/ISSUE_TEMPLATE\/.*\.yml$/);

/** Each file is read once for all tests. */
const TEXTS = new Map<string, readonly Text[]>();

function textsOf(path: string): readonly Text[] {
  let texts = TEXTS.get(path);
  if (texts === undefined) {
    const content = readRepositoryFile(path);
    texts = path.endsWith('.md')
      ? proseOf(content)
      : path.endsWith('.ts')
        ? messagesOf(path, content)
        : formTexts(content);
    TEXTS.set(path, texts);
  }
  return texts;
}

const problemsOfFile = (path: string): StyleProblem[] => problemsOf(path, textsOf(path));
const withPath = (path: string) => textsOf(path).map((one) => ({ ...one, path }));

function unexpected(problems: readonly StyleProblem[]): string[] {
  return problems
    .filter((problem) => !EXCEPTIONS.some((exception) => isException(exception, problem)))
    .map(({ path, line, problem, text }) => `${path}:${line}: ${problem} in "${text}"`);
}

/** Returns the labels and descriptions of an issue form. */
function formTexts(yaml: string): Text[] {
  const texts: Text[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.push({ line: 0, text: value.replace(/`[^`]*`/g, '…') });
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(parse(yaml));
  return texts;
}

describe('style', () => {
  test.each(PAGES)('follows the style guide in the page %s', (path) => {
    expect(unexpected(problemsOfFile(path))).toEqual([]);
  });

  test('follows the style guide in every message of src and scripts', () => {
    expect(SOURCES.length).toBeGreaterThan(150);
    expect(unexpected(SOURCES.flatMap(problemsOfFile))).toEqual([]);
  });

  test('counts with pluralize in every message of src, so that none says 1 pages', () => {
    const texts = SOURCES.filter((path) => path.startsWith('src/')).flatMap(withPath);
    expect(texts.filter(({ text }) => PLURAL_OF_ANY.test(text))).toEqual([]);
    for (const text of ['… files failed', ', … more requests left']) expect(text).toMatch(PLURAL_OF_ANY);
  });

  test('follows the style guide in the issue forms', () => {
    expect(FORMS.length).toBeGreaterThan(2);
    expect(unexpected(FORMS.flatMap(problemsOfFile))).toEqual([]);
  });

  test('needs every exception, and gives a reason for each', () => {
    const problems = [...PAGES, ...SOURCES].flatMap(problemsOfFile);
    expect(EXCEPTIONS.filter((exception) => !problems.some((problem) => isException(exception, problem)))).toEqual([]);
    for (const { reason } of EXCEPTIONS) expect(reason.split(' ').length).toBeGreaterThan(2);
  });
});

/** The names of inputs that are English words, and those of all others. */
const INPUTS = (await Promise.all(Object.values(commands).map((load): Promise<AnyCommand> => load()))).flatMap((one) =>
  Object.keys(one.inputs).map(kebab),
);
const WORDS = [...new Set(INPUTS)].filter((name) => !name.includes('-'));
const UNQUOTED = new RegExp(`\\b([Ss]et|[Rr]aise|[Ll]ower) (${WORDS.join('|')})(?= to |[,.;]|$)`);
const EDITED = /\b(edit\w*|changed|deleted) at the service\b/;

describe('names of inputs in messages', () => {
  const messages = SOURCES.flatMap(withPath);
  test('quotes the names of inputs that are English words', () => {
    expect(WORDS).toEqual(expect.arrayContaining(['to', 'path', 'wait', 'source']));
    expect(messages.filter(({ text }) => UNQUOTED.test(text))).toEqual([]);
  });

  test('says that pages are edited in the web editor, also in the pages', () => {
    expect([...PAGES.flatMap(withPath), ...messages].filter(({ text }) => EDITED.test(text))).toEqual([]);
  });

  test('tells an unquoted name of an input from quoted and hyphenated ones', () => {
    for (const text of ['Set wait to false.', 'If it is slow, raise timeout.']) expect(text).toMatch(UNQUOTED);
    for (const text of ['Set "wait" to false.', 'Set base-url to it.']) expect(text).not.toMatch(UNQUOTED);
  });
});

describe('problemsOf', () => {
  const problems = (text: string): string[] => problemsOf('a.md', [{ line: 1, text }]).map(({ problem }) => problem);

  test.each(RULES)('reports what %s forbids: %s', (_, advice, example) => {
    expect(problems(example)).toEqual([expect.stringContaining(`: ${advice}`)]);
  });

  test('reports a sentence of more than 30 words', () => {
    const words = (count: number): string => `${'word '.repeat(count - 1)}end.`;
    expect(problems(words(31))).toEqual(['31 words in a sentence']);
    expect(problems(`W${words(30)} Another sentence. W${words(30)}`)).toEqual([]);
    expect(problems('… '.repeat(31))).toEqual([]);
    expect(problems(`Exports ${'… '.repeat(30)}`)).toEqual(['31 words in a sentence']);
  });

  test('accepts harmless texts that resemble forbidden ones', () => {
    const texts = ['Redacts e-mail addresses.', 'One URL per line.', '43.8%', 'Pages that it is not in.'];
    expect(texts.flatMap(problems)).toEqual([]);
  });
});

describe('proseOf', () => {
  test('reads paragraphs, headings and cells of a page, without code and comments', () => {
    const page =
      '# A title\n\n<!-- nobody -->\n\nSay `nobody` to\n[*nobody*](x.md).\n\n```sh\nnobody\n```\n\n| a<br>b | c |\n| - | - |\n';
    expect(proseOf(page)).toEqual([
      { line: 1, text: 'A title' },
      { line: 5, text: 'Say … to nobody.' },
      ...['a', 'b', 'c'].map((text) => ({ line: 12, text })),
    ]);
  });
});

describe('messagesOf', () => {
  test('reads literals and templates with words, and neither imports nor values', () => {
    const code = "import 'of others';\nconst a = ['refused', 'the address', `${b} %: ${c} is no date`];\n// nobody\n";
    expect(messagesOf('a.ts', code)).toEqual([
      { line: 2, text: 'the address' },
      { line: 2, text: '… %: … is no date' },
    ]);
  });
});
