/** Tests publish-branch against everything that the contract leaves open: it goes there and back, and loses no edit. */
import { describe, expect, test } from 'vitest';
import type { SettingsChange } from '../../emulator/state/settings.js';
import type { Stage } from '../support/runs.js';
import { publishBranch, type PublishRun } from '../commands/publish-branch/fixture.js';
import { filesOf, hasAllCommits, NEXT, PUBLISH, RESTORE, startWorld } from './publish-branch-worlds.js';

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

/** Runs a minute after the run before, and expects that it is done. */
async function runDone(stage: Stage, inputs: Readonly<Record<string, string>>): Promise<PublishRun> {
  stage.clock.advance(60_000);
  const run = await publishBranch(stage, inputs);
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
