import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../src/text/document.js';
import { escapeHtmlText, Html, markup, renderHtml } from '../../src/text/html.js';
import { cleanLines } from '../../src/text/log.js';
import { hostileText } from '../support/hostile.js';

const CHART = { title: 'Views', dates: ['2026-09-01', '2026-09-02'], values: [1, 2] };

function render(...blocks: Block[]): string {
  return renderHtml(blocks, { drawChart: ({ title }) => (title === '' ? undefined : new Html('<svg></svg>')) }).text;
}

test('escapes template values except markup', () => {
  expect(
    markup`<p title="${'"<&\'>'}">${1}${markup`<b>${'<'}</b>`}${[markup`<i></i>`, markup`<u></u>`]}</p>`.text,
  ).toBe('<p title="&quot;&lt;&amp;&#39;&gt;">1<b>&lt;</b><i></i><u></u></p>');
});

describe('HTML blocks', () => {
  test('renders each kind of block as its HTML element', () => {
    expect(render({ heading: 'A' }, { heading: 'B', level: 4 }, { paragraph: ['x ', { strong: 'y' }] })).toBe(
      '<h2>A</h2>\n<h4>B</h4>\n<p>x <strong>y</strong></p>',
    );
    expect(render({ list: ['a', { code: '<' }] })).toBe('<ul><li>a</li><li><code>&lt;</code></li></ul>');
    expect(render({ verbatim: 'a\n<b>' })).toBe('<pre>a\n&lt;b&gt;</pre>');
    expect(render({ details: 'More', blocks: [{ paragraph: 'x' }] })).toBe(
      '<details><summary>More</summary><p>x</p></details>',
    );
    expect(render({ chart: CHART })).toBe('<figure><figcaption>Views</figcaption><svg></svg></figure>');
    expect(render({ chart: { ...CHART, title: '' } })).toBe('');
  });

  test('marks columns of numbers and of days in tables', () => {
    const page = render({
      table: {
        head: ['a', 'b', 'c'],
        rows: [
          ['x', '1,234', '2026-09-07'],
          ['1', '59.6 %', '2026-09-08'],
        ],
      },
    });
    expect(page).toContain('<td>x</td><td class="number">1,234</td><td class="day">2026-09-07</td>');
    expect(page).toContain('<th scope="col" class="number">b</th>');
    expect(page).toContain('tabindex="0"');
    expect(render({ table: { head: [], rows: [] } })).toBe('');
  });

  test('links only http(s) URLs', () => {
    expect(render({ paragraph: { link: 'https://a.example/?b=1&c="', text: 'x' } })).toBe(
      '<p><a href="https://a.example/?b=1&amp;c=%22" rel="noreferrer">x</a></p>',
    );
    expect(render({ paragraph: { link: 'javascript:alert(1)', text: 'x' } })).toBe('<p>x (javascript:alert(1))</p>');
  });
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
