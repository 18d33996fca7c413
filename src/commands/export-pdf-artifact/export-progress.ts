/** Reads the phase, the progress and the age of an export. Pure. */
import type { PdfExport } from '../../api/endpoints/exports.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { formatDuration } from '../../text/units.js';
import { timeOf } from '../../text/instant.js';

type Phase = 'in-progress' | 'completed' | 'failed' | 'cancelled';

/** Treats unknown statuses as in progress: the service may add some, and only the three final ones end the wait. */
export function phaseOf({ status }: Pick<PdfExport, 'status'>): Phase {
  return status === 'completed' || status === 'failed' || status === 'cancelled' ? status : 'in-progress';
}

/** Pages that are not in the PDF: `completed` below `total` at the end is the only sign of them (contract [S]). */
export function skippedPages({ progress: { completed, total } }: Pick<PdfExport, 'progress'>): number | undefined {
  return completed === null || total === null ? undefined : Math.max(0, total - completed);
}

/** True if a completed export has no page. Without a total, the service may not count at all. */
export function hasNoPages({ progress: { completed, total } }: Pick<PdfExport, 'progress'>): boolean {
  return total !== null && (completed ?? total) === 0;
}

/** Says what to do about pages that are not in the PDF; undefined if all are. */
export function describeSkipped(pdfExport: Pick<PdfExport, 'progress'>): string | undefined {
  const skipped = skippedPages(pdfExport);
  if (!skipped) return undefined;
  const pages = pluralize(pdfExport.progress.total ?? 0, 'page');
  return `The service couldn't render ${formatCount(skipped)} of ${pages} and doesn't say which. Compare the outline of the PDF with the navigation of the site.`;
}

/** `14 pages`, `12 of 14 pages`, or `pages unknown`. */
export function pagesOf({ progress: { completed, total } }: Pick<PdfExport, 'progress'>): string {
  if (completed === null || (completed === 0 && total === null)) return 'pages unknown';
  return total === null || completed === total
    ? pluralize(completed, 'page')
    : `${formatCount(completed)} of ${pluralize(total, 'page')}`;
}

/** `10 of 12 pages`; undefined if one of them is unknown. */
export function describePages({ completed, total }: PdfExport['progress']): string | undefined {
  return completed === null || total === null ? undefined : `${formatCount(completed)} of ${pluralize(total, 'page')}`;
}

export function describeProgress(
  { status, progress }: Pick<PdfExport, 'status' | 'progress'>,
  remainingMs?: number,
): string {
  const { completed } = progress;
  const pages = describePages(progress);
  if (pages === undefined) return completed ? `${status}, ${pluralize(completed, 'page')} done` : status;
  return `${pages}${remainingMs === undefined ? '' : `, about ${formatDuration(remainingMs)} left`}`;
}

/** Milliseconds since the export was completed; undefined before, and if the service gives no time. `nowMs` is by the service's clock. */
export function exportAgeMs({ completedAt }: Pick<PdfExport, 'completedAt'>, nowMs: number): number | undefined {
  const completedMs = timeOf(completedAt);
  return Number.isNaN(completedMs) ? undefined : Math.max(0, nowMs - completedMs);
}

/** True if the first export was created before the second. */
export function isOlder(pdfExport: PdfExport, than: PdfExport): boolean {
  return timeOf(pdfExport.createdAt) < timeOf(than.createdAt);
}
