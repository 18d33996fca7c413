/** The report in each of its formats, as texts by file name. */
import { renderCsv } from '../../../text/csv.js';
import type { Block } from '../../../text/document.js';
import { renderMarkdown } from '../../../text/markdown.js';
import { describeReport } from './report-blocks.js';
import { insightTable } from './insight-tables.js';
import type { Report } from '../report-schema.js';
import { overallTables, type Table, tablesOf } from './tables.js';

export const FORMATS = ['markdown', 'json', 'csv', 'html'] as const;
export type Format = (typeof FORMATS)[number];

/** Job summaries are dropped as a whole above 1 MiB (reference: limits of GitHub); report.md fits into one. */
const MARKDOWN_LIMIT_BYTES = 1_000_000;
/** Whole texts are in the other formats. */
const MAX_TEXT_LENGTH = 240;

export const CSV_FOLDER = 'csv';

/** Blocks as summaries, issues and report.md have them. */
export function summaryBlocks(report: Report): Block[] {
  return describeReport(report, { longestText: MAX_TEXT_LENGTH });
}

/** File name, relative to the results folder → content. */
export async function renderFormats(report: Report, formats: readonly Format[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  if (formats.includes('json')) files.set('report.json', renderJson(report));
  if (formats.includes('markdown')) files.set('report.md', renderReportMarkdown(report));
  if (formats.includes('csv'))
    for (const [name, text] of renderTables(report)) files.set(`${CSV_FOLDER}/${name}.csv`, text);
  if (formats.includes('html')) {
    const [{ renderPage }, { drawChart }] = await Promise.all([import('./html-report.js'), import('./charts.js')]);
    files.set('report.html', renderPage(report, { drawChart }));
  }
  return files;
}

function renderReportMarkdown(report: Report): string {
  const blocks: Block[] = [{ heading: 'Documentation report' }, ...summaryBlocks(report)];
  const pointer = 'The rest was left out; report.html, report.json and the CSV files have all of it.';
  return renderMarkdown(blocks, { limitBytes: MARKDOWN_LIMIT_BYTES, pointer });
}

/** JSON in which nothing is invisible and nothing would be markup: such characters are written as escapes. */
function renderJson(report: Report): string {
  const text = JSON.stringify(report, undefined, 2);
  return `${text.replace(/(?!\n)[<\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }).join('');
}

/** One file a table; a table of several projects names each row's. */
function renderTables(report: Report): Map<string, string> {
  const several = report.projects.length > 1;
  const files = new Map<string, Table>();
  const add = (table: Table, project: string | null): void => {
    const own = several && project !== null ? withProject(table, project) : table;
    const known = files.get(table.id);
    files.set(table.id, known ? { ...known, rows: [...known.rows, ...own.rows] } : own);
  };
  for (const table of overallTables(report)) add(table, null);
  for (const project of report.projects) {
    for (const table of [...project.insights.map(insightTable), ...tablesOf(project)]) add(table, project.name ?? '');
  }
  return new Map(
    [...files].map(([id, { columns, rows }]) => [
      id,
      renderCsv(
        columns.map((one) => one.id),
        rows,
      ),
    ]),
  );
}

function withProject(table: Table, project: string): Table {
  const columns = [{ id: 'project', label: 'Project', kind: 'text' } as const, ...table.columns];
  return { ...table, columns, rows: table.rows.map((row) => [project, ...row]) };
}
