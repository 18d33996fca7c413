/**
 * One attempt at one call: the address, the key, the answer read whole, and what became of it in the words that
 * `retry.ts` and `errors.ts` use. The key goes to the base URL's origin and nowhere else.
 */
import { apiErrorOf, parseAnswer, parseJson, rateLimitOf, retryAfterMsOf, serverDateMsOf } from './responses.js';
import type { Answer, Call } from './client.js';
import {
  ApiError,
  ConnectionError,
  UnexpectedResponseError,
  InvalidResponseError,
  type RequestInfo,
} from './errors.js';
import { BodyTooLargeError, type Http, type HttpResponse, readText } from './http.js';
import type { RateLimit } from './rate-limit.js';
import type { Failure } from './retry.js';
import { buildSchema, prepareReading } from './schema.js';

export interface Target {
  readonly http: Http;
  readonly baseUrl: URL;
  readonly key: string;
  readonly redact: (text: string) => string;
  readonly signal: AbortSignal;
  /** The service's time as far as it is known, epoch milliseconds; for answers without a Date header. */
  readonly nowMs: () => number;
}

/** What an answer told beside its body. */
export interface Told {
  readonly status: number;
  /** The limit that the headers describe. */
  readonly limit?: RateLimit;
  /** The service's time when it answered, epoch milliseconds. */
  readonly serverMs?: number;
}

/** How an attempt ended. Errors that trying again cannot touch (a file that changed, a cancelled run) are thrown. */
export type Tried<T> = Answered<T> | Failed;

export interface Answered<T> {
  readonly answer: Answer<T>;
  readonly told: Told;
}

export interface Failed {
  readonly error: Error;
  readonly failure: Failure;
  readonly told?: Told;
}

/** Answers above this are refused: the largest agreed list is a few hundred kilobytes. */
const JSON_LIMIT_BYTES = 16 * 1024 * 1024;
const MAX_REDIRECTS = 3;

const BEFORE_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_PRX_TLS',
]);

export async function attempt<T>(target: Target, call: Call<T>): Promise<Tried<T>> {
  const name: RequestInfo = { method: call.method, path: call.path, role: call.role };
  let answer: WholeAnswer;
  try {
    answer = await exchange(target, call, name);
  } catch (error) {
    target.signal.throwIfAborted();
    if (error instanceof ApiError || error instanceof UnexpectedResponseError)
      return { error, failure: { kind: 'final' } };
    return connectionFailure(name, error);
  }
  const { status, headers, text } = answer;
  const serverMs = serverDateMsOf(headers);
  const nowMs = serverMs ?? target.nowMs();
  const told: Told = { status, limit: rateLimitOf(headers, nowMs), serverMs };
  if (isGood(status) || (call.anyStatus && (await fits(call, text)))) return readAnswer(call, name, text, told);
  const retryAfterMs =
    retryAfterMsOf(headers, parseJson(text), nowMs) ?? (status === 429 ? told.limit?.resetMs : undefined);
  const error = apiErrorOf(name, status, text, target.redact, retryAfterMs);
  return { error, failure: { kind: 'status', status, retryAfterMs }, told };
}

/** The address of a call. Values cannot leave their place in it: a dot segment is refused, everything else encoded. */
export function urlOf(
  baseUrl: URL,
  { path, params = {}, query = {} }: Pick<Call<unknown>, 'path' | 'params' | 'query'>,
): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodePath(params[name] ?? ''));
  const url = new URL(baseUrl.href.replace(/\/$/, '') + filled);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

function encodePath(value: string): string {
  const segments = value.split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    throw new RangeError(`"${value}" cannot stand in the path of an address`);
  }
  return segments.map(encodeURIComponent).join('/');
}

/** An answer with its body read to the end. */
interface WholeAnswer {
  readonly status: number;
  readonly headers: HttpResponse['headers'];
  readonly text: string;
}

async function exchange<T>(
  { http, baseUrl, key, signal }: Target,
  call: Call<T>,
  name: RequestInfo,
): Promise<WholeAnswer> {
  let url = urlOf(baseUrl, call);
  for (let redirects = 0; ; redirects += 1) {
    const { status, headers, body } = await http.send({
      method: call.method,
      url,
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      json: call.json,
      form: call.form,
      signal,
      // The waiting is long enough for it; before, it would hold up the request.
      onSent: prepareReading,
      headersTimeoutMs: call.answerTimeoutMs,
    });
    const next = redirectOf(status, headers, url);
    if (!next) return { status, headers, text: await readBody(body, name) };
    body.destroy();
    if (next.origin !== url.origin || call.method !== 'GET' || redirects === MAX_REDIRECTS) {
      throw new ApiError(name, status, whyNotFollowed(url, next));
    }
    url = next;
  }
}

function whyNotFollowed(from: URL, to: URL): string {
  return to.origin === from.origin
    ? `it redirects to another address of ${to.origin}, where it is not sent again`
    : `it redirects to ${to.origin}, where the key is not sent`;
}

function redirectOf(status: number, headers: HttpResponse['headers'], from: URL): URL | undefined {
  const location = headers['location'];
  return status >= 300 && status < 400 && location && URL.canParse(location, from.href)
    ? new URL(location, from)
    : undefined;
}

async function readBody(body: HttpResponse['body'], name: RequestInfo): Promise<string> {
  try {
    return await readText(body, JSON_LIMIT_BYTES);
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw new UnexpectedResponseError(name, 'the body', `has ${error.message}`);
    throw error;
  }
}

async function fits<T>({ answer }: Call<T>, text: string): Promise<boolean> {
  return (await buildSchema(answer)).safeParse(parseJson(text)).success;
}

async function readAnswer<T>(call: Call<T>, name: RequestInfo, text: string, told: Told): Promise<Tried<T>> {
  const schema = await buildSchema(call.answer);
  try {
    return { answer: { status: told.status, body: parseAnswer(schema, text, name) }, told };
  } catch (error) {
    if (error instanceof InvalidResponseError) return { error, failure: { kind: 'garbled' }, told };
    if (error instanceof UnexpectedResponseError) return { error, failure: { kind: 'final' }, told };
    throw error;
  }
}

function connectionFailure(name: RequestInfo, error: unknown): Failed {
  const code = codeOf(error) ?? codeOf((error as { cause?: unknown }).cause);
  // Without a code it is no matter of the network: a file that changed under the upload, or a mistake of ours.
  if (code === undefined || code.startsWith('UND_ERR_INVALID')) throw error;
  const beforeSent = BEFORE_SENT.has(code) || isTlsCode(code) || code.startsWith('PROXY_');
  return {
    // undici's parser keeps the bytes that it choked on, which may hold anything.
    error: new ConnectionError(name, code, beforeSent, code === NO_HTTP ? undefined : { cause: error }),
    failure: { kind: 'connection', code, beforeSent },
  };
}

/** Codes of certificates that are not trusted and handshakes that fail; the request itself never left. */
function isTlsCode(code: string): boolean {
  return /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code) || code === 'EPROTO';
}

/** Code of an answer that is no HTTP, which undici leaves without one. */
const NO_HTTP = 'HPE_INVALID';

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // A tunnel that the proxy refused: undici tells its status in words alone.
  const refusal = /^Proxy response \((\d{3})\)/.exec(error.message)?.[1];
  if (refusal !== undefined) return `PROXY_${refusal}`;
  if (error.name === 'HTTPParserError') return NO_HTTP;
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}
