/**
 * Defines the errors that code branches on, with the reason and the advice for each. No error holds a full URL, a query
 * string or a header: a request is named by its method and its path template (`GET /deployments/{id}`).
 */
import { connectionHelp, type ErrorHelp } from './connection/connection-errors.js';
import type { HelpTopic } from './help-topics.js';
import { inputName, setting } from '../text/input-names.js';
import { formatCount } from '../text/pluralize.js';

/** A field of a request that the service rejected (contract: `details[]` on 400). */
export interface ErrorDetail {
  readonly field: string;
  readonly message: string;
}

/** The permissions of a key. Each role includes the ones before it (contract: Roles). */
export type Role = 'viewer' | 'editor' | 'admin';

/** Identifies the request that an error is about. */
export interface RequestInfo {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path template below the base URL, for example `/deployments/{id}`. */
  readonly path: string;
  /** The lowest role that may make the request. */
  readonly role: Role;
  /** Purpose of the request, phrased to follow "couldn't": `start the deployment`. */
  readonly goal: string;
  /** What to do if the service finds nothing (404) or rejects the content of the request (422), if the caller knows it. */
  readonly ifRejected?: RejectionHelp;
}

export interface RejectionHelp {
  readonly advice: string;
  readonly topic: HelpTopic;
}

/** A longer list tells a reader no more. */
const MAX_PROBLEMS = 100;

/** Inputs or files of the user are invalid: exit 2, no request was made. Lists all problems at once. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** @param problems of which the message has the first 100 */
  constructor(
    readonly problems: readonly string[],
    readonly topic?: HelpTopic,
    /** Where each problem is, if it is in a file of the workspace. */
    readonly places: readonly { readonly title: string; readonly file: string; readonly line: number }[] = [],
  ) {
    const left = problems.length - MAX_PROBLEMS;
    const more = left > 0 ? [`And ${formatCount(left)} more.`] : [];
    super([...problems.slice(0, MAX_PROBLEMS), ...more].join('\n'));
  }
}

/** A request to the API failed. */
export abstract class RequestError extends Error {
  constructor(
    readonly request: RequestInfo,
    message: string,
    /**
     * True if the service may have carried out the write. Only two things are certain: it didn't if no attempt was sent,
     * or if a JSON error refused each one. Always false for a read.
     */
    public mayHaveWritten: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
    if (request.method === 'GET') this.mayHaveWritten = false;
  }
}

/** The service responded with an error status. `message` is the reason, or names the status if there is none. */
export class ApiError extends RequestError {
  override readonly name = 'ApiError';
  /** When the limit resets, as a clock time, where a command has told it. */
  resetsAt?: string;
  constructor(
    request: RequestInfo,
    readonly status: number,
    /** Why it failed, mostly in the words of the service, without a full stop; empty if the response gives no reason. */
    readonly reason: string,
    readonly details: readonly ErrorDetail[] = [],
    /** Seconds from the response; undefined if it names none. */
    readonly retryAfterSeconds?: number,
    /** Only JSON is the API's own answer. A page (HTML) is a proxy's or a website's. */
    readonly body: 'json' | 'page' | 'other' = 'json',
    /** The URL of the API if the base URL lacks its version, and the server doesn't know what was requested. */
    readonly versionedUrl?: string,
  ) {
    super(request, reason === '' ? `HTTP ${status}` : reason, !wasNotExecuted(status, body === 'json'));
  }
}

/** Names the request, and the status of its response: `POST /deploy: HTTP 502`. */
export function requestOf(error: RequestError): string {
  const { method, path } = error.request;
  return `${method} ${path}${error instanceof ApiError ? `: HTTP ${error.status}` : ''}`;
}

/** True if the response has one of these statuses and isn't a page, whose status says nothing about the API. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): error is ApiError {
  return error instanceof ApiError && error.body !== 'page' && statuses.includes(error.status);
}

/** Resolves to undefined if the service doesn't return this content: the plan or the project may lack it. */
export async function ifAllowed<T>(request: Promise<T>): Promise<T | undefined> {
  return request.catch((error: unknown) => (hasStatus(error, 403, 404) ? undefined : Promise.reject(error as Error)));
}

/** No usable response arrived: connection refused, reset, timed out, an unknown host name or an untrusted certificate. */
export class ConnectionError extends RequestError {
  override readonly name = 'ConnectionError';
  constructor(
    request: RequestInfo,
    /**
     * A code of Node.js or undici such as `ECONNREFUSED`. It is `PROXY_ECONNREFUSED` if the proxy is the cause, and `PROXY_403` if
     * the proxy rejected the tunnel with 403.
     */
    readonly code: string,
    /** True if no byte of the request can have reached the service, so any method may be sent again. */
    readonly beforeSent: boolean,
    options?: ErrorOptions,
  ) {
    super(request, connectionHelp(code).reason, !beforeSent, options);
  }
}

/** The status is good, but the content breaks the contract. `field` is a path such as `media[3].url`. */
export class UnexpectedResponseError extends RequestError {
  override readonly name = 'ContractError';
  constructor(
    request: RequestInfo,
    readonly field: string,
    readonly problem: string,
  ) {
    super(request, `unexpected response from the API: ${field} ${problem}`, true);
  }
}

/** The status is good, but the body isn't JSON: it is empty, truncated or an HTML page. */
export class InvalidResponseError extends UnexpectedResponseError {
  constructor(
    request: RequestInfo,
    problem: string,
    readonly isPage = false,
  ) {
    super(request, 'the body', problem);
    if (isPage) this.message = PAGE_REASON;
  }
}

/** The deadline of the run passed. Work that the service has started continues. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor(
    message: string,
    /** False if the deadline passed before a request was sent. */
    readonly mayHaveWritten = true,
  ) {
    super(message);
  }
}

/** The process received SIGINT or SIGTERM. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

/** A 429 was not executed, also if a proxy sent it (contract [S]). A 408 may come from a proxy that stopped waiting. */
function wasNotExecuted(status: number, isJson: boolean): boolean {
  return status === 429 || (isJson && status >= 400 && status < 500 && status !== 408);
}

/** True if the service may have carried out a write that ended in this error. */
export function mayHaveWritten(error: unknown): boolean {
  if (error instanceof RequestError || error instanceof TimeoutError) return error.mayHaveWritten;
  return error instanceof CancelledError;
}

/** Ends the advice about errors whose cause is in the key, the URL or the project. */
export const RUN_CHECK = 'Run docs-ci check to see what is missing.';

/** The reason of every response that is a page (HTML), whatever its status is. */
export const PAGE_REASON = 'a web page answered instead of the API';

const PAGE_HELP: ErrorHelp = {
  reason: PAGE_REASON,
  advice: `Check that ${inputName('base-url')} is the URL of the API and ends in /api/v1. If it is, let this machine through the proxy, the firewall or the login in front of the API.`,
  topic: 'proxy-or-tls',
};

function helpFor(error: RequestError): ErrorHelp {
  if (error instanceof ApiError) return statusHelp(error);
  if (error instanceof ConnectionError) return connectionHelp(error.code);
  const reason = error.message;
  if (error instanceof InvalidResponseError)
    return { ...PAGE_HELP, reason, advice: error.isPage ? PAGE_HELP.advice : UNEXPECTED_ADVICE };
  return { reason, advice: UNEXPECTED_ADVICE, topic: 'unexpected-response' };
}

const UNEXPECTED_ADVICE = `Check that ${inputName('base-url')} is the URL of the API and ends in /api/v1. If it does, update docs-ci: the API may have changed.`;

function statusHelp(error: ApiError): ErrorHelp {
  const { status, request, body } = error;
  // 511 is how a network asks to log in.
  if (status === 511 || (body === 'page' && status < 500 && status !== 429)) return PAGE_HELP;
  // Any server says 404, so only its words tell what is missing.
  const isTold = status === 422 || (status === 404 && /branch/i.test(error.reason));
  if (isTold && body === 'json' && request.ifRejected)
    return { reason: 'the service rejected the request', ...request.ifRejected };
  return STATUS_HELP[status]?.(error) ?? helpForOther(status);
}

/** A project can start only a few exports, whatever the key may send. */
function isExportStart({ method, path }: RequestInfo): boolean {
  return method === 'POST' && path === '/exports/pdf';
}

/** Runners of GitHub stop a job after 6 hours, so a longer timeout is no help. */
export const MAX_EXPORT_WAIT_MS = 5 * 3_600_000;

/** A run that can wait for the limit does, so this one resets after its timeout. */
function adviceAtExportLimit(seconds: number, resetsAt: string | undefined): string {
  const timeout = seconds * 1_000 > MAX_EXPORT_WAIT_MS ? '' : `set a longer ${inputName('timeout')}, or `;
  const time =
    resetsAt === undefined ? `in ${formatSeconds(seconds)}` : `at ${resetsAt} (in ${formatSeconds(seconds)})`;
  return `The rate limit resets ${time}, which is after ${inputName('timeout')}. Run the job again then, or ${timeout}set ${setting('on-limit', 'reuse')} without ${inputName('force')} for an earlier PDF.`;
}

const STATUS_HELP: Readonly<Partial<Record<number, (error: ApiError) => ErrorHelp>>> = {
  401: () => ({
    reason: 'the API key is invalid, expired or revoked',
    advice: `Ask an organization admin for a new key, then update the secret or variable that ${inputName('api-key')} uses. ${RUN_CHECK}`,
    topic: 'invalid-key',
  }),
  403: ({ request, reason }) => ({
    reason: "the API key isn't allowed to do this",
    advice: `${adviceForRole(request.role, reason)} ${RUN_CHECK}`,
    topic: 'role-or-plan',
  }),
  404: ({ versionedUrl }) => ({
    reason: 'the service found nothing at this URL',
    advice:
      versionedUrl !== undefined
        ? `Set ${inputName('base-url')} to ${versionedUrl}.`
        : `Check that ${inputName('api-key')} belongs to this project, that ${inputName('base-url')} ends in /api/v1, and that the project is published. ${RUN_CHECK}`,
    topic: 'not-found',
  }),
  429: ({ request, retryAfterSeconds, resetsAt }) => ({
    reason: 'the rate limit is reached',
    advice:
      retryAfterSeconds === undefined
        ? "Run the job again in a minute, or ask an admin to raise the API key's rate limit."
        : isExportStart(request)
          ? adviceAtExportLimit(retryAfterSeconds, resetsAt)
          : `The rate limit resets in ${formatSeconds(retryAfterSeconds)}. Run the job again then.`,
    topic: isExportStart(request) ? 'export-limit' : 'rate-limit',
  }),
};

function adviceForRole(role: Role, reason: string): string {
  return /\brole\b/i.test(reason)
    ? `Ask an organization admin for a key with the ${role} role or higher.`
    : `Use a key with the ${role} role or higher. If the role is right, check that your plan includes this feature (Standard or above).`;
}

function helpForOther(status: number): ErrorHelp {
  if (status < 400)
    return {
      reason: 'the API redirected the request',
      advice: `Set ${inputName('base-url')} to the final URL, ending in /api/v1. ${RUN_CHECK}`,
      topic: 'redirect',
    };
  if (status >= 500)
    return { reason: 'the service is unavailable', advice: 'Run the job again later.', topic: 'unavailable' };
  // Jobs that push or merge look for themselves what a conflict is.
  if (status === 409)
    return {
      reason: 'the service rejected the request',
      advice: 'The service may be busy with an earlier request. Run the job again later.',
      topic: 'rejected-request',
    };
  const isInvalid = status === 400 || status === 422;
  return {
    reason: 'the service rejected the request',
    ...(isInvalid && {
      advice: `Check that ${inputName('base-url')} is the URL of the API and ends in /api/v1, and check the inputs. If they are correct, update docs-ci: the API may have changed.`,
    }),
    topic: status === 413 ? 'too-large' : 'rejected-request',
  };
}

/** The end of a reason of the service, which the advice says in hours and minutes. */
const TRY_AGAIN = / ?Try again in [\d,]+ seconds?\.?$/i;

/** Returns why a request failed, without a full stop; undefined for other errors than those of a request. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ApiError) {
    const details = error.details.map(({ field, message }) => `${field}: ${message}`).join(', ');
    const said = error.retryAfterSeconds === undefined ? error.reason : error.reason.replace(TRY_AGAIN, '');
    const reason = (said || helpFor(error).reason).replace(/\.$/, '');
    return details === '' ? reason : `${reason} (${details})`;
  }
  return error instanceof RequestError ? error.message : undefined;
}

/** Advises in one or two sentences what to do about an error of the API; undefined if the reason is enough. */
export function adviceFor(error: unknown): string | undefined {
  return error instanceof RequestError ? helpFor(error).advice : undefined;
}

const LIMITS_ADVICE = 'docs-ci check shows the limits.';

/**
 * Advises what to do about one file that the service rejects. The service answers with one status to unsupported types, to
 * content that doesn't match, to unsafe SVG files and to another type than before.
 * @param status null if the service gives none
 * @param name of the file
 */
export function fileAdvice(status: number | null, name: string): string {
  switch (status) {
    case 404:
      return 'The file was deleted from the library during this run. Run the job again.';
    case 413:
      return `Make the file smaller, or raise the limit of the plan or of a proxy. ${LIMITS_ADVICE}`;
    case 415:
      return /\.svg$/i.test(name)
        ? 'Check that the file is an SVG image, and remove scripts and embedded content from it.'
        : 'Check that the file opens and that its extension is correct. To change the type of a file, give it a new name.';
    case 507:
      return `Delete unused library files, or upgrade the plan. ${LIMITS_ADVICE}`;
    case null:
      return 'Run the job again. If it fails again, correct, rename or exclude the file.';
    default:
      return status >= 500 || status === 408 ? 'Run the job again later.' : 'Correct, rename or exclude the file.';
  }
}

/** Returns the topic of the troubleshooting page that explains an error; undefined for a cancelled run. */
export function topicOf(error: unknown): HelpTopic | undefined {
  if (error instanceof CancelledError) return undefined;
  if (error instanceof InputError) return error.topic ?? 'invalid-input';
  if (error instanceof TimeoutError) return 'timeout';
  return error instanceof RequestError ? helpFor(error).topic : 'other';
}

function formatSeconds(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)}s`;
  if (seconds < 7_200) return `${Math.ceil(seconds / 60)}m`;
  return seconds < 172_800 ? `${Math.ceil(seconds / 3_600)}h` : `${Math.ceil(seconds / 86_400)}d`;
}
