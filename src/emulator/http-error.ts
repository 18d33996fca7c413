import { STATUS_CODES } from 'node:http';

/** One refused field of a request (contract: `details[]` on 400). */
export interface Detail {
  readonly field: string;
  readonly message: string;
}

/** Under which name an endpoint's error body gives the status: the contract knows both. */
export type Dialect = 'code' | 'statusCode';

/** An answer that is an error. Whoever throws it ends the request with that answer. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly status: number,
    message: string,
    readonly more: { readonly details?: readonly Detail[]; readonly retryAfterSeconds?: number } = {},
  ) {
    super(message);
  }
}

/** 400 with every bad field in `details`. */
export function badRequest(details: readonly Detail[]): Problem {
  return new Problem(400, 'Validation failed', { details });
}

/** 404 for a thing that is not there. */
export function notFound(what: string): Problem {
  return new Problem(404, `${what} not found`);
}

/** 429; the seconds go into the message, the body and the retry-after header alike. */
export function tooMany(message: string, retryAfterSeconds: number): Problem {
  return new Problem(429, `${message} Try again in ${retryAfterSeconds} seconds.`, { retryAfterSeconds });
}

/** The error body of the contract. */
export function problemBody(problem: Problem, dialect: Dialect): Record<string, unknown> {
  return {
    // Contract: `error` is the status name, or the word Error.
    error: dialect === 'code' ? (STATUS_CODES[problem.status] ?? 'Error') : 'Error',
    message: problem.message,
    [dialect]: problem.status,
    ...(problem.more.details && { details: problem.more.details }),
    ...(problem.more.retryAfterSeconds !== undefined && { retryAfter: problem.more.retryAfterSeconds }),
  };
}
