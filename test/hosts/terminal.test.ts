import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../src/hosts/host.js';
import { createTerminalHost, type TerminalOptions } from '../../src/hosts/terminal.js';
import { temporaryFolder } from '../support/folder.js';
import { Written } from '../support/written.js';
import { publicationOf } from './publication.js';

const KNOWN = ['timeout', 'dry-run', 'wait', 'include', 'api-key', 'token', 'max-deletes'];

const HIDDEN_FLAG = 'A flag that is not shown here, as it may be a secret, is not known.';

interface Terminal {
  readonly host: Host;
  readonly out: Written;
  readonly err: Written;
}

function terminal(flags: readonly string[], more: Partial<TerminalOptions> = {}): Terminal {
  const [out, err] = [new Written(), new Written()];
  const host = createTerminalHost({
    flags,
    booleans: new Set(['dry-run', 'wait']),
    env: {},
    stdout: out.write,
    stderr: err.write,
    cwd: '/nowhere',
    isTTY: false,
    ...more,
  });
  return { host, out, err };
}

const problems = (...flags: readonly string[]): readonly string[] => terminal(flags).host.inputProblems(KNOWN);

describe('terminal flags', () => {
  it.each<[readonly string[], string, string | undefined]>([
    [['--timeout', '5m'], 'timeout', '5m'],
    [['--timeout=5m'], 'timeout', '5m'],
    [['--timeout='], 'timeout', ''],
    [['--max-deletes=-5'], 'max-deletes', '-5'],
    [['--max-deletes', '-5'], 'max-deletes', '-5'],
    [['--api-key', '-abc'], 'api-key', '-abc'],
    [['--api-key', '-'], 'api-key', '-'],
    [['--include', '*.png', '--include=*.svg'], 'include', '*.png\n*.svg'],
    [['--dry-run'], 'dry-run', 'true'],
    [['--dry-run', '--timeout', '5m'], 'dry-run', 'true'],
    [['--no-dry-run'], 'dry-run', 'false'],
    [['--dry-run=false'], 'dry-run', 'false'],
    [['--dry-run', 'false'], 'dry-run', 'false'],
    [['--dry-run=maybe'], 'dry-run', 'maybe'],
    [[], 'dry-run', undefined],
  ])('parses the flags %j for the input %s', (flags, name, value) => {
    const { host } = terminal(flags);
    expect(host.input(name)).toBe(value);
    expect(host.inputProblems(KNOWN)).toEqual([]);
  });

  it('prefers flags to variables, and ignores empty variables', () => {
    const env = { DOCS_CI_TIMEOUT: '1m', DOCS_CI_MAX_DELETES: '7', DOCS_API_KEY: 'shared', DOCS_CI_TOKEN: 'tok' };
    const { host } = terminal(['--timeout', '5m'], { env });
    expect(['timeout', 'max-deletes', 'api-key', 'token', 'include'].map((name) => host.input(name))).toEqual([
      '5m',
      '7',
      'shared',
      'tok',
      undefined,
    ]);
    expect(terminal([], { env: { ...env, DOCS_CI_API_KEY: 'own' } }).host.input('api-key')).toBe('own');
    expect(terminal([], { env: { ...env, DOCS_CI_API_KEY: '' } }).host.input('api-key')).toBe('shared');
    expect(host.label('api-key')).toBe('--api-key');
  });

  it.each<[readonly string[], readonly string[]]>([
    [['--tiemout', '5m'], ['--tiemout is not known. Did you mean --timeout?']],
    [['--dyr-run'], ['--dyr-run is not known. Did you mean --dry-run?']],
    [['--zzz=1', '--zzz=2'], ['--zzz is not known.']],
    [['--no-cache'], ['--no-cache is not known.']],
    [['-x'], ['"-x" belongs to no flag.']],
    [['-sk-1', 'SECRET'], ['2 words belong to no flag (not shown, as it may be a secret).']],
    [['--dry-run', 'abcdefghijklmnopqrstu'], ['1 word belongs to no flag (not shown, as it may be a secret).']],
    [
      ['--api-key', '--sk-live-1234'],
      [HIDDEN_FLAG, '--api-key has no value.'],
    ],
    [['--apiKey=x'], ['--apiKey is not known. Did you mean --api-key?']],
    [['--json=maybe'], ['--json is true or false.']],
    [['--json', '--verbose=', '--no-wait'], ['--verbose is true or false.']],
    [
      ['--help', '--version'],
      ['--help is not known.', '--version is not known.'],
    ],
    [['--timeout'], ['--timeout has no value.']],
    [['--timeout', '--dry-run'], ['--timeout has no value.']],
    [
      ['--dry-run', 'soon', 'now'],
      ['"soon" belongs to no flag.', '"now" belongs to no flag.'],
    ],
    [
      ['--api-key', '--', '--wait'],
      ['--api-key has no value.', '"--wait" belongs to no flag.'],
    ],
    [['--', 'rest'], ['"rest" belongs to no flag.']],
    [['--json', '--verbose=false'], []],
  ])('reports the problems of the flags %j: %j', (flags, expected) => {
    expect(problems(...flags)).toEqual(expected);
  });

  it('distinguishes flags from values by the known input names', () => {
    const { host } = terminal(['--api-key', '--sk-abc', '--timeout', '--no-wait', '--include', '--json'], {
      known: new Set(KNOWN),
    });
    expect(['api-key', 'timeout', 'wait'].map((name) => host.input(name))).toEqual(['--sk-abc', undefined, 'false']);
    expect(host.inputProblems(KNOWN)).toEqual(['--timeout has no value.', '--include has no value.']);
  });
});

describe('terminal run context', () => {
  const repository = (head: string): string => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, '.git'));
    writeFileSync(join(cwd, '.git/HEAD'), head);
    return cwd;
  };

  it('reads the branch that is checked out, and no push', () => {
    const cwd = repository('ref: refs/heads/feature/docs\n');
    const { host } = terminal([], { cwd });
    expect(host.runContext).toEqual({ startedByPush: false, fromFork: false, branch: 'feature/docs' });
    expect(host.workspace).toBe(cwd);
    expect(terminal([], { cwd: repository(`${'a'.repeat(40)}\n`) }).host.runContext.branch).toBeUndefined();
    expect(terminal([]).host.runContext.branch).toBeUndefined();
  });

  it('reads the branch of a worktree', () => {
    const main = repository('ref: refs/heads/main\n');
    mkdirSync(join(main, '.git/worktrees/w'), { recursive: true });
    writeFileSync(join(main, '.git/worktrees/w/HEAD'), 'ref: refs/heads/topic\n');
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, '.git'), `gitdir: ${join(main, '.git/worktrees/w')}\n`);
    expect(terminal([], { cwd }).host.runContext.branch).toBe('topic');
  });
});

describe('terminal log', () => {
  it('writes plain log lines with their level to stderr', () => {
    const { host, out, err } = terminal([]);
    host.log.group('Build');
    host.log.line('info', 'one\ntwo');
    host.log.line('warning', 'careful \u001b[2J');
    host.log.line('debug', 'hidden');
    host.log.quote('a\nb');
    host.log.progress('50 %');
    host.log.endGroup();
    expect(err.lines).toEqual(['Build', 'one two', 'warning: careful ', '| a', '| b', '50 %']);
    expect(out.text).toBe('');
    expect(host.log.live).toBe(false);
  });

  it('shows debug lines with --verbose or DOCS_CI_VERBOSE', () => {
    for (const { host, err } of [terminal(['--verbose']), terminal([], { env: { DOCS_CI_VERBOSE: 'true' } })]) {
      host.log.line('debug', 'GET /media');
      expect(err.lines).toEqual(['debug: GET /media']);
    }
  });

  it('redraws progress on one line of a TTY, and erases it before the next line', () => {
    const { host, err } = terminal([], { isTTY: true, columns: 12, env: { NO_COLOR: '1' } });
    expect(host.log.live).toBe(true);
    host.log.progress('building 漢字漢字');
    host.log.progress('50 %\nof it');
    host.log.line('info', 'done');
    host.log.line('info', 'and over');
    expect(err.text).toBe('\r\u001b[2Kbuilding …\r\u001b[2K50 % of it\r\u001b[2Kdone\nand over\n');
  });

  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    [{ TERM: 'dumb' }, true, false],
  ])('decides colors by the variables %j on a TTY (%s): %s', (env, isTTY, coloured) => {
    const { host, err } = terminal([], { env, isTTY });
    host.log.line('error', 'broken');
    expect(err.text.includes('\u001b[31m')).toBe(coloured);
    expect(err.text).toContain('broken');
  });
});

describe('terminal result', () => {
  const published = publicationOf({ summary: [{ heading: 'trigger-deploy: done' }] });

  it('erases the progress line before it prints the result', async () => {
    const { host, err } = terminal([], { isTTY: true, columns: 40 });
    host.log.progress('50 %');
    await host.publish(published);
    expect(err.text).toBe('\r\u001b[2K50 %\r\u001b[2K');
  });

  it.each([
    [true, false, false],
    [false, true, true],
    [true, undefined, false],
  ])(
    'colors the summary by the stream it goes to (stderr a TTY: %s, stdout: %s): %s',
    async (isTTY, stdoutIsTTY, coloured) => {
      const { host, out } = terminal([], { isTTY, stdoutIsTTY });
      await host.publish(published);
      expect(out.text.includes('\u001b[1m')).toBe(coloured);
      const json = terminal(['--json'], { isTTY, stdoutIsTTY });
      await json.host.publish(published);
      expect(json.err.text.includes('\u001b[1m')).toBe(isTTY);
    },
  );

  it.each([
    [true, 20, 20],
    [true, 0, 80],
    [true, undefined, 80],
    [false, 20, 90],
  ])(
    'fits the summary to the width of stdout (a TTY: %s, %s columns): %i',
    async (stdoutIsTTY, stdoutColumns, width) => {
      const { host, out } = terminal([], {
        isTTY: true,
        columns: 30,
        stdoutIsTTY,
        stdoutColumns,
        env: { NO_COLOR: '1' },
      });
      await host.publish(publicationOf({ summary: [{ table: { head: ['a'], rows: [['x'.repeat(90)]] } }] }));
      expect(Math.max(...out.lines.map((line) => line.length))).toBe(width);
    },
  );

  it('draws progress in 80 columns if the terminal reports 0', () => {
    const { host, err } = terminal([], { isTTY: true, columns: 0 });
    host.log.progress('x'.repeat(100));
    expect(err.text).toBe(`\r\u001b[2K${'x'.repeat(78)}…`);
  });

  it("doesn't repeat the logged build log in the summary of a terminal", async () => {
    const { host, out } = terminal([]);
    await host.publish(publicationOf({ summary: [{ paragraph: 'why' }, { heading: 'Log' }, { verbatim: 'logged' }] }));
    expect(out.text).toBe('\nwhy\n');
  });

  it('prints the summary to stdout', async () => {
    const { host, out, err } = terminal([]);
    await host.publish(published);
    expect(out.text).toBe('\ntrigger-deploy: done\n');
    expect(err.text).toBe('');
  });

  it('prints exactly result.json to stdout with --json, and the summary to stderr', async () => {
    const { host, out, err } = terminal(['--json']);
    await host.publish(published);
    expect(out.text).toBe(published.resultJson);
    expect(err.text).toContain('trigger-deploy: done');
  });

  it('prints nothing to stdout if the user disables the summary', async () => {
    const { host, out } = terminal([]);
    await host.publish({ ...published, summary: undefined });
    expect(out.text).toBe('');
  });
});
