/** Tests what the scripts decide that run other versions of Node.js, on Linux and under Wine. */
import { describe, expect, test } from 'vitest';
import { parseNodesArguments } from '../../scripts/nodes/arguments.js';
import { countTests } from '../../scripts/nodes/count-tests.js';
import { findDifferences } from '../../scripts/windows/comparison/first-difference.js';
import { normalize } from '../../scripts/windows/comparison/normalize.js';

describe('arguments of test:nodes', () => {
  test('takes all promised versions and all checks for test:nodes without arguments', () => {
    expect(parseNodesArguments([])).toEqual({
      versions: ['20.19', '22', '24', 'latest'],
      checks: ['demo', 'launchers', 'cit'],
    });
  });

  test.each([
    [['twenty'], "twenty isn't a valid version"],
    [['--only', 'lint'], "lint isn't a known check"],
    [['--olny', 'demo'], '--olny'],
  ])('refuses a wrong argument of test:nodes and tells the usage: %j', (words, problem) => {
    expect(() => parseNodesArguments(words)).toThrow(problem);
    expect(() => parseNodesArguments(words)).toThrow('npm run test:nodes -- [VERSION…]');
  });
});

test('counts a test file that could not be run as a failed test, and skipped tests apart', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
    { status: 'failed', assertionResults: [] },
  ];
  const counts = countTests({ numPassedTests: 1, numFailedTests: 0, testResults });
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

describe('comparison of Linux and Windows', () => {
  const windows = { workspace: 'Z:\\w\\docs', folders: { '<runner>': 'Z:\\w\\runner' } };

  test.each([
    ['id 0f7d1c3e-1111-4222-8333-944455556666', 'id <id>'],
    ['at 2026-09-01T10:11:12.345Z', 'at <time>'],
    ['took 1m 5s', 'took <duration>'],
    ['http://127.0.0.1:4010/api', 'http://127.0.0.1:<port>/api'],
    ['{"path":"Z:\\\\w\\\\docs/a"} Z:\\w\\docs Z:/w/docs', '{"path":"<workspace>/a"} <workspace> <workspace>'],
    ['::add-mask::c2VjcmV0', '::add-mask::<secret>'],
  ])('leaves what differs in every run out of the comparison: %s', (text, normal) => {
    expect(normalize(text, windows)).toBe(normal);
  });

  test.each(['docs-ci\\result.json', '\u001b[39m', '3 files', '::stop::add-mask::secret'])(
    'keeps all else in the comparison of Linux and Windows: %j',
    (text) => {
      expect(normalize(text, windows)).toBe(text);
    },
  );

  test('names the first different line of Linux and Windows, and parts that one side lacks', () => {
    const [linux, other] = [new Map([['a', 'x\ny/z']]), new Map([['a', 'x\ny\\z'], ['b', '12']])]; // prettier-ignore
    expect(findDifferences(linux, other)).toEqual([
      { part: 'a', line: 2, linux: '"y/z"', windows: '"y\\\\z"' },
      { part: 'b', linux: 'is not there', windows: 'has 2 bytes' },
    ]);
    expect(findDifferences(linux, linux)).toEqual([]);
  });
});
