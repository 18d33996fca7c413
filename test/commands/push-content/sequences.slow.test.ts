/** Tests push-content in sequences: the run after another one, two jobs at once, and answers that stay. */
import { describe, expect, test } from 'vitest';
import type { SettingsChange } from '../../../emulator/state/settings.js';
import type { ApiRequest } from '../../support/api-server.js';
import { startStage } from '../../support/runs.js';
import {
  branchesOf,
  editAtService,
  manifestPaths,
  manyPages,
  pagesOf,
  passed,
  passedThrough,
  publishedStage,
  publishPages,
  type Push,
  push,
  removePages,
  SERVICE,
  stageWith,
  through,
  writePages,
  writesOf,
} from './fixture.js';

const ERROR = 'Error: reference/api/page-0000.mdx:3:1: Bad';
const BROKEN: SettingsChange = { build: { outcome: 'error', logs: ERROR } };
const PROPOSE = { mode: 'propose', branch: 'docs-ci/api' };

describe('the run after a failed build', () => {
  test('fails with the log of the newest deployment, and needs two requests without wait', async () => {
    await using stage = await startStage({ ...SERVICE, ...BROKEN });
    expect((await publishPages(stage)).exitCode).toBe(1);
    const again = await push(stage, 2);
    expect({ exitCode: again.exitCode, complete: again.result.outputs.complete }).toEqual({
      exitCode: 1,
      complete: 'false',
    });
    expect(again.result.message).toContain(
      "Documentation failed to build. docs-ci found no difference in the pages, but readers still see the version before. The error is in a page that this run didn't change. reference/api/page-0000.mdx, line 3: Bad",
    );
    expect(again.result.annotations.filter(({ level }) => level === 'error')).toMatchObject([
      { file: 'docs/page-0000.mdx', line: 3, title: 'Documentation build failed' },
    ]);
    const quick = await push(stage, 3, { wait: 'false' });
    expect({ exitCode: quick.exitCode, requests: quick.requests.length }).toEqual({ exitCode: 0, requests: 2 });
  });

  test('follows a deployment that is in progress', async () => {
    await using stage = await stageWith(3);
    await push(stage, 1, { wait: 'false' });
    const again = await push(stage, 2);
    expect(again.result.outputs).toMatchObject({ status: 'ready', complete: 'true', created: '0' });
  });
});

test.each(['ready', 'cancelled'] as const)(
  'follows the deployment that has its pages, if a save of a person started one just before that is %s',
  async (outcome) => {
    await using stage = await publishedStage(3);
    writePages(stage, { 'page-0000.mdx': 'Other text.' });
    const { state } = stage.emulator;
    state.deployPush = () => {
      state.addDeployment({ triggerType: 'auto', createdAt: stage.clock.now() + 4_000 });
    };
    const run = await through(stage, 2, {}, ({ path, method }: ApiRequest) => {
      if (method === 'POST' && path.endsWith('/push'))
        state.addDeployment({
          triggerType: 'auto',
          build: { outcome, buildingMs: 10_000 },
          createdAt: stage.clock.now(),
        });
    });
    const [newest] = state.deployments.newestFirst();
    expect(run.result.outputs).toMatchObject({
      outcome: 'done',
      'deployment-id': newest?.deploymentId,
      status: 'ready',
    });
  },
);

test('succeeds although a later deployment of others fails, because readers have its pages', async () => {
  await using stage = await publishedStage(3);
  writePages(stage, { 'page-0000.mdx': 'Other text.' });
  const { state } = stage.emulator;
  let own: { readonly deploymentId: string; readonly createdAt: number } | undefined;
  state.deployPush = () => {
    own = state.addDeployment({ triggerType: 'auto', build: { buildingMs: 60_000 }, createdAt: stage.clock.now() });
  };
  let isAdded = false;
  const run = await through(stage, 2, {}, () => {
    if (isAdded || !own || stage.clock.now() < own.createdAt + 35_000) return;
    isAdded = true;
    state.addDeployment({ triggerType: 'auto', build: { outcome: 'error' }, createdAt: stage.clock.now() });
  });
  expect(isAdded).toBe(true);
  expect(run.result.outputs).toMatchObject({ outcome: 'done', 'deployment-id': own?.deploymentId, status: 'ready' });
});

describe('the run after a proposal', () => {
  test('builds a failed preview again, and tells how that ends', async () => {
    await using stage = await publishedStage();
    writePages(stage, { 'page-0000.mdx': 'Proposed\n' });
    const good = await push(stage, 2, PROPOSE);
    expect(good.result.outputs.status).toBe('ready');
    writePages(stage, { 'page-0000.mdx': 'Broken\n' });
    stage.emulator.configure(BROKEN);
    expect((await push(stage, 3, PROPOSE)).exitCode).toBe(1);
    const again = await push(stage, 4, PROPOSE);
    expect({ exitCode: again.exitCode, url: again.result.outputs.url }).toEqual({ exitCode: 1, url: '' });
    stage.emulator.configure({ build: { outcome: 'ready' } });
    const mended = await push(stage, 5, PROPOSE);
    expect(mended.result.outputs).toMatchObject({ status: 'ready' });
    expect(mended.result.outputs.url).not.toBe(good.result.outputs.url);
  });

  test('builds a new preview in each run, also after base moved on by an edit that keeps the size of a page', async () => {
    await using stage = await startStage(SERVICE);
    stage.emulator.state.project.edit({ 'guides/a.mdx': 'aaa\n' });
    await publishPages(stage);
    writePages(stage, { 'page-0000.mdx': 'Proposed\n' });
    const first = await push(stage, 2, PROPOSE);
    const same = await push(stage, 3, PROPOSE);
    expect(same.result.outputs).toMatchObject({ status: 'ready', changed: 'false' });
    expect(same.result.outputs.url).not.toBe(first.result.outputs.url);
    stage.emulator.state.project.edit({ 'guides/a.mdx': 'bbb\n' });
    const moved = await push(stage, 4, PROPOSE);
    expect(moved.result.outputs).toMatchObject({ status: 'ready', changed: 'true' });
    expect(moved.result.outputs.url).not.toBe(first.result.outputs.url);
  });

  test('shows the pages that are on the branch after a run that died between its push and its preview', async () => {
    await using stage = await publishedStage();
    writePages(stage, { 'page-0000.mdx': 'Proposed\n' });
    const first = await push(stage, 2, PROPOSE);
    writePages(stage, { 'page-0000.mdx': 'Proposed again\n' });
    stage.emulator.addFault({ route: 'POST /deploy/preview', kind: 'reset', times: Infinity });
    expect((await push(stage, 3, PROPOSE)).exitCode).toBe(5);
    stage.emulator.clearFaults();
    const again = await push(stage, 4, PROPOSE);
    const { url = '' } = again.result.outputs;
    expect(url).not.toBe(first.result.outputs.url);
    expect(again.result.message).toContain(`Preview: ${url}`);
    expect(again.summary).toContain(`[Open the preview](${url})`);
  });

  test('builds the preview after a queued merge of base was carried out', async () => {
    await using stage = await publishedStage(3, { ...SERVICE, mergeStatus: 'queued', mergeDelayMs: 2_500 });
    writePages(stage, { 'page-0000.mdx': 'Proposed\n' });
    await push(stage, 2, PROPOSE);
    stage.emulator.state.project.edit({ 'guides/a.mdx': 'aaa\n' });
    let branchAtPreview: readonly string[] = [];
    const run = await through(stage, 3, PROPOSE, ({ path }) => {
      if (path.endsWith('/deploy/preview'))
        branchAtPreview = [...stage.emulator.state.project.branch('docs-ci/api').files.keys()];
    });
    expect(run.result.outputs).toMatchObject({ status: 'ready', changed: 'true' });
    expect(branchAtPreview).toContain('guides/a.mdx');
  });

  test('keeps the edit of a person on the branch between two pushes of a slow run', async () => {
    await using stage = await startStage(SERVICE);
    const { project } = stage.emulator.state;
    await publishPages(stage, 25);
    writePages(stage, manyPages(25, 'Proposed.'));
    await push(stage, 2, PROPOSE);
    writePages(stage, manyPages(25, 'Proposed again.'));
    let pushes = 0;
    const run = await through(stage, 3, PROPOSE, ({ path }) => {
      if (!path.endsWith('/push') || (pushes += 1) > 1) return;
      stage.clock.advance(2_000);
      project.edit({ 'reference/api/page-0024.mdx': 'By a person\n' }, PROPOSE.branch);
    });
    expect(pagesOf(stage, 'reference/api', PROPOSE.branch)['reference/api/page-0024.mdx']).toBe('By a person\n');
    expect(run.result.outputs).toMatchObject({ updated: '24', kept: '1', complete: 'false' });
  });

  test('says once that a branch is not brought up to date if the deployment branch is unknown', async () => {
    await using stage = await publishedStage();
    writePages(stage, { 'page-0000.mdx': 'Proposed\n' });
    await push(stage, 2, PROPOSE);
    stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, times: Infinity });
    const run = await push(stage, 3, PROPOSE);
    const told = run.result.annotations.filter(({ message }) => message.includes("isn't brought up to date"));
    expect(told).toHaveLength(1);
  });
});

describe('two jobs of one run', () => {
  test.each<{ what: string; inputs: Record<string, string> }>([
    { what: 'bases', inputs: { base: 'v1' } },
    { what: 'folders', inputs: { to: 'reference/v1' } },
  ])(
    'publishes the pages of two jobs of one run to their own places if they differ in their $what',
    async ({ inputs }) => {
      await using stage = await startStage(SERVICE);
      stage.emulator.state.project.createBranch('v1', 'main');
      writePages(stage, manyPages(25));
      const quick = { wait: 'false' };
      let other: Push | undefined;
      const isPush = ({ path }: ApiRequest): boolean => path.endsWith('/push');
      const run = await through(stage, 1, quick, async (request) => {
        if (isPush(request)) other ??= await push(stage, 1, { ...quick, ...inputs });
      });
      expect([run.exitCode, other?.exitCode], run.result.message).toEqual([0, 0]);
      expect(Object.keys(pagesOf(stage))).toHaveLength(25);
      const { to = 'reference/api', base } = inputs;
      expect(Object.keys(pagesOf(stage, to, base))).toHaveLength(25);
      expect(branchesOf(stage)).toEqual(['main', 'v1']);
    },
  );

  test.each([5, 25])(
    'leaves all pages and a manifest of all of them if two jobs of one run push the same %i pages',
    async (count) => {
      for (const at of ['/push', '/branches/merge', '/branches']) {
        await using stage = await stageWith(count);
        let other: Push | undefined;
        const run = await through(stage, 1, { wait: 'false' }, async ({ path, method }) => {
          if (method === 'POST' && path.endsWith(at)) other ??= await push(stage, 1, { wait: 'false' });
        });
        expect(
          [run.exitCode, other?.exitCode ?? 0],
          `${at}: ${run.result.message} ${other?.result.message ?? ''}`,
        ).toEqual([0, 0]);
        expect(Object.keys(pagesOf(stage))).toHaveLength(count);
        expect(manifestPaths(stage)).toHaveLength(count);
        expect(branchesOf(stage)).toEqual(['main']);
      }
    },
  );
});

describe('an older run beside a newer one', () => {
  test.each([5, 25])('never lets an older run win, wherever the newer one comes (%i pages)', async (count) => {
    await using counted = await startStage(SERVICE);
    await publishPages(counted, count);
    writePages(counted, manyPages(count, 'Older.'));
    const { requests } = await push(counted, 2, { wait: 'false' });
    // test/faults/push-schedules.test.ts plays a newer run at every request.
    for (let at = 1; at <= requests.length; at += count === 5 ? 3 : 9) {
      await using stage = await startStage(SERVICE);
      await publishPages(stage, count);
      writePages(stage, manyPages(count, 'Older.'));
      await through(stage, 2, { wait: 'false' }, async (_, nth) => {
        if (nth !== at) return;
        writePages(stage, manyPages(count, 'Newer!'));
        await push(stage, 9, { wait: 'false' });
        writePages(stage, manyPages(count, 'Older.'));
      });
      const wasPushed = requests
        .slice(0, at - 1)
        .some((request) => ['POST /push', 'POST /branches/merge'].includes(request));
      const isLast = requests[at - 1] === 'POST /push';
      // A push that has left can't be taken back.
      if (!wasPushed && !isLast)
        expect(
          Object.values(pagesOf(stage)).every((text) => text.includes('Newer!')),
          `request ${at}`,
        ).toBe(true);
    }
  });

  test('pushes a run whose number is smaller only than that of another platform or server', async () => {
    await using stage = await stageWith(3);
    const source = { source: 'the same' };
    await push(stage, 900, source, { GITHUB_SERVER_URL: 'https://github.example.com' });
    writePages(stage, manyPages(3, 'Moved.'));
    passed(await push(stage, 5, source));
    expect(Object.values(pagesOf(stage)).every((text) => text.includes('Moved.'))).toBe(true);
    const older = await push(stage, 4, source);
    expect(older.result.message).toContain('a newer run has pushed');
  });
});

test('reads the pages of a direct push again if the first of them was read more than a second before', async () => {
  await using stage = await publishedStage(18);
  writePages(stage, manyPages(18, 'Changed.'));
  let reads = 0;
  const run = await passedThrough(stage, 2, { wait: 'false' }, ({ path }) => {
    stage.clock.advance(150);
    if (!path.includes('/pages/') || (reads += 1) !== 18) return;
    editAtService(stage, { 'page-0001.mdx': 'edited by a person\n' });
  });
  expect(run.result.outputs).toMatchObject({ kept: '1', complete: 'false' });
  expect(pagesOf(stage)['reference/api/page-0001.mdx']).toBe('edited by a person\n');
});

describe('a service', () => {
  test('follows a deployment whose branch and trigger the service does not tell', async () => {
    await using stage = await startStage({ ...SERVICE, deploymentOrigins: 'null' });
    stage.emulator.state.deployments.add({ branch: null, triggerType: null });
    const run = passed(await publishPages(stage));
    const [newest] = stage.emulator.state.deployments.newestFirst();
    expect(run.result.outputs).toMatchObject({ status: 'ready', 'deployment-id': newest?.deploymentId });
  });

  test('waits for a merge that the service queues, and keeps the branch until then', async () => {
    await using stage = await stageWith(25, { ...SERVICE, mergeDelayMs: 60_000, mergeStatus: 'queued' });
    passed(await push(stage, 1));
    expect(Object.keys(pagesOf(stage))).toHaveLength(25);
    expect(branchesOf(stage)).toEqual(['main']);
  });

  test('gives up after three minutes if the service never carries out a queued merge, and keeps the branch', async () => {
    await using stage = await stageWith(25, { ...SERVICE, mergeDelayMs: 3_600_000, mergeStatus: 'queued' });
    const run = await push(stage, 1);
    expect(run.exitCode).toBe(1);
    expect(run.result.message).toContain('accepted the merge (status "queued"), but main doesn\'t show the pages');
    expect(run.result.outputs.changed).toBe('');
    expect(branchesOf(stage)).toHaveLength(2);
  });

  test.each(['publish', 'propose'])(
    'names the source of a branch, because a service may take its newest one (mode %s)',
    async (mode) => {
      await using stage = await startStage({ ...SERVICE, defaultBranchSource: 'newest-branch' });
      const { project } = stage.emulator.state;
      project.createBranch('drafts', 'main');
      project.edit({ 'guides/draft.mdx': 'draft\n' }, 'drafts');
      writePages(stage, manyPages(25));
      passed(await push(stage, 1, mode === 'propose' ? PROPOSE : {}));
      const branch = mode === 'propose' ? 'docs-ci/api' : 'main';
      expect(project.branch(branch).files.has('guides/draft.mdx')).toBe(false);
    },
  );

  test('ends within few pushes if every push gets 413, also for a page whose ending changes', async () => {
    await using stage = await publishedStage({ ...manyPages(25), 'a.md': 'a\n' });
    removePages(stage, 'a.md');
    writePages(stage, { ...manyPages(25, 'Changed.'), 'a.mdx': 'b\n' });
    stage.emulator.addFault({ route: 'POST /push', kind: 'status', status: 413, times: Infinity });
    for (const inputs of [{}, PROPOSE]) {
      const run = await push(stage, 2, inputs);
      expect(run.exitCode).toBe(1);
      expect(run.result.message).toContain('as too large');
      expect(run.requests.filter((request) => request === 'POST /push').length).toBeLessThanOrEqual(20);
    }
  });

  test('never calls a file edited that the service does not list beside its pages', async () => {
    await using stage = await startStage({ ...SERVICE, otherFiles: 'hidden' });
    const files = { include: '**/*', wait: 'false' };
    writePages(stage, { 'a.mdx': 'a\n', 'api.json': '{}\n' });
    await push(stage, 1, files);
    const second = await push(stage, 2, files);
    expect(second.result.outputs).toMatchObject({ kept: '0', complete: 'true', unchanged: '2' });
    writePages(stage, { 'api.json': '{"a":1}\n' });
    const third = await push(stage, 3, files);
    expect(third.result.outputs).toMatchObject({ updated: '1', kept: '0', complete: 'true' });
    expect(stage.emulator.state.project.branch().files.get('reference/api/api.json')).toBe('{"a":1}\n');
  });

  test('keeps a page of people that the service does not list, but returns', async () => {
    await using stage = await startStage({ ...SERVICE, pagesOutsideNavigation: 'readable' });
    editAtService(stage, { 'page-0001.mdx': 'theirs\n' });
    const run = passed(await publishPages(stage));
    expect(run.result.outputs).toMatchObject({ created: '2', kept: '1' });
    expect(pagesOf(stage)['reference/api/page-0001.mdx']).toBe('theirs\n');
  });

  test('says what helps if the service has a page that it neither lists nor returns', async () => {
    await using stage = await startStage({ ...SERVICE, pagesOutsideNavigation: 'hidden' });
    editAtService(stage, { 'page-0001.mdx': 'theirs\n' });
    const run = await publishPages(stage);
    expect(run.exitCode).toBe(1);
    expect(run.result.message).toContain('neither lists nor returns');
    expect(run.result.message).toContain('reference/api/page-0001.mdx');
  });

  test('asks for both forms of the manifest if the list of pages is empty', async () => {
    await using stage = await startStage({
      ...SERVICE,
      pagePaths: 'without-ending',
      pagesOutsideNavigation: 'readable',
    });
    await publishPages(stage);
    const again = await push(stage, 2, { wait: 'false' });
    expect(again.result.outputs).toMatchObject({ unchanged: '3', commits: '0' });
  });
});

test('asks once for pages that people deleted, and not in every run', async () => {
  await using stage = await publishedStage();
  editAtService(stage, { 'page-0000.mdx': null, 'page-0001.mdx': null });
  await push(stage, 2, { wait: 'false' });
  const run = await push(stage, 3, { wait: 'false' });
  expect(run.requests).toHaveLength(2);
  expect(run.result.outputs).toMatchObject({ kept: '2', complete: 'false' });
  const again = await push(stage, 4, { wait: 'false', 'on-edited': 'overwrite' });
  expect(again.result.outputs).toMatchObject({ created: '2', complete: 'true' });
});

test('tells that a person listed a page during the run, so the navigation has it twice', async () => {
  await using stage = await startStage({ ...SERVICE, otherFiles: 'readable' });
  const { project } = stage.emulator.state;
  const config = (first: string[]): string =>
    `${JSON.stringify(
      {
        name: 'x',
        navigation: [
          { group: 'First', pages: first },
          { a: 1, b: 2, c: 3, d: 4 },
          { group: 'API', pages: ['guides/b'] },
        ],
      },
      undefined,
      2,
    )}\n`;
  project.edit({ 'docs.json': config(['guides/a']) });
  writePages(stage, { 'new.mdx': 'new\n' });
  const run = await passedThrough(
    stage,
    1,
    { 'navigation-group': 'API', 'config-file': 'docs.json', wait: 'false' },
    ({ path }) => {
      if (path.endsWith('/branches/merge')) project.edit({ 'docs.json': config(['guides/a', 'reference/api/new']) });
    },
  );
  expect(run.result.annotations.map(({ message }) => message).join('\n')).toContain(
    'The navigation lists reference/api/new.mdx twice.',
  );
});

test('says that its branch was deleted, and blames no input, if its branch goes away before the navigation is read', async () => {
  await using stage = await startStage({ ...SERVICE, otherFiles: 'readable' });
  const { project } = stage.emulator.state;
  project.edit({ 'docs.json': `${JSON.stringify({ navigation: [{ group: 'API', pages: [] }] })}\n` });
  writePages(stage, manyPages(2));
  const run = await through(stage, 1, { 'navigation-group': 'API', 'config-file': 'docs.json' }, ({ path, query }) => {
    const branch = query.get('branch') ?? '';
    if (path.endsWith('/config') && branch.startsWith('docs-ci-push/')) project.deleteBranch(branch);
  });
  expect(run.exitCode, run.result.message).toBe(1);
  expect(run.result.message).toContain('A newer run of this source deletes it to take over.');
  expect(Object.keys(pagesOf(stage))).toEqual([]);
});

test.each(['/push', '/deploy/preview'])(
  'fails and claims no pages if a person deletes the branch of the proposal before %s',
  async (route) => {
    await using stage = await publishedStage();
    writePages(stage, manyPages(25, 'Proposed.'));
    let count = 0;
    const run = await through(stage, 2, PROPOSE, ({ path }) => {
      if (path.endsWith(route) && (count += 1) === (route === '/push' ? 2 : 1))
        stage.emulator.state.project.deleteBranch('docs-ci/api');
    });
    expect(run.exitCode, run.result.message).toBe(1);
    expect(run.result.message).toContain('Nothing is proposed: the branch "docs-ci/api" was deleted during the run');
    expect(run.result.outputs).toMatchObject({ changed: 'false', complete: 'false', branch: '', created: '0' });
    const messages = [run.result.message, ...run.result.annotations.map(({ message }) => message)].join(' ');
    expect(messages).not.toMatch(/on the branch|api-key/);
  },
);

test('keeps the edit of a person who writes to a proposal while a slow service returns its pages', async () => {
  await using stage = await publishedStage(18);
  writePages(stage, manyPages(18, 'Proposed.'));
  let reads = 0;
  const run = await passedThrough(stage, 2, PROPOSE, ({ path, query }) => {
    stage.clock.advance(150);
    // The first page was read right before.
    if (path.endsWith('/page-0001.mdx') && query.get('branch') === 'docs-ci/api' && (reads += 1) === 2)
      stage.emulator.state.editFiles({ 'reference/api/page-0000.mdx': 'edited by a person\n' }, 'docs-ci/api');
  });
  expect(run.result.outputs).toMatchObject({ updated: '17', kept: '1', complete: 'false' });
  expect(pagesOf(stage, 'reference/api', 'docs-ci/api')['reference/api/page-0000.mdx']).toBe('edited by a person\n');
});

test('tells that a page of a proposal keeps the edit that a person made between two of its pushes', async () => {
  await using stage = await publishedStage();
  writePages(stage, manyPages(25, 'Proposed.'));
  let pushes = 0;
  const run = await passedThrough(stage, 2, PROPOSE, ({ path }) => {
    stage.clock.advance(150);
    if (path.endsWith('/push')) pushes += 1;
    else if (pushes === 1 && path.endsWith('/pages'))
      stage.emulator.state.editFiles({ 'reference/api/page-0000.mdx': 'edited by a person\n' }, 'docs-ci/api');
  });
  expect(run.result.outputs).toMatchObject({ created: '22', updated: '3', kept: '1', complete: 'false' });
  expect(pagesOf(stage, 'reference/api', 'docs-ci/api')['reference/api/page-0000.mdx']).toBe('edited by a person\n');
});

test('counts no page as deleted that a person deleted during the run', async () => {
  await using stage = await publishedStage({ ...manyPages(25), 'gone.mdx': 'gone\n', 'also.mdx': 'also\n' });
  removePages(stage, 'gone.mdx', 'also.mdx');
  writePages(stage, manyPages(25, 'Changed.'));
  const run = await passedThrough(stage, 2, { prune: 'managed', wait: 'false' }, ({ path }) => {
    if (path.endsWith('/push')) editAtService(stage, { 'gone.mdx': null });
  });
  expect(run.result.outputs.deleted).toBe('1');
});

test.each(['to', 'commit-message', 'source', 'file'])('refuses a key in %s, and sends nothing', async (where) => {
  await using stage = await startStage(SERVICE);
  const key = stage.emulator.keys.editor;
  writePages(stage, { [where === 'file' ? `${key}.mdx` : 'a.mdx']: 'a\n' });
  const run = await push(stage, 1, where === 'file' ? {} : { [where]: `x-${key}` });
  expect({ exitCode: run.exitCode, requests: run.requests }).toEqual({ exitCode: 2, requests: [] });
  expect(run.result.message).toContain("contains this run's API key or token");
  expect(run.result.message).not.toContain(key);
});

test('sends a message although its template has only a commit, which a terminal does not know', async () => {
  await using stage = await stageWith(1);
  passed(await stage.run('push-content', ['--to=reference/api', '--commit-message={commit}', '--no-wait']));
});

test('needs to or branch to know which branch mode remove deletes', async () => {
  await using stage = await stageWith(2);
  const proposed = await push(stage, 1, { mode: 'propose' });
  const missing = await stage.run('push-content', ['--mode=remove']);
  expect(missing.exitCode).toBe(2);
  const run = await push(stage, 2, { mode: 'remove' });
  expect(run.result.message).toContain(`The branch ${proposed.result.outputs.branch ?? ''} was deleted.`);
  expect(writesOf(run)).toEqual(['POST /branches/delete']);
});
