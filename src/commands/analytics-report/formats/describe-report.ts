/** Describes what a report is about in lines of text: what to do, what moved, what is missing, and an empty one. Pure. */
import type { Inline } from '../../../text/document.js';
import { listItems } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { upperFirst } from '../../../text/sentences.js';
import { groupBy } from '../../group-by.js';
import { metricValue } from '../metrics.js';
import { isLong, NOT_AVAILABLE, openPeriodNote } from '../period.js';
import type { Project, Report, ReportPeriod, ToDo } from '../report-schema.js';
import { FAILED_PART } from './describe-metrics.js';
import { periodNoun } from './format-dates.js';
import { pageText, pageUrl, projectName, SECTION_WORDS } from './names.js';

export const LONG_PERIOD =
  'A period of more than 90 days has page views, searches, questions and daily numbers only, and no comparison.';

/** Says what readers of the numbers must know about their period. */
export function periodNotes(period: ReportPeriod): string[] {
  const open = openPeriodNote(period);
  return [...(open === undefined ? [] : [open]), ...(isLong(period) ? [LONG_PERIOD] : [])];
}

/** The tables have longer texts. */
export const MAX_WORDS_LENGTH = 100;

export type Projects = Pick<Report, 'projects'>;

export function projectOfToDo({ project }: ToDo, { projects }: Projects): Project | undefined {
  return projects.length === 1 ? projects[0] : projects.find(({ name }) => name === project);
}

/** A report of several projects names the project first. */
function prefixOf(project: Project | undefined, { projects }: Projects, maxLength = MAX_WORDS_LENGTH): string {
  return project && projects.length > 1 ? `${shorten(projectName(project), maxLength)}: ` : '';
}

/** Returns what to do in bold, with a link to the page. */
export function toDoTitle(toDo: ToDo, report: Projects): Inline[] {
  const project = projectOfToDo(toDo, report);
  const url = toDo.path === null ? undefined : pageUrl(project?.site ?? null, toDo.path);
  const title: Inline[] =
    url === undefined
      ? [{ strong: plainTitle(toDo) }]
      : [{ strong: toDo.verb }, ' ', { link: url, text: shortName(toDo), isMain: true }, '.'];
  return [prefixOf(project, report), ...title, ` ${upperFirst(toDo.effect)}. `];
}

/** Returns what to do and for whom, for lines that people don't click. */
export function toDoLine(toDo: ToDo, report: Projects): string {
  return `${prefixOf(projectOfToDo(toDo, report), report)}${plainTitle(toDo)} ${upperFirst(toDo.effect)}.`;
}

function plainTitle(toDo: ToDo): string {
  const { verb, path, words } = toDo;
  if (words === null) return path === null ? `${verb}.` : `${verb} ${shortName(toDo)}.`;
  const text = `${verb} “${shorten(words, MAX_WORDS_LENGTH)}”`;
  // The words of readers may have an end of their own.
  return /[.?!]”?$/.test(text) ? text : `${text}.`;
}

function shortName({ path, title }: ToDo): string {
  return shorten(pageText({ path: path ?? '', title }), MAX_WORDS_LENGTH);
}

const SOURCE_NAMES = [
  ['poorFeedback', 'votes'],
  ['noResultSearches', 'searches'],
  ['lowConfidenceQuestions', 'questions'],
] as const;

/** Says that there is nothing to do, and names what was read. */
export function nothingToDo({ projects }: Projects): string {
  const read = SOURCE_NAMES.filter(([table]) => projects.some((project) => project[table] !== null));
  return read.length === 0
    ? 'No votes, searches or questions were read.'
    : `Nothing stands out in ${listItems(read.map(([, name]) => name))}.`;
}

/** The tables have all of them. */
export const MAX_FOUND = 5;

export const CONFIRM =
  'These searches had no results. Each has a page with all of its words now. Open the page, and confirm that it helps.';

/** Lists searches without results that find a page now. The project is the prefix. */
export function foundSearches(report: Projects) {
  return report.projects.flatMap((project) =>
    (project.noResultSearches ?? []).flatMap(({ query, now }) => {
      if (now?.verdict !== 'by-words') return [];
      const page = { path: now.path ?? '', title: now.title ?? null };
      const shortQuery = shorten(query, MAX_WORDS_LENGTH);
      return [{ prefix: prefixOf(project, report), query: shortQuery, page, site: project.site }];
    }),
  );
}

const MAX_MOVED = 3;

interface Moved {
  readonly name: string;
  /** In sessions or in searches. */
  readonly change: number;
  readonly isBound: boolean;
}

/** Lists at most three gains and three losses of pages and of searches in one line; undefined if nothing moved. */
export function movedLine(report: Projects): string | undefined {
  const { projects } = report;
  const nameOf = (project: Project, text: string): string =>
    `${prefixOf(project, report, Infinity)}${shorten(text, MAX_WORDS_LENGTH)}`;
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
  const views = [metricValue(metrics, 'traffic.page-views'), ...daily.map(({ pageViews }) => pageViews)];
  const others = daily.flatMap(({ searches, questions }) => [searches, questions]);
  const values = [...views, ...others, ...metrics.map(({ value }) => value)];
  const tables = projects.flatMap(({ pages, feedback, referrers }) => [pages, feedback, referrers]);
  return views.includes(0) && values.every((value) => !value) && tables.every((table) => !table?.length);
}

const RECORDED = [
  ['search.total', 'searches'],
  ['feedback.total', 'votes'],
  ['ai.questions', 'questions'],
] as const;

/** Says what to check if the service recorded no readers. Nothing is said about what couldn't be read. */
export function emptyReportAdvice({ period, metrics }: Report) {
  const read = RECORDED.filter(([name]) => metricValue(metrics, name) !== null);
  const nothing = listItems(['page views', ...read.map(([, events]) => events)]);
  const before = metricValue(metrics, 'traffic.page-views', 'previous');
  const count = before === 0 ? 'none' : pluralize(before ?? 0, 'page view');
  const there = `There ${before === 1 ? 'was' : 'were'} ${count} the ${periodNoun(period)} before`;
  return {
    start: `In this period, the service recorded no ${nothing}. If you expected some, check in this order:`,
    steps: [
      ['Is the site live?', 'Open its URL.'],
      [
        'Is it the right project?',
        'An API key belongs to one project. Compare the numbers in the dashboard for the same dates.',
      ],
      ['Are analytics on?', 'They can be off in the settings of the project, and content blockers hide readers.'],
    ] as const,
    /** The previous period, if it is known. */
    comparison: before === null ? undefined : `${there}${before === 0 ? ', either' : ''}.`,
  };
}

/** Says what a report lacks and why, with one line for each section and cause. Leaves out what the head says. */
export function missingParts(report: Report) {
  const ofProjects = report.projects.flatMap((project) => {
    const prefix = prefixOf(project, report, Infinity);
    return groupNotes(project).map((line) => ({ ...line, section: `${prefix}${line.section}` }));
  });
  return [...groupNotes(report), ...ofProjects];
}

/** The service didn't provide the parts that failed. */
function groupNotes({ notes, period }: Pick<Report, 'notes' | 'period'>) {
  const shown = notes
    .filter(({ message }) => !isInHead(message, period))
    .map(({ section, message }) => ({ section: SECTION_WORDS[section]?.title ?? section, text: message }));
  const failed = shown.flatMap(({ section, text }) => {
    const [, part, reason = ''] = FAILED_PART.exec(text) ?? [];
    return part === undefined ? [] : [{ section, part, reason }];
  });
  const grouped = [...groupBy(failed, ({ section, reason }) => JSON.stringify([section, reason])).values()].flatMap(
    (group) => {
      const parts = new Set(group.map(({ part }) => part));
      return group.slice(0, 1).map(({ section, reason }) => {
        return { section, text: `Couldn't fetch ${listItems([...parts], Infinity)}: ${reason}.`, isFailed: true };
      });
    },
  );
  const others = shown.filter(({ text }) => !FAILED_PART.test(text)).map((line) => ({ ...line, isFailed: false }));
  return [...grouped, ...others];
}

function isInHead(message: string, period: ReportPeriod): boolean {
  return (isLong(period) && message.endsWith(`: ${NOT_AVAILABLE}.`)) || message === openPeriodNote(period);
}
