/** One request for the file of an export, and what became of it. */
import { errorCodeOf } from '../../api/errors.js';
import type { HttpResponse } from '../../api/http.js';
import type { PdfExport } from '../../api/endpoints/exports.js';
import { isLoopback } from '../../api/loopback.js';
import { followRedirects } from '../../api/redirects.js';
import type { PartialFile } from '../../disk/partial-file.js';
import { FileError } from '../../disk/write.js';
import { formatBytes } from '../../text/units.js';
import type { Downloader } from './download.js';

/** What came is no PDF, or not the agreed one. `message` says what to do. */
export class BadPdfError extends Error {
  override readonly name = 'BadPdfError';
}

/** How a request ended. `problem` is a sentence for people; `etag` is of the file that the bytes so far belong to. */
export type Part = { readonly etag?: string } & (
  | { readonly kind: 'whole' }
  /** The link does not lead to the file any more. */
  | { readonly kind: 'refused'; readonly status: number; readonly problem: string }
  /** It may be better in a moment; what has arrived is good. */
  | {
      readonly kind: 'broken';
      readonly problem: string;
      readonly status?: number;
      readonly code?: string;
      readonly retryAfterMs?: number;
    }
  /** It arrived, and is not what it should be. */
  | { readonly kind: 'bad'; readonly problem: string }
);

const MAX_REDIRECTS = 5;
/** What a PDF begins with; it ends in `startxref`, a number and `%%EOF`. */
const HEADER = '%PDF-';
/** A terminal is redrawn no more often. */
const NEWS_EVERY_MS = 250;
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);
/** Query values from this length on are taken for a signature and masked for themselves. */
const SIGNATURE_LENGTH = 16;

/** Asks for the rest of the file and adds what comes. What the network does is told, not thrown. */
export async function fetchPart(
  downloader: Downloader,
  pdfExport: PdfExport,
  file: PartialFile,
  knownEtag: string | undefined,
): Promise<Part> {
  if (pdfExport.downloadUrl === null) return { kind: 'broken', problem: 'The export names no download link.' };
  let etag = knownEtag;
  try {
    const answer = await ask(downloader, linkOf(pdfExport.downloadUrl), rangeHeaders(file.sizeBytes, etag));
    const refused = refusalOf(answer);
    if (refused) {
      answer.body.destroy();
      return { ...refused, etag };
    }
    etag = strongEtag(answer.headers['etag']);
    return { ...(await receive(downloader, pdfExport, file, answer)), etag };
  } catch (error) {
    downloader.signal.throwIfAborted();
    const code = errorCodeOf(error);
    // A full disk and a wrong address have no code of the network: another try changes nothing.
    if (error instanceof FileError || code === undefined) throw error;
    const problem = `The download was interrupted at ${formatBytes(file.sizeBytes)} (${code}).`;
    return { kind: 'broken', code, problem, etag };
  }
}

function rangeHeaders(offset: number, etag: string | undefined): Record<string, string> {
  if (offset === 0) return {};
  return { range: `bytes=${offset}-`, ...(etag === undefined ? {} : { 'if-range': etag }) };
}

/** Follows redirects, as storage services use them; without the key there is nothing to lose but an unsafe protocol. */
async function ask({ api, mask }: Downloader, link: URL, headers: Record<string, string>): Promise<HttpResponse> {
  const fetchUrl = (url: URL): Promise<HttpResponse> => {
    maskLink(url, mask);
    return api.fetchPlain(url, headers);
  };
  return followRedirects(link, fetchUrl, ({ location, from, count }) => {
    if (count === MAX_REDIRECTS) throw new BadPdfError('The download link redirects too often.');
    return linkOf(location, from);
  });
}

function linkOf(text: string, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))) return url;
  throw new BadPdfError('The download link of the export is no https address.');
}

function maskLink(url: URL, mask: Downloader['mask']): void {
  if (url.search === '') return;
  mask(url.href);
  for (const value of url.searchParams.values()) if (value.length >= SIGNATURE_LENGTH) mask(value);
}

function refusalOf({ status, headers }: HttpResponse): Part | undefined {
  if (status === 200 || status === 206 || status === 416) return undefined;
  if (REFUSALS.has(status))
    return { kind: 'refused', status, problem: `The download link is refused (HTTP ${status}).` };
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  const retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
  return { kind: 'broken', status, retryAfterMs, problem: `The download was answered with HTTP ${status}.` };
}

async function receive(
  downloader: Downloader,
  { fileSize }: PdfExport,
  file: PartialFile,
  answer: HttpResponse,
): Promise<Part> {
  const { status, headers, body } = answer;
  const range = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(headers['content-range'] ?? '');
  const continues = status === 206 && Number(range?.[1]) === file.sizeBytes;
  if (status !== 200 && !continues) {
    body.destroy();
    // Beyond the end, or another piece than was asked for: from the beginning then.
    await file.restart();
    return { kind: 'broken', problem: 'The rest of the file could not be had.' };
  }
  if (status === 200 && file.sizeBytes > 0) await file.restart();
  const told = status === 200 ? headers['content-length'] : range?.[2];
  const totalBytes = told === undefined || !/^\d+$/.test(told) ? undefined : Number(told);
  // Told of a file only: what is no PDF at all is better called so.
  const mismatch =
    totalBytes === undefined || fileSize === null || totalBytes === fileSize
      ? undefined
      : `the service says it has ${fileSize} bytes, the file that is offered has ${totalBytes}`;
  return store(downloader, file, answer, { totalBytes: fileSize ?? totalBytes, mismatch });
}

/** A weak ETag does not promise the same bytes. */
function strongEtag(etag: string | undefined): string | undefined {
  return etag?.startsWith('"') ? etag : undefined;
}

async function store(
  { log, clock }: Downloader,
  file: PartialFile,
  { body, headers }: HttpResponse,
  { totalBytes, mismatch }: { totalBytes: number | undefined; mismatch: string | undefined },
): Promise<Part> {
  const begun = { ms: clock.now(), bytes: file.sizeBytes };
  let toldMs = begun.ms;
  for await (const piece of body) {
    // Pieces are of any size: the header may come byte by byte.
    const header = HEADER.slice(file.sizeBytes);
    if (!header.startsWith(latin1(piece.subarray(0, header.length))))
      return bad(`it is no PDF but ${describeType(headers['content-type'])}`);
    if (mismatch !== undefined) return bad(mismatch);
    await file.append(piece);
    if (totalBytes !== undefined && file.sizeBytes > totalBytes)
      return bad(`it has more than the ${totalBytes} bytes that were announced`);
    if (clock.now() - toldMs < NEWS_EVERY_MS) continue;
    toldMs = clock.now();
    log.progress(describeProgress(file.sizeBytes, totalBytes, begun, toldMs));
  }
  if (totalBytes !== undefined && file.sizeBytes < totalBytes) {
    const problem = `The download ended at ${formatBytes(file.sizeBytes)} of ${formatBytes(totalBytes)}.`;
    return { kind: 'broken', code: 'ENDED_EARLY', problem };
  }
  const end = latin1(file.lastBytes);
  return end.includes('startxref') && end.includes('%%EOF') ? { kind: 'whole' } : bad('its end is missing (no %%EOF)');
}

function bad(what: string): Part {
  return { kind: 'bad', problem: `What was downloaded is not the PDF: ${what}. It was not kept.` };
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function describeType(contentType: string | undefined): string {
  const type = /^[\w.+-]+\/[\w.+-]+/.exec(contentType ?? '')?.[0];
  return type === undefined ? 'something else' : `${type}, perhaps the error page of a proxy`;
}

function describeProgress(
  sizeBytes: number,
  totalBytes: number | undefined,
  begun: { ms: number; bytes: number },
  nowMs: number,
): string {
  const of = totalBytes === undefined ? '' : ` of ${formatBytes(totalBytes)}`;
  const perSecond = Math.round(((sizeBytes - begun.bytes) * 1000) / (nowMs - begun.ms));
  return `Downloaded ${formatBytes(sizeBytes)}${of} (${formatBytes(perSecond)}/s)`;
}
