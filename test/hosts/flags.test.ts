import { describe, expect, it } from 'vitest';
import { flagProblems, parseFlags } from '../../src/hosts/flags.js';

const FLAG_TYPES = new Map([
  ...['timeout', 'include', 'api-key', 'token', 'max-deletes'].map((name) => [name, 'text'] as const),
  ...['dry-run', 'wait'].map((name) => [name, 'boolean'] as const),
]);

const HIDDEN_FLAG = 'A flag that is not shown here, as it may be a secret, is not known.';

function parse(words: readonly string[]): { values: ReadonlyMap<string, string>; problems: readonly string[] } {
  const flags = parseFlags(words, FLAG_TYPES);
  return { values: flags.values, problems: flagProblems(flags, FLAG_TYPES) };
}

describe('flags', () => {
  it.each<[readonly string[], string, string | undefined]>([
    [['--timeout', '5m'], 'timeout', '5m'],
    [['--timeout=5m'], 'timeout', '5m'],
    [['--timeout='], 'timeout', ''],
    [['--max-deletes=-5'], 'max-deletes', '-5'],
    [['--max-deletes', '-5'], 'max-deletes', '-5'],
    [['--api-key', '-abc'], 'api-key', '-abc'],
    [['--api-key', '-'], 'api-key', '-'],
    [['--include', '*.png', '--include=*.svg'], 'include', '*.png\n*.svg'],
    [['--dry-run'], 'dry-run', 'true'],
    [['--dry-run', '--timeout', '5m'], 'dry-run', 'true'],
    [['--no-dry-run'], 'dry-run', 'false'],
    [['--dry-run=false'], 'dry-run', 'false'],
    [['--dry-run', 'false'], 'dry-run', 'false'],
    [['--dry-run=maybe'], 'dry-run', 'maybe'],
    [[], 'dry-run', undefined],
  ])('parses %j: %s is %j', (words, name, value) => {
    const { values, problems } = parse(words);
    expect(values.get(name)).toBe(value);
    expect(problems).toEqual([]);
  });

  it.each<[readonly string[], readonly string[]]>([
    [['--tiemout', '5m'], ['--tiemout is not known. Did you mean --timeout?']],
    [['--dyr-run'], ['--dyr-run is not known. Did you mean --dry-run?']],
    [['--zzz=1', '--zzz=2'], ['--zzz is not known.']],
    [['--no-cache'], ['--no-cache is not known.']],
    [['-x'], ['"-x" belongs to no flag.']],
    [['-sk-1', 'SECRET'], ['2 words belong to no flag (not shown, as it may be a secret).']],
    [['--dry-run', 'abcdefghijklmnopqrstu'], ['1 word belongs to no flag (not shown, as it may be a secret).']],
    [['--dry-run', '--sk-live-1234'], [HIDDEN_FLAG]],
    [
      ['--sk-live-1234', '--api-key'],
      [HIDDEN_FLAG, '--api-key has no value.'],
    ],
    [['--apiKey=x'], ['--apiKey is not known. Did you mean --api-key?']],
    [['--json=maybe'], ['--json is true or false.']],
    [['--json', '--verbose=', '--no-wait'], ['--verbose is true or false.']],
    [
      ['--help', '--wait', '--version'],
      ['--help is not known.', '--version is not known.'],
    ],
    [['--timeout'], ['--timeout has no value.']],
    [['--timeout', '--dry-run'], ['--timeout has no value.']],
    [
      ['--dry-run', 'soon', 'now'],
      ['"soon" belongs to no flag.', '"now" belongs to no flag.'],
    ],
    [
      ['--api-key', '--', '--wait'],
      ['--api-key has no value.', '"--wait" belongs to no flag.'],
    ],
    [['--', 'rest'], ['"rest" belongs to no flag.']],
    [['--json', '--verbose=false'], []],
  ])('reports the problems of %j without a secret: %j', (words, expected) => {
    expect(parse(words).problems).toEqual(expected);
  });

  it('takes a word for a flag if the name is known, and otherwise for a value', () => {
    const { values, problems } = parse(['--api-key', '--sk-abc', '--timeout', '--no-wait', '--include', '--json']);
    expect(['api-key', 'timeout', 'wait'].map((name) => values.get(name))).toEqual(['--sk-abc', undefined, 'false']);
    expect(problems).toEqual(['--timeout has no value.', '--include has no value.']);
  });
});
