/** Mode publish: makes the pages live with one deployment, directly or by a branch that is merged once. */
import type { Operation } from '../../api/endpoints/content.js';
import { ApiError } from '../../api/errors.js';
import type { Configuration } from '../../api/schemas/content.js';
import { failed, type Ending } from '../command.js';
import { ConflictError, pushBatch, pushBatches, RejectedPageError } from './apply/push-batches.js';
import { isGone, mergeInto, openWorkBranch, removeBranch } from './apply/work-branch.js';
import { checkBeforeWriting } from './check-before-writing.js';
import { commitMessage } from './commit-message.js';
import { followLive } from './follow-deployment.js';
import type { LocalPage } from './folder/read-pages.js';
import { Batches, type Change, inPushOrder } from './plan/batches.js';
import {
  changeOfConfig,
  changesSetOfPages,
  fitsOnePush,
  needsWorkBranch,
  planChanges,
  type PlannedChanges,
} from './plan-changes.js';
import { openProject, type Project, readConfig, readPage } from './project/read-project.js';
import type { PushContext } from './record.js';
import { writePlanFiles } from './result-files.js';
import { describePushed } from './describe-run.js';

/** After so many plans that others made out of date, the run gives up. */
export const MAX_ROUNDS = 3;

/** What the rounds of a run share. */
interface Rounds {
  number: number;
  /** Number of pushes so far, for the manifest. */
  pushes: number;
  /** True if a push was too large, or if the base branch must not be written directly. */
  usesWorkBranch: boolean;
}

export async function publish(context: PushContext, pages: readonly LocalPage[]): Promise<Ending> {
  const { log, record } = context;
  const rounds: Rounds = { number: 1, pushes: 0, usesWorkBranch: false };
  for (;;) {
    try {
      return await publishOnce(context, pages, rounds);
    } catch (error) {
      if (error instanceof RejectedPageError) return failed(error.message);
      if (!(error instanceof ConflictError)) throw explainRejection(error, context);
      if (rounds.number === MAX_ROUNDS) return failConflicts(context, error);
      rounds.number += 1;
      record.isUncertain = false;
      log.info(`The pages changed at the service meanwhile (${error.message}). Comparing again.`);
    }
  }
}

function failConflicts({ inputs, record }: PushContext, { message }: ConflictError): Ending {
  const paths = (record.plan?.steps ?? [])
    .filter(({ action }) => action === 'create' || action === 'update' || action === 'delete')
    .map(({ path }) => path);
  const shown = paths.slice(0, 3).join(', ') + (paths.length > 3 ? ` and ${paths.length - 3} more` : '');
  record.stop = { headline: 'Nothing was published: others write to the same pages' };
  return failed(
    `Somebody else writes to these pages: ${shown}. docs-ci tried ${MAX_ROUNDS} times, and the service rejected each change (${message}). Nothing was published. Run the job again. If ${inputs.base ?? 'the branch'} is protected against the API, use mode propose.`,
  );
}

/** A 403 can mean the role, the plan, or a protected branch. */
function explainRejection(error: unknown, { inputs, record }: PushContext): unknown {
  const isWrite = error instanceof ApiError && error.status === 403 && error.request.method === 'POST';
  if (!isWrite) return error;
  record.stop = { headline: 'Nothing was published: the service refuses the change' };
  const { request, reason } = error;
  const branch = inputs.base ?? 'the deployment branch';
  return new ApiError(
    request,
    403,
    `${reason === '' ? "the API key isn't allowed to do this" : reason}; ${branch} may also be protected against the API: then use mode propose`,
  );
}

async function publishOnce(context: PushContext, pages: readonly LocalPage[], rounds: Rounds): Promise<Ending> {
  const { inputs, record } = context;
  const base = await openProject(context, inputs.base);
  if (isOlderRun(context, base)) return skipOlderRun(context);
  const isCertain = needsWorkBranch(context, base, pages);
  const needsBaseName = inputs.base === undefined && (isCertain || rounds.usesWorkBranch);
  const needsConfig = inputs.navigationGroup !== undefined || needsBaseName || changesSetOfPages(context, base, pages);
  const config = needsConfig ? await readConfig(context, inputs.base) : undefined;
  if (inputs.base === undefined) record.deploymentBranch ??= config?.branch ?? undefined;

  if (!inputs.dryRun && (isCertain || rounds.usesWorkBranch)) return publishByBranch(context, pages, config, rounds);
  const planned = await planChanges(context, base, pages, config);
  const ending = await checkBeforeWriting(context, pages, planned);
  await writePlanFiles(context, planned);
  if (ending) return ending;
  if (inputs.dryRun) return { outcome: 'done', message: describePushed(record, inputs) };
  if (isNothing(planned)) return finishUnchanged(context, base);
  if (!fitsOnePush(planned)) return publishByBranch(context, pages, config, rounds);
  return publishDirectly(context, planned, pages, config, rounds);
}

/** A run that people start again is never older: that is how to roll back. */
function isOlderRun({ inputs, host }: PushContext, { manifest }: Project): boolean {
  const { sequence, attempt = 1 } = host.runContext;
  if (inputs.onOlderRun === 'push' || sequence === undefined || attempt > 1) return false;
  return manifest?.sequence !== undefined && sequence < manifest.sequence;
}

function skipOlderRun({ host, log, record }: PushContext): Ending {
  record.isOlderRun = true;
  log.notice(
    `A newer run has pushed already, so nothing was done. To push the pages of this run, start it again${host.name === 'gitlab' ? ' with on-older-run: push' : ', or set on-older-run to push'}.`,
  );
  return { outcome: 'done', message: 'A newer run has pushed already. Nothing was done.' };
}

function isNothing({ changes, group, manifest }: PlannedChanges): boolean {
  return changes.length === 0 && group === undefined && manifest === undefined;
}

function finishUnchanged({ inputs, record }: PushContext, base: Project): Ending {
  record.isWritten = true;
  record.branch = base.branch ?? record.deploymentBranch;
  return { outcome: 'done', message: describePushed(record, inputs) };
}

async function publishDirectly(
  context: PushContext,
  planned: PlannedChanges,
  pages: readonly LocalPage[],
  config: Configuration | undefined,
  rounds: Rounds,
): Promise<Ending> {
  const { clock, inputs, record } = context;
  const { project } = planned;
  const pushId = nextPushId(context, rounds);
  const manifest = planned.manifest?.write(pushId, {
    isThere: () => isManifestThere(project, rounds),
    isInEachPush: false,
  });
  const batches = new Batches(planned.changes, manifest);
  const first = await batches.next();
  const pushedMs = clock.now();
  if (!first?.isLast) return publishByBranch(context, pages, config, rounds);
  const target = { project, message: commitMessage(context, planned), pushId: manifest && pushId.push };
  try {
    const commit = await pushBatch(context, target, first);
    record.commits += 1;
    record.commitSha = commit.commitSha ?? undefined;
    record.deploymentBranch ??= commit.isDeploymentBranch ? (commit.branch ?? undefined) : undefined;
  } catch (error) {
    // Two smaller pushes would be two deployments.
    if (error instanceof ApiError && error.status === 413) return publishByBranch(context, pages, config, rounds);
    throw error;
  }
  markWritten(context, planned);
  record.branch = project.branch ?? record.deploymentBranch;
  await lookAtManifest(context, planned, inputs.base);
  return finish(context, pushedMs);
}

/** In the order of the manifest's history: run, attempt, number of the push. */
function nextPushId({ host, clock }: PushContext, rounds: Rounds): { sequence: number | undefined; push: string } {
  rounds.pushes += 1;
  const { sequence, attempt = 1, runId } = host.runContext;
  const run = sequence === undefined ? (runId ?? String(Math.floor(clock.now()))) : `${sequence}.${attempt}`;
  return { sequence, push: `${run}.${rounds.pushes}` };
}

/** A service may not return the manifest although it is there; then creating it conflicts. */
function isManifestThere({ manifest }: Project, { number }: Rounds): boolean {
  return manifest !== undefined || number === 2;
}

async function publishByBranch(
  context: PushContext,
  pages: readonly LocalPage[],
  config: Configuration | undefined,
  rounds: Rounds,
): Promise<Ending> {
  const { inputs, record, signal, optional } = context;
  record.deploymentBranch ??=
    inputs.base === undefined ? ((config ?? (await readConfig(context, undefined)))?.branch ?? undefined) : undefined;
  const head = await openWorkBranch(context, inputs.base, rounds.number);
  try {
    return await publishFrom(context, head, pages, config, rounds);
  } catch (error) {
    if (error instanceof ConflictError && (await isGone(context, head).catch(() => false))) {
      record.stop = { headline: 'Nothing was published: a newer run took over' };
      return failed('A newer run of this source took over, and deleted the branch of this run. Nothing was published.');
    }
    throw error;
  } finally {
    // A cancelled run sends no further request; the next one clears up.
    if (!signal.aborted) await optional(`The branch ${head} of this run`, () => removeBranch(context, head));
  }
}

async function publishFrom(
  context: PushContext,
  head: string,
  pages: readonly LocalPage[],
  config: Configuration | undefined,
  rounds: Rounds,
): Promise<Ending> {
  const { clock, inputs, record } = context;
  const project = await openProject(context, head);
  // What people change from now on is a matter of the merge, which Git decides.
  const planned = await planChanges(context, project, pages, config);
  const ending = await checkBeforeWriting(context, pages, planned);
  await writePlanFiles(context, planned);
  if (ending) return ending;
  if (isNothing(planned)) return finishUnchanged(context, project);
  const base = inputs.base ?? record.deploymentBranch;
  if (base === undefined)
    return failed('base: the service does not tell the name of the deployment branch. Set base to its name.');
  const changes: Change[] = [...planned.changes];
  if (planned.group) changes.push(await changeOfConfig(context, project, planned.group));
  const pushId = nextPushId(context, rounds);
  const manifest = planned.manifest?.write(pushId, {
    isThere: () => isManifestThere(project, rounds),
    isInEachPush: false,
  });
  const message = commitMessage(context, planned);
  await pushBatches(context, { project, message }, new Batches(changes, manifest), () => undefined);
  const pushedMs = clock.now();
  const baseProject = { ...project, branch: base };
  await mergeInto(context, baseProject, head, message, await sampleOf(changes, manifest?.render([])));
  record.merged = true;
  markWritten(context, planned);
  record.branch = base;
  await lookAtManifest(context, planned, base);
  return finish(context, pushedMs);
}

/** One operation of the run, by which a look at the base branch shows whether it was merged. */
async function sampleOf(changes: readonly Change[], manifest: Operation | undefined): Promise<Operation> {
  const [first] = inPushOrder(changes);
  if (first?.type === 'delete') return { type: 'delete', path: first.path };
  if (first) return { type: first.type, path: first.path, content: (await first.content?.()) ?? '' };
  return manifest ?? { type: 'delete', path: '' };
}

function markWritten({ record }: PushContext, { plan }: PlannedChanges): void {
  for (const step of plan.steps) if (step.action !== 'kept' && step.action !== 'left') record.written.add(step);
  record.isWritten = true;
}

/** Pauses before further looks at the first manifest: caches may show the state before. */
const LOOK_DELAYS_MS = [500, 1_500, 4_000];

/** After the first manifest was pushed, checks that the service returns it. */
async function lookAtManifest(
  context: PushContext,
  { project, manifest }: PlannedChanges,
  branch: string | undefined,
): Promise<void> {
  const { log, pause, record } = context;
  if (!manifest || project.manifest) return;
  for (const delayMs of [...LOOK_DELAYS_MS, undefined]) {
    if ((await readPage(context, { ...project, branch }, manifest.path)) !== undefined) return;
    if (delayMs !== undefined) await pause(delayMs);
  }
  record.isManifestHidden = true;
  log.warning(
    `manifest: the service doesn't return ${JSON.stringify(manifest.path)}. Every run will compare all pages, and nothing can be deleted.`,
  );
}

async function finish(context: PushContext, pushedMs: number): Promise<Ending> {
  const { inputs, record } = context;
  const ending = await followLive(context, pushedMs);
  return ending ?? { outcome: 'done', message: describePushed(record, inputs) };
}
