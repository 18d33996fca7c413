/** What an answer's headers and body say, apart from how it was fetched. Pure, and lenient where the contract is. */
import type { ZodType } from 'zod';
import {
  ApiError,
  UnexpectedResponseError,
  type ErrorDetail,
  InvalidResponseError,
  type RequestInfo,
} from './errors.js';
import type { RateLimit } from './rate-limit.js';

type Headers = Readonly<Record<string, string>>;

/** Reset values above this are Unix times, below it seconds from now (contract: rate-limit headers). */
const UNIX_TIME_FROM = 1e9;
/** No window is longer (contract [S]: exports in 24 hours); a reset beyond it is nonsense. */
const MAX_WINDOW_MS = 24 * 60 * 60_000;
/** Characters of the service's own words that an error keeps. */
const MAX_MESSAGE_LENGTH = 500;
const MAX_DETAILS = 20;

/** The limit that the answer describes; undefined where a header is missing or no sensible number. */
export function rateLimitOf(headers: Headers, serverNowMs: number): RateLimit | undefined {
  const limit = numberOf(headers['x-ratelimit-limit']);
  const remaining = numberOf(headers['x-ratelimit-remaining']);
  const reset = numberOf(headers['x-ratelimit-reset']);
  if (limit === undefined || limit < 1 || remaining === undefined || reset === undefined) return undefined;
  const resetMs = reset > UNIX_TIME_FROM ? reset * 1000 - serverNowMs : reset * 1000;
  if (resetMs > MAX_WINDOW_MS) return undefined;
  return { limit, remaining: Math.min(remaining, limit), resetMs: Math.max(0, resetMs) };
}

/** How long the answer asks to wait, in milliseconds: `retry-after` (seconds or a date), else the body's `retryAfter`. */
export function retryAfterMsOf(headers: Headers, json: unknown, serverNowMs: number): number | undefined {
  const header = headers['retry-after'];
  const seconds = numberOf(header) ?? numberOf(textOf(json, 'retryAfter'));
  if (seconds !== undefined) return seconds * 1000;
  const date = Date.parse(header ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - serverNowMs);
}

/** The service's time in the answer's Date header, epoch milliseconds: the middle of the second that it names. */
export function serverDateMsOf(headers: Headers): number | undefined {
  const date = Date.parse(headers['date'] ?? '');
  return Number.isNaN(date) ? undefined : date + 500;
}

/** The body as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON is an answer too (a proxy's error page): callers decide what it means.
    return undefined;
  }
}

/** The body of a good answer in the shape of its schema. Throws GarbledError or ContractError. */
export function parseAnswer<T>(schema: ZodType<T>, text: string, request: RequestInfo): T {
  const json = parseJson(text);
  // An empty body is enough for a schema that asks for nothing.
  if (json === undefined && (text !== '' || !schema.safeParse(undefined).success))
    throw new InvalidResponseError(request, text === '' ? 'is empty' : `is no JSON: ${describeText(text)}`);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnexpectedResponseError(request, fieldPath(issue?.path ?? []), issue?.message ?? 'is not as agreed');
}

/** The error that an answer with a bad status is. Survives bodies that are HTML, empty or cut short. */
export function apiErrorOf(
  request: RequestInfo,
  status: number,
  text: string,
  redact: (text: string) => string,
  retryAfterMs: number | undefined,
): ApiError {
  const json = parseJson(text);
  const quote = (said: string): string => shorten(withoutQueries(redact(said)));
  const message = quote(textOf(json, 'message') ?? textOf(json, 'error') ?? '');
  const fallback = `HTTP ${status}${text === '' ? '' : ` (${describeText(text)})`}`;
  const seconds = retryAfterMs === undefined ? undefined : retryAfterMs / 1000;
  return new ApiError(request, status, message === '' ? fallback : message, detailsOf(json, quote), seconds);
}

function detailsOf(json: unknown, quote: (said: string) => string): ErrorDetail[] {
  const details = fieldOf(json, 'details');
  if (!Array.isArray(details)) return [];
  return details.slice(0, MAX_DETAILS).map((one: unknown) => ({
    field: quote(textOf(one, 'field') ?? '(field)'),
    message: quote(textOf(one, 'message') ?? 'is not accepted'),
  }));
}

function textOf(json: unknown, name: string): string | undefined {
  const value = fieldOf(json, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function fieldOf(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? (json as Record<string, unknown>)[name]
    : undefined;
}

function fieldPath(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text === '' ? 'the body' : text.replace(/^\./, '');
}

/** Never a piece of the text itself: a page that is not ours may show anything, signed links included. */
function describeText(text: string): string {
  return /^\s*<(!doctype|html|\?xml|head|body)/i.test(text)
    ? 'an HTML page, perhaps of a proxy'
    : `${text.length} characters`;
}

/** Addresses without what may be a signature. The text is cut first, far beyond what is shown, to bound the search. */
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
