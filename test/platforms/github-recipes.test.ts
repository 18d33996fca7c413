/** The recipes for GitHub, each run from the page that people copy it from. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { samplePng } from '../../emulator/state/sample-files.js';
import type { Finish } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { startChatServers } from './chat-servers.js';
import {
  FAST,
  GENERATOR,
  HOSTILE_NOTES,
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
import { RECIPES, recipe, SCRIPTS } from './recipes.js';
import { dispatched, mergeGroup, pullRequest, pushed, released, scheduled } from './runner/events.js';
import { type Repository, type Run, startRepository, type WorkflowRun } from './workflow.js';

// A page may take two minutes to respond.
vi.setConfig({ testTimeout: 240_000 });

const HOUR_MS = 3_600_000;
const NO_DAYS = { startDate: '', endDate: '' };

/** Page and file → what is to come of it. */
type Check = (
  running: Finish,
  /** Runs the recipe, which succeeds without a warning. */
  run: (repository: Repository, how: Run) => Promise<WorkflowRun>,
  /** Runs the recipe, which may fail. Undefined if the event does not start it. */
  tryRun: (repository: Repository, how: Run) => Promise<WorkflowRun | undefined>,
) => Promise<void>;

const CHECKS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  'weekly-report.md .github/workflows/documentation-report.yml': {
    'updates one issue with the newest report every week': async (running, run) => {
      const repository = await startRepository(running, {});
      const { emulator, github } = repository;
      const first = await run(repository, { started: scheduled() });
      expect(first.artifacts.map(({ name }) => name)).toEqual(['analytics-report', 'analytics-report.html']);
      expect(first.summary).toMatch(/^#+ /m);
      const [issue] = github.issues;
      const title = expect.stringMatching(/^Documentation report: /) as string;
      expect(issue).toMatchObject({ title, state: 'open' });
      Object.assign(issue ?? {}, { state: 'closed', body: issue?.body.replace(/Page views/gi, 'Last week') });
      await run(repository, { started: dispatched() });
      expect(github.issues).toEqual([expect.objectContaining({ state: 'open', title })]);
      expect(github.issues[0]?.body).toMatch(/page views/i);
      expect(new Set(emulator.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
    },
  },
  'check-pages.md .github/workflows/check-pages.yml': {
    'fails a rename, passes with the proposed redirect, and resolves the comment': async (running, run, tryRun) => {
      const pages = linkedPages('/guides/tides');
      const repository = await startRepository(running, PAGES_SERVICE, renamedPages(pages));
      const { emulator, github } = repository;
      emulator.state.project.edit(pages);
      const filename = 'docs/guides/air.mdx';
      github.changedFiles.push({ filename, status: 'renamed', previous_filename: 'docs/guides/wind.mdx' });
      const how = { started: pullRequest(), changed: [filename] };
      expect((await tryRun(repository, how))?.conclusion).toBe('failure');
      expect(github.comments.map(({ body }) => body)).toEqual([
        expect.stringContaining('"source": "/guides/wind", "destination": "/guides/air"'),
      ]);
      const [, redirects = ''] = /```\w*\n([^]*?)```/.exec(github.comments[0]?.body ?? '') ?? [];
      repository.remote.push(renamedPages(pages, JSON.parse(redirects) as object[]));
      await run(repository, how);
      expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('Resolved: no new problem')]);
      expect(new Set(emulator.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
    },
    'gates a merge queue without a comment': async (running, _, tryRun) => {
      const pages = linkedPages('/guides/tides');
      const repository = await startRepository(running, PAGES_SERVICE, renamedPages(pages));
      repository.emulator.state.project.edit(pages);
      const ended = await tryRun(repository, { started: mergeGroup() });
      expect([ended?.conclusion, ended?.summary]).toEqual(['failure', expect.stringContaining('/guides/wind')]);
      expect(repository.github.requests).toEqual([]);
    },
  },
  'docs-health.md .github/workflows/docs-health.yml': {
    'updates one issue with what is wrong on the live site, and passes': async (running, run, tryRun) => {
      const repository = await startRepository(running, PAGES_SERVICE);
      const { emulator, github } = repository;
      emulator.state.project.edit(linkedPages('/guides/gone'));
      expect((await tryRun(repository, { started: scheduled() }))?.conclusion).toBe('success');
      expect(github.issues).toMatchObject([{ title: 'Docs health', state: 'open' }]);
      expect(github.issues[0]?.body).toContain('/guides/gone leads to no page');
      emulator.state.project.edit(linkedPages('/guides/wind'));
      await run(repository, { started: dispatched() });
      expect(github.issues.map(({ body }) => body)).toEqual([expect.not.stringContaining('/guides/gone')]);
    },
  },
  'search.md .github/workflows/search.yml': {
    'waits for the deployment of a push, and names a query that misses its page': async (running, run) => {
      const file = '- query: tides\n  expect: guides/tides\n';
      const repository = await startRepository(running, PAGES_SERVICE, { 'queries.yaml': file });
      const { emulator, remote } = repository;
      emulator.state.project.edit({ 'guides/tides.md': '# Tides\n' });
      emulator.state.addDeployment({ triggerType: 'auto', ...FAST });
      await run(repository, { started: pushed() });
      expect(emulator.requests.map(({ route }) => route)).toContain('GET /deployments');
      remote.push({ 'queries.yaml': `${file}- query: wind\n  expect: guides/wind\n` });
      const asked = emulator.requests.length;
      const text = recipe('search.md .github/workflows/search.yml').text.replace(
        'grace-period: 5m',
        'grace-period: 1s',
      );
      const ended = await repository.run(text, { started: scheduled() });
      expect(ended?.conclusion).toBe('failure');
      expect(ended?.summary).toContain("guides/wind (isn't among the project's pages)");
      expect(new Set(emulator.requests.slice(asked).map(({ route }) => route))).toEqual(
        new Set(['GET /search', 'GET /pages']),
      );
    },
  },
  'watch-site.md .github/workflows/documentation-site.yml': {
    'opens one issue for a failed deployment, passes, and closes it when the site follows': async (
      running,
      run,
      tryRun,
    ) => {
      const repository = await startRepository(running, FAST);
      const { emulator, github } = repository;
      const { state } = emulator;
      const commit = github.repository.git.resolve(github.repository.git.commit('main', { 'a.md': 'A' }, 'Edit'));
      if (commit) commit.at = new Date(Date.now() - 2 * HOUR_MS).toISOString();
      state.addDeployment({ createdAt: Date.now() - HOUR_MS, build: { outcome: 'error' } });
      const ended = await tryRun(repository, { started: scheduled() });
      expect(ended?.conclusion, ended?.log).toBe('success');
      const annotations = ended?.jobs.flatMap(({ steps }) => steps.flatMap((step) => step.annotations));
      expect(annotations?.map(({ level, title }) => `${level} ${title}`)).toContain('warning check-site: deployment');
      expect(github.issues).toMatchObject([{ title: 'Documentation site', state: 'open' }]);
      state.addDeployment({ createdAt: Date.now() - 60_000 });
      await run(repository, { started: dispatched() });
      expect(github.issues).toMatchObject([{ state: 'closed', comments: [expect.stringContaining('resolved')] }]);
      expect(new Set(emulator.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
    },
  },
  'pdf-on-release.md .github/workflows/manual.yml': {
    'attaches the live documentation to the release': async (running, run) => {
      const repository = await startRepository(running, FAST);
      const { emulator, github } = repository;
      for (const tag of ['v0.9.0', 'v1.0.0']) github.releases.add(tag);
      await run(repository, { started: released('v1.0.0') });
      const [other, release] = github.releases.all;
      expect(other?.assets).toEqual([]);
      expect(release?.assets.map(({ name }) => name).sort()).toEqual(['manual.pdf']);
      const manual = release?.assets.find(({ name }) => name === 'manual.pdf')?.bytes;
      expect(manual?.toString('latin1')).toMatch(/^%PDF/);
      const writes = emulator.requests.filter(({ method }) => method === 'POST').map(({ route }) => route);
      expect(writes).toEqual(['POST /deploy', 'POST /exports/pdf']);
    },
    'attaches nothing after a failed build': async (running, _, tryRun) => {
      const repository = await startRepository(running, { build: { ...FAST.build, outcome: 'error', logs: 'no' } });
      repository.github.releases.add('v1.0.0');
      const ended = await tryRun(repository, { started: released('v1.0.0') });
      expect(ended?.conclusion).toBe('failure');
      expect(repository.github.releases.all[0]?.assets).toEqual([]);
      expect(repository.emulator.requests.map(({ route }) => route)).not.toContain('POST /exports/pdf');
    },
  },
  'pull-request-preview.md .github/workflows/documentation-preview.yml': {
    'builds the branch and links to it in one comment': async (running, run) => {
      const repository = await startRepository(running, FAST);
      const { emulator, github } = repository;
      emulator.state.project.createBranch('topic', 'main');
      const how = { started: pullRequest(), changed: ['docs/tides.md'] };
      await run(repository, how);
      const [preview] = emulator.state.deployments.newestFirst();
      expect(preview).toMatchObject({ branch: 'topic', isPreview: true });
      expect(github.comments).toHaveLength(1);
      const { environment_url: url } = github.deployments[0]?.statuses.at(-1) ?? {};
      expect(url).toMatch(/^http:/);
      expect(github.comments[0]?.body).toContain(url);
      await run(repository, how);
      expect(github.comments).toHaveLength(1);
      expect(github.deployments.map(({ statuses }) => statuses.at(-1)?.state)).toEqual(['success', 'success']);
    },
    'fails at the file of a changed page that does not respond, and names it in the comment': async (running) => {
      const repository = await startRepository(running, { ...FAST, latePages: { '/guides/install': 3_600_000 } });
      const { emulator, github } = repository;
      emulator.state.project.createBranch('topic', 'main');
      const { text } = recipe('pull-request-preview.md .github/workflows/documentation-preview.yml');
      const ended = await repository.run(text, { started: pullRequest(), changed: ['docs/guides/install.mdx'] });
      expect(ended?.conclusion).toBe('failure');
      expect(ended?.log).toMatch(
        /##\[error\]docs\/guides\/install\.mdx: \/guides\/install: HTTP 404 for 2m(?: \d+s)?\. Check that its file is in the navigation/,
      );
      expect(github.comments.map(({ body }) => body)).toEqual([
        expect.stringContaining("1 of 1 page doesn't respond: /guides/install"),
      ]);
      expect(github.deployments[0]?.statuses.at(-1)?.state).toBe('failure');
      emulator.configure({ latePages: { '/guides/install': 500 } });
      const later = await repository.run(text, { started: pullRequest(), changed: ['docs/guides/install.mdx'] });
      expect(later?.conclusion).toBe('success');
    },
    'starts nothing if no page changes': async (running, _, tryRun) => {
      const repository = await startRepository(running, FAST);
      expect(await tryRun(repository, { started: pullRequest(), changed: ['src/a.ts'] })).toBeUndefined();
    },
  },
  'openapi-change.md .github/workflows/publish-api-reference.yml': {
    'deploys only after a push that changes the API description': async (running, run, tryRun) => {
      const repository = await startRepository(running, FAST);
      const before = repository.emulator.state.deployments.newestFirst().length;
      expect(await tryRun(repository, { started: pushed(), changed: ['src/a.ts'] })).toBeUndefined();
      expect(await tryRun(repository, { started: pushed('topic'), changed: ['openapi/v1.yaml'] })).toBeUndefined();
      await run(repository, { started: pushed(), changed: ['src/a.ts', 'openapi/v1.yaml'] });
      const deployments = repository.emulator.state.deployments.newestFirst();
      expect(deployments).toHaveLength(before + 1);
      expect(deployments[0]).toMatchObject({ branch: 'main', isPreview: false, triggerType: 'api' });
      // verify-pages
      expect(repository.emulator.requests.at(-1)).toMatchObject({ origin: 'files', status: 200 });
    },
  },
  'media-next-to-pages.md .github/workflows/media-plan.yml': {
    'shows the plan and writes nothing': async (running, run) => {
      const repository = await startRepository(running, { seed: false }, TREE);
      const { emulator, remote } = repository;
      const ended = await run(repository, { started: pullRequest(), changed: ['docs/img/curve.png'] });
      expect(ended.summary).toContain('img/curve.png');
      expect(new Set(emulator.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
      expect(emulator.requests[0]?.headers.authorization).toBe(`Bearer ${emulator.keys.viewer}`);
      expect(remote.log).toHaveLength(1);
      const { workspace } = ended.jobs[0]?.job ?? { workspace: '?' };
      expect(readFileSync(join(workspace, 'docs/tides.md'), 'utf8')).toBe(PAGE);
      expect(existsSync(join(workspace, '.docs-media.lock.json'))).toBe(false);
    },
  },
  'media-next-to-pages.md .github/workflows/media.yml': {
    'uploads images, rewrites pages and commits the lock file, even if another push comes first': async (
      running,
      run,
    ) => {
      const repository = await startRepository(running, { seed: false }, TREE);
      const { emulator, remote } = repository;
      const how = { started: pushed(), changed: ['docs/img/curve.png'] };
      await run(repository, {
        started: dispatched(),
        meanwhile: () => remote.push({ 'docs/wind.md': '# Wind and waves\n' }),
      });
      const { media } = emulator.state;
      expect(media.newestFirst().map(({ name }) => name)).toEqual(['img-curve.png']);
      expect(remote.log).toEqual(['Use media of the library', 'Somebody writes', 'Somebody writes']);
      expect(JSON.parse(remote.read('.docs-media.lock.json'))).toBeTypeOf('object');
      expect(remote.read('.docs-media.lock.json')).toContain(media.findByName('img-curve.png')?.id);
      const page = remote.read('docs/tides.md');
      expect(page).toMatch(
        /!\[The curve\]\(http:\/\/127\.0\.0\.1:\d+\/[^)]*img-curve\.png\) \[The next page\]\(wind\.md\)/,
      );
      expect(remote.read('docs/wind.md')).toBe('# Wind and waves\n');
      const asked = emulator.requests.length;
      await run(repository, how);
      expect(remote.log).toHaveLength(3);
      expect(emulator.requests.slice(asked).map(({ method }) => method)).not.toContain('POST');
    },
    'commits the pages and the lock file of two pushes in short order': async (running, run) => {
      const repository = await startRepository(running, { seed: false }, TREE);
      const { emulator, remote } = repository;
      const commits = ['a', 'b'].map((name, index) =>
        remote.push({
          [`docs/${name}.md`]: `![x](${name}.png)\n`,
          [`docs/${name}.png`]: samplePng(4, 4, [index, 0, 0]),
        }),
      );
      for (const commit of commits) await run(repository, { started: pushed(), changed: ['docs/a.md'], commit });
      const lock = JSON.parse(remote.read('.docs-media.lock.json')) as { files: object };
      expect(Object.keys(lock.files)).toEqual(['a.png', 'b.png', 'img/curve.png']);
      for (const name of ['a', 'b'])
        expect(remote.read(`docs/${name}.md`)).toContain(emulator.state.media.findByName(`${name}.png`)?.id);
    },
  },
  'api-reference.md .github/workflows/api-reference.yml': {
    'comments the plan with a viewer key, and publishes the pages after the merge': async (running, run) => {
      const repository = await startRepository(running, PAGES_SERVICE, GENERATOR);
      const { emulator, github } = repository;
      const { project } = emulator.state;
      project.edit(PROJECT);
      await run(repository, { started: pullRequest(), changed: ['src/a.ts'] });
      expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('reference/api/client.mdx')]);
      const keys = new Set(emulator.requests.map(({ headers }) => headers.authorization));
      expect(keys).toEqual(new Set([`Bearer ${emulator.keys.viewer}`]));
      expect([...project.branch().files.keys()]).toEqual(['docs.json']);
      const outputsAfter = async (how: Run): Promise<unknown> =>
        (await run(repository, how)).jobs[0]?.steps.at(-1)?.outputs;
      expect(await outputsAfter({ started: dispatched() })).toMatchObject({ created: '1', 'not-in-navigation': '0' });
      const push = { started: pushed(), changed: ['src/a.ts'] };
      expect(await outputsAfter(push)).toMatchObject({ outcome: 'done', unchanged: '1' });
      expect(project.branch().files.get('reference/api/client.mdx')).toBe('# Client\n');
      expect(project.branch().files.get('docs.json')).toContain('reference/api/client');
      expect(emulator.state.deployments.newestFirst()).toHaveLength(1);
    },
  },
  'edits-request.md .github/workflows/docs-pages.yml': {
    'opens one pull request with an edit, and closes it after the edit was taken over': async (
      running,
      run,
      tryRun,
    ) => {
      const page = { 'docs/start.md': '# Start\n' };
      const repository = await startRepository(running, PAGES_SERVICE, page);
      const { emulator, github } = repository;
      const { git, pulls } = github.repository;
      const navigation = [{ group: 'Guides', pages: ['guides/start'] }];
      emulator.state.project.edit({ 'docs.json': JSON.stringify({ name: 'Tidewater', navigation }) });
      const how = { started: pushed(), changed: ['docs/start.md'] };
      git.commit('main', page, 'first', how.started.sha);
      await run(repository, { started: dispatched() });
      const edit = '# Start\n\nEdited.\n';
      emulator.state.project.edit({ 'guides/start.md': edit });
      // The kept page is a warning.
      const ended = await tryRun(repository, { started: scheduled() });
      expect(ended?.conclusion).toBe('success');
      expect(pulls).toMatchObject([
        { state: 'open', base: 'main', head: expect.stringMatching(/^docs-ci\/edits-/) as string },
      ]);
      expect(git.files(pulls[0]?.head ?? '')).toEqual({ 'docs/start.md': edit });
      expect(ended?.jobs[0]?.steps.at(-1)?.outputs['edits-url']).toMatch(/\/octo\/docs\/pull\/\d+$/);
      repository.remote.push({ 'docs/start.md': edit });
      await run(repository, how);
      expect(pulls).toMatchObject([{ state: 'closed' }]);
      expect([...git.branches.keys()]).toEqual(['main']);
    },
  },
  'pages-preview.md .github/workflows/pages-preview.yml': {
    'previews the pages of a pull request, and links them in one comment': async (running, run) => {
      const repository = await startRepository(running, PAGES_SERVICE, { 'docs/start.md': '# Start\n' });
      const { emulator, github } = repository;
      const { deployments, project } = emulator.state;
      project.edit(PROJECT);
      const before = project.branch().files;
      const ended = await run(repository, { started: pullRequest(), changed: ['docs/start.md'] });
      const { branch, url = '?' } = ended.jobs[0]?.steps.at(-1)?.outputs ?? {};
      expect(branch).toMatch(/^docs-ci\/.*-pr-7$/);
      expect(project.branch(branch).files.get('guides/sdk/start.md')).toBe('# Start\n');
      expect(deployments.newestFirst()).toEqual([expect.objectContaining({ branch, isPreview: true })]);
      expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining(url)]);
      await run(repository, { started: pullRequest(), changed: ['docs/start.md'] });
      expect(github.comments).toHaveLength(1);
      expect(deployments.newestFirst().map((one) => one.isPreview)).toEqual([true, true]);
      expect(project.branch().files).toEqual(before);
    },
  },
  'pages-preview.md .github/workflows/pages-preview-removal.yml': {
    'deletes the branch of the preview when the pull request is closed': async (running, run) => {
      const repository = await startRepository(running, PAGES_SERVICE, { 'docs/start.md': '# Start\n' });
      const { emulator, github } = repository;
      const { project } = emulator.state;
      project.edit(PROJECT);
      const preview = recipe('pages-preview.md .github/workflows/pages-preview.yml').text;
      const removal = recipe('pages-preview.md .github/workflows/pages-preview-removal.yml').text;
      await repository.run(preview, { started: pullRequest(), changed: ['docs/start.md'] });
      expect([...project.branches.keys()]).toHaveLength(2);
      expect(await repository.run(removal, { started: pullRequest() })).toBeUndefined();
      await run(repository, { started: pullRequest({ action: 'closed' }) });
      expect([...project.branches.keys()]).toEqual(['main']);
      expect(github.comments.map(({ body }) => body)).toEqual([
        expect.stringMatching(/The branch docs-ci\/\S+-pr-7 was deleted/),
      ]);
    },
    'succeeds when a pull request without a preview is closed': async (running, run) => {
      const repository = await startRepository(running, PAGES_SERVICE);
      await run(repository, { started: pullRequest({ action: 'closed' }) });
      expect(new Set(repository.emulator.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
      expect(repository.github.comments).toEqual([]);
    },
  },
  'monorepo-pages.md .github/workflows/package-pages.yml': {
    'publishes each package into its own folder, and changes no other': async (running, run) => {
      const repository = await startRepository(running, PAGES_SERVICE, PACKAGES);
      const { emulator, remote } = repository;
      const { project } = emulator.state;
      project.edit(PROJECT);
      const how = { started: pushed(), changed: Object.keys(PACKAGES) };
      await run(repository, { started: dispatched() });
      const pages = (): string[] => [...project.branch().files.keys()].filter((path) => path.startsWith('packages/'));
      expect(
        pages()
          .filter((path) => !path.endsWith('docs-ci-manifest.mdx'))
          .sort(),
      ).toEqual(['packages/client/usage.md', 'packages/server/usage.md']);
      expect(pages()).toHaveLength(4);
      remote.push({ 'packages/client/docs/usage.md': '# Use it\n' });
      const ended = await run(repository, how);
      expect(ended.jobs.map(({ steps }) => steps.at(-1)?.outputs.updated)).toEqual(['1', '0']);
      expect(emulator.state.deployments.newestFirst()).toHaveLength(3);
    },
  },
  'many-projects.md .github/workflows/documentation-reports.yml': {
    'reads each project with its own key, and writes one issue each': async (running, run) => {
      const repository = await startRepository(running, {});
      const { emulator, github } = repository;
      const ended = await run(repository, { started: scheduled() });
      expect(ended.jobs.map(({ name }) => name.split(' ').slice(0, 2).join(' '))).toEqual(['report web', 'report api']);
      const artifacts = ended.artifacts.map(({ name }) => name);
      expect(artifacts.filter((name) => !name.endsWith('.html'))).toEqual(['report-web', 'report-api']);
      expect(github.issues.map(({ title }) => title.split(':')[0]).sort()).toEqual([
        'Documentation of api',
        'Documentation of web',
      ]);
      const keys = new Set(emulator.requests.map(({ headers }) => headers.authorization));
      expect(keys).toEqual(new Set([`Bearer ${emulator.keys.viewer}`, `Bearer ${emulator.keys.editor}`]));
    },
  },
  'preview-links.md .github/workflows/preview-links.yml': {
    'requests each page of the preview and each link, without the key': async (running, run) => {
      const files = linkedPages('https://127.0.0.1:1/');
      const pages = { ...files, 'guides/tides.mdx': '# Tides\n\n[Wind](/guides/wind)\n' };
      const repository = await startRepository(running, PAGES_SERVICE, pages);
      const { emulator } = repository;
      emulator.state.project.edit(pages);
      emulator.state.project.createBranch('topic', 'main');
      const ended = await run(repository, { started: pullRequest() });
      const { url = '?' } = ended.jobs[0]?.steps[1]?.outputs ?? {};
      const seen = emulator.requests.filter(({ origin }) => origin === 'files').map(({ path }) => path);
      const { pathname } = new URL(url);
      expect(seen).toEqual(expect.arrayContaining([`${pathname}/guides/tides`, `${pathname}/guides/wind`]));
      const keys = emulator.requests
        .filter(({ origin }) => origin === 'files')
        .map(({ headers }) => headers.authorization);
      expect(new Set(keys)).toEqual(new Set([undefined]));
    },
    'fails for a broken link, and names it with its page': async (running, _, tryRun) => {
      const repository = await startRepository(running, PAGES_SERVICE, linkedPages('/guides/gone'));
      repository.emulator.state.project.edit(linkedPages('/guides/gone'));
      repository.emulator.state.project.createBranch('topic', 'main');
      const ended = await tryRun(repository, { started: pullRequest() });
      expect(ended?.conclusion).toBe('failure');
      expect(ended?.log).toMatch(/\[404\] \S+\/guides\/gone in \S+\/guides\/tides$/m);
    },
  },
  'test-screenshots.md .github/workflows/screenshots.yml': {
    'uploads the screenshots, and replaces a changed one in place': async (running, run) => {
      const repository = await startRepository(running, { seed: false }, SCREENSHOTS);
      const { emulator, remote } = repository;
      await run(repository, { started: pushed() });
      const { media } = emulator.state;
      expect(media.newestFirst().map(({ name }) => name)).toEqual(
        expect.arrayContaining(['checkout-cart.png', 'start.png']),
      );
      const before = media.findByName('start.png')?.id;
      remote.push({ 'taken/start.png': SCREENSHOTS['taken/checkout/cart.png'] });
      const ended = await run(repository, { started: pushed() });
      expect(ended.jobs[0]?.steps.at(-2)?.outputs).toMatchObject({ replaced: '1', added: '0', unchanged: '1' });
      expect(media.findByName('start.png')).toMatchObject({
        id: before,
        bytes: SCREENSHOTS['taken/checkout/cart.png'],
      });
    },
    'uploads nothing if a test fails': async (running, _, tryRun) => {
      const script = { 'scripts/take-screenshots.mjs': 'process.exit(1);\n' };
      const repository = await startRepository(running, { seed: false }, { ...SCREENSHOTS, ...script });
      const ended = await tryRun(repository, { started: pushed() });
      expect(ended?.conclusion).toBe('failure');
      expect(repository.emulator.requests).toEqual([]);
    },
  },
  'docs-with-release.md .github/workflows/docs-release.yml': {
    'publishes the branch when a release, but no pre-release, is published, and keeps a fix of the live branch': async (
      running,
      run,
      tryRun,
    ) => {
      const repository = await startRepository(running, PAGES_SERVICE);
      const { state } = repository.emulator;
      const { published } = writeNextRelease(state);
      expect(await tryRun(repository, { started: released('v2.4.0-rc.1') })).toBeUndefined();
      const ended = await run(repository, { started: released('v2.4.0', {}, 'released') });
      expect(ended.jobs[0]?.steps.at(-1)?.outputs).toMatchObject({
        ...{ outcome: 'done', changed: 'true', created: '1', updated: '0', deleted: '0', status: 'ready' },
        'restore-point': expect.stringMatching(
          /^docs-ci-before\/\d{8}T\d{6}Z-publish-v2-4-0-\w{7}1\.from-\w{8}\.\w{8}$/,
        ) as string,
      });
      expect(Object.fromEntries(state.project.branch().files)).toEqual(published);
      expect(state.deployments.newestFirst()).toHaveLength(1);
    },
    'fails if both branches changed a page, and publishes nothing': async (running, _, tryRun) => {
      const repository = await startRepository(running, PAGES_SERVICE);
      const { project } = repository.emulator.state;
      const { live } = writeNextRelease(repository.emulator.state);
      project.edit({ 'guides/wind.mdx': '# Winds\n' }, 'next');
      const ended = await tryRun(repository, { started: released('v2.4.0', {}, 'released') });
      expect(ended?.conclusion).toBe('failure');
      expect(ended?.log).toContain('guides/wind.mdx');
      expect(Object.fromEntries(project.branch().files)).toEqual(live);
      expect([...project.branches.keys()]).toEqual(['main', 'next']);
    },
  },
  'docs-with-release.md .github/workflows/docs-release-check.yml': {
    'finds a conflict weeks before the release, and leaves no branch behind': async (running, _, tryRun) => {
      const repository = await startRepository(running, PAGES_SERVICE);
      const { emulator } = repository;
      const { project } = emulator.state;
      const { live } = writeNextRelease(emulator.state);
      const secrets = { DOCS_API_KEY_CHECK: emulator.keys.editor };
      // The branch main of the emulator is protected, which is a warning.
      const passed = await tryRun(repository, { started: scheduled(), secrets });
      expect(passed?.conclusion).toBe('success');
      expect(passed?.jobs[0]?.steps.at(-1)?.outputs).toMatchObject({ conflict: 'false', created: '1' });
      project.edit({ 'guides/wind.mdx': '# Winds\n' }, 'next');
      const ended = await tryRun(repository, { started: scheduled(), secrets });
      expect(ended?.conclusion).toBe('failure');
      expect(ended?.jobs[0]?.steps.at(-1)?.outputs).toMatchObject({ conflict: 'true' });
      expect(Object.fromEntries(project.branch().files)).toEqual(live);
      expect([...project.branches.keys()]).toEqual(['main', 'next']);
    },
  },
  'docs-with-release.md .github/workflows/docs-restore.yml': {
    'goes back to the state before the release, and forward again': async (running, run) => {
      const repository = await startRepository(running, PAGES_SERVICE);
      const { state } = repository.emulator;
      const { live, published } = writeNextRelease(state);
      const { text } = recipe('docs-with-release.md .github/workflows/docs-release.yml');
      await repository.run(text, { started: released('v2.4.0', {}, 'released') });
      const files = (): object => Object.fromEntries(state.project.branch().files);
      expect(files()).toEqual(published);
      const back = await run(repository, { started: dispatched({ 'restore-point': '' }) });
      expect(files()).toEqual(live);
      const { 'restore-point': point = '?' } = back.jobs[0]?.steps.at(-1)?.outputs ?? {};
      await run(repository, { started: dispatched({ 'restore-point': point }) });
      expect(files()).toEqual(published);
    },
  },
  'release-notes.md .github/workflows/release-notes.yml': {
    'adds a page for each release, and keeps the pages before': async (running, run) => {
      const repository = await startRepository(running, PAGES_SERVICE, SCRIPTS);
      const { project } = repository.emulator.state;
      project.edit(PROJECT);
      await run(repository, { started: released('v1.0.0', { name: 'First', body: '## New\n\n- Tides\n' }) });
      const ended = await run(repository, { started: released('v1.1.0') });
      expect(ended.jobs[0]?.steps.at(-1)?.outputs).toMatchObject({
        created: '1',
        deleted: '0',
        'not-in-navigation': '0',
      });
      const { files } = project.branch();
      expect(files.get('releases/v1-0-0.mdx')).toBe('# First\n\n## New\n\n- Tides\n');
      expect(files.get('releases/v1-1-0.mdx')).toBe('# v1.1.0\n\nNo notes.\n');
      expect(files.get('docs.json')).toMatch(/releases\/v1-0-0[^]*releases\/v1-1-0/);
    },
    'publishes hostile notes as plain Markdown, and runs none of their code': async (running, run) => {
      const repository = await startRepository(running, PAGES_SERVICE, SCRIPTS);
      const { project } = repository.emulator.state;
      project.edit(PROJECT);
      const started = released('../v1/$(touch bad)', { name: 'First {x} <b>\nimport a from "a"', body: HOSTILE_NOTES });
      const ended = await run(repository, { started });
      const page = project.branch().files.get('releases/-v1-touch-bad-.mdx') ?? '';
      expect(page).toContain('$&#123;&#123; secrets.DOCS_API_KEY }} $(touch bad) `touch bad` "; touch bad; \' ');
      expect(await mdxNodes(page)).toEqual([]);
      expect(page.match(/\]\(.*?\)/g)).toEqual(['](https://example.com/a)']);
      const { workspace } = ended.jobs[0]?.job ?? { workspace: '?' };
      expect(readdirSync(workspace).sort()).toEqual(['.git', 'docs-ci', 'release-notes', 'scripts']);
    },
  },
  'report-to-chat.md .github/workflows/report-to-chat.yml': {
    'posts the sentence and the numbers of the report to both chats': async (running, run) => {
      const repository = await startRepository(running, {}, SCRIPTS);
      const chats = await startChatServers(running);
      // The report shows 3.0%, but toFixed would show 2.9%. One body answers for both weeks, so it names no days.
      const body = { ...NO_DAYS, totalSearches: 9_000, sessions: 5_000, noResultRate: 0.0295, clickThroughRate: 0.5 };
      repository.emulator.addFault({
        route: 'GET /analytics/search',
        kind: 'status',
        status: 200,
        body,
        times: Infinity,
      });
      const ended = await run(repository, { started: scheduled(), secrets: chats.secrets });
      expect(chats.messages.map(({ chat }) => chat)).toEqual(['slack', 'teams']);
      const {
        'page-views': views = '?',
        verdict = '?',
        'artifact-url': url = '?',
      } = ended.jobs[0]?.steps[1]?.outputs ?? {};
      expect(ended.log).not.toContain("couldn't fetch");
      for (const { text } of chats.messages) {
        expect(text).toContain(views);
        expect(text).toContain('3.0%');
        expect(text).toContain(verdict);
        expect(text).toContain(url);
        expect(url).toMatch(/^https:\/\/github\.com\/octo\/docs\/actions\/runs\/99/);
      }
    },
    'skips a chat without a webhook': async (running, run) => {
      const repository = await startRepository(running, {}, SCRIPTS);
      const { messages, secrets } = await startChatServers(running);
      const { TEAMS_WEBHOOK_URL } = secrets;
      const ended = await run(repository, { started: scheduled(), secrets: { TEAMS_WEBHOOK_URL } });
      expect(messages.map(({ chat }) => chat)).toEqual(['teams']);
      expect(ended.log).toContain("Slack: skipped, because its webhook URL isn't set.");
    },
    'fails if a chat rejects the message, still posts to the other, and prints no webhook': async (running) => {
      const repository = await startRepository(running, {}, SCRIPTS);
      const chats = await startChatServers(running);
      chats.breakSlack();
      const { text } = recipe('report-to-chat.md .github/workflows/report-to-chat.yml');
      const ended = await repository.run(text, { started: scheduled(), secrets: chats.secrets });
      expect(ended?.conclusion).toBe('failure');
      expect(ended?.log).toContain("Slack: the message wasn't posted (HTTP 404).");
      expect(chats.messages.map(({ chat }) => chat)).toEqual(['teams']);
      const printed = ended?.jobs[0]?.steps.at(-1)?.process;
      expect(`${printed?.stdout}${printed?.stderr}`).not.toContain('secret');
    },
  },
};

/** What MDX takes for code in a page: expressions, elements, imports and exports. Throws if the page isn't valid. */
async function mdxNodes(page: string): Promise<string[]> {
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  const [{ mdxFromMarkdown }, { mdxjs }] = await Promise.all([
    import('mdast-util-mdx'),
    import('micromark-extension-mdxjs'),
  ]);
  const found: string[] = [];
  const visit = (node: { type: string; children?: unknown[] }): void => {
    if (/^mdx|^html$/.test(node.type)) found.push(node.type);
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(fromMarkdown(page, { extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()] }));
  return found;
}

test('runs every recipe for GitHub', () => {
  const names = RECIPES.filter(({ platform }) => platform === 'github').map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(CHECKS).toSorted());
});

describe.concurrent.each(Object.entries(CHECKS))('%s', (name, checks) => {
  skipUnless(NEEDS.bash);
  skipUnless(NEEDS.git);

  test.for(Object.entries(checks))('runs a recipe on GitHub: %s', async ([, check], running) => {
    const tryRun: Parameters<Check>[2] = (repository, how) => repository.run(recipe(name).text, how);
    const run: Parameters<Check>[1] = async (repository, how) => {
      const ended = await tryRun(repository, how);
      if (!ended) throw new Error('The event does not start the workflow.');
      expect(ended.conclusion, ended.log).toBe('success');
      const annotations = ended.jobs.flatMap(({ steps }) => steps.flatMap((step) => step.annotations));
      expect(annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
      return ended;
    };
    await check(running, run, tryRun);
  });
});
