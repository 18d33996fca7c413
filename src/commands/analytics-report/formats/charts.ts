/** Draws charts as SVG with scales and shapes of d3, without a browser. Only the HTML report loads this module. */
import { scaleLinear } from 'd3-scale';
import { area } from 'd3-shape';
import { Html, markup, NOTHING } from '../../../text/html.js';
import { formatCount } from '../../../text/pluralize.js';
import type { DailySeries } from './daily-series.js';
import { formatDayLabel, formatShortDay, weekdayOf } from './format-dates.js';

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

export function drawDailyChart(series: DailySeries, size: 'large' | 'small'): Html {
  const label = describeSeries(series);
  const drawings = [size === 'large' ? LARGE : SMALL, NARROW].map((drawing) => draw(series, drawing, label));
  return markup`${drawings}`;
}

/** Says what the drawing shows, for screen readers. */
function describeSeries({ label, dates, values, previous }: DailySeries): string {
  const total = formatCount(sum(values));
  const before = previous.length > 0 ? `, ${formatCount(sum(previous))} before` : '';
  const most = extreme(values, Math.max);
  const least = extreme(values, Math.min);
  const dayOf = (index: number): string => `${formatShortDay(dates[index] ?? '')} (${formatCount(values[index] ?? 0)})`;
  return `${label}: ${total} in total${before}. Most on ${dayOf(most)}, fewest on ${dayOf(least)}.`;
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

/** Returns the index of the largest or smallest value. */
function extreme(values: readonly (number | null)[], choose: (...numbers: number[]) => number): number {
  const known = values.filter((value) => value !== null);
  return values.indexOf(choose(...known));
}

type Point = readonly [x: number, y: number | null];

function draw({ dates, values, previous }: DailySeries, drawing: Drawing, label: string): Html {
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
    isLong ? NOTHING : weekendBands(dates, x, y(top), y(0)),
    gridLines([0, top / 2, top], y, width),
    dayLabels(dates, x, drawing),
    ...(isLong
      ? [path('thin', lineOf(pointsOf(values)))]
      : [path('fill', areaOf(main, y(0))), path('before', lineOf(pointsOf(previous)))]),
    path('line', lineOf(main)),
    isLong ? NOTHING : dots(main),
    valueLabels({ values, main, isLong, x, y }),
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

function areaOf(points: readonly Point[], bottom: number): string {
  return areaShape(bottom)([...points]) ?? '';
}

function lineOf(points: readonly Point[]): string {
  return areaShape(0).lineY1().digits(1)([...points]) ?? '';
}

function path(name: string, data: string): Html {
  return data === '' ? NOTHING : markup`<path class="${name}" d="${data}"/>`;
}

function dots(points: readonly Point[]): Html {
  return markup`${points.map(([x, y]) => (y === null ? NOTHING : markup`<circle cx="${digits(x)}" cy="${digits(y)}" r="3.5"/>`))}`;
}

type Scale = ReturnType<typeof scaleLinear<number, number>>;

/** Readers of documentation work on weekdays, so the weekend explains most of the low days. */
function weekendBands(dates: readonly string[], x: Scale, top: number, bottom: number): Html {
  const step = x(1) - x(0);
  const bands = dates.flatMap((date, index) => {
    // Sunday or Saturday.
    if (weekdayOf(date) % 6 !== 0) return [];
    const from = Math.max(x(0), x(index) - step / 2);
    const to = Math.min(x(dates.length - 1), x(index) + step / 2);
    return [
      markup`<rect x="${digits(from)}" y="${digits(top)}" width="${digits(to - from)}" height="${digits(bottom - top)}"/>`,
    ];
  });
  return markup`${bands}`;
}

function gridLines(values: readonly number[], y: Scale, width: number): Html {
  const lines = values.map((value) => {
    const at = digits(y(value));
    const rule = markup`<path class="grid" d="M${MARGIN.left},${at}H${width - MARGIN.right}"/>`;
    return markup`${rule}${label('end', MARGIN.left - 8, y(value) + 4, formatCount(value))}`;
  });
  return markup`${lines}`;
}

function dayLabels(dates: readonly string[], x: Scale, { height }: Drawing): Html {
  const indexes = labeledDays(dates);
  const step = Math.max(1, Math.ceil((LABEL_WIDTH * indexes.length) / (x(dates.length - 1) - x(0) + LABEL_WIDTH)));
  const hasWeekdays = dates.length <= MEAN_DAYS;
  const labels = indexes
    .filter((_, position) => position % step === 0)
    .map((index) => {
      const text = formatDayLabel(dates[index] ?? '', hasWeekdays ? 'weekday' : 'month');
      return label('mid', x(index), height - 6, text);
    });
  return markup`${labels}`;
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

interface ValueLabels {
  readonly values: readonly (number | null)[];
  readonly main: readonly Point[];
  readonly isLong: boolean;
  readonly x: Scale;
  readonly y: Scale;
}

/** Writes the largest value above its day, and the last value of the line beside it. */
function valueLabels({ values, main, isLong, x, y }: ValueLabels): Html {
  const peak = extreme(values, Math.max);
  const lastIndex = main.findLastIndex(([, at]) => at !== null);
  const last = main[lastIndex];
  const most = values[peak] ?? 0;
  const peakLabel = label(`value ${anchorAt(peak, values.length)}`, x(peak), y(most) - 9, formatCount(most));
  if (!last || (peak === lastIndex && !isLong)) return peakLabel;
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

/** The drawing is larger than on the page, so that whole numbers are exact enough. */
const SPARK = { width: 192, height: 48, padding: 4 };

/** Draws a small line without labels, for a row of a table that has the numbers. */
export function drawSparkline(values: readonly number[]): Html {
  const { width, height, padding } = SPARK;
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [padding, width - padding]);
  const y = scaleLinear([0, Math.max(1, ...values)], [height - padding, padding]);
  const data = lineOf(values.map((value, index): Point => [Math.round(x(index)), Math.round(y(value))]));
  return markup`<svg class="spark" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${data}"/></svg>`;
}
