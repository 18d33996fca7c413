/** Parses the headers and bodies of responses. Its functions are pure, and lenient where the contract is. */
import type { ZodType } from 'zod';
import {
  ApiError,
  type ErrorDetail,
  InvalidResponseError,
  PAGE_REASON,
  type RequestInfo,
  UnexpectedResponseError,
} from './errors.js';
import type { RateLimit } from './rate-limit.js';
import { inputName } from '../text/input-names.js';

type Headers = Readonly<Record<string, string>>;

/** Reset values above this are Unix times, values below it seconds from now (contract: rate-limit headers). */
const MIN_UNIX_TIME = 1e9;
/** No window is longer (contract [S]: exports in 24 hours), so a reset beyond it is invalid. */
const MAX_WINDOW_MS = 24 * 60 * 60_000;
/** Maximum length of a text of the service in an error. */
const MAX_MESSAGE_LENGTH = 500;
const MAX_DETAILS = 20;
/** No response of the contract is nested deeper than a navigation. Recursive code overflows the stack at thousands. */
const MAX_DEPTH = 200;

/** Reads the rate limit that the headers describe; undefined if a header is missing or invalid. */
export function rateLimitOf(headers: Headers, serverNowMs: number): RateLimit | undefined {
  const limit = numberOf(headers['x-ratelimit-limit']);
  const remaining = numberOf(headers['x-ratelimit-remaining']);
  const reset = numberOf(headers['x-ratelimit-reset']);
  if (limit === undefined || limit < 1 || remaining === undefined || reset === undefined) return undefined;
  const resetMs = reset > MIN_UNIX_TIME ? reset * 1000 - serverNowMs : reset * 1000;
  if (resetMs > MAX_WINDOW_MS) return undefined;
  return { limit, remaining: Math.min(remaining, limit), resetMs: Math.max(0, resetMs) };
}

/** Reads the requested wait in milliseconds from `retry-after` (seconds or a date), else from the body's `retryAfter`. */
export function retryAfterMsOf(headers: Headers, json: unknown, serverNowMs: number): number | undefined {
  const header = headers['retry-after'];
  const seconds = numberOf(header) ?? numberOf(textOf(json, 'retryAfter'));
  if (seconds !== undefined) return seconds * 1000;
  const date = Date.parse(header ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - serverNowMs);
}

/** The last year with four digits. Calculating with later times could lead beyond what a date can have. */
const LAST_TIME_MS = Date.UTC(9999, 11, 31);

/**
 * Reads the Date header as epoch milliseconds; undefined for a time that isn't one of a clock. It names a whole second, so the
 * result is the middle of it.
 */
export function serverDateMsOf(headers: Headers): number | undefined {
  const text = headers['date'] ?? '';
  // Date.parse takes -1 for a month of 2001.
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : NaN;
  return date >= 0 && date <= LAST_TIME_MS ? date + 500 : undefined;
}

/** Parses the body as JSON; undefined if it isn't valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A response without JSON may be the error page of a proxy, so callers decide what it means.
    return undefined;
  }
}

/** Parses the body of a successful response. Throws InvalidResponseError or UnexpectedResponseError. */
export function parseResponse<T>(schema: ZodType<T>, text: string, request: RequestInfo): T {
  if (isDeeperThan(MAX_DEPTH, text))
    throw new UnexpectedResponseError(request, 'the body', `is nested more than ${MAX_DEPTH} levels deep`);
  const json = parseJson(text);
  // An empty body is valid for a schema that requires nothing.
  if (json === undefined && (text !== '' || !schema.safeParse(undefined).success))
    throw new InvalidResponseError(
      request,
      text === '' ? 'is empty' : `isn't valid JSON: got ${describeText(text)}`,
      isPage(text),
    );
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnexpectedResponseError(request, fieldPath(issue?.path ?? []), describeIssue(issue?.message));
}

/** True if the brackets of a JSON text are nested deeper. Takes linear time, and works on invalid JSON. */
function isDeeperThan(maxDepth: number, text: string): boolean {
  // Few texts have so many brackets, and a long one is asked for in hundreds of polls.
  if (countOf('[', text) + countOf('{', text) <= maxDepth) return false;
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length && depth <= maxDepth; index += 1) {
    const character = text[index];
    if (character === '"') isInString = !isInString;
    else if (isInString && character === '\\') index += 1;
    else if (!isInString) depth += DEPTH_CHANGES[character ?? ''] ?? 0;
  }
  return depth > maxDepth;
}

function countOf(character: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

const DEPTH_CHANGES: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

/** `Invalid input: expected string, received null` → `is invalid: expected string, received null`. */
function describeIssue(message: string | undefined): string {
  if (message?.endsWith('received undefined')) return 'is missing';
  return message === undefined ? 'is invalid' : `is invalid: ${message.replace(/^Invalid input: /, '')}`;
}

/** Builds the error for a response with an error status. The body may be HTML, empty or truncated. */
export function toApiError(
  request: RequestInfo,
  status: number,
  text: string,
  { baseUrl, redact }: { readonly baseUrl: URL; readonly redact: (text: string) => string },
  retryAfterMs: number | undefined,
): ApiError {
  const json = parseJson(text);
  const quote = (words: string): string => shorten(withoutQueries(redact(words)));
  const message = quote(textOf(json, 'message') ?? textOf(json, 'error') ?? '');
  const fallback = text === '' ? '' : `the response has no error message (${describeText(text)})`;
  const body = isObject(json) ? 'json' : isPage(text) ? 'page' : 'other';
  const seconds = retryAfterMs === undefined ? undefined : retryAfterMs / 1000;
  const said = message === '' ? fallback : message;
  // The words of another server lead nobody to the input that is wrong.
  const isOther = said !== '' && [400, 404, 405, 422].includes(status) && !isVersioned(baseUrl);
  const reason = isOther ? `${inputName('base-url')} doesn't end in /api/v1, and its server responds "${said}"` : said;
  const versionedUrl = status === 404 ? versionedUrlOf(body, baseUrl) : undefined;
  const why = body === 'page' ? PAGE_REASON : reason;
  return new ApiError(request, status, why, detailsOf(json, quote), seconds, body, versionedUrl);
}

/** The URL of the API on a host that has some API; undefined if the path may have a reason. */
function versionedUrlOf(body: ApiError['body'], { origin, pathname }: URL): string | undefined {
  return body === 'json' && /^\/(?:api\/?)?$/.test(pathname) ? `${origin}/api/v1` : undefined;
}

/** True if the path ends in a version of the API, whichever it is. */
export function isVersioned({ pathname }: URL): boolean {
  return /\/api\/v\d+\/?$/.test(pathname);
}

function detailsOf(json: unknown, quote: (words: string) => string): ErrorDetail[] {
  const details = fieldOf(json, 'details');
  if (!Array.isArray(details)) return [];
  return details.slice(0, MAX_DETAILS).map((detail: unknown) => ({
    field: quote(textOf(detail, 'field') ?? '(field)'),
    message: quote(textOf(detail, 'message') ?? 'is invalid'),
  }));
}

function textOf(json: unknown, name: string): string | undefined {
  const value = fieldOf(json, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function fieldOf(json: unknown, name: string): unknown {
  return isObject(json) && Object.hasOwn(json, name) ? json[name] : undefined;
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}

function fieldPath(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text === '' ? 'the body' : text.replace(/^\./, '');
}

/** Describes a text without quoting it, because an error page may contain anything, signed URLs included. */
function describeText(text: string): string {
  return `${text.length} character${text.length === 1 ? '' : 's'}`;
}

/** True for HTML. The API never answers with it. */
export function isPage(text: string): boolean {
  return /^\s*<(!doctype|html|\?xml|head|body)/i.test(text);
}

/** Removes the queries of URLs, which may be signatures. Cuts the text first, so that the search takes bounded time. */
function withoutQueries(text: string): string {
  return text.slice(0, 8 * MAX_MESSAGE_LENGTH).replace(/(https?:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/gi, '$1?…');
}

function shorten(text: string): string {
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text;
}

function numberOf(text: string | undefined): number | undefined {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
