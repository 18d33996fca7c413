/** Reads the errors of GitHub's client, and says what failed and what to do. */
import { logLine } from '../../text/log.js';
import { shorten } from '../../text/width.js';
import { HostError } from '../host.js';
import { describeNoResponse } from '../no-response.js';

const MAX_REASON_LENGTH = 300;
export const UNEXPECTED_RESPONSE = "GitHub's response is invalid. Check whether a proxy changes responses";

/** Resolves to undefined if GitHub responds with 404. */
export async function ifFound<T>(response: Promise<T>): Promise<T | undefined> {
  return response.catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined;
    throw error;
  });
}

/** Returns GitHub's own message behind a HostError, which is untrusted text. */
export function rawMessageOf(error: unknown): string {
  return error instanceof HostError ? octokitErrorOf(error.cause).message : '';
}

/** Returns the HTTP status behind a HostError; undefined if there was no response. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof HostError ? octokitErrorOf(error.cause).status || undefined : undefined;
}

/** Returns true if the token lacks the permission. A 403 for a rate limit doesn't count. */
export function isPermissionDenied(error: unknown): boolean {
  return statusOf(error) === 403 && error instanceof HostError && !isRateLimit(octokitErrorOf(error.cause));
}

/** The parts of octokit's errors that are read here. */
export interface OctokitError {
  /** octokit sets 500 if there was no response. */
  readonly status: number;
  readonly message: string;
  readonly cause?: { readonly name?: string };
  readonly response?: {
    readonly headers?: Readonly<Record<string, string | undefined>>;
    /** Parsed JSON, or the text of anything else. */
    readonly data?: unknown;
  };
  /** GraphQL responds with 200 and lists its errors here. */
  readonly errors?: readonly { readonly type?: string; readonly message?: string }[];
}

export function octokitErrorOf(error: unknown): OctokitError {
  if (typeof error !== 'object' || error === null) return { status: 0, message: String(error) };
  const { status = 0, message = '', cause, response, errors } = error as Partial<OctokitError>;
  return { status, message, cause, response, errors };
}

/** A secondary rate limit may have no header, and one of GraphQL no status: only its words or its type say what it is. */
export function isRateLimit({ status, message, response, errors }: OctokitError): boolean {
  const headers = response?.headers ?? {};
  const isLimited = 'retry-after' in headers || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message);
  return status === 429 || (status === 403 && isLimited) || errors?.[0]?.type === 'RATE_LIMITED';
}

/** What a call needs to say why it failed. */
interface CallRights {
  /** The entries of `permissions:`, separated by commas. */
  readonly permission: string;
  readonly token: string;
  /** True for the run of a fork, whose own token can only read. */
  readonly isReadOnly: boolean;
}

/** Matches the tokens of people. No entry of `permissions:` changes their rights. */
const PERSONAL_TOKEN = /^(?:github_pat_|ghp_|gho_|ghu_)/;

export function describeFailure(failure: OctokitError, rights: CallRights): string {
  const { status } = failure;
  const code = failure.errors?.[0]?.type ?? `HTTP ${status}`;
  if (isRateLimit(failure)) return `GitHub's rate limit is reached (${code}). Run the job again later`;
  if (status === 401) return 'GitHub rejected the token (HTTP 401). Check the input token';
  if (isPermissionFailure(failure)) return describeDenied(code, rights);
  if (isNotFound(failure)) return `GitHub finds nothing there (${code}). If it is there, ${howToSee(rights)}`;
  return describeResponse(failure);
}

function describeDenied(code: string, { permission, token, isReadOnly }: CallRights): string {
  const entries = listEntries(permission);
  if (PERSONAL_TOKEN.test(token))
    return `the personal access token isn't allowed to (${code}). Give it ${entries} for this repository, or the scope repo to a classic token`;
  if (isReadOnly) return `${READ_ONLY_TOKEN} (${code})`;
  return `missing permission (${code}). Add ${entries} to the job's "permissions:"`;
}

function howToSee({ permission, token }: CallRights): string {
  const entries = listEntries(permission);
  return PERSONAL_TOKEN.test(token)
    ? `give the personal access token ${entries} for this repository`
    : `add ${entries} to the job's "permissions:"`;
}

function listEntries(permission: string): string {
  return `"${permission.replace(', ', '" and "')}"`;
}

/** Matches GitHub's words for a 403 that no permission of a job changes. */
const OTHER_REJECTIONS = /\b(?:issue is locked|archived|allow list|SAML)\b/i;

/** Why a run of a fork can't write, whatever its permissions are. Private repositories can allow it. */
export const READ_ONLY_TOKEN = 'by default, pull requests from forks only get a read-only token';

/** Returns true if the token lacks the permission. */
export function isPermissionFailure(failure: OctokitError): boolean {
  if (isRateLimit(failure) || (failure.status === 403 && OTHER_REJECTIONS.test(failure.message))) return false;
  return failure.status === 403 || failure.errors?.[0]?.type === 'FORBIDDEN';
}

/** What isn't there, and what is hidden from the token, get the same response. */
function isNotFound({ status, errors }: OctokitError): boolean {
  return status === 404 || errors?.[0]?.type === 'NOT_FOUND';
}

/** octokit uses any response body as the message, even an HTML page of a proxy. */
function describeResponse({ status, message, cause, response }: OctokitError): string {
  // A body that isn't JSON is a proxy's page of any length, so it is not shown.
  if (typeof response?.data === 'string' && status >= 400)
    return `GitHub returned HTTP ${status}. Run the job again later`;
  const text = shorten(logLine(message.trim()), MAX_REASON_LENGTH);
  if (cause?.name === 'TimeoutError') return "GitHub didn't respond in time. Run the job again later";
  const reason = status === 500 && response === undefined ? describeNoResponse('GitHub', cause) : undefined;
  if (reason !== undefined) return reason;
  if (status === 500 && response === undefined)
    return `GitHub can't be reached (${text}). Check the network of the runner, then run the job again`;
  if (/^$|^<|undefined|not valid JSON|Unexpected (?:token|end)|Cannot read/.test(text))
    return status >= 400 ? `GitHub returned HTTP ${status}. Run the job again later` : UNEXPECTED_RESPONSE;
  return `GitHub says: ${text}`;
}
