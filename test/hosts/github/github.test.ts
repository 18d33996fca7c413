import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import type { Environment, Host } from '../../../src/hosts/host.js';
import { temporaryFolder } from '../../support/folder.js';
import { commandsIn } from '../../support/runner-commands.js';
import { Written } from '../../support/written.js';

const SHA = 'a'.repeat(40);
const HEAD_SHA = 'b'.repeat(40);

function hostOf(env: Environment, stdout = new Written()): Host {
  return createGitHubHost({ env, stdout: stdout.write, cwd: '/work', version: '1.2.3' });
}

function eventFile(event: unknown): string {
  const path = join(temporaryFolder(), 'event.json');
  writeFileSync(path, typeof event === 'string' ? event : JSON.stringify(event));
  return path;
}

describe('inputs on GitHub', () => {
  it('are read as the runner sets them: upper case, hyphens kept', () => {
    const host = hostOf({ 'INPUT_DRY-RUN': 'true', INPUT_BRANCH: '' });
    expect(host.input('dry-run')).toBe('true');
    expect(host.input('branch')).toBe('');
    expect(host.input('timeout')).toBeUndefined();
    expect(host.label('dry-run')).toBe('dry-run');
    expect(host.inputProblems()).toEqual([]);
  });
});

describe('what GitHub knows of a run', () => {
  const push = { GITHUB_EVENT_NAME: 'push', GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main', GITHUB_SHA: SHA };

  it.each([
    ['epoch seconds', 1_763_700_000],
    ['an ISO time', '2025-11-21T04:40:00Z'],
  ])('after a push: branch, commit and when, given as %s', (_, pushed_at) => {
    const { runContext: facts } = hostOf({
      ...push,
      GITHUB_EVENT_PATH: eventFile({ repository: { full_name: 'octo/docs', pushed_at } }),
    });
    expect(facts).toEqual({
      startedByPush: true,
      pushedAtMs: 1_763_700_000_000,
      branch: 'main',
      commitSha: SHA,
      fromFork: false,
    });
  });

  it.each([
    ['of the same repository', { full_name: 'octo/docs' }, false],
    ['of a fork', { full_name: 'stranger/docs' }, true],
    ['of a fork that was deleted', null, true],
  ])('in a pull request %s: its head, not the merge commit', (_, repo, fromFork) => {
    const { runContext: facts } = hostOf({
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_HEAD_REF: 'topic',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_SHA: SHA,
      GITHUB_EVENT_PATH: eventFile({
        repository: { full_name: 'octo/docs', pushed_at: '2025-11-21T04:40:00Z' },
        pull_request: { number: 7, head: { ref: 'topic', sha: HEAD_SHA, repo } },
      }),
    });
    expect(facts).toEqual({ startedByPush: false, branch: 'topic', commitSha: HEAD_SHA, pullRequest: 7, fromFork });
  });

  it('knows no branch on a tag', () => {
    expect(hostOf({ ...push, GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1' }).runContext.branch).toBeUndefined();
  });

  it('knows the address of the run, and of its second attempt', () => {
    const run = { GITHUB_SERVER_URL: 'https://ghe.example', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '99' };
    expect(hostOf(run).runContext.runUrl).toBe('https://ghe.example/octo/docs/actions/runs/99');
    expect(hostOf({ ...run, GITHUB_RUN_ATTEMPT: '2' }).runContext.runUrl).toBe(
      'https://ghe.example/octo/docs/actions/runs/99/attempts/2',
    );
    expect(hostOf({}).runContext.runUrl).toBeUndefined();
  });

  it.each([
    ['is missing', () => '/nowhere/event.json'],
    ['is no JSON', () => eventFile('{')],
    ['is no object', () => eventFile('null')],
  ])('makes do with the environment where the event file %s', (_, path) => {
    const { runContext: facts } = hostOf({ ...push, GITHUB_EVENT_PATH: path() });
    expect(facts).toMatchObject({ startedByPush: true, branch: 'main', commitSha: SHA, fromFork: false });
  });

  it('takes the workspace from the runner', () => {
    expect(hostOf({ GITHUB_WORKSPACE: '/home/runner/work/docs' }).workspace).toBe('/home/runner/work/docs');
    expect(hostOf({}).workspace).toBe('/work');
  });
});

describe('the log on GitHub', () => {
  const HOSTILE = 'a ##[error]b\r::add-mask::c';

  it('obeys nobody but us', () => {
    const out = new Written();
    const { log } = hostOf({ RUNNER_DEBUG: '1' }, out);
    for (const level of ['debug', 'info', 'notice', 'warning', 'error'] as const) log.line(level, HOSTILE);
    log.quote(HOSTILE);
    log.progress(HOSTILE);
    log.group(`${HOSTILE}%0A`);
    log.endGroup();
    expect(commandsIn(out.text).map(({ name }) => name)).toEqual(['debug', 'group', 'endgroup']);
    expect(commandsIn(out.text)[1]?.data).toBe('a ## [error]b ::add-mask::c%0A');
  });

  it('shows debug lines only where somebody asked for them', () => {
    const shown = (env: Environment): string[] => {
      const out = new Written();
      hostOf(env, out).log.line('debug', 'GET /media 100%');
      return out.lines;
    };
    expect(shown({})).toEqual([]);
    expect(shown({ RUNNER_DEBUG: '1' })).toEqual(['::debug::GET /media 100%25']);
    expect(shown({ ACTIONS_STEP_DEBUG: 'true' })).toEqual(['::debug::GET /media 100%25']);
    // The runner would hide its own debug command here.
    expect(shown({ DOCS_CI_VERBOSE: 'true' }).join()).toMatch(/debug:.* GET \/media 100%$/);
  });

  it('masks a secret line by line, and as it looks in headers and addresses', () => {
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
