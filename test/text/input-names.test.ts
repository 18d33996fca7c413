import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../src/text/markdown.js';
import { inputName, plainNames, setting } from '../../src/text/input-names.js';
import { withPlainNames } from '../support/plain-names.js';

describe('names of inputs in a sentence', () => {
  test.each([
    [`Set ${inputName('to')} to another folder.`, 'Set "to" to another folder.', 'Set --to to another folder.'],
    [`Raise ${inputName('max-age')}.`, 'Raise max-age.', 'Raise --max-age.'],
    [`${inputName('path')}: "x" is a file.`, 'path: "x" is a file.', '--path: "x" is a file.'],
    [`${inputName('path')} is missing.`, '"path" is missing.', '--path is missing.'],
    [`Or use ${setting('wait', false)}.`, 'Or use wait: false.', 'Or use --no-wait.'],
    [`Use ${setting('wait', true)}.`, 'Use wait: true.', 'Use --wait.'],
    [`Run it with ${setting('mode', 'restore')}.`, 'Run it with mode: restore.', 'Run it with --mode restore.'],
    ['The branch "to" and max-age stay.', 'The branch "to" and max-age stay.', 'The branch "to" and max-age stay.'],
  ])('writes inputs as keys on a platform and as flags in a terminal: %j', (sentence, keys, flags) => {
    expect(plainNames(sentence, 'keys')).toBe(keys);
    expect(plainNames(sentence, 'flags')).toBe(flags);
  });

  test('writes inputs as code on a page, also in a table and in a list', () => {
    const sentence = `Set ${inputName('to')}, or use ${setting('wait', false)}.`;
    const expected = 'Set `to`, or use `wait: false`.';
    expect(renderMarkdown([{ paragraph: sentence }])).toContain(expected);
    expect(renderMarkdown([{ list: [sentence] }])).toContain(expected);
    expect(renderMarkdown([{ table: { head: ['A'], rows: [[sentence]] } }])).toContain(expected);
  });

  test('leaves no mark of a name that was cut', () => {
    const start = `Set ${inputName('max-age')}`.slice(0, -4);
    expect(plainNames(`${start}…`, 'flags')).toBe('Set max-…');
    expect(renderMarkdown([{ paragraph: `${start}…` }])).not.toMatch(/[\ufdd0-\ufdd2]/);
  });

  test('writes the inputs in all texts of data', () => {
    const sentence = `Set ${inputName('to')}.`;
    expect(withPlainNames({ rows: [{ cure: sentence, count: 1, none: null }] }, 'flags')).toEqual({
      rows: [{ cure: 'Set --to.', count: 1, none: null }],
    });
  });
});
