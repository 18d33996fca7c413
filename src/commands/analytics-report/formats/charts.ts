/** Charts as SVG, drawn by ECharts without a browser. Loaded only where a page is made. */
import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { Chart } from '../../../text/document.js';
import { Html, markup } from '../../../text/html.js';
import { formatCount } from './numbers.js';

use([LineChart, GridComponent, SVGRenderer]);

/** Two drawings of each chart: letters of one that is scaled to a phone could not be read. */
const SIZES = [
  { name: 'wide', width: 880, height: 240, labels: 10 },
  { name: 'narrow', width: 340, height: 200, labels: 4 },
] as const;

/** Colours are the page's, which differ by day and by night. */
const INK = 'var(--muted)';
const RULE = 'var(--rule)';
const LINE = 'var(--accent)';

const LOOK = {
  silent: true,
  symbol: 'circle',
  symbolSize: 5,
  showAllSymbol: true,
  lineStyle: { color: LINE, width: 2 },
  itemStyle: { color: LINE },
  areaStyle: { color: LINE, opacity: 0.12 },
};
/** More days than this have no room for a dot each. */
const MAX_DOTS = 31;

/** Undefined where there is nothing to draw. */
export function drawChart(chart: Chart): Html | undefined {
  if (chart.values.length < 2) return undefined;
  const most = Math.max(...chart.values);
  const label = `${chart.title}: ${chart.dates[0] ?? ''} to ${chart.dates.at(-1) ?? ''}, at most ${formatCount(most)} on a day`;
  const drawings = SIZES.map(
    (size) => markup`<div class="${size.name}" role="img" aria-label="${label}">${draw(chart, size)}</div>`,
  );
  return markup`${drawings}`;
}

function draw({ title, dates, values }: Chart, { name, width, height, labels }: (typeof SIZES)[number]): Html {
  const surface = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    surface.setOption({
      animation: false,
      grid: { left: 4, right: 12, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
      xAxis: {
        type: 'category',
        boundaryGap: false,
        data: dates.map((date) => date.slice(5)),
        axisLine: { lineStyle: { color: RULE } },
        axisTick: { show: false },
        axisLabel: { color: INK, interval: Math.max(0, Math.ceil(dates.length / labels) - 1), hideOverlap: true },
      },
      yAxis: {
        type: 'value',
        minInterval: 1,
        splitNumber: 4,
        splitLine: { lineStyle: { color: RULE } },
        axisLabel: { color: INK, formatter: formatCount },
      },
      series: [
        {
          type: 'line',
          data: [...values],
          showSymbol: dates.length <= MAX_DOTS,
          ...LOOK,
        },
      ],
    });
    return ownNames(surface.renderToSVGString(), `${title} ${name}`);
  } finally {
    surface.dispose();
  }
}

/**
 * The drawing with names that are its own in the page and the same in every run, hidden from those who hear the page:
 * they are told its label, and there is a table.
 */
function ownNames(svg: string, name: string): Html {
  const own = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const renamed = svg
    .replace(/<style[^]*?<\/style>/g, '')
    .replace(/ class="zr\d+-cls-\d+"/g, '')
    .replace(/zr\d+-/g, `${own}-`)
    .replace(/^<svg width="\d+" height="\d+"/, '<svg aria-hidden="true"')
    .replace(/ font-family:[^;"]*;?/g, '');
  return new Html(renamed);
}
