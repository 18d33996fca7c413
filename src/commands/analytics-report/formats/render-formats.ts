/** Renders the report in each format, as text by file name. Pure. */
import { renderCsv } from '../../../text/csv.js';
import type { Block } from '../../../text/document.js';
import { renderMarkdown } from '../../../text/markdown.js';
import type { Report } from '../report-schema.js';
import type { PageOptions } from './html-report.js';
import { reportHeadline } from './issue-texts.js';
import { summaryBlocks } from './summary-blocks.js';
import { insightTable, overallTables, projectTables, separateWords, type Table } from './tables.js';

export const FORMATS = ['markdown', 'json', 'csv', 'html'] as const;
export type Format = (typeof FORMATS)[number];

/** GitHub drops job summaries above 1 MiB as a whole (reference: limits of GitHub); report.md fits into one. */
const MARKDOWN_LIMIT_BYTES = 1_000_000;

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

/** Renders one file per table; rows of several projects start with the project's name. */
function renderCsvFiles(report: Report): Map<string, string> {
  const hasSeveralProjects = report.projects.length > 1;
  const tables = new Map(overallTables(report).map((table) => [table.id, table]));
  for (const project of report.projects) {
    for (const table of [...project.insights.map(insightTable), ...projectTables(project)]) {
      const { columns, rows } = hasSeveralProjects ? addProjectColumn(table, project.name ?? '') : table;
      tables.set(table.id, { ...table, columns, rows: [...(tables.get(table.id)?.rows ?? []), ...rows] });
    }
  }
  const headerOf = ({ columns }: Table): string[] => columns.map(({ field }) => separateWords(field, '_'));
  return new Map([...tables].map(([id, table]) => [id, renderCsv(headerOf(table), table.rows)]));
}

function addProjectColumn(table: Table, project: string): Table {
  const columns = [{ field: 'project', label: 'Project', kind: 'text' } as const, ...table.columns];
  return { ...table, columns, rows: table.rows.map((row) => [project, ...row]) };
}
