/** Requests the PDF of an export and checks what arrives. */
import { errorCodeOf } from '../../text/connection-codes.js';
import { codingOf, type HttpResponse } from '../../api/http-response.js';
import type { PdfExport } from '../../api/endpoints/exports.js';
import { isLoopback } from '../../api/connection/loopback.js';
import { followRedirects } from '../../api/redirects.js';
import type { PartialFile } from '../../disk/partial-file.js';
import { FileError } from '../../disk/write.js';
import type { Host } from '../../hosts/host.js';
import { pluralize } from '../../text/pluralize.js';
import { formatBytes } from '../../text/units.js';
import type { ExportRun } from './record.js';

/** The response isn't a PDF, or not the expected one. `message` says what to do. */
export class InvalidPdfError extends Error {
  override readonly name = 'InvalidPdfError';
}

/** Why a request didn't complete the file. */
export interface ReceiveFailure {
  /**
   * `rejected`: the server rejects the download URL, for example because it expired. `interrupted`: the connection or the
   * server failed. `invalid`: the response isn't the expected PDF.
   */
  readonly kind: 'rejected' | 'interrupted' | 'invalid';
  /** One sentence. */
  readonly problem: string;
  readonly status?: number;
  readonly code?: string;
  readonly retryAfterMs?: number;
}

const MAX_REDIRECTS = 5;
/** The first bytes of a PDF; its last ones are `startxref`, a number and `%%EOF`. */
const PDF_HEADER = '%PDF-';
/** Limits how often a terminal is redrawn. */
const PROGRESS_INTERVAL_MS = 250;
const REJECTED_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);
/** Query values of at least this length can be signatures, so each is masked on its own too. */
const MIN_SIGNATURE_LENGTH = 16;

/** Writes the PDF into the empty file. Resolves to a network error or an invalid response, rejects for others. */
export async function receivePdf(
  context: ExportRun,
  pdfExport: PdfExport,
  file: PartialFile,
): Promise<ReceiveFailure | undefined> {
  if (pdfExport.downloadUrl === null) return { kind: 'interrupted', problem: 'The service returned no download URL.' };
  try {
    const response = await sendRequest(context, toSafeUrl(pdfExport.downloadUrl));
    const failure = checkStatus(response) ?? checkCoding(response);
    if (failure) {
      response.body.destroy();
      return failure;
    }
    const offeredBytes = toCount(response.headers['content-length']);
    return await receiveBody(context, file, response, { totalBytes: pdfExport.fileSize ?? offeredBytes, offeredBytes });
  } catch (error) {
    context.signal.throwIfAborted();
    const code = errorCodeOf(error);
    // A new start doesn't help against a full disk or an invalid URL, which have no network code.
    if (error instanceof FileError || code === undefined) throw error;
    const problem = `The download was interrupted at ${formatBytes(file.sizeBytes)} (${code}).`;
    return { kind: 'interrupted', code, problem };
  }
}

/** Follows redirects, which storage services use. The request has no key, so only the protocol has to be safe. */
async function sendRequest({ api, host }: ExportRun, downloadUrl: URL): Promise<HttpResponse> {
  const fetchUrl = (url: URL): Promise<HttpResponse> => {
    maskUrl(url, host);
    return api.fetchPlain(url);
  };
  return followRedirects(downloadUrl, fetchUrl, ({ location, from, count }) => {
    if (count === MAX_REDIRECTS)
      throw new InvalidPdfError(
        `Couldn't download the PDF: the download URL redirects more than ${MAX_REDIRECTS} times. Ask the operator of the service to fix the redirects.`,
      );
    return toSafeUrl(location, from);
  });
}

function toSafeUrl(text: string, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))) return url;
  throw new InvalidPdfError(
    "Couldn't download the PDF: the download URL isn't a valid https URL. Ask the operator of the service to fix the URL.",
  );
}

function maskUrl(url: URL, host: Host): void {
  if (url.search === '') return;
  host.mask(url.href);
  for (const value of url.searchParams.values()) if (value.length >= MIN_SIGNATURE_LENGTH) host.mask(value);
}

function checkStatus({ status, headers }: HttpResponse): ReceiveFailure | undefined {
  if (status === 200) return undefined;
  if (REJECTED_STATUSES.has(status))
    return { kind: 'rejected', status, problem: `The storage server rejected the download URL (HTTP ${status}).` };
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
  return { kind: 'interrupted', status, retryAfterMs, problem: `The download failed (HTTP ${status}).` };
}

/** The bytes of another coding aren't those of the PDF, and their number isn't its size. */
function checkCoding(response: HttpResponse): ReceiveFailure | undefined {
  const coding = codingOf(response);
  return coding === undefined
    ? undefined
    : invalid(`it has the content encoding ${JSON.stringify(coding)}, although docs-ci asks for "identity"`);
}

function toCount(text = ''): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Sizes in bytes. */
interface Sizes {
  /** What the service reports, or else the storage server. */
  readonly totalBytes: number | undefined;
  /** What the storage server reports. */
  readonly offeredBytes: number | undefined;
}

async function receiveBody(
  { log, clock }: ExportRun,
  file: PartialFile,
  { body, headers }: HttpResponse,
  sizes: Sizes,
): Promise<ReceiveFailure | undefined> {
  const { totalBytes = Infinity } = sizes;
  const startMs = clock.now();
  let loggedMs = startMs;
  for await (const chunk of body) {
    const problem = chunkProblem(chunk, file.sizeBytes, sizes, headers['content-type']);
    if (problem !== undefined) return invalid(problem);
    await file.append(chunk);
    if (file.sizeBytes > totalBytes) return invalid(`it is larger than the reported ${pluralize(totalBytes, 'byte')}`);
    if (clock.now() - loggedMs < PROGRESS_INTERVAL_MS) continue;
    loggedMs = clock.now();
    log.progress(describeProgress(file.sizeBytes, sizes.totalBytes, loggedMs - startMs));
  }
  if (sizes.totalBytes !== undefined && file.sizeBytes < totalBytes) {
    const problem = `The download ended at ${formatBytes(file.sizeBytes)} of ${formatBytes(totalBytes)}.`;
    return { kind: 'interrupted', code: 'ENDED_EARLY', problem };
  }
  // The progress must not stop below the total.
  if (loggedMs > startMs) log.info(`Downloaded ${formatBytes(file.sizeBytes)}.`);
  return checkEnd(file);
}

/** Why a chunk can't be the next part of the PDF. @param at where it begins */
function chunkProblem(
  chunk: Uint8Array,
  at: number,
  { totalBytes = 0, offeredBytes }: Sizes,
  contentType: string | undefined,
): string | undefined {
  // Chunks have any size, so the header may arrive byte by byte.
  const header = PDF_HEADER.slice(at);
  if (!header.startsWith(latin1(chunk.subarray(0, header.length)))) return describeType(contentType);
  // The size is compared only now: for an error page, the type is the better message.
  if (offeredBytes === undefined || offeredBytes === totalBytes) return undefined;
  return `the service reports ${pluralize(totalBytes, 'byte')}, but the storage server offers ${pluralize(offeredBytes, 'byte')}`;
}

function checkEnd({ lastBytes }: PartialFile): ReceiveFailure | undefined {
  const end = latin1(lastBytes);
  return end.includes('startxref') && end.includes('%%EOF')
    ? undefined
    : invalid('the end of the file is missing (no %%EOF)');
}

function invalid(reason: string): ReceiveFailure {
  return { kind: 'invalid', problem: `The downloaded file isn't the PDF: ${reason}. The file was discarded.` };
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function describeType(contentType: string | undefined): string {
  const type = /^[\w.+-]+\/[\w.+-]+/.exec(contentType ?? '')?.[0];
  return type === undefined
    ? 'the storage server sent another type of file'
    : `the storage server sent ${type}, perhaps the error page of a proxy`;
}

function describeProgress(sizeBytes: number, totalBytes: number | undefined, elapsedMs: number): string {
  const of = totalBytes === undefined ? '' : ` of ${formatBytes(totalBytes)}`;
  return `Downloaded ${formatBytes(sizeBytes)}${of} (${formatBytes(Math.round((sizeBytes * 1000) / elapsedMs))}/s)`;
}
