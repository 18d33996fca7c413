import { expect, test } from 'vitest';
import { withCode, withFlags, withFlagsInCell } from '../../src/text/input-names.js';

const isInput = (name: string): boolean => ['to', 'wait', 'path', 'include', 'on-limit', 'base-url'].includes(name);

test.each([
  ['Set "to" to another folder.', 'Set --to to another folder.'],
  ['Look at it, or set "wait" to false.', 'Look at it, or use --no-wait.'],
  ['Set "wait" to true.', 'Use --wait.'],
  ['Check "path" and "include".', 'Check --path and --include.'],
  ['Run it later, or set on-limit to wait.', 'Run it later, or set --on-limit to wait.'],
  ['Check base-url, and set HTTPS_PROXY.', 'Check --base-url, and set HTTPS_PROXY.'],
  ['The branch "to" and the path to it stay.', 'The branch "to" and the path to it stay.'],
  ['Set on-limited to x, or set "tag" to y.', 'Set on-limited to x, or set "tag" to y.'],
])('writes inputs as flags in %s', (text, expected) => {
  expect(withFlags(text, isInput)).toBe(expected);
});

test('writes inputs as code in Markdown, and keeps the rest', () => {
  expect(withCode('a "to" b. Set "to" to c, or raise on-limit.', isInput)).toEqual([
    'a "to" b. Set ',
    { code: 'to' },
    ' to c, or raise ',
    { code: 'on-limit' },
    '.',
  ]);
  expect(withCode('Nothing here.', isInput)).toEqual(['Nothing here.']);
});

test('writes an input with its value as a flag, as in YAML it is code', () => {
  const cell = ['To go back: ', { code: 'wait: true' }, '. Point: ', { code: 'x: y' }];
  expect(withFlagsInCell(cell, isInput)).toEqual([
    'To go back: ',
    { code: '--wait true' },
    '. Point: ',
    { code: 'x: y' },
  ]);
});
