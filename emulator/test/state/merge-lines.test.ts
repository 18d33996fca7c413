import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLines } from '../../state/merge-lines.js';

const TEXT = ['one', 'two', 'three', 'four', 'five', ''].join('\n');

function replace(...pairs: readonly (readonly [line: string, by: string])[]): string {
  return pairs.reduce((text, [line, by]) => text.replace(`${line}\n`, by), TEXT);
}

test.each([
  ['lines that one unchanged line separates', replace(['one', '1\n']), replace(['three', '3\n'])],
  ['an added and a removed line', replace(['one', 'zero\none\n']), replace(['five', ''])],
  ['the same change on both sides', replace(['two', '2\n']), replace(['two', '2\n'])],
  [
    'a change that contains the change of the other side',
    replace(['two', '2\n'], ['four', '4\n']),
    replace(['two', '2\n']),
  ],
])('merges both sides: %s', (_, ours, theirs) => {
  const merged = mergeLines(TEXT, ours, theirs);
  expect(merged).toBe(mergeLines(TEXT, theirs, ours));
  const changed = [...ours.split('\n'), ...theirs.split('\n')].filter((line) => !TEXT.includes(line));
  expect(merged?.split('\n')).toEqual(expect.arrayContaining(changed));
});

test.each([
  ['the same line differently', replace(['two', '2\n']), replace(['two', 'II\n'])],
  ['neighboring lines', replace(['two', '2\n']), replace(['three', '3\n'])],
  ['one end of a text by adding different lines', `${TEXT}six\n`, `${TEXT}VI\n`],
  ['a line that the other side removed', replace(['two', '2\n']), replace(['two', ''])],
  ['a line next to added lines', replace(['two', 'two\n2.5\n']), replace(['three', '3\n'])],
  ['the last line break and the last line', TEXT.slice(0, -1), replace(['five', '5\n'])],
])('finds a conflict if both sides change %s', (_, ours, theirs) => {
  expect(mergeLines(TEXT, ours, theirs)).toBeUndefined();
  expect(mergeLines(TEXT, theirs, ours)).toBeUndefined();
});

test('keeps carriage returns and a missing line break at the end', () => {
  expect(mergeLines('a\r\nb\r\nc', 'A\r\nb\r\nc', 'a\r\nb\r\nC')).toBe('A\r\nb\r\nC');
});

test('returns the changed side if the other side is as before, for any texts', () => {
  const text = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'end')).map((lines) => lines.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(mergeLines(before, before, after)).toBe(after);
      expect(mergeLines(before, after, before)).toBe(after);
      expect(mergeLines(before, after, after)).toBe(after);
    }),
  );
});

test('merges changes of distant lines in the same way from both sides', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index}\n`);
  const edits = fc.uniqueArray(fc.nat(11), { maxLength: 4 });
  const edit = (edited: readonly number[], mark: string): string =>
    lines.map((line, index) => (edited.includes(index) ? `${mark}${line}` : line)).join('');
  fc.assert(
    fc.property(edits, edits, (ours, theirs) => {
      const isApart = ours.every((one) => theirs.every((other) => Math.abs(one - other) > 1));
      const merged = mergeLines(lines.join(''), edit(ours, 'our '), edit(theirs, 'their '));
      const expected = lines.map((line, index) => {
        if (ours.includes(index)) return `our ${line}`;
        return theirs.includes(index) ? `their ${line}` : line;
      });
      expect(merged).toBe(isApart ? expected.join('') : undefined);
    }),
  );
});
