/** Lists what a run changed, or would change, with one entry per file. Pure. */
import type { Sign } from '../../../text/document.js';
import { formatBytes } from '../../../text/units.js';
import {
  type ChangeStep,
  changesOf,
  type FileStep,
  isReuse,
  type NewUrl,
  type Plan,
  type ReplaceStep,
  type UnrecordedStep,
} from '../plan/steps.js';
import type { Result, SyncRecord } from '../record.js';

export interface ChangedFile {
  readonly change: Extract<Sign, 'added' | 'changed' | 'removed'>;
  readonly verb: string;
  /** Path below the folder, URL of an import, or library name of a deleted file. */
  readonly key: string;
  /** Sizes, and what the verb doesn't say. */
  readonly details: string;
  /** Library URL. */
  readonly url?: string;
}

export interface ChangedFiles {
  readonly count: number;
  /** Files that only share a library file. A file whose alt text is set, too, is none of them. */
  readonly reusedCount: number;
  readonly deletedCount: number;
  /** Describes the first files: a plan can have 50,000. */
  first(limit: number): ChangedFile[];
}

/** Reasons that add nothing to the verb and the sizes. */
const USUAL_REASONS: ReadonlySet<string> = new Set(['new', 'not imported yet', 'content changed since the last sync']);

/** Lists the changes that were made. An alt text of a file that changed, too, has no entry of its own. */
export function changedFiles({ results, plan }: SyncRecord): ChangedFiles {
  const made = results.filter(({ status }) => status !== 'failed');
  const withAltText = new Set(made.filter(({ status }) => status === 'alt-updated').map(({ key }) => key));
  const isStored = ({ status }: Result): boolean => status !== 'alt-updated' && status !== 'deleted';
  const stored = new Set(
    made.filter((result) => isStored(result) && withAltText.has(result.key)).map(({ key }) => key),
  );
  const shown = made.filter(({ key, status }) => status !== 'alt-updated' || !stored.has(key));
  return {
    count: shown.length,
    deletedCount: shown.filter(({ status }) => status === 'deleted').length,
    reusedCount: shown.filter(({ key, status }) => status === 'reused' && !withAltText.has(key)).length,
    first(limit) {
      const first = shown.slice(0, limit);
      const keys = new Set(first.map(({ key }) => key));
      const steps = new Map(plan?.files.filter(({ key }) => keys.has(key)).map((step) => [step.key, step]));
      return first.map((result) => {
        const altText = isStored(result) && withAltText.has(result.key) ? 'alt text set' : undefined;
        return describeResult(result, steps.get(result.key), altText);
      });
    },
  };
}

/** Content of others that the run may have replaced: the response to its request is missing. */
export function uncertainContents({ plan, results }: Pick<SyncRecord, 'plan' | 'results'>): readonly UnrecordedStep[] {
  const lost = new Set(
    results.filter(({ isLost, failedPart }) => isLost === true && !failedPart).map(({ key }) => key),
  );
  return (plan?.unrecorded ?? []).filter(({ key }) => lost.has(key));
}

/** Content of others that the run has replaced. */
export function lostContents({ plan, results }: Pick<SyncRecord, 'plan' | 'results'>): readonly UnrecordedStep[] {
  const made = new Set(results.filter(({ status }) => status !== 'failed').map(({ key }) => key));
  return (plan?.unrecorded ?? []).filter(({ key }) => made.has(key));
}

/** Files that have another URL by now, also after a run that stopped in between. */
export function movedFiles({ plan, libraryFiles }: Pick<SyncRecord, 'plan' | 'libraryFiles'>): readonly NewUrl[] {
  return (plan?.newUrls ?? []).filter(({ key, earlierUrl }) => {
    const media = libraryFiles.get(key);
    return media !== undefined && media.url !== earlierUrl;
  });
}

function describeResult(
  { key, status, reason, url }: Result,
  step: FileStep | undefined,
  altText: string | undefined,
): ChangedFile {
  switch (status) {
    case 'deleted':
      return { change: 'removed', verb: 'deleted', key, details: reason };
    case 'alt-updated':
      return { change: 'changed', verb: 'alt text set', key, details: '', url };
    case 'reused':
      return { change: 'added', verb: status, key, details: joinDetails(altText, reason), url };
    default: {
      const change = status === 'replaced' ? 'changed' : 'added';
      return { change, verb: status, key, details: joinDetails(step && sizeOf(step), altText, reason), url };
    }
  }
}

function sizeChange({ media, file, isDifferent }: ReplaceStep): string {
  const [before, after] = [formatBytes(media.sizeBytes), formatBytes(file.sizeBytes)];
  if (before !== after) return `${before} → ${after}`;
  return isDifferent ? `${after}, other content` : after;
}

/** Lists the planned changes in the order of execution. Conflicts are failures, not changes. */
export function plannedFiles(plan: Plan): ChangedFiles & { readonly unchangedCount: number } {
  const withAltText = new Set(plan.alts.map(({ key }) => key));
  const changes = changesOf(plan);
  const stored = new Set(changes.filter(({ action }) => action !== 'alt' && action !== 'delete').map(({ key }) => key));
  const steps = changes.filter(({ action, key }) => action !== 'alt' || !stored.has(key));
  const unchanged = plan.files.filter(({ action, key }) => action === 'unchanged' && !withAltText.has(key));
  return {
    count: steps.length,
    deletedCount: plan.deletes.length,
    reusedCount: steps.filter((step) => isReuse(step) && !withAltText.has(step.key)).length,
    unchangedCount: unchanged.length,
    first: (limit) => steps.slice(0, limit).map((step) => describeStep(step, withAltText.has(step.key))),
  };
}

function describeStep(step: ChangeStep, hasAltText: boolean): ChangedFile {
  const { action, key, reason } = step;
  if (action === 'alt') return { change: 'changed', verb: 'set alt text', key, details: reason };
  if (action === 'delete') return { change: 'removed', verb: 'delete', key, details: reason };
  const details = joinDetails(sizeOf(step), hasAltText ? 'with alt text' : undefined, reason);
  // Only a new file and a new import have no library file.
  const change = 'media' in step && step.media ? 'changed' : 'added';
  return { change, verb: isReuse(step) ? 'reuse' : action, key, details };
}

/** The size, or the size before and after. */
function sizeOf(step: FileStep | ChangeStep): string | undefined {
  if (step.action === 'replace') return sizeChange(step);
  return step.action === 'add' && step.from.kind === 'upload' ? formatBytes(step.file.sizeBytes) : undefined;
}

function joinDetails(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && !USUAL_REASONS.has(part)).join(', ');
}
