import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBuildError } from '../../src/deployments/build-error.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { hostileText } from '../support/hostile.js';
import { BUILD_LOGS } from './build-logs.js';

describe('the error in a build log', () => {
  test.each([
    ['Error: guides/a.mdx:31:5: Unexpected tag', 'guides/a.mdx', 31, 'Unexpected tag'],
    ['[12:04:12] Error: guides/a.mdx:31:5: Unexpected tag', 'guides/a.mdx', 31, 'Unexpected tag'],
    ['guides\\a.mdx(31,5): error TS1005: Unexpected tag', 'guides/a.mdx', 31, 'TS1005: Unexpected tag'],
    ['C:\\docs\\a.mdx:3:1: error: Unexpected tag', 'C:/docs/a.mdx', 3, 'Unexpected tag'],
    ['File "a.py", line 31, error: Unexpected tag', 'a.py', 31, undefined],
    ['Error: Unexpected tag\n    at guides/a.mdx:31:5', 'guides/a.mdx', 31, 'Unexpected tag'],
    ['Error: a.mdx:2:1 <Steps> has no closing tag', 'a.mdx', 2, '<Steps> has no closing tag'],
    ['a.mdx:2:1: [ERROR] "x" is missing', 'a.mdx', 2, '"x" is missing'],
    ['\u001b[31mError:\u001b[0m ./a.mdx:2:1 Unexpected tag', 'a.mdx', 2, 'Unexpected tag'],
    ['Syntax error in "guides/a.mdx" at line 31', 'guides/a.mdx', 31, undefined],
    ['SyntaxError: docs.json:31: Unexpected comma', 'docs.json', 31, 'Unexpected comma'],
    ['Error: no\n    at parse (/app/node_modules/x/index.js:1:2)\n    at guides/a.mdx:31:5', 'guides/a.mdx', 31, 'no'],
  ])('finds file, line and message in %j', (log, file, line, message) => {
    const error = findBuildError(`Building\n${log}\nStopped`);
    expect(error).toMatchObject({ file, line, ...(message !== undefined && { message }) });
  });

  test.each(BUILD_LOGS)('finds file, line and cause in the log of $tool', ({ log, file, line, message }) => {
    expect(findBuildError(log)).toMatchObject({ file, ...(line !== undefined && { line }), message });
    expect(findBuildError(log)?.line).toBe(line);
  });

  test('prefers the first error that names a place, also below one that names none', () => {
    expect(findBuildError('Error: build failed\n\n\n\nError: a.mdx:1:2: no\nError: b.mdx:1:2: no')).toMatchObject({
      file: 'a.mdx',
    });
  });

  test.each([
    ['guides/error-codes.mdx'],
    ['Building reference/error.mdx'],
    ['Checked with 0 error(s) in b.mdx:1:2'],
    ['Reading the mirror of no error'],
  ])('skips a line that is no error although it has the word: %j', (line) => {
    const error = findBuildError(`${line}\nError: a.mdx:3:1: Unexpected tag`);
    expect(error).toEqual({ file: 'a.mdx', line: 3, message: 'Unexpected tag' });
  });

  test.each([
    ['Error: fetch https://example.com:443/a failed'],
    ['Error: example.com:443 refused the connection'],
    ['Error at 12:04:11'],
    ['Error: /app/node_modules/x/index.js:1:2: no'],
  ])('finds no file of the documentation in %j', (log) => {
    expect(findBuildError(log)).not.toHaveProperty('file');
  });

  test('takes no table of the log for a code frame', () => {
    expect(findBuildError('Error: no\n| Page | Size |\n| a | 1 |')).not.toHaveProperty('frame');
  });

  test('finds the code frame below the error', () => {
    const frame = '  1 | a\n> 2 | b\n    | ^';
    expect(findBuildError(`Error: a.mdx:2:1: no\n${frame}\ndone`)?.frame).toBe(frame);
  });

  test('shows the last line with text of a log that names no error, and nothing of an empty log', () => {
    expect(findBuildError('one\ntwo\n\n')).toEqual({ message: 'two' });
    expect(findBuildError(' \n\n')).toBeUndefined();
  });

  test('reads huge logs in linear time', async () => {
    const ms = await cpuMsOf(() => {
      for (const part of [
        'error a.mdx',
        'a.',
        '.a',
        '\\',
        'error ',
        '1',
        '(',
        'C:',
        ' | ',
        ':1',
        ' line 1',
        'E',
        ' ',
      ]) {
        findBuildError(part.repeat(100_000));
        findBuildError(`${part.repeat(20)}\n`.repeat(7_000));
        // The longest lines that are read as a whole, each with an error.
        findBuildError(`error ${part.repeat(Math.ceil(990 / part.length))}\n`.repeat(350));
      }
    });
    expect(ms).toBeLessThan(3_000);
  });

  test('finds a message of one line in any log, whatever it contains', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const error = findBuildError(text);
        expect(error === undefined || (error.message !== '' && !error.message.includes('\n'))).toBe(true);
      }),
    );
  });
});
