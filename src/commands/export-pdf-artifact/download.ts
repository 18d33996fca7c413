/** The file of a completed export: fetched without the key, taken up again where it was cut, checked on the way. */
import { ApiError, ConnectionError, type RequestInfo } from '../../api/errors.js';
import { getExport, type PdfExport } from '../../api/endpoints/exports.js';
import { RETRY_BUDGET_MS } from '../../api/retry.js';
import type { PartialFile } from '../../disk/partial-file.js';
import { BadPdfError, fetchPart, type Part } from './download-range.js';
import { downloadPauseMs } from './plan.js';
import { type Exporter, pause } from './start.js';

/** Fresh links in a row that are refused although no byte of the file came in between. */
const MAX_REFUSALS = 3;
/** A file that arrived whole and is no PDF, or of another size than agreed, is fetched this often. */
const MAX_BAD_FILES = 2;

export interface Downloader extends Exporter {
  /** Blots a link out of the platform's log. */
  readonly mask: (secret: string) => void;
}

/** What trouble there has been since the last byte that was news. */
interface Trouble {
  failures: number;
  sinceMs: number;
  refusals: number;
  badFiles: number;
  furthestBytes: number;
}

/**
 * Fetches the file to its end. Resolves to what the service names instead where another export has taken the
 * file's place. Rejects with
 * ConnectionError or ApiError where the place of the file fails for longer than a request is tried again, with
 * BadPdfError where what comes is no PDF of the agreed size.
 */
export async function downloadExport(
  downloader: Downloader,
  completed: PdfExport,
  file: PartialFile,
): Promise<PdfExport | null | undefined> {
  const { api, clock } = downloader;
  const trouble: Trouble = { failures: 0, sinceMs: clock.now(), refusals: 0, badFiles: 0, furthestBytes: 0 };
  let etag: string | undefined;
  for (let current = completed; ;) {
    const part = await fetchPart(downloader, current, file, etag);
    etag = part.etag;
    if (part.kind === 'whole') return undefined;
    noteProgress(trouble, file.sizeBytes, clock.now());
    await react(downloader, part, file, trouble);
    // Every read gives a fresh link, and shows whether it is the same export still.
    const fresh = await getExport(api);
    if (fresh?.exportId !== current.exportId) return fresh;
    current = fresh;
  }
}

function noteProgress(trouble: Trouble, sizeBytes: number, nowMs: number): void {
  if (sizeBytes <= trouble.furthestBytes) return;
  Object.assign(trouble, { failures: 0, sinceMs: nowMs, refusals: 0, furthestBytes: sizeBytes });
}

/** Rests before the next try, or throws where there is none. */
async function react(
  downloader: Downloader,
  part: Exclude<Part, { kind: 'whole' }>,
  file: PartialFile,
  trouble: Trouble,
): Promise<void> {
  const { log, clock } = downloader;
  trouble.failures += 1;
  if (part.kind === 'refused' && (trouble.refusals += 1) > MAX_REFUSALS) {
    throw new BadPdfError(
      `The PDF could not be downloaded: its link is refused (HTTP ${part.status}) although it is fresh. The place it is kept at may be out of order, or a proxy stands in between.`,
    );
  }
  if (part.kind === 'bad') {
    if ((trouble.badFiles += 1) >= MAX_BAD_FILES) throw new BadPdfError(part.problem);
    await file.restart();
  }
  const pauseMs = Math.max(downloadPauseMs(trouble.failures), part.kind === 'broken' ? (part.retryAfterMs ?? 0) : 0);
  if (part.kind === 'broken' && clock.now() - trouble.sinceMs + pauseMs > RETRY_BUDGET_MS) throw errorOf(part);
  log.info(`${part.problem} Trying again in ${Math.ceil(pauseMs / 1000)} s from byte ${file.sizeBytes}.`);
  await pause(downloader, pauseMs);
}

const DOWNLOAD: RequestInfo = { method: 'GET', path: '(the download link of the export)', role: 'viewer' };

function errorOf({ status, code, problem }: Extract<Part, { kind: 'broken' }>): Error {
  if (code !== undefined) return new ConnectionError(DOWNLOAD, code, false);
  if (status !== undefined) return new ApiError(DOWNLOAD, status, 'the place of the file is out of order');
  return new BadPdfError(problem);
}
