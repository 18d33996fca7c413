/** Describes what a report is about in lines of text: what to do, what moved, what is missing, and an empty one. Pure. */
import type { Inline } from '../../../text/document.js';
import { listItems } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { groupBy } from '../../group-by.js';
import { metricValue } from '../metrics.js';
import { isLong, NOT_AVAILABLE, openPeriodNote } from '../period.js';
import type { Note, Project, Report, ReportPeriod, ToDo } from '../report-schema.js';
import { FAILED_PART } from './describe-metrics.js';
import { periodNoun } from './format-dates.js';
import { type PageName, pageText, pageUrl, projectName, SECTION_WORDS } from './names.js';

export const LONG_PERIOD =
  'A period of more than 90 days has page views, searches, questions and daily numbers only, and no comparison.';

/** Says what readers of the numbers must know about their period. */
export function periodNotes(period: ReportPeriod): string[] {
  const open = openPeriodNote(period);
  return [...(open === undefined ? [] : [open]), ...(isLong(period) ? [LONG_PERIOD] : [])];
}

/** The tables have longer texts. */
export const MAX_WORDS_LENGTH = 100;

export function projectOfToDo({ project }: ToDo, { projects }: Pick<Report, 'projects'>): Project | undefined {
  return projects.length === 1 ? projects[0] : projects.find(({ name }) => name === project);
}

/** Returns what to do in bold, with a link to the page. A report of several projects names the project first. */
export function toDoTitle(toDo: ToDo, report: Pick<Report, 'projects'>): Inline[] {
  const url = toDo.path === null ? undefined : pageUrl(projectOfToDo(toDo, report)?.site ?? null, toDo.path);
  const title: Inline[] =
    url === undefined
      ? [{ strong: plainTitle(toDo) }]
      : [{ strong: toDo.verb }, ' ', { link: url, text: shortName(toDo), isMain: true }, '.'];
  return [projectPrefix(toDo, report), ...title, ` ${sentence(toDo.effect)} `];
}

/** Returns what to do and for whom, for lines that people don't click. */
export function toDoLine(toDo: ToDo, report: Pick<Report, 'projects'>): string {
  return `${projectPrefix(toDo, report)}${plainTitle(toDo)} ${sentence(toDo.effect)}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function plainTitle(toDo: ToDo): string {
  const { verb, path, words } = toDo;
  if (words !== null) return endSentence(`${verb} “${shorten(words, MAX_WORDS_LENGTH)}”`);
  return path === null ? `${verb}.` : `${verb} ${shortName(toDo)}.`;
}

/** Ends a sentence that quotes readers, whose own words may have an end. */
function endSentence(text: string): string {
  return /[.?!]”?$/.test(text) ? text : `${text}.`;
}

function shortName({ path, title }: ToDo): string {
  return shorten(pageText({ path: path ?? '', title }), MAX_WORDS_LENGTH);
}

function projectPrefix(toDo: ToDo, report: Pick<Report, 'projects'>): string {
  const project = report.projects.length > 1 ? projectOfToDo(toDo, report) : undefined;
  return project ? `${shorten(projectName(project), MAX_WORDS_LENGTH)}: ` : '';
}

const SOURCE_NAMES = [
  ['poorFeedback', 'votes'],
  ['noResultSearches', 'searches'],
  ['lowConfidenceQuestions', 'questions'],
] as const;

/** Says that there is nothing to do, and names what was read. */
export function nothingToDo({ projects }: Pick<Report, 'projects'>): string {
  const read = SOURCE_NAMES.filter(([table]) => projects.some((project) => project[table] !== null));
  return read.length === 0
    ? 'No votes, searches or questions were read.'
    : `Nothing stands out in ${listItems(read.map(([, name]) => name))}.`;
}

/** A search without results that finds a page now. */
interface FoundSearch {
  /** The project, if the report has several. */
  readonly prefix: string;
  readonly query: string;
  readonly page: PageName;
  readonly site: string | null;
}

/** The tables have all of them. */
export const MAX_FOUND = 5;

export const CONFIRM =
  'These searches had no results. Each has a page with all of its words now. Open the page, and confirm that it helps.';

/** Lists searches without results that find a page now. */
export function foundSearches(report: Pick<Report, 'projects'>): FoundSearch[] {
  const { projects } = report;
  return projects.flatMap((project) =>
    (project.noResultSearches ?? []).flatMap(({ query, now }): FoundSearch[] => {
      if (now?.verdict !== 'by-words') return [];
      const page = { path: now.path ?? '', title: now.title ?? null };
      const prefix = projects.length > 1 ? `${shorten(projectName(project), MAX_WORDS_LENGTH)}: ` : '';
      return [{ prefix, query: shorten(query, MAX_WORDS_LENGTH), page, site: project.site }];
    }),
  );
}

const MAX_MOVED = 3;

/** What moved, by sessions or by searches. */
interface Moved {
  readonly name: string;
  readonly change: number;
  readonly isBound: boolean;
}

/** Lists at most three gains and three losses of pages and of searches in one line; undefined if nothing moved. */
export function movedLine({ projects }: Pick<Report, 'projects'>): string | undefined {
  const nameOf = (project: Project, text: string): string =>
    `${projects.length > 1 ? `${projectName(project)}: ` : ''}${shorten(text, MAX_WORDS_LENGTH)}`;
  const pages = projects.flatMap((project) =>
    project.moved.pages.map(({ sessions, previous, isBound, ...page }): Moved => {
      return { name: nameOf(project, pageText(page)), change: sessions - previous, isBound };
    }),
  );
  const searches = projects.flatMap((project) =>
    project.moved.searches.map(({ query, searches: count, previous, isBound }): Moved => {
      return { name: nameOf(project, `“${query}”`), change: count - previous, isBound };
    }),
  );
  const parts = [...listMoved(pages, 'sessions'), ...listMoved(searches, 'searches')];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

function listMoved(items: readonly Moved[], unit: string): string[] {
  const sorted = [...items].sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const gains = sorted.filter(({ change }) => change > 0).slice(0, MAX_MOVED);
  const losses = sorted.filter(({ change }) => change < 0).slice(0, MAX_MOVED);
  const parts = [...gains, ...losses].map(({ name, change, isBound }) => {
    return `${name} ${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))}${isBound ? ' or more' : ''}`;
  });
  return parts.length === 0 ? [] : [`${parts.join(', ')} ${unit}`];
}

/** Returns true if the service recorded no readers at all. */
export function isEmpty({ metrics, daily, projects }: Report): boolean {
  const views = metricValue(metrics, 'traffic.page-views');
  const days = daily.flatMap(({ pageViews, searches, questions }) => [pageViews, searches, questions]);
  const values = [...metrics.map(({ value }) => value), ...days];
  const rows = projects.flatMap(({ pages, feedback, referrers }) =>
    [pages, feedback, referrers].map((table) => table?.length ?? 0),
  );
  return (
    (views === 0 || daily.some(({ pageViews }) => pageViews === 0)) &&
    values.every((value) => value === null || value === 0) &&
    rows.every((count) => count === 0)
  );
}

/** Says what to check if the service recorded no readers. */
export function emptyReportAdvice({ period, metrics }: Report) {
  const before = metricValue(metrics, 'traffic.page-views', 'previous');
  const there = before === 1 ? 'There was' : 'There were';
  const count = before === 0 ? 'none' : pluralize(before ?? 0, 'page view');
  return {
    start:
      'In this period, the service recorded no page views, searches, votes and questions. If you expected some, check in this order:',
    steps: [
      ['Is the site live?', 'Open its URL.'],
      [
        'Is it the right project?',
        'An API key belongs to one project. Compare the numbers in the dashboard for the same dates.',
      ],
      ['Are analytics on?', 'They can be off in the settings of the project, and content blockers hide readers.'],
    ] as const,
    /** The previous period, if it is known. */
    comparison:
      before === null
        ? undefined
        : `${there} ${count} the ${periodNoun(period)} before${before === 0 ? ', either' : ''}.`,
  };
}

interface MissingPart {
  readonly section: string;
  readonly text: string;
  /** True if the service didn't provide the part. */
  readonly isFailed: boolean;
}

/** Says what a report lacks and why, with one line for each section and cause. Leaves out what the head says. */
export function missingParts({ notes, projects, period }: Report): MissingPart[] {
  const isMerged = projects.length > 1;
  return [
    ...groupNotes(notes, period),
    ...projects.flatMap((project) =>
      groupNotes(project.notes, project.period).map((line) =>
        isMerged ? { ...line, section: `${projectName(project)}: ${line.section}` } : line,
      ),
    ),
  ];
}

function groupNotes(notes: readonly Note[], period: ReportPeriod): MissingPart[] {
  const lines = notes
    .filter(({ message }) => !isInHead(message, period))
    .map(({ section, message }) => {
      const [, part, reason = ''] = FAILED_PART.exec(message) ?? [];
      return { section: SECTION_WORDS[section]?.title ?? section, text: message, part, reason };
    });
  const failed = groupBy(
    lines.filter(({ part }) => part !== undefined),
    ({ section, reason }) => JSON.stringify([section, reason]),
  );
  const grouped = [...failed.values()].flatMap((group) => {
    const parts = new Set(group.flatMap(({ part }) => part ?? []));
    return group.slice(0, 1).map(({ section, reason }) => {
      return { section, text: `Couldn't fetch ${listItems([...parts], Infinity)}: ${reason}.`, isFailed: true };
    });
  });
  const others = lines.filter(({ part }) => part === undefined);
  return [...grouped, ...others.map(({ section, text }) => ({ section, text, isFailed: false }))];
}

function isInHead(message: string, period: ReportPeriod): boolean {
  return (isLong(period) && message.endsWith(`: ${NOT_AVAILABLE}.`)) || message === openPeriodNote(period);
}
