/** Mode publish: makes the pages live with one deployment, directly or by a branch that is merged once. */
import { ApiError, hasStatus, reasonOf } from '../../../api/errors.js';
import { followNewest, followPush } from '../apply/follow-deployment.js';
import { inRounds, isOlderRun, type Rounds } from '../apply/rounds.js';
import type { LocalPage } from '../folder/read-pages.js';
import { canSkipComparing, isUnchanged } from '../plan/plan-changes.js';
import { openProject } from '../project/read-project.js';
import type { PushContext, PushResult } from '../result.js';
import { Gates } from './gates.js';
import { planBranch } from './plan-branch.js';
import { publishByBranch, publishDirectly } from './publish-by-branch.js';

export async function publish(context: PushContext, pages: readonly LocalPage[]): Promise<PushResult> {
  const gates = new Gates(context, pages);
  context.record.target = context.inputs.base;
  try {
    return await inRounds(context, (rounds) => publishOnce(context, gates, rounds));
  } catch (error) {
    throw explainRejection(error, context);
  }
}

/** A 403 can mean the role, the plan, or a protected branch. */
function explainRejection(error: unknown, { inputs }: PushContext): unknown {
  if (!hasStatus(error, 403) || error.request.method !== 'POST') return error;
  const branch = inputs.base ?? 'the deployment branch';
  const reason = `${reasonOf(error) ?? error.message}. If ${branch} is protected against the API, set "mode" to propose`;
  return new ApiError(error.request, error.status, reason);
}

async function publishOnce(context: PushContext, gates: Gates, rounds: Rounds): Promise<PushResult> {
  const { clock, inputs, log } = context;
  const readMs = clock.now();
  const base = await openProject(context, inputs.base, gates.pages, rounds.number > 1);
  if (isOlderRun(context, base.manifest, rounds.job)) {
    log.notice('A newer run has pushed already.');
    return { kind: 'older-run' };
  }
  const isGuess = !inputs.dryRun && canSkipComparing(inputs, base, gates.pages);
  const planned = await planBranch(context, base, gates.pages, isGuess);
  await gates.pass(planned, isGuess);
  if (inputs.dryRun) return { kind: 'planned' };
  if (!isGuess && isUnchanged(planned)) return upToDate(context);
  const published =
    (isGuess ? undefined : await publishDirectly(context, planned, rounds, readMs)) ??
    (await publishByBranch(context, gates, rounds));
  if (!published.isChanged) return upToDate(context);
  return { kind: 'published', deployment: await followPush(context, published.seen) };
}

async function upToDate(context: PushContext): Promise<PushResult> {
  context.record.progress = 'done';
  return { kind: 'up-to-date', deployment: await followNewest(context) };
}
