/** The report as one page that needs nothing else: no script, no request, readable on a phone, by night and on paper. */
import { Html, markup, type HtmlOptions, renderHtml } from '../../../text/html.js';
import { describeReport, periodText, shownMetrics } from './report-blocks.js';
import { formatChange, formatMetric } from './numbers.js';
import { METRICS } from '../metrics.js';
import type { Report } from '../report-schema.js';
import { STYLE } from './style.js';

/** Beyond this it is hardly a question any more; JSON and CSV have all of it. */
const MAX_TEXT_LENGTH = 300;
const TITLE = 'Documentation report';

/** Nothing may be loaded, sent or run; the style stands in the page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function renderPage(report: Report, options: HtmlOptions): string {
  const blocks = describeReport(report, { longestText: MAX_TEXT_LENGTH, withoutHead: true });
  const { startDate, endDate } = report.period;
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${TITLE}, ${startDate} to ${endDate}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<header>
<h1>${TITLE}</h1>
<p>${periodText(report.period)}</p>
</header>
${metricTiles(report)}
${renderHtml(blocks, options)}
<footer><p>Made ${report.generatedAt.slice(0, 16).replace('T', ' ')} UTC by docs-ci.</p></footer>
</main>
</body>
</html>
`;
  return page.text;
}

function metricTiles({ metrics, projects, period }: Report): Html {
  const tiles = shownMetrics(metrics, projects).map(({ name, value, previous, changePercent }) => {
    const { label, scale } = METRICS[name];
    const change = changePercent === null ? 'before:' : `${formatChange(changePercent)} from`;
    const before =
      previous === null
        ? new Html('')
        : markup`<dd class="before">${change} ${formatMetric(previous, scale, period)}</dd>`;
    const missing = new Html(value === null ? ' class="missing"' : '');
    return markup`<div><dt>${label}</dt><dd${missing}>${formatMetric(value, scale, period)}</dd>${before}</div>\n`;
  });
  return markup`<dl class="tiles">${tiles}</dl>`;
}
