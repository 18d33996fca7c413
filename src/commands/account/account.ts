/**
 * Defines what a run has to say, once, and derives from it what a page, a terminal and annotations show. Pure.
 */
import type { Annotation, Link } from '../../hosts/host.js';
import {
  type Block,
  type Cell,
  type Inline,
  type ListedRow,
  inlinesOf,
  type Sign,
  textOf,
} from '../../text/document.js';
import { shorten } from '../../text/width.js';
import { folded, limitedList, limitedTable, MAX_ROWS, moreOf } from './blocks.js';

/** What a run has to say in addition to its ending. A run that knows only a part says that part. */
export interface Account {
  /** Values of the declared outputs. An undefined value is published as an empty text. */
  readonly outputs: Readonly<Record<string, string | number | boolean | undefined>>;
  /** The numbers of result.json. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Absent: the outcome, or the cause of the failure. */
  readonly headline?: Headline;
  /** What follows the title of a page instead of the message; absent if the message says it best. */
  readonly lead?: readonly Block[];
  /** True if the message says what the lead says, so that a log doesn't repeat it. */
  readonly isLeadInMessage?: boolean;
  /** What people look at, everywhere: rows that changed, or that need their attention. */
  readonly sections?: readonly Section[];
  /** What to do next, everywhere. */
  readonly next?: readonly Block[];
  /** What only a page has, below the rest: logs of the service, identifiers, rows of little interest. */
  readonly details?: readonly Block[];
  readonly links?: readonly Link[];
}

/** The title of a page: what happened, in one clause without a full stop. */
export interface Headline {
  /** The sign of a job that passes. */
  readonly sign: Sign;
  readonly text: string;
}

/** Rows under a title, with what to do about them. */
export interface Section {
  /** One clause without a full stop. Absent if the title of the run says it. */
  readonly title?: string;
  /** What the rows are called where they are folded: `Changes`. */
  readonly label: string;
  /** The titles of the columns. Without titles, the rows are a list. */
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  /** The number of rows, if these are only the first ones. */
  readonly count?: number;
  /** The file that has all rows. */
  readonly place?: Inline;
  /** What to do about the rows, below them. */
  readonly advice?: readonly Block[];
  /** True if the lead of the page tells it in its own way. */
  readonly isInLead?: boolean;
  /** Whether a page folds the rows. Absent: if they are many. */
  readonly isFolded?: boolean;
  /** True if the log has a line for each row, which a terminal doesn't repeat. */
  readonly isLogged?: boolean;
}

export interface Row {
  readonly sign?: Sign;
  /** One cell per column. The first two are short, and the others have clauses or sentences. */
  readonly cells: readonly Cell[];
  /** The row in sentences, if that is more than its cells. */
  readonly sentence?: string;
  /** True if the message that ends the run says it: platforms and terminals show that message already. */
  readonly isInMessage?: boolean;
  /** How a platform shows the row at its place; absent if it doesn't. */
  readonly annotation?: Annotation;
}

/** So much fits into two lines of a page. The message in the log has all of it. */
const MAX_TITLE_LENGTH = 150;
/** Rows that a page shows unfolded. */
const MAX_OPEN_ROWS = 20;
/** Rows of a section in a terminal. */
const MAX_TERMINAL_ROWS = 10;
/** Platforms cut longer messages. */
const MAX_ANNOTATION_LENGTH = 3_000;

interface EndedRun {
  /** The job fails if it isn't 0. */
  readonly exitCode: number;
}

/** The sign of a run, everywhere. It is ❌ exactly if the job fails, whatever the headline says. */
export function signOf({ sign }: Pick<Headline, 'sign'>, { exitCode }: EndedRun): Sign {
  if (exitCode !== 0) return 'bad';
  return sign === 'bad' ? 'warning' : sign;
}

/** Returns the title of a page. */
export function titleBlock(headline: Headline, ending: EndedRun): Block {
  return { heading: shorten(headline.text, MAX_TITLE_LENGTH), sign: signOf(headline, ending) };
}

/** A text that says of what it is: `Documentation is live`, `The documentation preview …`, `Docs pages: …`. */
const NAMES_SUBJECT = /^(?:(?:the|a|no) )?doc(?:s|umentation)\b/i;

/** Returns the title of a comment or an issue. It stands between those of other tools, so it says of what it is. */
export function postTitle({ sign, text }: Headline, ending: EndedRun): Block {
  const subject = NAMES_SUBJECT.test(text) ? text : `Docs · ${text}`;
  return { ...titleBlock({ sign, text: subject }, ending), level: 3 };
}

/** Returns what a page has below its title, apart from the message of the run. */
export function pageBlocks({ lead = [], sections = [], next = [], details = [] }: Account): Block[] {
  const tables = sections.filter(({ isInLead }) => !isInLead);
  return [...lead, ...sectionBlocks(tables), ...next, ...details];
}

/** Returns what a log has below the message that ends the run: the page without what the message says. */
export function logBlocks(account: Account): Block[] {
  const { lead = [], sections = [], isLeadInMessage } = account;
  const shown = { ...account, lead: isLeadInMessage ? [] : lead };
  const told = isLeadInMessage && { isInLead: false };
  return pageBlocks({
    ...shown,
    sections: sections.map((section) => ({ ...section, ...told, rows: newsOf(section) })),
  });
}

function newsOf({ rows }: Section): Row[] {
  return rows.filter(({ isInMessage }) => !isInMessage);
}

/** Returns sections as tables, for a page or a comment. A long table is folded. */
export function sectionBlocks(sections: readonly Section[], maxRows = MAX_ROWS): Block[] {
  const shown = sections.filter(({ rows, advice = [] }) => rows.length > 0 || advice.length > 0);
  return shown.flatMap((section, index) => {
    const { title, label, rows, count = rows.length, advice = [], isFolded } = section;
    const isLong = isFolded ?? count > MAX_OPEN_ROWS;
    const rowsTable = rows.length === 0 ? [] : [sectionTable(section, maxRows)];
    const table = isLong ? folded(label, count, rowsTable) : rowsTable;
    // After other rows, a table without a title looks like a part of them. A folded one has a title.
    const isOpen = title === undefined && index > 0 && table.some((block) => 'table' in block);
    return [
      ...(title === undefined ? [] : [{ heading: title, level: 3, sign: 'warning' } as const]),
      ...(isOpen ? [{ heading: label, level: 3 } as const] : []),
      ...table,
      ...advice,
    ];
  });
}

/** Returns the first rows as a table. Its last row counts the others. */
export function sectionTable({ head, rows, count, place }: Section, maxRows: number): Block {
  const cells = rows
    .slice(0, maxRows)
    .map(({ sign, cells: [first = '', ...others] }): Cell[] => [
      sign === undefined ? first : [{ sign }, '\u00a0', ...inlinesOf(first)],
      ...others,
    ]);
  if (head.length === 0)
    return limitedList(
      cells.flatMap(([cell = '']) => [cell]),
      maxRows,
      place,
    );
  return limitedTable(head, cells, { rows: maxRows, count: count ?? rows.length, place });
}

/** Returns what a terminal shows below the message of the run. @param summary path of the file that has all rows */
export function terminalBlocks({ sections = [], next = [] }: Account, summary: string | undefined): Block[] {
  const place = summary === undefined ? undefined : { code: summary };
  return [...sections.flatMap((section) => terminalSection(section, place)), ...next];
}

/** One layout for all lists: a sign and columns per row, the first rows, the number of the others, and the advice. */
function terminalSection(section: Section, summary: Inline | undefined): Block[] {
  const { title, rows, count = rows.length, place, advice = [], isLogged } = section;
  const news = newsOf(section);
  if (news.length === 0 && advice.length === 0) return [];
  if (isLogged) return title === undefined ? [] : [{ paragraph: [{ sign: 'warning' }, ` ${title}, see above.`] }];
  const more = moreOf(count - rows.length + news.length, MAX_TERMINAL_ROWS, place ?? summary);
  const blocks: Block[] = [
    { rows: news.slice(0, MAX_TERMINAL_ROWS).map(listedRow) },
    ...more.map((text) => ({ paragraph: ['And ', ...text, '.'] })),
    ...advice,
  ];
  return title === undefined ? blocks : [{ details: title, sign: 'warning', blocks }];
}

function listedRow({ sign, cells, sentence }: Row): ListedRow {
  if (sentence !== undefined) return { sign, columns: [sentence] };
  const short = cells.slice(0, cells.length > 2 ? 2 : 1).map(withoutLinks);
  const rest = cells.slice(short.length).filter((cell) => textOf(cell) !== '');
  const text = rest.flatMap((cell, index): readonly Inline[] => [...(index === 0 ? [] : ['. ']), ...inlinesOf(cell)]);
  return { sign, columns: rest.length === 0 ? short : [...short, text] };
}

/** A URL would leave no room for the other columns. */
function withoutLinks(cell: Cell): Cell {
  return inlinesOf(cell).map((part) => (typeof part === 'object' && 'link' in part ? { code: part.text } : part));
}

/** Returns the rows that platforms show at their places. */
export function annotationsOf({ sections = [] }: Account): Annotation[] {
  return sections.flatMap(({ rows }) =>
    rows.flatMap(({ annotation, isInMessage }): Annotation[] =>
      annotation && !isInMessage
        ? [{ ...annotation, message: shorten(annotation.message, MAX_ANNOTATION_LENGTH) }]
        : [],
    ),
  );
}
