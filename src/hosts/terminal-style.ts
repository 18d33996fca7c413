/** Decides how a terminal shows text: its colors, its characters and its width. */
import type { SignStyle } from '../text/signs.js';
import type { Environment } from './host.js';
import type { LineStyle } from './log-format.js';

/** A stream that is no terminal has no maximum width. */
export type TerminalStyle = SignStyle & LineStyle;

/** Width if the terminal reports none, or 0. */
export const DEFAULT_COLUMNS = 80;

export function styleOf(env: Environment, isTTY: boolean, columns?: number): TerminalStyle {
  return {
    color: usesColor(env, isTTY),
    ascii: !showsUnicode(env),
    width: isTTY ? columns || DEFAULT_COLUMNS : undefined,
  };
}

/** Decides by FORCE_COLOR, then NO_COLOR, then the terminal, in the order of Node and npm. */
export function usesColor(env: Environment, isTTY: boolean): boolean {
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return !env.NO_COLOR && isTTY && env.TERM !== 'dumb';
}

/**
 * Returns false if signs such as a check mark would be unreadable. Without a locale it returns true: containers set none,
 * and the terminal in front of them shows UTF-8.
 */
export function showsUnicode(env: Environment): boolean {
  if (env.OS === 'Windows_NT') return isUnicodeWindowsTerminal(env);
  // The console of Linux has few characters.
  if (env.TERM === 'linux') return false;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
  return !locale || /utf-?8/i.test(locale);
}

const WINDOWS_TERM = /^(?:xterm-256color|alacritty|rxvt-unicode(?:-256color)?)$/;
const WINDOWS_TERM_PROGRAM = /^(?:vscode|Terminus-Sublime|WezTerm|mintty)$/;

/** Knows the terminals that the package is-unicode-supported knows. The old console shows boxes in place of signs. */
function isUnicodeWindowsTerminal(env: Environment): boolean {
  return (
    Boolean(env.CI || env.WT_SESSION || env.TERMINUS_SUBLIME) ||
    env.ConEmuTask === '{cmd::Cmder}' ||
    env.TERMINAL_EMULATOR === 'JetBrains-JediTerm' ||
    WINDOWS_TERM.test(env.TERM ?? '') ||
    WINDOWS_TERM_PROGRAM.test(env.TERM_PROGRAM ?? '')
  );
}
