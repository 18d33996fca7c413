/** Following an export to its end, whoever started it. */
import { getExport, type PdfExport } from '../../api/endpoints/exports.js';
import type { Ending } from '../command.js';
import { describeProgress, phaseOf, pollDelayMs, remainingMs, type Sighting } from './plan.js';
import { shorten } from '../../text/width.js';
import { formatDuration } from '../../text/units.js';
import { type Exporter, failed, pause } from './start.js';

const REASON_LENGTH = 500;

/** The completed export, or how the run ends without one. */
export async function waitUntilFinished(
  exporter: Exporter,
  joined: PdfExport,
  stallTimeoutMs: number,
): Promise<PdfExport | Ending> {
  const { api, clock, log, record } = exporter;
  const startMs = clock.now();
  const watch = new Watch(joined, startMs);
  for (let seen = joined; ;) {
    record.pdfExport = seen;
    const phase = phaseOf(seen);
    if (phase === 'completed') return seen;
    if (phase !== 'in-progress') return over(seen, phase);
    const nowMs = clock.now();
    const stillMs = nowMs - watch.changedMs;
    if (stillMs >= stallTimeoutMs) return stalled(seen, stillMs);
    log.progress(`PDF export: ${describeProgress(seen, watch.leftMs(seen))} (${formatDuration(nowMs - startMs)})`);
    await pause(exporter, pollDelayMs(nowMs - startMs));
    const next = await getExport(api);
    if (!next)
      return failed(`Export ${seen.exportId} is gone: the service knows of no export any more. Run this again.`);
    if (next.exportId !== seen.exportId) {
      if (isOlder(next, seen))
        return failed(`Export ${seen.exportId} is gone: the service names an older one instead. Run this again.`);
      tellReplaced(exporter, seen, next);
    }
    watch.see(next, clock.now());
    seen = next;
  }
}

/** Says that another export has taken the place of the one that was followed. */
export function tellReplaced({ log, record }: Exporter, before: PdfExport, next: PdfExport): void {
  record.reused = false;
  const starter = next.source === 'dashboard' ? 'in the dashboard' : 'by somebody else';
  log.notice(
    `Export ${before.exportId} was replaced: export ${next.exportId} was started ${starter}. It is newer and is followed instead.`,
  );
}

/** True where an export that is named now was made before the one that is followed. */
export function isOlder(next: PdfExport, followed: PdfExport): boolean {
  return Date.parse(next.createdAt) < Date.parse(followed.createdAt);
}

/** When something last changed, and how fast pages come. */
class Watch {
  changedMs: number;
  #mark: string;
  #id: string;
  #first: Sighting;
  #last: Sighting;

  constructor(seen: PdfExport, nowMs: number) {
    this.changedMs = nowMs;
    this.#mark = markOf(seen);
    this.#id = seen.exportId;
    this.#first = this.#last = { atMs: nowMs, completed: seen.progress.completed };
  }

  see(seen: PdfExport, nowMs: number): void {
    const sighting = { atMs: nowMs, completed: seen.progress.completed };
    // The time before the first page is no pace, and another export has its own.
    if (seen.exportId !== this.#id || this.#last.completed === 0) this.#first = sighting;
    this.#id = seen.exportId;
    this.#last = sighting;
    if (markOf(seen) !== this.#mark) this.changedMs = nowMs;
    this.#mark = markOf(seen);
  }

  leftMs({ progress }: PdfExport): number | undefined {
    return remainingMs(this.#first, this.#last, progress.total);
  }
}

function markOf({ exportId, status, progress }: PdfExport): string {
  return `${exportId} ${status} ${progress.completed} ${progress.total}`;
}

function over({ exportId, errorMessage }: PdfExport, phase: 'failed' | 'cancelled'): Ending {
  const said = errorMessage === null ? '' : ` The service says: ${shorten(errorMessage, REASON_LENGTH)}`;
  return failed(
    phase === 'failed'
      ? `Export ${exportId} failed.${said === '' ? ' The service gave no reason.' : said}`
      : `Export ${exportId} was cancelled at the service.${said} Run this again to start another.`,
  );
}

function stalled(seen: PdfExport, stillMs: number): Ending {
  return {
    outcome: 'timed-out',
    message:
      `Export ${seen.exportId} stands still: no progress for ${formatDuration(stillMs)} (stall-timeout) at ${describeProgress(seen)}. ` +
      'It was not merely slow. It is not cancelled: if it comes back to life, running this again follows it.',
  };
}
