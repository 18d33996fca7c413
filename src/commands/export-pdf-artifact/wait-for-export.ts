/** Waits until an export is finished. */
import { getExport, type PdfExport } from '../../api/endpoints/exports.js';
import { shortId } from '../../text/short-id.js';
import { formatDuration } from '../../text/units.js';
import { shorten } from '../../text/width.js';
import { endSentence } from '../../text/sentences.js';
import { type Ending, failed } from '../command.js';
import { describePages, describeProgress, isOlder, phaseOf } from './export-progress.js';
import type { ExportRun, Rendering } from './record.js';

const MAX_REASON_LENGTH = 500;
/** Reads may lack a new export for a while. One that stays away is gone. */
const MAX_ABSENCE_MS = 10_000;

/** Resolves to the completed export, or to how the run ends without one. */
export async function waitForExport({ run, facts }: Rendering, started: PdfExport): Promise<PdfExport | Ending> {
  const { api, clock, log, pause } = run;
  const startMs = clock.now();
  const speed = new Speed();
  let absentSinceMs: number | undefined;
  for (let current = started; ;) {
    facts.pdfExport = current;
    const phase = phaseOf(current);
    const nowMs = clock.now();
    if (phase === 'completed') {
      // The progress must not stop below the total. An export that was reused had none.
      if (current !== started)
        log.info(`PDF export: ${describeProgress(current)} (${formatDuration(nowMs - startMs)})`);
      return current;
    }
    if (phase !== 'in-progress') return notCompleted(current, phase);
    const progress = describeProgress(current, speed.remainingMs(current, nowMs));
    if (nowMs > startMs) log.progress(`PDF export: ${progress} (${formatDuration(nowMs - startMs)})`);
    await pause(pollDelayMs(nowMs - startMs));
    const next = await getExport(api);
    if (!next || (next.exportId !== current.exportId && isOlder(next, current))) {
      absentSinceMs ??= clock.now();
      if (clock.now() - absentSinceMs >= MAX_ABSENCE_MS) return gone(current, next);
      continue;
    }
    absentSinceMs = undefined;
    if (next.exportId !== current.exportId) {
      facts.reused = false;
      logReplaced(log, current, next);
    }
    current = next;
  }
}

function gone({ exportId }: PdfExport, shown: PdfExport | null): Ending {
  const reason = shown ? 'no longer exists: the service returned an older export' : 'no longer exists on the service';
  return failed(`Export ${shortId(exportId)} ${reason}. Run the job again.`, 'lost-export');
}

/** Logs that the run continues with another export, which is newer and so not a reused one. */
export function logReplaced(log: ExportRun['log'], before: PdfExport, next: PdfExport): void {
  const starter = next.source === 'dashboard' ? 'in the dashboard' : 'by another API client';
  log.notice(
    `Export ${shortId(before.exportId)} was replaced by export ${shortId(next.exportId)}, which was started ${starter}. Waiting for the newer export.`,
  );
}

/**
 * Milliseconds until the next request: short at first, for exports of a few pages. Later it is a tenth of the time
 * waited so far, at most 15 s. The key's rate limit can add to it.
 */
function pollDelayMs(waitedMs: number): number {
  return waitedMs < 20_000 ? 1_000 : Math.min(15_000, waitedMs / 10);
}

/** Measures how fast the pages of an export are rendered. Times are epoch milliseconds. */
class Speed {
  #before?: PdfExport;
  /** Where the speed is measured from: the first page of each export. */
  #first = { atMs: 0, completed: 0 };

  /** Returns how long the remaining pages take at the speed so far; undefined before the speed is known. */
  remainingMs(current: PdfExport, nowMs: number): number | undefined {
    const { exportId, progress } = current;
    const { completed, total } = progress;
    if (completed === null) return undefined;
    if (this.#before?.exportId !== exportId || !this.#before.progress.completed)
      this.#first = { atMs: nowMs, completed };
    this.#before = current;
    const elapsedMs = nowMs - this.#first.atMs;
    const rendered = completed - this.#first.completed;
    const isKnown = total !== null && rendered > 0 && elapsedMs > 0;
    return isKnown ? (elapsedMs / rendered) * Math.max(0, total - completed) : undefined;
  }
}

function notCompleted({ exportId, errorMessage, progress }: PdfExport, phase: 'failed' | 'cancelled'): Ending {
  const id = shortId(exportId);
  if (phase === 'cancelled')
    return failed(
      `Export ${id} was cancelled on the service. Run the job again to start another export.`,
      'lost-export',
    );
  const reason = shorten((errorMessage ?? '').replace(/\s+/g, ' ').trim(), MAX_REASON_LENGTH);
  const detail = reason === '' ? '; it gave no reason.' : `: ${endSentence(reason)}`;
  const pages = describePages(progress);
  const rendered = pages === undefined ? '' : ` (${pages} rendered)`;
  return failed(
    `The service couldn't create the PDF${rendered}${detail} Run the job again. If it fails again, send the export ID to the support of the service: ${exportId}`,
    'lost-export',
  );
}
