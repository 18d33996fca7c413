/** Mode publish: makes the pages live with one deployment, directly or by a branch that is merged once. */
import { isDeepStrictEqual } from 'node:util';
import { ApiError, hasStatus, reasonOf } from '../../../api/errors.js';
import { type Batch, Batches } from '../../../project/batches.js';
import { isTooLarge, SlowError } from '../../../project/push-batches.js';
import { editConfigFile } from '../apply/config-file.js';
import { findRaces } from '../apply/find-races.js';
import { followPush, followUnchanged, lookBeforePush } from '../apply/follow-deployment.js';
import { removeLeftBehind } from '../apply/merge.js';
import { isOlderRun, lookAtManifest, numberedManifest } from '../apply/numbered-manifest.js';
import { inRounds, type Rounds } from '../apply/rounds.js';
import { isAsPlanned, inDoubt, isRecent, type Look, pushBatch } from '../apply/write.js';
import type { LocalFolder } from '../folder/read-pages.js';
import { canSkipComparing, isUnchanged, type PlannedChanges } from '../plan/plan-changes.js';
import { isChange } from '../plan/steps.js';
import { readManifest } from '../project/open-project.js';
import type { PushContext, PushResult } from '../record.js';
import { Planner } from './planner.js';
import { type Published, publishByBranch } from './publish-by-branch.js';
import { inputName } from '../../../text/input-names.js';

export async function publish(context: PushContext, folder: LocalFolder): Promise<PushResult> {
  const planner = new Planner(context, folder);
  context.record.target = context.inputs.base;
  try {
    return await inRounds(context, (rounds) => publishOnce(context, planner, rounds));
  } catch (error) {
    throw explainRejection(error, context);
  }
}

/** A 403 can mean the role, the plan, or a protected branch. */
function explainRejection(error: unknown, { inputs }: PushContext): unknown {
  if (!hasStatus(error, 403) || error.request.method !== 'POST') return error;
  const branch = inputs.base ?? 'the deployment branch';
  const reason = `${reasonOf(error) ?? error.message}. If ${branch} is protected against the API, set ${inputName('mode')} to propose`;
  return new ApiError(error.request, error.status, reason);
}

async function publishOnce(context: PushContext, planner: Planner, rounds: Rounds): Promise<PushResult> {
  const { clock, inputs, log } = context;
  const readMs = clock.now();
  const base = await planner.open(inputs.base, rounds);
  if (isOlderRun(context, base.manifest, rounds.job)) {
    log.notice('A newer run has pushed already.');
    return { kind: 'older-run' };
  }
  const isGuess = !inputs.dryRun && canSkipComparing(inputs, base, planner.folder.pages);
  const planned = await planner.plan(base, isGuess);
  await planner.pass(planned, isGuess);
  await editConfigFile(context, planned);
  if (inputs.dryRun) return { kind: 'planned' };
  if (!isGuess && isUnchanged(planned)) return upToDate(context);
  const published =
    (isGuess ? undefined : await publishDirectly(context, planned, rounds, readMs)) ??
    (await publishByBranch(context, planner, rounds));
  if (published === 'unchanged') return upToDate(context);
  const deployment = await followPush(context, published.before);
  // Tidying up may wait for a limit, so it comes last.
  await removeLeftBehind(context, rounds);
  return { kind: 'published', deployment };
}

async function upToDate(context: PushContext): Promise<PushResult> {
  context.record.progress = 'done';
  return { kind: 'up-to-date', deployment: await followUnchanged(context) };
}

async function onlyBatch(context: PushContext, planned: PlannedChanges, rounds: Rounds): Promise<Batch | undefined> {
  // The configuration never goes to the base directly.
  if (planned.group) return undefined;
  const first = await new Batches(planned.changes, numberedManifest(context, planned, rounds)).next();
  return first?.isLast ? first : undefined;
}

/** The manifest shows what other runs pushed, and what proposals brought, so it is read before each attempt. */
function lookAtBase(context: PushContext, planned: PlannedChanges, readMs: number): Look {
  const { project, plan } = planned;
  const { steps } = plan;
  const read = async (lastMs: number): Promise<number | undefined> => {
    const startMs = isRecent(context, lastMs) ? lastMs : context.clock.now();
    if (startMs !== lastMs && !(await isAsPlanned(context, planned, steps))) return undefined;
    // A proposal of the same source leaves the number of the last push, and a person can merge it at any time.
    return isDeepStrictEqual(await readManifest(context, project), project.manifest) ? startMs : undefined;
  };
  return { readMs, read, requests: steps.filter(isChange).length + 2 };
}

/**
 * Resolves to undefined if the changes are too large for one push, because two would be two deployments, or if the service
 * is so slow that only a merge is safe.
 */
async function publishDirectly(
  context: PushContext,
  planned: PlannedChanges,
  rounds: Rounds,
  readMs: number,
): Promise<Published | undefined> {
  const { inputs, record } = context;
  const { steps } = planned.plan;
  const batch = await onlyBatch(context, planned, rounds);
  if (!batch) return undefined;
  const before = await lookBeforePush(context);
  const look = lookAtBase(context, planned, readMs);
  const commit = await inDoubt(context, () => pushBatch(context, planned, batch, look)).catch((error: unknown) => {
    if (!isTooLarge(error) && !(error instanceof SlowError)) throw error;
  });
  if (!commit) return undefined;
  if (commit.isDeploymentBranch) record.deploymentBranch ??= commit.branch ?? undefined;
  record.written = steps;
  record.progress = 'done';
  await lookAtManifest(context, planned, inputs.base);
  await findRaces(context, planned, inputs.base);
  return { before };
}
