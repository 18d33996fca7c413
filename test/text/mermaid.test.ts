import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/text/markdown.js';
import { renderMermaid } from '../../src/text/mermaid.js';
import { renderPlain } from '../../src/text/plain.js';
import { hostileText, runs } from '../support/hostile.js';
import { count, readMarkdown } from '../support/markdown.js';

const days = (count: number): string[] =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10));

const week = { name: 'this week', values: [5, 0, 12] };

test('labels the axis with the days of a week', () => {
  expect(renderMermaid({ title: 'Page views per day', labels: ['Mon 9', 'Tue 10', 'Wed 11'], lines: [week] })).toBe(
    [
      "%%{init: {'xyChart': {'width': 900, 'height': 260}, 'themeVariables': {'xyChart': {'plotColorPalette': '#3b82d0, #9aa4af', 'backgroundColor': 'transparent'}}}}%%",
      'xychart-beta',
      '    title "Page views per day"',
      '    x-axis ["Mon 9", "Tue 10", "Wed 11"]',
      '    y-axis 0 --> 15',
      '    line [5, 0, 12]',
      '',
    ].join('\n'),
  );
});

test('draws the period before as a second line, and names the colors in the title', () => {
  const lines = [week, { name: 'the week before', values: [4, 445, 3] }];
  const chart = renderMermaid({ title: 'Page views per day', labels: days(3), lines });
  expect(chart).toContain('    title "Page views per day: blue this week, gray the week before"\n');
  expect(chart).toContain('    y-axis 0 --> 450\n    line [5, 0, 12]\n    line [4, 445, 3]\n');
});

test('keeps dashes and blanks of periods in the title', () => {
  const lines = [week, { name: '31\u00a0Aug\u2009–\u20096\u00a0Sep', values: [4, 445, 3] }];
  const chart = renderMermaid({ title: 'Page views', labels: days(3), lines });
  expect(chart).toContain('    title "Page views: blue this week, gray 31 Aug - 6 Sep"\n');
});

test('numbers the days of a month along the axis', () => {
  const lines = [{ name: 'x', values: days(30).map(() => 1) }];
  const chart = renderMermaid({ title: 'x', labels: days(30), lines });
  expect(chart).toContain('    x-axis "2026-09-01 to 2026-09-30" 1 --> 30\n');
});

test('draws no chart for fewer than two days', () => {
  const empty = { title: 'x', labels: [], lines: [{ name: 'x', values: [] }] };
  expect(renderMermaid({ title: 'x', labels: days(1), lines: [{ name: 'x', values: [1] }] })).toBe('');
  expect(renderMarkdown([{ chart: empty }])).toBe('');
  expect(renderPlain([{ chart: empty }], { color: false })).toBe('');
});

test('removes characters from titles that end the quotes, the line or the fence', () => {
  fc.assert(
    fc.property(
      hostileText(),
      fc.array(fc.double({ noDefaultInfinity: false }), { minLength: 2, maxLength: 5 }),
      (title, values) => {
        const labels = [title, ...days(values.length - 1)];
        const numbers = values.map((value) => Math.abs(Math.trunc(value)) % 1e6);
        const lines = [title, 'x'].map((name) => ({ name, values: numbers }));
        const chart = renderMermaid({ title, labels, lines });
        expect(chart.split('\n')).toHaveLength(8);
        expect(chart).toMatch(/^ {4}title "[^"\n`<>{}%;#]*"$/m);
        expect(chart).toMatch(/^ {4}x-axis \["[^"\n`<>{}%;#]*"(?:, "[\d-]+")+\]$/m);
        const reading = readMarkdown(renderMarkdown([{ chart: { title, labels, lines } }, { paragraph: 'after' }]));
        expect([count(reading, 'pre'), count(reading, 'p')]).toEqual([1, 1]);
      },
    ),
    runs(500),
  );
});

test('draws a chart in a terminal as rows of bars of one scale, the newest ones if space is short', () => {
  const lines = [
    { name: 'this week', values: [0, 5, 10, 7] },
    { name: 'the week before', values: [5, 5, 5, 5] },
  ];
  const chart = { title: 'Views', labels: days(4), lines };
  expect(renderPlain([{ chart }], { color: false })).toBe(
    'Views\n▁▅█▆  0 to 10  this week\n▅▅▅▅  5 to 5   the week before\n2026-09-01 to 2026-09-04\n',
  );
  expect(renderPlain([{ chart }], { color: false, width: 2 })).toContain('\n█▆  ');
});
