/** Tests normal forms of Unicode: those of JavaScript, except for runs of marks that no name has. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unicodeForm } from '../../src/text/unicode-form.js';
import { readRepositoryFile, repositoryFiles } from '../repo/files.js';

const FORMS = ['NFC', 'NFD', 'NFKC'] as const;
const PARTS = ['e', 'é', 'e\u0301', '\u0323', '\u0301', '\u1100\u1161', '한', 'Å', '\uff9e', '/', ' ', '👨‍👩‍👧', 'ﬁ'];

test('brings any text with a few marks per character into the form of JavaScript', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FORMS), fc.array(fc.constantFrom(...PARTS), { maxLength: 60 }), (form, parts) => {
      expect(unicodeForm(parts.join(''), form)).toBe(parts.join('').normalize(form));
    }),
  );
});

test('keeps every mark of a longer run, and finds the rest of the text equal', () => {
  const marks = '\u0301\u0323'.repeat(400);
  for (const form of FORMS) {
    const [composed, decomposed] = [`caf\u00e9/${marks}/\u00e9`, `cafe\u0301/${marks}/e\u0301`];
    expect(unicodeForm(composed, form)).toBe(unicodeForm(decomposed, form));
    expect(Array.from(unicodeForm(marks, form)).toSorted()).toEqual(Array.from(marks).toSorted());
  }
});

test('finds no other normal form in src, because JavaScript takes quadratic time for marks', () => {
  const others = repositoryFiles(/^src\/.*\.ts$/).filter((path) =>
    /\.normalize\(\s*['"]NF/.test(readRepositoryFile(path)),
  );
  expect(others).toEqual([]);
});
