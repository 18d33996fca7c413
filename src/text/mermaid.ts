/** Charts for Mermaid, as GitHub and GitLab draw them inside of Markdown. */
import type { Chart } from './document.js';
import { oneLine } from './log.js';

/** More days than this have no room for a label each, so they are numbered along the axis. */
const MAX_LABELS = 14;

/** The colour that it takes by itself can hardly be seen; this one can, by day and by night. */
const COLOUR = "%%{init: {'themeVariables': {'xyChart': {'plotColorPalette': '#3b82d0'}}}}%%";

/** The lines of an xychart; empty where there is nothing to draw. Only letters, digits and a few marks of a title stay. */
export function renderMermaid({ title, dates, values }: Chart): string {
  if (values.length < 2 || dates.length !== values.length) return '';
  const most = Math.max(1, ...values);
  return [
    COLOUR,
    'xychart-beta',
    `    title "${plainText(title)}"`,
    `    x-axis ${axisOf(dates.map(plainText))}`,
    `    y-axis 0 --> ${most}`,
    `    line [${values.map((value) => (Number.isFinite(value) ? value : 0)).join(', ')}]`,
    '',
  ].join('\n');
}

function axisOf(dates: readonly string[]): string {
  if (dates.length <= MAX_LABELS) return `[${dates.map((date) => `"${date.slice(5)}"`).join(', ')}]`;
  return `"${dates[0] ?? ''} to ${dates.at(-1) ?? ''}" 1 --> ${dates.length}`;
}

/** Mermaid knows no escapes inside of quotes, so what could end them or begin a fence goes. */
function plainText(text: string): string {
  return oneLine(text)
    .replace(/[^\p{L}\p{M}\p{N} ,.()-]/gu, '')
    .trim();
}
