/** Colours of a terminal. Plain codes, since `util.styleText` of newer Node decides by itself whether to colour. */
const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

export type Color = keyof typeof CODES;

/** The text in that colour, or as it is where colours are off. */
export function paint(text: string, colour: Color, on: boolean): string {
  const [start, end] = CODES[colour];
  return on && text !== '' ? `\u001b[${start}m${text}\u001b[${end}m` : text;
}
