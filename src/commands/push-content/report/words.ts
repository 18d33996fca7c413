/** Words how a run ended: its message, outcome and headline. Pure: all follow from the result and the facts. */
import { findBuildError } from '../../../deployments/build-error.js';
import { phaseOf } from '../../../deployments/phase.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shortId } from '../../../text/short-id.js';
import { formatDuration } from '../../../text/units.js';
import type { Ending, Headline, Outcome, RunEnding } from '../../command.js';
import { isWebUrl } from '../../../text/document.js';
import type { PushInputs } from '../inputs.js';
import type { KnownDeployment, PushRecord, PushResult } from '../result.js';
import { locateBuildError } from './annotations.js';
import {
  changedGroup,
  describeChanges,
  describeKept,
  describeKeptPages,
  describePushedPages,
  hasPages,
  pushedPages,
  verbOf,
} from './pages.js';
import { describeStop } from './stop-words.js';

/** The ending of a run with a result. */
export function endingOfRun(record: PushRecord, inputs: PushInputs, result: PushResult): Ending {
  if (result.kind === 'stopped') return describeStop(result.reason, record, inputs);
  const failure = describeFailure(record, inputs, result);
  return failure ?? { outcome: 'done', message: describeDone(record, inputs, result) };
}

/** The deployment or preview that a result includes. */
function deploymentOf(result: PushResult): KnownDeployment | 'missing' | undefined {
  return 'deployment' in result ? result.deployment : undefined;
}

/** The ending of a run whose pages are where they belong, but not live; undefined if the build didn't fail. */
function describeFailure(record: PushRecord, inputs: PushInputs, result: PushResult): Ending | undefined {
  const deployment = deploymentOf(result);
  if (deployment === undefined) return undefined;
  const branch = branchOf(record) ?? 'the deployment branch';
  const isKept = pushedPages(record, false).kept.length > 0;
  const upToDate = isKept ? nothingPushed(record) : 'The pages are up to date';
  const pages = result.kind === 'up-to-date' ? upToDate : 'The pages were pushed';
  const fail = (message: string, location?: Ending['location']): Ending => ({ outcome: 'failed', message, location });
  if (deployment === 'missing')
    return fail(
      `The pages are on ${branch}, but no deployment appeared within 3m. Look into the dashboard, or set wait to false.`,
    );
  const phase = phaseOf(deployment);
  if (phase === 'cancelled')
    return fail(
      `Deployment ${shortId(deployment.deploymentId)} was cancelled on the service, by a user or by a newer deployment. The pages are on the branch.`,
    );
  if (phase !== 'error') return undefined;
  const error = findBuildError(deployment.logs ?? '');
  const what = inputs.mode === 'propose' ? 'the preview' : 'the build';
  if (!error) return fail(`${pages}, but ${what} failed without a build log. Check the dashboard.`);
  const place = error.file === undefined ? '' : ` at ${error.file}, line ${error.line ?? 1}`;
  return fail(`${pages}, but ${what} failed${place}: ${error.message}`, locateBuildError(record, error));
}

/** The branch that has the pages, or is to get them, if its name is known. */
export function branchOf({ target, deploymentBranch }: PushRecord): string | undefined {
  return target ?? deploymentBranch;
}

function describeDone(
  record: PushRecord,
  inputs: PushInputs,
  result: Exclude<PushResult, { kind: 'stopped' }>,
): string {
  switch (result.kind) {
    case 'older-run':
      return 'Nothing was pushed, because a newer run has pushed already. To push these pages anyway, set on-older-run to push. On GitHub, you can also start this run again.';
    case 'removed':
      return result.branches.length === 0
        ? `Nothing to delete: the branch ${record.target ?? ''} doesn't exist.`
        : `${branchList(result.branches)} ${result.branches.length === 1 ? 'was' : 'were'} deleted.`;
    case 'removal-planned':
      return result.branches.length === 0
        ? `Nothing to delete: the branch ${record.target ?? ''} doesn't exist.`
        : `Dry run: ${lowerFirst(branchList(result.branches))} would be deleted. Nothing was changed.`;
    case 'taken-back':
      return `The proposal has no changes left. The branch ${result.branch} stays, because other people may work on it. To delete it, use mode remove.`;
    case 'planned':
      return `Dry run: ${describePlan(record, inputs)}`;
    default:
      return describePushed(record, inputs);
  }
}

function branchList(branches: readonly string[]): string {
  return `The ${branches.length === 1 ? 'branch' : 'branches'} ${branches.join(', ')}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function describePlan(record: PushRecord, inputs: PushInputs): string {
  const { changes, kept } = pushedPages(record, true);
  const counts =
    changes.length === 0
      ? 'no page would change'
      : `${pluralize(changes.length, 'page')} would change (${describeChanges(changes)})`;
  const keptSentences = kept.length > 0 ? [`${describeKeptPages(kept)}.`] : [];
  return [`${counts}.`, ...keptSentences, ...navigationSentences(record, inputs), 'Nothing was changed.'].join(' ');
}

function describePushed(record: PushRecord, inputs: PushInputs): string {
  const { changes, kept, unchangedCount } = pushedPages(record, false);
  const group = navigationSentences(record, inputs);
  const end = [...(kept.length > 0 ? [`${describeKeptPages(kept)}.`] : []), ...deploymentSentences(record, inputs)];
  if (changes.length > 0) {
    const pushed = describePushedPages(changes.length, verbOf(record, inputs), inputs);
    return [`${pushed}: ${describeChanges(changes)}.`, ...group, ...end].join(' ');
  }
  const manifest = record.commits.count > 0 && group.length === 0 ? ['Only the manifest was updated.'] : [];
  if (kept.length > 0) {
    return [`${nothingPushed(record)}.`, ...group, ...manifest, ...end].join(' ');
  }
  if (!hasPages(record)) return 'No pages found. Check path and include, and that the repository is checked out.';
  const all =
    unchangedCount === 1 ? 'The page is up to date.' : `All ${pluralize(unchangedCount, 'page')} are up to date.`;
  return [all, ...group, ...manifest, ...end].join(' ');
}

/** A run without changed pages may still have pushed the navigation or the manifest. */
function nothingPushed({ commits }: PushRecord): string {
  return commits.count > 0 ? 'No page was pushed' : 'Nothing was pushed';
}

function navigationSentences(record: PushRecord, { dryRun }: PushInputs): string[] {
  const group = changedGroup(record, dryRun);
  if (group === undefined) return [];
  return [`The navigation group ${JSON.stringify(group)} ${dryRun ? 'would be' : 'was'} updated.`];
}

/** The URL comes last and without a full stop, so that terminals make a link of it. */
function deploymentSentences(record: PushRecord, { mode }: PushInputs): string[] {
  const { deployment, deploymentBranch } = record;
  const branch = branchOf(record);
  const isPreview = mode === 'propose';
  if (!deployment) {
    const isLive = branch === undefined || branch === deploymentBranch || record.commits.count === 0;
    return isLive ? [] : [`The pages are on the branch ${branch}.`];
  }
  if (phaseOf(deployment) === 'in-progress')
    return [`The ${isPreview ? 'preview' : 'deployment'} continues on the service.`];
  return deployment.url ? [`${isPreview ? upperFirst(previewName(record)) : 'Live'}: ${deployment.url}`] : [];
}

export function previewName({ isEarlierPreview }: PushRecord): string {
  return isEarlierPreview ? 'preview of an earlier run' : 'preview';
}

/** What a run left behind that an error, a timeout or a cancellation stopped. Undefined if there is nothing to say. */
export function describeUnfinished(record: PushRecord, inputs: PushInputs, outcome: Outcome): string | undefined {
  if (inputs.dryRun) return undefined;
  const name = branchOf(record);
  const branch = name === undefined ? 'the deployment branch' : `the branch ${name}`;
  if (inputs.mode === 'remove')
    return record.progress === 'in-doubt'
      ? `${upperFirst(branch)} may have been deleted. Run the job again to make sure.`
      : undefined;
  switch (record.progress) {
    case 'done':
      return [
        `All changes are on ${branch}.`,
        ...deploymentSentences(record, inputs).filter((one) => /continues/.test(one)),
      ].join(' ');
    case 'in-doubt':
      return `The last change of ${branch} may have been made. The next run compares all pages and pushes what is missing.`;
    case 'none':
      return describePart(record, branch, outcome);
  }
}

function describePart(record: PushRecord, branch: string, outcome: Outcome): string | undefined {
  const { changes, pendingCount } = pushedPages(record, false);
  if (changes.length > 0)
    return `${formatCount(changes.length)} of ${pluralize(changes.length + pendingCount, 'page')} ${changes.length === 1 ? 'is' : 'are'} on ${branch}. The next run pushes the others.`;
  // A run that failed before it had a plan says why, and that is enough.
  if (record.plan === undefined)
    return outcome === 'timed-out' || outcome === 'cancelled' ? 'Nothing was changed.' : undefined;
  const unchanged = `${upperFirst(branch)} is unchanged.`;
  return outcome === 'failed'
    ? unchanged
    : `${unchanged} The next run starts again and deletes what this run left behind.`;
}

/** One clause, as the title of the summary and the comment. Undefined if the cause of the failure is the better title. */
export function headlineOf(record: PushRecord, inputs: PushInputs, ending: RunEnding): Headline | undefined {
  const { result } = record;
  if (!result) return unfinishedHeadline(record, inputs, ending);
  if (result.kind === 'stopped') return { sign: 'bad', text: describeStop(result.reason, record, inputs).headline };
  return failureHeadline(record, inputs, deploymentOf(result)) ?? doneHeadline(record, inputs, result);
}

function failureHeadline(
  record: PushRecord,
  inputs: PushInputs,
  deployment: KnownDeployment | 'missing' | undefined,
): Headline | undefined {
  if (deployment === undefined) return undefined;
  if (deployment === 'missing')
    return { sign: 'bad', text: `${describeProgress(record, inputs)}, but no deployment appeared` };
  const [what, documentation] = inputs.mode === 'propose' ? ['preview', 'preview '] : ['deployment', ''];
  switch (phaseOf(deployment)) {
    case 'cancelled':
      return { sign: 'bad', text: `The ${what} was cancelled on the service` };
    case 'error':
      return { sign: 'bad', text: `Documentation ${documentation}failed to build` };
    default:
      return undefined;
  }
}

function doneHeadline(record: PushRecord, inputs: PushInputs, result: PushResult): Headline {
  switch (result.kind) {
    case 'older-run':
      return { sign: 'neutral', text: 'Nothing was pushed: a newer run has pushed already' };
    case 'removed':
    case 'removal-planned':
      return removalHeadline(record, result);
    case 'taken-back':
      return { sign: 'good', text: 'The proposal has no changes left' };
    case 'planned':
      return planHeadline(record);
    default:
      return pushedHeadline(record, inputs);
  }
}

function removalHeadline(
  { target }: PushRecord,
  { kind, branches }: Extract<PushResult, { kind: 'removed' | 'removal-planned' }>,
): Headline {
  if (branches.length === 0)
    return { sign: 'good', text: `Nothing to delete: the branch ${target ?? ''} doesn't exist` };
  const list = branchList(branches);
  if (kind === 'removal-planned')
    return { sign: 'plan', text: `Plan: delete ${lowerFirst(list)}, nothing was changed` };
  return { sign: 'good', text: `${list} ${branches.length === 1 ? 'was' : 'were'} deleted` };
}

function planHeadline(record: PushRecord): Headline {
  const { length: count } = pushedPages(record, true).changes;
  const none = changedGroup(record, true) === undefined ? 'no page' : 'only the navigation';
  return {
    sign: 'plan',
    text: `Plan: ${count === 0 ? none : pluralize(count, 'page')} would change, nothing was changed`,
  };
}

function pushedHeadline(record: PushRecord, inputs: PushInputs): Headline {
  const { changes, kept, unchangedCount } = pushedPages(record, false);
  const sign = kept.length > 0 || record.navigationRaces.length > 0 ? 'warning' : 'good';
  const keptPages =
    kept.length === 0 ? '' : `, ${formatCount(kept.length)} kept as ${kept.length === 1 ? 'it is' : 'they are'}`;
  if (changes.length > 0)
    return { sign, text: `${describePushedPages(changes.length, verbOf(record, inputs), inputs)}${keptPages}` };
  if (changedGroup(record, false) !== undefined) return { sign, text: `The navigation was updated${keptPages}` };
  if (kept.length > 0) return { sign, text: `${nothingPushed(record)}: ${describeKept(kept)}` };
  if (!hasPages(record)) return { sign: 'warning', text: 'No pages found' };
  return {
    sign,
    text: `${unchangedCount === 1 ? 'The page is' : `All ${formatCount(unchangedCount)} pages are`} up to date`,
  };
}

function unfinishedHeadline(record: PushRecord, inputs: PushInputs, ending: RunEnding): Headline | undefined {
  const progress = describeProgress(record, inputs);
  switch (ending.outcome) {
    case 'timed-out':
      return { sign: 'waiting', text: timedOutText(record, progress, ending) };
    case 'cancelled':
      return { sign: 'bad', text: `Cancelled: ${progress}` };
    default:
      break;
  }
  if (record.progress !== 'done' || pushedPages(record, false).changes.length === 0) return undefined;
  const failure = ending.outcome === 'unavailable' ? "the service isn't available" : 'the job failed';
  return { sign: 'bad', text: `${progress}, but ${failure}` };
}

function timedOutText({ progress, deployment }: PushRecord, done: string, { durationMs }: RunEnding): string {
  const minutes = durationMs >= 60_000 ? `${Math.round(durationMs / 60_000)} min` : formatDuration(durationMs);
  return progress === 'done' && deployment ? `Still building after ${minutes}` : `Timed out: ${done}`;
}

/** Says how far a run came that didn't finish. */
function describeProgress(record: PushRecord, inputs: PushInputs): string {
  const { changes, pendingCount } = pushedPages(record, false);
  const isDone = record.progress === 'done';
  if (isDone && changes.length > 0) return describePushedPages(changes.length, verbOf(record, inputs), inputs);
  if (changedGroup(record, false) !== undefined) return 'the navigation was updated';
  if (isDone && record.commits.count > 0) return 'the manifest was updated';
  if (record.progress === 'in-doubt') return 'the last change may have been made';
  if (changes.length === 0) return 'nothing was changed';
  return `${formatCount(changes.length)} of ${pluralize(changes.length + pendingCount, 'page')} proposed`;
}

/** The URL of the site or the preview; undefined until the build is ready. */
export function siteUrl({ deployment }: PushRecord): string | undefined {
  const url = deployment?.url ?? '';
  return deployment && phaseOf(deployment) === 'ready' && isWebUrl(url) ? url : undefined;
}
