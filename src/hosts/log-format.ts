/** Log lines as every host writes them. */
import { paint, type Color } from '../text/color.js';
import { logLine } from '../text/log.js';
import type { Level } from './host.js';

const COLOURS: Readonly<Record<Exclude<Level, 'info'>, Color>> = {
  debug: 'dim',
  notice: 'cyan',
  warning: 'yellow',
  error: 'red',
};

/** One harmless line; every level but `info` is named in front, so that it can be told without colours. */
export function levelLine(level: Level, text: string, colour: boolean): string {
  const line = logLine(text);
  return level === 'info' ? line : `${paint(`${level}:`, COLOURS[level], colour)} ${line}`;
}
