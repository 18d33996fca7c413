/** Describes what a report is about in lines of text: what to do, what changed, what is missing, and an empty one. Pure. */
import type { Inline } from '../../../text/document.js';
import { listItems } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { endSentence, upperFirst } from '../../../text/sentences.js';
import { groupBy } from '../../../text/group-by.js';
import { metricValue } from '../numbers/metrics.js';
import { openPeriodNote } from '../numbers/period.js';
import type { Project, Quote, ToDo } from '../numbers/report-schema.js';
import { TABLE_NAMES } from '../numbers/report-version.js';
import { FAILED_PART } from './describe-metrics.js';
import { beforeThat } from './format-dates.js';
import { changedPage, pageText, pageUrl, SECTION_WORDS } from './names.js';

/** The tables have longer texts. */
export const MAX_WORDS_LENGTH = 100;

/** Returns what to do in bold, with a link to the page. What follows it says how many searches found nothing. */
export function toDoTitle(toDo: ToDo, { site }: Project): Inline[] {
  const url = toDo.path === null ? undefined : pageUrl(site, toDo.path);
  const title: Inline[] =
    url === undefined
      ? [{ strong: plainTitle(toDo) }]
      : [{ strong: toDo.verb }, ' ', { link: url, text: shortName(toDo), isMain: true }, endOf(shortName(toDo))];
  return [...title, ' ', ...effectSentence(toDo).map((effect) => `${effect} `)];
}

/** Returns what to do, for whom and why, for lines that people don't click. The page has more than the first clause of why. */
export function toDoLine(toDo: ToDo): string {
  const reasons = toDo.evidence.slice(0, 1).map((text) => endSentence(text.split(', ', 1)[0] ?? ''));
  return [plainTitle(toDo), ...effectSentence(toDo), ...reasons].join(' ');
}

/** The evidence of searches has their number already. */
function effectSentence({ unit, evidence, effect }: ToDo): string[] {
  if (unit === 'searches' && evidence.length > 0) return [];
  return [/readers?$/.test(effect) ? `Helps ${effect}.` : `${upperFirst(effect)}.`];
}

/** The full stop after a text; empty if the text ends a sentence by itself. */
function endOf(text: string): string {
  return endSentence(text).slice(text.length);
}

function plainTitle(toDo: ToDo): string {
  const { verb, path, words } = toDo;
  if (words === null) return endSentence(path === null ? verb : `${verb} ${shortName(toDo)}`);
  const text = `${verb} “${shorten(words, MAX_WORDS_LENGTH)}”`;
  // The words of readers may have an end of their own.
  return /[.?!]”$/.test(text) ? text : endSentence(text);
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
export function nothingToDo(project: Project): string {
  const read = SOURCE_NAMES.filter(([table]) => project[table] !== null);
  return read.length === 0
    ? 'No votes, searches or questions were read.'
    : `Nothing stands out in ${listItems(read.map(([, name]) => name))}.`;
}

/** Returns the largest changes of pages, each in a line; empty if there are none. */
export function changeLines({ largestChanges }: Project): string[] {
  return largestChanges.map((change) => {
    const { name, numbers } = changedPage(change);
    return `${name}: ${numbers}`;
  });
}

/** To-dos about so much less than the largest one are folded. */
const FOLDED_SHARE = 0.1;

/** Splits the to-dos into those that are open and those that are folded. */
export function splitToDos(toDos: readonly ToDo[]): {
  readonly open: readonly ToDo[];
  readonly folded: readonly ToDo[];
} {
  const least = FOLDED_SHARE * Math.max(0, ...toDos.map(({ count }) => count));
  // An effect of which only the least is known may be the largest.
  const isOpen = (toDo: ToDo): boolean => toDo === toDos[0] || toDo.count >= least || toDo.isLeast === true;
  return { open: toDos.filter(isOpen), folded: toDos.filter((toDo) => !isOpen(toDo)) };
}

/** Says how often readers wrote a quote, if they did more than once. */
export function timesOf({ count }: Quote): string {
  return count > 1 ? ` ×${formatCount(count)}` : '';
}

/** Returns true for a report without any number. */
export function tellsNothing(project: Project): boolean {
  return (
    project.metrics.every(({ value, previous }) => (value ?? previous) === null) &&
    project.daily.length === 0 &&
    TABLE_NAMES.every((name) => project[name] === null)
  );
}

/** Returns true if the service recorded no readers at all. */
export function isEmpty({ metrics, daily, pages, feedback, referrers }: Project): boolean {
  const views = [metricValue(metrics, 'traffic.page-views'), ...daily.map(({ pageViews }) => pageViews)];
  const others = daily.flatMap(({ searches, questions }) => [searches, questions]);
  const values = [...views, ...others, ...metrics.map(({ value }) => value)];
  const tables = [pages, feedback, referrers];
  return views.includes(0) && values.every((value) => !value) && tables.every((table) => !table?.length);
}

const RECORDED = [
  ['search.total', 'searches'],
  ['feedback.total', 'votes'],
  ['ai.questions', 'questions'],
] as const;

/** Says what to check if the service recorded no readers. Nothing is said about what couldn't be read. */
export function emptyReportAdvice({ period, metrics }: Project) {
  const read = RECORDED.filter(([name]) => metricValue(metrics, name) !== null);
  const nothing = listItems(['page views', ...read.map(([, events]) => events)].map((events) => `no ${events}`));
  const before = metricValue(metrics, 'traffic.page-views', 'previous');
  const count = before === 0 ? 'none' : pluralize(before ?? 0, 'page view');
  const there = `There ${before === 1 ? 'was' : 'were'} ${count} ${beforeThat(period)}`;
  return {
    start: `In this period, the service recorded ${nothing}. If you expected some, check in this order:`,
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
export function missingParts({ notes, period }: Pick<Project, 'notes' | 'period'>) {
  const shown = notes
    .filter(({ message }) => message !== openPeriodNote(period))
    .map(({ section, message }) => ({ section: SECTION_WORDS[section]?.title ?? section, text: message }));
  const failed = shown.flatMap(({ section, text }) => {
    const [, part, reason = ''] = FAILED_PART.exec(text) ?? [];
    return part === undefined ? [] : [{ section, part, reason }];
  });
  const grouped = [...groupBy(failed, ({ section, reason }) => JSON.stringify([section, reason])).values()].flatMap(
    (group) => {
      const parts = new Set(group.map(({ part }) => part));
      return group.slice(0, 1).map(({ section, reason }) => {
        return {
          section,
          text: `Couldn't fetch ${listItems([...parts], Infinity)}: ${reason}`,
          isFailed: true,
        };
      });
    },
  );
  const others = shown.filter(({ text }) => !FAILED_PART.test(text)).map((line) => ({ ...line, isFailed: false }));
  return [...grouped, ...others];
}
