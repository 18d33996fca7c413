/** Renders the days of the HTML report as charts, with the previous period beside them. Pure. */
import { Html, markup } from '../../../text/html.js';
import { addDays } from '../period.js';
import type { Daily, Report } from '../report-schema.js';
import { type DailySeries, drawDailyChart, hasLine, MAX_SINGLE_DAYS } from './charts.js';
import { formatLongDay, periodNoun } from './format-dates.js';
import { formatCount } from './format-numbers.js';
import { foldedTable, type HtmlColumn } from './html-folded-table.js';

const CHARTS = [
  ['pageViews', 'Page views', 'large'],
  ['searches', 'Searches', 'small'],
  ['questions', 'Questions to the AI assistant', 'small'],
] as const;

type Field = (typeof CHARTS)[number][0];

/** Returns undefined if there is no day to compare with another one. */
export function daysSection(report: Report): Html | undefined {
  const { daily, period } = report;
  const before = daysBefore(report);
  const charts = CHARTS.flatMap(([field, label, size]) => {
    const series = seriesOf(daily, before, field, label);
    return hasLine(series) ? [{ series, size }] : [];
  });
  if (charts.length === 0) return undefined;
  const hasOneChart = charts.length === 1;
  const figures = charts.map(
    ({
      series,
      size,
    }) => markup`<figure class="${hasOneChart ? 'large' : size}"><figcaption><strong>${series.label}</strong> ${legend(series, period)}</figcaption>
${drawDailyChart(series, hasOneChart ? 'large' : size)}</figure>
`,
  );
  return markup`<section aria-labelledby="days">
<h2 id="days">By day</h2>
<div class="charts">${figures}</div>
<details><summary>Daily numbers as a table</summary>
${foldedTable('Daily activity', daily, dayColumns(daily), { shown: Infinity })}</details>
</section>`;
}

/** Returns the days of the previous period by the day that they are compared with. */
function daysBefore({ projects, period }: Report): Map<string, Daily[]> {
  const days = new Map<string, Daily[]>();
  if (period.previous === null || projects.some(({ dailyBefore }) => dailyBefore.length === 0)) return days;
  for (const day of projects.flatMap(({ dailyBefore }) => dailyBefore)) {
    const date = addDays(day.date, period.days);
    days.set(date, [...(days.get(date) ?? []), day]);
  }
  return days;
}

function seriesOf(
  daily: readonly Daily[],
  before: ReadonlyMap<string, readonly Daily[]>,
  field: Field,
  label: string,
): DailySeries {
  const previous = daily.map(({ date }) => {
    const known = (before.get(date) ?? []).flatMap((day) => day[field] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  });
  return {
    label,
    dates: daily.map(({ date }) => date),
    values: daily.map((day) => day[field]),
    previous: previous.every((value) => value === null) ? [] : previous,
  };
}

function legend({ dates, previous }: DailySeries, period: { readonly days: number }): Html {
  const noun = periodNoun(period);
  if (dates.length > MAX_SINGLE_DAYS)
    return markup`<span class="keys"><span class="key"><i></i>mean of 7 days</span><span class="key"><i class="each"></i>each day</span></span>`;
  const before =
    previous.length === 0 ? new Html('') : markup`<span class="key"><i class="dashed"></i>the ${noun} before</span>`;
  return markup`<span class="keys"><span class="key"><i></i>this ${noun}</span>${before}</span>`;
}

function dayColumns(daily: readonly Daily[]): HtmlColumn<Daily>[] {
  const columns: HtmlColumn<Daily>[] = [
    ['pageViews', 'Page views'],
    ['sessions', 'Sessions'],
    ['searches', 'Searches'],
    ['questions', 'Questions'],
  ].flatMap(([field, label]) => {
    const key = field as Field | 'sessions';
    if (daily.every((day) => day[key] === null)) return [];
    return [
      {
        label: label ?? '',
        kind: 'number',
        cell: (day: Daily) => markup`${day[key] === null ? '–' : formatCount(day[key])}`,
      },
    ];
  });
  return [{ label: 'Day', cell: ({ date }) => markup`${formatLongDay(date)}` }, ...columns];
}
