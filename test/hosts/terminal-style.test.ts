/** Tests whether a terminal gets signs or ASCII. */
import { expect, test } from 'vitest';
import { showsUnicode, styleOf } from '../../src/hosts/terminal-style.js';

test.each([
  [{}, true],
  [{ LANG: 'de_DE.UTF-8' }, true],
  [{ LC_CTYPE: 'UTF-8' }, true],
  [{ LANG: 'C.utf8' }, true],
  [{ LANG: 'C' }, false],
  [{ LC_ALL: 'POSIX', LANG: 'en_US.UTF-8' }, false],
  [{ LC_CTYPE: 'de_DE.ISO-8859-1', LANG: 'en_US.UTF-8' }, false],
  [{ LC_ALL: '', LC_CTYPE: '', LANG: 'en_US.UTF-8' }, true],
  [{ LC_ALL: 'en_US.UTF-8', LANG: 'C' }, true],
  [{ TERM: 'linux', LANG: 'en_US.UTF-8' }, false],
])('decides by the locale and by TERM on a Unix system (%j: %s)', (env, isUnicode) => {
  expect(showsUnicode(env)).toBe(isUnicode);
});

test.each([
  [{}, false],
  [{ LANG: 'en_US.UTF-8' }, false],
  [{ WT_SESSION: 'a1' }, true],
  [{ TERM_PROGRAM: 'vscode' }, true],
  [{ TERM_PROGRAM: 'other' }, false],
  [{ TERM: 'xterm-256color' }, true],
  [{ TERM: 'cygwin' }, false],
  [{ TERMINAL_EMULATOR: 'JetBrains-JediTerm' }, true],
  [{ ConEmuTask: '{cmd::Cmder}' }, true],
  [{ CI: 'true' }, true],
])('decides by the terminal on Windows (%j: %s)', (env, isUnicode) => {
  expect(showsUnicode({ OS: 'Windows_NT', ...env })).toBe(isUnicode);
});

test('knows no width of a stream that is no terminal', () => {
  expect(styleOf({}, false, 100).width).toBeUndefined();
  expect(styleOf({}, true, 100).width).toBe(100);
  expect(styleOf({}, true, 0).width).toBe(80);
});
