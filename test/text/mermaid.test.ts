import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/text/markdown.js';
import { renderMermaid } from '../../src/text/mermaid.js';
import { renderPlain } from '../../src/text/plain.js';
import { hostileText } from '../support/hostile.js';
import { count, readMarkdown } from '../support/markdown.js';

const days = (count: number): string[] =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10));

test('labels the axis with the days of a week', () => {
  expect(renderMermaid({ title: 'Page views by day', dates: days(3), values: [5, 0, 12] })).toBe(
    [
      "%%{init: {'themeVariables': {'xyChart': {'plotColorPalette': '#3b82d0'}}}}%%",
      'xychart-beta',
      '    title "Page views by day"',
      '    x-axis ["09-01", "09-02", "09-03"]',
      '    y-axis 0 --> 12',
      '    line [5, 0, 12]',
      '',
    ].join('\n'),
  );
});

test('numbers the days of a month along the axis', () => {
  const chart = renderMermaid({ title: 'x', dates: days(30), values: days(30).map(() => 1) });
  expect(chart).toContain('    x-axis "2026-09-01 to 2026-09-30" 1 --> 30\n');
});

test('draws no chart for fewer than two days', () => {
  expect(renderMermaid({ title: 'x', dates: days(1), values: [1] })).toBe('');
  expect(renderMarkdown([{ chart: { title: 'x', dates: [], values: [] } }])).toBe('');
  expect(renderPlain([{ chart: { title: 'x', dates: [], values: [] } }], { color: false })).toBe('');
});

test('removes characters from titles that end the quotes, the line or the fence', () => {
  fc.assert(
    fc.property(
      hostileText(),
      fc.array(fc.double({ noDefaultInfinity: false }), { minLength: 2, maxLength: 5 }),
      (title, values) => {
        const dates = days(values.length);
        const chart = renderMermaid({ title, dates, values: values.map((value) => Math.abs(Math.trunc(value)) % 1e6) });
        expect(chart.split('\n')).toHaveLength(7);
        expect(chart).toMatch(/^ {4}title "[^"\n`<>{}%;#]*"$/m);
        const reading = readMarkdown(
          renderMarkdown([{ chart: { title, dates, values: values.map(() => 1) } }, { paragraph: 'after' }]),
        );
        expect([count(reading, 'pre'), count(reading, 'p')]).toEqual([1, 1]);
      },
    ),
    { numRuns: 500 },
  );
});

test('draws a chart in a terminal as a row of bars, the newest ones if space is short', () => {
  const chart = { title: 'Views', dates: days(4), values: [0, 5, 10, 7] };
  expect(renderPlain([{ chart }], { color: false })).toBe('Views\n▁▅█▆\n0 to 10, 2026-09-01 to 2026-09-04\n');
  expect(renderPlain([{ chart }], { color: false, width: 2 })).toContain('\n█▆\n');
});
