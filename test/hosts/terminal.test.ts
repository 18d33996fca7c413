import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../src/hosts/host.js';
import { createTerminalHost, type TerminalOptions } from '../../src/hosts/terminal.js';
import { temporaryFolder } from '../support/folder.js';
import { Written } from '../support/written.js';
import { publicationOf } from './publication.js';

const FLAG_TYPES = new Map([
  ...['timeout', 'include', 'api-key', 'token', 'max-deletes'].map((name) => [name, 'text'] as const),
  ...['dry-run', 'wait'].map((name) => [name, 'boolean'] as const),
]);

interface Terminal {
  readonly host: Host;
  readonly out: Written;
  readonly err: Written;
}

function terminal(flags: readonly string[], more: Partial<TerminalOptions> = {}): Terminal {
  const [out, err] = [new Written(), new Written()];
  const host = createTerminalHost({
    flags,
    flagTypes: FLAG_TYPES,
    env: {},
    stdout: out.write,
    stderr: err.write,
    cwd: '/nowhere',
    isTTY: false,
    ...more,
  });
  return { host, out, err };
}

describe('inputs in a terminal', () => {
  it('prefers flags to environment variables, and ignores empty variables', () => {
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
    for (const empty of ['', ' ', '\n'])
      expect(terminal([], { env: { ...env, DOCS_CI_API_KEY: empty } }).host.input('api-key')).toBe('shared');
  });
});

describe('run context of a terminal', () => {
  const repository = (head: string): string => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, '.git'));
    writeFileSync(join(cwd, '.git/HEAD'), head);
    return cwd;
  };

  it('reads the checked-out branch of a terminal, and knows of no push', () => {
    const cwd = repository('ref: refs/heads/feature/docs\n');
    const { host } = terminal([], { cwd });
    expect(host.runContext).toEqual({
      startedByPush: false,
      fromFork: false,
      secrets: 'given',
      branch: 'feature/docs',
    });
    expect(host.workspace).toBe(cwd);
    expect(terminal([], { cwd: repository(`${'a'.repeat(40)}\n`) }).host.runContext.branch).toBeUndefined();
    expect(terminal([]).host.runContext.branch).toBeUndefined();
  });

  it('reads the branch of a Git worktree', () => {
    const main = repository('ref: refs/heads/main\n');
    mkdirSync(join(main, '.git/worktrees/w'), { recursive: true });
    writeFileSync(join(main, '.git/worktrees/w/HEAD'), 'ref: refs/heads/topic\n');
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, '.git'), `gitdir: ${join(main, '.git/worktrees/w')}\n`);
    expect(terminal([], { cwd }).host.runContext.branch).toBe('topic');
  });
});

describe('log of a terminal', () => {
  it('writes log lines to stderr, plain and marked by level', () => {
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

  it('isolates right-to-left names in progress and in the title of a group', () => {
    const { host, err } = terminal([]);
    host.log.group('שלום.png (1)');
    host.log.progress('שלום.png (1)');
    expect(err.lines).toEqual(Array(2).fill('\u2068שלום.png\u2069 (1)'));
  });

  it('shows debug lines with --verbose or DOCS_CI_VERBOSE', () => {
    const variables = ['true', 'TRUE'].map((value) => terminal([], { env: { DOCS_CI_VERBOSE: value } }));
    for (const { host, err } of [terminal(['--verbose']), ...variables]) {
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

  it('prints progress in lines of its own on a dumb TTY, which cannot erase a line', () => {
    const { host, err } = terminal([], { isTTY: true, env: { TERM: 'dumb' } });
    expect(host.log.live).toBe(false);
    host.log.progress('50%');
    host.log.line('info', 'done');
    expect(err.text).toBe('50%\ndone\n');
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
  ])('decides on colors by %j on a TTY (%s): %s', (env, isTTY, isColored) => {
    const { host, err } = terminal([], { env, isTTY });
    host.log.line('error', 'broken');
    expect(err.text.includes('\u001b[31m')).toBe(isColored);
    expect(err.text).toContain('broken');
  });
});

it('begins the other lines of a warning below its text', () => {
  const { host, err } = terminal([], { isTTY: true, columns: 40, env: { NO_COLOR: '1' } });
  host.log.line('warning', 'main is protected, so the service may reject the merge.');
  expect(err.lines).toEqual(['warning: main is protected, so the', '         service may reject the merge.']);
});

describe('results in a terminal', () => {
  const published = publicationOf({ terminal: [{ heading: '2 pages changed' }] });

  it('clears the progress line of a terminal before the result', async () => {
    const { host, err } = terminal([], { isTTY: true, columns: 40 });
    host.log.progress('50%');
    await host.publish(published);
    expect(err.text).toBe('\r\u001b[2K50%\r\u001b[2K');
  });

  it.each([
    [true, false, false],
    [false, true, true],
    [true, undefined, false],
  ])(
    'colors the result by the stream it goes to (stderr is a TTY: %s, stdout: %s): %s',
    async (isTTY, stdoutIsTTY, isColored) => {
      const { host, out } = terminal([], { isTTY, stdoutIsTTY });
      await host.publish(published);
      expect(out.text.includes('\u001b[1m')).toBe(isColored);
      const json = terminal(['--json'], { isTTY, stdoutIsTTY });
      json.host.log.line('info', 'Live', { ending: 'good' });
      expect(json.err.text.includes('\u001b[32m')).toBe(isTTY);
    },
  );

  it.each([
    [true, 20, 20],
    [true, 0, 80],
    [true, undefined, 80],
    [false, 20, 90],
  ])('renders the result as wide as stdout (a TTY: %s, columns: %s): %i', async (stdoutIsTTY, stdoutColumns, width) => {
    const { host, out } = terminal([], {
      isTTY: true,
      columns: 30,
      stdoutIsTTY,
      stdoutColumns,
      env: { NO_COLOR: '1' },
    });
    await host.publish(publicationOf({ terminal: [{ table: { head: ['a'], rows: [['x'.repeat(90)]] } }] }));
    expect(Math.max(...out.lines.map((line) => line.length))).toBe(width);
  });

  it('leaves the summary out, because the log of a terminal already says how the run ended', async () => {
    const { host, out, err } = terminal([]);
    await host.publish(publicationOf({ summary: [{ paragraph: 'why' }, { heading: 'Log' }, { verbatim: 'logged' }] }));
    expect(out.text + err.text).toBe('');
  });

  it.each([
    ['good', 'green', '✔ Live\n', '\u001b[32m✔\u001b[39m Live\n', 'OK Live\n'],
    ['warning', 'yellow', '▲ Live\n', '\u001b[33m▲\u001b[39m Live\n', '! Live\n'],
    ['bad', 'red', '✖ Live\n', '\u001b[31m✖\u001b[39m Live\n', 'X Live\n'],
  ] as const)(
    'writes a %s ending once, to stderr only if the job failed, with a sign in %s, or in ASCII if the locale requires it',
    (ending, _, plain, colored, ascii) => {
      const ended = (env: Record<string, string>): string[] => {
        const { host, out, err } = terminal([], { env });
        host.log.line('info', 'Live', { ending });
        return ending === 'bad' ? [err.text, out.text] : [out.text, err.text];
      };
      expect(ended({})).toEqual([plain, '']);
      expect(ended({ FORCE_COLOR: '1' })).toEqual([colored, '']);
      expect(ended({ LC_ALL: 'C' })).toEqual([ascii, '']);
    },
  );

  it('colors the URL of an ending, which is what people look for', () => {
    const { host, out } = terminal([], { env: { FORCE_COLOR: '1' } });
    host.log.line('info', 'Live: https://docs.example.com/a (4s)', { ending: 'good' });
    expect(out.text).toContain(' Live: \u001b[36mhttps://docs.example.com/a\u001b[39m (4s)\n');
  });

  it('indents the lines of a long ending below its text', () => {
    const { host, out, err } = terminal([], {
      stdoutIsTTY: true,
      stdoutColumns: 20,
      env: { LANG: 'C', NO_COLOR: '1' },
    });
    host.log.line('info', 'Live: https://docs.example.com/guide (4s)', { ending: 'good' });
    expect(out.text).toBe('OK Live:\n   https://docs.example.com/guide\n   (4s)\n');
    expect(err.text).toBe('');
  });

  it('writes only result.json to stdout with --json, and the message that ends the run to stderr', async () => {
    const { host, out, err } = terminal(['--json']);
    host.log.line('info', 'Live', { ending: 'good' });
    await host.publish(published);
    expect(out.text).toBe(published.resultJson);
    expect(err.text).toBe('✔ Live\n');
  });
});
