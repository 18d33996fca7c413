/** Tests what `docs-ci demo` shows in a terminal. */
import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { runDemo } from '../../src/cli/demo.js';
import { systemClock } from '../../src/clock.js';
import { displayWidth } from '../../src/text/width.js';

const EXAMPLES = resolve(import.meta.dirname, '../../examples');
// eslint-disable-next-line no-control-regex -- a terminal erases a line by these characters.
const ERASED_LINE = /[^\n]*\r\u001b\[2K/g;

describe.each([80, 100])('the demo in a terminal of %s columns', (columns) => {
  let lines: string[];
  beforeAll(async () => {
    let output = '';
    const runtime = {
      clock: systemClock,
      random: Math.random,
      version: '0.0.0-test',
      repositoryUrl: 'https://github.com/octo/docs-ci',
      onCancel: () => undefined,
    };
    const stdout = (text: string): void => void (output += text);
    const exitCode = await runDemo({
      runtime,
      stdout,
      env: { NO_COLOR: '1' },
      examples: EXAMPLES,
      isTTY: true,
      columns,
    });
    expect(exitCode, output).toBe(0);
    lines = output.replace(ERASED_LINE, '').trimEnd().split('\n');
    const pdf = lines.flatMap((line) => /^PDF +(file:.*)$/.exec(line)?.[1] ?? [])[0] ?? '';
    rmSync(dirname(fileURLToPath(pdf)), { recursive: true });
  }, 120_000);

  test(`keeps every line within ${columns} columns`, () => {
    // A path is as long as the temporary folder of the machine makes it, and is never cut.
    const cut = lines.filter((line) => !line.includes('file:///'));
    expect(cut.filter((line) => displayWidth(line) > columns)).toEqual([]);
  });

  test(`fits on a screen (${columns} columns)`, () => {
    expect(lines.length).toBeLessThanOrEqual(columns === 100 ? 45 : 47);
  });

  test(`has no color if NO_COLOR is set (${columns} columns)`, () => {
    expect(lines.join('\n')).not.toContain('\u001b');
  });

  test(`ends with the files to open and the next step (${columns} columns)`, () => {
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(/^Report {2}file:\/\/\/.*report\.html$/),
      expect.stringMatching(/^PDF {5}file:\/\/\/.*docs\.pdf$/),
      expect.stringMatching(/^Next {4}docs-ci --help/),
    ]);
  });

  test(`shows no hostile text of readers (${columns} columns)`, () => {
    expect(lines.join('\n')).not.toMatch(/<script|alert\(|javascript:|::error|@SUM/);
  });
});
