/** Formats log lines the same way on every host. */
import { type Color, paint } from '../text/color.js';
import { logLine } from '../text/log.js';
import type { Level } from './host.js';

const LEVEL_COLORS: Readonly<Record<Exclude<Level, 'info'>, Color>> = {
  debug: 'dim',
  notice: 'cyan',
  warning: 'yellow',
  error: 'red',
};

/** Returns one harmless line. Every level but `info` is named first, so that it is readable without colors. */
export function formatLogLine(level: Level, text: string, useColor: boolean): string {
  const line = logLine(text);
  return level === 'info' ? line : `${paint(`${level}:`, LEVEL_COLORS[level], useColor)} ${line}`;
}
