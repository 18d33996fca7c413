/** Derives from the facts of a run which pages it changed, kept and left. Pure, and works on incomplete facts. */
import { formatCount, pluralize } from '../../../text/pluralize.js';
import type { PushInputs } from '../inputs.js';
import type { PageAction, PageReason, PageStep } from '../plan/steps.js';
import type { PushRecord } from '../result.js';

/** The start of the reasons for which prune leaves a page. */
const NOT_DELETED = 'not deleted, because ';

export interface PushedPages {
  /** What the run changed, or would change in a dry run. */
  readonly changes: readonly PageStep[];
  /** Pages that keep an edit of the service. */
  readonly kept: readonly PageStep[];
  /** Pages that the folder no longer has, and that stay because prune is none. */
  readonly left: readonly PageStep[];
  /** Pages that the folder no longer has, and that prune couldn't delete, with the reason. */
  readonly undeleted: readonly { readonly path: string; readonly reason: string }[];
  readonly unchangedCount: number;
  /** Number of changes that the plan has and the run hasn't made. */
  readonly pendingCount: number;
}

export function pushedPages({ plan, written }: PushRecord, isDryRun: boolean): PushedPages {
  const steps = plan?.steps ?? [];
  const of = (action: PageAction): PageStep[] => steps.filter((step) => step.action === action);
  const made = written.filter(isChange);
  // A later plan finds the pages unchanged that an earlier round has written.
  const places = new Set(made.map(({ place }) => place));
  const pending = steps.filter((step) => isChange(step) && !places.has(step.place));
  const isLeft = ({ reason }: PageStep): boolean => !reason.startsWith(NOT_DELETED);
  const gone = of('left');
  return {
    changes: isDryRun ? pending : made.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    kept: of('kept'),
    left: gone.filter(isLeft),
    undeleted: gone
      .filter((step) => !isLeft(step))
      .map(({ path, reason }) => ({ path, reason: reason.slice(NOT_DELETED.length) })),
    unchangedCount: of('unchanged').filter(({ place }) => !places.has(place)).length,
    pendingCount: pending.length,
  };
}

/** Label of the navigation group that the run has changed, or would change in a dry run. */
export function changedGroup({ plan, progress }: PushRecord, isDryRun: boolean): string | undefined {
  return isDryRun || progress === 'done' ? plan?.group : undefined;
}

/** True if the folder has pages. */
export function hasPages({ plan }: PushRecord): boolean {
  return plan?.steps.some(({ page }) => page) ?? false;
}

/** Pages that were taken for unchanged by their size: an edit that keeps the size isn't found. */
export function countUnread({ plan }: PushRecord): number {
  const isUnread = ({ action, remote }: PageStep): boolean =>
    action === 'unchanged' && remote !== undefined && remote.hash === undefined;
  return plan?.steps.filter(isUnread).length ?? 0;
}

function isChange({ action }: PageStep): boolean {
  return action === 'create' || action === 'update' || action === 'delete';
}

export function countSteps(steps: readonly PageStep[], action: PageAction): number {
  return steps.filter((step) => step.action === action).length;
}

/** Says why pages are kept: `2 pages were edited at the service`. */
export function describeKept(steps: readonly PageStep[]): string {
  return steps.every(({ reason }) => reason === FOREIGN)
    ? `${pluralize(steps.length, 'page')} existed before docs-ci`
    : `${pluralize(steps.length, 'page was', 'pages were')} edited at the service`;
}

/** Returns the same with what becomes of the pages. */
export function describeKeptPages(steps: readonly PageStep[]): string {
  return `${describeKept(steps)} and ${steps.length === 1 ? 'stays as it is' : 'stay as they are'}`;
}

/** The reason of pages that docs-ci has never written. */
export const FOREIGN: PageReason = 'existed before docs-ci';

/** Returns `3 created, 8 updated, 1 deleted`. */
export function describeChanges(steps: readonly PageStep[]): string {
  const counts = [
    [countSteps(steps, 'create'), 'created'],
    [countSteps(steps, 'update'), 'updated'],
    [countSteps(steps, 'delete'), 'deleted'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, verb]) => `${formatCount(count)} ${verb}`)
    .join(', ');
}

/** Returns `12 pages published to reference/api`. The root of the project has no name. */
export function describePushedPages(count: number, verb: string, { to }: Pick<PushInputs, 'to'>): string {
  const preposition = verb === 'proposed' ? 'for' : 'to';
  return `${pluralize(count, 'page')} ${verb}${to === undefined || to === '.' ? '' : ` ${preposition} ${to}`}`;
}

/** Says in one word what happened to the pages. */
export function verbOf(
  { deployment }: PushRecord,
  { mode }: Pick<PushInputs, 'mode'>,
): 'proposed' | 'published' | 'pushed' {
  if (mode === 'propose') return 'proposed';
  return deployment?.status === 'ready' ? 'published' : 'pushed';
}

/** Counts the files that have problems. */
export function countFiles(problems: readonly { readonly file: string }[]): number {
  return new Set(problems.map(({ file }) => file)).size;
}
