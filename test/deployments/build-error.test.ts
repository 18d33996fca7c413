import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBuildError } from '../../src/deployments/build-error.js';
import { hostileText } from '../support/hostile.js';

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
  ])('finds file, line and message in %j', (log, file, line, message) => {
    const error = findBuildError(`Building\n${log}\nStopped`);
    expect(error).toMatchObject({ file, line, ...(message !== undefined && { message }) });
  });

  test('prefers the first error that names a place, also below one that names none', () => {
    expect(findBuildError('Error: build failed\n\n\n\nError: a.mdx:1:2: no\nError: b.mdx:1:2: no')).toMatchObject({
      file: 'a.mdx',
    });
  });

  test('finds the code frame below the error', () => {
    const frame = '  1 | a\n> 2 | b\n    | ^';
    expect(findBuildError(`Error: a.mdx:2:1: no\n${frame}\ndone`)?.frame).toBe(frame);
  });

  test('shows the last line with text of a log that names no error, and nothing of an empty log', () => {
    expect(findBuildError('one\ntwo\n\n')).toEqual({ message: 'two' });
    expect(findBuildError(' \n\n')).toBeUndefined();
  });

  test('reads huge logs in linear time', () => {
    const startMs = performance.now();
    for (const part of ['error a.mdx', 'a.', 'error ', '1', '(', 'C:', ' | ']) {
      findBuildError(part.repeat(300_000));
      findBuildError(`${part.repeat(20)}\n`.repeat(20_000));
    }
    expect(performance.now() - startMs).toBeLessThan(7_000);
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
