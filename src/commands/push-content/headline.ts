/** Says in one clause how a run ended, as the title of its summary and its comment. Pure. */
import { formatCount, pluralize } from '../../text/pluralize.js';
import { formatDuration } from '../../text/units.js';
import type { Headline, RunEnding } from '../command.js';
import type { PushInputs } from './inputs.js';
import { changedGroup, countFiles, describeKept, describePushedPages, pushedPages, verbOf } from './pushed-pages.js';
import type { PushRecord } from './record.js';

/** Undefined if the cause of the failure is the better title. */
export function headlineOf(record: PushRecord, inputs: PushInputs, ending: RunEnding): Headline | undefined {
  const { stop, rejected } = record;
  switch (ending.outcome) {
    case 'done':
      return inputs.mode === 'remove' ? removeHeadline(record, inputs) : doneHeadline(record, inputs);
    case 'gate':
      return { sign: 'warning', text: `Nothing was pushed: ${describeGate(record)}` };
    case 'timed-out':
      return { sign: 'waiting', text: timedOutText(record, inputs, ending) };
    case 'cancelled':
      return { sign: 'neutral', text: `Cancelled: ${describeProgress(record, inputs)}` };
  }
  if (stop) return { sign: 'bad', text: stop.headline };
  if (rejected.length > 0) return { sign: 'bad', text: `The service rejected ${pluralize(rejected.length, 'page')}` };
  const what = inputs.mode === 'propose' ? 'preview' : 'deployment';
  if (record.deployment?.status === 'cancelled')
    return { sign: 'bad', text: `The ${what} was cancelled on the service` };
  if (record.deployment?.status === 'error')
    return { sign: 'bad', text: `Documentation ${inputs.mode === 'propose' ? 'preview ' : ''}failed to build` };
  if (record.isWritten && record.written.size > 0) {
    const failure = ending.outcome === 'unavailable' ? "the service isn't available" : 'the job failed';
    return { sign: 'bad', text: `${describeProgress(record, inputs)}, but ${failure}` };
  }
  return undefined;
}

/** Says why nothing was pushed: `2 pages aren't valid MDX`. */
export function describeGate({ syntaxProblems, plan }: PushRecord): string {
  if (syntaxProblems.length > 0) {
    const count = countFiles(syntaxProblems);
    return `${pluralize(count, "page isn't", "pages aren't")} valid MDX`;
  }
  return describeKept(plan?.gated ?? []);
}

function removeHeadline({ target, branch, isRemoved }: PushRecord, { dryRun }: PushInputs): Headline {
  const name = target === undefined ? 'The branch' : `The branch ${target}`;
  if (isRemoved) return { sign: 'good', text: `${name} was deleted` };
  if (dryRun && branch !== undefined)
    return { sign: 'plan', text: `Plan: delete the branch ${branch}, nothing was changed` };
  return { sign: 'good', text: `Nothing to delete: ${name.charAt(0).toLowerCase()}${name.slice(1)} doesn't exist` };
}

function doneHeadline(record: PushRecord, inputs: PushInputs): Headline {
  const { plan, isOlderRun, isTakenBack } = record;
  if (isOlderRun) return { sign: 'neutral', text: 'Nothing was pushed: a newer run has pushed already' };
  const { changes, kept, unchangedCount } = pushedPages(record, inputs.dryRun);
  const count = changes.length;
  const keptPages =
    kept.length === 0 ? '' : `, ${formatCount(kept.length)} kept as ${kept.length === 1 ? 'it is' : 'they are'}`;
  if (inputs.dryRun) {
    const none = changedGroup(record, true) === undefined ? 'no page' : 'only the navigation';
    const change = count === 0 ? `${none} would change` : `${pluralize(count, 'page')} would change`;
    return { sign: 'plan', text: `Plan: ${change}, nothing was changed` };
  }
  if (isTakenBack) return { sign: 'good', text: 'The proposal has no changes left, so its branch was deleted' };
  if (count > 0)
    return {
      sign: kept.length > 0 ? 'warning' : 'good',
      text: `${describePushedPages(count, verbOf(record, inputs), inputs)}${keptPages}`,
    };
  if (changedGroup(record, false) !== undefined)
    return { sign: kept.length > 0 ? 'warning' : 'good', text: `The navigation was updated${keptPages}` };
  if (kept.length > 0)
    return {
      sign: 'warning',
      text: `Nothing was pushed: ${describeKept(kept)}`,
    };
  if (!plan?.steps.some(({ page }) => page)) return { sign: 'warning', text: 'No pages found' };
  const all = unchangedCount === 1 ? 'The page is' : `All ${formatCount(unchangedCount)} pages are`;
  return { sign: 'good', text: `${all} up to date` };
}

function timedOutText(record: PushRecord, inputs: PushInputs, { durationMs }: RunEnding): string {
  const minutes = durationMs >= 60_000 ? `${Math.round(durationMs / 60_000)} min` : formatDuration(durationMs);
  if (record.isWritten && record.deployment) return `Still building after ${minutes}`;
  return `Timed out: ${describeProgress(record, inputs)}`;
}

/** Says how far a run came that didn't finish. */
function describeProgress(record: PushRecord, inputs: PushInputs): string {
  const { isWritten, isUncertain } = record;
  const { changes, pendingCount } = pushedPages(record, false);
  if (isWritten && changes.length > 0) return describePushedPages(changes.length, verbOf(record, inputs), inputs);
  if (changedGroup(record, false) !== undefined) return 'the navigation was updated';
  if (isWritten && record.commits > 0) return 'the manifest was updated';
  if (isUncertain) return 'the last change may have been made';
  if (changes.length === 0) return 'nothing was changed';
  return `${formatCount(changes.length)} of ${pluralize(changes.length + pendingCount, 'page')} proposed`;
}
