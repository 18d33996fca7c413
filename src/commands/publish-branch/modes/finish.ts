/** Makes the restore point, merges the branch of this run into base once, and follows the deployment. */
import type { Deployment } from '../../../api/endpoints/deployments.js';
import { type Before, rememberDeployments } from '../../../deployments/deployment-search.js';
import { type Deployed, follow, followPush, recordIn } from '../../../deployments/follow-deployment.js';
import { isLiveOf, readLive } from '../../../deployments/newest-live.js';
import { ConflictError } from '../../../project/write-once.js';
import { type BranchState, hasSameList, readList } from '../branches/branch-state.js';
import { NO_POINT, USUAL_CONFIG_FILE } from '../inputs.js';
import { mergeIntoBase, type Proof } from '../branches/merge.js';
import { afterOf, deploymentMark, restorePoints } from '../names.js';
import type { OwnBranches } from '../branches/own-branches.js';
import { writePlan } from '../plan/plan.js';
import { type PublishContext, type Result, Stop, type WayBack } from '../record.js';

/**
 * Rejects with ConflictError if base isn't as it was seen, or doesn't merge any more.
 * @param seen base as the plan knows it
 */
export async function finishMerge(
  own: OwnBranches,
  message: string,
  { seen, ...proof }: Proof & { readonly seen: BranchState },
): Promise<Result> {
  const { context, start } = own;
  const { inputs, record } = context;
  const hasPoint = inputs.mode === 'restore' || inputs.restorePoint !== NO_POINT;
  const before = start.isLive && (inputs.wait || hasPoint) ? await rememberDeployments(context) : undefined;
  if (hasPoint) await own.createPoint(before && markedOf(before, start.base));
  const now = await readList(context, hasPoint ? own.names.before : start.base);
  if (!hasSameList(seen, now)) throw new ConflictError('others changed pages');
  if (!(await mergeIntoBase(own, message, proof))) return finishWithout(own, before);
  if (hasPoint) {
    record.restorePoint = own.names.before;
    record.wayBack = wayBackOf(context, own.names.before);
    await own.keep();
  } else await own.removeAll();
  const isWaiting = before && inputs.wait;
  const deployment = isWaiting ? await followPush(context, start.base, before, recordIn(context)) : undefined;
  return { kind: 'merged', deployment };
}

/** The newest live deployment before the merge; the newest one of any kind if many previews are newer than the live one. */
function markedOf({ items }: Before, base: string): { readonly deploymentId: string | undefined } {
  const marked = items.find((one) => isLiveOf(one, base)) ?? items[0];
  return { deploymentId: marked?.deploymentId };
}

/**
 * What goes back: a service may not return the text of the configuration, so its file is named. A command can't rely on what
 * the next shell has set, so it names the service, too.
 */
function wayBackOf({ host, inputs: values, record }: PublishContext, restorePoint: string): WayBack {
  const { base, baseUrl, configFile } = values;
  const isCommand = host.name === 'terminal';
  const inputs: WayBack['inputs'][number][] = [
    ...(isCommand ? ([['base-url', baseUrl.href]] as const) : []),
    ['mode', 'restore'],
    ['restore-point', restorePoint],
  ];
  if (base !== undefined) inputs.push(['base', base]);
  if (record.hasConfigChange) inputs.push(['config-file', configFile ?? USUAL_CONFIG_FILE]);
  return { inputs, isCommand };
}

/**
 * Base has everything already, but that readers have it is known from the newest deployment only.
 * @param before the deployments that lack something; undefined if that is not known
 */
export async function finishWithout(own: OwnBranches, before?: Before): Promise<Result> {
  const { context } = own;
  const { record } = context;
  const kept = record.steps?.filter(({ action }) => action === 'kept') ?? [];
  Object.assign(record, { steps: kept, hasConfigChange: false });
  if (record.files.plan !== undefined) await writePlan(context, kept, []);
  await own.removeAll();
  return { kind: 'nothing', deployment: isFollowed(own) ? await followBase(own, before) : undefined };
}

/**
 * True if a run made base what it is, and nothing was deployed since: it was killed, or the service deployed nothing. The
 * restore point says what was deployed before, so no clock has to be right.
 * @param newest the newest deployments of any kind, down to the newest live one
 */
async function isPublishedAfter(
  { context, start: { base, branches } }: OwnBranches,
  newest: readonly Deployment[],
): Promise<boolean> {
  const marks = new Set(newest.map(({ deploymentId }) => deploymentMark(deploymentId)));
  // Restore points don't tell their base.
  for (const point of restorePoints(branches)) {
    if (point.mark === undefined) continue;
    if (!marks.has(point.mark)) return false;
    const isPair = branches.some(({ name }) => name === afterOf(point));
    if (isPair && (await isLikeBase(context, base, afterOf(point)))) return true;
  }
  return false;
}

/** False for a branch that another run deletes meanwhile. */
async function isLikeBase(context: PublishContext, base: string, branch: string): Promise<boolean> {
  try {
    return hasSameList(await readList(context, branch), await readList(context, base));
  } catch (error) {
    if (error instanceof Stop) return false;
    throw error;
  }
}

/** True if readers see base, and the run waits. */
function isFollowed({ context, start }: OwnBranches): boolean {
  return context.inputs.wait && start.isLive;
}

/** Follows the newest live deployment, or the next one if only that has everything. */
async function followBase(own: OwnBranches, before: Before | undefined): Promise<Deployed> {
  const { context, start } = own;
  const record = recordIn(context);
  if (before) return followPush(context, start.base, before, record);
  const {
    live: [live],
    items,
    isComplete,
  } = await readLive(context.api, start.base, () => true);
  if (!live) return isComplete ? followPush(context, start.base, { items, total: null }, record) : 'unknown';
  if (await isPublishedAfter(own, items.slice(0, items.indexOf(live) + 1)))
    return followPush(context, start.base, { items, total: null }, record);
  return follow(context, live, record);
}
