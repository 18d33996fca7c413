/**
 * Makes one attempt at one call: builds the URL, adds the key, reads the whole response and classifies the result for
 * `retry.ts` and `errors.ts`. The key only ever goes to the origin of the base URL.
 */
import { isUtf8 } from 'node:buffer';
import type { ApiResponse, Call } from './api.js';
import { errorCodeOf, NOT_HTTP, withoutProxy } from '../text/connection-codes.js';
import { ApiError, ConnectionError, RequestError, type RequestInfo, UnexpectedResponseError } from './errors.js';
import type { Http } from './http.js';
import { BodyTooLargeError, codingOf, type HttpResponse, isSuccess, readBytes } from './http-response.js';
import type { RateLimit } from './rate-limit.js';
import { followRedirects } from './redirects.js';
import {
  isPage,
  parseJson,
  parseResponse,
  rateLimitOf,
  retryAfterMsOf,
  serverDateMsOf,
  toApiError,
} from './responses.js';

interface Connection {
  readonly http: Http;
  readonly baseUrl: URL;
  readonly key: string;
  readonly redact: (text: string) => string;
  readonly signal: AbortSignal;
  /** Estimates the service's time in epoch milliseconds, for responses without a Date header. */
  readonly nowMs: () => number;
  /** Gets every response when it arrives. Loading its schema may take longer than the next responses need. */
  readonly onResponse: (info: ResponseInfo) => void;
}

/** Holds the status of a response and what its headers say. */
export interface ResponseInfo {
  readonly status: number;
  readonly limit?: RateLimit;
  /** The service's time when it responded, in epoch milliseconds. */
  readonly serverMs?: number;
}

/** The largest list of the contract has a few hundred kilobytes, so a body above this limit is an error. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
const MAX_REDIRECTS = 3;

const BEFORE_SENT_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** A response without a body says so. */
const NO_CONTENT = 204;
/**
 * Gateways send it with bodies of their own or none, and what the service sends with it is JSON. So a write that gets it without
 * JSON is looked up before it counts as done. A write that gets another 2xx is done, whatever its body says.
 */
const OK = 200;

/** Throws a RequestError if a retry may help or the response isn't usable, and other errors if the work around it fails. */
export async function attempt<T>(connection: Connection, call: Call<T>): Promise<ApiResponse<T>> {
  const request = requestInfoOf(call);
  const { status, headers, text } = await send(connection, call, request);
  const serverMs = serverDateMsOf(headers);
  const nowMs = serverMs ?? connection.nowMs();
  const limit = rateLimitOf(headers, nowMs);
  connection.onResponse({ status, limit, serverMs });
  if (isSuccess(status) || (call.acceptAnyStatus && (await call.schema()).safeParse(parseJson(text)).success))
    return {
      status,
      body: parseResponse(await call.schema(), saysNothing(call, status, text) ? 'null' : text, request),
    };
  const retryAfterMs = retryAfterMsOf(headers, parseJson(text), nowMs) ?? (status === 429 ? limit?.resetMs : undefined);
  throw toApiError(request, status, text, connection, retryAfterMs);
}

function saysNothing({ method }: Call<unknown>, status: number, text: string): boolean {
  const isDone = method !== 'GET' && isSuccess(status) && status !== OK;
  return status === NO_CONTENT || (isDone && parseJson(text) === undefined && !isPage(text));
}

/** The part of a call that its errors keep. */
export function requestInfoOf({ method, path, role, goal, ifRejected }: Call<unknown>): RequestInfo {
  return { method, path, role, goal, ifRejected };
}

/** Builds the URL of a call. It encodes values and rejects dot segments, so no value can reach another endpoint. */
function urlOf(baseUrl: URL, { path, params = {}, query = {} }: Pick<Call<unknown>, 'path' | 'params' | 'query'>): URL {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodePath(params[name] ?? ''));
  const url = new URL(baseUrl.href.replace(/\/$/, '') + filledPath);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

function encodePath(value: string): string {
  const segments = value.split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    throw new RangeError(`"${value}" can't be part of a URL path`);
  }
  return segments.map(encodeURIComponent).join('/');
}

async function send<T>({ http, baseUrl, key, signal }: Connection, call: Call<T>, request: RequestInfo) {
  const sendTo = (url: URL): Promise<HttpResponse> =>
    http.send({
      method: call.method,
      url,
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      json: call.json,
      form: call.form,
      signal,
      // The schema is loaded while the service works. If that fails, reading the response fails in the same way.
      onSent: () => void call.schema().catch(() => undefined),
      headersTimeoutMs: call.responseTimeoutMs,
    });
  try {
    const response = await followRedirects(urlOf(baseUrl, call), sendTo, (redirect) => {
      const { location, from, count } = redirect;
      if (!URL.canParse(location, from.href)) return undefined;
      const next = new URL(location, from);
      if (next.origin === from.origin && call.method === 'GET' && count < MAX_REDIRECTS) return next;
      throw new ApiError(request, redirect.status, redirectProblem(call, from, next));
    });
    return await readResponse(response, request);
  } catch (error) {
    signal.throwIfAborted();
    throw toRequestError(request, error);
  }
}

/**
 * The body of an error in another coding is unreadable, but its status says enough. JSON is always UTF-8; other bytes would
 * become other characters of a page.
 */
async function readResponse({ status, headers, body }: HttpResponse, request: RequestInfo) {
  const coding = codingOf({ headers });
  if (coding === undefined) {
    const bytes = await readBytes(body, MAX_BODY_BYTES);
    if (isSuccess(status) && !isUtf8(bytes))
      throw new UnexpectedResponseError(request, 'the body', "isn't valid UTF-8, although JSON has to be");
    return { status, headers, text: bytes.toString('utf8') };
  }
  body.destroy();
  if (!isSuccess(status)) return { status, headers, text: '' };
  const problem = `has the content encoding ${JSON.stringify(coding)}, although docs-ci asks for "identity". Check the proxy or gateway in front of the service`;
  throw new UnexpectedResponseError(request, 'the body', problem);
}

function redirectProblem({ method }: Call<unknown>, from: URL, to: URL): string {
  if (to.origin !== from.origin) return `the API redirects to ${to.origin}, and the API key is not sent to other hosts`;
  return method === 'GET'
    ? `the API redirects more than ${MAX_REDIRECTS} times`
    : `the API redirects to another URL of ${to.origin}, and this request is only sent once`;
}

function toRequestError(request: RequestInfo, error: unknown): unknown {
  if (error instanceof RequestError) return error;
  if (error instanceof BodyTooLargeError)
    return new UnexpectedResponseError(request, 'the body', `has ${error.message}`);
  const code = errorCodeOf(error);
  // An error without a code doesn't come from the network: a file changed during the upload, or docs-ci has a bug.
  if (code === undefined || code.startsWith('UND_ERR_INVALID')) return error;
  const beforeSent = BEFORE_SENT_CODES.has(code) || isTlsCode(code) || withoutProxy(code) !== code;
  // undici's parser error contains the bytes it failed on, which may hold a secret.
  return new ConnectionError(request, code, beforeSent, code === NOT_HTTP ? undefined : { cause: error });
}

/** True for untrusted certificates and failed handshakes: no byte of the request has left. */
function isTlsCode(code: string): boolean {
  return /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code) || code === 'EPROTO';
}
