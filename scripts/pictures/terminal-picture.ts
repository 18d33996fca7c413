/** Draws what a terminal shows as SVG. Its text stays text. */
import { displayWidth } from '../../src/text/width.js';

/** These colors are readable on the background, in both color schemes of a page. */
const BACKGROUND = '#0d1117';
const FOREGROUND = '#e6edf3';
const STYLES: Readonly<Record<number, string>> = {
  1: 'font-weight="bold"',
  2: 'fill="#8b949e"',
  31: 'fill="#ff7b72"',
  32: 'fill="#3fb950"',
  33: 'fill="#d29922"',
  36: 'fill="#39c5cf"',
};

// eslint-disable-next-line no-control-regex -- Terminals change styles with a control character.
const STYLE_CODE = /\u001b\[(\d+)m/;

const FONT_SIZE = 14;
const COLUMN = 8.43;
const LINE = 20;
const PADDING = 20;
const BAR = 36;

/** @param columns the width of the terminal */
export function drawTerminal(screen: string, columns: number): string {
  const lines = screen.trimEnd().split('\n');
  const width = Math.ceil(columns * COLUMN + 2 * PADDING);
  const height = BAR + lines.length * LINE + 2 * PADDING - (LINE - FONT_SIZE);
  const buttons = ['#ff5f57', '#febc2e', '#28c840'].map(
    (color, index) => `<circle cx="${PADDING + 6 + 20 * index}" cy="${BAR / 2 + 2}" r="6" fill="${color}"/>`,
  );
  const texts = lines.map((line, index) => {
    const y = BAR + PADDING + FONT_SIZE - 2 + index * LINE;
    return line === '' ? '' : `<text x="${PADDING}" y="${y}">${drawLine(line)}</text>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" rx="10" fill="${BACKGROUND}"/>
${buttons.join('')}
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace" font-size="${FONT_SIZE}" fill="${FOREGROUND}">
${texts.join('')}</g>
</svg>
`;
}

/** Draws each run of characters of one style at its column, and as wide as its columns, whatever font there is. */
function drawLine(line: string): string {
  const runs: string[] = [];
  const styles = new Set<number>();
  let column = 0;
  // Every second part is the number of a style.
  for (const [index, part] of line.split(STYLE_CODE).entries()) {
    if (index % 2 === 1) changeStyles(styles, Number(part));
    else if (part !== '') {
      const width = displayWidth(part);
      const style = [...styles].map((one) => ` ${STYLES[one] ?? ''}`).join('');
      const place = `x="${round(PADDING + column * COLUMN)}" textLength="${round(width * COLUMN)}"`;
      if (part.trim() !== '') runs.push(`<tspan ${place}${style}>${escape(part)}</tspan>`);
      column += width;
    }
  }
  return runs.join('');
}

/** Adds the style that a code starts, or removes those that it ends. */
function changeStyles(styles: Set<number>, code: number): void {
  if (code in STYLES) styles.add(code);
  else for (const one of styles) if (code === 0 || (code === 22 ? one < 10 : one > 10)) styles.delete(one);
}

/** A viewer would draw several spaces as one. */
function escape(text: string): string {
  return text.replaceAll(' ', '\u00a0').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
