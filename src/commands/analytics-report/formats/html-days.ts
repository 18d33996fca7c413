/** Renders the days of the HTML report as charts, with the previous period beside them. Pure. */
import { Html, markup } from '../../../text/html.js';
import type { Daily, Report } from '../report-schema.js';
import { drawDailyChart, MAX_SINGLE_DAYS } from './charts.js';
import { type DailySeries, dailySeries } from './daily-series.js';
import { formatLongDay, periodNoun } from './format-dates.js';
import { formatCount } from './format-numbers.js';
import { foldedTable, type HtmlColumn } from './html-folded-table.js';

const SIZES = { pageViews: 'large', searches: 'small', questions: 'small' } as const;

/** Returns undefined if there is no day to compare with another one. */
export function daysSection(report: Report): Html | undefined {
  const { daily, period } = report;
  const charts = dailySeries(report).map((series) => ({ series, size: SIZES[series.field] }));
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
    const key = field as DailySeries['field'] | 'sessions';
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
