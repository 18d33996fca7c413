/**
 * Defines the errors that code branches on, and the advice for each. No error holds a full URL, a query string or a
 * header: messages name a request by its method and its path template (`GET /deployments/{id}`).
 */

/** A field of a request that the service rejected (contract: `details[]` on 400). */
export interface ErrorDetail {
  readonly field: string;
  readonly message: string;
}

/** The permissions of a key. Each role includes the ones before it (contract: Roles). */
export type Role = 'viewer' | 'editor' | 'admin';

/** Identifies the request that an error is about. */
export interface RequestInfo {
  readonly method: string;
  /** Path template below the base URL, for example `/deployments/{id}`. */
  readonly path: string;
  /** The lowest role that may make the request. */
  readonly role: Role;
}

/** Inputs or files of the user are invalid: exit 2, no request was made. Lists all problems at once. */
export class InputError extends Error {
  override readonly name = 'InputError';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** The service responded with an error status. `message` is the text of the service, or names the status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly request: RequestInfo,
    readonly status: number,
    message: string,
    readonly details: readonly ErrorDetail[] = [],
    /** Seconds from the response; undefined if it names none. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** No usable response arrived: refused, reset, timed out, an unknown host name or an untrusted certificate. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  constructor(
    readonly request: RequestInfo,
    /** A code of Node.js or undici such as `ECONNREFUSED`, or `PROXY_403` if a proxy refused the tunnel with 403. */
    readonly code: string,
    /** True if no byte of the request can have reached the service, so any method may be sent again. */
    readonly beforeSent: boolean,
    options?: ErrorOptions,
  ) {
    super(`no answer to ${request.method} ${request.path}: ${code}`, options);
  }
}

/** The status is good, but the content breaks the contract. `field` is a path such as `media[3].url`. */
export class UnexpectedResponseError extends Error {
  override readonly name = 'ContractError';
  constructor(
    readonly request: RequestInfo,
    readonly field: string,
    readonly problem: string,
  ) {
    super(`the answer to ${request.method} ${request.path} is not as agreed: ${field} ${problem}`);
  }
}

/** The status is good, but the body isn't JSON: it is empty, truncated or an HTML page. */
export class InvalidResponseError extends UnexpectedResponseError {
  constructor(request: RequestInfo, problem: string) {
    super(request, 'the body', problem);
  }
}

/** The deadline of the run passed. Work that the service has started continues. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The process received SIGINT or SIGTERM. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

/**
 * True if the service may have executed the request although no usable response arrived. A write that must not be done
 * twice has to be looked up then.
 */
export function isResponseLost(error: unknown): boolean {
  if (error instanceof ConnectionError) return !error.beforeSent;
  return (
    error instanceof InvalidResponseError ||
    (error instanceof ApiError && (error.status >= 500 || error.status === 408))
  );
}

/** Code of a response that isn't HTTP. undici gives its error no code. */
export const NOT_HTTP = 'HPE_INVALID';

/** The code of an error or of its cause: a code of Node.js or undici, or NOT_HTTP. Undefined for other errors. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error ? (ownCodeOf(error) ?? ownCodeOf(error.cause)) : undefined;
}

function ownCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'HTTPParserError') return NOT_HTTP;
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Advises in one or two sentences what to do about an error of the API; undefined if the message is enough. */
export function adviceFor(error: unknown): string | undefined {
  if (error instanceof ApiError) return explainStatus(error);
  if (error instanceof ConnectionError) return explainConnection(error);
  if (error instanceof UnexpectedResponseError) {
    return 'Check that base-url is the address of the API, version included (it ends in /api/v1). If it is, the service has changed: look for a newer version of docs-ci.';
  }
  return undefined;
}

function explainStatus({ status, request, retryAfterSeconds, details }: ApiError): string | undefined {
  switch (status) {
    case 400:
      return details.length > 0 ? details.map((one) => `${one.field}: ${one.message}`).join('; ') : undefined;
    case 401:
      return 'The key was not accepted. It may be mistyped, expired or revoked, or belong to another server: an organization admin makes a new one in the dashboard; put it where api-key reads it.';
    case 403:
      return `The key needs the role ${request.role} or above for ${request.method} ${request.path}, and the plan must include this feature (Standard or above). An organization admin sets the role when making a key.`;
    case 404:
      return 'The key belongs to one project: check that it is the key of this project, that base-url ends in the version (/api/v1), and that the project is published.';
    case 429:
      return retryAfterSeconds === undefined
        ? "The key's limit of requests a minute is used up. Try again in a minute, or have an admin raise the limit."
        : `The limit opens again in ${formatSeconds(retryAfterSeconds)}. Run this again then.`;
    default:
      if (status < 400) return 'Point base-url at the address where the API itself answers.';
      return status >= 500
        ? 'The service is having trouble; nothing is wrong with your inputs. Run this again later.'
        : undefined;
  }
}

function explainConnection({ code }: ConnectionError): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return 'The host name of base-url could not be resolved: check its spelling and the network of the runner.';
  }
  if (code.startsWith('PROXY_')) {
    return 'The proxy of HTTPS_PROXY or HTTP_PROXY refused to connect: check its address and credentials, or name the host of base-url in NO_PROXY.';
  }
  if (/WRONG_VERSION_NUMBER|EPROTO/.test(code)) return 'What answers there speaks no TLS: check the port of base-url.';
  if (/ALTNAME/.test(code)) return 'The certificate is for another host name: check the spelling of base-url.';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) {
    return 'The certificate of base-url is not trusted here. Behind a company proxy, point NODE_EXTRA_CA_CERTS at its certificate authority.';
  }
  return 'Check base-url, and whether this machine needs HTTPS_PROXY to reach it; otherwise the service is down, so run this again later.';
}

function formatSeconds(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  if (seconds < 7_200) return `${Math.ceil(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.ceil(seconds / 3_600)} h` : `${Math.ceil(seconds / 86_400)} days`;
}
