/** Downloads the PDF of a completed export: resumes after interruptions and renews the download URL. */
import { getExport, type PdfExport } from '../../api/endpoints/exports.js';
import { ApiError, ConnectionError, type RequestInfo } from '../../api/errors.js';
import { RETRY_BUDGET_MS } from '../../api/retry.js';
import type { PartialFile } from '../../disk/partial-file.js';
import { formatBytes, formatDuration } from '../../text/units.js';
import { type Download, downloadRange, InvalidPdfError, type RangeFailure } from './download-range.js';
import type { ExportContext } from './record.js';

/** Fresh download URLs that may be rejected in a row without a new byte of the file in between. */
const MAX_REJECTIONS = 3;
/** A file that arrives completely but isn't a PDF of the expected size is downloaded this often. */
const MAX_INVALID_FILES = 2;

/** Counts failures since the last new byte; invalid files count over the whole download. */
interface DownloadState extends Download {
  failures: number;
  rejections: number;
  invalidFiles: number;
  /** Epoch milliseconds of the last new byte, or of the start. */
  progressMs: number;
  /** Largest size of the file so far. */
  maxBytes: number;
}

/**
 * Downloads the whole file without the key. Resolves to 'complete', or to the export that has replaced this one (null if
 * the service returns none).
 * Rejects with ConnectionError or ApiError if the file's server fails for longer than the retry budget, and with
 * InvalidPdfError if the response isn't a PDF of the expected size.
 */
export async function downloadExport(
  context: ExportContext,
  completed: PdfExport,
  file: PartialFile,
): Promise<'complete' | PdfExport | null> {
  const { api, clock } = context;
  const noFailures = { failures: 0, rejections: 0 };
  const state: DownloadState = { file, ...noFailures, invalidFiles: 0, progressMs: clock.now(), maxBytes: 0 };
  for (let current = completed; ;) {
    const failure = await downloadRange(context, current, state);
    if (!failure) return 'complete';
    if (file.sizeBytes > state.maxBytes)
      Object.assign(state, { ...noFailures, progressMs: clock.now(), maxBytes: file.sizeBytes });
    await prepareRetry(context, failure, state);
    // Each read returns a fresh download URL, and shows if the export is still the same.
    const fresh = await getExport(api);
    if (fresh?.exportId !== current.exportId) return fresh;
    current = fresh;
  }
}

/** Waits before the next attempt, or throws if there is none. */
async function prepareRetry(
  { clock, log, pause }: ExportContext,
  failure: RangeFailure,
  state: DownloadState,
): Promise<void> {
  const { kind, problem, status, retryAfterMs = 0 } = failure;
  const { file } = state;
  state.failures += 1;
  if (kind === 'rejected' && (state.rejections += 1) > MAX_REJECTIONS) {
    throw new InvalidPdfError(
      `Couldn't download the PDF: the storage server rejects even new download URLs. Check that no proxy blocks the server, then run the job again. (GET download URL: HTTP ${status ?? ''})`,
    );
  }
  if (kind === 'invalid') {
    if ((state.invalidFiles += 1) >= MAX_INVALID_FILES)
      throw new InvalidPdfError(
        `${problem} Run the job again. If it fails again, check whether a proxy changes the download.`,
      );
    await file.restart();
  }
  const delayMs = Math.max(retryDelayMs(state.failures), retryAfterMs);
  if (kind === 'interrupted' && clock.now() - state.progressMs + delayMs > RETRY_BUDGET_MS) throw toError(failure);
  const from = file.sizeBytes === 0 ? '' : ` from ${formatBytes(file.sizeBytes)}`;
  const delay = formatDuration(Math.ceil(delayMs / 1000) * 1000);
  log.info(`${problem} Retrying${from} in ${delay}.`);
  await pause(delayMs);
}

/** Milliseconds to wait after the nth failure in a row. */
function retryDelayMs(failures: number): number {
  return Math.min(6_000, 500 * 2 ** (failures - 1));
}

const DOWNLOAD: RequestInfo = { method: 'GET', path: 'download URL', role: 'viewer', goal: 'download the PDF' };

function toError({ status, code, problem }: RangeFailure): Error {
  if (code !== undefined) return new ConnectionError(DOWNLOAD, code, false);
  if (status !== undefined) return new ApiError(DOWNLOAD, status, 'the storage server is unavailable');
  return new InvalidPdfError(problem);
}
