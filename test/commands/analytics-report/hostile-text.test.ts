/** Renders hostile text in every format, in every field of a report that strangers can type. */
import fc from 'fast-check';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse as parseHtml } from 'parse5';
import { expect, test } from 'vitest';
import { renderFormats } from '../../../src/commands/analytics-report/formats/render-formats.js';
import { summaryBlocks } from '../../../src/commands/analytics-report/formats/summary-blocks.js';
import { renderHtmlReport } from '../../../src/commands/analytics-report/formats/html/html-report.js';
import type { Report } from '../../../src/commands/analytics-report/numbers/report-schema.js';
import { showReaderText } from '../../../src/commands/analytics-report/analysis/reader-text.js';
import { cleanLines } from '../../../src/text/log.js';
import { renderMarkdown } from '../../../src/text/markdown.js';
import { renderPlain } from '../../../src/text/plain.js';
import { hostileText, runs } from '../../support/hostile.js';
import { count, readMarkdown } from '../../support/markdown.js';
import { commandsIn } from '../../support/runner-commands.js';
import { projectOf, reportOf, toDosOf } from './report-fixtures.js';

const RUNS = runs(80);
/** Links inside of the page, to the file beside it, and to pages of the site of the fixture. */
const OWN_LINK = /^a (?:#[a-z0-9-]+$|report\.json$|https:\/\/docs\.example\.com\/)/;
const OWN_MARKDOWN_LINK = /^<a href="https:\/\/docs\.example\.com\/[^"<>]*">$/;
const SITE = { title: 'Docs', site: 'https://docs.example.com/' };

function reportOfTexts(readerText: string, title: string): Report {
  const note = { section: readerText, message: title, missing: null };
  const project = projectOf({ ...SITE, title, notes: [note] }, readerText, title);
  return reportOf(project, { toDos: toDosOf(readerText, title) });
}

const hostileReport = (): fc.Arbitrary<Report> =>
  fc.tuple(hostileText(), hostileText()).map(([readerText, title]) => reportOfTexts(readerText, title));

/** The summary is also the text of the issue. */
const renderSummary = (report: Report): string => renderMarkdown(summaryBlocks(report));

/** Returns the characters of a text that a page or a table shows. */
const shownOf = (typed: string): string =>
  cleanLines(typed)
    .join(' ')
    .replace(/[ \t]+/g, ' ');

const HARMLESS = reportOfTexts('x', 'x');

test('renders hostile text in Markdown without elements, links, mentions and broken tables', () => {
  const harmless = readMarkdown(renderSummary(HARMLESS));
  const known = new Set([...harmless.tags, '<strong>', '</strong>', '<code>', '</code>']);
  fc.assert(
    fc.property(hostileReport(), (report) => {
      const reading = readMarkdown(renderSummary(report));
      const tags = reading.tags.filter((tag) => !OWN_MARKDOWN_LINK.test(tag));
      expect(tags.filter((tag) => !known.has(tag))).toEqual([]);
      for (const element of ['table', 'tr', 'th', 'td', 'details', 'pre']) {
        expect(count(reading, element), element).toBe(count(harmless, element));
      }
      expect(tags.filter((tag) => /^<(a|img)\b/.test(tag))).toEqual([]);
      // GitHub and GitLab would turn these into mentions, references and links.
      expect(reading.prose).not.toMatch(/@[a-z0-9]/i);
      expect(reading.prose).not.toMatch(/[a-z]:\/\/|www\.[a-z]/i);
      expect(reading.prose).not.toMatch(/[#!&]\d/);
      expect(reading.prose).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }),
    RUNS,
  );
});

test('renders hostile text in HTML without additional elements, URLs, scripts and handlers', () => {
  const shapeOf = (report: Report): string[] => namesOf(elementsOf(renderHtmlReport(report)));
  const shape = shapeOf(HARMLESS);
  // A page without a title shows its path once.
  const shapeWithoutTitle = shapeOf(reportOfTexts('x', ''));
  fc.assert(
    fc.property(hostileReport(), (report) => {
      const html = renderHtmlReport(report);
      const elements = elementsOf(html);
      const isUntitled = report.project.title?.trim() === '';
      expect(namesOf(elements)).toEqual(isUntitled ? shapeWithoutTitle : shape);
      for (const { name, attributes } of elements) {
        for (const [attribute, value] of attributes) {
          expect(`${name} ${attribute}`).not.toMatch(/ (on\w+|src|srcset|action|formaction|style\b.*url)$/);
          if (attribute === 'href') expect(`${name} ${value}`).toMatch(OWN_LINK);
          if (attribute === 'style' || attribute === 'fill') expect(value).not.toMatch(/url\(/);
        }
      }
      // eslint-disable-next-line no-control-regex
      expect(html).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
    }),
    RUNS,
  );
});

test('shows all typed characters in HTML', () => {
  fc.assert(
    fc.property(hostileText(), (typed) => {
      const text = textOf(renderHtmlReport(reportOf(projectOf({}, typed, typed))));
      expect(text).toContain(shownOf(typed));
    }),
    RUNS,
  );
});

test('returns typed text unchanged from JSON, whose file has no invisible characters', async () => {
  await fc.assert(
    fc.asyncProperty(hostileReport(), async (report) => {
      const json = (await renderFormats(report)).get('report.json') ?? '';
      expect(JSON.parse(json)).toEqual(report);
      expect(json).not.toMatch(/[<\p{Cf}\u2028\u2029]|(?!\n)\p{Cc}/u);
    }),
    RUNS,
  );
});

test('prints hostile text to the log without commands for the runner', () => {
  fc.assert(
    fc.property(hostileReport(), fc.boolean(), (report, color) => {
      expect(commandsIn(renderPlain(summaryBlocks(report), { color }))).toEqual([]);
    }),
    RUNS,
  );
});

test('renders no format with text of readers after it has been omitted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), async (secret) => {
      const word = `w${secret}`;
      const project = showReaderText(projectOf({}, word, 'Install'), undefined);
      const report = reportOf(project, { toDos: [] });
      const files = [...(await renderFormats(report)).values(), renderSummary(report)];
      for (const text of files) expect(text).not.toContain(word);
    }),
    { numRuns: 10 },
  );
});

interface Element {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
}

function elementsOf(html: string): Element[] {
  return nodesOf(parseHtml(html)).flatMap((node) => {
    if (!defaultTreeAdapter.isElementNode(node)) return [];
    return [{ name: node.tagName, attributes: node.attrs.map(({ name, value }) => [name, value] as const) }];
  });
}

/** The page itself keeps words with no-break spaces in one line, also those of a title, so these elements aren't counted. */
function namesOf(elements: readonly Element[]): string[] {
  const isKept = ({ name, attributes }: Element): boolean => `${name} ${attributes.join(' ')}` === 'span class,day';
  return elements.filter((one) => !isKept(one)).map(({ name }) => name);
}

function textOf(html: string): string {
  return nodesOf(parseHtml(html))
    .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ''))
    .join('');
}

function nodesOf(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node[] {
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(nodesOf) : [])];
}

test('isolates right-to-left words of readers and titles from the numbers beside them in HTML', () => {
  const words = 'שלום';
  const report = reportOf(projectOf({ ...SITE, title: words }, words, words), { toDos: toDosOf(words, words) });
  const html = renderHtmlReport(report);
  // The others stand alone in their element.
  const isolated =
    /<(bdi|blockquote|h1|title|code)(?: dir="auto"| class="\w+")?>(?:<a [^>]*>)?[^<]*(?:<\/a>)?<\/\1>|\u2068[^\u2069]*\u2069/g;
  expect(html.replace(isolated, '').match(new RegExp(`.{0,60}${words}.{0,60}`, 'g'))).toBeNull();
});
