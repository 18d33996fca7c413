import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  baseUrl,
  choice,
  date,
  duration,
  flag,
  type Inputs,
  kebab,
  lines,
  number,
  path,
  multipleChoice,
  secret,
  text,
} from '../../src/commands/input-kinds.js';
import { describeProblem, parseInputs } from '../../src/run/parse-inputs.js';

const WORKSPACE = resolve('/work/space');

/** Parses one input, given as text. */
function parse(input: Inputs[string], given: string | undefined): { value?: unknown; problem?: string } {
  const { values, problems, missing } = parseInputs({ someName: input }, { input: () => given, workspace: WORKSPACE });
  const [problem] = [...missing, ...problems].map((found) => describeProblem(found, { label: (name) => name }));
  return { value: values.someName, problem };
}

const about = { description: 'What it is for.' };

describe('durations', () => {
  test.each([
    ['90s', 90_000],
    ['15m', 900_000],
    ['2h', 7_200_000],
    ['1.5h', 5_400_000],
    ['  5 m ', 300_000],
  ])('%s', (given, ms) => {
    expect(parse(duration(about), given)).toEqual({ value: ms });
  });

  test.each(['soon', '90', '1d', '-5m', '5mm', '0s', '1000h', '1e3s', '٣m', 'NaNs'])('%s is refused', (given) => {
    const { value, problem } = parse(duration(about), given);
    expect(value).toBeUndefined();
    expect(problem).toContain(`some-name: "${given}"`);
  });

  test('any text becomes a number of milliseconds in range, or a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,6}(\.\d)?[smhd]$/)), (given) => {
        const { value, problem } = parse(duration({ ...about, default: '1m' }), given);
        if (problem === undefined) expect(value).toSatisfy((ms: number) => ms > 0 && ms <= 7 * 86_400_000);
        else expect(value).toBeUndefined();
      }),
    );
  });
});

describe('addresses of the API', () => {
  test.each([
    ['https://docs.example.com/api/v1', 'https://docs.example.com/api/v1'],
    ['https://docs.example.com/api/v1//', 'https://docs.example.com/api/v1'],
    ['http://127.0.0.1:8080/api/v1', 'http://127.0.0.1:8080/api/v1'],
    ['http://localhost:8080/api/v1/', 'http://localhost:8080/api/v1'],
    ['http://[::1]:8080/api/v1', 'http://[::1]:8080/api/v1'],
  ])('%s', (given, href) => {
    expect((parse(baseUrl(about), given).value as URL).href).toBe(href);
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
  ])('%s is refused', (given) => {
    expect(parse(baseUrl(about), given).problem).toMatch(/^some-name: /);
  });
});

describe('paths', () => {
  test.each(['media', 'media/../media', './a b/ü', 'a/..b'])('%s lies in the workspace', (given) => {
    expect(parse(path(about), given)).toEqual({ value: resolve(WORKSPACE, given) });
  });

  test.each(['..', '../other', 'media/../../x', '/etc/passwd', `${WORKSPACE}-sibling/x`, 'a\0b'])(
    '%j does not',
    (given) => {
      expect(parse(path(about), given).problem).toMatch(/^some-name: /);
    },
  );

  test('an absolute path inside the workspace is as good as a relative one', () => {
    expect(parse(path(about), `${WORKSPACE}/media`)).toEqual({ value: resolve(WORKSPACE, 'media') });
  });
});

test.each([
  ['true', true],
  ['FALSE', false],
  ['True', true],
])('flag %s', (given, value) => {
  expect(parse(flag(about), given)).toEqual({ value });
});

test.each(['yes', '1', 'on', 'truefalse'])('flag %s is refused', (given) => {
  expect(parse(flag(about), given).problem).toBe(`some-name: "${given}" is neither true nor false.`);
});

test('a choice names what there is', () => {
  expect(parse(choice(['deploy', 'wait'], about), 'Deploy').problem).toBe(
    'some-name: "Deploy" is not one of deploy, wait.',
  );
});

test('an empty input counts as not given', () => {
  expect(parse(text({ ...about, default: 'docs' }), '  ')).toEqual({ value: 'docs' });
  expect(parse(text(about), '')).toEqual({});
  expect(parse(text({ ...about, required: true }), undefined).problem).toBe('some-name is required: What it is for.');
});

test('a text of several lines is refused where one line is meant', () => {
  expect(parse(text(about), 'a\nb').problem).toContain('more than one line');
});

test('a key that is empty or a reference left as it stood is missing', () => {
  for (const text of ['', undefined, '$DOCS_API_KEY', '${{ secrets.X }}'])
    expect(parse(secret(about), text)).toEqual({});
  expect(parse(secret(about), 'k-1')).toEqual({ value: 'k-1' });
});

test('names have one form in YAML and one in code', () => {
  expect(['apiKey', 'onMissingKey', 'mode'].map(kebab)).toEqual(['api-key', 'on-missing-key', 'mode']);
});

describe('numbers, days and lists', () => {
  const about = { description: 'What it is for.' };

  test.each([
    ['1', 1],
    ['100', 100],
    ['0', undefined],
    ['101', undefined],
    ['1.5', undefined],
    ['1e1', undefined],
    ['ten', undefined],
  ])('a whole number from 1 to 100: %s', (given, value) => {
    const parsed = parse(number(about, { min: 1, max: 100 }), given);
    expect(parsed.value).toBe(value);
    if (value === undefined) expect(parsed.problem).toContain('is not a whole number from 1 to 100');
  });

  test('a number may have a fraction where that is allowed', () => {
    expect(parse(number(about, { min: 0, max: 1, fractions: true }), '0.25').value).toBe(0.25);
    expect(parse(number(about, { min: 0, max: 1, fractions: true }), '1.1').problem).toContain('from 0 to 1');
  });

  test.each(['2026-09-07', '2028-02-29'])('%s is a day', (given) => {
    expect(parse(date(about), given).value).toBe(given);
  });

  test.each(['2026-02-30', '2026-9-7', '07.09.2026', 'yesterday', '2026-09-07T00:00:00Z'])('%s is none', (given) => {
    expect(parse(date(about), given).problem).toContain('is not a day of the calendar');
  });

  test('lines are trimmed, empty ones do not count', () => {
    expect(parse(lines(about), ' a \r\n\n b c\rd ').value).toEqual(['a', 'b c', 'd']);
  });

  test('picks are known names, each once, in their order; all are all', () => {
    const input = multipleChoice(['one', 'two', 'three'], about);
    expect(parse(input, 'three\none\nthree').value).toEqual(['one', 'three']);
    expect(parse(input, 'two\nall').value).toEqual(['one', 'two', 'three']);
    expect(parse(input, 'one\nfour').problem).toContain('has "four"; write all, or one a line of one, two, three');
  });
});
