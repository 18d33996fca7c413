/**
 * Makes one attempt at one call: builds the URL, adds the key, reads the whole response and classifies the result for
 * `retry.ts` and `errors.ts`. The key only ever goes to the origin of the base URL.
 */
import type { ApiResponse, Call } from './api.js';
import {
  ApiError,
  ConnectionError,
  errorCodeOf,
  InvalidResponseError,
  NOT_HTTP,
  RequestError,
  type RequestInfo,
  UnexpectedResponseError,
} from './errors.js';
import type { Http } from './http.js';
import { BodyTooLargeError, type HttpResponse, isSuccess, readText } from './http-response.js';
import type { RateLimit } from './rate-limit.js';
import { followRedirects } from './redirects.js';
import { parseJson, parseResponse, rateLimitOf, retryAfterMsOf, serverDateMsOf, toApiError } from './responses.js';
import type { Failure } from './retry.js';

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

/** The result of an attempt. Errors that a retry can't change (a changed file, a cancelled run) are thrown instead. */
export type AttemptResult<T> = { readonly response: ApiResponse<T>; readonly info: ResponseInfo } | FailedAttempt;

export interface FailedAttempt {
  readonly error: RequestError;
  readonly failure: Failure;
  readonly info?: ResponseInfo;
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
  'UND_ERR_PRX_TLS',
]);

export async function attempt<T>(connection: Connection, call: Call<T>): Promise<AttemptResult<T>> {
  const request = requestInfoOf(call);
  let response: TextResponse;
  try {
    response = await send(connection, call, request);
  } catch (error) {
    connection.signal.throwIfAborted();
    if (error instanceof RequestError) return { error, failure: { kind: 'final' } };
    return connectionFailure(request, error);
  }
  const { status, headers, text } = response;
  const serverMs = serverDateMsOf(headers);
  const nowMs = serverMs ?? connection.nowMs();
  const info: ResponseInfo = { status, limit: rateLimitOf(headers, nowMs), serverMs };
  connection.onResponse(info);
  if (isSuccess(status) || (call.acceptAnyStatus && (await fitsSchema(call, text))))
    return readResponse(call, request, text, info);
  const retryAfterMs =
    retryAfterMsOf(headers, parseJson(text), nowMs) ?? (status === 429 ? info.limit?.resetMs : undefined);
  const error = toApiError(request, status, text, connection.redact, retryAfterMs);
  return { error, failure: { kind: 'status', status, retryAfterMs }, info };
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

/** A response whose body is read to the end. */
interface TextResponse {
  readonly status: number;
  readonly headers: HttpResponse['headers'];
  readonly text: string;
}

async function send<T>(
  { http, baseUrl, key, signal }: Connection,
  call: Call<T>,
  request: RequestInfo,
): Promise<TextResponse> {
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
  const { status, headers, body } = await followRedirects(urlOf(baseUrl, call), sendTo, (redirect) => {
    const { location, from, count } = redirect;
    if (!URL.canParse(location, from.href)) return undefined;
    const next = new URL(location, from);
    if (next.origin === from.origin && call.method === 'GET' && count < MAX_REDIRECTS) return next;
    throw new ApiError(request, redirect.status, redirectProblem(call, from, next));
  });
  return { status, headers, text: await readBody(body, request) };
}

function redirectProblem({ method }: Call<unknown>, from: URL, to: URL): string {
  if (to.origin !== from.origin) return `the API redirects to ${to.origin}, and the API key is not sent to other hosts`;
  return method === 'GET'
    ? `the API redirects more than ${MAX_REDIRECTS} times`
    : `the API redirects to another URL of ${to.origin}, and this request is only sent once`;
}

async function readBody(body: HttpResponse['body'], request: RequestInfo): Promise<string> {
  try {
    return await readText(body, MAX_BODY_BYTES);
  } catch (error) {
    if (error instanceof BodyTooLargeError)
      throw new UnexpectedResponseError(request, 'the body', `has ${error.message}`);
    throw error;
  }
}

async function fitsSchema<T>({ schema }: Call<T>, text: string): Promise<boolean> {
  return (await schema()).safeParse(parseJson(text)).success;
}

async function readResponse<T>(
  call: Call<T>,
  request: RequestInfo,
  text: string,
  info: ResponseInfo,
): Promise<AttemptResult<T>> {
  const schema = await call.schema();
  try {
    return { response: { status: info.status, body: parseResponse(schema, text, request) }, info };
  } catch (error) {
    if (error instanceof InvalidResponseError) return { error, failure: { kind: 'invalid-response' }, info };
    if (error instanceof UnexpectedResponseError) return { error, failure: { kind: 'final' }, info };
    throw error;
  }
}

function connectionFailure(request: RequestInfo, error: unknown): FailedAttempt {
  const code = proxyStatusCode(error) ?? errorCodeOf(error);
  // An error without a code doesn't come from the network: a file changed during the upload, or docs-ci has a bug.
  if (code === undefined || code.startsWith('UND_ERR_INVALID')) throw error;
  const beforeSent = BEFORE_SENT_CODES.has(code) || isTlsCode(code) || code.startsWith('PROXY_');
  return {
    // undici's parser error contains the bytes it failed on, which may hold a secret.
    error: new ConnectionError(request, code, beforeSent, code === NOT_HTTP ? undefined : { cause: error }),
    failure: { kind: 'connection', code },
  };
}

/** undici reports the status of a proxy that rejects a tunnel only in the error's message. */
function proxyStatusCode(error: unknown): string | undefined {
  const status = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message)?.[1] : undefined;
  return status && `PROXY_${status}`;
}

/** True for untrusted certificates and failed handshakes: no byte of the request has left. */
function isTlsCode(code: string): boolean {
  return /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code) || code === 'EPROTO';
}
