/** Words the last message of a run: what a finished run did, and what an interrupted run left behind. Pure. */
import { phaseOf } from '../../deployments/phase.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import type { Outcome } from '../command.js';
import type { PushInputs } from './inputs.js';
import {
  changedGroup,
  describeChanges,
  describeKeptPages,
  describePushedPages,
  pushedPages,
  type PushedPages,
  verbOf,
} from './pushed-pages.js';
import type { PushRecord } from './record.js';

/** The message of a run that ends as done. */
export function describePushed(record: PushRecord, inputs: PushInputs): string {
  if (inputs.mode === 'remove') return describeRemoved(record, inputs);
  if (record.isOlderRun)
    return 'Nothing was pushed, because a newer run has pushed already. To push these pages anyway, set on-older-run to push. On GitHub, you can also start this run again.';
  const pages = pushedPages(record, inputs.dryRun);
  const { changes, kept } = pages;
  if (inputs.dryRun) {
    const counts =
      changes.length === 0
        ? 'no page would change'
        : `${pluralize(changes.length, 'page')} would change (${describeChanges(changes)})`;
    const keptSentences = kept.length > 0 ? [`${describeKeptPages(kept)}.`] : [];
    const sentences = [`${counts}.`, ...keptSentences, ...navigationSentences(record, inputs), 'Nothing was changed.'];
    return `Dry run: ${sentences.join(' ')}`;
  }
  if (record.isTakenBack) return `The proposal has no changes left, so the branch ${record.target ?? ''} was deleted.`;
  if (changes.length === 0 && kept.length === 0) return describeUpToDate(record, inputs, pages);
  const sentences = [
    ...(changes.length > 0
      ? [`${describePushedPages(changes.length, verbOf(record, inputs), inputs)}: ${describeChanges(changes)}.`]
      : [changedGroup(record, inputs.dryRun) === undefined ? 'Nothing was pushed.' : 'No page was pushed.']),
    ...navigationSentences(record, inputs),
    ...(kept.length > 0 ? [`${describeKeptPages(kept)}.`] : []),
    ...deploymentSentences(record, inputs),
  ];
  return sentences.join(' ');
}

function describeUpToDate(record: PushRecord, inputs: PushInputs, { unchangedCount }: PushedPages): string {
  if (!record.plan?.steps.some(({ page }) => page))
    return 'No pages found. Check path and include, and that the repository is checked out.';
  const all =
    unchangedCount === 1 ? 'The page is up to date.' : `All ${pluralize(unchangedCount, 'page')} are up to date.`;
  const navigation = navigationSentences(record, inputs);
  const manifest = record.commits > 0 && navigation.length === 0 ? ['Only the manifest was updated.'] : [];
  return [all, ...navigation, ...manifest, ...deploymentSentences(record, inputs)].join(' ');
}

function navigationSentences(record: PushRecord, { dryRun }: PushInputs): string[] {
  const group = changedGroup(record, dryRun);
  if (group === undefined) return [];
  return [`The navigation group ${JSON.stringify(group)} ${dryRun ? 'would be' : 'was'} updated.`];
}

/** The URL comes last and without a full stop, so that terminals make a link of it. */
function deploymentSentences({ deployment, branch, deploymentBranch }: PushRecord, { mode }: PushInputs): string[] {
  if (!deployment)
    return branch === undefined || branch === deploymentBranch ? [] : [`The pages are on the branch ${branch}.`];
  const isPreview = mode === 'propose';
  if (phaseOf(deployment) === 'in-progress')
    return [`The ${isPreview ? 'preview' : 'deployment'} continues on the service.`];
  if (phaseOf(deployment) !== 'ready' || !deployment.url) return [];
  return [`${isPreview ? 'Preview' : 'Live'}: ${deployment.url}`];
}

function describeRemoved({ target, branch, isRemoved }: PushRecord, { dryRun }: PushInputs): string {
  if (isRemoved) return `The branch ${target ?? ''} was deleted.`;
  if (dryRun && branch !== undefined) return `Dry run: the branch ${branch} would be deleted. Nothing was changed.`;
  return `Nothing to delete: the branch ${target ?? ''} doesn't exist.`;
}

/** What a run left behind that an error, a timeout or a cancellation stopped. Undefined if there is nothing to say. */
export function describeInterrupted(record: PushRecord, inputs: PushInputs, outcome: Outcome): string | undefined {
  const { deployment, isWritten, isUncertain, plan, target, deploymentBranch } = record;
  if (inputs.dryRun) return undefined;
  if (inputs.mode === 'remove')
    return isUncertain
      ? `The branch ${target ?? ''} may have been deleted. Run the job again to make sure.`
      : undefined;
  const name = target ?? (inputs.mode === 'publish' ? deploymentBranch : undefined);
  const branch = name === undefined ? 'the deployment branch' : `the branch ${name}`;
  if (isWritten) {
    const sentences = [`All changes are on ${branch}.`];
    if (deployment && phaseOf(deployment) === 'in-progress')
      sentences.push(`The ${inputs.mode === 'propose' ? 'preview' : 'deployment'} continues on the service.`);
    return sentences.join(' ');
  }
  if (isUncertain)
    return `The last change of ${branch} may have been made. The next run compares all pages and pushes what is missing.`;
  const { changes, pendingCount } = pushedPages(record, false);
  if (changes.length > 0)
    return `${formatCount(changes.length)} of ${pluralize(changes.length + pendingCount, 'page')} ${changes.length === 1 ? 'is' : 'are'} on ${branch}. The next run pushes the others.`;
  // A run that failed before it had a plan says why, and that is enough.
  if (plan === undefined)
    return outcome === 'timed-out' || outcome === 'cancelled' ? 'Nothing was changed.' : undefined;
  const unchanged = `${branch.charAt(0).toUpperCase()}${branch.slice(1)} is unchanged.`;
  return outcome === 'failed'
    ? unchanged
    : `${unchanged} The next run starts again and deletes what this run left behind.`;
}
