/** The recipes for GitLab, each run from the page that people copy it from, by gitlab-ci-local. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/emulator.js';
import { withOwnComponents } from '../repo/example-uses.js';
import { type Finish, temporaryFolder } from '../support/folder.js';
import { type GitLabApi, startGitLabApi } from '../support/gitlab-api.js';
import { closedLater } from '../support/loopback-platforms.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { CLI, commitProject, MERGE_REQUEST, type Pipeline, type Project, TAG, variablesOf } from './gitlab.js';
import { startChatServers } from './chat-servers.js';
import {
  FAST,
  GENERATOR,
  linkedPages,
  PACKAGES,
  PAGE,
  PAGES_SERVICE,
  PROJECT,
  renamedPages,
  SCREENSHOTS,
  TREE,
  writeNextRelease,
} from './recipe-cases.js';
import { type Files, Remote } from './remote.js';
import { RECIPES, recipe, SCRIPTS } from './recipes.js';
import { toolFolder } from './tools.js';

vi.setConfig({ testTimeout: 90_000 });

const PUSH_TOKEN = 'glpat-push-token';

interface World {
  readonly emulator: Emulator;
  readonly gitlab: GitLabApi;
  readonly remote: Remote;
  readonly project: Project;
  /** Runs the pipeline, which succeeds. What this commit changes is pushed already. */
  readonly run: Run;
  /** Runs the pipeline, which may fail. */
  readonly tryRun: Run;
}

type Run = (
  variables: Readonly<Record<string, string | undefined>>,
  changed?: Files,
  options?: { readonly only?: string },
) => Promise<Pipeline>;

/** A project that has the recipe, with every variable that the recipes speak of. */
async function startWorld(running: Finish, name: string, service: EmulatorOptions): Promise<World> {
  const emulator = await closedLater(startEmulator(service), running);
  const gitlab = await closedLater(startGitLabApi(), running);
  const project = await commitProject(running, { '.gitlab-ci.yml': withOwnComponents(recipe(name).text) });
  const remote = new Remote(temporaryFolder(running));
  await project.git('push', '-q', remote.url, 'main');
  writeFileSync(
    join(project.folder, '.home/.gitconfig'),
    `[url "${remote.url}"]\n  insteadOf = https://docs-ci:${PUSH_TOKEN}@gitlab.example.com/docs/site.git\n`,
  );
  const given = {
    ...variablesOf({ emulator, gitlab }),
    // Where docs-ci comes from; all else is as it is pasted.
    DOCS_CI_CLI: CLI,
    DOCS_BASE_URL: emulator.baseUrl,
    DOCS_API_KEY_VIEWER: emulator.keys.viewer,
    DOCS_API_KEY_WEB: emulator.keys.viewer,
    DOCS_API_KEY_API: emulator.keys.editor,
    DOCS_CI_GITLAB_TOKEN: gitlab.token,
    DOCS_CI_PUSH_TOKEN: PUSH_TOKEN,
  };
  const tryRun: Run = async (variables, changed = {}, options = {}) => {
    await project.setBase();
    if (Object.keys(changed).length > 0) {
      await project.commit(changed);
      await project.git('push', '-q', remote.url, 'main');
    }
    return project.run({ ...given, ...variables }, { isolated: true, ...options });
  };
  const run: Run = async (...how) => {
    const pipeline = await tryRun(...how);
    expect(pipeline.code, pipeline.log).toBe(0);
    return pipeline;
  };
  return { emulator, gitlab, remote, project, run, tryRun };
}

const HOUR_MS = 3_600_000;

const CHECKS: Readonly<Record<string, Readonly<Record<string, (running: Finish, name: string) => Promise<void>>>>> = {
  'weekly-report.md .gitlab-ci.yml': {
    'updates one issue with the newest report': async (running, name) => {
      const { gitlab, run, tryRun } = await startWorld(running, name, {});
      const pipeline = await run({ CI_PIPELINE_SOURCE: 'schedule' });
      expect(gitlab.issues).toEqual([
        expect.objectContaining({ title: expect.stringMatching(/^Documentation report: /) as string, state: 'opened' }),
      ]);
      expect(gitlab.issues[0]?.description).toMatch(/page views/i);
      expect(pipeline.artifacts('analytics-report')).toContain('docs-ci/analytics-report/report.html');
      expect((await tryRun({ CI_PIPELINE_SOURCE: 'push' })).jobs).toEqual({});
    },
  },
  'check-pages.md .gitlab-ci.yml': {
    'fails a rename without a redirect, and passes with one': async (running, name) => {
      const { emulator, gitlab, run, tryRun } = await startWorld(running, name, PAGES_SERVICE);
      const pages = linkedPages('/guides/tides');
      emulator.state.project.edit(pages);
      const renamed = { new_file: false, deleted_file: false, renamed_file: true };
      gitlab.changedFiles.push({ old_path: 'docs/guides/wind.mdx', new_path: 'docs/guides/air.mdx', ...renamed });
      const { code, log } = await tryRun(MERGE_REQUEST, renamedPages(pages));
      expect(code, log).not.toBe(0);
      expect(log).toContain(
        '/guides/wind disappears without a redirect. Add a redirect to /guides/air in docs/docs.json.',
      );
      const redirects = [{ source: '/guides/wind', destination: '/guides/air' }];
      const pipeline = await run(MERGE_REQUEST, renamedPages(pages, redirects));
      expect(pipeline.artifacts('check-pages')).toContain('docs-ci/check-pages/check-pages.json');
      expect((await tryRun({ CI_PIPELINE_SOURCE: 'push' })).jobs).toEqual({});
    },
  },
  'search.md .gitlab-ci.yml': {
    'passes if the search finds the pages, and fails if it does not': async (running, name) => {
      const { emulator, run, tryRun } = await startWorld(running, name, PAGES_SERVICE);
      emulator.state.project.edit({ 'guides/tides.md': '# Tides\n' });
      const schedule = { CI_PIPELINE_SOURCE: 'schedule' };
      const pipeline = await run(schedule, { 'queries.yaml': '- query: tides\n  expect: guides/tides\n' });
      expect(pipeline.dotenv('check-search', 'check-search')).toMatchObject({ CHECK_SEARCH_HIT_RATE: '1' });
      const text = recipe(name).text.replace('grace-period: 5m', 'grace-period: 1s');
      const pipelineFile = { '.gitlab-ci.yml': withOwnComponents(text) };
      const missing = { ...pipelineFile, 'queries.yaml': '- query: wind\n  expect: guides/wind\n' };
      expect((await tryRun(schedule, missing)).log).toContain('"wind": guides/wind isn\'t among');
      emulator.state.addDeployment({ triggerType: 'auto', ...FAST });
      const asked = emulator.requests.length;
      await run({ CI_PIPELINE_SOURCE: 'push' }, { 'queries.yaml': '- query: tides\n  expect: guides/tides\n' });
      const [first, ...others] = emulator.requests.slice(asked).map(({ route }) => route);
      expect([first, others.at(-1)]).toEqual(['GET /deployments', 'GET /search']);
    },
  },
  'watch-site.md .gitlab-ci.yml': {
    'opens one issue for a failed deployment, passes, and closes it when the site follows': async (running, name) => {
      const { emulator, gitlab, run, tryRun } = await startWorld(running, name, FAST);
      const { state } = emulator;
      const commit = gitlab.repository.git.resolve(gitlab.repository.git.commit('main', { 'a.md': 'A' }, 'Edit'));
      if (commit) commit.at = new Date(Date.now() - 2 * HOUR_MS).toISOString();
      state.addDeployment({ createdAt: Date.now() - HOUR_MS, build: { outcome: 'error' } });
      const pipeline = await run({ CI_PIPELINE_SOURCE: 'schedule' });
      expect(gitlab.issues).toMatchObject([{ title: 'Documentation site', state: 'opened' }]);
      expect(pipeline.artifacts('check-site')).toContain('docs-ci/check-site/site.json');
      state.addDeployment({ createdAt: Date.now() - 60_000 });
      await run({ CI_PIPELINE_SOURCE: 'schedule' });
      expect(gitlab.issues).toMatchObject([{ state: 'closed', notes: [expect.stringContaining('resolved')] }]);
      expect((await tryRun({ CI_PIPELINE_SOURCE: 'push' })).jobs).toEqual({});
    },
  },
  'pdf-on-release.md .gitlab-ci.yml': {
    'links the live documentation to the release': async (running, name) => {
      // Without a live deployment nothing can be rendered.
      const slow = { seed: false, export: { ...FAST.export, pages: 5 }, build: { pendingMs: 0, buildingMs: 1_500 } };
      const { emulator, gitlab, run } = await startWorld(running, name, slow);
      // By the keyword `release`, which is GitLab's own work.
      gitlab.releases.links.set('v1.0.0', []);
      const pipeline = await run(TAG);
      expect(Object.keys(pipeline.jobs).sort()).toEqual(['export-pdf-artifact', 'release', 'trigger-deploy']);
      expect(gitlab.releases.linked('v1.0.0', 'manual.pdf')).toMatch(/^%PDF/);
      const writes = emulator.requests.filter(({ method }) => method === 'POST').map(({ route }) => route);
      expect(writes).toEqual(['POST /deploy', 'POST /exports/pdf']);
    },
  },
  'pull-request-preview.md .gitlab-ci.yml': {
    'builds the branch and links to it in one note': async (running, name) => {
      const { emulator, gitlab, run } = await startWorld(running, name, FAST);
      emulator.state.project.createBranch('topic', 'main');
      const pipeline = await run(MERGE_REQUEST, { 'docs/tides.md': PAGE });
      expect(emulator.state.deployments.newestFirst()[0]).toMatchObject({ branch: 'topic', isPreview: true });
      const { TRIGGER_DEPLOY_URL: url } = pipeline.dotenv('docs-preview', 'trigger-deploy');
      expect(url).toMatch(/^http:/);
      expect(gitlab.notes.map(({ body }) => body)).toEqual([expect.stringContaining(url ?? '?')]);
      expect(pipeline.log).toMatch(/^docs-preview environment: \{ name: docs-preview\/topic,/m);
      expect(pipeline.dotenv('docs-preview', 'trigger-deploy')).toMatchObject({ TRIGGER_DEPLOY_PAGES_FAILED: '0' });
    },
  },
  'openapi-change.md .gitlab-ci.yml': {
    'deploys only after a push that changes the API description': async (running, name) => {
      const { emulator, run, tryRun } = await startWorld(running, name, FAST);
      const before = emulator.state.deployments.newestFirst().length;
      const push = { CI_PIPELINE_SOURCE: 'push' };
      expect((await tryRun(push, { 'src/a.ts': '' })).jobs).toEqual({});
      await run(push, { 'openapi/v1.yaml': 'openapi: 3.1.0\n' });
      const deployments = emulator.state.deployments.newestFirst();
      expect(deployments).toHaveLength(before + 1);
      expect(deployments[0]).toMatchObject({ branch: 'main', isPreview: false, triggerType: 'api' });
      // verify-pages
      expect(emulator.requests.at(-1)).toMatchObject({ origin: 'files', status: 200 });
    },
  },
  'media-next-to-pages.md .gitlab-ci.yml': {
    'shows the plan in a merge request and writes nothing': async (running, name) => {
      const { emulator, remote, run } = await startWorld(running, name, { seed: false });
      const pipeline = await run(MERGE_REQUEST, TREE);
      expect(Object.keys(pipeline.jobs)).toEqual(['media-plan']);
      expect(pipeline.artifact('media-plan', 'docs-ci/sync-media/summary.md')).toContain('img/curve.png');
      expect(new Set(emulator.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
      expect(emulator.requests[0]?.headers.authorization).toBe(`Bearer ${emulator.keys.viewer}`);
      expect(remote.read('docs/tides.md')).toBe(PAGE);
    },
    'uploads images and pushes pages and lock file after the merge': async (running, name) => {
      const { emulator, remote, run } = await startWorld(running, name, { seed: false });
      const pipeline = await run({ CI_PIPELINE_SOURCE: 'push' }, TREE);
      expect(Object.keys(pipeline.jobs).sort()).toEqual(['media', 'media-commit']);
      const { media } = emulator.state;
      expect(media.newestFirst().map(({ name }) => name)).toEqual(['img-curve.png']);
      expect(remote.log[0]).toBe('Use media of the library');
      expect(remote.read('.docs-media.lock.json')).toContain(media.findByName('img-curve.png')?.id);
      expect(remote.read('docs/tides.md')).toMatch(
        /!\[The curve\]\(http:\/\/127\.0\.0\.1:\d+\/[^)]*img-curve\.png\) \[The next page\]\(wind\.md\)/,
      );
      expect(pipeline.log).not.toContain(PUSH_TOKEN);
    },
  },
  'api-reference.md .gitlab-ci.yml': {
    'comments the plan with a viewer key': async (running, name) => {
      const { emulator, gitlab, run } = await startWorld(running, name, PAGES_SERVICE);
      emulator.state.project.edit(PROJECT);
      const pipeline = await run(MERGE_REQUEST, GENERATOR);
      expect(Object.keys(pipeline.jobs).sort()).toEqual(['api-reference-plan', 'generate']);
      expect(gitlab.notes.map(({ body }) => body)).toEqual([expect.stringContaining('reference/api/client.mdx')]);
      const keys = new Set(emulator.requests.map(({ headers }) => headers.authorization));
      expect(keys).toEqual(new Set([`Bearer ${emulator.keys.viewer}`]));
      expect([...emulator.state.project.branch().files.keys()]).toEqual(['docs.json']);
    },
    'publishes the pages after the merge': async (running, name) => {
      const { emulator, run } = await startWorld(running, name, PAGES_SERVICE);
      const { deployments, project } = emulator.state;
      project.edit(PROJECT);
      const pipeline = await run({ CI_PIPELINE_SOURCE: 'push' }, GENERATOR);
      expect(Object.keys(pipeline.jobs).sort()).toEqual(['api-reference', 'generate']);
      expect(project.branch().files.get('reference/api/client.mdx')).toBe('# Client\n');
      expect(project.branch().files.get('docs.json')).toContain('reference/api/client');
      expect(deployments.newestFirst()).toHaveLength(1);
      expect(pipeline.artifacts('api-reference')).toContain('docs-ci/push-content/changes.diff');
    },
  },
  'docs-with-release.md .gitlab-ci.yml': {
    'publishes the branch for a tag that is no pre-release, and goes back by hand': async (running, name) => {
      const { emulator, run, tryRun } = await startWorld(running, name, PAGES_SERVICE);
      const { project } = emulator.state;
      const { live, published } = writeNextRelease(emulator.state);
      const files = (): object => Object.fromEntries(project.branch().files);
      expect((await tryRun({ ...TAG, CI_COMMIT_TAG: 'v1.0.0-rc.1' })).jobs).toEqual({});
      const release = await run(TAG);
      expect(Object.keys(release.jobs)).toEqual(['docs-release']);
      expect(files()).toEqual(published);
      const { PUBLISH_BRANCH_RESTORE_POINT: point = '?' } = release.dotenv('docs-release', 'publish-branch');
      expect(point).toMatch(/-publish-v1-0-0-\w{8}\.from-\w{8}\.\w{8}$/);
      await run({ CI_PIPELINE_SOURCE: 'web' }, {}, { only: 'docs-restore' });
      expect(files()).toEqual(live);
      expect([...project.branches.keys()]).toContain(point);
    },
    'checks the branch in scheduled pipelines, and starts nothing after a push': async (running, name) => {
      const { emulator, run, tryRun } = await startWorld(running, name, PAGES_SERVICE);
      const { project } = emulator.state;
      writeNextRelease(emulator.state);
      const check = await run({ CI_PIPELINE_SOURCE: 'schedule' });
      expect(Object.keys(check.jobs)).toEqual(['docs-check']);
      expect(check.dotenv('docs-check', 'publish-branch')).toMatchObject({ PUBLISH_BRANCH_CONFLICT: 'false' });
      expect([...project.branches.keys()]).toEqual(['main', 'next']);
      expect((await tryRun({ CI_PIPELINE_SOURCE: 'push' })).jobs).toEqual({});
    },
  },
  'edits-request.md .gitlab-ci.yml': {
    'opens one merge request with an edit': async (running, name) => {
      const { emulator, gitlab, project, run } = await startWorld(running, name, PAGES_SERVICE);
      const { git, mergeRequests } = gitlab.repository;
      const page = { 'docs/start.md': '# Start\n' };
      await project.commit(page);
      git.commit('main', page, 'first', (await project.git('rev-parse', 'HEAD')).trim());
      await run({ CI_PIPELINE_SOURCE: 'push' });
      const edit = '# Start\n\nEdited.\n';
      emulator.state.project.edit({ 'guides/start.md': edit });
      const pipeline = await run({ CI_PIPELINE_SOURCE: 'schedule' });
      expect(mergeRequests).toMatchObject([{ state: 'opened', target_branch: 'main' }]);
      expect(git.files(mergeRequests[0]?.source_branch ?? '')).toEqual({ 'docs/start.md': edit });
      expect(pipeline.dotenv('push-content', 'push-content').PUSH_CONTENT_EDITS_URL).toMatch(/\/merge_requests\/20$/);
    },
  },
  'pages-preview.md .gitlab-ci.yml': {
    'previews the pages of a merge request, and removes the preview when its environment stops': async (
      running,
      name,
    ) => {
      const { emulator, gitlab, run } = await startWorld(running, name, PAGES_SERVICE);
      const { deployments, project } = emulator.state;
      project.edit(PROJECT);
      const preview = await run(MERGE_REQUEST, { 'docs/start.md': '# Start\n' });
      expect(Object.keys(preview.jobs)).toEqual(['pages-preview']);
      const { PUSH_CONTENT_BRANCH: branch, PUSH_CONTENT_URL: url } = preview.dotenv('pages-preview', 'push-content');
      expect(branch).toMatch(/^docs-ci\/.*-pr-7$/);
      expect(project.branch(branch).files.get('guides/sdk/start.md')).toBe('# Start\n');
      expect(deployments.newestFirst()).toEqual([expect.objectContaining({ branch, isPreview: true })]);
      expect(gitlab.notes.map(({ body }) => body)).toEqual([expect.stringContaining(url ?? '?')]);
      expect(preview.log).toMatch(/^pages-preview environment: \{ name: pages-preview\/7,/m);
      const removal = await run(MERGE_REQUEST, { 'docs/start.md': '# Begin\n' }, { only: 'pages-preview-removal' });
      expect(Object.keys(removal.jobs)).toEqual(['pages-preview-removal']);
      expect([...project.branches.keys()]).toEqual(['main']);
      expect(gitlab.notes.map(({ body }) => body)).toEqual([
        expect.stringMatching(/The branch docs-ci\/\S+-pr-7 was deleted/),
      ]);
    },
  },
  'monorepo-pages.md .gitlab-ci.yml': {
    'publishes each package into its own folder': async (running, name) => {
      const { emulator, run } = await startWorld(running, name, PAGES_SERVICE);
      const { project } = emulator.state;
      project.edit(PROJECT);
      await run({ CI_PIPELINE_SOURCE: 'web' }, PACKAGES);
      const pages = [...project.branch().files.keys()].filter((path) => path.endsWith('usage.md'));
      expect(pages.sort()).toEqual(['packages/client/usage.md', 'packages/server/usage.md']);
      const config = project.branch().files.get('docs.json');
      for (const page of ['packages/client/usage', 'packages/server/usage']) expect(config).toContain(page);
    },
  },
  'many-projects.md .gitlab-ci.yml': {
    'reads each project with its own key, and writes one issue each': async (running, name) => {
      const { emulator, gitlab, run } = await startWorld(running, name, {});
      await run({ CI_PIPELINE_SOURCE: 'schedule' });
      expect(gitlab.issues.map(({ title }) => title.split(':')[0]).sort()).toEqual([
        'Documentation of api',
        'Documentation of web',
      ]);
      const keys = new Set(emulator.requests.map(({ headers }) => headers.authorization));
      expect(keys).toEqual(new Set([`Bearer ${emulator.keys.viewer}`, `Bearer ${emulator.keys.editor}`]));
    },
  },
  'preview-links.md .gitlab-ci.yml': {
    'requests each page of the preview and each link': async (running, name) => {
      const { code, log, paths } = await checkLinks(running, name, '/guides/wind');
      expect(code, log).toBe(0);
      for (const page of ['guides/tides', 'guides/wind'])
        expect(paths).toContainEqual(expect.stringMatching(`/${page}$`));
    },
    'fails for a broken link, and names it with its page': async (running, name) => {
      const { code, log } = await checkLinks(running, name, '/guides/gone');
      expect(code).not.toBe(0);
      expect(log).toMatch(/\[404\] \S+\/guides\/gone in \S+\/guides\/tides$/m);
    },
  },
  'test-screenshots.md .gitlab-ci.yml': {
    'uploads the screenshots that the tests took, and replaces a changed one without a warning': async (
      running,
      name,
    ) => {
      const { emulator, run } = await startWorld(running, name, { seed: false });
      const pipeline = await run({ CI_PIPELINE_SOURCE: 'push' }, SCREENSHOTS);
      expect(Object.keys(pipeline.jobs).sort()).toEqual(['screenshots', 'upload-screenshots']);
      const { media } = emulator.state;
      const names = media.newestFirst().map((item) => item.name);
      expect(names.sort()).toEqual(['checkout-cart.png', 'start.png']);
      const changed = SCREENSHOTS['taken/checkout/cart.png'];
      const second = await run({ CI_PIPELINE_SOURCE: 'push' }, { 'taken/start.png': changed });
      expect(media.findByName('start.png')?.bytes).toEqual(changed);
      expect(second.logOf('upload-screenshots')).not.toMatch(/warning/i);
    },
    'uploads nothing if a test fails': async (running, name) => {
      const { emulator, tryRun } = await startWorld(running, name, { seed: false });
      const pipeline = await tryRun(
        { CI_PIPELINE_SOURCE: 'push' },
        { 'scripts/take-screenshots.mjs': 'process.exit(1);\n' },
      );
      expect(pipeline.code).not.toBe(0);
      expect(emulator.requests).toEqual([]);
    },
  },
  'report-to-chat.md .gitlab-ci.yml': {
    'posts the sentence and the numbers of the report to both chats': async (running, name) => {
      const { run } = await startWorld(running, name, {});
      const { messages, secrets } = await startChatServers(running);
      const CI_PIPELINE_URL = 'https://gitlab.example.com/docs/site/-/pipelines/99';
      const pipeline = await run({ CI_PIPELINE_SOURCE: 'schedule', CI_PIPELINE_URL, ...secrets }, SCRIPTS);
      expect(messages.map(({ chat }) => chat)).toEqual(['slack', 'teams']);
      const outputs = pipeline.dotenv('analytics-report', 'analytics-report');
      const { ANALYTICS_REPORT_PAGE_VIEWS: views = '?', ANALYTICS_REPORT_VERDICT: verdict = '?' } = outputs;
      for (const { text } of messages) {
        expect(text).toContain(views);
        expect(text).toContain(verdict);
        expect(text).toContain(outputs.ANALYTICS_REPORT_ARTIFACT_URL || CI_PIPELINE_URL);
      }
      expect(pipeline.logOf('report-to-chat')).not.toContain('secret');
    },
  },
};

/** Runs the recipe on a site of two pages, one of which links to `target`. `paths` were requested of the preview. */
async function checkLinks(
  running: Finish,
  name: string,
  target: string,
): Promise<{ code: number; log: string; paths: string[] }> {
  const pages = linkedPages(target);
  const { emulator, tryRun } = await startWorld(running, name, PAGES_SERVICE);
  emulator.state.project.edit(pages);
  emulator.state.project.createBranch('topic', 'main');
  const PATH = `${toolFolder(running, ['lychee'])}:${process.env.PATH ?? ''}`;
  const { code, log } = await tryRun({ ...MERGE_REQUEST, PATH }, pages);
  return { code, log, paths: emulator.requests.filter(({ origin }) => origin === 'files').map(({ path }) => path) };
}

test('runs every recipe for GitLab', () => {
  const names = RECIPES.filter(({ platform }) => platform === 'gitlab').map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(CHECKS).toSorted());
});

describe.concurrent.each(Object.entries(CHECKS))('%s', (name, checks) => {
  skipUnless(NEEDS.gitlabCiLocal);
  test.for(Object.entries(checks))('runs a recipe on GitLab: %s', ([, check], running) => check(running, name));
});
