/** Draws charts as SVG with ECharts, without a browser. Only the HTML report loads this module. */
import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { Chart } from '../../../text/document.js';
import { Html, markup } from '../../../text/html.js';
import { formatCount } from './format-numbers.js';

use([LineChart, GridComponent, SVGRenderer]);

/** Every chart has two drawings, because the labels of a scaled one would be too small on a phone. */
const SIZES = [
  { name: 'wide', width: 880, height: 240, labels: 10 },
  { name: 'narrow', width: 340, height: 200, labels: 4 },
] as const;

/** The stylesheet defines the colors of both color schemes. */
const TEXT_COLOR = 'var(--muted)';
const RULE_COLOR = 'var(--rule)';
const LINE_COLOR = 'var(--accent)';

const SERIES_STYLE = {
  silent: true,
  symbol: 'circle',
  symbolSize: 5,
  showAllSymbol: true,
  lineStyle: { color: LINE_COLOR, width: 2 },
  itemStyle: { color: LINE_COLOR },
  areaStyle: { color: LINE_COLOR, opacity: 0.12 },
};
/** Longer series have no room for the dots. */
const MAX_DOTS = 31;

/** Returns undefined if the chart has too few values to draw. */
export function drawChart(chart: Chart): Html | undefined {
  if (chart.values.length < 2) return undefined;
  const max = Math.max(...chart.values);
  const label = `${chart.title}: ${chart.dates[0] ?? ''} to ${chart.dates.at(-1) ?? ''}, maximum ${formatCount(max)} per day`;
  const drawings = SIZES.map(
    (size) => markup`<div class="${size.name}" role="img" aria-label="${label}">${draw(chart, size)}</div>`,
  );
  return markup`${drawings}`;
}

function draw({ title, dates, values }: Chart, { name, width, height, labels }: (typeof SIZES)[number]): Html {
  const canvas = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    canvas.setOption({
      animation: false,
      // The default depends on the system, and with it the measured widths of labels.
      textStyle: { fontFamily: 'sans-serif' },
      grid: { left: 4, right: 12, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
      xAxis: {
        type: 'category',
        boundaryGap: false,
        data: dates.map((date) => date.slice(5)),
        axisLine: { lineStyle: { color: RULE_COLOR } },
        axisTick: { show: false },
        axisLabel: {
          color: TEXT_COLOR,
          interval: Math.max(0, Math.ceil(dates.length / labels) - 1),
          hideOverlap: true,
        },
      },
      yAxis: {
        type: 'value',
        minInterval: 1,
        splitNumber: 4,
        splitLine: { lineStyle: { color: RULE_COLOR } },
        axisLabel: { color: TEXT_COLOR, formatter: formatCount },
      },
      series: [
        {
          type: 'line',
          data: [...values],
          showSymbol: dates.length <= MAX_DOTS,
          ...SERIES_STYLE,
        },
      ],
    });
    return replaceIds(canvas.renderToSVGString(), `${title} ${name}`);
  } finally {
    canvas.dispose();
  }
}

/**
 * Gives the drawing IDs that are unique in the file and the same in every run. Screen readers skip the drawing, because
 * it has a label and the report has a table of the same numbers.
 */
function replaceIds(svg: string, name: string): Html {
  const prefix = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const html = svg
    .replace(/<style[^]*?<\/style>/g, '')
    .replace(/ class="zr\d+-cls-\d+"/g, '')
    .replace(/zr\d+-/g, `${prefix}-`)
    .replace(/^<svg width="\d+" height="\d+"/, '<svg aria-hidden="true"')
    .replace(/ font-family:[^;"]*;?/g, '');
  return new Html(html);
}
