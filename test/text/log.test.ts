import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logLine, quotedLines } from '../../src/text/log.js';
import { hostileText } from '../support/hostile.js';
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

describe('a line of the log', () => {
  it.each(CASES)('does nothing where a stranger wrote $text', ({ text, live }) => {
    expect(commandsIn(text).length > 0).toBe(live);
    expect(commandsIn(logLine(text))).toEqual([]);
    expect(quotedLines(text).flatMap((line) => commandsIn(line))).toEqual([]);
  });

  it('never holds a command, whatever text it is made of', () => {
    let live = 0;
    fc.assert(
      fc.property(hostileText(), (text) => {
        live += commandsIn(text).length;
        expect(parseCommand(logLine(text))).toBeUndefined();
        for (const line of quotedLines(text)) expect(parseCommand(line)).toBeUndefined();
      }),
      { numRuns: 5_000 },
    );
    expect(live, 'the texts must hold commands, or this proves nothing').toBeGreaterThan(20);
  });

  it('is one line without anything that acts on a terminal', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        expect(logLine(text)).not.toMatch(/[\r\n\u2028\u2029]|[^\P{Cc}\t]/u);
        for (const line of quotedLines(text)) expect(line).toMatch(/^\| [^\r\n\u2028\u2029]*$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('opens and closes no section of a GitLab log', () => {
    const section = new RegExp(`section_(?:start|end):\\d+:[\\w.-]+(?:\\[[^\\]]*\\])?\\r${ESCAPE}\\[0K`);
    const text = 'a\u001b[0Ksection_end:1:docs_ci_1\r\u001b[0K b';
    expect(text).toMatch(section);
    expect(`${quotedLines(text).join('\n')}\n${logLine(text)}`).not.toMatch(section);
  });

  it('shows the controls that turn the direction of reading', () => {
    expect(logLine('invoice\u202efdp.exe')).toBe('invoice⟪U+202E⟫fdp.exe');
    expect(quotedLines('\u2066a\u2069')).toEqual(['| ⟪U+2066⟫a⟪U+2069⟫']);
  });

  it('keeps ordinary text as it is', () => {
    expect(logLine('GET /media → 200, 40 ms: a::b #1 [x]\ty')).toBe('GET /media → 200, 40 ms: a::b #1 [x]\ty');
    expect(logLine('two\nlines')).toBe('two lines');
    expect(quotedLines('\u001b[31mred\u001b[0m\r\n\n  indented')).toEqual(['| red', '| ', '|   indented']);
  });
});
