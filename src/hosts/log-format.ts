/** Formats log lines the same way on every host. */
import { type Color, paint } from '../text/color.js';
import { shownLine } from '../text/isolate.js';
import { wrapAfter } from '../text/width.js';
import type { Level } from './host.js';

const LEVEL_COLORS: Readonly<Record<Exclude<Level, 'info'>, Color>> = {
  debug: 'dim',
  notice: 'cyan',
  warning: 'yellow',
  error: 'red',
};

export interface LineStyle {
  readonly color: boolean;
  /** Maximum columns; undefined for no maximum. */
  readonly width?: number;
}

/** Returns harmless text. Every level but `info` is named first, so that it is readable without colors. Other lines begin below the text. */
export function formatLogLine(level: Level, text: string, { color, width }: LineStyle): string {
  const name = level === 'info' ? '' : `${paint(`${level}:`, LEVEL_COLORS[level], color)} `;
  return wrapAfter(name, shownLine(text), width).join('\n');
}
