import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { escapeHtmlText, markup } from '../../src/text/html.js';
import { cleanLines } from '../../src/text/log.js';
import { hostileText } from '../support/hostile.js';

test('escapes template values except markup', () => {
  expect(
    markup`<p title="${'"<&\'>'}">${1}${markup`<b>${'<'}</b>`}${[markup`<i></i>`, markup`<u></u>`]}${undefined}</p>`
      .text,
  ).toBe('<p title="&quot;&lt;&amp;&#39;&gt;">1<b>&lt;</b><i></i><u></u></p>');
});

test('escapes any typed text in elements and attributes', () => {
  fc.assert(
    fc.property(hostileText(), (typed) => {
      const shown = cleanLines(typed)
        .join(' ')
        .replace(/[ \t]+/g, ' ');
      const [node] = parseFragment(`<p title="${escapeHtmlText(typed)}">${escapeHtmlText(typed)}</p>`).childNodes;
      expect(node).toMatchObject({ tagName: 'p', attrs: [{ name: 'title', value: shown }] });
      const text = parseFragment(escapeHtmlText(typed));
      expect(text.childNodes.every(({ nodeName }) => nodeName === '#text')).toBe(true);
      // A parser that writes what it read writes no tag.
      expect(serialize(text)).not.toMatch(/[<>]/);
    }),
    { numRuns: 1_000 },
  );
});
