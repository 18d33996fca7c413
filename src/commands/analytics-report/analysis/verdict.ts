/** Decides what a report says in one sentence. The first rule that holds leads; every format prints the result. Pure. */
import { listItems } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { formatLongDay, formatRange, periodNoun } from '../formats/format-dates.js';
import { formatChange, formatFraction, formatMetric } from '../formats/format-numbers.js';
import { describeThreshold } from '../formats/format-thresholds.js';
import { pageText, projectName } from '../formats/names.js';
import { findMetric, type Metric, type MetricName, METRICS, metricValue, weightOf } from '../metrics.js';
import type { DateRange } from '../period.js';
import type { Project, Report, Verdict } from '../report-schema.js';
import { VERDICT_RULES, type VerdictRule } from '../report-version.js';
import { badLevels, changedCounts, changedRates, type RateName } from './evidence.js';
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

export function decideVerdict(report: Pick<Report, 'thresholds' | 'projects' | 'period' | 'metrics'>): Verdict {
  const { projects, period } = report;
  const unmet = unmetFinding(report);
  if (unmet) return verdictOf(unmet, ...projects.flatMap(describeMissing).map(endSentence));
  const [single] = projects;
  if (single && projects.length === 1) return projectVerdict(single);
  const all = projects.map((project) => ({ project, finding: leadingFinding(project) }));
  const rank = ({ finding }: (typeof all)[number]): number => VERDICT_RULES.indexOf(finding.rule);
  const [first] = all.sort(
    (a, b) => rank(a) - rank(b) || Number(a.finding.sign === 'good') - Number(b.finding.sign === 'good'),
  );
  if (!first || first.finding.rule === 'quiet') {
    const text = `A steady ${periodNoun(period)} in all ${projects.length} projects: no number changed more than usual`;
    return verdictOf({ rule: 'quiet', sign: 'same', text, words: 'steady' });
  }
  const { project, finding } = first;
  const text = `${shorten(projectName(project), MAX_NAME_LENGTH)}: ${lowerFirst(finding.text)}`;
  return { ...verdictOf({ ...finding, text }), clause: text };
}

function projectVerdict(project: Project): Verdict {
  const finding = leadingFinding(project);
  const missing = finding.rule === 'outage' ? describeMissing(project) : [];
  return verdictOf(finding, ...missing.map(endSentence));
}

function verdictOf({ rule, sign, text, words }: Finding, ...more: readonly string[]): Verdict {
  return { rule, sign, text: [endSentence(text), ...more].join(' '), clause: lowerFirst(text), words };
}

function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** `AI assistant` stays as it is. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function unmetFinding({ thresholds, projects, period }: Parameters<typeof decideVerdict>[0]): Finding | undefined {
  const unmet = thresholds.filter(({ met }) => !met);
  const [first] = unmet;
  if (!first) return undefined;
  const more = unmet.length - 1;
  const others = more === 0 ? '' : ` ${pluralize(more, "more threshold isn't", "more thresholds aren't")} met.`;
  return {
    rule: 'threshold',
    sign: 'bad',
    text: `${describeThreshold(first, projects, period)}${others}`.replace(/\.$/, ''),
    words: more === 0 ? 'threshold not met' : `${unmet.length} thresholds not met`,
  };
}

function leadingFinding(project: Project): Finding {
  const [outage] = outageFindings(project);
  if (outage) return outage;
  const judged = [...levelFindings, ...rateFindings, ...trafficFindings, ...movedFindings].flatMap((find) =>
    find(project),
  );
  const [first] = judged;
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

/** What people call the sections of a report in a sentence. */
const SECTION_NAMES: Readonly<Record<string, string>> = {
  overview: 'page views and sessions',
  traffic: 'daily page views',
  pages: 'pages',
  feedback: 'feedback',
  ai: 'questions to the AI assistant',
  search: 'search',
};

/** Names the sections that couldn't be fetched, as a whole or in part. */
function describeMissing({ notes }: Project): string[] {
  const missing = new Map<string, 'section' | 'part'>();
  for (const { section, missing: what } of notes) if (what !== null) missing.set(section, what);
  if (missing.size === 0) return [];
  const names = [...missing].map(([section, what]) => {
    const name = SECTION_NAMES[section] ?? section;
    return what === 'section' ? name : `part of ${name}`;
  });
  const text = listItems(names);
  return [`${text.charAt(0).toUpperCase()}${text.slice(1)} couldn't be fetched`];
}

type Find = (project: Project) => Finding[];

const levelFindings: readonly Find[] = [
  ({ metrics }) =>
    badLevels(metrics).map((name) => {
      const [start, words] = LEVELS[name];
      const metric = findMetric(metrics, name);
      const before =
        metric?.beyondChance && metric.previous !== null
          ? `, ${formatFraction(badShare(name, metric.previous))} before`
          : '';
      const share = formatFraction(badShare(name, metric?.value ?? 0));
      return {
        rule: 'level',
        sign: 'warning',
        text: `${start}: ${share} of ${totalOf(name, metrics)}${before}`,
        words,
      };
    }),
];

/** Returns the share of what is bad, 0–1. */
function badShare(name: RateName, value: number): number {
  return name === 'feedback.satisfaction-rate' ? 1 - value / 100 : value;
}

const LEVELS: Readonly<Record<RateName, readonly [string, string]>> = {
  'feedback.satisfaction-rate': ['Most votes are dislikes', 'mostly dislikes'],
  'search.no-result-rate': ['Most searches find nothing', 'most searches fail'],
  'search.click-through-rate': ['Few searches lead to a click', 'few clicks'],
  'ai.low-confidence-rate': ['Most answers are low-confidence', 'mostly low confidence'],
};

function totalOf(name: MetricName, metrics: readonly Metric[]): string {
  const weight = weightOf(name);
  return formatCount((weight === undefined ? null : metricValue(metrics, weight)) ?? 0);
}

const RATE_TEXTS: Readonly<
  Record<RateName, { readonly better: readonly [string, string]; readonly worse: readonly [string, string] }>
> = {
  'feedback.satisfaction-rate': {
    better: ['Readers are more satisfied', 'more satisfied'],
    worse: ['Readers are less satisfied', 'less satisfied'],
  },
  'search.no-result-rate': {
    better: ['Fewer searches find nothing', 'fewer failed searches'],
    worse: ['More searches find nothing', 'more failed searches'],
  },
  'search.click-through-rate': {
    better: ['More searches lead to a click', 'more search clicks'],
    worse: ['Fewer searches lead to a click', 'fewer search clicks'],
  },
  'ai.low-confidence-rate': {
    better: ['Fewer answers are low-confidence', 'more confident answers'],
    worse: ['More answers are low-confidence', 'less confident answers'],
  },
};

const rateFindings: readonly Find[] = [
  ({ metrics, period }) =>
    changedRates(metrics).map(({ metric, isBetter }) => {
      const { name, value, previous } = metric;
      const [start, words] = RATE_TEXTS[name][isBetter ? 'better' : 'worse'];
      const { scale } = METRICS[name];
      const of = name === 'feedback.satisfaction-rate' ? ' votes are likes' : '';
      const text = `${start}: ${formatMetric(value, scale, period)} of ${totalOf(name, metrics)}${of}, ${formatMetric(previous, scale, period)} before`;
      return { rule: 'rate', sign: isBetter ? 'good' : 'warning', text, words };
    }),
];

/** What people call a count after "more" and "fewer", and after its number. */
const COUNT_NAMES: Readonly<Partial<Record<MetricName, readonly [string, string]>>> = {
  'traffic.sessions': ['readers', ' sessions'],
  'traffic.page-views': ['page views', ''],
  'search.total': ['searches', ''],
  'search.sessions': ['searching readers', ' sessions'],
  'ai.questions': ['questions', ''],
  'feedback.total': ['votes', ''],
  'feedback.comments': ['comments', ''],
};

const trafficFindings: readonly Find[] = [
  ({ metrics, period }) =>
    changedCounts(metrics).map(({ name, value, previous, changePercent }) => {
      const [what, unit] = COUNT_NAMES[name] ?? [METRICS[name].label, ''];
      const direction = (value ?? 0) > (previous ?? 0) ? 'more' : 'fewer';
      const percent = changePercent === null ? '' : ` (${formatChange(changePercent)})`;
      const text = `${direction === 'more' ? 'More' : 'Fewer'} ${what}: ${formatCount(value ?? 0)}${unit}, ${formatCount(previous ?? 0)} the ${periodNoun(period)} before${percent}`;
      return { rule: 'traffic', sign: 'neutral', text, words: `${direction} ${what}` };
    }),
];

const movedFindings: readonly Find[] = [
  ({ moved }) => {
    const pages = moved.pages.map((page) => ({ ...page, change: page.sessions - page.previous }));
    const parts = [
      ...pages.filter(({ change }) => change < 0).slice(0, 1),
      ...pages.filter(({ change }) => change > 0).slice(0, 1),
    ].map((page) => {
      const amount = `${page.isBound ? 'at least ' : ''}${formatCount(Math.abs(page.change))}`;
      const name = shorten(pageText(page), MAX_NAME_LENGTH);
      return { name, verb: page.change < 0 ? 'lost' : 'gained', amount };
    });
    const [first, second] = parts;
    if (first) {
      const readers = first.amount === '1' ? 'reader' : 'readers';
      const more = second ? ` and ${second.name} ${second.verb} ${second.amount}` : '';
      const text = `Steady overall, but ${first.name} ${first.verb} ${first.amount} ${readers}${more}`;
      return [{ rule: 'moved', sign: 'neutral', text, words: 'steady, pages moved' }];
    }
    const [search] = moved.searches;
    if (!search) return [];
    const isRise = search.searches > search.previous;
    const bound = (isUnknown: boolean): string => (search.isBound && isUnknown ? 'at most ' : '');
    const text = `Steady overall, but “${shorten(search.query, MAX_NAME_LENGTH)}” ${isRise ? 'rose' : 'fell'} from ${bound(isRise)}${formatCount(search.previous)} to ${bound(!isRise)}${pluralize(search.searches, 'search', 'searches')}`;
    return [{ rule: 'moved', sign: 'neutral', text, words: 'steady, searches moved' }];
  },
];

/** With fewer events in both periods together, no number says anything. */
const MIN_EVENTS = 50;

const BASES = [
  ['traffic.sessions', 'session', 'sessions', 'readers'],
  ['traffic.page-views', 'page view', 'page views', 'page views'],
  ['search.total', 'search', 'searches', 'searches'],
  ['ai.questions', 'question', 'questions', 'questions'],
  ['feedback.total', 'vote', 'votes', 'votes'],
] as const;

/** A number that was read, and its nouns: one, several, and who or what is counted. */
type Base = Metric & { readonly value: number; readonly nouns: readonly [string, string, string] };

/** The first of the numbers that a comparison can build on. */
function baseOf(metrics: Project['metrics']): Base | undefined {
  const [base] = BASES.flatMap(([name, ...nouns]) => {
    const metric = findMetric(metrics, name);
    return metric && metric.value !== null ? [{ ...metric, value: metric.value, nouns }] : [];
  });
  return base;
}

/** What a project has that isn't compared: its page views, or else its base. */
function countOf(metrics: Project['metrics'], base: Base | undefined): string | undefined {
  const views = findMetric(metrics, 'traffic.page-views')?.value ?? null;
  return views === null ? base && pluralize(base.value, base.nouns[0], base.nouns[1]) : pluralize(views, 'page view');
}

/** Says why nothing can be said about changes. */
function emptyFinding({ metrics, period, moved, notes }: Project): Finding | undefined {
  const finding = (text: string, words: string): Finding => ({ rule: 'nothing', sign: 'neutral', text, words });
  const base = baseOf(metrics);
  const days = pluralize(period.days, 'day');
  if (base?.value === 0 && (base.previous ?? 0) === 0)
    return finding(`No ${base.nouns[2]} were recorded in ${days}`, `no ${base.nouns[2]}`);
  const count = countOf(metrics, base);
  if (period.previous === null)
    return finding(count === undefined ? 'Not compared' : `${count} in ${days}; not compared`, 'not compared');
  if (base && base.previous !== null && base.value + base.previous < MIN_EVENTS) {
    const [singular, plural, readers] = base.nouns;
    const text = `Too few ${readers} to compare: ${pluralize(base.value, singular, plural)}, ${formatCount(base.previous)} before`;
    return finding(text, `too few ${readers}`);
  }
  const gap = notes.find(({ section, message }) => section === 'period' && message.startsWith(gapStart('traffic')));
  if (gap) return finding(`Not compared: ${lowerFirst(gap.message).replace(/\.$/, '')}`, 'not compared');
  if (metrics.every(({ p }) => p === null) && !moved.lookedAt)
    return finding(
      count === undefined ? 'Nothing to compare' : `${count} in ${days}; nothing to compare`,
      'not compared',
    );
  return undefined;
}

const gapStart = (series: keyof typeof RECORDED): string => `No ${RECORDED[series]} were recorded on `;

/** Describes days in a compared period on which nothing was recorded. */
export function gapNote(series: keyof typeof RECORDED, gap: DateRange): string {
  return `${gapStart(series)}${formatRange(gap)}.`;
}

function quietFinding({ period }: Project): Finding {
  const text = `A steady ${periodNoun(period)}: no number changed more than usual`;
  return { rule: 'quiet', sign: 'same', text, words: 'steady' };
}
