/**
 * Derives from the record of a run what messages, summary, comment and outputs say about it. Pure, and works on a record
 * that is filled only in part.
 */
import { type BuildError, findBuildError } from '../../../deployments/build-error.js';
import { phaseOf } from '../../../deployments/phase.js';
import { isWebUrl } from '../../../text/document.js';
import { MAX_BYTES } from '../../../project/batches.js';
import type { PushInputs } from '../inputs.js';
import {
  type ChangeStep,
  type GroupEntries,
  isChange,
  type PageAction,
  type PageStep,
  type Plan,
} from '../plan/steps.js';
import type { PushRecord, StopReason } from '../record.js';

export interface PushFacts extends PushRecord {
  readonly inputs: PushInputs;
  readonly stop?: StopReason;
  /** What the run changed, or would change in a dry run. */
  readonly changes: readonly ChangeStep[];
  /** What a dry run would push and the service may reject: only a push tells the limit. */
  readonly large: readonly ChangeStep[];
  /** Pages that keep an edit of the service. */
  readonly kept: readonly PageStep[];
  /** Changes that replace an edit, or a page that docs-ci has no record of. */
  readonly overwritten: readonly ChangeStep[];
  /** Pages that prune leaves, because their files are in the folder and aren't pushed. */
  readonly stillInFolder: readonly PageStep[];
  /** Pages that the folder no longer has, and that stay because prune is none. */
  readonly left: readonly PageStep[];
  /** Those of them that the run didn't read, so it doesn't know whether they have edits. */
  readonly unreadLeft: readonly PageStep[];
  /** Pages that the folder no longer has, and that prune couldn't delete. */
  readonly undeleted: readonly PageStep[];
  readonly unchangedCount: number;
  /** Number of changes that the plan has and the run hasn't made. */
  readonly pendingCount: number;
  /** Number of pages that were taken for unchanged by their size: an edit that keeps the size isn't found. */
  readonly unreadCount: number;
  readonly hasPages: boolean;
  /** Label of the navigation group that the run has changed, or would change in a dry run. */
  readonly group?: string;
  /** The entries that the group got and lost. */
  readonly entries?: GroupEntries;
  /** Pages of the project, now or after a dry run, that the navigation doesn't list. */
  readonly unlisted: readonly PageStep[];
  /** The branch that has the pages, or is to get them, if its name is known. */
  readonly branch?: string;
  /** False for the newest deployment of a branch that the run didn't have to change. */
  readonly isOwnDeployment: boolean;
  /** The URL of the site or the preview, as soon as the build is ready. */
  readonly url?: string;
  /** True if the build failed or was cancelled. */
  readonly hasFailedBuild: boolean;
  /** Undefined also if the service returns no log of the failed build. */
  readonly buildError?: BuildError;
}

/** True for a page that the manifest doesn't list. */
export function isOlder({ reason }: PageStep): boolean {
  return reason === 'existed already';
}

/** Why a page that people wrote differs from the folder. */
const REPLACED = /^(?:edited in the web editor|created again|existed already)/;

export function factsOf(record: PushRecord, inputs: PushInputs): PushFacts {
  const { written, progress, result, target, deploymentBranch } = record;
  const { steps, group, entries }: Partial<Plan> & Pick<Plan, 'steps'> = record.plan ?? { steps: [] };
  const of = (action: PageAction): PageStep[] => steps.filter((step) => step.action === action);
  const made = written.filter(isChange);
  // A later plan finds the pages unchanged that an earlier round has written.
  const places = new Set(made.map(({ place }) => place));
  const pending = steps.filter(isChange).filter(({ place }) => !places.has(place));
  const isLeft = ({ reason }: PageStep): boolean => reason === 'removed from the folder';
  const left = of('left').filter(isLeft);
  const isUnread = ({ remote }: PageStep): boolean => remote !== undefined && remote.hash === undefined;
  const unchanged = of('unchanged');
  const changes = inputs.dryRun ? pending : made.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    ...record,
    inputs,
    overwritten: changes.filter(({ reason }) => REPLACED.test(reason)),
    stillInFolder:
      inputs.prune === 'managed' ? of('skipped').filter(({ leftOut, remote }) => remote && !leftOut?.isGuess) : [],
    stop: result?.kind === 'stopped' ? result.reason : undefined,
    changes,
    large: inputs.dryRun ? pending.filter(({ page }) => page && page.sizeBytes > MAX_BYTES) : [],
    kept: of('kept'),
    left,
    unreadLeft: left.filter(isUnread),
    undeleted: steps.filter((step) => isUndeleted(step, inputs) && !isLeft(step)),
    skipped: skippedFiles(record, of('skipped')),
    unchangedCount: unchanged.filter(({ place }) => !places.has(place)).length,
    pendingCount: pending.length,
    unreadCount: unchanged.filter(isUnread).length,
    hasPages: steps.some(({ page }) => page),
    ...((inputs.dryRun || progress === 'done') && { group, entries }),
    unlisted: unlistedSteps(record),
    branch: target ?? deploymentBranch,
    isOwnDeployment: inputs.mode === 'propose' || record.commits.count > 0,
    ...buildFacts(record),
  };
}

/** True for a page that prune was asked to delete, unless its file is known to be in the folder. */
function isUndeleted({ action, leftOut }: PageStep, { prune }: PushInputs): boolean {
  return action === 'left' || (action === 'skipped' && prune === 'managed' && leftOut?.isGuess === true);
}

/** Files that are never pushed, those that couldn't be read, and those that have a page and aren't pushed any more. */
function skippedFiles({ skipped, unreadable }: PushRecord, steps: readonly PageStep[]): PushRecord['skipped'] {
  const byFile = new Map([...skipped, ...unreadable].map((one) => [one.file, one]));
  // One file or folder may keep several pages.
  for (const { leftOut } of steps) if (leftOut && !byFile.has(leftOut.file)) byFile.set(leftOut.file, leftOut);
  return [...byFile.values()];
}

function unlistedSteps({ plan, progress, result }: PushRecord): PageStep[] {
  if (!plan || (progress !== 'done' && result?.kind !== 'planned')) return [];
  const paths = new Set(plan.unlisted);
  return plan.steps.filter(({ path }) => paths.has(path));
}

/** The URL of the open pull or merge request with edits. */
export function editsUrlOf({ proposal }: Pick<PushRecord, 'proposal'>): string | undefined {
  return proposal && proposal.state !== 'rejected' && isWebUrl(proposal.url ?? '') ? proposal.url : undefined;
}

function buildFacts({ deployment }: PushRecord): Pick<PushFacts, 'url' | 'hasFailedBuild' | 'buildError'> {
  if (!deployment) return { hasFailedBuild: false };
  const { url, logs } = deployment;
  const phase = phaseOf(deployment);
  if (phase === 'ready') return { hasFailedBuild: false, url: url && isWebUrl(url) ? url : undefined };
  if (phase === 'error') return { hasFailedBuild: true, buildError: findBuildError(logs ?? '') };
  return { hasFailedBuild: phase === 'cancelled' };
}

export function describeBranch({ branch }: PushFacts): string {
  return branch === undefined ? 'the deployment branch' : `the branch ${branch}`;
}
