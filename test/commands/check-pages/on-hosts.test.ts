/** Tests what check-pages writes on pull and merge requests, in issues and as annotations, against loopback platforms. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { type GitLabApi, startGitLabApi } from '../../support/gitlab-api.js';
import { closedLater, mergeRequestEnv, pullRequestEnv } from '../../support/loopback-platforms.js';
import type { Run } from '../../support/runs.js';
import { CONFIG, configOf, count, LIVE, manyPages, type PagesFixture, startPages } from './fixture.js';

const NEW_LINK = { 'guides/deploy.mdx': '[Gone](/guides/gone)' };
const NOTHING = 'no new problem with pages, redirects or links was found';

/** The runs of one job on a platform, and what people see there. */
interface Platform {
  run(inputs?: Record<string, string>): Promise<Run>;
  comments(): string[];
  issues(): { readonly title: string; readonly body: string }[];
  writes(): string[];
}

type StartPlatform = (stage: PagesFixture) => Promise<Platform>;

async function gitHub(options: Parameters<typeof startGitHubApi>[0] = {}): Promise<GitHubApi> {
  const github = await closedLater(startGitHubApi(options));
  github.changedFiles.splice(0);
  return github;
}

async function gitLab(): Promise<GitLabApi> {
  const gitlab = await closedLater(startGitLabApi());
  gitlab.changedFiles.splice(0);
  return gitlab;
}

/** Runs the action for pull request 7. */
async function runOnGitHub(stage: PagesFixture, github: GitHubApi, inputs: Record<string, string> = {}): Promise<Run> {
  const env = await pullRequestEnv(stage.folder, { github, ref: 'edits' });
  Object.assign(env, { GITHUB_SERVER_URL: 'https://github.example.com', GITHUB_RUN_ID: '9' });
  const { viewer } = stage.emulator.keys;
  return stage.runAction('check-pages', { 'api-key': viewer, token: github.token, ...inputs }, env);
}

/** Runs the job for merge request 7. */
function runOnGitLab(stage: PagesFixture, gitlab: GitLabApi, inputs: Record<string, string> = {}): Promise<Run> {
  const given = { 'api-key': stage.emulator.keys.viewer, token: gitlab.token, ...inputs };
  const env = { CI_COMMIT_SHA: 'a'.repeat(40), CI_JOB_URL: 'https://gitlab.example.com/jobs/9' };
  return stage.runJob('check-pages', given, { ...mergeRequestEnv(gitlab, 'edits'), ...env });
}

const startGitHub: StartPlatform = async (stage) => {
  const github = await gitHub();
  return {
    run: (inputs) => runOnGitHub(stage, github, inputs),
    comments: () => github.comments.map(({ body }) => body),
    issues: () => [...github.issues],
    writes: () => github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql').map(String),
  };
};

const startGitLab: StartPlatform = async (stage) => {
  const gitlab = await gitLab();
  return {
    run: (inputs) => runOnGitLab(stage, gitlab, inputs),
    comments: () => gitlab.notes.map(({ body }) => body),
    issues: () => gitlab.issues.map(({ title, description }) => ({ title, body: description })),
    writes: () => gitlab.requests.filter(({ method }) => method !== 'GET').map(String),
  };
};

function noticesOf({ result }: Run): string[] {
  return result.annotations.filter(({ level }) => level === 'notice').map(({ message }) => message);
}

describe.each([
  ['GitHub', startGitHub],
  ['GitLab', startGitLab],
] as const)('on %s', (_, start) => {
  test('writes no comment without a new problem, one for a problem, and resolves it later', async () => {
    await using stage = await startPages();
    const platform = await start(stage);
    expect((await platform.run({ path: 'docs', comment: 'true' })).exitCode).toBe(0);
    expect(platform.comments()).toEqual([]);
    stage.change(NEW_LINK);
    expect((await platform.run({ path: 'docs', comment: 'true' })).exitCode).toBe(3);
    expect(platform.comments()).toEqual([
      expect.stringMatching(/### \S+ Docs pages: 1 problem\n[^]*`docs\/guides\/deploy\.mdx:1`/),
    ]);
    stage.change({ 'guides/deploy.mdx': '[Gone](/guides/gone) and [more](/guides/gone-too)' });
    await platform.run({ path: 'docs', comment: 'true' });
    expect(platform.comments()).toEqual([expect.stringMatching(/### \S+ Docs pages: 2 problems\n/)]);
    stage.change({ 'guides/deploy.mdx': LIVE['guides/deploy.mdx'] ?? '' });
    expect((await platform.run({ path: 'docs', comment: 'true' })).exitCode).toBe(0);
    expect(platform.comments()).toEqual([expect.stringMatching(new RegExp(`### \\S+ Docs · Resolved: ${NOTHING}\n`))]);
  });

  test('says below the comment of which commit and run it is, also when it is resolved', async () => {
    await using stage = await startPages();
    const platform = await start(stage);
    const inputs = { path: 'docs', comment: 'true' };
    const footer = /\n<sub>commit `[0-9a-f]{7}` · \d+ \w+ \d{4}, \d\d:\d\d UTC · \[run\]\(http[^)]+\)<\/sub>\s*$/;
    stage.change(NEW_LINK);
    await platform.run(inputs);
    expect(platform.comments()).toEqual([expect.stringMatching(footer)]);
    stage.change({ 'guides/deploy.mdx': LIVE['guides/deploy.mdx'] ?? '' });
    await platform.run(inputs);
    expect(platform.comments()).toEqual([expect.stringMatching(/Resolved/)]);
    expect(platform.comments()).toEqual([expect.stringMatching(footer)]);
  });

  test('says why what is not known opens no issue, and nothing without it', async () => {
    const line = /issue: none was opened, because only problems and warnings open one/;
    const config = { navigation: { pages: ['index'] } };
    await using stage = await startPages({}, { 'index.mdx': '# Home\n' }, config);
    const platform = await start(stage);
    const inputs = { scope: 'all', issue: 'Docs health' };
    expect(stripVTControlCharacters((await platform.run(inputs)).stdout)).not.toMatch(line);
    stage.emulator.state.project.edit({ 'index.mdx': '# Home\n\n[Other](/sdk/v1/x)\n' });
    const run = await platform.run(inputs);
    expect([run.exitCode, platform.issues()]).toEqual([0, []]);
    expect(stripVTControlCharacters(run.stdout)).toMatch(line);
  });

  test('names in the comment what is not known, and says in it that a run found no folder', async () => {
    await using stage = await startPages();
    const platform = await start(stage);
    const inputs = {
      path: 'docs',
      comment: 'true',
      severity: 'navigation-entries: off\nlinks: off\nunlisted-pages: off',
    };
    stage.change({ 'guides/more.mdx': null, 'guides/deploy.mdx': '![](https://example.com/a.png)' });
    await platform.run(inputs);
    stage.change({ 'guides/deploy.mdx': LIVE['guides/deploy.mdx'] ?? '', 'guides/More.mdx': '# More' });
    await platform.run(inputs);
    expect(platform.comments()).toEqual([
      expect.stringMatching(
        /no problems, 1 not known\n[^]*\| `guides\/more` \| \/guides\/more is a live page that isn't in "docs"\. /,
      ),
    ]);
    rmSync(join(stage.folder, 'docs'), { recursive: true });
    expect((await platform.run(inputs)).exitCode).toBe(2);
    expect(platform.comments()).toEqual([
      expect.stringMatching(/Docs pages weren't checked\n[^]*"docs" doesn't exist/),
    ]);
  });

  test('shows the sign of the run in the comment, also where problems fail no job', async () => {
    await using stage = await startPages();
    const platform = await start(stage);
    const run = await platform.run({ scope: 'all', comment: 'true' });
    expect([run.exitCode, run.summary.slice(0, 5)]).toEqual([0, '## ⚠️']);
    expect(platform.comments()).toEqual([expect.stringMatching(/### ⚠️ Docs pages: 1 problem/)]);
  });

  test('writes addresses in annotations and in the last line as the page writes them', async () => {
    await using stage = await startPages();
    const platform = await start(stage);
    const links = ['gone', '../gone'];
    stage.change({ 'guides/deploy.mdx': links.map((link) => `[Link](${link})`).join('\n\n') });
    const { result } = await platform.run({ path: 'docs' });
    expect(result.message).toMatch(/^2 problems\. Fix the links, or change /);
    const told = result.annotations
      .map(({ message }) => message)
      .filter((message) => /leads to no page.$/.test(message));
    expect(told).toEqual(links.map((link) => `${link} leads to no page.`));
    stage.change({ 'guides/deploy.mdx': 'New.\n\n[Link](gone)' });
    const single = await platform.run({ path: 'docs' });
    expect(single.result.message).toMatch(/^1 problem\. docs\/guides\/deploy\.mdx:3: gone leads to no page\. Fix/);
    expect(single.stdout.split('gone leads to no page')).toHaveLength(2);
    const [place] = single.result.annotations;
    expect(place).toMatchObject({ file: 'docs/guides/deploy.mdx', line: 3, message: single.result.message });
  });

  test('keeps one issue of everything that is wrong up to date', async () => {
    await using stage = await startPages({}, { 'index.mdx': '# Home\n' }, { navigation: { pages: ['index'] } });
    const platform = await start(stage);
    await platform.run({ scope: 'all', issue: 'Docs health' });
    expect(platform.issues()).toEqual([]);
    stage.emulator.state.project.edit({ ...LIVE, 'docs.json': JSON.stringify(CONFIG) });
    const run = await platform.run({ scope: 'all', issue: 'Docs health' });
    expect(run.exitCode).toBe(0);
    expect(platform.issues()).toMatchObject([{ title: 'Docs health' }]);
    expect(platform.issues()[0]?.body).toMatch(/#### links \(1\)\n[^]*`guides\/more:5`[^]*\/guides\/nowhere/);
    expect(run.result.outputs['issue-url']).toMatch(/\/issues\/1$/);
    stage.emulator.state.project.edit({ 'guides/more.mdx': 'Mended.' });
    await platform.run({ scope: 'all', issue: 'Docs health' });
    expect(platform.issues()).toHaveLength(1);
    expect(platform.issues()[0]?.body).not.toContain('nowhere');
    // An issue is about a folder, and not about a change.
    const { 'guides/setup.mdx': moved = '', ...others } = LIVE;
    stage.change({ ...others, 'install/setup.mdx': moved, 'docs.json': JSON.stringify(CONFIG) });
    await platform.run({ scope: 'all', issue: 'Docs health', path: 'docs' });
    expect(platform.issues()[0]?.body).toContain(
      '/guides/setup is missing in the folder without a redirect; it seems to be /install/setup now |',
    );
    expect(platform.issues()[0]?.body).toContain('{ "source": "/guides/setup", "destination": "/install/setup" }');
  });
});

test.each<[string, string, string, (stage: PagesFixture) => Promise<Run>, string]>([
  [
    'GitLab',
    'lists no files without a token',
    '59 pages',
    async (stage) => runOnGitLab(stage, await gitLab(), { path: 'docs', token: '' }),
    'Set DOCS_CI_GITLAB_TOKEN to a project access token with the api scope and the Reporter role.',
  ],
  [
    'GitHub',
    'lists no files for the token',
    '59 pages',
    async (stage) => {
      const github = await gitHub();
      github.permit({});
      return runOnGitHub(stage, github, { path: 'docs' });
    },
    'Add "pull-requests: read" to the job\'s "permissions:".',
  ],
  [
    'GitHub',
    'lists no files without a token',
    '59 pages',
    async (stage) => runOnGitHub(stage, await gitHub(), { path: 'docs', token: '' }),
    'Pass a token with pull-requests: read.',
  ],
  [
    'GitLab',
    'runs the job for no merge request',
    '59 pages',
    (stage) => stage.runJob('check-pages', { 'api-key': stage.emulator.keys.viewer, path: 'docs' }),
    'Run the job for a pull or merge request, or set scope: all to read every page; then no finding fails the job.',
  ],
  [
    'the terminal',
    'compares a branch',
    '60 pages',
    (stage) => {
      const { project } = stage.emulator.state;
      project.createBranch('edits', project.deploymentBranch);
      return stage.check(['--branch', 'edits']);
    },
    'Run the job for a pull or merge request, or set --scope all to read every page; then no finding fails the job.',
  ],
])('says how many pages of the same size are not read if %s %s', async (where, _, pages, run, advice) => {
  const live = manyPages(60);
  await using stage = await startPages({}, live, configOf(live));
  stage.change({ 'pages/p0.mdx': 'Another text.\n' });
  const { exitCode, result, summary, stdout } = await run(stage);
  expect([exitCode, result.message]).toEqual([0, 'No problems, but not every page was read.']);
  const line = `${pages} have the size of the live page and weren't read: a change that keeps the size isn't noticed. ${advice}`;
  const wordsOf = (text: string): string =>
    stripVTControlCharacters(text).replaceAll(/[`\\]/g, '').replace(/\s+/g, ' ');
  expect(wordsOf(summary)).toContain(line);
  if (where !== 'GitHub') expect(wordsOf(stdout)).toContain(line);
});

test("doesn't call a comment resolved if the configuration of the service can't be read", async () => {
  await using stage = await startPages();
  const github = await gitHub();
  github.changedFiles.push({ filename: 'docs/guides/more.mdx', status: 'removed' });
  stage.change({ 'guides/more.mdx': null });
  expect((await runOnGitHub(stage, github, { path: 'docs', comment: 'true' })).exitCode).toBe(3);
  stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 404, times: Infinity });
  await runOnGitHub(stage, github, { path: 'docs', comment: 'true' });
  const comments = github.comments.map(({ body }) => body);
  expect(comments).toEqual([expect.stringMatching(/### (?!.*Resolved).*(?:not known|decided)\n/)]);
});

test.each([
  ['the configuration is hidden', { route: 'GET /config', status: 404 }, /navigation-entries.*, .*unlisted-pages/],
  ['a link leads to a folder without pages', undefined, /links \(1 link not known: \/assets\/data in guides\/deploy\)/],
] as const)('names the rules that are not decided, and why, in every place if %s', async (_, fault, what) => {
  await using stage = await startPages();
  if (fault) stage.emulator.addFault({ ...fault, kind: 'status', times: Infinity });
  stage.change({ 'guides/deploy.mdx': fault ? '[Gone](/guides/gone)' : '[Gone](/guides/gone) [Data](/assets/data)' });
  const platform = await startGitHub(stage);
  const run = await platform.run({ path: 'docs', comment: 'true' });
  expect(run.exitCode).toBe(3);
  const { stdout, stderr } = await stage.run('check-pages', ['--path', 'docs']);
  for (const text of [run.summary, platform.comments().join(''), stdout + stderr]) {
    const [, line = ''] = /Not decided: (.*)/.exec(text.replaceAll('`', '')) ?? [];
    expect(line).toMatch(what);
  }
});

describe.each([
  ['GitHub', startGitHub],
  ['GitLab', startGitLab],
] as const)('an earlier comment on %s', (_, start) => {
  test.each([
    ['is cancelled', 143, 'hang', {}, /The job was cancelled|Cancelled/],
    ['times out', 4, 'hang', { timeout: '1s' }, /timeout was reached/],
    ['gets no answer of the service', 5, 'reset', {}, /\(GET \/config\)/],
  ] as const)('says that the pages were not checked if the run %s', async (ending, code, kind, inputs, why) => {
    await using stage = await startPages();
    const platform = await start(stage);
    stage.change(NEW_LINK);
    expect((await platform.run({ path: 'docs', comment: 'true' })).exitCode).toBe(3);
    stage.emulator.addFault({ route: 'GET /config', kind, times: Infinity });
    const { length } = stage.emulator.requests;
    if (ending === 'is cancelled') stage.cancelWhen(() => stage.emulator.requests.length > length, 'SIGTERM');
    expect((await platform.run({ path: 'docs', comment: 'true', ...inputs })).exitCode).toBe(code);
    const [comment = '', ...others] = platform.comments();
    expect(others).toEqual([]);
    expect(comment).toMatch(/### ❌ Docs pages weren't checked\n/);
    expect(comment).toMatch(why);
    expect(comment).not.toContain('leads to no page');
  });

  test('writes no comment if there is none and the run times out', async () => {
    await using stage = await startPages();
    const platform = await start(stage);
    stage.emulator.addFault({ route: 'GET /config', kind: 'hang', times: Infinity });
    expect((await platform.run({ path: 'docs', comment: 'true', timeout: '1s' })).exitCode).toBe(4);
    expect(platform.comments()).toEqual([]);
  });
});

test('keeps a comment per folder', async () => {
  await using stage = await startPages();
  const platform = await startGitHub(stage);
  stage.change({ ...NEW_LINK, '../api/new.mdx': '[Lost](/guides/lost)' });
  await platform.run({ path: 'docs', comment: 'true' });
  await platform.run({ path: 'api', to: 'guides', comment: 'true' });
  await platform.run({ path: 'docs', comment: 'true' });
  const bodies = platform.comments();
  const markers = bodies.map((body) => /<!-- (docs-ci:check-pages:[0-9a-f]{16})\b/.exec(body)?.[1]);
  expect(new Set(markers).size).toBe(2);
  expect(markers).not.toContain(undefined);
  expect(bodies.map((body) => body.includes('deploy.mdx'))).toEqual([true, false]);
});

test('writes neither a comment nor an issue in a dry run, which has the same verdict', async () => {
  await using stage = await startPages();
  const platform = await startGitHub(stage);
  stage.change(NEW_LINK);
  expect((await platform.run({ path: 'docs', comment: 'true', 'dry-run': 'true' })).exitCode).toBe(3);
  expect((await platform.run({ scope: 'all', issue: 'Docs health', 'dry-run': 'true' })).exitCode).toBe(0);
  expect(platform.writes()).toEqual([]);
});

test('keeps the verdict if GitHub refuses the comment, the issue or the list of files, and says so of each', async () => {
  await using stage = await startPages();
  const github = await gitHub();
  github.permit({ issues: 'read' });
  stage.change(NEW_LINK);
  const run = await runOnGitHub(stage, github, { path: 'docs', comment: 'true' });
  expect(run.exitCode).toBe(3);
  expect(noticesOf(run)).toEqual([
    expect.stringMatching(/^changed files: .*"pull-requests: write"/),
    expect.stringMatching(/^comment: .*"pull-requests: write"/),
  ]);
  const all = await runOnGitHub(stage, github, { scope: 'all', issue: 'Docs health' });
  expect(all.exitCode).toBe(0);
  // In a scheduled run, the issue is all that people see.
  expect(all.result.annotations).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      message: expect.stringMatching(/^issue: .*"issues: write"/) as string,
    }),
  );
  expect(all.result.outputs['issue-url']).toBe('');
});

test('keeps the verdict if GitLab rejects the token, with a notice for each request', async () => {
  await using stage = await startPages();
  const gitlab = await gitLab();
  stage.change(NEW_LINK);
  const run = await runOnGitLab(stage, gitlab, { path: 'docs', comment: 'true', token: 'glpat-unknown' });
  expect(run.exitCode).toBe(3);
  expect(noticesOf(run)).toEqual([
    expect.stringMatching(/^changed files: .*GitLab rejected the token/),
    expect.stringMatching(/^comment: .*GitLab rejected the token/),
  ]);
});

test('fails a page that the pull request renames, and does not know about one that only live has', async () => {
  await using stage = await startPages();
  const github = await gitHub();
  github.changedFiles.push({
    filename: 'docs/install/setup.mdx',
    status: 'renamed',
    previous_filename: 'docs/guides/setup.mdx',
  });
  stage.change({
    'guides/setup.mdx': null,
    'guides/more.mdx': null,
    'install/setup.mdx': LIVE['guides/setup.mdx'] ?? '',
  });
  await runOnGitHub(stage, github, { path: 'docs', severity: 'links: off\nnavigation-entries: off' });
  expect(stage.findings()).toEqual(['vanished-pages guides/setup: /guides/setup disappears without a redirect']);
  expect(stage.findings('unknown')).toEqual([
    `vanished-pages guides/more: /guides/more is a live page that isn't in "docs". The pull request does not remove it: rebase the branch if the page is newer; else check "path"`,
  ]);
});

test('fails nothing for a page that is newer than the branch, although live lists, links and redirects to it', async () => {
  const redirects = [{ source: '/old', destination: '/guides/more' }];
  await using stage = await startPages({}, LIVE, { ...CONFIG, redirects });
  const github = await gitHub();
  github.changedFiles.push({ filename: 'docs/guides/deploy.mdx', status: 'modified' });
  const deploy = `${LIVE['guides/deploy.mdx'] ?? ''}\n[More](/guides/more)\n`;
  stage.change({ 'guides/more.mdx': null, 'docs.json': null, 'guides/deploy.mdx': deploy });
  const run = await runOnGitHub(stage, github, { path: 'docs' });
  expect([run.exitCode, stage.findings()]).toEqual([0, []]);
  expect(stage.findings('unknown')).toEqual([
    `vanished-pages guides/more: /guides/more is a live page that isn't in "docs". The pull request does not remove it: rebase the branch if the page is newer; else check "path"`,
  ]);
});

test('says of a branch that it does not look for links of unchanged pages to a page that the request removes', async () => {
  await using stage = await startPages();
  const github = await gitHub();
  github.changedFiles.push({ filename: 'docs/guides/more.mdx', status: 'removed' });
  const { project } = stage.emulator.state;
  project.createBranch('edits', project.deploymentBranch);
  project.edit({ 'guides/more.mdx': null }, 'edits');
  const { exitCode, summary } = await runOnGitHub(stage, github);
  expect(exitCode).toBe(3);
  expect(summary).toContain('`links` (links of unchanged pages to what is gone are only checked with `path`)');
});

test('says of a branch that links of unchanged pages to a heading that a page loses are not checked', async () => {
  await using stage = await startPages();
  const github = await gitHub();
  github.changedFiles.push({ filename: 'docs/guides/setup.mdx', status: 'modified' });
  const { project } = stage.emulator.state;
  project.createBranch('edits', project.deploymentBranch);
  const edit = (text: string) => project.edit({ 'guides/setup.mdx': text }, 'edits');
  edit((LIVE['guides/setup.mdx'] ?? '').replace('## First', '## First steps'));
  const { exitCode, summary } = await runOnGitHub(stage, github);
  expect([exitCode, summary.split('\n', 1)[0]]).toEqual([0, '## ⚪ No problems, 1 not known']);
  expect(summary).toContain(
    '| `guides/setup` | the page loses the heading "First"; links of unchanged pages to it are only checked with `path` |',
  );
  edit(`${LIVE['guides/setup.mdx'] ?? ''}\nMore.\n`);
  expect((await runOnGitHub(stage, github)).summary).toContain('## ✅');
});

test('fails a page that the merge request renames, and shows the redirect to add in the log of the job', async () => {
  await using stage = await startPages();
  const gitlab = await gitLab();
  gitlab.changedFiles.push({
    old_path: 'docs/guides/setup.mdx',
    new_path: 'docs/install/setup.mdx',
    new_file: false,
    deleted_file: false,
    renamed_file: true,
  });
  stage.change({ 'guides/setup.mdx': null, 'install/setup.mdx': LIVE['guides/setup.mdx'] ?? '' });
  const inputs = { path: 'docs', severity: 'links: off\nnavigation-entries: off' };
  const { stdout } = await runOnGitLab(stage, gitlab, inputs);
  expect(stage.findings()).toEqual(['vanished-pages guides/setup: /guides/setup disappears without a redirect']);
  expect(stripVTControlCharacters(stdout)).toContain('{ "source": "/guides/setup", "destination": "/install/setup" }');
});

test('says that a missing page may be newer than the branch if the changed files are not known', async () => {
  await using stage = await startPages();
  const gitlab = await gitLab();
  stage.change({ 'guides/more.mdx': null });
  const inputs = { path: 'docs', severity: 'links: off\nnavigation-entries: off' };
  const rebase = 'For what went live after this branch was made, rebase the branch.';
  const unlisted = await runOnGitLab(stage, gitlab, { ...inputs, token: '' });
  expect(unlisted.result.message).toContain(`list the page in "allow". ${rebase}`);
  expect(unlisted.result.message).toContain('/guides/more seems to disappear without a redirect.');
  expect(unlisted.summary).toContain('| /guides/more seems to disappear without a redirect |');
  expect(unlisted.summary).toContain(rebase);
  gitlab.changedFiles.push({
    old_path: 'docs/guides/more.mdx',
    new_path: 'docs/guides/more.mdx',
    new_file: false,
    deleted_file: true,
    renamed_file: false,
  });
  const listed = await runOnGitLab(stage, gitlab, inputs);
  expect(listed.summary).toContain('| /guides/more disappears without a redirect |');
  expect(listed.result.message).not.toContain('rebase');
});

test('looks at the branch of the pull request by default, and passes if the service has none', async () => {
  await using stage = await startPages();
  const github = await gitHub();
  github.changedFiles.push({ filename: 'src/changed.ts', status: 'modified' });
  stage.change({ '../src/changed.ts': '// https://docs.example.com/guides/nowhere\n' });
  const code = { code: 'src/**', 'site-url': 'https://docs.example.com' };
  const missing = await runOnGitHub(stage, github, code);
  expect(missing.exitCode).toBe(0);
  expect([stage.verdictOf('links'), stage.verdictOf('code-links')]).toEqual(['unknown', 'warning']);
  expect(noticesOf(missing)).toEqual([
    'No page is compared, because the service has no branch "edits". Set "path" to look at a folder instead.',
  ]);
  const { project } = stage.emulator.state;
  project.createBranch('edits', project.deploymentBranch);
  project.edit(NEW_LINK, 'edits');
  const run = await runOnGitHub(stage, github);
  expect(run.exitCode).toBe(3);
  expect(stage.findings()).toEqual(['links guides/deploy: /guides/gone leads to no page']);
});

const LAG = `the service's branch "edits" doesn't have this change yet: it`;
const AGAIN = 'Run the job again in a minute, or set "path" to look at the files of the repository';
const MORE = { filename: 'guides/more.mdx', status: 'removed' };
const RENAMED_MORE = { filename: 'guides/extra.mdx', previous_filename: 'guides/more.mdx', status: 'renamed' };
const NEW = { filename: 'guides/new.mdx', status: 'added' };
const STILL_THERE = `vanished-pages guides/more: ${LAG} still has guides/more.mdx, which the pull request removes. ${AGAIN}`;
const lacking = (page: string): string =>
  `unlisted-pages ${page}: ${LAG} doesn't have ${page}.mdx, which the pull request adds. ${AGAIN}`;

type FilesOfBranch = Readonly<Record<string, string | null>>;
type ChangedFiles = readonly { filename: string; status: string; previous_filename?: string }[];

test.each<[string, ChangedFiles, FilesOfBranch, string[]]>([
  ['still has a removed page', [MORE], {}, [STILL_THERE]],
  ['lost a removed page', [MORE], { 'guides/more.mdx': null }, []],
  ['lacks an added page', [NEW], {}, [lacking('guides/new')]],
  ['has an added page', [NEW], { 'guides/new.mdx': '# New' }, []],
  ['still has a renamed page', [RENAMED_MORE], {}, [STILL_THERE]],
  ['has only the new one of a renamed page', [RENAMED_MORE], { 'guides/more.mdx': null, 'guides/extra.mdx': '' }, []],
  ['lacks the new one of a renamed page', [RENAMED_MORE], { 'guides/more.mdx': null }, [lacking('guides/extra')]],
  [
    'still has several pages',
    [MORE, { filename: 'guides/deploy.mdx', status: 'removed' }],
    {},
    [STILL_THERE.replace('guides/more.mdx', 'guides/more.mdx and 1 other page')],
  ],
  [
    'has a page whose file gets another ending',
    [
      { filename: 'guides/more.mdx', status: 'removed' },
      { filename: 'guides/more.md', status: 'added' },
    ],
    {},
    [],
  ],
  [
    'has a page that becomes an index file',
    [{ filename: 'guides/more/index.mdx', previous_filename: 'guides/more.mdx', status: 'renamed' }],
    {},
    [],
  ],
  [
    'never had README.md, snippets and files of other folders',
    ['README.md', 'guides/README.md', 'guides/CHANGELOG.md', 'snippets/a.mdx', 'src/notes.md', 'guides/a.png'].flatMap(
      (filename) => ['added', 'removed'].map((status) => ({ filename, status })),
    ),
    {},
    [],
  ],
  [
    'has a page with the end of the path of a file of another folder',
    [{ filename: 'src/guides/more.mdx', status: 'removed' }],
    {},
    [],
  ],
])('knows whether the branch of a pull request lags behind: it %s', async (_, files, branch, expected) => {
  await using stage = await startPages();
  const github = await gitHub();
  github.changedFiles.push(...files);
  const { project } = stage.emulator.state;
  project.createBranch('edits', project.deploymentBranch);
  project.edit(branch, 'edits');
  const severity = 'navigation-entries: off\nlinks: off\nalt-text: off';
  const run = await runOnGitHub(stage, github, { severity });
  const told = stage.findings('unknown').filter((text) => !text.includes("isn't in the navigation of branch"));
  expect(told).toEqual(expected);
  expect(count(stage.emulator.requests.map(({ route }) => route ?? ''))).toMatchObject({
    'GET /pages': 2,
    'GET /config': 2,
  });
  if (expected.length > 0 && run.exitCode === 0) expect(run.summary).toMatch(/^## ⚪ No problems, 1 not known/);
});

test('claims of the branch of another pull request nothing', async () => {
  await using stage = await startPages();
  const github = await gitHub();
  github.changedFiles.push(MORE, NEW);
  const { project } = stage.emulator.state;
  project.createBranch('other', project.deploymentBranch);
  await runOnGitHub(stage, github, { branch: 'other' });
  expect(stage.findings('unknown')).toEqual([]);
});

test.each<[string, string, ChangedFiles | undefined, string, string]>([
  [
    'is removed by the request',
    'changes',
    [{ filename: 'docs/guides/aside.mdx', status: 'removed' }],
    'Add a redirect only if readers know the page: the live navigation does not list it',
    'rebase',
  ],
  [
    'may be newer',
    'changes',
    undefined,
    'It may be newer than your branch: then rebase the branch. Otherwise, add a redirect only if readers know the page: the live navigation does not list it',
    'but',
  ],
  [
    'is not in the folder',
    'all',
    undefined,
    'Add a redirect only if readers know the page: the live navigation does not list it',
    'rebase',
  ],
])('says what to do about a live page outside of the navigation that %s', async (_, scope, files, advice, absent) => {
  await using stage = await startPages({}, { ...LIVE, 'guides/aside.mdx': '# Aside\n' });
  const github = await gitHub();
  github.changedFiles.push(...(files ?? []));
  stage.change({ 'guides/aside.mdx': null });
  await runOnGitHub(stage, github, { scope, path: 'docs', ...(files ? {} : { token: '' }) });
  const [told = ''] = stage.findings('unknown');
  expect(told).toBe(`vanished-pages guides/aside: /guides/aside is a live page that isn't in "docs". ${advice}`);
  expect(told).not.toContain(absent);
});

test('names file and line in each line of the log on GitHub, which shows only the messages of annotations', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/deploy.mdx': '[One](/guides/one)\n\n[Two](/guides/two)' });
  const { stdout } = await runOnGitHub(stage, await gitHub(), { path: 'docs' });
  expect(stdout).toMatch(/^::error [^:]*::docs\/guides\/deploy\.mdx:1: \/guides\/one leads to no page\.$/m);
  expect(stdout).toMatch(/^::error [^:]*::docs\/guides\/deploy\.mdx:3: \/guides\/two leads to no page\.$/m);
});

test('reads 50 pages that a pull request moves on its branch and on live, once each', async () => {
  const pages = Object.fromEntries(Object.keys(manyPages(120)).map((path) => [path, `# Only ${path}\n`]));
  await using stage = await startPages({}, pages, configOf(pages));
  const { project } = stage.emulator.state;
  project.createBranch('edits', project.deploymentBranch);
  const github = await gitHub();
  const moved = Object.entries(pages).slice(0, 50);
  for (const [path, text] of moved) {
    project.edit({ [path]: null, [`moved/${path}`]: text }, 'edits');
    github.changedFiles.push({ filename: `moved/${path}`, previous_filename: path, status: 'renamed' });
  }
  const run = await runOnGitHub(stage, github, { severity: 'navigation-entries: off' });
  expect(run.result.outputs).toMatchObject({ problems: '50' });
  expect(stage.redirects()).toHaveLength(50);
  expect(count(stage.emulator.requests.map(({ route }) => route ?? ''))).toEqual({
    'GET /pages': 2,
    'GET /config': 2,
    'GET /pages/{path}': 100,
  });
});

test('warns about a link that never led anywhere in code that the pull request changes, and counts one in other code as old', async () => {
  await using stage = await startPages();
  const github = await gitHub();
  github.changedFiles.push({ filename: 'src/changed.ts', status: 'modified' });
  const code = '// The steps:\n// https://docs.example.com/guides/nowhere\n';
  stage.change({ '../src/changed.ts': code, '../src/unchanged.ts': code });
  const run = await runOnGitHub(stage, github, {
    path: 'docs',
    code: 'src/**',
    'site-url': 'https://docs.example.com',
  });
  expect(run.exitCode).toBe(0);
  expect(run.result.outputs).toMatchObject({ problems: '0', warnings: '1', old: '1' });
  expect(stage.findings('warning')).toEqual([
    'code-links guides/nowhere: https://docs.example.com/guides/nowhere leads to no page',
  ]);
  expect(run.result.annotations).toContainEqual(
    expect.objectContaining({ title: 'check-pages: code-links', level: 'warning', file: 'src/changed.ts', line: 2 }),
  );
});

/** A page with so many links to pages that are not there. */
function manyLinks(count: number, length = 0, letter = 'x'): string {
  const links = Array.from({ length: count }, (_, index) => `[x](/guides/gone-${letter.repeat(length)}${index})`);
  return links.join('\n\n');
}

test('lists 50 of 200 findings in the comment, and counts the others', async () => {
  await using stage = await startPages();
  const github = await gitHub();
  stage.change({ 'guides/deploy.mdx': manyLinks(200) });
  const { exitCode, summary } = await runOnGitHub(stage, github, { path: 'docs', comment: 'true' });
  expect(exitCode).toBe(3);
  const body = github.comments[0]?.body ?? '';
  expect(body.match(/leads to no page/g)).toHaveLength(50);
  expect(body).toContain('| 150 more, listed in `check-pages.json` |');
  expect(summary.match(/\| .* leads to no page/g)).toHaveLength(200);
});

test.each([
  ['x', 4_000],
  ['漢', 600],
] as const)('keeps a comment of hostile links with many %s below 60,000 bytes', async (letter, length) => {
  await using stage = await startPages();
  const github = await gitHub();
  stage.change({ 'guides/deploy.mdx': manyLinks(60, length, letter) });
  const { exitCode } = await runOnGitHub(stage, github, { path: 'docs', comment: 'true' });
  expect(exitCode).toBe(3);
  expect(github.comments[0]?.body).toContain('60 problems');
  expect(github.comments[0]?.body).not.toContain('Truncated');
  expect(Buffer.byteLength(github.comments[0]?.body ?? '')).toBeLessThanOrEqual(60_100);
});

test('annotates problems and warnings at file and line, and says on GitHub how many more there are than it shows', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/deploy.mdx': `${manyLinks(20)}\n\n${'![](/a.svg)\n\n'.repeat(20)}` });
  stage.configure({ ...CONFIG, redirects: [{ source: '/from', destination: '/guides/absent' }] });
  const severity = 'media: off';
  const run = await runOnGitHub(stage, await gitHub(), { path: 'docs', severity });
  const places = run.result.annotations.filter(({ title }) => title?.startsWith('check-pages:'));
  const errors = places.filter(({ level }) => level === 'error');
  expect([errors.length, places.length]).toEqual([21, 41]);
  expect(errors[0]).toMatchObject({ title: 'check-pages: redirects', file: 'docs/docs.json', line: 18 });
  expect(errors[1]).toMatchObject({ title: 'check-pages: links', file: 'docs/guides/deploy.mdx', line: 1 });
  expect(errors[2]).toMatchObject({ file: 'docs/guides/deploy.mdx', line: 3 });
  expect(run.stdout).toMatch(/^::error title=check-pages%3A links,file=docs\/guides\/deploy\.mdx,line=1::/m);
  const shown = run.stdout.match(/^::error title=check-pages/gm)?.length ?? 0;
  expect(run.stdout).toContain(`::error::${21 - shown} more errors. The log and the job summary list them.`);
});

test('counts old problems below the findings of the summary', async () => {
  await using stage = await startPages();
  stage.change({
    ...NEW_LINK,
    'guides/more.mdx': `${LIVE['guides/more.mdx'] ?? ''}\nAnd [gone](/guides/gone).\n`,
  });
  const { summary } = await stage.check();
  expect(summary).toContain('\n1 old problem is not counted; --scope all lists what live has.\n');
});

test('lists each problem that the title counts in one table, and says above it what to do', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/setup.mdx': null, 'install/setup.mdx': LIVE['guides/setup.mdx'] ?? '' });
  const { summary } = await stage.check(['--path', 'docs', '--severity', 'navigation-entries: off']);
  expect(summary).toMatch(
    /^## ❌ 3 problems, 1 warning\n\nAdd a redirect to \/install\/setup in docs\/docs\.json\. Fix the links,/,
  );
  expect(summary).toContain('\n[\n  { "source": "/guides/setup", "destination": "/install/setup" }\n]\n');
  expect(summary.match(/^\| ❌\u00a0problem \|/gm)).toHaveLength(3);
});
