/** Tests what publish-branch publishes, in which order it asks the service, and what it leaves behind. */
import { describe, expect, test } from 'vitest';
import { renderManifest } from '../../../../src/commands/push-content/project/manifest.js';
import {
  branchesOf,
  CHANGES,
  configOf,
  filesOf,
  later,
  mainRequests,
  NOTHING,
  ownBranches,
  PAGES,
  prepare,
  publishBranch,
  stage,
  startStages,
  stepsOf,
} from '../fixture.js';

startStages();

describe('publish', () => {
  test('merges the branch with one live deployment, and tells exactly what changes', async () => {
    prepare(stage);
    // A page that main got since isn't told as deleted.
    stage.emulator.state.project.edit({ 'fix.mdx': '# Fix\n' });
    const run = await publishBranch(stage);
    expect(run.exitCode).toBe(0);
    expect(run.result.outputs).toMatchObject({
      ...{ outcome: 'done', changed: 'true', complete: 'true', conflict: 'false', branch: 'main', status: 'ready' },
      ...{ created: '1', updated: '1', deleted: '1', kept: '0', 'without-redirect': '0', 'not-in-navigation': '0' },
      'commit-sha': expect.stringMatching(/^[0-9a-f]{40}$/) as string,
      'restore-point': expect.stringMatching(
        /^docs-ci-before\/\d{8}T\d{6}Z-publish-v2-4-0-\w{7}1\.from-\w{8}\.\w{8}$/,
      ) as string,
    });
    expect(filesOf(stage)).toEqual({ ...PAGES, ...withoutNull(CHANGES), 'gone.mdx': undefined, 'fix.mdx': '# Fix\n' });
    expect(stepsOf(stage)).toEqual(['update b.mdx', 'delete gone.mdx', 'create new.mdx']);
    expect(run.deployments).toBe(1);
  });

  test('sends its requests in the order of the restore point, the look and the one merge', async () => {
    prepare(stage);
    const run = await publishBranch(stage);
    expect(mainRequests(run)).toEqual([
      ...['GET /branches', 'GET /config', 'GET /pages', 'POST /branches', 'POST /branches/merge'],
      ...['GET /pages', 'GET /config', 'GET /deployments', 'POST /branches', 'GET /pages', 'POST /branches/merge'],
      'GET /deployments',
    ]);
    // Each page of both branches is read once, and so is what one of the lists lacks.
    expect(run.requests.filter((request) => request === 'GET /pages/{path}')).toHaveLength(10);
  });

  test('finds nothing to publish in a second run, and looks whether readers have it', async () => {
    prepare(stage);
    await publishBranch(stage);
    await later(stage);
    const again = await publishBranch(stage);
    expect(again.result.outputs).toMatchObject({ outcome: 'done', changed: 'false', created: '0', status: 'ready' });
    expect(again.result.message).toContain('Nothing to publish: next has nothing new for main.');
    expect(again.deployments).toBe(0);
    expect(ownBranches(stage)).toHaveLength(2);
  });

  test.each(['error', 'cancelled'] as const)(
    'fails if the newest build ended with %s, although base has everything',
    async (outcome) => {
      prepare(stage);
      stage.emulator.configure({ build: { outcome } });
      const first = await publishBranch(stage);
      expect(first.exitCode).toBe(1);
      expect(filesOf(stage)['new.mdx']).toBe('# New\n');
      await later(stage);
      const again = await publishBranch(stage);
      expect([again.exitCode, again.result.outputs.status]).toEqual([1, outcome]);
      if (outcome === 'error')
        expect(first.result.message).toMatch(/restore-point: docs-ci-before\/\S+-publish-v2-4-0/);
    },
  );

  test('keeps the newest three restore points of each kind, and deletes before first', async () => {
    prepare(stage);
    for (const round of [1, 2, 3, 4]) {
      stage.emulator.state.project.edit({ 'b.mdx': `# B, round ${round}\n` }, 'next');
      const run = await publishBranch(stage, { 'restore-point': `r${round}` });
      expect(run.exitCode).toBe(0);
      await later(stage);
      if (round === 4) expect(run.requests.filter((request) => request === 'POST /branches/delete')).toHaveLength(2);
    }
    const labels = ownBranches(stage).map((name) => name.replace(/\/.*-publish-(\w+)-.*/, ' $1'));
    expect(labels.sort()).toEqual(
      ['r2', 'r3', 'r4'].flatMap((name) => [`docs-ci-after ${name}`, `docs-ci-before ${name}`]).sort(),
    );
  });

  test('makes no restore point if restore-point is none, and leaves no branch', async () => {
    prepare(stage);
    const run = await publishBranch(stage, { 'restore-point': 'none' });
    expect([run.exitCode, run.result.outputs['restore-point']]).toEqual([0, '']);
    expect(run.result.message).toContain('There is no restore point.');
    expect(run.summary.split('There is no restore point.')).toHaveLength(2);
    expect(branchesOf(stage)).toEqual(['main', 'next']);
  });

  test('deletes only branches that a killed run left behind, never others or protected ones', async () => {
    prepare(stage);
    const { project } = stage.emulator.state;
    const others = ['docs-ci-after/notes', 'docs-ci-before-mine', 'docs-ci-after/20260101T000000Z-draft-x'];
    const [left, kept] = [
      'docs-ci-after/20260101T000000Z-publish-x-abcdefg1',
      'docs-ci-after/20260101T000000Z-publish-p-abcdefg1',
    ];
    for (const name of [...others, left, kept]) project.createBranch(name, 'main');
    project.protectBranch(kept);
    await publishBranch(stage);
    const deletes = stage.emulator.requests.filter(({ route }) => route === 'POST /branches/delete');
    expect(deletes.map(({ body }) => (body as { branchName: string }).branchName)).toEqual([left]);
    expect(branchesOf(stage)).toEqual(expect.arrayContaining([...others, kept]));
    expect(branchesOf(stage)).not.toContain(left);
  });

  test('stops before anything is live if more pages are deleted than max-deletes allows', async () => {
    prepare(stage);
    const run = await publishBranch(stage, { 'max-deletes': '0' });
    expect([run.exitCode, run.result.outputs]).toMatchObject([1, { outcome: 'failed', changed: 'false', ...NOTHING }]);
    expect(run.result.counts).toMatchObject({ created: 0, updated: 0, deleted: 0, kept: 0 });
    expect(run.result.message).toContain('1 page would be deleted, but max-deletes allows 0');
    expect(run.summary).toContain('to delete | `gone.mdx` |');
    expect([filesOf(stage), branchesOf(stage)]).toEqual([PAGES, ['main', 'next']]);
  });

  test.each(['c', 'c/'])(
    'warns about pages without a redirect, outside of the navigation, and of entries without a page: %s',
    async (entry) => {
      prepare(stage, {
        changes: { 'c.mdx': null, 'moved/c.mdx': '# C\n', 'gone.mdx': null, 'docs.json': configOf(['a', 'b', entry]) },
      });
      const run = await publishBranch(stage);
      expect(run.result.outputs).toMatchObject({ outcome: 'done', 'without-redirect': '2', 'not-in-navigation': '1' });
      expect(stepsOf(stage)).toEqual([
        'delete c.mdx: moved to moved/c.mdx, but nothing redirects it: add a redirect',
        'delete gone.mdx: nothing redirects it: add a redirect',
        'create moved/c.mdx',
      ]);
      expect(run.result.message).toMatch(/ 1 created, .*deleted\. The configuration changed\. /);
      const advice =
        'With the merge of next, the navigation lists c.mdx, which next deleted. Remove the entry in next.';
      expect(run.summary).toContain(advice);
      expect(run.summary).toContain('The URL of `gone.mdx` ends. Nothing redirects it: add a redirect.');
    },
  );

  test('lists ten pages in a terminal, and says where the others are', async () => {
    const added = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`added/${index}.mdx`, '# Added\n']));
    prepare(stage, { changes: added });
    const { stdout } = await stage.run('publish-branch', ['--from', 'next']);
    expect(stdout).toContain('And 2 more, listed in docs-ci/publish-branch/plan.json.\n');
  });

  test('asks for no redirect and no navigation entry for manifests of push-content', async () => {
    const manifest = renderManifest({ source: 'github.com/acme/api:docs', pages: new Map([['a.mdx', 'x']]) });
    prepare(stage, {
      pages: { ...PAGES, 'old/docs-ci-manifest.mdx': manifest },
      changes: { 'old/docs-ci-manifest.mdx': null, 'new/docs-ci-manifest.mdx': manifest.replace('api', 'app') },
    });
    const run = await publishBranch(stage);
    expect(run.result.outputs).toMatchObject({ outcome: 'done', 'without-redirect': '0', 'not-in-navigation': '0' });
    expect(stepsOf(stage)).toEqual(['create new/docs-ci-manifest.mdx', 'delete old/docs-ci-manifest.mdx']);
  });

  test('asks for no redirect and no navigation entry for text that other pages include', async () => {
    prepare(stage, {
      pages: { ...PAGES, 'snippets/old.mdx': 'Old\n' },
      changes: { 'snippets/old.mdx': null, 'guides/_new.mdx': 'New\n' },
    });
    const run = await publishBranch(stage);
    expect(run.result.outputs).toMatchObject({ outcome: 'done', 'without-redirect': '0', 'not-in-navigation': '0' });
    expect(stepsOf(stage)).toEqual(['create guides/_new.mdx', 'delete snippets/old.mdx']);
  });

  test('publishes changes of other files only', async () => {
    prepare(stage, { changes: { 'snippet.txt': 'x' } });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.changed]).toEqual([0, 'true']);
    expect(filesOf(stage)['snippet.txt']).toBe('x');
  });

  test('follows no deployment with wait: false', async () => {
    prepare(stage);
    const run = await publishBranch(stage, { wait: 'false' });
    expect(run.exitCode).toBe(0);
    expect(run.result.message).toContain("This run didn't wait for a deployment of main.");
    // The restore point says what was live before it.
    expect(run.requests.filter((request) => request === 'GET /deployments')).toHaveLength(1);
    expect(run.requests).not.toContain('GET /deployments/{id}');
  });

  test('publishes to a base that is not deployed, without waiting for a deployment', async () => {
    prepare(stage);
    stage.emulator.state.project.createBranch('staging', 'main');
    const run = await publishBranch(stage, { base: 'staging' });
    expect([run.exitCode, run.deployments, run.result.outputs.status]).toEqual([0, 0, '']);
    expect(filesOf(stage, 'staging')['new.mdx']).toBe('# New\n');
    expect(filesOf(stage)).toEqual(PAGES);
  });
});

describe('check', () => {
  test('only reads, with a viewer key, and says what only a trial can tell', async () => {
    prepare(stage);
    const run = await publishBranch(stage, { mode: 'check', 'api-key': stage.emulator.keys.viewer });
    const { conflict, created, updated, deleted, 'without-redirect': lost } = run.result.outputs;
    expect([run.exitCode, conflict, created, updated, deleted, lost]).toEqual([0, '', '', '', '', '']);
    expect(run.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(mainRequests(run)).toEqual(['GET /branches', 'GET /config', 'GET /pages', 'GET /pages', 'GET /config']);
    expect(stepsOf(stage)).toContain('delete gone.mdx: only main has it, so it may stay');
    for (const row of ['may be created | `new.mdx`', 'may be updated | `b.mdx`', 'may be deleted | `gone.mdx`'])
      expect(run.summary).toContain(row);
    expect(run.result.message).toMatch(
      /^Plan: publishing next to main may change up to 3 pages\. This run changed nothing\. 1 may be created, 1 may be updated, 1 may be deleted\./,
    );
    expect(run.result.message).toContain('Pages that were edited only on main stay as they are. Only a merge shows');
    expect(run.result.message).toMatch(
      /Only a merge shows conflicts, and which pages change: set trial: true\. It needs a key with the editor role\. main is protected\./,
    );
    expect(run.summary).toContain("to publish, which needs an editor key: this run didn't check the role of the key.");
  });

  test('plans a publication in a dry run like a check, and says once what to do about a protected branch', async () => {
    prepare(stage);
    stage.emulator.state.project.protectBranch('main');
    const run = await publishBranch(stage, { 'dry-run': 'true' });
    expect(run.exitCode).toBe(0);
    expect(run.requests.every((request) => request.startsWith('GET '))).toBe(true);
    const sentence =
      'main is protected. If the service rejects the merge, allow the API to write to main, or merge next into main in the documentation repository.';
    // Each plan would repeat it, and nothing shows that the service rejects the merge.
    expect(run.result.annotations).toEqual([]);
    const gitlab = await stage.runJob('publish-branch', { from: 'next', mode: 'check' });
    const terminal = await stage.run('publish-branch', ['--from', 'next', '--mode', 'check']);
    expect(terminal.stdout).toMatch(/^Run with --mode publish to publish, which needs an editor key: /m);
    for (const { stdout, stderr } of [run, gitlab, terminal])
      expect((stdout + stderr).split('Only a merge shows')).toHaveLength(2);
    for (const { stdout, stderr } of [run, gitlab])
      expect((stdout + stderr).replace(/\s+/g, ' ').split(sentence), stdout + stderr).toHaveLength(2);
    // The result comes first.
    expect(run.result.message.endsWith(` ${sentence}`)).toBe(true);
    stage.emulator.state.project.edit({ 'b.mdx': '# B, edited\n' });
    const conflict = await publishBranch(stage, { mode: 'check', trial: 'true' });
    expect([conflict.result.outputs.conflict, conflict.stdout]).toEqual([
      'true',
      expect.not.stringContaining(sentence),
    ]);
    stage.emulator.state.project.edit({ 'b.mdx': PAGES['b.mdx'] });
    // A publication shows that the service lets the API merge.
    await publishBranch(stage);
    await later(stage);
    expect((await publishBranch(stage, { 'dry-run': 'true' })).stdout).not.toContain('is protected');
  });

  test('tries the merge on one branch and deletes it', async () => {
    prepare(stage);
    const run = await publishBranch(stage, { mode: 'check', trial: 'true' });
    expect(run.result.outputs).toMatchObject({
      outcome: 'done',
      conflict: 'false',
      created: '1',
      updated: '1',
      deleted: '1',
    });
    expect(run.requests.filter((request) => request.startsWith('POST'))).toEqual([
      ...['POST /branches', 'POST /branches/merge', 'POST /branches/delete'],
    ]);
    expect([branchesOf(stage), run.deployments]).toEqual([['main', 'next'], 0]);
    expect(run.summary).toMatch(/Run with `mode: publish` to publish\.\n/);
  });

  test('says that trial needs an editor key, and what a viewer key can check', async () => {
    prepare(stage);
    const run = await publishBranch(stage, { mode: 'check', trial: 'true', 'api-key': stage.emulator.keys.viewer });
    expect(run.exitCode).toBe(1);
    expect(run.result.message).toMatch(
      /^No trial was made: .* trial: true merges into a temporary branch, which needs a key with the editor role\. Set api-key to such a key, or remove "trial"\. Then the job finds no conflicts\. See .*#the-api-key-isnt-allowed-to-do-this$/,
    );
  });

  test('deletes only trials that were left behind, because a publication may be running', async () => {
    prepare(stage);
    const [trial, publication] = [
      'docs-ci-after/20260101T000000Z-check-x-abcdefg1',
      'docs-ci-after/20260101T000000Z-publish-x-abcdefg1',
    ];
    for (const name of [trial, publication]) stage.emulator.state.project.createBranch(name, 'main');
    await publishBranch(stage, { mode: 'check', trial: 'true' });
    expect(branchesOf(stage)).toEqual(['main', 'next', publication]);
  });
});

describe('refusals', () => {
  test.each([
    [{ from: '' }, 'from'],
    [{ from: 'main', base: 'main' }, 'from'],
    [{ from: 'docs-ci-after/20260101T000000Z-publish-x-abcdefg1' }, 'from'],
    [{ base: 'docs-ci-before/20260101T000000Z-publish-x-abcdefg1' }, 'base'],
    [{ 'restore-point': '---' }, 'restore-point'],
    [{ mode: 'merge' }, 'mode'],
    [
      { trial: 'true' },
      '"trial" is only for mode check, but the live site would change in mode publish. Set "mode" to check',
    ],
    [{ mode: 'restore', trial: 'true' }, 'the live site would change in mode restore'],
    [{ mode: 'restore', 'config-file': '../docs.json' }, 'config-file'],
    [
      { mode: 'restore', 'config-file': 'index.mdx' },
      'the path index.mdx is that of a page. Use a path such as docs.json',
    ],
  ])('rejects %j before any request', async (inputs, name) => {
    prepare(stage);
    const run = await publishBranch(stage, inputs);
    expect([run.exitCode, run.requests]).toEqual([2, []]);
    expect(run.result.message).toContain(name);
  });

  test('says which inputs a restore leaves unused, and restores all the same', async () => {
    prepare(stage);
    await publishBranch(stage);
    const run = await publishBranch(stage, { mode: 'restore', from: 'next', 'max-deletes': '5%' });
    expect([run.exitCode, filesOf(stage)]).toEqual([0, PAGES]);
    expect(run.result.annotations.map(({ level, message }) => `${level} ${message}`)).toEqual([
      'notice from: not used, because mode restore takes back the publication that restore-point names, or else the newest.',
      'notice max-deletes: not used, because a restore only deletes pages that the publication created.',
    ]);
  });

  const noPoint = 'notice restore-point: not used, because mode check makes no restore point.';
  const noLimit = 'notice max-deletes: not used, because only a trial tells which pages are deleted.';
  const noWait = 'notice wait: not used, because mode check publishes nothing.';
  test.each([
    [{ 'restore-point': 'v1', 'max-deletes': '5%', wait: 'false' }, [noPoint, noLimit, noWait]],
    [{ 'restore-point': 'none', 'max-deletes': '100%', trial: 'true' }, [noPoint]],
    [{ 'max-deletes': '10', wait: 'true', trial: 'false', 'restore-point': '', 'config-file': '' }, []],
  ])('says which inputs a check leaves unused, and nothing of defaults: %j', async (inputs, expected) => {
    prepare(stage);
    const run = await publishBranch(stage, { mode: 'check', ...inputs });
    expect(run.exitCode).toBe(0);
    const notices = run.result.annotations.filter(({ level }) => level === 'notice');
    expect(notices.map(({ level, message }) => `${level} ${message}`)).toEqual(expected);
  });

  test('names no branch after restore-point in mode check', async () => {
    prepare(stage);
    await publishBranch(stage, { mode: 'check', trial: 'true', 'restore-point': stage.emulator.keys.editor });
    const made = stage.emulator.requests.find(({ route }) => route === 'POST /branches');
    expect(made?.body).toMatchObject({ branchName: expect.stringMatching(/-check-v2-4-0-\w{8}$/) as string });
  });

  test.each([
    [{ from: 'nowhere' }, 'no branch "nowhere". Its branches are main and next. Check the name, or create the branch'],
    [{ base: 'nowhere' }, 'no branch "nowhere"'],
    [{ from: 'main' }, 'is the deployment branch'],
    [
      { mode: 'restore' },
      'no restore point of a publication. A publication makes one before it merges, unless restore-point: none is set. To take back',
    ],
    [{ mode: 'restore', 'restore-point': 'v1' }, 'no restore point "v1"'],
  ])('rejects %j after reading, and writes nothing', async (inputs, text) => {
    prepare(stage);
    const unfinished = 'docs-ci-after/20260101T000000Z-publish-x-abcdefg1';
    stage.emulator.state.project.createBranch(unfinished, 'main');
    const run = await publishBranch(stage, inputs);
    expect([run.exitCode, run.result.outputs.outcome]).toEqual([2, 'refused']);
    expect(run.result.message).toContain(text);
    expect(run.requests.every((request) => request.startsWith('GET '))).toBe(true);
  });

  const MISSING = "the branch isn't in the documentation repository";
  const INVALID = "an input isn't valid";

  test.each([
    [{ from: 'nowhere' }, MISSING, 'the service has no branch "nowhere".'],
    [{ from: 'main' }, INVALID, 'is the deployment branch, which is live already.'],
    [{ from: 'main', base: 'nowhere' }, INVALID, 'the service has no branch "nowhere".'],
    [{ base: 'nowhere' }, MISSING, 'the service has no branch "nowhere".'],
    [{ base: 'next' }, INVALID, 'is the same as base'],
    [{ mode: 'restore', 'restore-point': 'v1' }, "the restore isn't possible", 'lists no restore point "v1"'],
    [{ mode: 'restore', 'is-lost': 'true' }, INVALID, 'because it returns no configuration. Set "base" to this name'],
  ])('heads why it rejects %j with what is true of it', async (given, heading, text) => {
    prepare(stage);
    const { 'is-lost': isLost, ...inputs } = given as Record<string, string>;
    if (isLost) stage.emulator.state.project.edit({ 'docs.json': null });
    const run = await publishBranch(stage, inputs);
    expect(run.summary).toMatch(`## ❌ publish-branch: ${heading}\n`);
    expect(run.result.message).toContain(text);
  });
});

function withoutNull(files: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== null));
}
