import { describe, expect, it } from 'vitest';
import { flagProblems, mistypedVariables, parseFlags } from '../../src/hosts/flags.js';

const FLAG_TYPES = new Map([
  ...['timeout', 'include', 'api-key', 'token', 'max-deletes', 'for'].map((name) => [name, 'text'] as const),
  ...['dry-run', 'wait'].map((name) => [name, 'boolean'] as const),
]);

const HIDDEN_FLAG = 'Unknown option (not shown, because it may contain a secret). Use --help for a list.';

function parse(words: readonly string[]): { values: ReadonlyMap<string, string>; problems: readonly string[] } {
  const flags = parseFlags(words, FLAG_TYPES);
  return { values: flags.values, problems: flagProblems(flags, FLAG_TYPES) };
}

describe('mistypedVariables', () => {
  it('names a variable that is nearly an input, without its value, and no other variable', () => {
    const env = {
      DOCS_CI_TIMOUT: 'secret',
      DOCS_CI_TIMEOUT: '5m',
      DOCS_CI_VERBOSE: 'true',
      DOCS_CI_PUSH_TOKEN: 'x',
      TIMOUT: '5m',
    };
    expect(mistypedVariables(env, [...FLAG_TYPES.keys()])).toEqual([
      'DOCS_CI_TIMOUT has no effect. Did you mean DOCS_CI_TIMEOUT?',
    ]);
  });
});

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
    [['--tiemout', '5m'], ['Unknown option --tiemout. Did you mean --timeout?']],
    [['--dyr-run'], ['Unknown option --dyr-run. Did you mean --dry-run?']],
    [['--fro', 'x'], ['Unknown option --fro. Did you mean --for?']],
    [['--zzz=1', '--zzz=2'], ['Unknown option --zzz. Use --help for a list.']],
    [['--no-cache'], ['Unknown option --no-cache. Use --help for a list.']],
    [['-x'], ['Unexpected argument "-x". Remove it.']],
    [['push-content'], ['Unexpected argument "push-content". Use --for push-content.']],
    [['-sk-1', 'SECRET'], ['2 unexpected arguments (not shown, because they may contain a secret). Remove them.']],
    [
      ['--dry-run', 'abcdefghijklmnopqrstu'],
      ['1 unexpected argument (not shown, because it may contain a secret). Remove it.'],
    ],
    [['--dry-run', '--sk-live-1234'], [HIDDEN_FLAG]],
    [
      ['--sk-live-1234', '--api-key'],
      [HIDDEN_FLAG, '--api-key needs a value.'],
    ],
    [['--apiKey=x'], ['Unknown option --apiKey. Did you mean --api-key?']],
    [['--json=maybe'], ['--json must be true or false.']],
    [['--json', '--verbose=', '--no-wait'], ['--verbose must be true or false.']],
    [
      ['--help', '--wait', '--version'],
      ['Unknown option --help. Use --help for a list.', 'Unknown option --version. Use --help for a list.'],
    ],
    [['--timeout'], ['--timeout needs a value.']],
    [['--timeout', '--dry-run'], ['--timeout needs a value.']],
    [
      ['--dry-run', 'soon', 'now'],
      ['Unexpected argument "soon". Use --dry-run alone, or --no-dry-run.', 'Unexpected argument "now". Remove it.'],
    ],
    [
      ['--api-key', '--', '--wait'],
      ['--api-key needs a value.', 'Unexpected argument "--wait". Remove it.'],
    ],
    [['--', 'rest'], ['Unexpected argument "rest". Remove it.']],
    [['--wait', 'maybe'], ['Unexpected argument "maybe". Use --wait alone, or --no-wait.']],
    [['--no-wait', 'maybe'], ['Unexpected argument "maybe". Remove it.']],
    [['--wait', 'true', 'maybe'], ['Unexpected argument "maybe". Use --wait alone, or --no-wait.']],
    [['--wait', '-x'], ['Unexpected argument "-x". Remove it.']],
    [['--json', '--verbose=false'], []],
  ])('reports the problems of %j without a secret: %j', (words, expected) => {
    expect(parse(words).problems).toEqual(expected);
  });

  it('takes a word for a flag if the name is known, and otherwise for a value', () => {
    const { values, problems } = parse(['--api-key', '--sk-abc', '--timeout', '--no-wait', '--include', '--json']);
    expect(['api-key', 'timeout', 'wait'].map((name) => values.get(name))).toEqual(['--sk-abc', undefined, 'false']);
    expect(problems).toEqual(['--timeout needs a value.', '--include needs a value.']);
  });
});
