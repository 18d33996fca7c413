/** Mode publish: makes the pages live with one deployment, directly or by a branch that is merged once. */
import { isDeepStrictEqual } from 'node:util';
import type { Before } from '../../../deployments/deployment-search.js';
import {
  type Deployed,
  followPush,
  followUnchanged,
  type KnownDeployment,
} from '../../../deployments/follow-deployment.js';
import { type Batch, Batches } from '../../../project/batches.js';
import { isTooLarge, SlowError } from '../../../project/push-batches.js';
import { explainRejection } from '../../../project/write-once.js';
import { type Ended, learn } from '../../command.js';
import { checkConfigFile } from '../apply/config-file.js';
import { removeLeftBehind } from '../apply/merge.js';
import { isOlderRun, numberedManifest } from '../apply/numbered-manifest.js';
import { inRounds, type Rounds } from '../apply/rounds.js';
import { isAsPlanned, isRecent, type Look } from '../apply/write.js';
import type { LocalFolder } from '../folder/read-pages.js';
import type { PushRun } from '../inputs.js';
import type { Purpose } from '../names.js';
import { canSkipComparing, isUnchanged, type PlannedChanges } from '../plan/plan-changes.js';
import { isChange } from '../plan/steps.js';
import { readManifest } from '../project/open-project.js';
import type { Learned, PushResult } from '../record.js';
import { Push } from './push.js';
import { type Published, publishByBranch } from './publish-by-branch.js';
import { inputName } from '../../../text/input-names.js';

export function publish(run: PushRun, folder: LocalFolder): Promise<Ended<Learned, PushResult>> {
  const push = new Push(run, folder);
  push.facts.target = run.inputs.base;
  return learn(run, push.facts, async () => {
    try {
      return await inRounds(
        run,
        (rounds) => publishOnce(push, rounds),
        () => push.facts.plan,
      );
    } catch (error) {
      const { base = 'the deployment branch' } = run.inputs;
      throw explainRejection(error, `If ${base} is protected against the API, set ${inputName('mode')} to propose`);
    }
  });
}

async function publishOnce(push: Push, rounds: Rounds): Promise<PushResult> {
  const { run, folder } = push;
  const { clock, inputs, log } = run;
  const readMs = clock.now();
  const base = await push.open(inputs.base, rounds);
  if (isOlderRun(rounds.job, base.manifest)) {
    log.notice('A newer run has pushed already.');
    return { kind: 'older-run' };
  }
  const isGuess = !inputs.dryRun && canSkipComparing(inputs, base, folder.pages);
  const planned = await push.plan(base, isGuess);
  await push.pass(planned, isGuess);
  await checkConfigFile(run, planned);
  if (inputs.dryRun) return { kind: 'planned' };
  if (!isGuess && isUnchanged(planned)) return upToDate(push);
  const published =
    (isGuess ? undefined : await publishDirectly(push, planned, rounds, readMs)) ??
    (await publishByBranch(push, rounds));
  if (published === 'unchanged') return upToDate(push);
  const deployment = await followBase(push, published.before);
  // Tidying up may wait for a limit, so it comes last.
  await removeLeftBehind(run, rounds);
  return { kind: 'published', deployment };
}

async function upToDate(push: Push): Promise<PushResult> {
  push.facts.progress = 'done';
  return { kind: 'up-to-date', deployment: await followBase(push) };
}

const NOT_FOLLOWED = "So docs-ci doesn't know the deployment branch, and doesn't wait for the deployment";

/**
 * Waits for the live deployment of a push, or follows the newest one of a branch that the run didn't have to change.
 * Undefined if the service doesn't deploy the base branch. The run doesn't fail if only the name of the branch is missing.
 * @param before the deployments before the push
 */
async function followBase(push: Push, before?: Before): Promise<Deployed> {
  const { run, facts } = push;
  const { base, wait } = run.inputs;
  if (!wait || (base !== undefined && base !== (await push.findDeploymentBranch(NOT_FOLLOWED)))) return undefined;
  const onUpdate = (deployment: KnownDeployment): void => {
    facts.deployment = deployment;
  };
  return before ? followPush(run, base, before, onUpdate) : followUnchanged(run, base, onUpdate);
}

async function onlyBatch(planned: PlannedChanges, rounds: Rounds): Promise<Batch | undefined> {
  // The configuration never goes to the base directly.
  if (planned.group) return undefined;
  const first = await new Batches(planned.changes, numberedManifest(planned, rounds)).next();
  return first?.isLast ? first : undefined;
}

/** The manifest shows what other runs pushed, and what proposals brought, so it is read before each attempt. */
function lookAtBase(
  run: Pick<PushRun, 'api' | 'clock'>,
  planned: PlannedChanges,
  readMs: number,
  purpose: Purpose,
): Look {
  const { project, plan } = planned;
  const { steps } = plan;
  const read = async (lastMs: number): Promise<number | undefined> => {
    const startMs = isRecent(run, lastMs) ? lastMs : run.clock.now();
    if (startMs !== lastMs && !(await isAsPlanned(run.api, planned, steps))) return undefined;
    // A proposal of the same source leaves the number of the last push, and a person can merge it at any time.
    return isDeepStrictEqual(await readManifest(run.api, project, purpose), project.manifest) ? startMs : undefined;
  };
  return { readMs, read, requests: steps.filter(isChange).length + 2 };
}

/**
 * Resolves to undefined if the changes are too large for one push, because two would be two deployments, or if the service
 * is so slow that only a merge is safe.
 */
async function publishDirectly(
  push: Push,
  planned: PlannedChanges,
  rounds: Rounds,
  readMs: number,
): Promise<Published | undefined> {
  const { run, facts } = push;
  const batch = await onlyBatch(planned, rounds);
  if (!batch) return undefined;
  const before = await push.lookBefore();
  const look = lookAtBase(run, planned, readMs, rounds.purpose);
  const commit = await push
    .inDoubt(() => push.pushBatch(planned, batch, look))
    .catch((error: unknown) => {
      if (!isTooLarge(error) && !(error instanceof SlowError)) throw error;
    });
  if (!commit) return undefined;
  if (commit.isDeploymentBranch) facts.deploymentBranch ??= commit.branch ?? undefined;
  await push.completeOn(run.inputs.base, planned, planned.plan.steps);
  return { before };
}
