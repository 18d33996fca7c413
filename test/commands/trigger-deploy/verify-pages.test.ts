import { describe, expect, test } from 'vitest';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { type GitLabApi, startGitLabApi } from '../../support/gitlab-api.js';
import { closedLater, mergeRequestEnv, pullRequestEnv, writeEvent } from '../../support/loopback-platforms.js';
import { type Run, type Stage, startStage, withoutHelp } from '../../support/runs.js';
import { requestsTo } from './fixture.js';

const NEVER_MS = 3_600_000_000;
const REPOSITORY = { full_name: 'octo/docs' };
const REMOVED = { filename: 'docs/gone.mdx', status: 'removed' };

async function gitHub(...files: readonly { filename: string; status: string }[]): Promise<GitHubApi> {
  const github = await closedLater(startGitHubApi());
  github.changedFiles.splice(0, 1, ...files);
  return github;
}

const gitLab = (): Promise<GitLabApi> => closedLater(startGitLabApi());

/** Previews the branch of a pull request, and verifies the pages that it changes. */
async function preview(stage: Stage, github: GitHubApi, inputs: Record<string, string> = {}): Promise<Run> {
  const env = await pullRequestEnv(stage.folder, { github, ref: 'new-guide' });
  const given = { mode: 'preview', 'verify-pages': 'changed', token: github.token, ...inputs };
  return stage.runAction('trigger-deploy', given, env);
}

/** The pages that were requested, in order, without the random ones. */
function askedPages({ emulator }: Stage): string[] {
  const paths = emulator.requests.filter(({ origin }) => origin === 'files').map(({ path }) => path);
  return paths.map((path) => path.replace(/^\/(site|preview\/[^/]+)/, '')).filter((path) => !/docs-ci/.test(path));
}

/** Expects an exit code, and the numbers of pages that are verified, failed and not known. */
function expectRun({ exitCode, result: { outputs }, stdout }: Run, code: number, ...pages: readonly string[]): void {
  expect(exitCode, stdout).toBe(code);
  expect([outputs['pages-verified'], outputs['pages-failed'], outputs['pages-unknown']]).toEqual(pages);
}

function annotationsOf({ result }: Run, level: string) {
  return result.annotations.filter((annotation) => annotation.level === level);
}

describe('a live deployment of a pull request', () => {
  test('rejects verify-pages: changed, before any request', async () => {
    await using stage = await startStage({ seed: true });
    const run = await preview(stage, await gitHub(REMOVED), { mode: 'deploy' });
    expect([run.exitCode, run.result.message]).toEqual([
      2,
      expect.stringContaining('verify-pages: "changed" needs mode: preview on a pull or merge request'),
    ]);
    expect(stage.emulator.requests).toEqual([]);
  });

  test('says that the changes of the request are not live: in the log, the title, the comment and the record', async () => {
    await using stage = await startStage({ seed: true });
    const github = await gitHub(REMOVED);
    const inputs = { mode: 'deploy', 'verify-pages': '/', comment: 'true', environment: 'true' };
    const { exitCode, result, summary, stdout } = await preview(stage, github, inputs);
    expect(exitCode, stdout).toBe(0);
    const live = 'ive, but built from main, not from this pull request';
    expect(result.message).toContain(`L${live}: `);
    for (const text of [summary, github.comments[0]?.body])
      expect(text).toMatch(new RegExp(`⚠️ Documentation is l${live}\\n[^]*set .mode: preview.`));
    expect(annotationsOf({ result } as Run, 'warning')[0]?.message).toContain('only go live after they are merged');
    expect(github.deployments[0]?.statuses.at(-1)).toMatchObject({ state: 'success', description: `L${live}` });
  });

  test.each([
    ['closed and merged', { ref: 'new-guide', merged: true }],
    ['one of the deployment branch', { ref: 'main', merged: false }],
  ])('calls the site live if the request is %s', async (_, { ref, merged }) => {
    await using stage = await startStage({ seed: true });
    const github = await gitHub(REMOVED);
    const head = { ref, sha: 'a'.repeat(40), repo: REPOSITORY };
    const event = { action: 'closed', repository: REPOSITORY, pull_request: { number: 7, merged, head } };
    const env = {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: await writeEvent(stage.folder, event),
      GITHUB_REPOSITORY: 'octo/docs',
      GITHUB_API_URL: github.url,
    };
    const inputs = { 'verify-pages': merged ? 'changed' : '/', token: github.token };
    const { exitCode, summary, stdout } = await stage.runAction('trigger-deploy', inputs, env);
    expect(exitCode, stdout).toBe(0);
    expect(summary).toMatch(/^## ✅ Documentation is live\n/);
  });
});

describe('verify-pages of a pull request', () => {
  const CHANGED = [
    { filename: 'docs/guides/install.mdx', status: 'modified' },
    { filename: 'docs/guides/webhooks.mdx', status: 'added' },
    { filename: 'docs/logo.png', status: 'modified' },
    REMOVED,
  ];

  test('passes if each changed page responds, and leaves out removed pages and other files', async () => {
    await using stage = await startStage({ seed: true });
    const run = await preview(stage, await gitHub(...CHANGED));
    expectRun(run, 0, '2', '0', '0');
    expect(askedPages(stage)).toEqual(['/guides/install', '/guides/webhooks']);
    expect(run.result.annotations).toEqual([]);
    expect(run.summary).toContain('2 of 2 pages verified: `/guides/install`, `/guides/webhooks`');
  });

  test.each([
    [
      'a page that the branch lacks',
      'docs/guides/lost.mdx',
      'warning',
      /lost\.mdx isn't verified, because the service has no such page in the branch new-guide\. .*run the job again\.$/,
    ],
    ['a file that is often no page', 'README.md', 'notice', /README\.md isn't verified, because/],
    ['only an image', 'docs/logo.png', undefined, /no page to verify, because no changed file is a page of its own\.$/],
  ] as const)('says of %s that it is not verified', async (_, filename, level, said) => {
    await using stage = await startStage({ seed: true });
    const run = await preview(stage, await gitHub({ filename, status: 'modified' }));
    expectRun(run, 0, '0', '0', '0');
    expect(run.result.annotations).toEqual(
      level === undefined ? [] : [expect.objectContaining({ level, message: expect.stringMatching(said) as string })],
    );
    expect(run.stdout).not.toContain('0 of 0');
    expect(run.stdout).toMatch(new RegExp(said.source, 'm'));
    expect(run.summary).toMatch(/isn't verified, because|no page to verify/);
  });

  test('waits for a page that responds late', async () => {
    await using stage = await startStage({ seed: true, latePages: { '/guides/webhooks': 40_000 } });
    const run = await preview(stage, await gitHub(...CHANGED));
    expectRun(run, 0, '2', '0', '0');
    expect(askedPages(stage).filter((path) => path === '/guides/install')).toHaveLength(1);
  });

  test('fails at the file of a page that stays away, and says so in the comment and in the deployment record', async () => {
    await using stage = await startStage({ seed: true, latePages: { '/guides/webhooks': NEVER_MS } });
    const github = await gitHub(...CHANGED);
    const run = await preview(stage, github, { comment: 'true', environment: 'true' });
    expectRun(run, 3, '1', '1', '0');
    expect(run.result.outcome).toBe('gate');
    const what = "1 of 2 pages doesn't respond: /guides/webhooks";
    const { url = '' } = run.result.outputs;
    expect(withoutHelp(run.result.message)).toBe(`${url} is published, but ${what}. See the error of each page.`);
    const found =
      '/guides/webhooks: HTTP 404 for 2m 0s. Check that its file is in the navigation and that the build includes it.';
    expect(annotationsOf(run, 'error')[0]).toMatchObject({ file: 'docs/guides/webhooks.mdx', message: found });
    for (const [text, subject] of [
      [run.summary, ''],
      [github.comments[0]?.body ?? '', 'Docs · '],
    ] as const) {
      expect(text).toContain(`❌ ${subject}${what}`);
      expect(text).toContain('- `/guides/webhooks` · HTTP 404 for 2m 0s. Check that its file');
      expect(text).toContain('Open the preview');
    }
    expect(github.deployments[0]?.statuses.at(-1)).toMatchObject({ state: 'failure', description: what });
  });

  test('only warns if the site responds to every URL, unless a marker shows which pages exist', async () => {
    await using stage = await startStage({
      seed: true,
      unknownPaths: 'page',
      latePages: { '/guides/webhooks': NEVER_MS },
    });
    const github = await gitHub(...CHANGED);
    const run = await preview(stage, github);
    expectRun(run, 0, '0', '0', '2');
    expect(annotationsOf(run, 'warning').map(({ message }) => message)).toEqual([
      'verify-pages: not known if /guides/install, /guides/webhooks can be read: HTTP 200, but a page that doesn\'t exist gets HTTP 200. Set "marker" to a text that every page contains.',
    ]);
    const marked = await preview(stage, github, { marker: '<nav class="next"' });
    expectRun(marked, 3, '1', '1', '0');
    expect(marked.result.message).toMatch(/1 of 2 pages doesn't respond with the marker: \/guides\/webhooks\./);
  });

  test.each([401, 'login-page'] as const)('only warns if the site needs a login (%s)', async (siteAccess) => {
    await using stage = await startStage({ seed: true, siteAccess });
    const run = await preview(stage, await gitHub(...CHANGED));
    expectRun(run, 0, '0', '0', '2');
    expect(annotationsOf(run, 'warning')).toHaveLength(1);
    expect(askedPages(stage)).not.toContain('/login');
  });

  test.each([false, true])('never fails a page outside the navigation (served: %s)', async (servesUnlistedPages) => {
    await using stage = await startStage({ seed: true, servesUnlistedPages });
    stage.emulator.state.editFiles({ 'hidden.mdx': '# Hidden' }, 'new-guide');
    const run = await preview(stage, await gitHub({ filename: 'docs/hidden.mdx', status: 'added' }));
    expectRun(run, 0, ...(servesUnlistedPages ? ['1', '0', '0'] : ['0', '0', '1']));
  });

  test('never fails a page while the navigation cannot be read', async () => {
    await using stage = await startStage({ seed: true, latePages: { '/guides/install': NEVER_MS } });
    stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, times: Infinity });
    const run = await preview(stage, await gitHub(...CHANGED));
    expectRun(run, 0, '1', '0', '1');
  });

  test('logs at most 10 failed pages as errors, and all that are not known as one warning', async () => {
    await using stage = await startStage({ seed: true });
    const names = Array.from({ length: 12 }, (_, index) => `page${index}`);
    const files = Object.fromEntries([...names, 'hidden1', 'hidden2'].map((name) => [`${name}.mdx`, '# Page']));
    const config = JSON.stringify({ navigation: [{ group: 'A', pages: names }] });
    stage.emulator.state.editFiles({ ...files, 'docs.json': config }, 'new-guide');
    stage.emulator.addFault({ route: 'GET files/preview', kind: 'status', status: 404, times: Infinity });
    const run = await preview(
      stage,
      await gitHub(...Object.keys(files).map((filename) => ({ filename: `docs/${filename}`, status: 'added' }))),
    );
    expectRun(run, 3, '0', '12', '2');
    const found = annotationsOf(run, 'error').filter(({ title }) => title === "Page doesn't respond");
    expect(found.map(({ file }) => file)).toEqual(names.slice(0, 10).map((name) => `docs/${name}.mdx`));
    expect(annotationsOf(run, 'warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^verify-pages: not known if \/hidden1, \/hidden2 can be read: HTTP 404/),
    ]);
  });

  test.each(['changed', 'sample'])('warns and requests no page if the service lists none (%s)', async (choice) => {
    for (const status of [403, 404]) {
      await using stage = await startStage({ seed: true });
      stage.emulator.addFault({ route: 'GET /pages', kind: 'status', status, times: Infinity });
      const run = await preview(stage, await gitHub(...CHANGED), { 'verify-pages': choice });
      expectRun(run, 0, '', '', '');
      expect(annotationsOf(run, 'warning').map(({ message }) => message)).toEqual([
        "verify-pages: skipped, because the service doesn't list its pages.",
      ]);
      expect(askedPages(stage)).toEqual([]);
    }
  });

  test.each([
    ['read', 'false'],
    ['write', 'true'],
  ])('warns and requests no page if GitHub refuses to list the files: %s is enough', async (right, comment) => {
    await using stage = await startStage({ seed: true });
    const github = await gitHub(...CHANGED);
    github.forbid('files');
    const run = await preview(stage, github, { comment });
    expectRun(run, 0, '', '', '');
    expect(annotationsOf(run, 'warning')[0]?.message).toMatch(
      new RegExp(
        `^verify-pages: skipped, because docs-ci couldn't list .* \\(HTTP 403\\)\\. Add "pull-requests: ${right}" .*\\. See .*#the-job-lacks-a-permission$`,
      ),
    );
    expect(askedPages(stage)).toEqual([]);
  });

  test('shows a hostile path as text everywhere', async () => {
    const name = '@octocat|<img src=x>`%0A::error::$(id)';
    await using stage = await startStage({ seed: true });
    const config = JSON.stringify({ navigation: [{ group: 'A', pages: [name] }] });
    stage.emulator.state.editFiles({ [`${name}.mdx`]: '# x', 'docs.json': config }, 'new-guide');
    stage.emulator.configure({ latePages: { [`/${name}`]: NEVER_MS } });
    stage.emulator.addFault({ route: 'GET files/preview', kind: 'status', status: 404, times: Infinity });
    const github = await gitHub({ filename: `docs/${name}.mdx`, status: 'added' });
    const run = await preview(stage, github, { comment: 'true' });
    expect(run.exitCode, run.stdout).toBe(3);
    for (const text of [run.summary, github.comments[0]?.body ?? '']) {
      expect(text).not.toMatch(/<img|(?<!`[^`\n]*)@octocat/);
    }
    expect(run.stdout).not.toMatch(/^::error::\$/m);
  });
});

describe('verify-pages of other runs', () => {
  test('verifies the changed pages of a merge request', async () => {
    await using stage = await startStage({ seed: true, latePages: { '/guides/install': NEVER_MS } });
    const gitlab = await gitLab();
    const inputs = { mode: 'preview', comment: 'true', 'verify-pages': 'changed', token: gitlab.token };
    const run = await stage.runJob('trigger-deploy', inputs, mergeRequestEnv(gitlab, 'main'));
    expect(run.exitCode, run.stdout).toBe(3);
    expect(new Set(askedPages(stage))).toEqual(new Set(['/guides/install']));
    expect(gitlab.notes[0]?.body).toContain("1 of 1 page doesn't respond: /guides/install");
  });

  test('verifies the pages that a push changed, on GitHub', async () => {
    await using stage = await startStage({ seed: true });
    const github = await gitHub();
    const [before, after] = pushTo(github.repository.git);
    const event = await writeEvent(stage.folder, { repository: REPOSITORY, before });
    const env = { GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: event, GITHUB_SHA: after };
    const run = await stage.runAction(
      'trigger-deploy',
      { 'verify-pages': 'changed', token: github.token },
      { ...env, GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/docs' },
    );
    expectRun(run, 0, '1', '0', '0');
    expect(askedPages(stage)).toEqual(['/guides/install']);
  });

  /** Runs after a push to GitLab, with the token of the project unless another one is given. */
  async function runOnGitLab(stage: Stage, token?: string, comment = 'false'): Promise<Run> {
    const gitlab = await gitLab();
    const [before, after] = pushTo(gitlab.repository.git);
    const env = { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BEFORE_SHA: before, CI_COMMIT_SHA: after };
    return stage.runJob(
      'trigger-deploy',
      {
        'verify-pages': 'changed',
        mode: comment === 'true' ? 'preview' : 'deploy',
        comment,
        token: token ?? gitlab.token,
      },
      {
        ...env,
        ...(comment === 'true' && { CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'new-guide' }),
        CI_API_V4_URL: gitlab.url,
        CI_PROJECT_ID: '42',
      },
    );
  }

  test('verifies the pages that a push changed, on GitLab', async () => {
    await using stage = await startStage({ seed: true });
    expectRun(await runOnGitLab(stage), 0, '1', '0', '0');
    expect(askedPages(stage)).toEqual(['/guides/install']);
  });

  test('says which token GitLab needs to list the files of a push', async () => {
    await using stage = await startStage({ seed: true });
    const run = await runOnGitLab(stage, '');
    expectRun(run, 0, '', '', '');
    expect(annotationsOf(run, 'warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^verify-pages: skipped, because docs-ci couldn't list .*: the job token can't read changed files\. .* Reporter role\. See .*#the-job-lacks-a-permission$/,
      ),
    ]);
  });

  test.each(['GitHub', 'GitLab'])('says what to use for a schedule, on %s', async (where) => {
    await using stage = await startStage({ seed: true });
    const inputs = { 'verify-pages': 'changed', token: 'x' };
    const run =
      where === 'GitHub'
        ? await stage.runAction('trigger-deploy', inputs, { GITHUB_EVENT_NAME: 'schedule' })
        : await stage.runJob('trigger-deploy', inputs, { CI_PIPELINE_SOURCE: 'schedule', CI_PROJECT_ID: '42' });
    expectRun(run, 0, '', '', '');
    const warning =
      'verify-pages: skipped, because changed needs a pull or merge request or a push. Use sample or all.';
    expect(annotationsOf(run, 'warning').map(({ message }) => message)).toEqual([warning]);
    expect(run.summary).toContain('skipped, because changed needs a pull or merge request or a push');
    const plan = { ...inputs, 'dry-run': 'true' };
    const planned =
      where === 'GitHub'
        ? await stage.runAction('trigger-deploy', plan, { GITHUB_EVENT_NAME: 'schedule' })
        : await stage.runJob('trigger-deploy', plan, { CI_PIPELINE_SOURCE: 'schedule', CI_PROJECT_ID: '42' });
    expect(planned.result.message).toBe('Dry run: the job would start a live deployment. Nothing was started.');
    expect(annotationsOf(planned, 'warning').map(({ message }) => message)).toEqual([warning]);
  });

  test('says that the first push of a branch has no commit to compare with', async () => {
    await using stage = await startStage({ seed: true });
    const env = { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BEFORE_SHA: '0'.repeat(40), CI_PROJECT_ID: '42' };
    const run = await stage.runJob('trigger-deploy', { 'verify-pages': 'changed', token: 'x' }, env);
    expect(annotationsOf(run, 'warning').map(({ message }) => message)).toEqual([
      'verify-pages: skipped, because this is the first push of the branch, so there is no commit to compare with. Use sample or all.',
    ]);
  });

  test('asks once for the higher role if the job comments, too', async () => {
    await using stage = await startStage({ seed: true });
    const run = await runOnGitLab(stage, '', 'true');
    const asked = run.result.annotations.flatMap(({ message }) => / the (\w+) role/.exec(message)?.[1] ?? []);
    expect(asked).toEqual(['Developer', 'Developer']);
  });

  /** Changes a page, removes another and adds an image. Returns the commits before and after. */
  function pushTo(git: GitHubApi['repository']['git']): [string, string] {
    const before = git.commit('main', { 'guides/install.mdx': 'a', 'guides/quickstart.mdx': 'b' }, 'Before');
    const files = { 'guides/install.mdx': 'A', 'guides/quickstart.mdx': undefined, 'logo.png': 'x' };
    return [before, git.commit('main', files, 'After')];
  }

  test('verifies a sample, all pages, or the paths that it is given', async () => {
    await using stage = await startStage({ seed: true });
    for (const [choice, count] of [
      ['sample', '14'],
      ['all', '14'],
      ['/guides/install\n/guides/quickstart', '2'],
    ] as const) {
      const run = await stage.run('trigger-deploy', ['--verify-pages', choice]);
      expectRun(run, 0, count, '0', '0');
    }
    expect(requestsTo(stage, 'GET files/site').every(({ headers }) => headers.authorization === undefined)).toBe(true);
    expect(requestsTo(stage, 'GET files/site')[0]?.headers['user-agent']).toBe('docs-ci/0.0.0-test (terminal)');
  });

  test('requests nothing of the site and no list of pages by default', async () => {
    await using stage = await startStage({ seed: true });
    const run = await stage.run('trigger-deploy');
    expectRun(run, 0, '', '', '');
    expect(askedPages(stage)).toEqual([]);
    expect(requestsTo(stage, 'GET /pages')).toEqual([]);
  });

  test('warns if the navigation lists no page of the service', async () => {
    await using stage = await startStage({ seed: true });
    stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, times: Infinity });
    const run = await stage.run('trigger-deploy', ['--verify-pages', 'sample']);
    expectRun(run, 0, '', '', '');
    expect(annotationsOf(run, 'warning')).toHaveLength(1);
  });

  test('advises to check a path that a person wrote', async () => {
    await using stage = await startStage({ seed: true });
    const run = await stage.run('trigger-deploy', ['--verify-pages', '/guides/instal']);
    expect(annotationsOf(run, 'error').map(({ message }) => message)).toContain(
      '/guides/instal: HTTP 404 for 2m 0s. Check the path in --verify-pages, that its file is in the navigation, and that the build includes it.',
    );
  });

  test('never says that a page failed for longer than it was looked at', async () => {
    await using stage = await startStage({ seed: true });
    const flags = ['--verify-pages', '/gone', '--timeout', '90s'];
    const { exitCode, result } = await stage.run('trigger-deploy', flags);
    expect([exitCode, result.outputs['pages-failed']]).toEqual([4, '']);
    expect(withoutHelp(result.message)).toMatch(
      /its pages aren't verified\. 1 page isn't verified yet: \/gone \(HTTP 404\)\. If a path is wrong, correct it in --verify-pages\. Wrong pages are tried again for 2m: set --timeout to at least 2m more than the build takes\.$/,
    );
  });

  test('says that pages are not verified if the timeout comes first', async () => {
    await using stage = await startStage({ seed: true, latePages: { '/guides/install': NEVER_MS } });
    const flags = ['--verify-pages', '/guides/install', '--timeout', '100s'];
    const run = await stage.run('trigger-deploy', flags);
    expect(run.exitCode).toBe(4);
    expect(run.result.message).toMatch(
      /^The timeout was reached\. Deployment \S+ is published, but its pages aren't verified\./,
    );
    const [shown = ''] = run.summary.split('<details>');
    expect(shown).toContain("Documentation is published, but its pages aren't verified");
    expect(shown).toContain(`](${run.result.outputs.url})**`);
  });

  const VALUES = 'Use none, changed, sample, all, or paths';

  test.each([
    [['--verify-pages', 'smaple'], `--verify-pages: "smaple" isn't a valid value. ${VALUES}`],
    [
      ['--verify-pages', '/a\n//evil.example.com'],
      `--verify-pages: "//evil.example.com" isn't a valid value. ${VALUES}`,
    ],
    [['--verify-pages', 'guides/install'], `isn't a valid value. Begin each path with a slash: "/guides/install"`],
    [
      ['--verify-pages', '/a\nguides/b\nguides/c'],
      '--verify-pages: "guides/b" isn\'t a valid value. Begin each path with a slash: "/guides/b".\n--verify-pages: "guides/c" ',
    ],
    ...['docs/guides/install.mdx', '/guides/install.md', 'guides/index.md', './index.mdx'].map(
      (file) =>
        [
          ['--verify-pages', `/\n${file}`],
          `"${file}" is a file. Use the path of its page below the published URL, such as /guides/install.`,
        ] as const,
    ),
    [['--verify-pages', '/a.md, /b.md'], 'has a comma'],
    [['--verify-pages', 'https://evil.example.com/a.md'], VALUES],
    [['--verify-pages', 'https://evil.example.com/'], VALUES],
    ...['https://evil.example.com/', '/a/../b', '/%2e%2e/b', '/a%0Ab', '/a%7f', '/a\\b', '/a?b=c', '/a#b'].map(
      (path) => [['--verify-pages', path], '--verify-pages'] as const,
    ),
    [
      ['--marker', 'Tidewater'],
      '--marker has no effect without pages. Set --verify-pages to sample, or remove --marker.',
    ],
    [
      ['--verify-pages', 'sample', '--no-wait'],
      '--verify-pages needs --wait, because pages are published at the end. Remove --no-wait.',
    ],
  ] as const)('refuses %j before any request', async (flags, message) => {
    await using stage = await startStage();
    const run = await stage.run('trigger-deploy', flags);
    expect(run.exitCode).toBe(2);
    expect(withoutHelp(run.result.message)).toContain(message);
    expect(stage.emulator.requests).toEqual([]);
  });
});
