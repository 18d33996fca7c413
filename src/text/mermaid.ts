/** Renders charts for Mermaid, which GitHub and GitLab draw inside Markdown. */
import type { Chart } from './document.js';
import { oneLine } from './log.js';

/** More days don't fit with a label each, so they are numbered along the axis. */
const MAX_LABELS = 14;

/** Mermaid's default color has little contrast; this one is visible on light and dark backgrounds. */
const COLOR_DIRECTIVE = "%%{init: {'themeVariables': {'xyChart': {'plotColorPalette': '#3b82d0'}}}}%%";

/** Returns the lines of an xychart, or an empty text if there is nothing to draw. Titles keep only safe characters. */
export function renderMermaid({ title, dates, values }: Chart): string {
  if (values.length < 2 || dates.length !== values.length) return '';
  const maxValue = Math.max(1, ...values);
  return [
    COLOR_DIRECTIVE,
    'xychart-beta',
    `    title "${plainText(title)}"`,
    `    x-axis ${renderAxis(dates.map(plainText))}`,
    `    y-axis 0 --> ${maxValue}`,
    `    line [${values.map((value) => (Number.isFinite(value) ? value : 0)).join(', ')}]`,
    '',
  ].join('\n');
}

function renderAxis(dates: readonly string[]): string {
  if (dates.length <= MAX_LABELS) return `[${dates.map((date) => `"${date.slice(5)}"`).join(', ')}]`;
  return `"${dates[0] ?? ''} to ${dates.at(-1) ?? ''}" 1 --> ${dates.length}`;
}

/** Mermaid has no escapes inside quotes, so characters that could end the quotes or start a fence are removed. */
function plainText(text: string): string {
  return oneLine(text)
    .replace(/[^\p{L}\p{M}\p{N} ,.()-]/gu, '')
    .trim();
}
