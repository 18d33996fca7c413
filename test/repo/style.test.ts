/** Tests that pages, messages and descriptions follow the style guide in CONTRIBUTING.md. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyCommand } from '../../src/commands/common-inputs.js';
import { commands } from '../../src/commands/index.js';
import { kebab } from '../../src/commands/input-kinds.js';
import { parseAction } from './documents.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { EXCEPTIONS } from './style-allowed.js';
import {
  isException,
  MAX_DESCRIPTION_LENGTH,
  MAX_ROOT_DESCRIPTION_LENGTH,
  messagesOf,
  problemsOf,
  proseOf,
  type StyleProblem,
  type Text,
} from './style.js';

/** Golden files contain hostile texts, and examples are content of users. */
const PAGES = repositoryFiles(/^(?!(test|examples|dist)\/).*\.md$/);
const SOURCES = repositoryFiles(/^(src|emulator|scripts)\/(?!test\/).*\.ts$/);
const FORMS = repositoryFiles(/^\.github\/ISSUE_TEMPLATE\/.*\.yml$/);

function problemsOfFile(path: string, read: (text: string) => Text[]): StyleProblem[] {
  return problemsOf(path, read(readRepositoryFile(path)));
}

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
    expect(unexpected(problemsOfFile(path, proseOf))).toEqual([]);
  });

  test('follows the style guide in every message of src and scripts', () => {
    expect(SOURCES.length).toBeGreaterThan(150);
    expect(unexpected(SOURCES.flatMap((path) => problemsOfFile(path, (code) => messagesOf(path, code))))).toEqual([]);
  });

  test('follows the style guide in the issue forms', () => {
    expect(FORMS.length).toBeGreaterThan(2);
    expect(unexpected(FORMS.flatMap((path) => problemsOfFile(path, formTexts)))).toEqual([]);
  });

  test('needs every exception, and gives a reason for each', () => {
    const problems = [
      ...PAGES.flatMap((path) => problemsOfFile(path, proseOf)),
      ...SOURCES.flatMap((path) => problemsOfFile(path, (code) => messagesOf(path, code))),
    ];
    expect(EXCEPTIONS.filter((exception) => !problems.some((problem) => isException(exception, problem)))).toEqual([]);
    for (const { reason } of EXCEPTIONS) expect(reason.split(' ').length).toBeGreaterThan(2);
  });
});

describe('descriptions', () => {
  test.each(Object.entries(commands))('keeps the descriptions of inputs and outputs of %s short', async (_, load) => {
    const { inputs, outputs }: AnyCommand = await load();
    const descriptions = [
      ...Object.entries(inputs).map(([name, { description }]) => [name, description] as const),
      ...Object.entries(outputs),
    ];
    expect(descriptions.length).toBeGreaterThan(10);
    expect(descriptions.filter(([, text]) => text.length > MAX_DESCRIPTION_LENGTH)).toEqual([]);
  });

  test('keeps the descriptions of the root action short', () => {
    const { inputs, outputs } = parseAction(readRepositoryFile('action.yml'));
    const descriptions = Object.entries({ ...inputs, ...outputs });
    expect(descriptions.length).toBeGreaterThan(50);
    const long = descriptions.filter(([, one]) => (one?.description ?? '').length > MAX_ROOT_DESCRIPTION_LENGTH);
    expect(long.map(([name]) => name)).toEqual([]);
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
  const messages = SOURCES.flatMap((path) =>
    messagesOf(path, readRepositoryFile(path)).map((one) => ({ ...one, path })),
  );
  test('quotes the names of inputs that are English words', () => {
    expect(WORDS).toEqual(expect.arrayContaining(['to', 'path', 'wait', 'source']));
    expect(messages.filter(({ text }) => UNQUOTED.test(text))).toEqual([]);
  });

  test('says that pages are edited in the web editor, also in the pages', () => {
    const prose = PAGES.flatMap((path) => proseOf(readRepositoryFile(path)).map((one) => ({ ...one, path })));
    expect([...prose, ...messages].filter(({ text }) => EDITED.test(text))).toEqual([]);
  });

  test.each(['Set wait to false.', 'If it is slow, raise timeout.', 'or set branch'])(
    'finds an unquoted name in %s',
    (text) => {
      expect(UNQUOTED.test(text)).toBe(true);
    },
  );

  test.each(['Set "wait" to false.', 'set on-limit to wait', 'Set base-url to it.'])(
    'accepts a quoted or hyphenated name in %s',
    (text) => {
      expect(UNQUOTED.test(text)).toBe(false);
    },
  );
});

describe('problemsOf', () => {
  const problems = (text: string): string[] => problemsOf('a.md', [{ line: 1, text }]).map(({ problem }) => problem);

  test.each([
    ['Somebody deleted it.', '"Somebody": name the actor'],
    ['Uploads pictures.', '"pictures": write image or video'],
    ['Keys are blotted out.', '"blotted": write redact'],
    ['a stand-in of the API', '"stand-in": write mock'],
    ['the body is no JSON', '"is no J": negate the verb: isn’t a valid …'],
    ['globs, one a line', '"one a line": write per'],
    ['120 files a minute', '"files a minute": write per'],
    ['The build goes on.', '"goes on": write continue'],
    ['not as agreed', '"as agreed": write expected'],
    ['It is not believed.', '"believ": write trust or ignore'],
    ['actions of others', '"of others": name the owner'],
    ['its address is public', '"address": write URL'],
    ['The name is refused.', '"refused": write invalid, rejected or denied'],
    ['the licence', '"licence": use US spelling'],
    ['satisfaction 43.8 %', '"8 %": write the number and % without a blank'],
  ])('reports words that the style guide forbids: %s', (text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });

  test('reports a sentence of more than 30 words', () => {
    const words = (count: number): string => `${'word '.repeat(count - 1)}end.`;
    expect(problems(words(31))).toEqual(['31 words in a sentence']);
    expect(problems(`W${words(30)} Another sentence. W${words(30)}`)).toEqual([]);
  });

  test.each([
    'Redacts e-mail addresses.',
    'One URL per line.',
    '43.8%',
    "The value isn't a valid URL.",
    'The license is MIT.',
    'Pages that it is not in.',
  ])('accepts texts that follow the style guide: %s', (text) => {
    expect(problems(text)).toEqual([]);
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

describe('isException', () => {
  const problem = { path: 'src/a.ts', line: 1, text: 'connection refused', problem: 'x' };

  test('allows only texts of the same file', () => {
    expect(isException({ path: 'src/a.ts', text: 'refused', reason: 'r' }, problem)).toBe(true);
    expect(isException({ path: 'src/', reason: 'r' }, problem)).toBe(true);
    expect(isException({ path: 'src/a.ts', text: 'denied', reason: 'r' }, problem)).toBe(false);
    expect(isException({ path: 'src/b.ts', text: 'refused', reason: 'r' }, problem)).toBe(false);
  });
});
