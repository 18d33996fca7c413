/** Renders the report in each format, and writes the files: Markdown, JSON, HTML, and CSV, whose text never acts as a formula. */
import { join } from 'node:path';
import { writeResultFile } from '../../../disk/write.js';
import type { Block } from '../../../text/document.js';
import { oneLine } from '../../../text/log.js';
import { renderMarkdown } from '../../../text/markdown.js';
import { groupBy } from '../../group-by.js';
import type { Project, Report, RowOf } from '../report-schema.js';
import { TABLE_FIELDS, TABLE_NAMES } from '../report-version.js';
import type { PageOptions } from './html-report.js';
import { reportHeadline } from './issue-texts.js';
import { summaryBlocks } from './summary-blocks.js';

export const FORMATS = ['markdown', 'json', 'csv', 'html'] as const;
type Format = (typeof FORMATS)[number];

/** GitHub drops job summaries above 1 MiB as a whole (reference: limits of GitHub); report.md fits into one. */
const MARKDOWN_LIMIT_BYTES = 1_000_000;

interface WriteOptions extends Pick<PageOptions, 'runUrl' | 'version'> {
  readonly formats: readonly Format[];
  readonly resultsDir: string;
}

/** Writes the files of a report into the results folder. Returns their absolute paths. Rejects with FileError. */
export async function writeReport(report: Report, { formats, resultsDir, ...source }: WriteOptions): Promise<string[]> {
  const files = await renderFormats(report, formats, source);
  for (const [name, content] of files) await writeResultFile(join(resultsDir, name), content);
  return [...files.keys()].map((name) => join(resultsDir, name));
}

/** Returns the content of each file by its name, relative to the results folder. */
export async function renderFormats(
  report: Report,
  formats: readonly Format[],
  source: Pick<PageOptions, 'runUrl' | 'version'> = {},
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const dataFiles: string[] = [];
  if (formats.includes('json')) {
    files.set('report.json', renderJson(report));
    dataFiles.push('report.json');
  }
  if (formats.includes('markdown')) files.set('report.md', renderReportMarkdown(report));
  if (formats.includes('csv')) {
    for (const [id, text] of renderCsvFiles(report)) files.set(csvPath(id), text);
    dataFiles.push('csv/');
  }
  if (formats.includes('html')) {
    const { renderHtmlReport } = await import('./html-report.js');
    files.set('report.html', renderHtmlReport(report, { ...source, dataFiles }));
  }
  return files;
}

function renderReportMarkdown(report: Report): string {
  const { sign, text } = reportHeadline(report);
  const blocks: Block[] = [{ heading: text, sign }, ...summaryBlocks(report)];
  const pointer = 'Truncated. Full version: report.html, report.json and the CSV files.';
  return renderMarkdown(blocks, { limitBytes: MARKDOWN_LIMIT_BYTES, pointer });
}

/** Escapes invisible characters and `<`, so that the file shows all its characters and holds no markup. */
function renderJson(report: Report): string {
  const text = JSON.stringify(report, undefined, 2);
  // Without the flag u, the halves of a character are escaped one by one.
  const escape = (characters: string): string =>
    characters.replace(/[^]/g, (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${text.replace(/(?!\n)[<\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape)}\n`;
}

interface CsvTable {
  readonly id: string;
  readonly fields: readonly string[];
  readonly rows: readonly object[];
}

/** Returns the text of each file by the name of its table. Rows of several projects start with the project's name. */
function renderCsvFiles(report: Report): Map<string, string> {
  const { projects } = report;
  const ofProjects = projects.flatMap((project) =>
    projectTables(project).map(({ id, fields, rows }): CsvTable => {
      const named = rows.map((row) => ({ project: project.name ?? '', ...row }));
      return { id, fields: projects.length > 1 ? ['project', ...fields] : fields, rows: named };
    }),
  );
  const files = groupBy([...overallTables(report), ...ofProjects], ({ id }) => id);
  return new Map([...files].map(([id, tables]) => [id, renderTables(tables)]));
}

/** @param tables of the same rows; some can have more fields */
function renderTables(tables: readonly CsvTable[]): string {
  const fields = [...new Set(tables.flatMap((table) => table.fields))];
  const rows = tables.flatMap((table) => table.rows.map((row) => fields.map((field) => csvValue(row, field))));
  const head = fields.map((field) => separateWords(field, '_'));
  return renderCsv(head, rows);
}

const MOVED_TABLES = ['moved-pages', 'moved-searches'] as const;
const OVERALL_TABLES = ['metrics', 'to-dos', 'daily', 'thresholds', 'notes'] as const;

/** Every file that a report can have, relative to the results folder. */
export const REPORT_FILES: readonly string[] = [
  ...['report.json', 'report.md', 'report.html'],
  ...[...TABLE_NAMES.map((name) => separateWords(name, '-')), ...MOVED_TABLES, ...OVERALL_TABLES].map(csvPath),
];

function csvPath(id: string): string {
  return `csv/${id}.csv`;
}

/** Returns the tables of one project without those that weren't collected. */
export function projectTables(project: Project): CsvTable[] {
  const { pages, searches, lookedAt } = project.moved;
  const moved = [
    { id: 'moved-pages', fields: ['path', 'title', 'sessions', 'previous', 'isBound'], rows: pages },
    { id: 'moved-searches', fields: ['query', 'searches', 'previous', 'isBound'], rows: searches },
  ];
  return [
    ...TABLE_NAMES.flatMap((name) => {
      const rows = project[name]?.map(flatten);
      const fields = rows?.some((row) => 'now' in row) ? [...TABLE_FIELDS[name], ...NOW_FIELDS] : TABLE_FIELDS[name];
      return rows ? [{ id: separateWords(name, '-'), fields, rows }] : [];
    }),
    ...(lookedAt === null ? [] : moved),
  ];
}

const NOW_FIELDS = ['now', 'nowPath', 'nowTitle'];

/** Turns what a search finds now into columns of their own. */
function flatten(row: object | RowOf<'noResultSearches'>): object {
  if (!('now' in row) || !row.now) return row;
  const { verdict, path, title } = row.now;
  return { ...row, now: verdict, nowPath: path, nowTitle: title };
}

function overallTables({ metrics, thresholds, notes, daily, toDos, projects }: Report): CsvTable[] {
  const noteRows = [{ name: null, notes }, ...projects].flatMap(({ name, notes: ownNotes }) =>
    ownNotes.map((note) => ({ project: name ?? '', ...note })),
  );
  const toDoFields = ['project', 'verb', 'path', 'words', 'readersPerWeek', 'evidence', 'sources'];
  const metricRows = metrics.map(({ name, ...values }) => ({ metric: name, ...values }));
  const thresholdRows = thresholds.map(({ line, ...result }) => ({ threshold: line, ...result }));
  return [
    { id: 'metrics', fields: ['metric', 'value', 'previous', 'changePercent', 'beyondChance'], rows: metricRows },
    { id: 'to-dos', fields: toDoFields, rows: toDos },
    { id: 'daily', fields: ['date', 'pageViews', 'sessions', 'searches', 'questions'], rows: daily },
    { id: 'thresholds', fields: ['threshold', 'value', 'met'], rows: thresholdRows },
    { id: 'notes', fields: ['project', 'section', 'message'], rows: noteRows },
  ];
}

function csvValue(row: object, field: string): CsvValue {
  const value = (row as Readonly<Record<string, CsvValue | readonly string[]>>)[field] ?? null;
  if (value !== null && typeof value === 'object') return value.join(field === 'paths' ? ', ' : ' · ');
  return field === 'lastAskedAt' && typeof value === 'string' ? value.slice(0, 10) : value;
}

function separateWords(name: string, separator: '_' | '-'): string {
  return name.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());
}

type CsvValue = string | number | boolean | null;

/** Renders CSV (RFC 4180) for programs and spreadsheets: rows that end in CRLF. Text is quoted, and null is an empty field. */
export function renderCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [head, ...rows.map((row) => head.map((_, column) => row[column] ?? null))];
  return lines.map((line) => `${line.map(renderField).join(',')}\r\n`).join('');
}

function renderField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  return `"${withoutFormula(oneLine(value)).replaceAll('"', '""')}"`;
}

/**
 * Matches the start of a formula. Spreadsheets also accept the full-width forms of these signs, and blanks before them.
 * A spreadsheet that splits fields at another separator finds formulas in the middle of a field. An apostrophe in front
 * makes the formula text, and stays visible.
 */
const FORMULA = /(^|[;,\t|"'])([\s\p{DI}]*)(?=[=+\-@＝＋－＠])/gu;

function withoutFormula(text: string): string {
  return text.replace(FORMULA, "$1$2'");
}
