/** Turns the tables of a report into blocks for Markdown, terminals and logs. Pure. */
import { type Block, type Cell, type Inline, linkOrCode, type Table } from '../../../text/document.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import type { Project } from '../numbers/report-schema.js';
import type { Change } from '../words/describe-metrics.js';
import { NONE } from '../words/format-numbers.js';
import { type PageName, pageText, pageUrl, pathBeside } from '../words/names.js';
import { type CellRenderers, NUMBER_KINDS, projectSections, renderCell, type ReportTable } from '../words/tables.js';

/** report.json has the whole texts. */
const MAX_TEXT_LENGTH = 240;

/** Returns the sections of a project with their tables, each cut to `maxRows`. */
export function sectionBlocks(project: Project, maxRows: number): { title: string; blocks: Block[] }[] {
  return projectSections(project).map(({ title, tables }) => ({
    title,
    blocks: tables.flatMap((table): Block[] => {
      const more = table.rows.length - maxRows;
      return [
        { paragraph: { strong: table.title } },
        tableBlock({ ...table, rows: table.rows.slice(0, maxRows) }, project.site),
        ...(more > 0
          ? [
              {
                footnote: `${formatCount(maxRows)} of ${pluralize(table.rows.length, 'row')}. The files of the report have more.`,
              },
            ]
          : []),
      ];
    }),
  }));
}

export function tableBlock({ columns, rows }: ReportTable, site: string | null = null): { readonly table: Table } {
  return {
    table: {
      head: columns.map(({ label }) => label),
      rows: rows.map((row) => row.map((cell) => renderCell(RENDERERS, cell, site))),
      align: columns.map(({ kind }) => (NUMBER_KINDS.has(kind) ? 'right' : 'left')),
    },
  };
}

/** Returns a page as a link, or with its path if its URL is unknown. */
function pageInlines(page: PageName, site: string | null): Inline[] {
  const url = pageUrl(site, page.path);
  const name = shortText(pageText(page));
  if (url !== undefined) return [{ link: url, text: name }];
  const path = pathBeside(page);
  return path === undefined ? [{ code: name }] : [name, ' ', { code: shortText(path) }];
}

const RENDERERS: CellRenderers<Cell> = {
  text: ({ text, isTyped }) => (isTyped ? { typed: shortText(text) } : shortText(text)),
  page: ({ page, quotes }, site) => [...pageInlines(page, site), ...quotes.map((quote) => ` “${shortText(quote)}”`)],
  paths: ({ paths }, site) =>
    paths.flatMap((path, index): Inline[] => {
      const shown = linkOrCode(shortText(path), pageUrl(site, path));
      return index === 0 ? [shown] : [', ', shown];
    }),
  number: ({ text }) => text,
  bar: ({ value }) => formatCount(value),
  votes: ({ likes, dislikes }) => `${formatCount(likes + dislikes)} (${pluralize(dislikes, 'dislike')})`,
  found: ({ isFound }) => (isFound ? 'yes' : 'none'),
  change: ({ change }) => changeText(change),
};

export function changeText(change: Change | undefined): string {
  return change ? `${change.sign} ${change.text}`.trim() : NONE;
}

export function shortText(text: string): string {
  return shorten(text, MAX_TEXT_LENGTH);
}
