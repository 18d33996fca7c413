/** Makes what the pictures in docs/pictures/ are drawn from: pages, summaries, a comment and a terminal, the same on every machine. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import type { EmulatorOptions } from '../../emulator/emulator.js';
import { type GitHubApi, startGitHubApi } from './github-api.js';
import { startResultsApi } from './results-api.js';
import { writeEvent } from './loopback-platforms.js';
import { type Run, type Stage, startStage } from './runs.js';

const EXAMPLES = resolve(import.meta.dirname, '../../examples');
const COMMIT = '4f2c9d1a5b6c7d8e9f00112233445566778899aa';
const BRANCH = 'new-guide';
const REPOSITORY = 'octo/docs';

/** Width of the terminal. scripts/pictures.ts draws this many columns. */
const COLUMNS = 100;

const ERASE_LINE = '\r\u001b[2K';

const BUILD = { pendingMs: 2_000, buildingMs: 40_000 };

/** What the pull request changes, as GitHub lists it. */
const CHANGED_FILES = [
  { filename: 'docs/guides/webhooks.mdx', status: 'added' },
  { filename: 'docs/guides/install.mdx', status: 'modified' },
  { filename: 'docs/api/errors.mdx', status: 'modified' },
  { filename: 'docs/docs.json', status: 'modified' },
  { filename: 'media/guides/forecast.png', status: 'added' },
];

const FAILED_BUILD = `[08:00:02] Cloning ${REPOSITORY} (branch ${BRANCH}, commit ${COMMIT.slice(0, 7)})
[08:00:04] Installing dependencies
[08:00:11] Reading docs.json: 14 pages in 3 groups
[08:00:12] Checking links: 212 internal, 31 external
[08:00:19] Compiling pages
[08:00:38] Error: guides/webhooks.mdx:31:3: Unexpected closing tag "</Step>", expected "</Steps>"

  29 | <Steps>
  30 |   <Step title="Create">
> 31 |   </Step></Step>
     |          ^
  32 | </Steps>

[08:00:39] 13 pages compiled, 1 page failed
[08:00:42] Build failed
`;

/** Returns the inputs by name. The extension says how an input is drawn. */
export async function makePictureInputs(): Promise<Readonly<Record<string, string>>> {
  return {
    ...(await reportInputs()),
    'comment.md': await previewComment(),
    'failed.md': await failedBuild(),
    ...(await mediaInputs()),
    'pages.md': await proposalComment(),
    ...(await checkInputs()),
    ...(await checkPagesInputs()),
    ...(await publishBranchInputs()),
    'failed-page.md': await failedPage(),
    'site-issue.md': await siteIssue(),
    'missed-searches.md': await missedSearches(),
    'demo.ansi': await terminalScreen(),
  };
}

async function reportInputs(): Promise<Record<'report.html' | 'summary.md', string>> {
  await using stage = await startPictureStage();
  const { summary } = await runOnGitHub(stage, 'analytics-report', { period: 'last-week' });
  const html = readFileSync(join(stage.folder, 'docs-ci/analytics-report/report.html'), 'utf8');
  return { 'report.html': html, 'summary.md': summary };
}

/** Returns the comment after the build, as readers find it. */
async function previewComment(): Promise<string> {
  await using stage = await startPictureStage({ build: BUILD });
  const { comment } = await runOnGitHub(stage, 'trigger-deploy', { mode: 'preview', branch: BRANCH, comment: 'true' });
  return comment;
}

async function failedBuild(): Promise<string> {
  await using stage = await startPictureStage({ build: { ...BUILD, outcome: 'error', logs: FAILED_BUILD } });
  // A file of the workspace is linked.
  mkdirSync(join(stage.folder, 'guides'));
  writeFileSync(join(stage.folder, 'guides/webhooks.mdx'), '');
  return (await runOnGitHub(stage, 'trigger-deploy', { mode: 'preview', branch: BRANCH })).summary;
}

/** Returns the plan of a dry run, and then the result, where one file is refused. */
async function mediaInputs(): Promise<Record<'media-1-plan.md' | 'media-2-result.md', string>> {
  await using stage = await startPictureStage();
  cpSync(EXAMPLES, stage.folder, { recursive: true });
  await stage.run('sync-media', ['--alt-text', 'alt-texts.yaml']);
  const media = join(stage.folder, 'media');
  mkdirSync(join(media, 'stations'));
  writeFileSync(
    join(media, 'stations/vigo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
  );
  writeFileSync(join(media, 'stations/map.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  writeFileSync(join(media, 'harbours.csv'), 'harbour,country,since\nVigo,ES,2026\n');
  rmSync(join(media, 'logo.svg'));
  const inputs = { 'alt-text': 'alt-texts.yaml', prune: 'managed', 'api-key': stage.emulator.keys.admin };
  const plan = await runOnGitHub(stage, 'sync-media', { ...inputs, 'dry-run': 'true' });
  const result = await runOnGitHub(stage, 'sync-media', inputs);
  return { 'media-1-plan.md': plan.summary, 'media-2-result.md': result.summary };
}

/** Returns the comment on a proposal: pages are new, changed and gone, and one has an edit of the service. */
async function proposalComment(): Promise<string> {
  // The links of the comment are only there if the preview responds, so its URL is replaced afterwards.
  await using stage = await startPictureStage({ build: BUILD, shownOrigin: undefined });
  const folder = join(stage.folder, 'docs/reference');
  const write = (name: string, text: string): void =>
    writeFileSync(join(folder, `${name}.mdx`), `---\ntitle: ${name}\n---\n\n${text}\n`);
  mkdirSync(folder, { recursive: true });
  for (const name of ['clients', 'errors', 'limits', 'stations', 'tides']) write(name, `Generated from ${name}.ts.`);
  const navigation = { 'navigation-group': 'API', 'config-file': 'docs.json' };
  const inputs = { path: 'docs/reference', to: 'reference/sdk', prune: 'managed', ...navigation };
  await runOnGitHub(stage, 'push-content', inputs);
  const { project } = stage.emulator.state;
  project.edit({ 'reference/sdk/limits.mdx': '---\ntitle: limits\n---\n\nTwo hundred requests per minute.\n' });
  for (const name of ['clients', 'limits', 'tides']) write(name, `Generated from ${name}.ts, version 2.`);
  for (const name of ['forecasts', 'webhooks']) write(name, `Generated from ${name}.ts.`);
  rmSync(join(folder, 'errors.mdx'));
  const { comment } = await runOnGitHub(stage, 'push-content', { ...inputs, mode: 'propose', comment: 'true' });
  return shownUrls(comment);
}

/** Returns the summary of a check that found a problem, and what a terminal shows. */
async function checkInputs(): Promise<Record<'check.md' | 'check.ansi', string>> {
  await using stage = await startPictureStage({ keyLimitPerMinute: 20 });
  const viewer = stage.emulator.keys.viewer;
  const { summary } = await runOnGitHub(stage, 'check', { 'api-key': viewer, for: 'trigger-deploy' });
  const { stdout } = await stage.run('check', ['--for', 'trigger-deploy'], { DOCS_CI_API_KEY: viewer }, COLUMNS);
  const shown = (text: string): string =>
    text
      .replaceAll(new URL(stage.emulator.baseUrl).host, 'docs.example.com')
      .replaceAll(process.version.slice(1), '24.11.0');
  return {
    'check.md': shown(summary),
    'check.ansi': `\u001b[1m$ docs-ci check --for trigger-deploy\u001b[22m\n${shownOnScreen(shown(stdout))}`,
  };
}

/** Returns the comment and the summary of a pull request that renames a page and writes another one. */
async function checkPagesInputs(): Promise<Record<'check-pages-comment.md' | 'check-pages-summary.md', string>> {
  await using stage = await startPictureStage();
  const { project } = stage.emulator.state;
  const previous = 'guides/install.mdx';
  const renamed = 'guides/set-up.mdx';
  project.edit({ 'guides/sso.mdx': `${project.branch().files.get('guides/sso.mdx') ?? ''}\n[SCIM](/guides/scim)\n` });
  const files = new Map(project.branch().files);
  files.set(renamed, files.get(previous) ?? '').delete(previous);
  files.set('docs.json', (files.get('docs.json') ?? '').replace(previous, renamed));
  files.set('guides/sso.mdx', `${files.get('guides/sso.mdx') ?? ''}\n![](https://docs.example.com/login.png)\n`);
  files.set('guides/webhooks.mdx', '# Webhooks\n\nSee [retries](/guides/alerts#retries).\n');
  for (const [path, text] of files) {
    mkdirSync(join(stage.folder, 'docs', path, '..'), { recursive: true });
    writeFileSync(join(stage.folder, 'docs', path), text);
  }
  const changed = [{ filename: `docs/${renamed}`, status: 'renamed', previous_filename: `docs/${previous}` }];
  const inputs = { path: 'docs', comment: 'true', 'api-key': stage.emulator.keys.viewer };
  const { comment, summary } = await runOnGitHub(stage, 'check-pages', inputs, changed);
  return { 'check-pages-comment.md': comment, 'check-pages-summary.md': summary };
}

/** Returns the summaries of a publication, of a restore after an edit, and of a trial with a conflict. */
async function publishBranchInputs(): Promise<
  Record<'publish-branch.md' | 'publish-branch-restore.md' | 'publish-branch-check.md', string>
> {
  await using stage = await startPublication();
  const published = await runOnGitHub(stage, 'publish-branch', { from: BRANCH, 'restore-point': 'v2.4.0' });
  stage.emulator.state.editFiles({ 'guides/alerts.mdx': '# Alerts\n\nSince 2.4.1.\n' });
  stage.clock.advance(3_600_000);
  const restored = await runOnGitHub(stage, 'publish-branch', { mode: 'restore' });
  await using other = await startPublication();
  other.emulator.state.project.edit({ 'api/errors.mdx': '# Errors\n' });
  const tried = await runOnGitHub(other, 'publish-branch', { from: BRANCH, mode: 'check', trial: 'true' });
  return {
    'publish-branch.md': published.summary,
    'publish-branch-restore.md': restored.summary,
    'publish-branch-check.md': tried.summary,
  };
}

/** Starts a project whose branch has changed, new and moved pages, while the live branch got a fix. */
async function startPublication(): Promise<Stage> {
  const stage = await startPictureStage({ build: BUILD, otherFiles: 'readable' });
  const { project } = stage.emulator.state;
  const text = (path: string): string => project.branch(BRANCH).files.get(path) ?? '';
  const updated = ['guides/alerts.mdx', 'guides/install.mdx', 'api/errors.mdx', 'api/rate-limits.mdx'].map(
    (path) => [path, `${text(path)}\nNew in 2.4.\n`] as const,
  );
  const others = {
    'guides/single-sign-on.mdx': text('guides/sso.mdx'),
    'guides/sso.mdx': null,
    'guides/harbors.mdx': '# Harbors\n',
    'docs.json': text('docs.json').replace('guides/sso.mdx', 'guides/single-sign-on.mdx'),
  };
  project.edit({ ...Object.fromEntries(updated), ...others }, BRANCH);
  project.edit({ 'guides/tables.mdx': `${text('guides/tables.mdx')}\nA fix.\n` });
  return stage;
}

/** Returns the comment on a preview whose new page doesn't respond. */
async function failedPage(): Promise<string> {
  const latePages = { '/guides/webhooks': 3_600_000 };
  await using stage = await startPictureStage({ build: BUILD, latePages, shownOrigin: undefined });
  const inputs = { mode: 'preview', branch: BRANCH, comment: 'true', 'verify-pages': 'changed' };
  return shownUrls((await runOnGitHub(stage, 'trigger-deploy', inputs)).comment);
}

/** Returns the issue about a live site whose newest build failed, and whose newest commit was lost. */
async function siteIssue(): Promise<string> {
  await using stage = await startPictureStage({ shownOrigin: undefined });
  const { state } = stage.emulator;
  const createdAt = stage.clock.now() - 90 * 60_000;
  state.addDeployment({ createdAt, build: { pendingMs: 0, buildingMs: 40_000, outcome: 'error', logs: FAILED_BUILD } });
  const inputs = { follow: 'main', issue: 'Documentation site', 'verify-pages': 'sample' };
  const { issue } = await runOnGitHub(stage, 'check-site', inputs, [], ({ repository: { git } }) => {
    const commit = git.resolve(git.commit('main', { 'docs/guides/webhooks.mdx': '# Webhooks' }, 'Describe webhooks'));
    if (commit) commit.at = new Date(createdAt + 10 * 60_000).toISOString();
  });
  return shownUrls(issue);
}

/** Returns the summary of searches, where one page was renamed and another one is too far down. */
async function missedSearches(): Promise<string> {
  await using stage = await startPictureStage();
  const queries = [
    ['api key', 'api/authentication'],
    ['install', 'guides/installation'],
    ['print as pdf', 'guides/pdf'],
    ['rate limit', 'api/rate-limits'],
    ['time zone', 'api/errors'],
    ['webhooks', 'guides/alerts'],
  ].map(([query, page]) => `- query: ${query}\n  expect: ${page}\n`);
  writeFileSync(join(stage.folder, 'queries.yaml'), queries.join(''));
  return (await runOnGitHub(stage, 'check-search', {})).summary;
}

function shownUrls(text: string): string {
  return text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://docs.example.com');
}

/** Returns what a terminal shows after three commands. */
async function terminalScreen(): Promise<string> {
  await using stage = await startPictureStage({ build: BUILD });
  cpSync(EXAMPLES, stage.folder, { recursive: true });
  // As the demo does, which this picture stands for.
  const { media } = stage.emulator.state;
  media.delete(media.findByName('logo.svg')?.id ?? '');
  let screen = '';
  for (const [name, ...flags] of [
    ['sync-media', '--alt-text', 'alt-texts.yaml'],
    ['trigger-deploy', '--mode', 'preview', '--branch', BRANCH],
    ['analytics-report', '--period', 'last-week'],
  ] as const) {
    const { stdout } = await stage.run(name, flags, {}, COLUMNS);
    screen += `${screen && '\n'}\u001b[1m$ docs-ci ${[name, ...flags].join(' ')}\u001b[22m\n${shownOnScreen(stdout)}`;
  }
  return screen;
}

function startPictureStage(options: EmulatorOptions = {}): Promise<Stage> {
  return startStage({
    seed: true,
    hostile: false,
    ids: 'counted',
    // Readers see links of a release. That of the package would make each release draw all images again.
    version: '1.0.0',
    shownOrigin: 'https://docs.example.com',
    ...options,
  });
}

/** Runs a command for a pull request. URLs of the stand-in look like GitHub's, since its port changes with every run. */
async function runOnGitHub(
  stage: Stage,
  name: Parameters<Stage['runAction']>[0],
  inputs: Record<string, string>,
  changedFiles: readonly object[] = CHANGED_FILES,
  prepare: (github: GitHubApi) => void = () => undefined,
): Promise<Run & Record<'comment' | 'issue', string>> {
  const github = await startGitHubApi({
    gate: ({ path }, carryOut) =>
      path.startsWith(`/repos/${REPOSITORY}/pulls/7/files`) ? { status: 200, json: changedFiles } : carryOut(),
  });
  prepare(github);
  const results = await startResultsApi();
  // GitHub's client for artifacts reads the environment of the process.
  for (const [variable, value] of Object.entries(results.env)) vi.stubEnv(variable, value);
  vi.stubEnv('GITHUB_SERVER_URL', undefined);
  try {
    const env = { ...(await pullRequestVariables(stage, github.url)), ...results.env };
    const run = await stage.runAction(name, { token: github.token, ...inputs }, env);
    const shown = (text: string): string => text.replaceAll(github.url, 'https://github.com');
    const [comment = '', issue = ''] = [github.comments, github.issues].map((posts) => shown(posts.at(-1)?.body ?? ''));
    return { ...run, summary: shown(run.summary), comment, issue };
  } finally {
    vi.unstubAllEnvs();
    await Promise.all([github.close(), results.close()]);
  }
}

async function pullRequestVariables(stage: Stage, apiUrl: string): Promise<Record<string, string>> {
  const repository = { full_name: REPOSITORY, fork: false };
  const head = { ref: BRANCH, sha: COMMIT, repo: repository };
  const event = { pull_request: { number: 7, head, base: { ref: 'main', repo: repository } }, repository };
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: apiUrl,
    GITHUB_GRAPHQL_URL: `${apiUrl}/graphql`,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_RUN_ID: '123456789',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: await writeEvent(stage.folder, event),
    GITHUB_HEAD_REF: BRANCH,
    GITHUB_REF: 'refs/pull/7/merge',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_SHA: COMMIT,
  };
}

/** Returns what is left on the screen: a terminal erases the progress lines. */
function shownOnScreen(output: string): string {
  const lines = output.split('\n').map((line) => line.split(ERASE_LINE).at(-1));
  return lines.join('\n');
}
