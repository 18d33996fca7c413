/** Decides what a report says in one sentence. The first rule that holds leads; every format prints the result. Pure. */
import { listItems } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { endSentence, lowerFirst, upperFirst } from '../../../text/sentences.js';
import { beforeThat, formatLongDay, periodNoun } from '../words/format-dates.js';
import { formatChange, formatFraction, formatMetric, formatWithNoun } from '../words/format-numbers.js';
import { describeBriefly, describeThreshold } from '../words/describe-thresholds.js';
import { changedPage, LEAST_CHANGE, SECTION_WORDS } from '../words/names.js';
import { findMetric, type Metric, type MetricName, METRICS, metricValue } from '../numbers/metrics.js';
import type { Project, Report, Verdict } from '../numbers/report-schema.js';
import type { VerdictRule } from '../numbers/report-version.js';
import { badLevels, changedCounts, changedRates, type LevelName, oddCounts, type RateName } from './evidence.js';
import { RECORDED } from './history.js';

/** A rule that holds. */
interface Finding {
  readonly rule: VerdictRule;
  readonly sign: Verdict['sign'];
  /** A sentence without its period. */
  readonly text: string;
  /** Two to four words for the title of an issue. */
  readonly words: string;
}

export function decideVerdict(report: Pick<Report, 'thresholds' | 'project'>): Verdict {
  const { project } = report;
  const missing = describeMissing(project).map(endSentence);
  const unmet = unmetFinding(report);
  if (unmet) return verdictOf(unmet, ...missing);
  const finding = leadingFinding(project);
  if (finding.rule === 'outage') return verdictOf(finding, ...missing);
  const isCalm = finding.rule === 'quiet' || (finding.rule === 'nothing' && project.sight !== null);
  return verdictOf(
    finding,
    ...(isCalm ? fewRates(project) : []),
    ...(finding.rule === 'quiet' ? largest(project) : []),
  );
}

/** Names what a report says nothing about, because too little of it happened. */
function fewRates({ metrics }: Project): string[] {
  const few = new Set(
    metrics.flatMap(({ name, isFew }) => {
      const { weight } = METRICS[name];
      return isFew && weight !== undefined ? [METRICS[weight].nouns?.[1] ?? ''] : [];
    }),
  );
  return few.size === 0 ? [] : [`Too few ${listItems([...few])} to compare their rates.`];
}

function largest({ largestChanges: [first] }: Project): string[] {
  if (!first) return [];
  const { name, numbers } = changedPage(first);
  return [`Largest change of ${LEAST_CHANGE} or more: ${name}, ${numbers}.`];
}

function verdictOf({ rule, sign, text, words }: Finding, ...more: readonly string[]): Verdict {
  return { rule, sign, text: [endSentence(text), ...more].join(' '), clause: lowerFirst(text), words };
}

function unmetFinding(report: Parameters<typeof decideVerdict>[0]): Finding | undefined {
  const unmet = report.thresholds.filter(({ met }) => !met);
  const [first, ...more] = unmet;
  if (!first) return undefined;
  const others =
    more.length === 0
      ? ''
      : ` Also not met: ${listItems(
          more.map((threshold) => describeBriefly(threshold, report.project)),
          Infinity,
        )}.`;
  return {
    rule: 'threshold',
    sign: 'bad',
    text: `${describeThreshold(first, report.project)}${others}`.replace(/\.$/, ''),
    words: more.length === 0 ? 'threshold not met' : `${pluralize(unmet.length, 'threshold')} not met`,
  };
}

function leadingFinding(project: Project): Finding {
  const [outage] = outageFindings(project);
  if (outage) return outage;
  const [first] = [levelFindings, rateFindings, trafficFindings].flatMap((find) => find(project));
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
    const text = `${isMore ? 'More' : 'Fewer'} ${what}: ${count}, ${formatCount(previous)} ${beforeThat(period)}${percent}`;
    return { rule: 'traffic', sign: 'neutral', text, words: `${isMore ? 'more' : 'fewer'} ${what}` };
  });
}

/** Returns who or what a metric counts, after "more" and "fewer". */
function readersOf(name: MetricName): string {
  return READERS[name] ?? METRICS[name].nouns?.[1] ?? METRICS[name].label;
}

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
  const { metrics, period, sight } = project;
  const base = firstKnown(BASES, metrics);
  const days = pluralize(period.days, 'day');
  if (base && base.value + (base.previous ?? 0) === 0) {
    const who = readersOf(base.name);
    return nothingFinding(`No ${who} were recorded in ${days}`, `no ${who}`);
  }
  if (period.previous === null) return notCompared(`${countOf(metrics, days)}not compared`);
  const why = uncomparedOf(project, ['traffic']);
  if (why !== undefined) return notCompared(`not compared: ${why}`);
  if (sight === 'few' || sight === 'varied') return unseenFinding(project, sight);
  const isJudged = metrics.some(({ p }) => p !== null);
  if (!isJudged) return notCompared(`${countOf(metrics, days)}nothing to compare`);
  if (sight === null)
    return nothingFinding(
      'Steady as far as compared, but nothing tells the readers of both periods',
      'partly compared',
    );
  return undefined;
}

/** Not even a fall by 40% would have been seen. */
function unseenFinding({ metrics, period }: Project, sight: 'few' | 'varied'): Finding {
  const [value = 0, previous = 0] = (['value', 'previous'] as const).map(
    (at) => metricValue(metrics, 'traffic.sessions', at) ?? 0,
  );
  const counts = `${formatCount(value)}, ${formatCount(previous)} ${beforeThat(period)}`;
  return sight === 'few'
    ? nothingFinding(`Too few readers to tell: ${counts}`, 'too few readers')
    : nothingFinding(`The number of readers varies too much to tell: ${counts}`, 'too much variation');
}

function notCompared(text: string): Finding {
  return nothingFinding(upperFirst(text), 'not compared');
}

function nothingFinding(text: string, words: string): Finding {
  return { rule: 'nothing', sign: 'neutral', text, words };
}

/** Starts a sentence with what a project has that isn't compared. */
function countOf(metrics: readonly Metric[], days: string): string {
  const known = firstKnown(['traffic.page-views', ...BASES], metrics);
  return known ? `${formatWithNoun(known.name, known.value)} in ${days}; ` : '';
}

/** Returns as a clause what keeps these series from being compared; undefined if nothing does. */
function uncomparedOf(
  { uncompared }: Project,
  all: readonly Project['uncompared'][number]['series'][],
): string | undefined {
  const reasons = uncompared.flatMap(({ series, why }) => (all.includes(series) ? [why] : []));
  return reasons.length === 0 ? undefined : listItems(reasons);
}

function quietFinding(project: Project): Finding {
  const why = uncomparedOf(project, ['search', 'ai', 'feedback']);
  if (why !== undefined) return nothingFinding(`Steady as far as compared, but ${why}`, 'partly compared');
  const [odd] = oddCounts(project.metrics);
  if (odd) {
    const { date, value, previousDate, previous } = odd.oddDay;
    const counts = `${formatCount(value)} ${readersOf(odd.name)}, ${formatCount(previous)} on ${formatLongDay(previousDate)}`;
    return nothingFinding(`Steady but for ${formatLongDay(date)}: ${counts}`, 'one odd day');
  }
  const text = `A steady ${periodNoun(project.period)}: no total changed more than usual`;
  return { rule: 'quiet', sign: 'same', text, words: 'steady' };
}
