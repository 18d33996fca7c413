import { describe, expect, test } from 'vitest';
import type { Outcome, RunEnding } from '../../../src/commands/command.js';
import { openDeploymentRecord } from '../../../src/commands/trigger-deploy/deployment-record.js';
import type { DeployRecord, DeployRun } from '../../../src/commands/trigger-deploy/record.js';
import { endingOf } from '../../support/endings.js';
import { startStage } from '../../support/runs.js';

interface Update {
  readonly state: string;
  readonly description: string;
}

/** Opens a deployment record, ends the run and returns the updates of the record. */
async function recordedUpdates(outcome: Outcome, status: string, more: Partial<DeployRecord> = {}): Promise<Update[]> {
  const updates: Update[] = [];
  const deferred: ((ending: RunEnding) => Promise<void>)[] = [];
  const record: DeployRecord = { deployment: { deploymentId: 'd1', status, url: null, branch: null }, ...more };
  const host = {
    runContext: {},
    openDeployment: () =>
      Promise.resolve({
        update: (state: string, { description }: { description: string }) => {
          updates.push({ state, description });
          return Promise.resolve();
        },
      }),
  };
  const run = {
    inputs: { environment: true },
    host,
    optional: (_: string, work: () => Promise<unknown>) => work(),
    defer: (work: (ending: RunEnding) => Promise<void>) => void deferred.push(work),
  } as unknown as DeployRun;
  openDeploymentRecord(run, record);
  for (const work of deferred) await work(endingOf(outcome));
  return updates;
}

describe('openDeploymentRecord', () => {
  test.each([
    [{ isPreview: false }, 'Live'],
    [{ isPreview: true }, 'Preview ready'],
    [{ leadMs: 31_000 }, 'Live, but perhaps without this push'],
  ])('says of a finished deployment with %j: %s', async (more, description) => {
    expect(await recordedUpdates('done', 'ready', more)).toEqual([
      { state: 'in_progress', description: 'Building' },
      { state: 'success', description },
    ]);
  });

  test.each([
    ['failed', 'error', 'failure', 'Build failed'],
    ['failed', 'cancelled', 'error', 'Cancelled on the service'],
    ['failed', 'building', 'error', 'The job failed'],
    ['unavailable', 'building', 'error', 'The service is unavailable'],
    ['timed-out', 'pending', 'inactive', 'Still pending when the job timed out'],
    ['timed-out', 'building', 'inactive', 'Still building when the job timed out'],
    ['timed-out', 'ready', 'inactive', "Published, but the job couldn't verify its pages"],
    ['cancelled', 'building', 'inactive', 'The job was cancelled; the deployment continues'],
    ['cancelled', 'ready', 'inactive', 'Published, but the job was cancelled before its pages were verified'],
  ] as const)(
    'closes the deployment record of a run that ends as %s with status %s as %s',
    async (outcome, status, state, description) => {
      expect((await recordedUpdates(outcome, status)).at(-1)).toEqual({ state, description });
    },
  );
});

test('says that deployment records and comments are skipped in a terminal, and why', async () => {
  await using stage = await startStage();
  const { result } = await stage.run('trigger-deploy', ['--environment', '--comment']);
  expect(result.annotations.map(({ message }) => message)).toEqual([
    '--comment: skipped, because comments only exist on GitHub and GitLab.',
    '--environment: skipped, because deployment records only exist on GitHub and GitLab.',
  ]);
});

test('says that a comment is skipped in a job without a pull request', async () => {
  await using stage = await startStage();
  const { result } = await stage.runAction('trigger-deploy', { comment: 'true' });
  expect(result.annotations.map(({ message }) => message)).toEqual([
    "comment: skipped, because this job doesn't run for a pull or merge request.",
  ]);
});
