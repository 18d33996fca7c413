/** Makes the restore point, merges the branch of this run into base once, and follows the deployment. */
import type { Deployment } from '../../../api/endpoints/deployments.js';
import { type Before, rememberDeployments } from '../../../deployments/deployment-search.js';
import { type Deployed, follow, followPush, type KnownDeployment } from '../../../deployments/follow-deployment.js';
import { isLiveOf, readLive } from '../../../deployments/newest-live.js';
import { ConflictError } from '../../../project/write-once.js';
import { type Ended, INNER_GRACE_MS, learn } from '../../command.js';
import { type BranchState, GoneError, hasSameList, type Reading, readList } from '../branches/branch-state.js';
import { USUAL_CONFIG_FILE } from '../../../pages/place.js';
import { NO_POINT } from '../inputs.js';
import { mergeIntoBase, type Proof, requireBranch } from '../branches/merge.js';
import { afterOf, deploymentMark, restorePoints } from '../names.js';
import type { OwnBranches } from '../branches/own-branches.js';
import { writePlan } from '../plan/plan.js';
import { type PublishRun, type Result, type RoundFacts, Stop, type WayBack } from '../record.js';
import { setting } from '../../../text/input-names.js';

/** What the end of a round learns. */
type FinishFacts = Partial<RoundFacts>;

/** What the merge is to bring to base, and what of the plan is known. */
interface Target extends Proof {
  /** Base as the plan knows it. */
  readonly seen: BranchState;
  readonly planned: Planned;
}

type Planned = Readonly<Pick<RoundFacts, 'files' | 'steps'>>;

/** Ends with ConflictError if base isn't as it was seen, or doesn't merge any more. */
export async function finishMerge(
  own: OwnBranches,
  message: string,
  target: Target,
): Promise<Ended<FinishFacts, Result>> {
  return learn(own.run, {}, (facts) => mergeOnce(own, message, target, facts), INNER_GRACE_MS);
}

async function mergeOnce(
  own: OwnBranches,
  message: string,
  { seen, planned, ...proof }: Target,
  facts: FinishFacts,
): Promise<Result> {
  const { run, start } = own;
  const hasPoint = makesPoint(own);
  const before = start.isLive && (run.inputs.wait || hasPoint) ? await rememberDeployments(run) : undefined;
  if (hasPoint) await own.createPoint(before && markedOf(before, start.base));
  const now = await readList(run, hasPoint ? own.names.before : start.base);
  if (!hasSameList(seen, now)) throw new ConflictError('others changed pages');
  facts.progress = 'in-doubt';
  const merge = await mergeIntoBase(own, message, proof);
  facts.progress = merge.kind === 'done' ? 'done' : 'none';
  if (merge.kind === 'nothing') return endWithout(own, planned, before, facts);
  if (merge.kind === 'refused') {
    await requireBranch(run, own.names.after, merge.error.cause);
    throw merge.error;
  }
  facts.commitSha = merge.commitSha;
  if (hasPoint) {
    facts.restorePoint = own.names.before;
    facts.wayBack = wayBackOf(run, own.names.before, proof.config !== undefined);
  }
  await (hasPoint ? own.keep() : own.removeAll());
  return { kind: 'merged', deployment: await followMerge(own, before, facts) };
}

async function followMerge(
  { run, start }: OwnBranches,
  before: Before | undefined,
  facts: FinishFacts,
): Promise<Deployed> {
  return before && run.inputs.wait ? followPush(run, start.base, before, keepIn(facts)) : undefined;
}

function makesPoint({ run: { inputs } }: OwnBranches): boolean {
  return inputs.mode === 'restore' || inputs.restorePoint !== NO_POINT;
}

/** Keeps each state of a deployment, so that an interrupted run knows the last one. */
function keepIn(facts: FinishFacts): (deployment: KnownDeployment) => void {
  return (deployment) => (facts.deployment = deployment);
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
export function wayBackOf(
  { host, inputs: values }: Pick<PublishRun, 'host' | 'inputs'>,
  restorePoint: string,
  hasConfigChange: boolean,
): WayBack {
  const { base, baseUrl, configFile } = values;
  const isCommand = host.name === 'terminal';
  const inputs: WayBack['inputs'][number][] = [
    ...(isCommand ? ([['base-url', baseUrl.href]] as const) : []),
    ['mode', 'restore'],
    ['restore-point', restorePoint],
  ];
  if (base !== undefined) inputs.push(['base', base]);
  if (hasConfigChange) inputs.push(['config-file', configFile ?? USUAL_CONFIG_FILE]);
  return { inputs, isCommand };
}

/**
 * Base has everything already, but that readers have it is known from the newest deployment only.
 * @param planned what the plan says, and where it is
 */
export async function finishWithout(own: OwnBranches, planned: Planned): Promise<Ended<FinishFacts, Result>> {
  return learn(own.run, {}, (facts) => endWithout(own, planned, undefined, facts), INNER_GRACE_MS);
}

/** @param before the deployments that lack something; undefined if that is not known */
async function endWithout(
  own: OwnBranches,
  { files, steps = [] }: Planned,
  before: Before | undefined,
  facts: FinishFacts,
): Promise<Result> {
  const kept = steps.filter(({ action }) => action === 'kept');
  Object.assign(facts, { steps: kept, hasConfigChange: false });
  if (files.plan !== undefined) facts.files = await writePlan(own.run, kept, []);
  await own.removeAll();
  return { kind: 'nothing', deployment: isFollowed(own) ? await followBase(own, before, keepIn(facts)) : undefined };
}

/**
 * True if a run made base what it is, and nothing was deployed since: it was killed, or the service deployed nothing. The
 * restore point says what was deployed before, so no clock has to be right.
 * @param newest the newest deployments of any kind, down to the newest live one
 */
async function isPublishedAfter(
  { run, start: { base, branches } }: OwnBranches,
  newest: readonly Partial<Deployment>[],
): Promise<boolean> {
  const marks = new Set(newest.map(({ deploymentId }) => deploymentMark(deploymentId)));
  // Restore points don't tell their base.
  for (const point of restorePoints(branches)) {
    if (point.mark === undefined) continue;
    if (!marks.has(point.mark)) return false;
    const isPair = branches.some(({ name }) => name === afterOf(point));
    if (isPair && (await isLikeBase(run, base, afterOf(point)))) return true;
  }
  return false;
}

/** False for a branch that another run deletes meanwhile. */
async function isLikeBase(project: Reading, base: string, branch: string): Promise<boolean> {
  try {
    return hasSameList(await readList(project, branch), await readList(project, base));
  } catch (error) {
    if (error instanceof GoneError) return false;
    throw error;
  }
}

/** True if readers see base, and the run waits. */
function isFollowed({ run, start }: OwnBranches): boolean {
  return run.inputs.wait && start.isLive;
}

/** Follows the newest live deployment, or the next one if only that has everything. */
async function followBase(
  own: OwnBranches,
  before: Before | undefined,
  onUpdate: ReturnType<typeof keepIn>,
): Promise<Deployed> {
  const { run, start } = own;
  if (before) return followPush(run, start.base, before, onUpdate);
  const {
    live: [live],
    items,
    isComplete,
  } = await readLive(run.api, start.base, () => true);
  if (!live && !isComplete) return 'unknown';
  // The first publication of a project may have had no deployment before it, which has a mark, too.
  if (await isPublishedAfter(own, live ? items.slice(0, items.indexOf(live) + 1) : [...items, {}])) {
    run.log.info(
      `${start.base} has a publication that isn't deployed yet, so this run waits up to 3m for its deployment. To end without waiting, set ${setting('wait', false)}.`,
    );
    return followPush(run, start.base, { items, total: null }, onUpdate);
  }
  if (live) return follow(run, live, onUpdate);
  throw new Stop(
    'no-deployment',
    `${start.base} has no live deployment`,
    `This run changed nothing, so no deployment can start. Run trigger-deploy, or publish the project in the dashboard.`,
  );
}
