/** Renders charts for Mermaid, which GitHub and GitLab draw inside Markdown. */
import type { Chart } from './document.js';
import { oneLine } from './log.js';

/** More labels don't fit beside each other, so the values are numbered along the axis. */
const MAX_LABELS = 14;

/** Names and values of the colors of both lines. They are visible on light and dark backgrounds. */
const COLORS = [
  ['blue', '#3b82d0'],
  ['gray', '#9aa4af'],
] as const;

const DIRECTIVE = `%%{init: {'xyChart': {'width': 900, 'height': 260}, 'themeVariables': {'xyChart': {'plotColorPalette': '${COLORS.map(([, color]) => color).join(', ')}', 'backgroundColor': 'transparent'}}}}%%`;

/** Returns the lines of an xychart, or an empty text if there is nothing to draw. Titles keep only safe characters. */
export function renderMermaid({ title, labels, lines }: Chart): string {
  const drawn = lines.filter(({ values }) => values.length === labels.length).slice(0, COLORS.length);
  if (labels.length < 2 || drawn.length === 0) return '';
  const maxValue = Math.max(1, ...drawn.flatMap(({ values }) => values));
  const legend = drawn.map(({ name }, index) => `${COLORS[index]?.[0] ?? ''} ${name}`).join(', ');
  return [
    DIRECTIVE,
    'xychart-beta',
    `    title "${plainText(title)}${drawn.length > 1 ? `: ${plainText(legend)}` : ''}"`,
    `    x-axis ${renderAxis(labels.map(plainText))}`,
    `    y-axis 0 --> ${roundUp(maxValue)}`,
    ...drawn.map(
      ({ values }) => `    line [${values.map((value) => (Number.isFinite(value) ? value : 0)).join(', ')}]`,
    ),
    '',
  ].join('\n');
}

function renderAxis(labels: readonly string[]): string {
  if (labels.length <= MAX_LABELS) return `[${labels.map((label) => `"${label}"`).join(', ')}]`;
  return `"${labels[0] ?? ''} to ${labels.at(-1) ?? ''}" 1 --> ${labels.length}`;
}

/** The line doesn't touch the top of the chart, and the highest tick is a round number. */
function roundUp(value: number): number {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(value)) / 2);
  return Math.ceil(value / step) * step;
}

/** Mermaid has no escapes inside quotes, so characters that could end the quotes or start a fence are removed. */
function plainText(text: string): string {
  return oneLine(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ,.()-]/gu, '')
    .trim();
}
