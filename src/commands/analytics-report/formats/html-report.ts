/** Renders the report as one HTML file without scripts and requests, readable on phones, in dark mode and on paper. */
import { Html, markup, type HtmlOptions, renderHtml } from '../../../text/html.js';
import { METRICS } from '../metrics.js';
import type { Report } from '../report-schema.js';
import { formatMetric, formatMetricChange, NO_CHANGE } from './format-numbers.js';
import { formatPeriod, reportBlocks, selectMetrics } from './report-blocks.js';
import { STYLESHEET } from './stylesheet.js';

/** Longer texts are rarely questions; JSON and CSV have the whole texts. */
const MAX_TEXT_LENGTH = 300;
const TITLE = 'Documentation report';

/** The policy forbids loading, sending and running anything; the file contains its stylesheet. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function renderHtmlReport(report: Report, options: HtmlOptions): string {
  const blocks = reportBlocks(report, { maxTextLength: MAX_TEXT_LENGTH, omitHeader: true });
  const { startDate, endDate } = report.period;
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(CONTENT_SECURITY_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${TITLE}, ${startDate} to ${endDate}</title>
<style>${new Html(STYLESHEET)}</style>
</head>
<body>
<main>
<header>
<h1>${TITLE}</h1>
<p>${formatPeriod(report.period)}</p>
</header>
${metricTiles(report)}
${renderHtml(blocks, options)}
<footer><p>Created ${report.generatedAt.slice(0, 16).replace('T', ' ')} UTC by docs-ci.</p></footer>
</main>
</body>
</html>
`;
  return page.text;
}

function metricTiles({ metrics, projects, period }: Report): Html {
  const tiles = selectMetrics(metrics, projects).map((metric) => {
    const { name, value, previous } = metric;
    const { label, scale } = METRICS[name];
    const metricChange = formatMetricChange(metric);
    const change = metricChange === NO_CHANGE ? 'previous:' : `${metricChange} from`;
    const before =
      previous === null
        ? new Html('')
        : markup`<dd class="before">${change} ${formatMetric(previous, scale, period)}</dd>`;
    const missing = new Html(value === null ? ' class="missing"' : '');
    return markup`<div><dt>${label}</dt><dd${missing}>${formatMetric(value, scale, period)}</dd>${before}</div>\n`;
  });
  return markup`<dl class="tiles">${tiles}</dl>`;
}
