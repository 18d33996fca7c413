import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { cleanLines, logLine, oneLine, quotedLines } from '../../src/text/log.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { floods, hostileText, runs } from '../support/hostile.js';
import { commandsIn, parseCommand } from '../support/runner-commands.js';

/** What runners have been seen to obey, and what not; `live` says whether the runner would obey the text as it is. */
const CASES = [
  { text: '::add-mask::x', live: true },
  { text: ' \u00a0::add-mask::a', live: true },
  { text: '\u2028::error::', live: true },
  { text: '::ERROR file=a::b', live: true },
  { text: 'foo ##[set-output name=a]b', live: true },
  { text: '###[error]', live: true },
  { text: '##[ ##[debug]', live: false },
  { text: '##[x ##[error]y', live: false },
  { text: '##\u001b[error]x', live: false },
  { text: '#\u001b#[error]x', live: false },
  { text: '##\0[error]x', live: false },
  { text: '##\u00ad[error]', live: false },
  { text: 'a\r::error::b', live: true },
  { text: '%0A::error::', live: false },
];

const ESCAPE = '\u001b';

/** `npm run test:rest` tries all floods. */
const isTried = (_: unknown, index: number): boolean => index % Math.round(1 / inject('generatedShare')) === 0;

describe('log line', () => {
  it.each(CASES)('prints no command if a stranger wrote $text', ({ text, live }) => {
    expect(commandsIn(text).length > 0).toBe(live);
    expect(commandsIn(logLine(text))).toEqual([]);
    expect(quotedLines(text).flatMap((line) => commandsIn(line))).toEqual([]);
  });

  it('never prints a command in a log line, whatever text it contains', () => {
    let live = 0;
    fc.assert(
      fc.property(hostileText(), (text) => {
        live += commandsIn(text).length;
        expect(parseCommand(logLine(text))).toBeUndefined();
        for (const line of quotedLines(text)) expect(parseCommand(line)).toBeUndefined();
      }),
      runs(5_000),
    );
    expect(live, 'the texts must hold commands, or this proves nothing').toBeGreaterThan(20);
  });

  it('keeps a log line harmless wherever it is wrapped', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        for (const part of logLine(text).split(' ')) expect(parseCommand(part)).toBeUndefined();
      }),
      runs(2_000),
    );
    for (const text of ['a ::error::b', 'a :::error::b', '\u200b::error::b', 'a \u00a0::error::b'])
      for (const part of logLine(text).split(' ')) expect(parseCommand(part)).toBeUndefined();
  });

  it('prints one line without terminal control characters', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        expect(logLine(text)).not.toMatch(/[\r\n\u2028\u2029]|[^\P{Cc}\t]/u);
        for (const line of quotedLines(text)) expect(line).toMatch(/^\| [^\r\n\u2028\u2029]*$/);
      }),
      runs(2_000),
    );
  });

  it('never opens or closes a section of a GitLab log', () => {
    const section = new RegExp(`section_(?:start|end):\\d+:[\\w.-]+(?:\\[[^\\]]*\\])?\\r${ESCAPE}\\[0K`);
    const text = 'a\u001b[0Ksection_end:1:docs_ci_1\r\u001b[0K b';
    expect(text).toMatch(section);
    expect(`${quotedLines(text).join('\n')}\n${logLine(text)}`).not.toMatch(section);
  });

  it('makes bidirectional control characters visible', () => {
    expect(logLine('invoice\u202efdp.exe')).toBe('invoice⟪U+202E⟫fdp.exe');
    expect(quotedLines('\u2066a\u2069')).toEqual(['| ⟪U+2066⟫a⟪U+2069⟫']);
  });

  it('removes complete escape sequences, and keeps the text after an unterminated one', () => {
    expect(logLine('\u001b(B\u001b[m\u001b[38;5;1mred\u001b[0K\u009b1m!')).toBe('red!');
    expect(logLine('\u001b]0;a title\u0007a \u001b]8;;http://e.example\u001b\\link\u001b]8;;\u001b\\')).toBe('a link');
    expect(logLine('\u001b]8;;kept')).toBe('8;;kept');
    expect(quotedLines('\u001b]0;one\ntwo\u0007')).toEqual(['| 0;one', '| two']);
    expect(logLine('a\u001b[1;\u001b[31mb')).toBe('a1;b');
  });

  it('keeps ordinary text unchanged', () => {
    expect(logLine('GET /media → 200, 40 ms: a::b #1 [x]\ty')).toBe('GET /media → 200, 40 ms: a::b #1 [x]\ty');
    expect(logLine('two\nlines')).toBe('two lines');
    expect(quotedLines('\u001b[31mred\u001b[0m\r\n\n  indented')).toEqual(['| red', '| ', '|   indented']);
  });
});

it('keeps at most four combining marks per character, so that they cover no other lines', () => {
  expect(oneLine(`z${'\u0303'.repeat(30)}a\u0301`)).toBe(`z${'\u0303'.repeat(4)}a\u0301`);
});

describe('hostile text of one megabyte', () => {
  it.each(floods(1_000_000).filter(isTried))('escapes one megabyte in little time: %s', async (_, text) => {
    const spentMs = await cpuMsOf(() => {
      logLine(text);
      oneLine(text);
      quotedLines(text);
    });
    expect(spentMs).toBeLessThan(3_000);
  });

  it('escapes five million empty lines in little time', async () => {
    const spentMs = await cpuMsOf(() => expect(cleanLines('\n'.repeat(5_000_000))).toHaveLength(5_000_001));
    expect(spentMs).toBeLessThan(4_000);
  });
});

it('escapes a line of twenty million invisible characters without a crash', () => {
  const invisible = '\u200b'.repeat(20_000_000);
  expect(logLine(`#${invisible}#[error]`).length).toBeLessThan(200_000);
  expect(quotedLines(invisible)).toHaveLength(1);
});
