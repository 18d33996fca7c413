/** Text that means harm, in every place of a report that a stranger can write, through every format. */
import fc from 'fast-check';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse as parseHtml } from 'parse5';
import { expect, test } from 'vitest';
import { buildSchema } from '../../../src/api/schema.js';
import { renderFormats, summaryBlocks } from '../../../src/commands/analytics-report/formats/formats.js';
import { renderPage } from '../../../src/commands/analytics-report/formats/html-report.js';
import { type Report, reportSchema } from '../../../src/commands/analytics-report/report-schema.js';
import { showReaders } from '../../../src/commands/analytics-report/analysis/reader-text.js';
import { cleanLines } from '../../../src/text/log.js';
import { renderPlain } from '../../../src/text/plain.js';
import { readCsv } from '../../support/csv.js';
import { hostileText } from '../../support/hostile.js';
import { count, readMarkdown } from '../../support/markdown.js';
import { commandsIn } from '../../support/runner-commands.js';
import { projectOf, reportOf } from './reports.js';

const RUNS = { numRuns: 80 };
/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /(^|[;,\t|])[\s\p{DI}]*[=+\-@＝＋－＠]/u;

const hostileReport = (): fc.Arbitrary<Report> =>
  fc.tuple(hostileText(), hostileText()).map(([words, title]) => {
    const note = { section: words, message: title };
    const project = projectOf({ notes: [note] }, words, title);
    return reportOf([project, { ...project, name: words }]);
  });

async function render(report: Report, format: 'markdown' | 'json'): Promise<string> {
  return [...(await renderFormats(report, [format])).values()].join('');
}

/** Without its charts, which hold nothing that a stranger can write. */
const renderHtml = (report: Report): string => renderPage(report, { drawChart: () => undefined });

const HARMLESS = reportOf(
  [null, 'x'].map((name) => ({ ...projectOf({ notes: [{ section: 'x', message: 'x' }] }, 'x', 'x'), name })),
);

test('Markdown: no element, no link, no mention comes out of it, and no table breaks', async () => {
  const harmless = readMarkdown(await render(HARMLESS, 'markdown'));
  const known = new Set([...harmless.tags, '<strong>', '</strong>']);
  await fc.assert(
    fc.asyncProperty(hostileReport(), async (report) => {
      const reading = readMarkdown(await render(report, 'markdown'));
      expect(reading.tags.filter((tag) => !known.has(tag))).toEqual([]);
      for (const element of ['table', 'tr', 'th', 'td', 'details', 'pre']) {
        expect(count(reading, element), element).toBe(count(harmless, element));
      }
      expect(reading.tags.filter((tag) => /^<(a|img)\b/.test(tag))).toEqual([]);
      // What GitHub and GitLab would turn into a mention, a reference or a link of plain text.
      expect(reading.prose).not.toMatch(/@[a-z0-9]/i);
      expect(reading.prose).not.toMatch(/[a-z]:\/\/|www\.[a-z]/i);
      expect(reading.prose).not.toMatch(/[#!&]\d/);
      expect(reading.prose).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }),
    RUNS,
  );
});

test('HTML: the page has the elements it would have anyway, no address, no script, no handler', () => {
  const shape = elementsOf(renderHtml(HARMLESS)).map(({ name }) => name);
  fc.assert(
    fc.property(hostileReport(), (report) => {
      const page = renderHtml(report);
      const elements = elementsOf(page);
      expect(elements.map(({ name }) => name)).toEqual(shape);
      for (const { name, attributes } of elements) {
        for (const [attribute, value] of attributes) {
          expect(`${name} ${attribute}`).not.toMatch(/ (on\w+|src|href|srcset|action|formaction|style\b.*url)$/);
          if (attribute === 'style' || attribute === 'fill') expect(value).not.toMatch(/url\(/);
        }
      }
      // eslint-disable-next-line no-control-regex
      expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
    }),
    RUNS,
  );
});

test('HTML: people read what was typed, with nothing hidden', () => {
  fc.assert(
    fc.property(hostileText(), (words) => {
      const text = textOf(renderHtml(reportOf([projectOf({}, words, words)])));
      const shown = cleanLines(words)
        .join(' ')
        .replace(/[ \t]+/g, ' ');
      expect(text).toContain(shown);
    }),
    RUNS,
  );
});

test('CSV: as many fields a row as titles, the words as they are but for an apostrophe, no formula', async () => {
  const harmless = await renderFormats(HARMLESS, ['csv']);
  await fc.assert(
    fc.asyncProperty(hostileReport(), async (report) => {
      const csv = await renderFormats(report, ['csv']);
      expect([...csv.keys()]).toEqual([...harmless.keys()]);
      for (const [name, text] of csv) {
        const rows = readCsv(text);
        expect(rows.length, name).toBe(readCsv(harmless.get(name) ?? '').length);
        for (const field of rows.slice(1).flat()) if (!isNumber(field)) expect(field).not.toMatch(FORMULA);
      }
      const [, queries] = readCsv(csv.get('csv/search-queries.csv') ?? '');
      const words = report.projects[0]?.searchQueries?.[0]?.query ?? '';
      expect(queries?.[1]?.replaceAll("'", '')).toBe(
        cleanLines(words)
          .join(' ')
          .replace(/[ \t]+/g, ' ')
          .replaceAll("'", ''),
      );
    }),
    RUNS,
  );
});

test('JSON: what was typed comes back letter by letter, and the file itself hides nothing', async () => {
  await fc.assert(
    fc.asyncProperty(hostileReport(), async (report) => {
      const json = await render(report, 'json');
      expect((await buildSchema(reportSchema)).parse(JSON.parse(json))).toEqual(report);
      expect(json).not.toMatch(/[<\p{Cf}\u2028\u2029]|(?!\n)\p{Cc}/u);
    }),
    RUNS,
  );
});

test('log: no line of the printed summary is a command for the runner', () => {
  fc.assert(
    fc.property(hostileReport(), fc.boolean(), (report, colour) => {
      expect(commandsIn(renderPlain(summaryBlocks(report), { color: colour }))).toEqual([]);
    }),
    RUNS,
  );
});

test('without the words of readers, none of them is left in any format', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), async (secret) => {
      const word = `w${secret}`;
      const project = showReaders(projectOf({}, word, 'Install'), undefined, 10);
      for (const [name, text] of await renderFormats(reportOf([project]), ['markdown', 'json', 'html', 'csv']))
        expect(text, name).not.toContain(word);
    }),
    { numRuns: 10 },
  );
});

interface Element {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
}

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  walk(parseHtml(html), (node) => {
    if (defaultTreeAdapter.isElementNode(node))
      found.push({ name: node.tagName, attributes: node.attrs.map(({ name, value }) => [name, value] as const) });
  });
  return found;
}

function textOf(html: string): string {
  let text = '';
  walk(parseHtml(html), (node) => {
    if (defaultTreeAdapter.isTextNode(node)) text += node.value;
  });
  return text;
}

function walk(node: DefaultTreeAdapterTypes.Node, visit: (node: DefaultTreeAdapterTypes.Node) => void): void {
  visit(node);
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, visit);
}

function isNumber(field: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(field);
}
