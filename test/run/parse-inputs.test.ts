import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../src/commands/command.js';
import {
  baseUrl,
  choice,
  date,
  duration,
  flag,
  kebab,
  lines,
  number,
  path,
  multipleChoice,
  secret,
  text,
} from '../../src/commands/inputs/kinds.js';
import { describeProblem, parseInputs } from '../../src/run/parse-inputs.js';
import { plainNames } from '../../src/text/input-names.js';

const WORKSPACE = resolve('/work/space');

/** Parses the text of one input. */
function parse(input: Inputs[string], raw: string | undefined): { value?: unknown; problem?: string } {
  const { values, problems, missing } = parseInputs({ someName: input }, { input: () => raw, workspace: WORKSPACE });
  const [problem] = [...missing, ...problems].map((found) => plainNames(describeProblem(found), 'keys'));
  return { value: values.someName, problem };
}

const DECLARATION = { description: 'name of the thing.' };

describe('duration', () => {
  test.each([
    ['90s', 90_000],
    ['15m', 900_000],
    ['2h', 7_200_000],
    ['1.5h', 5_400_000],
    ['  5 m ', 300_000],
  ])('parses the duration %s as %i ms', (raw, ms) => {
    expect(parse(duration(DECLARATION), raw)).toEqual({ value: ms });
  });

  test.each(['soon', '90', '1d', '-5m', '5mm', '0s', '1000h', '1e3s', '٣m', 'NaNs'])(
    'rejects the duration %s',
    (raw) => {
      const { value, problem } = parse(duration(DECLARATION), raw);
      expect(value).toBeUndefined();
      expect(problem).toContain(`some-name: "${raw}"`);
    },
  );

  test('turns any duration into milliseconds in range, or into a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,6}(\.\d)?[smhd]$/)), (raw) => {
        const { value, problem } = parse(duration({ ...DECLARATION, default: '1m' }), raw);
        if (problem === undefined) expect(value).toSatisfy((ms: number) => ms > 0 && ms <= 7 * 86_400_000);
        else expect(value).toBeUndefined();
      }),
    );
  });
});

describe('base URL', () => {
  test.each([
    ['https://docs.example.com/api/v1', 'https://docs.example.com/api/v1'],
    ['https://docs.example.com/api/v1//', 'https://docs.example.com/api/v1'],
    ['http://127.0.0.1:8080/api/v1', 'http://127.0.0.1:8080/api/v1'],
    ['http://localhost:8080/api/v1/', 'http://localhost:8080/api/v1'],
    ['http://[::1]:8080/api/v1', 'http://[::1]:8080/api/v1'],
  ])('parses the base URL %s as %s', (raw, href) => {
    expect((parse(baseUrl(DECLARATION), raw).value as URL).href).toBe(href);
  });

  test.each([
    'docs.example.com',
    'http://docs.example.com/api/v1',
    'http://127.0.0.1.evil.test/api/v1',
    'http://localhost.evil.test/',
    'ftp://docs.example.com/',
    'https://user:pw@docs.example.com/api/v1',
    'https://docs.example.com/api/v1?key=1',
    'https://docs.example.com/api/v1#x',
    'javascript:alert(1)',
  ])('rejects the base URL %s', (raw) => {
    expect(parse(baseUrl(DECLARATION), raw).problem).toMatch(/^some-name: /);
  });
});

describe('path', () => {
  test.each(['media', 'media/../media', './a b/ü', 'a/..b'])('accepts the path %s inside the workspace', (raw) => {
    expect(parse(path(DECLARATION), raw)).toEqual({ value: resolve(WORKSPACE, raw) });
  });

  test.each(['..', '../other', 'media/../../x', '/etc/passwd', `${WORKSPACE}-sibling/x`, 'a\0b'])(
    'rejects the path %j, which is outside the workspace or invalid',
    (raw) => {
      expect(parse(path(DECLARATION), raw).problem).toMatch(/^some-name: /);
    },
  );

  test('accepts an absolute path inside the workspace', () => {
    expect(parse(path(DECLARATION), `${WORKSPACE}/media`)).toEqual({ value: resolve(WORKSPACE, 'media') });
  });
});

test.each([
  ['true', true],
  ['FALSE', false],
  ['True', true],
])('parses the flag %s as %s', (raw, value) => {
  expect(parse(flag(DECLARATION), raw)).toEqual({ value });
});

test.each(['yes', '1', 'on', 'truefalse'])('rejects the flag %s', (raw) => {
  expect(parse(flag(DECLARATION), raw).problem).toBe(`some-name: "${raw}" must be true or false.`);
});

test.each(['fly', 'Deploy', 'deplyo'])('rejects the unknown choice %s, and names all', (raw) => {
  expect(parse(choice(['deploy', 'wait'], DECLARATION), raw).problem).toBe(
    `some-name: "${raw}" isn't a valid value. Use deploy or wait.`,
  );
});

test('uses the default of an empty input, and reports a required one', () => {
  expect(parse(text({ ...DECLARATION, default: 'docs' }), '  ')).toEqual({ value: 'docs' });
  expect(parse(text(DECLARATION), '')).toEqual({});
  expect(parse(text({ ...DECLARATION, required: true }), undefined).problem).toBe(
    'some-name is missing. Set the name of the thing.',
  );
});

test('rejects several lines in an input of one line', () => {
  expect(parse(text(DECLARATION), 'a\nb').problem).toContain('must be a single line');
});

test('treats a key that is empty or an unexpanded reference as missing', () => {
  for (const text of ['', undefined, '$DOCS_API_KEY']) expect(parse(secret(DECLARATION), text)).toEqual({});
  expect(parse(secret(DECLARATION), 'k-1')).toEqual({ value: 'k-1' });
});

test('turns camelCase names into kebab-case names', () => {
  expect(['apiKey', 'onMissingKey', 'mode'].map(kebab)).toEqual(['api-key', 'on-missing-key', 'mode']);
});

describe('number, date and list', () => {
  test.each([
    ['1', 1],
    ['100', 100],
    ['0', undefined],
    ['101', undefined],
    ['1.5', undefined],
    ['1e1', undefined],
    ['ten', undefined],
  ])('parses a whole number from 1 to 100: %s is %s', (raw, value) => {
    const parsed = parse(number(DECLARATION, { min: 1, max: 100 }), raw);
    expect(parsed.value).toBe(value);
    if (value === undefined) expect(parsed.problem).toContain("isn't a valid number. Use a whole number from 1 to 100");
  });

  test('parses a fraction if the input allows fractions', () => {
    expect(parse(number(DECLARATION, { min: 0, max: 1, fractions: true }), '0.25').value).toBe(0.25);
    expect(parse(number(DECLARATION, { min: 0, max: 1, fractions: true }), '1.1').problem).toContain('from 0 to 1');
  });

  test.each(['2026-09-07', '2028-02-29'])('parses the date %s', (raw) => {
    expect(parse(date(DECLARATION), raw).value).toBe(raw);
  });

  test.each(['2026-02-30', '2026-9-7', '07.09.2026', 'yesterday', '2026-09-07T00:00:00Z'])(
    'rejects the date %s',
    (raw) => {
      expect(parse(date(DECLARATION), raw).problem).toContain("isn't a valid date. Use YYYY-MM-DD");
    },
  );

  test('trims lines and drops empty ones', () => {
    expect(parse(lines(DECLARATION), ' a \r\n\n b c\rd ').value).toEqual(['a', 'b c', 'd']);
  });

  test('parses names in declared order, each once, and `all` as all of them', () => {
    const input = multipleChoice(['one', 'two', 'three'], DECLARATION);
    expect(parse(input, 'thre').problem).toContain("isn't a valid value. Did you mean three?");
    expect(parse(input, 'one\nthre').problem).toContain('has unknown values ("thre"). Did you mean three?');
    expect(parse(input, 'three\none\nthree').value).toEqual(['one', 'three']);
    expect(parse(input, 'two\nall').value).toEqual(['one', 'two', 'three']);
    expect(parse(input, 'one\nother').problem).toContain(
      'has unknown values ("other"). Use all, or one per line: one, two, three',
    );
    for (const [value, separator] of [
      ['one,two', 'a comma'],
      ['one two', 'a space'],
      ['one; two', 'a semicolon'],
    ] as const)
      expect(parse(input, value).problem).toContain(
        `has ${separator}. Write one per line (in a terminal, repeat the option). Values: all, one, two, three`,
      );
  });
});

describe('a text that nobody types', () => {
  const KINDS: readonly (readonly [name: string, input: Inputs[string]])[] = [
    ['text', text(DECLARATION)],
    ['lines', lines(DECLARATION)],
    ['path', path(DECLARATION)],
    ['flag', flag(DECLARATION)],
    ['secret', secret(DECLARATION)],
    ['URL', baseUrl(DECLARATION)],
  ];

  test.each(KINDS)('rejects a long line of the kind %s', (_, input) => {
    const { value, problem } = parse(input, `${'/'.repeat(4_097)}\nx`);
    expect(value).toBeUndefined();
    expect(problem).toContain('has a line of more than 4,096 characters. Use a shorter one.');
  });

  test.each(KINDS)('rejects many lines of the kind %s', (_, input) => {
    const { value, problem } = parse(input, 'a\n'.repeat(1_000) + 'a');
    expect(value).toBeUndefined();
    expect(problem).toContain('has more than 1,000 lines. Use fewer.');
  });

  test('accepts what is within the limits', () => {
    const raw = Array.from({ length: 1_000 }, (_, index) => `${index}${'x'.repeat(4_092)}`).join('\r\n');
    expect(parse(lines(DECLARATION), raw).value).toHaveLength(1_000);
  });
});
