/** Publishes changes by a branch of this run, which collects all commits and is merged once. */
import type { Operation } from '../../api/endpoints/content.js';
import { ApiError } from '../../api/errors.js';
import type { Configuration } from '../../api/schemas/content.js';
import { type Ending, failed } from '../command.js';
import { ConflictError, pushBatches, whileUncertain } from './apply/push-batches.js';
import { isManifestThere, lookAtManifest, markWritten, nextPushId, type Rounds } from './apply/rounds.js';
import { isGone, mergeInto, openWorkBranch, removeBranch } from './apply/work-branch.js';
import { checkBeforeWriting } from './check-before-writing.js';
import { commitMessage } from './commit-message.js';
import type { LocalPage } from './folder/read-pages.js';
import { Batches, type Change, inPushOrder } from './plan/batches.js';
import { changeOfConfig, isNavigationChanged, planChanges, type PlannedChanges } from './plan-changes.js';
import type { GroupChange } from './project/navigation-group.js';
import { openNewBranch, readConfig } from './project/read-project.js';
import type { PushContext } from './record.js';
import { writePlanFiles } from './result-files.js';
import { describePushed } from './describe-run.js';

/** The base branch has all changes. */
export interface Published {
  /** Local time just before the first attempt to change the base branch. */
  readonly pushedMs: number;
}

/** True if a plan has nothing to write. */
export function isUnchanged({ changes, group, manifest }: PlannedChanges): boolean {
  return changes.length === 0 && group === undefined && manifest === undefined;
}

/** Rejects with ConflictError if others changed the same pages meanwhile. */
export async function publishByBranch(
  context: PushContext,
  pages: readonly LocalPage[],
  config: Configuration | undefined,
  rounds: Rounds,
): Promise<Published | Ending> {
  const { inputs, record, signal, optional } = context;
  if (inputs.base === undefined && record.deploymentBranch === undefined)
    record.deploymentBranch = (config ?? (await readConfig(context, undefined)))?.branch ?? undefined;
  const head = await openWorkBranch(context, inputs.base, rounds.number);
  try {
    return await pushAndMerge(context, head, pages, config, rounds);
  } catch (error) {
    const isMissing = error instanceof ConflictError || (error instanceof ApiError && error.status === 404);
    if (isMissing && (await isGone(context, head).catch(() => false))) {
      record.stop = { headline: 'Nothing was published: a newer run took over' };
      return failed('A newer run of this source took over, and deleted the branch of this run. Nothing was published.');
    }
    throw error;
  } finally {
    // The commits are gone with the branch.
    if (!record.isWritten && !record.isUncertain) [record.commits, record.commitSha] = [0, undefined];
    // A cancelled run sends no further request; the next one clears up.
    if (!signal.aborted) await optional(`The branch ${head} of this run`, () => removeBranch(context, head));
  }
}

async function pushAndMerge(
  context: PushContext,
  head: string,
  pages: readonly LocalPage[],
  config: Configuration | undefined,
  rounds: Rounds,
): Promise<Published | Ending> {
  const { clock, inputs, record } = context;
  const base = inputs.base ?? record.deploymentBranch;
  if (base === undefined)
    return failed('base: the service does not tell the name of the deployment branch. Set base to its name.');
  const project = await openNewBranch(context, head, pages);
  // What people change from now on is a matter of the merge, which Git decides.
  const planned = await planChanges(context, project, pages, config);
  const ending = await checkBeforeWriting(context, pages, planned);
  await writePlanFiles(context, planned);
  if (ending) return ending;
  if (isUnchanged(planned)) {
    record.isWritten = true;
    record.branch = base;
    return { outcome: 'done', message: describePushed(record, inputs) };
  }
  const changes: Change[] = [...planned.changes];
  if (planned.group) changes.push(await changeOfConfig(context, project, planned.group));
  const manifest = planned.manifest?.write(nextPushId(context, rounds), {
    isThere: () => isManifestThere(project, rounds),
    isInEachPush: false,
  });
  const message = commitMessage(context, planned);
  await pushBatches(context, { project, message }, new Batches(changes, manifest), () => undefined);
  const wrongPath = planned.group && (await checkConfigFile(context, head, planned.group));
  if (wrongPath) return wrongPath;
  const pushedMs = clock.now();
  const sample = await sampleOf(changes, manifest?.render([]));
  await whileUncertain(context, () => mergeInto(context, { ...project, branch: base }, head, message, sample));
  record.merged = true;
  markWritten(context, planned);
  record.branch = base;
  await lookAtManifest(context, planned, base);
  return { pushedMs };
}

/** A wrong path creates another file, and the navigation stays as it is. Resolves to the ending of such a run. */
async function checkConfigFile(context: PushContext, head: string, group: GroupChange): Promise<Ending | undefined> {
  const { inputs, record } = context;
  if (!record.isConfigUnread || (await isNavigationChanged(context, head, group))) return undefined;
  record.stop = { headline: 'Nothing was published: the navigation stays as it is' };
  return failed(
    `config-file: docs-ci wrote ${JSON.stringify(inputs.configFile)} on a temporary branch, but the navigation did not change. Nothing was published. Set config-file to the path of the configuration file.`,
  );
}

/** One operation of the run, by which a look at the base branch shows whether it was merged. */
async function sampleOf(changes: readonly Change[], manifest: Operation | undefined): Promise<Operation> {
  const [first] = inPushOrder(changes);
  if (first?.type === 'delete') return { type: 'delete', path: first.path };
  if (first) return { type: first.type, path: first.path, content: (await first.content?.()) ?? '' };
  return manifest ?? { type: 'delete', path: '' };
}
