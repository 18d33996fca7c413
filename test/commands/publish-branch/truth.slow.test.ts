/** Tests that a run of publish-branch never says more than readers and people have, whatever others do meanwhile. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '../../support/api-server.js';
import { VirtualClock } from '../../support/clock.js';
import { watchRequests } from '../../support/in-flight.js';
import { startStage } from '../../support/runs.js';
import {
  branchesOf,
  CHANGES,
  configOf,
  filesOf,
  isBefore,
  isLiveMerge,
  later,
  once,
  ownBranches,
  PAGES,
  prepare,
  publishBranch,
  publishThrough,
  SERVICE,
  stage,
  startStages,
  stepsOf,
} from './fixture.js';

startStages();

const isFollowed = ({ method, path }: ApiRequest): boolean => method === 'GET' && /\/deployments\/[^/]+$/.test(path);
/** A request for the pages of a branch with this beginning: their list, or with `page` a text. */
const isRead = ({ method, path, query }: ApiRequest, branch: string, page = ''): boolean =>
  method === 'GET' && path.endsWith(`/pages${page}`) && (query.get('branch') ?? '').startsWith(branch);

describe('a run whose pages readers may not have', () => {
  test('fails again in a second run if no deployment started since the publication', async () => {
    prepare(stage);
    await publishBranch(stage, { 'restore-point': 'first' });
    stage.emulator.state.project.edit({ 'b.mdx': '# B 3\n' }, 'next');
    stage.emulator.configure({ mergeDeploys: false });
    await later(stage);
    expect((await publishBranch(stage)).exitCode).toBe(1);
    await later(stage);
    const again = await publishBranch(stage);
    expect([again.exitCode, again.result.outputs.changed]).toEqual([1, 'false']);
    expect(again.result.message).toMatch(/No deployment of main appeared.*trigger-deploy/);
    stage.emulator.state.addDeployment({ triggerType: 'api' });
    expect((await publishBranch(stage)).exitCode).toBe(0);
  });

  test('fails if nothing is live, although base has everything', async () => {
    prepare(stage);
    stage.emulator.state.project.merge('main', 'next');
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.changed]).toEqual([1, 'false']);
    expect(run.result.message).toMatch(/^main has no live deployment\. This run changed nothing, .*Run trigger-deploy/);
    expect(run.stdout).not.toContain('Waiting');
    expect((await publishBranch(stage, { wait: 'false' })).exitCode).toBe(0);
  });

  test('waits in a second run for the first deployment of a project, and says how to end without it', async () => {
    prepare(stage);
    stage.emulator.configure({ mergeDeploys: false });
    await publishBranch(stage, { wait: 'false' });
    await later(stage);
    const again = await publishBranch(stage);
    expect([again.exitCode, again.result.message]).toEqual([1, expect.stringContaining('appeared within 3m')]);
    expect(again.stdout).toContain('waits up to 3m for its deployment. To end without waiting, set wait: false.');
  });

  test('waits in a second run for the deployment of a publication that was killed after its merge', async () => {
    prepare(stage);
    await publishBranch(stage);
    stage.emulator.state.project.edit({ 'b.mdx': '# B 3\n' }, 'next');
    stage.emulator.configure({ mergeDeploys: false });
    await later(stage);
    await publishBranch(stage, { wait: 'false' });
    let looks = 0;
    const again = await publishThrough(stage, ({ path }) => {
      // The third look comes after a pause.
      if (path.endsWith('/deployments') && (looks += 1) === 3)
        stage.emulator.state.addDeployment({ triggerType: 'auto' });
    });
    expect([again.exitCode, again.result.outputs.status, looks >= 3]).toEqual([0, 'ready', true]);
  });

  test('believes the deployment of base although another branch was published since', async () => {
    prepare(stage);
    stage.emulator.state.project.createBranch('staging', 'main');
    await publishBranch(stage);
    await later(stage);
    stage.emulator.state.project.edit({ 'more.mdx': '# More\n' }, 'staging');
    expect((await publishBranch(stage, { base: 'staging' })).exitCode).toBe(0);
    await later(stage);
    const again = await publishBranch(stage);
    expect([again.exitCode, again.result.outputs.status]).toEqual([0, 'ready']);
  });

  test('never takes an old deployment for that of the merge, however many previews are newer', async () => {
    prepare(stage);
    await publishBranch(stage);
    stage.emulator.state.project.edit({ 'b.mdx': '# B 3\n' }, 'next');
    for (let count = 0; count < 110; count += 1)
      stage.emulator.state.addDeployment({ isPreview: true, branch: 'x', triggerType: 'auto' });
    stage.emulator.configure({ mergeDeploys: false });
    await later(stage);
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.message]).toEqual([1, expect.stringContaining('No deployment of main appeared')]);
  });

  test.each([
    ['cancelled', 'ready', 0],
    ['ready', 'error', 1],
  ] as const)('follows the newest deployment, if one is %s and a newer one %s', async (first, second, exitCode) => {
    prepare(stage);
    const replace = once(() => {
      const [deployment] = stage.emulator.state.deployments.newestFirst();
      if (deployment) deployment.plan = { ...deployment.plan, outcome: first };
      stage.clock.advance(10);
      stage.emulator.state.addDeployment({ triggerType: 'auto', build: { outcome: second } });
    });
    const run = await publishThrough(stage, (request) => (isFollowed(request) ? replace() : undefined));
    expect([run.exitCode, run.result.outputs.status]).toEqual([exitCode, second]);
  });

  test('ends without success if the service only promises the merge, although it calls it merged', async () => {
    prepare(stage);
    const run = await publishThrough(
      stage,
      (request) => {
        if (isLiveMerge(request)) stage.emulator.configure({ mergeDelayMs: 3_600_000, mergeStatus: 'merged' });
      },
      { wait: 'false' },
    );
    expect([run.exitCode, run.result.outputs.changed]).toEqual([1, '']);
    expect(run.result.message).toContain('main may have the changes');
  });
});

describe('the name of a restore point', () => {
  test('has the time of the service, if the clock of the machine is hours off', async () => {
    const clock = new VirtualClock([watchRequests()]);
    await using other = await startStage(SERVICE, { clock, skewMs: -5 * 3_600_000 });
    clock.watch(() => other.emulator.activeRequests > 0);
    prepare(other);
    const startMs = clock.now() - 5 * 3_600_000;
    const run = await publishBranch(other);
    const [, time = ''] = /before\/(\w+)-publish/.exec(run.result.outputs['restore-point'] ?? '') ?? [];
    const iso = time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5');
    expect(Math.abs(Date.parse(iso) - startMs)).toBeLessThan(10_000);
  });

  test('sorts by the run, if two runs are in one second', async () => {
    prepare(stage);
    await publishBranch(stage, { 'restore-point': 'z', wait: 'false' });
    const between = filesOf(stage);
    stage.emulator.state.project.edit({ 'b.mdx': '# B 3\n' }, 'next');
    await publishBranch(stage, { 'restore-point': 'a', wait: 'false' });
    expect((await publishBranch(stage, { mode: 'restore' })).exitCode).toBe(0);
    expect(filesOf(stage)).toEqual(between);
  });

  test('sorts by the merge, if another publication came between two rounds', async () => {
    prepare(stage);
    const { project } = stage.emulator.state;
    project.createBranch('other', 'main');
    project.edit({ 'other.mdx': '# Other\n' }, 'other');
    const overtake = once(async () => {
      stage.clock.advance(60_000);
      return publishBranch(stage, { from: 'other', 'restore-point': 'other' });
    });
    const run = await publishThrough(stage, (request) => (isBefore(request) ? overtake() : undefined));
    expect(run.exitCode).toBe(0);
    const back = await publishBranch(stage, { mode: 'restore' });
    expect(back.result.message).toContain('before v2-4-0:');
    expect(filesOf(stage)).toEqual({ ...PAGES, 'other.mdx': '# Other\n' });
  });
});

test('counts no page as updated if it only reads, because a page that differs may have changed only on the live branch', async () => {
  prepare(stage);
  stage.emulator.state.project.edit({ 'a.mdx': '# A of main\n' });
  const run = await publishBranch(stage, { mode: 'check' });
  expect([run.exitCode, run.result.outputs.updated]).toEqual([0, '']);
  expect(run.result.message).toContain('Pages that were edited only on main stay as they are.');
});

describe('a branch that is gone', () => {
  test.each([
    ['the restore point', 'docs-ci-before/', ''],
    ['the work branch', 'docs-ci-after/', ''],
    ['the work branch', 'docs-ci-after/', '/new.mdx'],
  ])('ends the publication if another run deletes %s (%s, %s) while it is read', async (_, name, page) => {
    prepare(stage);
    const { project } = stage.emulator.state;
    const run = await publishThrough(stage, (request) => {
      if (!isRead(request, name, page)) return;
      for (const branch of ownBranches(stage)) if (branch.startsWith(name)) project.deleteBranch(branch);
    });
    expect([run.exitCode, run.result.message]).toEqual([
      1,
      expect.stringContaining('Another run deletes it to take over.'),
    ]);
    expect([filesOf(stage), ownBranches(stage)]).toEqual([PAGES, []]);
  });

  test('writes and deletes nothing in a restore whose restore point is deleted while it is read', async () => {
    prepare(stage, { pages: { ...PAGES, 'x.mdx': '# X\n', 'y.mdx': '# Y\n' } });
    const { result } = await publishBranch(stage);
    await later(stage);
    const before = filesOf(stage);
    const point = result.outputs['restore-point'] ?? '';
    const remove = once(() => stage.emulator.state.project.deleteBranch(point));
    const run = await publishThrough(stage, (request) => (isRead(request, point, '/a.mdx') ? remove() : undefined), {
      mode: 'restore',
    });
    expect([run.exitCode, filesOf(stage)]).toEqual([1, before]);
    expect(run.result.message).toContain(`The branch "${point}" was deleted during the run`);
  });

  test('never deletes a page in a restore because its text could not be read once', async () => {
    prepare(stage, { pages: { ...PAGES, '0.mdx': '# 0\n' } });
    await publishBranch(stage);
    await later(stage);
    stage.emulator.addFault({ route: 'GET /pages/{path}', kind: 'status', status: 404, after: 3 });
    const run = await publishBranch(stage, { mode: 'restore' });
    expect([run.exitCode, filesOf(stage)]).toEqual([0, { ...PAGES, '0.mdx': '# 0\n' }]);
  });

  test('calls a conflict a conflict, if reads do not show the work branch yet', async () => {
    stage.emulator.configure({ staleReadsMs: 2_000 });
    prepare(stage);
    stage.emulator.state.project.edit({ 'b.mdx': '# B of main\n' });
    stage.emulator.state.project.settle();
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.conflict]).toEqual([1, 'true']);
  });
});

test('tells no page as changed if another run published them all meanwhile', async () => {
  prepare(stage);
  const merge = once(() => stage.emulator.state.project.merge('main', 'next'));
  const run = await publishThrough(stage, (request) => (isBefore(request) ? merge() : undefined), { wait: 'false' });
  expect(run.result.outputs).toMatchObject({ outcome: 'done', changed: 'false', created: '0', updated: '0' });
  expect(stepsOf(stage)).toEqual([]);
  expect(readFileSync(join(stage.folder, 'docs-ci/publish-branch/changes.diff'), 'utf8')).toBe('');
});

/** The other branch of a restore point. Only the name of the point says what was live. */
function afterOf(point = ''): string {
  return point.replace('before', 'after').replace(/\..*$/, '');
}

describe('a restore point', () => {
  test.each(['before', 'after'])('stays as a pair if somebody protects the branch %s', async (side) => {
    prepare(stage);
    for (const round of [1, 2, 3, 4]) {
      stage.emulator.state.project.edit({ 'b.mdx': `# B, round ${round}\n` }, 'next');
      const { result } = await publishBranch(stage, { 'restore-point': `r${round}` });
      if (round === 1)
        stage.emulator.state.project.protectBranch(
          side === 'before' ? (result.outputs['restore-point'] ?? '') : afterOf(result.outputs['restore-point']),
        );
      await later(stage);
    }
    expect(ownBranches(stage).filter((name) => /-r1-\w{8}(\.|$)/.test(name))).toHaveLength(2);
    expect((await publishBranch(stage, { mode: 'restore', 'restore-point': 'r1' })).exitCode).toBe(0);
  });

  test('goes back to the publication that is named, if another branch was published since', async () => {
    prepare(stage);
    stage.emulator.state.project.createBranch('staging', 'main');
    await publishBranch(stage, { 'restore-point': 'live' });
    await later(stage);
    await publishBranch(stage, { base: 'staging', 'restore-point': 'staging' });
    await later(stage);
    expect((await publishBranch(stage, { mode: 'restore', 'restore-point': 'live' })).exitCode).toBe(0);
    expect(filesOf(stage)).toEqual(PAGES);
  });

  test('stays if the list of branches is incomplete', async () => {
    prepare(stage);
    await publishBranch(stage);
    await later(stage);
    const listed = branchesOf(stage).filter((name) => !name.startsWith('docs-ci-before/'));
    const body = { branches: listed.map((name) => ({ name, protected: false })), count: listed.length + 1 };
    stage.emulator.addFault({ route: 'GET /branches', kind: 'status', status: 200, body });
    stage.emulator.state.project.edit({ 'b.mdx': '# B 3\n' }, 'next');
    await publishBranch(stage);
    expect(ownBranches(stage)).toHaveLength(4);
  });
});

test('keeps its own restore point, if the names of three others are of the future', async () => {
  prepare(stage);
  const { project } = stage.emulator.state;
  for (const day of [1, 2, 3])
    for (const side of ['before', 'after'])
      project.createBranch(`docs-ci-${side}/2099010${day}T000000Z-publish-x-0000000${day}`, 'main');
  const run = await publishBranch(stage);
  const point = run.result.outputs['restore-point'] ?? '';
  expect(ownBranches(stage)).toEqual(expect.arrayContaining([point, afterOf(point)]));
  await later(stage);
  expect((await publishBranch(stage, { mode: 'restore', 'restore-point': 'v2.4.0' })).exitCode).toBe(0);
  expect(filesOf(stage)).toEqual(PAGES);
});

describe('a text', () => {
  const WINDOWS = { 'c.mdx': '# C\r\n\r\nOne\r\n', 'b.mdx': '# B\n\nno last line break' };
  const CHANGED = { 'c.mdx': '# C\r\n\r\nTwo\r\n', 'b.mdx': '# B\n\nchanged, no last line break' };

  test('goes back byte by byte', async () => {
    prepare(stage, { pages: { ...PAGES, ...WINDOWS }, changes: { ...CHANGES, ...CHANGED } });
    await publishBranch(stage);
    await later(stage);
    expect((await publishBranch(stage, { mode: 'restore' })).exitCode).toBe(0);
    expect(filesOf(stage)).toEqual({ ...PAGES, ...WINDOWS });
  });

  test('gets into a changes.diff that git applies', async () => {
    prepare(stage, { pages: { ...PAGES, ...WINDOWS }, changes: CHANGED });
    await publishBranch(stage, { mode: 'check', trial: 'true' });
    const folder = mkdtempSync(join(tmpdir(), 'docs-ci-'));
    try {
      for (const [path, text] of Object.entries(WINDOWS)) writeFileSync(join(folder, path), text);
      const git = (...args: readonly string[]): unknown =>
        execFileSync('git', ['-c', 'core.autocrlf=false', ...args], { cwd: folder, stdio: 'pipe' });
      git('init', '-q');
      git('apply', join(stage.folder, 'docs-ci/publish-branch/changes.diff'));
      for (const [path, text] of Object.entries(CHANGED)) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a merge that the service rejects', () => {
  test('stops for a conflict in pages of the same size, however many pages there are', async () => {
    const pages = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`p${index}.mdx`, '# 1\n']));
    prepare(stage, { pages, changes: { 'p7.mdx': '# 2\n' } });
    stage.emulator.state.project.edit({ 'p7.mdx': '# 3\n' });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.conflict]).toEqual([1, 'true']);
    expect(run.result.message).toContain('next conflicts with main');
  });

  test('warns that a rejected merge may be a conflict, if only other files conflict', async () => {
    prepare(stage, { changes: { 'openapi.yaml': 'a: 1\n' } });
    stage.emulator.state.project.edit({ 'openapi.yaml': 'a: 2\n' });
    const run = await publishBranch(stage, { wait: 'false' });
    expect([run.exitCode, run.result.outputs.conflict]).toEqual([0, '']);
    expect(run.summary).toContain('The service rejected the merge: "openapi.yaml" was changed on both branches.');
  });

  test('fails for a rejected merge if the list of pages is incomplete', async () => {
    stage.emulator.configure({ pageList: 'half', otherFiles: 'hidden' });
    prepare(stage, { changes: { 'openapi.yaml': 'a: 1\n' } });
    stage.emulator.state.project.edit({ 'openapi.yaml': 'a: 2\n' });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.conflict]).toEqual([1, '']);
    expect(run.result.message).toContain("The service rejects the merge of next, and docs-ci can't tell why");
  });
});

describe('a service that lists only the pages of the navigation', () => {
  test('makes a publication call no page deleted that is only off the navigation', async () => {
    stage.emulator.configure({ pagesOutsideNavigation: 'readable' });
    prepare(stage, { changes: { 'docs.json': configOf(['a', 'b', 'gone']) } });
    const run = await publishBranch(stage);
    expect([run.exitCode, run.result.outputs.deleted, filesOf(stage)['c.mdx']]).toEqual([0, '0', '# C\n']);
  });

  test('makes a restore delete no page that the publication only put into the navigation', async () => {
    stage.emulator.configure({ pagesOutsideNavigation: 'readable' });
    const pages = { ...PAGES, 'old.mdx': '# Old\n' };
    prepare(stage, {
      pages,
      changes: { 'docs.json': configOf(['a', 'b', 'c', 'gone', 'old']), 'old.mdx': '# Older\n' },
    });
    expect((await publishBranch(stage)).result.outputs).toMatchObject({ created: '0', updated: '1' });
    await later(stage);
    expect((await publishBranch(stage, { mode: 'restore' })).exitCode).toBe(0);
    expect(filesOf(stage)).toEqual(pages);
  });
});

test.each(['create', 404] as const)(
  'restores Markdown pages of a service that lists no endings, if an update of a missing page gets %j',
  async (updateMissing) => {
    stage.emulator.configure({ pagePaths: 'without-ending', updateMissing, deleteMissing: 'ignore' });
    const pages = { 'docs.json': configOf(['b']), 'b.md': '# B 1\n' };
    prepare(stage, { pages, changes: { 'b.md': '# B 2\n', 'new.md': '# New\n' } });
    await publishBranch(stage);
    await later(stage);
    const run = await publishBranch(stage, { mode: 'restore' });
    expect([run.exitCode, filesOf(stage)]).toEqual([0, pages]);
  },
);

test('tells nothing of a round that others made out of date', async () => {
  prepare(stage, { changes: { ...CHANGES, 'docs.json': PAGES['docs.json'] } });
  const fix = once(() =>
    stage.emulator.state.project.edit({ 'docs.json': configOf(['a', 'b', 'c', 'new']), 'd.mdx': '' }),
  );
  const run = await publishThrough(stage, (request) => (isBefore(request) ? fix() : undefined));
  expect([run.exitCode, run.result.outputs['restore-point']]).toEqual([
    0,
    expect.stringMatching(/2\.from-\w{8}\.\w{8}$/),
  ]);
  expect(run.summary).not.toContain('Remove the entry');
});

test('says that more pages may change if not every page was compared', async () => {
  prepare(stage);
  stage.emulator.configure({ pageList: 'wrong-count' });
  const run = await publishBranch(stage);
  expect(run.result.message).toContain('Published next to main: at least 3 pages changed');
});

test('takes back no other publication whose label only begins like the one that is named', async () => {
  prepare(stage);
  await publishBranch(stage, { 'restore-point': 'v2.2' });
  await later(stage);
  const before = filesOf(stage);
  const run = await publishBranch(stage, { mode: 'restore', 'restore-point': 'v2' });
  expect([run.exitCode, filesOf(stage)]).toEqual([2, before]);
  expect(run.result.message).toContain(
    'lists no restore point "v2". Set restore-point to one of these, the newest first: ',
  );
});
