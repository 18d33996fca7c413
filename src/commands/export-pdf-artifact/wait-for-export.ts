/** Waits until an export is finished, and detects one that is stuck. */
import { getExport, type PdfExport } from '../../api/endpoints/exports.js';
import { formatDuration } from '../../text/units.js';
import { shorten } from '../../text/width.js';
import { type Ending, failed } from '../command.js';
import { describeProgress, isOlder, phaseOf } from './export-progress.js';
import type { ExportContext } from './record.js';

const MAX_REASON_LENGTH = 500;

/** Resolves to the completed export, or to how the run ends without one. */
export async function waitForExport(context: ExportContext, started: PdfExport): Promise<PdfExport | Ending> {
  const { api, clock, inputs, log, pause, record } = context;
  const startMs = clock.now();
  const tracker = new ProgressTracker();
  for (let current = started; ;) {
    record.pdfExport = current;
    const phase = phaseOf(current);
    if (phase === 'completed') return current;
    if (phase !== 'in-progress') return notCompleted(current, phase);
    const nowMs = clock.now();
    tracker.update(current, nowMs);
    const unchangedMs = nowMs - tracker.changedMs;
    if (unchangedMs >= inputs.stallTimeout) return stalled(current, unchangedMs);
    const progress = describeProgress(current, tracker.remainingMs(current));
    log.progress(`PDF export: ${progress} (${formatDuration(nowMs - startMs)})`);
    await pause(pollDelayMs(nowMs - startMs));
    const next = await getExport(api);
    if (!next)
      return failed(`Export ${current.exportId} is gone: the service knows of no export any more. Run this again.`);
    if (next.exportId !== current.exportId) {
      if (isOlder(next, current))
        return failed(`Export ${current.exportId} is gone: the service names an older one instead. Run this again.`);
      logReplaced(context, current, next);
    }
    current = next;
  }
}

/** Logs that the run continues with another export, which is newer and so not a reused one. */
export function logReplaced({ log, record }: ExportContext, before: PdfExport, next: PdfExport): void {
  record.reused = false;
  const starter = next.source === 'dashboard' ? 'in the dashboard' : 'by somebody else';
  log.notice(
    `Export ${before.exportId} was replaced: export ${next.exportId} was started ${starter}. It is newer and is followed instead.`,
  );
}

/**
 * Milliseconds until the next request: short at first, for exports of a few pages. Later it is a tenth of the time
 * waited so far, at most 15 s. The key's rate limit can add to it.
 */
function pollDelayMs(waitedMs: number): number {
  return waitedMs < 20_000 ? 1_000 : Math.min(15_000, waitedMs / 10);
}

interface ProgressSample {
  readonly exportId: string;
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** Pages rendered at that time. */
  readonly completed: number;
}

/** Records when an export last changed and how fast its pages are rendered. */
class ProgressTracker {
  /** Epoch milliseconds. */
  changedMs = 0;
  #state?: string;
  #first?: ProgressSample;
  #last?: ProgressSample;

  update({ exportId, status, progress }: PdfExport, nowMs: number): void {
    const sample = { exportId, atMs: nowMs, completed: progress.completed };
    // The speed is measured from the first page on, and for each export alone.
    if (this.#last?.exportId !== exportId || this.#last.completed === 0) this.#first = sample;
    this.#last = sample;
    const state = `${exportId} ${status} ${progress.completed} ${progress.total}`;
    if (state !== this.#state) this.changedMs = nowMs;
    this.#state = state;
  }

  /** Milliseconds that the remaining pages take at the speed so far; undefined before the speed is known. */
  remainingMs({ progress: { total } }: PdfExport): number | undefined {
    if (!this.#first || !this.#last || total === null) return undefined;
    const elapsedMs = this.#last.atMs - this.#first.atMs;
    const rendered = this.#last.completed - this.#first.completed;
    if (rendered <= 0 || elapsedMs <= 0) return undefined;
    return (elapsedMs / rendered) * Math.max(0, total - this.#last.completed);
  }
}

function notCompleted({ exportId, errorMessage }: PdfExport, phase: 'failed' | 'cancelled'): Ending {
  const reason = errorMessage === null ? '' : ` The service says: ${shorten(errorMessage, MAX_REASON_LENGTH)}`;
  return failed(
    phase === 'failed'
      ? `Export ${exportId} failed.${reason === '' ? ' The service gave no reason.' : reason}`
      : `Export ${exportId} was cancelled at the service.${reason} Run this again to start another.`,
  );
}

function stalled(pdfExport: PdfExport, unchangedMs: number): Ending {
  return {
    outcome: 'timed-out',
    topic: 'stuck-export',
    message:
      `Export ${pdfExport.exportId} stands still: no progress for ${formatDuration(unchangedMs)} (stall-timeout) at ${describeProgress(pdfExport)}. ` +
      'It was not merely slow. It is not cancelled: if it comes back to life, running this again follows it.',
  };
}
