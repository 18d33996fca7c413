/** Tests publish-branch against everything that the contract leaves open: it goes there and back, and loses no edit. */
import { describe, expect, test } from 'vitest';
import type { SettingsChange } from '../../emulator/state/settings.js';
import type { Stage } from '../support/runs.js';
import {
  filesOf,
  hasAllCommits,
  NEXT,
  OTHERS,
  type Publication,
  PUBLISH,
  publishWorld,
  RESTORE,
  startWorld,
} from './publish-branch-worlds.js';

const SETTINGS: readonly SettingsChange[] = [
  { pagePaths: 'without-ending' },
  { pagePaths: 'leading-slash' },
  { pagesOutsideNavigation: 'readable' },
  { pagesOutsideNavigation: 'hidden' },
  { otherFiles: 'listed' },
  { pageSizeAs: 'characters' },
  { storedText: 'lf' },
  { storedText: 'one-final-newline' },
  { createExisting: 'overwrite', updateMissing: 'create', deleteMissing: 'ignore' },
  { createExisting: 422, updateMissing: 422, deleteMissing: 422 },
  { pushLimitBytes: 2_000 },
  { mergeStatus: 'success' },
  { mergeStatus: null },
  { mergeDelayMs: 2_500, mergeStatus: 'queued' },
  { mergeDelayMs: 2_500, mergeStatus: 'merged' },
  { mergeNothing: 'merged' },
  { mergeNothing: 'empty' },
  { mergeNothing: 409 },
  { mergeNothing: 422 },
  { mergeNothing: 'merged', mergeStatus: 'success' },
  { branchDeploys: true },
  { branchDeploys: true, deploymentOrigins: 'null' },
  { defaultBranchSource: 'newest-branch' },
  { deploymentOrigins: 'null' },
  { staleReadsMs: 1_000 },
  { checksFirst: 'body' },
];

let runs = 0;

/** Runs a minute after the run before, and expects that it is done. */
async function runDone(stage: Stage, inputs: Readonly<Record<string, string>>): Promise<Publication> {
  stage.clock.advance(60_000);
  const run = await publishWorld(stage, inputs, (runs += 1));
  expect(run.exitCode, run.result.message).toBe(0);
  return run;
}

describe.each(SETTINGS)('a service with %j', (settings) => {
  test(
    'publishes, finds nothing to do, goes back, stays there, and goes forward again',
    { timeout: 60_000 },
    async () => {
      await using stage = await startWorld(PUBLISH, settings);
      const publication = await runDone(stage, PUBLISH.inputs);
      expect(filesOf(stage.emulator)).toEqual(PUBLISH.after);
      // If the service rejects a merge of nothing, only equal texts show that it is no conflict.
      stage.emulator.state.project.merge(NEXT, 'main');
      const nothing = await runDone(stage, PUBLISH.inputs);
      expect(filesOf(stage.emulator)).toEqual(PUBLISH.after);
      const back = await runDone(stage, RESTORE.inputs);
      expect(filesOf(stage.emulator)).toEqual(PUBLISH.before);
      const again = await runDone(stage, RESTORE.inputs);
      expect(filesOf(stage.emulator)).toEqual(PUBLISH.before);
      const forward = await runDone(stage, {
        ...RESTORE.inputs,
        'restore-point': back.result.outputs['restore-point'] ?? '',
      });
      expect(filesOf(stage.emulator)).toEqual(PUBLISH.after);
      expect([publication, nothing, back, again, forward].map(({ deployments }) => deployments)).toEqual([
        1, 0, 1, 0, 1,
      ]);
      expect(hasAllCommits(stage.emulator)).toBe(true);
    },
  );

  test('keeps edits in a restore of many pages', { timeout: 60_000 }, async () => {
    await using stage = await startWorld(RESTORE, settings);
    const run = await runDone(stage, RESTORE.inputs);
    expect(filesOf(stage.emulator)).toEqual(RESTORE.after);
    expect(run.deployments).toBe(1);
    expect(hasAllCommits(stage.emulator)).toBe(true);
  });
});

test('writes the configuration back from its object if config-file names a file that cannot be read', async () => {
  await using stage = await startWorld(RESTORE, { otherFiles: 'hidden' });
  await runDone(stage, { ...RESTORE.inputs, 'config-file': 'docs.json' });
  const { 'docs.json': config = '', ...pages } = filesOf(stage.emulator) ?? {};
  const { 'docs.json': expected = '', ...expectedPages } = RESTORE.after;
  expect(JSON.parse(config)).toEqual(JSON.parse(expected));
  expect(pages).toEqual(expectedPages);
});

test('keeps the navigation, and the pages that it lists, if the path of the configuration is not known', async () => {
  await using stage = await startWorld(RESTORE, { otherFiles: 'hidden' });
  const run = await runDone(stage, RESTORE.inputs);
  const kept = { 'docs.json': RESTORE.before['docs.json'], 'new.mdx': RESTORE.before['new.mdx'] };
  expect(filesOf(stage.emulator)).toEqual({ ...RESTORE.after, ...kept });
  expect(run.result.annotations.map(({ message }) => message).join('\n')).toContain('config-file');
});

test.each(['wrong-count', 'half'] as const)(
  'deletes nothing in a restore if the list of pages is %s',
  async (pageList) => {
    await using stage = await startWorld(RESTORE, { pageList });
    const run = await publishWorld(stage, RESTORE.inputs, 1);
    const files = filesOf(stage.emulator) ?? {};
    expect(Object.keys(RESTORE.before).filter((path) => !(path in files))).toEqual([]);
    for (const path of ['b.mdx', 'own.mdx']) expect(files[path]).toBe(RESTORE.before[path]);
    expect(run.result.outputs.complete).not.toBe('true');
  },
);

test.each([
  ['a publication', PUBLISH],
  ['a restore', RESTORE],
] as const)('fails %s with the cure if no deployment follows the merge, and starts none', async (_, world) => {
  await using stage = await startWorld(world, { mergeDeploys: false });
  const run = await publishWorld(stage, world.inputs, 1);
  expect({ exitCode: run.exitCode, deployments: run.deployments }).toEqual({ exitCode: 1, deployments: 0 });
  expect(run.result.message).toContain('trigger-deploy');
  expect(filesOf(stage.emulator)).toEqual(world.after);
  expect(run.requests).not.toContain('POST /deploy');
});

describe.each([403, 409, 422] as const)('a live branch whose protection answers %i', (protectedWrites) => {
  test.each([
    ['a publication', PUBLISH],
    ['a restore', RESTORE],
  ] as const)('stays as it is after %s, which names the protection', async (_, world) => {
    await using stage = await startWorld(world, { protectedWrites });
    const run = await publishWorld(stage, world.inputs, 1);
    expect({ exitCode: run.exitCode, deployments: run.deployments }).toEqual({ exitCode: 1, deployments: 0 });
    expect(run.result.message).toContain('protect');
    expect(filesOf(stage.emulator)).toEqual(world.before);
  });
});

test('fails if the service only carries out the merge an hour later, because it is not seen', async () => {
  await using stage = await startWorld(PUBLISH, { mergeDelayMs: 3_600_000, mergeStatus: 'queued' });
  const run = await publishWorld(stage, PUBLISH.inputs, 1);
  expect(run.exitCode).not.toBe(0);
  expect(filesOf(stage.emulator)).toEqual(PUBLISH.before);
});

test('goes back and forward if merges are squashed, and leaves edits as they are', async () => {
  await using stage = await startWorld(PUBLISH, { mergeKind: 'squash' });
  await runDone(stage, PUBLISH.inputs);
  expect(filesOf(stage.emulator)).toEqual(PUBLISH.after);
  const back = await runDone(stage, RESTORE.inputs);
  expect(filesOf(stage.emulator)).toEqual(PUBLISH.before);
  const point = { 'restore-point': back.result.outputs['restore-point'] ?? '' };
  await runDone(stage, { ...RESTORE.inputs, ...point });
  expect(filesOf(stage.emulator)).toEqual(PUBLISH.after);
  expect(hasAllCommits(stage.emulator)).toBe(true);
});

test.each([409, 422, 'empty'] as const)(
  'fails a run that finds nothing to publish beside a fix, if the service answers %s to a merge of nothing',
  async (mergeNothing) => {
    await using stage = await startWorld(PUBLISH, { mergeNothing });
    await runDone(stage, PUBLISH.inputs);
    const run = await publishWorld(stage, PUBLISH.inputs, 2);
    expect([run.exitCode, run.deployments]).toEqual([1, 0]);
    expect(filesOf(stage.emulator)).toEqual(PUBLISH.after);
  },
);

test('names the conflict of the next publication after a squash and an edit, and how to solve it', async () => {
  await using stage = await startWorld(PUBLISH, { mergeKind: 'squash' });
  await runDone(stage, PUBLISH.inputs);
  stage.emulator.state.project.edit({ 'b.mdx': '# B, edited\n' });
  const run = await publishWorld(stage, PUBLISH.inputs, 2);
  expect(run.exitCode).toBe(1);
  expect(run.result.outputs.conflict).toBe('true');
  expect(run.result.message).toMatch(/b\.mdx[^]*[Mm]erge `?main`? into `?next`?/);
});

describe('the branches of runs', () => {
  test('keeps the newest three restore points of each kind, and deletes no other branch', async () => {
    await using stage = await startWorld(PUBLISH);
    const { project } = stage.emulator.state;
    const points: string[] = [];
    for (const round of [1, 2, 3, 4]) {
      project.edit({ 'b.mdx': `# B, round ${round}\n` }, NEXT);
      const publication = await runDone(stage, { ...PUBLISH.inputs, 'restore-point': `v${round}` });
      const restore = await runDone(stage, RESTORE.inputs);
      points.push(...[publication, restore].map(({ result }) => result.outputs['restore-point'] ?? ''));
      project.edit({ 'b.mdx': `# B, forward ${round}\n` });
      project.merge(NEXT, 'main');
    }
    const left = [...project.branches.keys()];
    expect(points.filter((point) => left.includes(point))).toEqual(points.slice(2));
    expect(left).toEqual(expect.arrayContaining(OTHERS));
  });
});

describe('the newest live deployment', () => {
  test('fails a run that finds nothing to publish until a deployment is ready', async () => {
    await using stage = await startWorld(PUBLISH, { build: { outcome: 'error', logs: 'b.mdx: broken' } });
    const failed = await publishWorld(stage, PUBLISH.inputs, 1);
    expect([failed.exitCode, failed.result.outputs.status]).toEqual([1, 'error']);
    expect(filesOf(stage.emulator)).toEqual(PUBLISH.after);
    stage.clock.advance(60_000);
    const again = await publishWorld(stage, PUBLISH.inputs, 2);
    expect([again.exitCode, again.deployments]).toEqual([1, 0]);
    expect(again.result.message).toContain('broken');
    expect((await publishWorld(stage, { ...PUBLISH.inputs, wait: 'false' }, 3)).exitCode).toBe(0);
    stage.emulator.configure({ build: { outcome: 'ready' } });
    stage.emulator.state.addDeployment({});
    const { result } = await runDone(stage, PUBLISH.inputs);
    expect(result.outputs).toMatchObject({ status: 'ready', changed: 'false' });
  });
});
