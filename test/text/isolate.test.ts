import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../src/text/markdown.js';
import { isolateNames, shownLine } from '../../src/text/isolate.js';
import { renderPlain } from '../../src/text/plain.js';
import { cpuMsOf } from '../support/cpu-time.js';

const HEBREW = 'שלום';
const FSI = '\u2068';
const PDI = '\u2069';

describe('isolateNames', () => {
  test.each([
    [`The page ${HEBREW}, which is new.`, `The page ${FSI}${HEBREW}${PDI}, which is new.`],
    [`docs/${HEBREW}.md, line 3`, `${FSI}docs/${HEBREW}.md${PDI}, line 3`],
    [`"${HEBREW} ${HEBREW}".`, `"${FSI}${HEBREW} ${HEBREW}${PDI}".`],
    [`مرحبا (2)`, `${FSI}مرحبا${PDI} (2)`],
    ['The page a/b.md, line 3', 'The page a/b.md, line 3'],
  ])('puts isolating characters around the right-to-left name in %j', (text, expected) => {
    expect(isolateNames(text)).toBe(expected);
  });

  test('takes a time that is proportional to the length of a text', async () => {
    const text = `${'a'.repeat(200_000)} ${HEBREW.repeat(20_000)} ${`${HEBREW} `.repeat(20_000)}`;
    expect(await cpuMsOf(() => void isolateNames(text))).toBeLessThan(2_000);
  });
});

test('isolates right-to-left names in Markdown outside of code, so that people copy none of the characters', () => {
  const text = renderMarkdown([{ paragraph: ['Page ', { code: `docs/${HEBREW}.md` }, ` of ${HEBREW}.`] }]);
  expect(text).toBe(`Page ${FSI}\`docs/${HEBREW}.md\`${PDI} of ${FSI}${HEBREW}${PDI}.\n\n`);
});

test('isolates right-to-left names in code of a table of facts, and adds nothing to other code', () => {
  const text = renderMarkdown([
    {
      facts: [
        ['Branch', { code: HEBREW }],
        ['Base', { code: 'main' }],
      ],
    },
  ]);
  expect(text).toContain(`<td>${FSI}<code>${HEBREW}</code>${PDI}</td>`);
  expect(text).toContain('<td><code>main</code></td>');
});

test('isolates right-to-left names in lines of a log and a terminal, and shows such controls of strangers', () => {
  expect(shownLine(`${HEBREW}: edited`)).toBe(`${FSI}${HEBREW}${PDI}: edited`);
  expect(shownLine(`${FSI}a`)).toBe('⟪U+2068⟫a');
  expect(renderPlain([{ list: [`${HEBREW} (1)`] }], { color: false })).toBe(`- ${FSI}${HEBREW}${PDI} (1)\n`);
});
