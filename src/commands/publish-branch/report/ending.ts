/** Says how publishing a branch ended: its outcome, its title, and the message that begins with the title. Pure. */
import { findBuildError } from '../../../deployments/build-error.js';
import { describeCause } from '../../../deployments/describe-build.js';
import { phaseOfDeployed } from '../../../deployments/follow-deployment.js';
import { phaseOf } from '../../../deployments/phase.js';
import { inputName, setting } from '../../../text/input-names.js';
import { listItems, listPaths } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import type { Headline } from '../../account/account.js';
import type { Ending, Outcome } from '../../command.js';
import {
  describeUnbuilt,
  done,
  failed,
  toEnding,
  type Words,
  countSteps,
  describeChanges,
  PAST,
  PLANNED,
  UNCHANGED,
} from '../../account/page-changes.js';
import { isExact, NO_POINT, type PublishInputs } from '../inputs.js';
import { parseOwnBranch } from '../names.js';
import type { Followed, PublishRecord, Result, Step, WayBack } from '../record.js';

export function endingOf(record: PublishRecord, inputs: PublishInputs, result: Result): Ending {
  return toEnding(describeResult(record, inputs, result));
}

/** Only a merge tells what becomes of a page that differs: it may be newer on the other branch, or merged before. */
const DIFFERING = { create: 'may be created', update: 'may be updated', delete: 'may be deleted' } as const;
const PERHAPS = { create: 'perhaps created', update: 'perhaps updated', delete: 'perhaps deleted' } as const;

/** What became of a page. */
export function verbsOf({ progress }: Pick<PublishRecord, 'progress'>, inputs: PublishInputs) {
  return isExact(inputs) ? { done: PAST, 'in-doubt': PERHAPS, none: PLANNED }[progress] : DIFFERING;
}

/** Returns `3 created, 8 updated, 1 deleted`. Empty without changes. */
export function describeCounts(record: PublishRecord, inputs: PublishInputs): string {
  return describeChanges(record.steps ?? [], verbsOf(record, inputs));
}

function countRisks({ steps = [] }: Pick<PublishRecord, 'steps'>, wanted: Step['risk']): number {
  return steps.filter(({ risk }) => risk === wanted).length;
}

type Missed = Pick<PublishRecord, 'lostRedirects' | 'steps'>;

/** What readers would miss, in numbers. */
export function countMissed(record: Missed) {
  const redirects = record.lostRedirects.length;
  const pages = countRisks(record, 'without-redirect');
  return { pages, redirects, unlisted: countRisks(record, 'not-in-navigation') };
}

/** What a restore takes back: `v2-4-0`, or `the restore of v2-4-0`. */
function changeIn(restorePoint = ''): string {
  const { kind, label = restorePoint } = parseOwnBranch(restorePoint) ?? {};
  return kind === 'restore' ? `the restore of ${label}` : label;
}

export function describeResult(record: PublishRecord, inputs: PublishInputs, result: Result): Words {
  if (result.kind === 'stopped') return failed(result.topic, result.message, result.advice);
  if (result.kind === 'planned') return describePlan(record, inputs);
  const failure = describeFailure(record, inputs, result);
  if (failure) return failure;
  const { deployment, warnings, steps = [], lostRedirects } = record;
  const hasRisk = steps.some(({ action, risk }) => action === 'kept' || risk !== undefined);
  const needsLook = warnings.length > 0 || lostRedirects.length > 0 || hasRisk;
  const isLive = deployment && phaseOf(deployment) === 'ready' && deployment.url;
  const isNothing = result.kind === 'nothing';
  return done(
    needsLook ? 'warning' : 'good',
    isNothing ? describeNothing(record, inputs) : describeDone(record, inputs),
    // The URL comes last and without a full stop, so that terminals make a link of it.
    [
      ...(isNothing ? [] : detailsOf(record, inputs)),
      ...leftOpen(record, inputs, result),
      ...(isLive ? [`Live: ${deployment.url}`] : []),
    ],
  );
}

/** What a run that is done didn't do, and how to do it. */
export function leftOpen(record: PublishRecord, inputs: PublishInputs, { kind }: Pick<Followed, 'kind'>): string[] {
  const own = kind === 'nothing' ? furtherBack(record) : [...restSentence(record, inputs), ...unmade(record, inputs)];
  return [...own, ...byHand(record)];
}

/** Returns `12 pages`, or what changes instead. */
function describeScope({ steps = [], hasConfigChange, isComplete }: PublishRecord, { mode }: PublishInputs): string {
  const count = steps.length - countSteps(steps, 'kept');
  if (!isComplete && mode !== 'restore') return `at least ${pluralize(count, 'page')}`;
  if (count > 0) return pluralize(count, 'page');
  return hasConfigChange ? 'only the configuration' : 'no page';
}

/** Returns `may change up to 12 pages`: without a merge, no more than the differences of the branches are known. */
function describeExtent(record: PublishRecord, inputs: PublishInputs): string {
  const { steps = [], hasConfigChange, isComplete } = record;
  const count = steps.length;
  if (isExact(inputs)) return `would change ${describeScope(record, inputs)}`;
  if (!isComplete) return count === 0 ? 'may change pages' : `may change more than ${pluralize(count, 'page')}`;
  if (count > 0) return `may change up to ${pluralize(count, 'page')}`;
  return hasConfigChange ? 'may change only the configuration' : 'would change no page';
}

/** Returns `Published next to main: 12 pages changed` or `Restored main to before v2: 11 pages are as before, 1 kept`. */
function describeDone(record: PublishRecord, inputs: PublishInputs): string {
  const { base = '', source = '', steps = [] } = record;
  const scope = describeScope(record, inputs);
  if (inputs.mode !== 'restore') return `Published ${source} to ${base}: ${scope} changed`;
  const kept = countSteps(steps, 'kept');
  const isOne = steps.length - kept < 2;
  const left = kept === 0 ? '' : `, ${formatCount(kept)} kept as ${kept === 1 ? 'it is' : 'they are'}`;
  return `Restored ${base} to before ${changeIn(source)}: ${scope} ${isOne ? 'is' : 'are'} as before${left}`;
}

/** What a restore doesn't touch. */
function restSentence({ base = '' }: PublishRecord, { mode }: PublishInputs): string[] {
  return mode === 'restore' ? [`This run changed no other page of ${base}.`] : [];
}

/** What a publication without it leaves open. */
function unmade({ base = '' }: PublishRecord, { mode, restorePoint, wait }: PublishInputs): string[] {
  return [
    ...(wait ? [] : [`This run didn't wait for a deployment of ${base}.`]),
    ...(mode === 'publish' && restorePoint === NO_POINT ? ['There is no restore point.'] : []),
  ];
}

function detailsOf(record: PublishRecord, inputs: PublishInputs): string[] {
  const counts = describeCounts(record, inputs);
  return [
    ...(counts === '' ? [] : [`${counts}.`]),
    ...(record.hasConfigChange ? [describeConfigChange(record, inputs)] : []),
  ];
}

function describeConfigChange({ guessedFile, progress }: PublishRecord, inputs: PublishInputs): string {
  if (progress === 'done') return 'The configuration changed.';
  if (!isExact(inputs)) return 'The configuration may change.';
  return guessedFile === undefined
    ? 'The configuration changes.'
    : `The configuration changes if its file is ${guessedFile}: docs-ci can't check this name before it writes the file.`;
}

/** What a run needs for a merge that changes nothing live, as a clause. */
function wayToMerge({ mode, trial, dryRun }: PublishInputs): string {
  if (mode !== 'check')
    return `use ${setting('mode', 'check')} with ${setting('trial', true)} and without ${inputName('dry-run')}`;
  const changes = [
    ...(trial ? [] : [`set ${setting('trial', true)}`]),
    ...(dryRun ? [`remove ${inputName('dry-run')}`] : []),
  ];
  return changes.join(' and ');
}

/** True if the plan changes something, or may. */
export function hasPlannedChange({ steps = [], hasConfigChange, isComplete }: PublishRecord): boolean {
  return steps.length > 0 || hasConfigChange || !isComplete;
}

function describePlan(record: PublishRecord, inputs: PublishInputs): Words {
  const { base = '', source = '', hasConflict, ifRejected, steps = [] } = record;
  const change =
    inputs.mode === 'restore' ? `restoring ${base} to before ${changeIn(source)}` : `publishing ${source} to ${base}`;
  const unknown = isExact(inputs)
    ? []
    : [
        ...(countSteps(steps, 'update') > 0 ? [`Pages that were edited only on ${base} stay as they are.`] : []),
        `Only a merge shows conflicts, and which pages change: ${wayToMerge(inputs)}. It needs a key with the editor role.`,
      ];
  const merges = hasConflict === false ? ['The branches merge without a conflict.'] : [];
  const text = `Plan: ${change} ${describeExtent(record, inputs)}`;
  const rejected = ifRejected !== undefined && hasPlannedChange(record) ? [ifRejected] : [];
  const details = [...detailsOf(record, inputs), ...merges, ...unknown, ...rejected, ...byHand(record)];
  return done('plan', text, [UNCHANGED, ...details]);
}

function describeNothing({ base = '', source = '', steps = [] }: PublishRecord, { mode }: PublishInputs): string {
  if (mode !== 'restore') return `Nothing to publish: ${source} has nothing new for ${base}`;
  const kept = countSteps(steps, 'kept');
  return kept === 0
    ? `Nothing to restore: ${base} has no change of ${changeIn(source)}`
    : `This run took nothing back: ${pluralize(kept, 'page was', 'pages were')} edited, added or deleted since, and ${kept === 1 ? 'is left as it is' : 'are left as they are'}`;
}

/** How to take back what a restore leaves: a page that wasn't there before has to go. */
function byHand({ source = '', steps = [] }: PublishRecord): string[] {
  const pathsTo = (wanted: Step['byHand']): string[] =>
    steps.flatMap(({ byHand: way, path }) => (way === wanted ? [path] : []));
  const [copied, deleted] = [pathsTo('copy'), pathsTo('delete')];
  const ways = [
    ...(copied.length === 0
      ? []
      : [
          `copy ${listPaths(copied)} from the branch ${source} of the documentation repository, which has the state before`,
        ]),
    ...(deleted.length === 0
      ? []
      : [
          `delete ${listPaths(deleted)} (and any entry in the navigation), because the state before lacks ${deleted.length === 1 ? 'it' : 'them'}`,
        ]),
  ];
  return ways.length === 0 ? [] : [`To take the rest back by hand, ${ways.join(', and ')}.`];
}

function furtherBack({ earlierPoint, steps = [] }: PublishRecord): string[] {
  return earlierPoint === undefined || countSteps(steps, 'kept') > 0
    ? []
    : [`To go back further, set ${setting('restore-point', earlierPoint)}.`];
}

/** The end of a run whose changes are on base, but not live. Undefined if the build didn't fail. */
function describeFailure(
  record: PublishRecord,
  inputs: PublishInputs,
  { kind, deployment }: Followed,
): Words | undefined {
  const { base = '', wayBack } = record;
  const isMerged = kind === 'merged';
  const state = isMerged
    ? `${base} has the changes, but readers still see the version before.`
    : `This run changed nothing, but ${base} may have changes that readers don't see yet.`;
  const error = findBuildError(record.deployment?.logs ?? '');
  const cause = error ? describeCause(error) : 'The service returns no build log.';
  const hasWayBack = wayBack !== undefined && inputs.mode !== 'restore';
  return describeUnbuilt(phaseOfDeployed(deployment), {
    missing: [`No deployment of ${base} appeared within 3m`, state, 'Run trigger-deploy, or check the dashboard.'],
    unknown: [
      'It is not known whether the changes are live',
      `${isMerged ? `${base} has the changes` : 'This run changed nothing'}, but too many previews are newer than the live deployment of ${base}.`,
      'Check the dashboard.',
    ],
    cancelled: ['The deployment was cancelled on the service', state, 'Run trigger-deploy to start another.'],
    error: ['Documentation failed to build', state, cause, ...(hasWayBack ? [describeWayBack(wayBack)] : [])],
  });
}

function describeWayBack({ inputs }: WayBack): string {
  return `To go back, run it with ${listSettings(inputs)}.`;
}

/** Returns `mode: restore, restore-point: x and config-file: docs.json`. */
export function listSettings(inputs: WayBack['inputs']): string {
  return listItems(
    inputs.map(([name, value]) => setting(name, value)),
    Infinity,
  );
}

/** What a run left behind that an error, a timeout or a cancellation stopped. */
export function describeUnfinished(record: PublishRecord, inputs: PublishInputs): string {
  const { base = 'the branch', progress, restorePoint } = record;
  const point = restorePoint === undefined ? '' : ` The restore point is ${restorePoint}.`;
  // A restore may keep pages.
  const changes = inputs.mode === 'restore' ? 'the changes of this run' : 'all changes';
  if (progress === 'done') return `${base} has ${changes}.${point}`;
  if (progress === 'in-doubt') return `${base} may have the changes. Run the job again to find out and to continue.`;
  if (inputs.dryRun || record.steps === undefined) return 'Nothing was changed.';
  return `Nothing was changed on ${base}. The next run starts again.`;
}

/** The title of a run without a result. Undefined if its cause is the better title. */
export function unfinishedHeadline(
  { progress, base = 'The branch' }: PublishRecord,
  outcome: Outcome,
): Headline | undefined {
  const states = {
    none: 'nothing was changed',
    'in-doubt': `${base} may have the changes`,
    done: `${base} has the changes`,
  };
  if (outcome === 'timed-out') return { sign: 'waiting', text: `Timed out: ${states[progress]}` };
  if (outcome === 'cancelled') return { sign: 'bad', text: `Cancelled: ${states[progress]}` };
  return progress === 'none' ? undefined : { sign: 'bad', text: `The job failed, and ${states[progress]}` };
}
