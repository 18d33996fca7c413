/** Describes error responses and renders their bodies. */
import { STATUS_CODES } from 'node:http';

/** An invalid field of a request (contract: `details[]` on 400). */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The name of the status in an endpoint's error body. The contract has both. */
export type StatusField = 'code' | 'statusCode';

/** An error response. Throwing it ends the request with this response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    message: string,
    readonly extra: { readonly details?: readonly FieldError[]; readonly retryAfterSeconds?: number } = {},
  ) {
    super(message);
  }
}

/** Returns a 400 with every invalid field in `details`. */
export function badRequest(details: readonly FieldError[]): HttpError {
  return new HttpError(400, 'Validation failed', { details });
}

/** Returns a 404 that names the missing resource. */
export function notFound(resource: string): HttpError {
  return new HttpError(404, `${resource} not found`);
}

/** Returns a 429. The message, the body and the retry-after header contain the seconds. */
export function tooManyRequests(message: string, retryAfterSeconds: number): HttpError {
  return new HttpError(429, `${message} Try again in ${retryAfterSeconds} seconds.`, { retryAfterSeconds });
}

/** Returns the error body of the contract. */
export function errorBody(error: HttpError, dialect: StatusField): Record<string, unknown> {
  return {
    // Contract: `error` is the name of the status or the word "Error".
    error: dialect === 'code' ? (STATUS_CODES[error.status] ?? 'Error') : 'Error',
    message: error.message,
    [dialect]: error.status,
    ...(error.extra.details && { details: error.extra.details }),
    ...(error.extra.retryAfterSeconds !== undefined && { retryAfter: error.extra.retryAfterSeconds }),
  };
}
