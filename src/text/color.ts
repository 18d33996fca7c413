/** Colors text for a terminal. `util.styleText` isn't used, since newer Node versions decide on colors themselves. */
const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

export type Color = keyof typeof CODES;

// eslint-disable-next-line no-control-regex -- color codes begin with a control character
const COLOR_CODES = /\u001b\[\d+m/g;

/** Returns the text without the codes of `paint`. */
export function withoutColors(text: string): string {
  return text.replace(COLOR_CODES, '');
}

/** Returns the text in that color, or unchanged if colors are off. */
export function paint(text: string, color: Color, isEnabled: boolean): string {
  const [start, end] = CODES[color];
  return isEnabled && text !== '' ? `\u001b[${start}m${text}\u001b[${end}m` : text;
}
