/** Requests the rest of an export's PDF and checks what arrives. */
import { errorCodeOf } from '../../api/errors.js';
import type { HttpResponse } from '../../api/http-response.js';
import type { PdfExport } from '../../api/endpoints/exports.js';
import { isLoopback } from '../../api/loopback.js';
import { followRedirects } from '../../api/redirects.js';
import type { PartialFile } from '../../disk/partial-file.js';
import { FileError } from '../../disk/write.js';
import type { Host } from '../../hosts/host.js';
import { pluralize } from '../../text/pluralize.js';
import { formatBytes } from '../../text/units.js';
import type { ExportContext } from './record.js';

/** The response isn't a PDF, or not the expected one. `message` says what to do. */
export class InvalidPdfError extends Error {
  override readonly name = 'InvalidPdfError';
}

/** Why a request didn't complete the file. */
export interface RangeFailure {
  /**
   * `rejected`: the server rejects the download URL, for example because it expired. `interrupted`: a retry may help, and
   * the content so far is valid. `invalid`: the response isn't the expected PDF.
   */
  readonly kind: 'rejected' | 'interrupted' | 'invalid';
  /** One sentence. */
  readonly problem: string;
  readonly status?: number;
  readonly code?: string;
  readonly retryAfterMs?: number;
}

/** A download in parts. */
export interface Download {
  readonly file: PartialFile;
  /** What the storage server said of the content that was received so far. */
  content?: Content;
}

interface Content {
  readonly etag: string | undefined;
  readonly sizeBytes: number | undefined;
}

const MAX_REDIRECTS = 5;
/** The first bytes of a PDF; its last ones are `startxref`, a number and `%%EOF`. */
const PDF_HEADER = '%PDF-';
/** Limits how often a terminal is redrawn. */
const PROGRESS_INTERVAL_MS = 250;
const REJECTED_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);
/** Query values of at least this length can be signatures, so each is masked on its own too. */
const MIN_SIGNATURE_LENGTH = 16;

/** Requests the rest of the file and appends it. Resolves to a network error or an invalid response, rejects for others. */
export async function downloadRange(
  context: ExportContext,
  pdfExport: PdfExport,
  download: Download,
): Promise<RangeFailure | undefined> {
  if (pdfExport.downloadUrl === null) return { kind: 'interrupted', problem: 'The service returned no download URL.' };
  try {
    const response = await sendRequest(context, toSafeUrl(pdfExport.downloadUrl), rangeHeaders(download));
    const failure = checkStatus(response);
    if (failure) {
      response.body.destroy();
      return failure;
    }
    return await receive(context, pdfExport, download, response);
  } catch (error) {
    context.signal.throwIfAborted();
    const code = errorCodeOf(error);
    // A retry doesn't help against a full disk or an invalid URL, which have no network code.
    if (error instanceof FileError || code === undefined) throw error;
    const problem = `The download was interrupted at ${formatBytes(download.file.sizeBytes)} (${code}).`;
    return { kind: 'interrupted', code, problem };
  }
}

function rangeHeaders({ file, content }: Download): Record<string, string> {
  if (file.sizeBytes === 0) return {};
  // A weak ETag doesn't guarantee identical bytes.
  const etag = content?.etag?.startsWith('"') ? content.etag : undefined;
  return { range: `bytes=${file.sizeBytes}-`, ...(etag !== undefined && { 'if-range': etag }) };
}

/** Follows redirects, which storage services use. The request has no key, so only the protocol has to be safe. */
async function sendRequest(
  { api, host }: ExportContext,
  downloadUrl: URL,
  headers: Record<string, string>,
): Promise<HttpResponse> {
  const fetchUrl = (url: URL): Promise<HttpResponse> => {
    maskUrl(url, host);
    return api.fetchPlain(url, headers);
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

function checkStatus({ status, headers }: HttpResponse): RangeFailure | undefined {
  if (status === 200 || status === 206 || status === 416) return undefined;
  if (REJECTED_STATUSES.has(status))
    return { kind: 'rejected', status, problem: `The storage server rejected the download URL (HTTP ${status}).` };
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
  return { kind: 'interrupted', status, retryAfterMs, problem: `The download failed (HTTP ${status}).` };
}

async function receive(
  context: ExportContext,
  { fileSize }: PdfExport,
  download: Download,
  response: HttpResponse,
): Promise<RangeFailure | undefined> {
  const { file } = download;
  const { status, headers, body } = response;
  const [, start, size] = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(headers['content-range'] ?? '') ?? [];
  const isWhole = status === 200;
  const offeredBytes = toCount(isWhole ? headers['content-length'] : size);
  const content = { etag: headers.etag, sizeBytes: offeredBytes };
  if (!isWhole && (status !== 206 || Number(start) !== file.sizeBytes || isOther(content, download.content))) {
    body.destroy();
    // The range lies beyond the end, isn't the requested one or is of another file, so the next attempt starts over.
    await file.restart();
    return { kind: 'interrupted', problem: "The download couldn't be resumed." };
  }
  if (isWhole && file.sizeBytes > 0) await file.restart();
  download.content = content;
  return appendBody(context, file, response, { totalBytes: fileSize ?? offeredBytes, offeredBytes });
}

/** True if a part is of another content than the parts before. Not every server knows If-Range. */
function isOther(content: Content, before: Content = content): boolean {
  const hasChanged = (now: unknown, earlier: unknown): boolean =>
    now !== undefined && earlier !== undefined && now !== earlier;
  return hasChanged(content.etag, before.etag) || hasChanged(content.sizeBytes, before.sizeBytes);
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

async function appendBody(
  { log, clock }: ExportContext,
  file: PartialFile,
  { body, headers }: HttpResponse,
  sizes: Sizes,
): Promise<RangeFailure | undefined> {
  const { totalBytes = Infinity } = sizes;
  const start = { ms: clock.now(), bytes: file.sizeBytes };
  let loggedMs = start.ms;
  for await (const chunk of body) {
    const problem = chunkProblem(chunk, file.sizeBytes, sizes, headers['content-type']);
    if (problem !== undefined) return invalid(problem);
    await file.append(chunk);
    if (file.sizeBytes > totalBytes) return invalid(`it is larger than the reported ${pluralize(totalBytes, 'byte')}`);
    if (clock.now() - loggedMs < PROGRESS_INTERVAL_MS) continue;
    loggedMs = clock.now();
    log.progress(describeProgress(file.sizeBytes, sizes.totalBytes, start, loggedMs));
  }
  if (sizes.totalBytes !== undefined && file.sizeBytes < totalBytes) {
    const problem = `The download ended at ${formatBytes(file.sizeBytes)} of ${formatBytes(totalBytes)}.`;
    return { kind: 'interrupted', code: 'ENDED_EARLY', problem };
  }
  // The progress must not stop below the total.
  if (loggedMs > start.ms) log.info(`Downloaded ${formatBytes(file.sizeBytes)}.`);
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

function checkEnd({ lastBytes }: PartialFile): RangeFailure | undefined {
  const end = latin1(lastBytes);
  return end.includes('startxref') && end.includes('%%EOF')
    ? undefined
    : invalid('the end of the file is missing (no %%EOF)');
}

function invalid(reason: string): RangeFailure {
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

function describeProgress(
  sizeBytes: number,
  totalBytes: number | undefined,
  start: { ms: number; bytes: number },
  nowMs: number,
): string {
  const of = totalBytes === undefined ? '' : ` of ${formatBytes(totalBytes)}`;
  const perSecond = Math.round(((sizeBytes - start.bytes) * 1000) / (nowMs - start.ms));
  return `Downloaded ${formatBytes(sizeBytes)}${of} (${formatBytes(perSecond)}/s)`;
}
