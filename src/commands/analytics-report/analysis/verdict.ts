/** Decides what a report says in one sentence. The first rule that holds leads; every format prints the result. Pure. */
import { listItems } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { endSentence, lowerFirst, upperFirst } from '../../../text/sentences.js';
import { formatLongDay, formatRange, periodNoun } from '../formats/format-dates.js';
import { formatChange, formatFraction, formatMetric, formatWithNoun } from '../formats/format-numbers.js';
import { describeThreshold } from '../formats/describe-thresholds.js';
import { pageText, SECTION_WORDS } from '../formats/names.js';
import { findMetric, type Metric, type MetricName, METRICS, metricValue } from '../metrics.js';
import type { DateRange } from '../period.js';
import type { Project, Report, Verdict } from '../report-schema.js';
import type { VerdictRule } from '../report-version.js';
import { badLevels, changedCounts, changedRates, type LevelName, type RateName } from './evidence.js';
import { RECORDED } from './to-dos.js';

/** A rule that holds. */
interface Finding {
  readonly rule: VerdictRule;
  readonly sign: Verdict['sign'];
  /** A sentence without its period. */
  readonly text: string;
  /** Two to four words for the title of an issue. */
  readonly words: string;
}

const MAX_NAME_LENGTH = 60;

export function decideVerdict(report: Pick<Report, 'thresholds' | 'project'>): Verdict {
  const { project } = report;
  const missing = describeMissing(project).map(endSentence);
  const unmet = unmetFinding(report);
  if (unmet) return verdictOf(unmet, ...missing);
  const finding = leadingFinding(project);
  return verdictOf(finding, ...(finding.rule === 'outage' ? missing : []));
}

function verdictOf({ rule, sign, text, words }: Finding, ...more: readonly string[]): Verdict {
  return { rule, sign, text: [endSentence(text), ...more].join(' '), clause: lowerFirst(text), words };
}

function unmetFinding(report: Parameters<typeof decideVerdict>[0]): Finding | undefined {
  const unmet = report.thresholds.filter(({ met }) => !met);
  const [first] = unmet;
  if (!first) return undefined;
  const more = unmet.length - 1;
  const others = more === 0 ? '' : ` ${pluralize(more, "more threshold isn't", "more thresholds aren't")} met.`;
  return {
    rule: 'threshold',
    sign: 'bad',
    text: `${describeThreshold(first, report.project)}${others}`.replace(/\.$/, ''),
    words: more === 0 ? 'threshold not met' : `${unmet.length} thresholds not met`,
  };
}

function leadingFinding(project: Project): Finding {
  const [outage] = outageFindings(project);
  if (outage) return outage;
  const [first] = [levelFindings, rateFindings, trafficFindings, movedFindings].flatMap((find) => find(project));
  const [missing] = describeMissing(project);
  if (missing !== undefined) {
    const text = first ? `${missing}; of the rest, ${lowerFirst(first.text)}` : missing;
    return { rule: 'incomplete', sign: 'warning', text, words: 'incomplete' };
  }
  return first ?? emptyFinding(project) ?? quietFinding(project);
}

function outageFindings({ outages }: Project): Finding[] {
  return outages.map(({ series, since, weekBefore, isRecorded }) => {
    const what = RECORDED[series];
    const but = isRecorded === null ? '' : `, but ${RECORDED[isRecorded]} are recorded`;
    const text = `No ${what} since ${formatLongDay(since)}${but}; ${formatCount(weekBefore)} the week before`;
    return { rule: 'outage', sign: 'warning', text, words: `no ${what}` };
  });
}

/** Names the sections that couldn't be fetched, as a whole or in part. */
function describeMissing({ notes }: Project): string[] {
  const missing = new Map<string, 'section' | 'part'>();
  for (const { section, missing: what } of notes) if (what !== null) missing.set(section, what);
  if (missing.size === 0) return [];
  const names = [...missing].map(([section, what]) => {
    const name = SECTION_WORDS[section]?.contents ?? section;
    return what === 'section' ? name : `part of ${name}`;
  });
  return [`${upperFirst(listItems(names))} couldn't be fetched`];
}

function levelFindings({ metrics }: Project): Finding[] {
  return badLevels(metrics).map(({ name, value, previous, beyondChance }) => {
    const [start, words] = RATE_TEXTS[name].level;
    const before = beyondChance && previous !== null ? `, ${formatFraction(badShare(name, previous))} before` : '';
    const text = `${start}: ${formatFraction(badShare(name, value))} of ${totalOf(name, metrics)}${before}`;
    return { rule: 'level', sign: 'warning', text, words };
  });
}

/** Returns the share of what is bad, 0–1. */
function badShare(name: RateName, value: number): number {
  return name === 'feedback.satisfaction-rate' ? 1 - value / 100 : value;
}

function totalOf(name: RateName, metrics: readonly Metric[]): string {
  const { weight } = METRICS[name];
  return formatCount((weight && metricValue(metrics, weight)) ?? 0);
}

type Start = readonly [start: string, words: string];

const RATE_TEXTS = {
  'feedback.satisfaction-rate': {
    level: ['Most votes are dislikes', 'mostly dislikes'],
    better: ['Readers are more satisfied', 'more satisfied'],
    worse: ['Readers are less satisfied', 'less satisfied'],
  },
  'search.no-result-rate': {
    level: ['Most searches find nothing', 'most searches fail'],
    better: ['Fewer searches find nothing', 'fewer failed searches'],
    worse: ['More searches find nothing', 'more failed searches'],
  },
  'search.click-through-rate': {
    better: ['More searches lead to a click', 'more search clicks'],
    worse: ['Fewer searches lead to a click', 'fewer search clicks'],
  },
  'ai.low-confidence-rate': {
    level: ['Most answers are low-confidence', 'mostly low confidence'],
    better: ['Fewer answers are low-confidence', 'more confident answers'],
    worse: ['More answers are low-confidence', 'less confident answers'],
  },
} as const satisfies Readonly<Record<RateName, Readonly<Record<'better' | 'worse', Start>>>> &
  Readonly<Record<LevelName, { readonly level: Start }>>;

function rateFindings({ metrics }: Project): Finding[] {
  return changedRates(metrics).map(({ name, value, previous, isBetter }) => {
    const [start, words] = RATE_TEXTS[name][isBetter ? 'better' : 'worse'];
    const of = name === 'feedback.satisfaction-rate' ? ' votes are likes' : '';
    const text = `${start}: ${formatMetric(name, value)} of ${totalOf(name, metrics)}${of}, ${formatMetric(name, previous)} before`;
    return { rule: 'rate', sign: isBetter ? 'good' : 'warning', text, words };
  });
}

/** What is counted by sessions. */
const READERS: Readonly<Partial<Record<MetricName, string>>> = {
  'traffic.sessions': 'readers',
  'search.sessions': 'searching readers',
};

function trafficFindings({ metrics, period }: Project): Finding[] {
  return changedCounts(metrics).map(({ name, value, previous, changePercent }) => {
    const what = readersOf(name);
    const isMore = value > previous;
    const percent = changePercent === null ? '' : ` (${formatChange(changePercent)})`;
    const count = name in READERS ? formatWithNoun(name, value) : formatCount(value);
    const text = `${isMore ? 'More' : 'Fewer'} ${what}: ${count}, ${formatCount(previous)} the ${periodNoun(period)} before${percent}`;
    return { rule: 'traffic', sign: 'neutral', text, words: `${isMore ? 'more' : 'fewer'} ${what}` };
  });
}

/** Returns who or what a metric counts, after "more" and "fewer". */
function readersOf(name: MetricName): string {
  return READERS[name] ?? METRICS[name].nouns?.[1] ?? METRICS[name].label;
}

function movedFindings({ moved }: Project): Finding[] {
  const text = describeMovedPages(moved.pages);
  if (text !== undefined) return [{ rule: 'moved', sign: 'neutral', text, words: 'steady, pages moved' }];
  const [search] = moved.searches;
  if (!search) return [];
  const isRise = search.searches > search.previous;
  const bound = (isUnknown: boolean): string => (search.isBound && isUnknown ? 'at most ' : '');
  const change = `${isRise ? 'rose' : 'fell'} from ${bound(isRise)}${formatCount(search.previous)} to ${bound(!isRise)}${formatWithNoun('search.total', search.searches)}`;
  const query = shorten(search.query, MAX_NAME_LENGTH);
  const searchText = `Steady overall, but “${query}” ${change}`;
  return [{ rule: 'moved', sign: 'neutral', text: searchText, words: 'steady, searches moved' }];
}

/** Names the largest loss and the largest gain; undefined if no page moved. */
function describeMovedPages(pages: Project['moved']['pages']): string | undefined {
  const loss = pages.find(({ sessions, previous }) => sessions < previous);
  const gain = pages.find(({ sessions, previous }) => sessions > previous);
  const parts = [loss, gain].flatMap((page) => {
    if (!page) return [];
    const amount = `${page.isBound ? 'at least ' : ''}${formatCount(Math.abs(page.sessions - page.previous))}`;
    return [`${shorten(pageText(page), MAX_NAME_LENGTH)} ${page === loss ? 'lost' : 'gained'} ${amount}`];
  });
  const [first, ...others] = parts;
  // A page only moves by at least ten.
  return first && `Steady overall, but ${[`${first} readers`, ...others].join(' and ')}`;
}

/** With fewer events in both periods together, no number says anything. */
const MIN_EVENTS = 50;

/** The numbers that a comparison can build on, the best one first. */
const BASES = ['traffic.sessions', 'traffic.page-views', 'search.total', 'ai.questions', 'feedback.total'] as const;

type Known = Metric & { readonly value: number };

function firstKnown(names: readonly MetricName[], metrics: readonly Metric[]): Known | undefined {
  const [first] = names.flatMap((name) => {
    const metric = findMetric(metrics, name);
    return metric && metric.value !== null ? [{ ...metric, value: metric.value }] : [];
  });
  return first;
}

/** Says why nothing can be said about changes. */
function emptyFinding(project: Project): Finding | undefined {
  const { metrics, period, moved } = project;
  const base = firstKnown(BASES, metrics);
  const days = pluralize(period.days, 'day');
  const few = base && fewFinding(base, days);
  if (few) return few;
  if (period.previous === null) return notCompared(`${countOf(metrics, days)}not compared`);
  const gap = gapsIn(project, ['traffic']);
  if (gap) return notCompared(`not compared: ${gap}`);
  const isJudged = Boolean(moved.lookedAt) || metrics.some(({ p }) => p !== null);
  return isJudged ? undefined : notCompared(`${countOf(metrics, days)}nothing to compare`);
}

function notCompared(text: string): Finding {
  return nothingFinding(upperFirst(text), 'not compared');
}

function nothingFinding(text: string, words: string): Finding {
  return { rule: 'nothing', sign: 'neutral', text, words };
}

function fewFinding({ name, value, previous }: Known, days: string): Finding | undefined {
  const who = readersOf(name);
  const total = value + (previous ?? 0);
  if (total === 0) return nothingFinding(`No ${who} were recorded in ${days}`, `no ${who}`);
  if (previous === null || total >= MIN_EVENTS) return undefined;
  const counts = `${formatWithNoun(name, value)}, ${formatCount(previous)} before`;
  return nothingFinding(`Too few ${who} to compare: ${counts}`, `too few ${who}`);
}

/** Starts a sentence with what a project has that isn't compared. */
function countOf(metrics: readonly Metric[], days: string): string {
  const known = firstKnown(['traffic.page-views', ...BASES], metrics);
  return known ? `${formatWithNoun(known.name, known.value)} in ${days}; ` : '';
}

type Recorded = keyof typeof RECORDED;

const gapStart = (series: Recorded): string => `No ${RECORDED[series]} were recorded on `;

/** Describes days in a compared period on which nothing was recorded. */
export function gapNote(series: Recorded, gap: DateRange): string {
  return `${gapStart(series)}${formatRange(gap)}.`;
}

/** Returns the notes about gaps as a clause; undefined without a gap. */
function gapsIn({ notes }: Project, all: readonly Recorded[]): string | undefined {
  const gaps = notes.filter(
    ({ section, message }) => section === 'period' && all.some((series) => message.startsWith(gapStart(series))),
  );
  return gaps.length === 0 ? undefined : listItems(gaps.map(({ message }) => lowerFirst(message).replace(/\.$/, '')));
}

function quietFinding(project: Project): Finding {
  const gap = gapsIn(project, ['search', 'ai']);
  if (gap) return nothingFinding(`Steady as far as compared, but ${gap}`, 'partly compared');
  const text = `A steady ${periodNoun(project.period)}: no number changed more than usual`;
  return { rule: 'quiet', sign: 'same', text, words: 'steady' };
}
