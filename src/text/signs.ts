/** Shows signs: as emoji where a platform renders Markdown, as colored characters in a terminal. */
import { type Color, paint } from './color.js';
import type { Sign } from './document.js';

interface SignForms {
  /** Emoji have their color on every platform, in light and dark. */
  readonly emoji: string;
  readonly character: string;
  /** For terminals that show no other characters. */
  readonly ascii: string;
  readonly color: Color;
}

export const SIGNS: Readonly<Record<Sign, SignForms>> = {
  good: { emoji: '✅', character: '✔', ascii: 'OK', color: 'green' },
  bad: { emoji: '❌', character: '✖', ascii: 'X', color: 'red' },
  warning: { emoji: '⚠️', character: '▲', ascii: '!', color: 'yellow' },
  neutral: { emoji: '⚪', character: '○', ascii: '-', color: 'dim' },
  same: { emoji: '＝', character: '=', ascii: '=', color: 'dim' },
  waiting: { emoji: '⏳', character: '…', ascii: '...', color: 'yellow' },
  working: { emoji: '🔄', character: '…', ascii: '...', color: 'cyan' },
  plan: { emoji: '📝', character: '▸', ascii: '>', color: 'cyan' },
  added: { emoji: '➕', character: '+', ascii: '+', color: 'green' },
  changed: { emoji: '🔁', character: '~', ascii: '~', color: 'yellow' },
  removed: { emoji: '➖', character: '-', ascii: '-', color: 'red' },
};

export interface SignStyle {
  readonly color: boolean;
  /** True if the terminal only shows ASCII characters. */
  readonly ascii?: boolean;
}

/** What shows that text was shortened. */
export function ellipsisOf({ ascii }: Pick<SignStyle, 'ascii'>): string {
  return ascii ? '...' : '…';
}

/** Returns the sign for a terminal. */
export function paintSign(sign: Sign, style: SignStyle): string {
  const { character, ascii, color } = SIGNS[sign];
  return paint(style.ascii ? ascii : character, color, style.color);
}
