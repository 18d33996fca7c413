import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import type { Environment, Host } from '../../../src/hosts/host.js';
import { temporaryFolder } from '../../support/folder.js';
import { collectStdout } from '../../support/process-output.js';
import { commandsIn } from '../../support/runner-commands.js';
import { Written } from '../../support/written.js';

const SHA = 'a'.repeat(40);
const HEAD_SHA = 'b'.repeat(40);

function hostOf(env: Environment, stdout = new Written()): Host {
  return createGitHubHost({ env, stdout: stdout.write, cwd: '/work', version: '1.2.3', fetch });
}

/** Returns what the step prints. */
async function printedBy(env: Environment, work: (host: Host) => void): Promise<Written> {
  const out = new Written();
  await collectStdout(out.write, async () => {
    work(hostOf(env, out));
    await vi.dynamicImportSettled();
  });
  return out;
}

function eventFile(event: unknown): string {
  const path = join(temporaryFolder(), 'event.json');
  writeFileSync(path, typeof event === 'string' ? event : JSON.stringify(event));
  return path;
}

describe('GitHub inputs', () => {
  it('reads inputs from upper-case INPUT_ variables that keep hyphens', () => {
    const host = hostOf({ 'INPUT_DRY-RUN': 'true', INPUT_BRANCH: '' });
    expect(host.input('dry-run')).toBe('true');
    expect(host.input('branch')).toBe('');
    expect(host.input('timeout')).toBeUndefined();
    expect(host.inputProblems()).toEqual([]);
  });
});

describe('GitHub run context', () => {
  const push = { GITHUB_EVENT_NAME: 'push', GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main', GITHUB_SHA: SHA };

  it.each([
    ['epoch seconds', 1_763_700_000],
    ['an ISO time', '2025-11-21T04:40:00Z'],
  ])('reads branch, commit and time of a push from %s', (_, pushed_at) => {
    const { runContext } = hostOf({
      ...push,
      GITHUB_EVENT_PATH: eventFile({ repository: { full_name: 'octo/docs', pushed_at } }),
    });
    expect(runContext).toEqual({
      startedByPush: true,
      pushedAtMs: 1_763_700_000_000,
      branch: 'main',
      commitSha: SHA,
      fromFork: false,
      secrets: 'given',
    });
  });

  it.each([
    ['of the same repository', 'pull_request', { full_name: 'octo/docs' }, false, 'given'],
    ['of a fork', 'pull_request', { full_name: 'stranger/docs' }, true, 'withheld'],
    ['of a fork that was deleted', 'pull_request', null, true, 'withheld'],
    ['of a fork that gets secrets', 'pull_request_target', { full_name: 'stranger/docs' }, true, 'exposed'],
  ])('reads the head, not the merge commit, of a pull request %s', (_, event, repo, fromFork, secrets) => {
    const { runContext } = hostOf({
      GITHUB_EVENT_NAME: event,
      GITHUB_HEAD_REF: 'topic',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_SHA: SHA,
      GITHUB_EVENT_PATH: eventFile({
        repository: { full_name: 'octo/docs', pushed_at: '2025-11-21T04:40:00Z' },
        pull_request: { number: 7, head: { ref: 'topic', sha: HEAD_SHA, repo } },
      }),
    });
    expect(runContext).toEqual({
      startedByPush: false,
      branch: 'topic',
      commitSha: HEAD_SHA,
      pullRequest: 7,
      fromFork,
      secrets,
    });
  });

  it.each([
    ['a push', 'push', '2025-11-21T04:40:00Z', 1_763_700_000_000],
    ['a pull request', 'pull_request', '2025-11-21T04:40:00Z', undefined],
    ['a schedule', 'schedule', '2025-11-21T04:40:00Z', undefined],
    ['a push at no known time', 'push', 'soon', undefined],
  ])('takes the time of a push from the workflow run of %s', (_, event, created_at, pushedAtMs) => {
    const run = { event, created_at, head_branch: 'main', head_sha: SHA, head_repository: { full_name: 'octo/docs' } };
    const { runContext } = hostOf({
      GITHUB_EVENT_NAME: 'workflow_run',
      GITHUB_EVENT_PATH: eventFile({ repository: { full_name: 'octo/docs' }, workflow_run: run }),
    });
    expect(runContext.pushedAtMs).toBe(pushedAtMs);
  });

  it('reads no branch on a GitHub tag', () => {
    expect(hostOf({ ...push, GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1' }).runContext.branch).toBeUndefined();
  });

  it.each([
    ['workflow_dispatch', 'branch', 'topic', 'main'],
    ['workflow_dispatch', 'branch', 'main', undefined],
    ['workflow_dispatch', 'tag', 'v1', undefined],
    ['release', 'tag', 'v1', undefined],
    ['push', 'branch', 'topic', undefined],
  ])('names the default branch if a person started a run of another: %s of the %s %s', (name, type, ref, expected) => {
    const event = eventFile({ repository: { default_branch: 'main' } });
    const env = { GITHUB_EVENT_NAME: name, GITHUB_REF_TYPE: type, GITHUB_REF_NAME: ref, GITHUB_EVENT_PATH: event };
    expect(hostOf(env).runContext.startedBeside).toBe(expected);
  });

  it('builds the URL of a GitHub run, and of its second attempt', () => {
    const run = { GITHUB_SERVER_URL: 'https://ghe.example', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '99' };
    expect(hostOf(run).runContext.runUrl).toBe('https://ghe.example/octo/docs/actions/runs/99');
    expect(hostOf({ ...run, GITHUB_RUN_ATTEMPT: '2' }).runContext.runUrl).toBe(
      'https://ghe.example/octo/docs/actions/runs/99/attempts/2',
    );
    expect(hostOf({}).runContext.runUrl).toBeUndefined();
  });

  it('builds the URL of a GitHub run with one slash after the server, however its URL ends', () => {
    const run = { GITHUB_SERVER_URL: 'https://ghe.example/', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '99' };
    expect(hostOf(run).runContext.runUrl).toBe('https://ghe.example/octo/docs/actions/runs/99');
  });

  it('names the repository with its host, and the numbers of a GitHub run', () => {
    const run = {
      GITHUB_SERVER_URL: 'https://ghe.example:8443/',
      GITHUB_REPOSITORY: 'octo/docs',
      GITHUB_RUN_ID: '7301182213',
      GITHUB_RUN_ATTEMPT: '2',
    };
    expect(hostOf(run).runContext).toMatchObject({
      repository: 'ghe.example:8443/octo/docs',
      sequence: 7_301_182_213,
      attempt: 2,
      runId: '7301182213-2',
    });
    expect(hostOf({ GITHUB_REPOSITORY: 'octo/docs' }).runContext.repository).toBe('github.com/octo/docs');
  });

  it.each(['', '0', '-1', '1e3', '99999999999999999999', 'x'])('ignores the GitHub run number %j', (number) => {
    const { sequence, attempt, runId } = hostOf({ GITHUB_RUN_ID: number, GITHUB_RUN_ATTEMPT: number }).runContext;
    expect([sequence, attempt, runId]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['is missing', () => '/nowhere/event.json'],
    ['is a device', () => '/dev/zero'],
    ['isn’t JSON', () => eventFile('{')],
    ['isn’t an object', () => eventFile('null')],
  ])('falls back to the environment if the event file %s', (_, path) => {
    const { runContext } = hostOf({ ...push, GITHUB_EVENT_PATH: path() });
    expect(runContext).toMatchObject({ startedByPush: true, branch: 'main', commitSha: SHA, fromFork: false });
  });

  it("reads the workspace from the runner's environment", () => {
    expect(hostOf({ GITHUB_WORKSPACE: '/home/runner/work/docs' }).workspace).toBe(resolve('/home/runner/work/docs'));
    expect(hostOf({}).workspace).toBe(resolve('/work'));
  });
});

describe('GitHub log', () => {
  const HOSTILE = 'a ##[error]b\r::add-mask::c';

  it("prints untrusted text so that the runner obeys only docs-ci's commands", async () => {
    const out = await printedBy({ RUNNER_DEBUG: '1' }, ({ log }) => {
      for (const level of ['debug', 'info', 'notice', 'warning', 'error'] as const) log.line(level, HOSTILE);
      log.quote(HOSTILE);
      log.progress(HOSTILE);
      log.group(`${HOSTILE}%0A`);
      log.endGroup();
    });
    expect(commandsIn(out.text).map(({ name }) => name)).toEqual([
      'debug',
      'notice',
      'warning',
      'error',
      'group',
      'endgroup',
    ]);
    expect(commandsIn(out.text)[1]?.data).toBe('a ## [error]b : :add-mask::c');
    expect(commandsIn(out.text)[4]?.data).toBe('a ## [error]b : :add-mask::c%0A');
  });

  it('isolates right-to-left names in progress, in the title of a group and of an annotation', async () => {
    const out = await printedBy({}, ({ log }) => {
      log.progress('שלום.png (1)');
      log.group('שלום.png (2)');
      log.line('error', 'failed', { title: 'שלום.png (3)' });
    });
    for (const number of [1, 2, 3]) expect(out.text).toContain(`\u2068שלום.png\u2069 (${number})`);
  });

  it('prints a warning once, as an annotation with title, file and line', async () => {
    const out = await printedBy({}, ({ log }) =>
      log.line('warning', '100% broken', { title: 'Link: gone, twice', file: 'docs/a,b.md', line: 12 }),
    );
    expect(out.lines).toHaveLength(1);
    expect(commandsIn(out.text)).toEqual([
      {
        name: 'warning',
        properties: { title: 'Link: gone, twice', file: 'docs/a,b.md', line: '12' },
        data: 'docs/a,b.md:12: 100% broken',
      },
    ]);
  });

  it('prints further errors as plain lines if the runner would not show them, but the message that ends the run as an annotation', async () => {
    const out = await printedBy({}, ({ log }) => {
      for (let index = 1; index <= 20; index += 1) log.line('error', `error ${index}`);
      log.line('error', 'the end', { ending: 'bad' });
    });
    const errors = commandsIn(out.text).map(({ data }) => data);
    expect(errors).toEqual([...Array.from({ length: 8 }, (_, index) => `error ${index + 1}`), 'the end']);
    expect(out.lines).toHaveLength(21);
    expect(new Set(out.lines).size).toBe(21);
  });

  it('shows debug lines only if step debugging or DOCS_CI_VERBOSE is on', async () => {
    const shown = async (env: Environment): Promise<string[]> =>
      (await printedBy(env, ({ log }) => log.line('debug', 'GET /media 100%'))).lines;
    expect(await shown({})).toEqual([]);
    expect(await shown({ RUNNER_DEBUG: '1' })).toEqual(['::debug::GET /media 100%25']);
    expect(await shown({ ACTIONS_STEP_DEBUG: 'true' })).toEqual(['::debug::GET /media 100%25']);
    // The runner would hide its own debug command here.
    expect((await shown({ DOCS_CI_VERBOSE: 'true' })).join()).toMatch(/debug:.* GET \/media 100%$/);
  });

  it('masks each line of a secret, also encoded for headers and URLs', () => {
    const out = new Written();
    hostOf({}, out).mask('top/secret 100%\nsecond-line\n');
    const masked = commandsIn(out.text).map(({ name, data }) => (name === 'add-mask' ? data : undefined));
    expect(masked).toEqual(
      expect.arrayContaining([
        'top/secret 100%\nsecond-line',
        'top/secret 100%',
        'second-line',
        'top%2Fsecret%20100%25',
        Buffer.from('top/secret 100%').toString('base64'),
      ]),
    );
    expect(masked).not.toContain('');
    expect(out.lines).toHaveLength(masked.length);
  });
});

it('links a line of a file whose name has special characters, also on GitHub Enterprise Server', () => {
  const line = { path: 'docs/100% #1 [a]?.mdx', commitSha: SHA, line: 31 };
  const env = { GITHUB_REPOSITORY: 'octo/docs', GITHUB_SERVER_URL: 'https://ghe.example' };
  expect(hostOf(env).fileUrl?.(line)).toBe(
    `https://ghe.example/octo/docs/blob/${SHA}/docs/100%25%20%231%20%5Ba%5D%3F.mdx#L31`,
  );
  expect(hostOf({}).fileUrl?.(line)).toBeUndefined();
});
