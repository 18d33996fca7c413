/** Says how a push ended: its outcome, its title, and the message that begins with the title. Pure: all follow from the facts. */
import { phaseOfDeployed } from '../../../deployments/follow-deployment.js';
import { phaseOf } from '../../../deployments/phase.js';
import { listItems, listPaths } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { upperFirst } from '../../../text/sentences.js';
import { formatMinutes } from '../../../text/units.js';
import { isPartial } from '../../../pages/address.js';
import { isPage } from '../../../pages/place.js';
import type { Headline } from '../../account/account.js';
import type { Ending, Outcome, RunEnding } from '../../command.js';
import {
  describeUnbuilt,
  done,
  toEnding,
  type Words,
  countSteps,
  type ChangeAction,
  PAST,
  PLANNED,
  describeChanges,
} from '../../account/page-changes.js';
import type { PushInputs } from '../inputs.js';
import type { PageStep } from '../plan/steps.js';
import type { PushRecord, PushResult } from '../record.js';
import { describeBranch, factsOf, isOlder, type PushFacts } from './facts.js';
import { causeOf, describeCommitted, describePushState, locateBuildError } from './failed-build.js';
import { describeKept } from './kept-pages.js';
import { describeLarge, describeStop, describeUndeleted, undeletedSentences } from './stop-reasons.js';
import { inputName, setting } from '../../../text/input-names.js';

/** The ending of a run with a result. */
export function endingOfRun(record: PushRecord, inputs: PushInputs, result: PushResult): Ending {
  return toEnding(describeResult(factsOf(record, inputs), result));
}

/** The title of summary and comment. Undefined if the cause of the failure is the better title. */
export function headlineOf(facts: PushFacts, ending: RunEnding): Headline | undefined {
  return facts.result ? describeResult(facts, facts.result).headline : unfinishedHeadline(facts, ending);
}

export function describeResult(facts: PushFacts, result: PushResult): Words {
  const failure = describeFailure(facts, result);
  if (failure) return failure;
  switch (result.kind) {
    case 'stopped':
      return describeStop(result.reason, facts);
    case 'older-run':
      return done('neutral', 'Nothing was pushed: a newer run has pushed already', [
        `To push these pages anyway, set ${inputName('on-older-run')} to push.`,
      ]);
    case 'removed':
      return describeRemoval(facts, result.branches);
    case 'taken-back':
      return done(signOfPages(facts), 'The proposal has no changes left', [
        ...keptSentence(facts.kept),
        ...undeletedSentences(facts),
        `The branch ${result.branch} stays, because other people may work on it. To delete it, set ${inputName('mode')} to remove.`,
      ]);
    case 'planned':
      return describePlan(facts);
    case 'published':
    case 'proposed':
    case 'up-to-date':
      return describePushed(facts);
  }
}

/** The end of a run whose pages are where they belong, but not live. Undefined if the build didn't fail. */
function describeFailure(facts: PushFacts, result: PushResult): Words | undefined {
  const [build, documentation, another] =
    facts.inputs.mode === 'propose'
      ? ['preview', 'preview ', 'Run the job again to build another preview.']
      : ['deployment', '', 'If no newer deployment is live, run trigger-deploy.'];
  const words = describeUnbuilt(phaseOfDeployed('deployment' in result ? result.deployment : undefined), {
    missing: [
      `${upperFirst(describeProgress(facts))}, but no deployment appeared within 3m`,
      `Check the dashboard, or use ${setting('wait', false)}.`,
    ],
    unknown: [
      'It is not known whether the pages are live',
      `${describeCommitted(facts)}, but too many previews are newer than the live deployment.`,
      `Check the dashboard, or use ${setting('wait', false)}.`,
    ],
    cancelled: [
      `The ${build} was cancelled on the service`,
      `A user or a newer deployment cancelled it. The pages are on the branch. ${another}`,
    ],
    error: [`Documentation ${documentation}failed to build`, describePushState(facts), causeOf(facts)],
  });
  return words?.topic === 'failed-build' ? { ...words, location: locateBuildError(facts) } : words;
}

function describeRemoval({ target, inputs }: PushFacts, branches: readonly string[]): Words {
  if (branches.length === 0) return done('good', `Nothing to delete: the service lists no branch ${target ?? ''}`);
  const list = `${branches.length === 1 ? 'branch' : 'branches'} ${listItems(branches, Infinity)}`;
  if (inputs.dryRun) return done('plan', `Plan: delete the ${list}, nothing was changed`);
  const verb = branches.length === 1 ? 'was' : 'were';
  return done('good', `The ${list} ${verb} deleted`, ['The pages of the deployment branch stay as they are.']);
}

function describePlan(facts: PushFacts): Words {
  const { changes, kept, large, group } = facts;
  const isNothing = changes.length === 0 && group === undefined;
  const none = isNothing ? 'no page' : 'only the navigation';
  const what = changes.length === 0 ? none : pluralize(changes.length, 'page');
  return done('plan', `Plan: ${what} would change${isNothing ? '' : ', nothing was changed'}`, [
    ...(facts.hasPages ? [] : [CHECK_INPUTS]),
    ...changesSentence(changes, PLANNED),
    ...deletedSentence(facts),
    ...othersSentence(facts),
    ...(large.length > 0 ? [`${describeLarge(large)}. Then the run without ${inputName('dry-run')} fails.`] : []),
    ...keptSentence(kept),
    ...undeletedSentences(facts),
    ...groupSentence(facts),
  ]);
}

const CHECK_INPUTS = `Check ${inputName('path')} and ${inputName('include')}.`;

function keptSentence(kept: readonly PageStep[]): string[] {
  return kept.length > 0 ? [`${describeKept(kept)}.`] : [];
}

function describePushed(facts: PushFacts): Words {
  const { changes, group } = facts;
  return changes.length > 0 || group !== undefined ? describeChanged(facts) : describeUnchanged(facts);
}

/** A warning if the project isn't what the run was asked to make of it, or if that isn't known. */
function signOfPages(facts: PushFacts): 'warning' | 'good' {
  const { kept, undeleted, overwritten, stillInFolder, navigationRaces, unreadable, hiddenManifest, plan } = facts;
  const lists = [kept, undeleted, overwritten, stillInFolder, navigationRaces, unreadable, plan?.similar ?? []];
  const isWhole = lists.every(({ length }) => length === 0);
  return isWhole && hiddenManifest === undefined ? 'good' : 'warning';
}

function describeChanged(facts: PushFacts): Words {
  const { changes, kept, undeleted, overwritten, inputs } = facts;
  const lost = overwritten.length === 0 || inputs.mode === 'propose' ? '' : `, ${describeOverwritten(overwritten)}`;
  const keptPages =
    kept.length === 0 ? '' : `, ${formatCount(kept.length)} kept as ${kept.length === 1 ? 'it is' : 'they are'}`;
  const left = undeleted.length === 0 ? '' : `, ${formatCount(undeleted.length)} not deleted`;
  const [text, sentences] =
    changes.length === 0
      ? [describeGroup(facts), entriesSentence(facts)]
      : [
          describePages(facts),
          [...changesSentence(changes), ...deletedSentence(facts), ...othersSentence(facts), ...groupSentence(facts)],
        ];
  const stayed = [...keptSentence(kept), ...undeletedSentences(facts)];
  return done(signOfPages(facts), text + lost + keptPages + left, [...sentences, ...stayed, ...whereToSee(facts)]);
}

function describeUnchanged(facts: PushFacts): Words {
  const { kept, undeleted, commits, unchangedCount, unreadCount } = facts;
  const sign = signOfPages(facts);
  const rest = [...undeletedSentences(facts), ...manifestSentence(facts), ...whereToSee(facts)];
  // A wrong folder matters more than an edit in a page that left it.
  if (!facts.hasPages) return done('warning', 'No pages found', [CHECK_INPUTS, ...keptSentence(kept)]);
  if (kept.length > 0)
    return done(sign, `${commits.count > 0 ? 'No page' : 'Nothing'} was pushed: ${describeKept(kept)}`, rest);
  const all = unchangedCount === 1 ? 'The page is' : `All ${formatCount(unchangedCount)} pages are`;
  const left = undeleted.length === 0 ? describeLeftOut(facts) : `, but ${describeUndeleted(facts)}`;
  const found = unreadCount === 0 ? `${all} up to date` : `No difference found in ${pluralize(unchangedCount, 'page')}`;
  return done(sign, found + left, [...sizeSentence(facts), ...rest]);
}

/** Says what a commit is for that changes no page. */
export function manifestSentence({ changes, group, commits }: PushFacts): string[] {
  return changes.length === 0 && group === undefined && commits.count > 0 ? ['Only the manifest was written.'] : [];
}

/** Returns `2 overwrote edits`. */
function describeOverwritten(steps: readonly PageStep[]): string {
  const [one, many] = steps.every(isOlder)
    ? ['a page that existed already', 'pages that existed already']
    : ['an edit', 'edits'];
  return `${formatCount(steps.length)} overwrote ${steps.length === 1 ? one : many}`;
}

/** Says of pages whose files aren't pushed any more that prune leaves them. */
function describeLeftOut({ stillInFolder: { length } }: PushFacts): string {
  return length === 0 ? '' : `, but ${pluralize(length, 'page stays', 'pages stay')} whose file isn't pushed any more`;
}

/** What limits the claim that nothing differs. */
function sizeSentence({ unreadCount }: PushFacts): string[] {
  return unreadCount === 0
    ? []
    : [
        `${pluralize(unreadCount, 'page was', 'pages were')} compared by size, which only misses edits that keep the size or change it by one character.`,
      ];
}

/** The title says it if all pages were created, updated or deleted. */
function changesSentence(changes: readonly PageStep[], verbs: Readonly<Record<ChangeAction, string>> = PAST): string[] {
  const isTold = verbs === PAST && changes.every(({ action }) => action === changes[0]?.action);
  return isTold || changes.length === 0 ? [] : [`Changes: ${describeChanges(changes, verbs)}.`];
}

/** Says what a deletion does to readers, whose bookmarks and search results stay. A redirect may exist already. */
export function deletedSentence({ changes }: PushFacts): string[] {
  const deleted = changes.filter(({ action, path }) => action === 'delete' && isPage(path) && !isPartial(path));
  if (deleted.length === 0) return [];
  const paths = listPaths(deleted.map(({ path }) => path));
  return [
    `Without a redirect, the URL of a deleted page leads nowhere: ${paths}. Add redirects in the configuration of the documentation.`,
  ];
}

/** How to undo a first push, which may have gone to the wrong folder. */
export function othersSentence({ plan, changes, inputs: { to = '.', dryRun, mode } }: PushFacts): string[] {
  const { others = 0 } = plan ?? {};
  if (others === 0 || mode === 'propose' || countSteps(changes, 'create') === 0) return [];
  const has = `${to === '.' ? 'The project' : to} has ${pluralize(others, 'other page')}.`;
  return dryRun
    ? [`${has} Check that ${inputName('to')} is the right folder.`]
    : [
        `${has} If ${inputName('to')} is the wrong folder, delete the created pages and docs-ci-manifest.mdx there, in the documentation repository.`,
      ];
}

/** Returns `11 pages published to reference/api, 1 deleted`. The root of the project has no name. */
function describePages({ changes, deployment, inputs: { mode, to } }: PushFacts): string {
  const verb = deployment?.status === 'ready' ? 'published' : 'pushed';
  const [done, preposition] = mode === 'propose' ? ['proposed', 'for'] : [verb, 'to'];
  const place = (word: string): string => (to === undefined || to === '.' ? '' : ` ${word} ${to}`);
  const deletedCount = countSteps(changes, 'delete');
  const writtenCount = changes.length - deletedCount;
  if (writtenCount === 0) return `${pluralize(deletedCount, 'page')} deleted${place('from')}`;
  const deleted = deletedCount === 0 ? '' : `, ${formatCount(deletedCount)} deleted`;
  return `${pluralize(writtenCount, 'page')} ${done}${place(preposition)}${deleted}`;
}

function describeGroup({ group = '', inputs }: PushFacts): string {
  return `The navigation group ${JSON.stringify(group)} ${inputs.dryRun ? 'would be' : 'was'} updated`;
}

export function groupSentence(facts: PushFacts): string[] {
  return facts.group === undefined ? [] : [`${describeGroup(facts)}.`, ...entriesSentence(facts)];
}

/** Returns `Entries: 2 added (guides/a and guides/b), 1 removed (guides/c).` */
export function entriesSentence({ group, entries }: PushFacts): string[] {
  const { added = [], removed = [] } = (group !== undefined && entries) || {};
  const parts = [
    { places: added, verb: 'added' },
    { places: removed, verb: 'removed' },
  ].flatMap(({ places, verb }) =>
    places.length === 0 ? [] : `${formatCount(places.length)} ${verb} (${listPaths(places)})`,
  );
  return parts.length === 0 ? [] : [`Entries: ${parts.join(', ')}.`];
}

/** Says where the changes are if no URL shows them. Undefined if the message needs no such sentence. */
export function describeWhere(facts: PushFacts): string | undefined {
  const { deployment, branch, deploymentBranch, commits, inputs } = facts;
  if (deployment && phaseOf(deployment) === 'in-progress')
    return `The ${inputs.mode === 'propose' ? 'preview' : 'deployment'} continues on the service`;
  if (deployment || branch === undefined || commits.count === 0) return undefined;
  return branch === deploymentBranch
    ? `The service deploys the branch ${branch}`
    : `The pages are on the branch ${branch}`;
}

/** The URL comes last and without a full stop, so that terminals make a link of it. */
function whereToSee(facts: PushFacts): string[] {
  const { deployment, inputs } = facts;
  const where = describeWhere(facts);
  if (where !== undefined) return [`${where}.`];
  if (!deployment?.url) return [];
  return [`${inputs.mode === 'propose' ? 'Preview' : 'Live'}: ${deployment.url}`];
}

/** What a run left behind that an error, a timeout or a cancellation stopped. Undefined if there is nothing to say. */
export function describeUnfinished(record: PushRecord, inputs: PushInputs, outcome: Outcome): string | undefined {
  if (inputs.dryRun) return undefined;
  const facts = factsOf(record, inputs);
  const branch = describeBranch(facts);
  const { changes, pendingCount, progress } = facts;
  if (inputs.mode === 'remove')
    return progress === 'in-doubt' ? `docs-ci may have deleted ${branch}. Run the job again to make sure.` : undefined;
  if (progress === 'done' && changes.length === 0) return `This run pushed nothing to ${branch}.`;
  if (progress === 'done')
    return [`All changes are on ${branch}.`, ...(facts.deployment ? whereToSee(facts) : [])].join(' ');
  if (progress === 'in-doubt')
    return `The last change of ${branch} may have been made. The next run compares all pages and pushes what is missing.`;
  if (changes.length > 0) {
    const verb = changes.length === 1 ? 'is' : 'are';
    return `${countOfAll(changes.length, pendingCount)} ${verb} on ${branch}. The next run pushes the others.`;
  }
  return describeNothingChanged(facts, branch, outcome);
}

function describeNothingChanged({ plan }: PushFacts, branch: string, outcome: Outcome): string | undefined {
  // A run that failed before it had a plan says why, and that is enough.
  if (outcome === 'failed') return plan && `Nothing was changed on ${branch}.`;
  if (!plan) return outcome === 'unavailable' ? undefined : 'Nothing was changed.';
  return `Nothing was changed on ${branch}. The next run starts again.`;
}

/** Returns `3 of 12 pages`. */
function countOfAll(count: number, otherCount: number): string {
  return `${formatCount(count)} of ${pluralize(count + otherCount, 'page')}`;
}

function unfinishedHeadline(facts: PushFacts, { outcome, durationMs }: RunEnding): Headline | undefined {
  const progress = describeProgress(facts);
  const isBuilding = facts.progress === 'done' && facts.deployment !== undefined;
  if (outcome === 'timed-out')
    return {
      sign: 'waiting',
      text: isBuilding ? `Still building after ${formatMinutes(durationMs)}` : `Timed out: ${progress}`,
    };
  if (outcome === 'cancelled') return { sign: 'bad', text: `Cancelled: ${progress}` };
  if (facts.progress !== 'done' || facts.changes.length === 0) return undefined;
  const failure = outcome === 'unavailable' ? "the service isn't available" : 'the job failed';
  return { sign: 'bad', text: `${progress}, but ${failure}` };
}

/** Says how far a run came that didn't finish, or whose deployment is missing. */
function describeProgress(facts: PushFacts): string {
  const { changes, pendingCount, progress, group, commits } = facts;
  if (progress === 'done' && changes.length > 0) return describePages(facts);
  if (group !== undefined) return 'the navigation was updated';
  if (progress === 'done' && commits.count > 0) return 'the manifest was written';
  if (progress === 'in-doubt') return 'the last change may have been made';
  return changes.length === 0 ? 'nothing was changed' : `${countOfAll(changes.length, pendingCount)} proposed`;
}
