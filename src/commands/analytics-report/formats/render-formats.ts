/** Renders the report in each format, and writes the files. */
import { join } from 'node:path';
import { writeAtomically } from '../../../disk/write.js';
import { type CsvValue, renderCsv } from '../../../text/csv.js';
import type { Block } from '../../../text/document.js';
import { renderMarkdown } from '../../../text/markdown.js';
import type { Project, Report } from '../report-schema.js';
import { TABLE_NAMES, type TableName } from '../report-version.js';
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

/** Writes the files of a report into the results folder. Returns their absolute paths. */
export async function writeReport(report: Report, { formats, resultsDir, ...source }: WriteOptions): Promise<string[]> {
  const files = await renderFormats(report, formats, source);
  const paths: string[] = [];
  for (const [name, content] of files) {
    const path = join(resultsDir, name);
    await writeAtomically(path, content);
    paths.push(path);
  }
  return paths;
}

const CSV_FOLDER = 'csv';

/** Returns the content of each file by its name, relative to the results folder. */
export async function renderFormats(
  report: Report,
  formats: readonly Format[],
  source: Pick<PageOptions, 'runUrl' | 'version'> = {},
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  if (formats.includes('json')) files.set('report.json', renderJson(report));
  if (formats.includes('markdown')) files.set('report.md', renderReportMarkdown(report));
  if (formats.includes('csv'))
    for (const [name, text] of renderCsvFiles(report)) files.set(`${CSV_FOLDER}/${name}.csv`, text);
  if (formats.includes('html')) {
    const { renderHtmlReport } = await import('./html-report.js');
    const dataFiles = [
      ...(formats.includes('json') ? ['report.json'] : []),
      ...(formats.includes('csv') ? [`${CSV_FOLDER}/`] : []),
    ];
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
  return `${text.replace(/(?!\n)[<\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeCharacter)}\n`;
}

function escapeCharacter(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }).join('');
}

const PAGE = ['path', 'title'];
const VOTES = ['likes', 'dislikes'];

/** The columns of CSV files are fields of report.json. */
const FIELDS: Readonly<Record<TableName, readonly string[]>> = {
  pages: [...PAGE, 'pageViews', 'sessions', 'previousSessions'],
  referrers: ['referrer', 'pageViews', 'percentage'],
  feedback: [...PAGE, ...VOTES, 'comments', 'satisfactionRate'],
  poorFeedback: [...PAGE, ...VOTES, 'satisfactionRate', 'sessions', 'readers', 'comments'],
  searchQueries: ['query', 'searches', 'noResults', 'clicks', 'aiEscalations'],
  noResultSearches: ['query', 'searches', 'readers', 'aiEscalations'],
  searchPages: [...PAGE, 'searches', 'noResultSearches', 'noResultRate'],
  lowConfidenceQuestions: ['question', 'count', 'readers', 'lowestConfidence', 'paths', 'lastAskedAt'],
  dislikedAnswers: ['question', 'answer', 'count', 'readers', 'path', 'date'],
};
const MOVED_FIELDS = {
  pages: [...PAGE, 'sessions', 'previous', 'isBound'],
  searches: ['query', 'searches', 'previous', 'isBound'],
};

interface CsvTable {
  readonly id: string;
  readonly fields: readonly string[];
  readonly rows: readonly object[];
}

/** Renders one file per table; rows of several projects start with the project's name. */
function renderCsvFiles(report: Report): Map<string, string> {
  const { projects } = report;
  const tables = new Map(overallTables(report).map((table) => [table.id, table]));
  for (const project of projects) {
    for (const { id, fields, rows } of projectTables(project)) {
      const known = tables.get(id)?.rows ?? [];
      const named = rows.map((row) => ({ project: project.name ?? '', ...row }));
      tables.set(id, { id, fields: projects.length > 1 ? ['project', ...fields] : fields, rows: [...known, ...named] });
    }
  }
  return new Map(
    [...tables].map(([id, { fields, rows }]) => {
      const header = fields.map((field) => separateWords(field, '_'));
      return [
        id,
        renderCsv(
          header,
          rows.map((row) => fields.map((field) => csvValue(row, field))),
        ),
      ];
    }),
  );
}

/** Returns the tables of one project without those that weren't collected. */
export function projectTables(project: Project): CsvTable[] {
  const { moved } = project;
  const isCompared = moved.lookedAt !== null;
  return [
    ...TABLE_NAMES.flatMap((name) => {
      const rows = project[name];
      return rows ? [{ id: separateWords(name, '-'), fields: FIELDS[name], rows }] : [];
    }),
    ...(['pages', 'searches'] as const).flatMap((name) =>
      isCompared ? [{ id: `moved-${name}`, fields: MOVED_FIELDS[name], rows: moved[name] }] : [],
    ),
  ];
}

function overallTables({ metrics, thresholds, notes, daily, toDos, projects }: Report): CsvTable[] {
  const noteRows = [{ name: null, notes }, ...projects].flatMap(({ name, notes: ownNotes }) =>
    ownNotes.map((note) => ({ project: name ?? '', ...note })),
  );
  return [
    {
      id: 'metrics',
      fields: ['metric', 'value', 'previous', 'changePercent', 'beyondChance'],
      rows: metrics.map(({ name, ...values }) => ({ metric: name, ...values })),
    },
    {
      id: 'to-dos',
      fields: ['project', 'verb', 'path', 'words', 'readersPerWeek', 'evidence', 'sources'],
      rows: toDos,
    },
    { id: 'daily', fields: ['date', 'pageViews', 'sessions', 'searches', 'questions'], rows: daily },
    {
      id: 'thresholds',
      fields: ['threshold', 'value', 'met'],
      rows: thresholds.map(({ line, ...result }) => ({ threshold: line, ...result })),
    },
    { id: 'notes', fields: ['project', 'section', 'message'], rows: noteRows },
  ];
}

function csvValue(row: object, field: string): CsvValue {
  const value = (row as Readonly<Record<string, CsvValue | readonly string[]>>)[field] ?? null;
  if (value !== null && typeof value === 'object') return value.join(field === 'paths' ? ', ' : ' · ');
  return field === 'lastAskedAt' && typeof value === 'string' ? value.slice(0, 10) : value;
}

/** Turns camel case into snake case or kebab case. */
function separateWords(name: string, separator: '_' | '-'): string {
  return name.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());
}
