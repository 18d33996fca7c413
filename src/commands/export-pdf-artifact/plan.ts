/** What export-pdf-artifact decides, apart from what it does. Pure. */
import type { PdfExport } from '../../api/endpoints/exports.js';
import { formatBytes, formatDuration } from '../../text/units.js';
import { formatShare } from './format.js';

export type Phase = 'in-progress' | 'completed' | 'failed' | 'cancelled';

/** Statuses that the service may add later count as in progress: only its three final ones end the waiting. */
export function phaseOf({ status }: Pick<PdfExport, 'status'>): Phase {
  return status === 'completed' || status === 'failed' || status === 'cancelled' ? status : 'in-progress';
}

const QUICK_FOR_MS = 20_000;
const QUICK_INTERVAL_MS = 1_000;
const MAX_INTERVAL_MS = 15_000;

/**
 * Milliseconds until the next look: quick at first, for exports of a few pages, later one tenth of the time waited so
 * far, at most 15 s. The key's rate limit may slow it further.
 */
export function pollDelayMs(waitedMs: number): number {
  return waitedMs < QUICK_FOR_MS ? QUICK_INTERVAL_MS : Math.min(MAX_INTERVAL_MS, Math.max(2_000, waitedMs / 10));
}

/** Pages done at a time, epoch milliseconds. */
export interface Sighting {
  readonly atMs: number;
  readonly completed: number;
}

/** Milliseconds the remaining pages will take at the pace seen so far; undefined while there is none to go by. */
export function remainingMs(first: Sighting, last: Sighting, total: number | null): number | undefined {
  const done = last.completed - first.completed;
  if (total === null || done <= 0 || last.atMs <= first.atMs) return undefined;
  return ((last.atMs - first.atMs) / done) * Math.max(0, total - last.completed);
}

/** Pages that were left out silently: `completed` below `total` at the end is the only sign (contract [S]). */
export function pagesLeftOut({ progress }: Pick<PdfExport, 'progress'>): number | undefined {
  return progress.total === null ? undefined : Math.max(0, progress.total - progress.completed);
}

export interface Gates {
  readonly minPages?: number;
  /** Share of the size, 0 to 1. */
  readonly maxShrink?: number;
}

/** What stands against replacing the asset with this PDF, one sentence each; empty where nothing does. */
export function unmetGates(
  { minPages, maxShrink }: Gates,
  made: { readonly pages: number; readonly sizeBytes: number },
  replacedBytes: number | undefined,
): string[] {
  const unmet: string[] = [];
  if (minPages !== undefined && made.pages < minPages)
    unmet.push(`min-pages: the PDF has ${made.pages} pages, at least ${minPages} are wanted.`);
  if (maxShrink === undefined || replacedBytes === undefined || replacedBytes === 0) return unmet;
  const shrink = 1 - made.sizeBytes / replacedBytes;
  // Not by the share: 1 - 0.7 is a little more than 0.3.
  if (made.sizeBytes < replacedBytes * (1 - maxShrink)) {
    unmet.push(
      `max-shrink: the PDF (${formatBytes(made.sizeBytes)}) is ${formatShare(shrink)} smaller than the one it would ` +
        `replace (${formatBytes(replacedBytes)}); at most ${formatShare(maxShrink)} is allowed.`,
    );
  }
  return unmet;
}

/** How far an export is, for people. */
export function describeProgress(
  { status, progress }: Pick<PdfExport, 'status' | 'progress'>,
  leftMs?: number,
): string {
  const { completed, total } = progress;
  if (total === null) return completed === 0 ? status : `${status}, ${completed} pages done`;
  return `${completed} of ${total} pages${leftMs === undefined ? '' : `, about ${formatDuration(leftMs)} left`}`;
}

/** Pause after the nth failure in a row of a download, milliseconds. */
export function downloadPauseMs(failures: number): number {
  return Math.min(6_000, 500 * 2 ** (failures - 1));
}
