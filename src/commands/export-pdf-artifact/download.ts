/** Downloads the PDF of a completed export. A download that breaks starts again, with a new download URL. */
import { getExport, type PdfExport } from '../../api/endpoints/exports.js';
import { ApiError, ConnectionError, type RequestInfo } from '../../api/errors.js';
import { RETRY_BUDGET_MS } from '../../api/retry.js';
import type { PartialFile } from '../../disk/partial-file.js';
import { formatDuration } from '../../text/units.js';
import { InvalidPdfError, receivePdf, type ReceiveFailure } from './receive-pdf.js';
import type { ExportRun } from './record.js';

/** Milliseconds before each new start. */
const RESTART_DELAYS_MS = [1_000, 5_000, 15_000] as const;

/**
 * Downloads the whole file without the key. Resolves to 'complete', or to the export that has replaced this one (null if
 * the service returns none).
 * Rejects with ConnectionError or ApiError if the file's server keeps failing, and with InvalidPdfError if the response
 * isn't a PDF of the expected size.
 */
export async function downloadExport(
  context: ExportRun,
  completed: PdfExport,
  file: PartialFile,
): Promise<'complete' | PdfExport | null> {
  let current = completed;
  for (let restarts = 0; ; restarts += 1) {
    const failure = await receivePdf(context, current, file);
    if (!failure) return 'complete';
    await waitForRestart(context, failure, RESTART_DELAYS_MS[restarts]);
    await file.restart();
    // Each read returns a fresh download URL, and shows if the export is still the same.
    const fresh = await getExport(context.api);
    if (fresh?.exportId !== current.exportId) return fresh;
    current = fresh;
  }
}

/** Throws if there is no new start: the delay is undefined then. */
async function waitForRestart(
  { log, pause }: ExportRun,
  failure: ReceiveFailure,
  restartDelayMs: number | undefined,
): Promise<void> {
  const { problem, retryAfterMs = 0 } = failure;
  if (restartDelayMs === undefined || retryAfterMs > RETRY_BUDGET_MS) throw toError(failure);
  const delayMs = Math.max(restartDelayMs, retryAfterMs);
  log.info(`${problem} Starting again in ${formatDuration(Math.ceil(delayMs / 1000) * 1000)}.`);
  await pause(delayMs);
}

const DOWNLOAD: RequestInfo = { method: 'GET', path: 'download URL', role: 'viewer', goal: 'download the PDF' };

function toError({ kind, status, code, problem }: ReceiveFailure): Error {
  if (kind === 'rejected')
    return new InvalidPdfError(
      `Couldn't download the PDF: the storage server rejects even new download URLs. Check that no proxy blocks the server, then run the job again. (GET download URL: HTTP ${status ?? ''})`,
    );
  if (kind === 'invalid')
    return new InvalidPdfError(
      `${problem} Run the job again. If it fails again, check whether a proxy changes the download.`,
    );
  if (code !== undefined) return new ConnectionError(DOWNLOAD, code, false);
  if (status !== undefined) return new ApiError(DOWNLOAD, status, 'the storage server is unavailable');
  return new InvalidPdfError(problem);
}
