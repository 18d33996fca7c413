import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, bulletedItems, type Inline } from '../../src/text/document.js';
import { oneLine } from '../../src/text/log.js';
import { renderMarkdown } from '../../src/text/markdown.js';
import { hostileBlock, hostileText, runs, WEB_LINK as LINK } from '../support/hostile.js';
import { count, expectHarmless, readMarkdown } from '../support/markdown.js';

/** The text without what is put in to part references, and without blanks, which readers fold. */
const letters = (text: string): string => text.replace(/[\u200b\s]/g, '');

describe('untrusted text in Markdown', () => {
  it('renders untrusted text as plain text in paragraphs, headings, lists, tables and summary lines', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const places: readonly Block[] = [
          { paragraph: text },
          { heading: text },
          { footnote: text },
          { list: [text] },
          { list: [{ item: '', quotes: [text] }] },
          { list: [['a ', text]], kind: 'tasks' },
          { table: { head: ['a'], rows: [[text]] } },
          { facts: [['a', text]] },
          { facts: [['a', ['', { strong: text }]]] },
          { details: text, blocks: [] },
          { paragraph: ['', { strong: text }] },
        ];
        for (const place of places) {
          const reading = readMarkdown(renderMarkdown([place]));
          expectHarmless(reading);
          const first = 'table' in place || 'facts' in place || 'kind' in place ? /^a/ : /^/;
          expect(letters(reading.text).replace(first, '')).toBe(letters(oneLine(text)));
          expect(count(reading, 'a')).toBe(0);
        }
      }),
      runs(500),
    );
  });

  it('renders untrusted text unchanged as code', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const code = oneLine(text).trim();
        const places: readonly Block[] = [
          { paragraph: { code: text } },
          { table: { head: ['a'], rows: [[{ code: text }]] } },
          { facts: [['a', { code: text }]] },
        ];
        for (const place of places) {
          const reading = readMarkdown(renderMarkdown([place]));
          expectHarmless(reading);
          expect(count(reading, 'code')).toBe(code === '' ? 0 : 1);
          expect(letters(reading.text).replace(/^a/, 'paragraph' in place ? '$&' : '')).toBe(letters(code));
        }
      }),
      runs(500),
    );
  });

  it('keeps every line of untrusted text inside its fence', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const reading = readMarkdown(renderMarkdown([{ verbatim: text }, { paragraph: 'after' }]));
        const [, code = ''] = /<pre><code class="language-text">([^]*)<\/code><\/pre>/.exec(reading.html) ?? [];
        expect(reading.html.endsWith('<p>after</p>\n') || reading.html === '<p>after</p>').toBe(true);
        expect(reading.tags.length).toBe(code === '' ? 2 : 6);
        expect(letters(reading.text)).toBe(`${letters(oneLine(text))}after`);
      }),
      runs(500),
    );
  });

  it('keeps text inside its fence if a control character splits its backticks', () => {
    const { html } = readMarkdown(renderMarkdown([{ verbatim: 'a\n``\u0000`\n# b' }]));
    expect(html).toContain('<code class="language-text">a\n```\n# b\n</code>');
  });

  it('keeps untrusted text from changing the page around it', () => {
    fc.assert(
      fc.property(fc.array(hostileBlock(), { maxLength: 5 }), (blocks) => {
        const reading = readMarkdown(renderMarkdown(blocks));
        expectHarmless(reading);
        const all = blocks.flatMap((one) => ('details' in one ? [one, ...one.blocks] : [one]));
        const tables = all.flatMap((one) => ('table' in one ? [one.table] : []));
        const facts = all.flatMap((one) => ('facts' in one && one.facts.length > 0 ? [one.facts] : []));
        const lists = all.flatMap((one) => ('list' in one ? [one] : []));
        const sum = (counts: readonly number[]): number => counts.reduce((total, number) => total + number, 0);
        const factCount = sum(facts.map(({ length }) => length));
        expect(count(reading, 'table')).toBe(tables.length + facts.length);
        expect(count(reading, 'tr')).toBe(sum(tables.map(({ rows }) => rows.length + 1)) + factCount);
        expect(count(reading, 'td')).toBe(sum(tables.map(({ head, rows }) => head.length * rows.length)) + factCount);
        const rows = all.flatMap((one) => ('rows' in one ? one.rows : []));
        expect(count(reading, 'li')).toBe(sum(lists.map(({ list }) => list.length)) + rows.length);
        expect(count(reading, 'blockquote')).toBe(
          lists.flatMap(bulletedItems).filter(({ quotes }) => quotes.length > 0).length,
        );
        expect(count(reading, 'details')).toBe(all.filter((one) => 'details' in one).length);
        expect(reading.tags.filter((tag) => tag === '</details>').length).toBe(count(reading, 'details'));
        expect(count(reading, 'pre')).toBe(
          all.filter((one) => 'verbatim' in one && oneLine(one.verbatim).trim() !== '').length,
        );
      }),
      runs(500),
    );
  });
});

describe('parts of a Markdown line', () => {
  it.each<[string, readonly Inline[], string]>([
    [
      'the name of a restore point as one piece of code',
      ['It is docs-ci-before/20260101T000000Z-publish-v1-abcdefg1.from-0a1b2c3d.4e5f6a7b.'],
      'It is <code>docs-ci-before/20260101T000000Z-publish-v1-abcdefg1.from-0a1b2c3d.4e5f6a7b</code>.',
    ],
    [
      'a link behind an exclamation mark',
      ['Done!', { link: LINK, text: 'here' }],
      'Done!<a href="https://docs.example/guide_a?x=1&amp;y=2">here</a>',
    ],
    [
      'strong text of any kind',
      ['a', { strong: 'b' }, 'c', { strong: '"d"' }, 'e'],
      'a<strong>b</strong>c<strong>"d"</strong>e',
    ],
    ['code beside code', [{ code: 'a' }, { code: 'b' }, { code: '`' }], '<code>a</code><code>b</code><code>`</code>'],
    ['strong beside strong', [{ strong: 'a' }, { strong: 'b' }, '*'], '<strong>a</strong><strong>b</strong>*'],
  ])('renders each part of a line on its own: %s', (_, paragraph, html) => {
    expect(
      readMarkdown(renderMarkdown([{ paragraph }]))
        .html.replace(/[\u200b\n]/g, '')
        .replaceAll('&quot;', '"'),
    ).toBe(`<p>${html}</p>`);
  });
});

describe('ids in Markdown', () => {
  const ID = '4f2c9d1a';

  it.each<[string, Block]>([
    ['a paragraph', { paragraph: `Deployment ${ID} failed.` }],
    ['strong text', { paragraph: ['a', { strong: ID }, 'b'] }],
    ['text after code', { paragraph: [{ code: 'a' }, ID] }],
    ['a fact', { facts: [['Deployment', ID]] }],
    ['the title of details', { details: ID, blocks: [] }],
    ['a link', { paragraph: { link: LINK, text: ID } }],
  ])('shows a short id so that people can copy it, and no platform links it: %s', (_, block) => {
    const reading = readMarkdown(renderMarkdown([block]));
    expect(reading.html).toContain(`<code>${ID}</code>`);
    expectHarmless(reading);
  });

  it('leaves a UUID as it is', () => {
    const id = '4f2c9d1a-6e85-40d3-a26b-952724932a0a';
    expect(renderMarkdown([{ paragraph: id }])).toBe(`${id}\n\n`);
  });
});

describe('blocks in Markdown', () => {
  it('shows signs as emoji, main links bold, and a footnote small', () => {
    const page = renderMarkdown([
      { heading: 'Live', sign: 'good' },
      { paragraph: [{ sign: 'added' }, ' ', { link: LINK, text: 'Open', isMain: true }] },
      { details: 'Thresholds', sign: 'warning', blocks: [{ footnote: 'by run 7' }] },
    ]);
    expect(page).toBe(
      `## ✅ Live\n\n➕ **[Open](${LINK.replace('&', '&amp;')})**\n\n` +
        '<details><summary>⚠️ Thresholds</summary>\n\n<sub>by run 7</sub>\n\n</details>\n\n',
    );
  });

  it('numbers items, shows boxes for tasks, and keeps quotes below their item', () => {
    const list = [{ item: 'Rewrite', quotes: ['old', 'wrong'] }, 'Write'];
    expect(renderMarkdown([{ list, kind: 'numbers' }])).toBe('1. Rewrite\n   > old\n   >\n   > wrong\n2. Write\n\n');
    expect(renderMarkdown([{ list, kind: 'tasks' }])).toBe('- [ ] Rewrite\n  > old\n  >\n  > wrong\n- [ ] Write\n\n');
  });

  it('shows rows as a list', () => {
    const rows = [{ sign: 'added', columns: ['created', { code: 'a.png' }, '2 kB'] }, { columns: ['c.png'] }] as const;
    expect(renderMarkdown([{ rows }])).toBe('- ➕ created `a.png` 2 kB\n- c.png\n\n');
  });

  it('leaves out facts, lists and rows without content', () => {
    expect(renderMarkdown([{ facts: [] }, { list: [] }, { rows: [] }, { footnote: '' }])).toBe('');
  });
});

describe('Markdown link', () => {
  it.each(['https://docs.example.com/', 'https://docs.example.com/a_b/deadbeef0?x=1&y=2#z'])(
    'shows the URL %s unaltered, so that people can copy it',
    (link) => {
      for (const text of ['', link]) {
        const reading = readMarkdown(renderMarkdown([{ paragraph: { link, text } }]));
        expect(reading.text.trim()).toBe(link);
        expect(reading.html).toContain(`<a href="${link.replace('&', '&amp;')}">`);
      }
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//e.example',
    'https://bob:pw@e.example',
    'https://',
    'mailto:a@b.c',
    '',
  ])('renders a link as text if its URL is %s', (link) => {
    const reading = readMarkdown(renderMarkdown([{ paragraph: { link, text: 'click' } }]));
    expect(count(reading, 'a')).toBe(0);
    expect(reading.text).toContain('click');
  });

  it('ends a link where its URL ends', () => {
    const link = 'https://e.example/a b)c<d>`e|f\\g?x=1&copy=2#(h';
    const reading = readMarkdown(renderMarkdown([{ table: { head: ['a'], rows: [[[{ link, text: 'here' }, ')']]] } }]));
    expect(reading.tags).toContain(`<a href="https://e.example/a%20b%29c%3Cd%3E%60e%7Cf/g?x=1&amp;copy=2#%28h">`);
    expect(reading.text).toMatch(/here\)/);
  });
});

describe('Markdown with a byte limit', () => {
  const rows = (length: number): Block => ({
    table: { head: ['name', 'size'], rows: Array.from({ length }, (_, row) => [`file é ${row}`, `${row} kB`]) },
  });
  const POINTER = ['All of it is in ', { code: 'summary.md' }, '.'] as const;

  it('keeps to the byte limit, drops whole parts and says where the rest is', () => {
    fc.assert(
      fc.property(
        fc.array(hostileBlock(), { maxLength: 5 }),
        fc.integer({ min: 60, max: 600 }),
        (blocks, limitBytes) => {
          const whole = renderMarkdown(blocks);
          const page = renderMarkdown(blocks, { limitBytes, pointer: POINTER });
          expect(Buffer.byteLength(page)).toBeLessThanOrEqual(limitBytes);
          if (Buffer.byteLength(whole) <= limitBytes) {
            expect(page).toBe(whole);
            return;
          }
          const reading = readMarkdown(page);
          expectHarmless(reading);
          expect(reading.html).toContain('<p>All of it is in <code>summary.md</code>.</p>');
          expect(reading.tags.filter((tag) => tag === '</details>').length).toBe(count(reading, 'details'));
          const wholeLines = new Set(whole.split('\n'));
          for (const line of page.split('\n').slice(0, -3)) expect(wholeLines).toContain(line);
        },
      ),
      runs(500),
    );
  });

  it('keeps the first rows of a table, and closes the details around it', () => {
    const page = renderMarkdown([{ details: 'files', blocks: [rows(1_000)] }, { paragraph: 'after' }], {
      limitBytes: 2_000,
      pointer: POINTER,
    });
    const reading = readMarkdown(page);
    expect(Buffer.byteLength(page)).toBeGreaterThan(1_950);
    expect(reading.text).toContain('file é 0');
    expect(count(reading, 'td') % 2).toBe(0);
    expect(reading.html.trimEnd()).toMatch(
      /<\/table>\s*<\/details>\s*<p>All of it is in <code>summary.md<\/code>.<\/p>$/,
    );
  });

  it('keeps the last lines of a log, which contain the error', () => {
    const verbatim = [...Array.from({ length: 500 }, (_, line) => `line ${line}`), 'ERROR: broken link'].join('\n');
    const reading = readMarkdown(renderMarkdown([{ verbatim }], { limitBytes: 1_000, pointer: POINTER }));
    expect(reading.html).toMatch(/line 499\nERROR: broken link\n<\/code><\/pre>/);
    expect(reading.html).not.toContain('line 5\n');
  });

  it.each(['x', '漢', '`'])('shortens a line that exceeds the byte limit alone: %s', (letter) => {
    const blocks = [{ heading: 'Build log' }, { verbatim: letter.repeat(5_000_000) }, { paragraph: 'after' }];
    const page = renderMarkdown(blocks, { limitBytes: 100_000, pointer: POINTER });
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(100_000);
    const { html } = readMarkdown(page);
    expect(html).toMatch(new RegExp(`<code class="language-text">${letter}{9999}…\n</code></pre>\n<p>after</p>`));
    expect(html).toContain('<p>All of it is in <code>summary.md</code>.</p>');
    expect(renderMarkdown(blocks)).toContain(letter.repeat(5_000_000));
  });

  it('renders nothing if not even the pointer fits', () => {
    expect(renderMarkdown([rows(3)], { limitBytes: 10, pointer: POINTER })).toBe('');
    expect(renderMarkdown([rows(3)], { limitBytes: -5 })).toBe('');
  });
});

describe('GitLab note', () => {
  it('starts no line with a GitLab quick action, not even in code that a shorter fence seems to end', () => {
    const blocks: readonly Block[] = [
      { paragraph: '/close' },
      { paragraph: ['/merge', ' now'] },
      { verbatim: 'log\n```\n/close\n/label ~x\n/usr/bin/node: not found' },
      { list: ['/close', { item: '/close', quotes: ['/close', '/close'] }], kind: 'tasks' },
      { footnote: '/close' },
      { facts: [['/close', '/close']] },
      { rows: [{ sign: 'changed', columns: ['/close'] }, { columns: ['/close'] }] },
      { details: '/close', blocks: [{ heading: '/close' }] },
    ];
    const page = renderMarkdown(blocks);
    expect(page).not.toMatch(/^\/\w+(?:\s|$)/m);
    expect(page).toContain('\n/usr/bin/node: not found\n');
  });
});
