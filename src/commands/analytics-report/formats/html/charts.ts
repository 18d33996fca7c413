/** Draws charts as SVG with scales and shapes of d3, without a browser. Only the HTML report loads this module. */
import { scaleLinear } from 'd3-scale';
import { area } from 'd3-shape';
import { type Html, markup } from '../../../../text/html.js';
import { formatCount } from '../../../../text/pluralize.js';
import { sumOf } from '../../numbers/metrics.js';
import type { DailySeries } from '../../numbers/daily-series.js';
import { formatDayLabel, formatShortDay, weekdayOf } from '../../words/format-dates.js';

/** Every chart has two drawings, because the labels of a scaled one would be too small on a phone. */
const LARGE = { name: 'wide', width: 900, height: 230 };
const SMALL = { name: 'wide', width: 440, height: 190 };
const NARROW = { name: 'narrow', width: 350, height: 200 };
type Drawing = typeof LARGE;

/** Longer periods show the mean of seven days, since single days would be a saw of weeks. */
export const MAX_SINGLE_DAYS = 31;
const MEAN_DAYS = 7;
/** The smallest distance between two labels of days. */
const LABEL_WIDTH = 56;
const MARGIN = { top: 22, right: 44, bottom: 24, left: 44 };

export function drawDailyChart(series: DailySeries, size: 'large' | 'small'): Html[] {
  const label = describeSeries(series);
  return [size === 'large' ? LARGE : SMALL, NARROW].map((drawing) => draw(series, drawing, label));
}

function describeSeries({ label, dates, values, previous }: DailySeries): string {
  const before = previous.length > 0 ? `, ${formatCount(sum(previous))} before` : '';
  const dayOf = (index: number): string => `${formatShortDay(dates[index] ?? '')} (${formatCount(values[index] ?? 0)})`;
  const [most, least] = [extreme(values, Math.max), extreme(values, Math.min)];
  return `${label}: ${formatCount(sum(values))} in total${before}. Most on ${dayOf(most)}, fewest on ${dayOf(least)}.`;
}

function sum(values: readonly (number | null)[]): number {
  return sumOf(values, (value) => value ?? 0);
}

function extreme(values: readonly (number | null)[], choose: (...numbers: number[]) => number): number {
  return values.indexOf(choose(...values.filter((value) => value !== null)));
}

type Point = readonly [x: number, y: number | null];

function draw(series: DailySeries, drawing: Drawing, label: string): Html {
  const { dates, values, previous } = series;
  const { name, width, height } = drawing;
  const isLong = dates.length > MAX_SINGLE_DAYS;
  const max = Math.max(1, ...values.map(Number), ...(isLong ? [] : previous.map(Number)));
  const y = scaleLinear([0, max], [height - MARGIN.bottom, MARGIN.top]).nice(2);
  const top = y.domain()[1] ?? max;
  const x = scaleLinear([0, dates.length - 1], [MARGIN.left, width - MARGIN.right]);
  const pointsOf = (numbers: readonly (number | null)[]): Point[] =>
    numbers.slice(0, dates.length).map((value, index) => [x(index), value === null ? null : y(value)]);
  const main = pointsOf(isLong ? meanOfDays(values) : values);
  const parts = [
    isLong ? '' : weekendBands(dates, x, y(top), y(0)),
    gridLines([0, top / 2, top], y, width),
    dayLabels(dates, x, drawing),
    ...(isLong
      ? [path('thin', lineOf(pointsOf(values)))]
      : [path('fill', areaShape(y(0))(main)), path('before', lineOf(pointsOf(previous)))]),
    path('line', lineOf(main)),
    isLong ? '' : dots(main),
    valueLabels(series, main, x, y),
  ];
  return markup`<svg class="chart ${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${parts}</svg>`;
}

function meanOfDays(values: readonly (number | null)[]): (number | null)[] {
  return values.map((_, index) => {
    const days = values.slice(Math.max(0, index - MEAN_DAYS + 1), index + 1).filter((value) => value !== null);
    return index < MEAN_DAYS - 1 || days.length === 0 ? null : sum(days) / days.length;
  });
}

function areaShape(bottom: number) {
  const shape = area<Point>(
    ([x]) => x,
    bottom,
    ([, y]) => y ?? 0,
  );
  return shape.defined(([, y]) => y !== null).digits(1);
}

function lineOf(points: readonly Point[]): string | null {
  return areaShape(0).lineY1().digits(1)([...points]);
}

function path(name: string, data: string | null): Html | undefined {
  return data ? markup`<path class="${name}" d="${data}"/>` : undefined;
}

function dots(points: readonly Point[]) {
  return points.map(([x, y]) => (y === null ? '' : markup`<circle cx="${digits(x)}" cy="${digits(y)}" r="3.5"/>`));
}

type Scale = ReturnType<typeof scaleLinear<number, number>>;

/** Readers of documentation work on weekdays, so the weekend explains most of the low days. */
function weekendBands(dates: readonly string[], x: Scale, top: number, bottom: number) {
  const step = x(1) - x(0);
  return dates.map((date, index) => {
    // Sunday or Saturday.
    if (weekdayOf(date) % 6 !== 0) return undefined;
    const from = Math.max(x(0), x(index) - step / 2);
    const to = Math.min(x(dates.length - 1), x(index) + step / 2);
    return markup`<rect x="${digits(from)}" y="${digits(top)}" width="${digits(to - from)}" height="${digits(bottom - top)}"/>`;
  });
}

function gridLines(values: readonly number[], y: Scale, width: number): Html[] {
  return values.map((value) => {
    const at = digits(y(value));
    const rule = markup`<path class="grid" d="M${MARGIN.left},${at}H${width - MARGIN.right}"/>`;
    return markup`${rule}${label('end', MARGIN.left - 8, y(value) + 4, formatCount(value))}`;
  });
}

function dayLabels(dates: readonly string[], x: Scale, { height }: Drawing): Html[] {
  const indexes = labeledDays(dates);
  const step = Math.max(1, Math.ceil((LABEL_WIDTH * indexes.length) / (x(dates.length - 1) - x(0) + LABEL_WIDTH)));
  const kind = dates.length <= MEAN_DAYS ? 'weekday' : 'month';
  return indexes
    .filter((_, position) => position % step === 0)
    .map((index) => label('mid', x(index), height - 6, formatDayLabel(dates[index] ?? '', kind)));
}

/** Every day of a week, the Mondays of a month, the first days of months in longer periods. */
function labeledDays(dates: readonly string[]): number[] {
  if (dates.length <= MEAN_DAYS) return dates.map((_, index) => index);
  const all = dates.map((date, index) => ({ date, index }));
  const chosen = all.filter(({ date }) =>
    dates.length <= MAX_SINGLE_DAYS ? weekdayOf(date) === 1 : date.endsWith('-01'),
  );
  return (chosen.length > 1 ? chosen : all).map(({ index }) => index);
}

/** Writes the largest value above its day, and the last value of the line beside it. */
function valueLabels({ values }: DailySeries, main: readonly Point[], x: Scale, y: Scale): Html {
  const peak = extreme(values, Math.max);
  const lastIndex = main.findLastIndex(([, at]) => at !== null);
  const last = main[lastIndex];
  const most = values[peak] ?? 0;
  const peakLabel = label(`value ${anchorAt(peak, values.length)}`, x(peak), y(most) - 9, formatCount(most));
  if (!last || (peak === lastIndex && values.length <= MAX_SINGLE_DAYS)) return peakLabel;
  const [atX, atY] = last;
  const value = formatCount(Math.round(y.invert(atY ?? 0)));
  return markup`${peakLabel}${label('value', atX + 8, (atY ?? 0) + 4, value)}`;
}

function label(name: string, x: number, y: number, text: string): Html {
  return markup`<text class="${name}" x="${digits(x)}" y="${digits(y)}">${text}</text>`;
}

function anchorAt(index: number, count: number): string {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'mid';
}

function digits(value: number): number {
  return Math.round(value * 10) / 10;
}
