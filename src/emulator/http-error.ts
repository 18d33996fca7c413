import { STATUS_CODES } from 'node:http';

/** One refused field of a request (contract: `details[]` on 400). */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Under which name an endpoint's error body gives the status: the contract knows both. */
export type StatusField = 'code' | 'statusCode';

/** An answer that is an error. Whoever throws it ends the request with that answer. */
export class HttpError extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly status: number,
    message: string,
    readonly extra: { readonly details?: readonly FieldError[]; readonly retryAfterSeconds?: number } = {},
  ) {
    super(message);
  }
}

/** 400 with every bad field in `details`. */
export function badRequest(details: readonly FieldError[]): HttpError {
  return new HttpError(400, 'Validation failed', { details });
}

/** 404 for a thing that is not there. */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} not found`);
}

/** 429; the seconds go into the message, the body and the retry-after header alike. */
export function tooManyRequests(message: string, retryAfterSeconds: number): HttpError {
  return new HttpError(429, `${message} Try again in ${retryAfterSeconds} seconds.`, { retryAfterSeconds });
}

/** The error body of the contract. */
export function errorBody(problem: HttpError, dialect: StatusField): Record<string, unknown> {
  return {
    // Contract: `error` is the status name, or the word Error.
    error: dialect === 'code' ? (STATUS_CODES[problem.status] ?? 'Error') : 'Error',
    message: problem.message,
    [dialect]: problem.status,
    ...(problem.extra.details && { details: problem.extra.details }),
    ...(problem.extra.retryAfterSeconds !== undefined && { retryAfter: problem.extra.retryAfterSeconds }),
  };
}
