import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ApiError,
  ConnectionError,
  InvalidResponseError,
  type RequestError,
  UnexpectedResponseError,
} from '../../src/api/errors.js';
import { decideRetry, type RetryContext } from '../../src/api/retry.js';

function contextOf(error: RequestError, more: Partial<RetryContext> = {}): RetryContext {
  return { error, idempotent: true, attempts: 1, failingMs: 0, remainingMs: 600_000, random: 0, ...more };
}

const REQUEST = { method: 'POST', path: '/deploy', role: 'editor', goal: 'start the deployment' } as const;
const status = (code: number, retryAfterSeconds?: number): RequestError =>
  new ApiError(REQUEST, code, '', [], retryAfterSeconds);
const broken = (code: string, beforeSent = false): RequestError => new ConnectionError(REQUEST, code, beforeSent);
const NOT_JSON = new InvalidResponseError(REQUEST, 'is empty');
const FINAL = new UnexpectedResponseError(REQUEST, 'the body', 'has more than 3 bytes');

describe('retried failures', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('retries status %i', (code) => {
    expect(decideRetry(contextOf(status(code)))).toMatchObject({ retry: true, limited: code === 429 });
  });

  it.each([400, 401, 402, 403, 404, 409, 410, 413, 415, 422, 501, 505, 507, 302])(
    'does not retry status %i',
    (code) => {
      expect(decideRetry(contextOf(status(code)))).toEqual({ retry: false, reason: 'final' });
    },
  );

  it.each(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_SOCKET'])(
    'retries a connection that ended with %s',
    (code) => expect(decideRetry(contextOf(broken(code)))).toMatchObject({ retry: true }),
  );

  it.each([
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'HPE_INVALID',
    'PROXY_407',
  ])('does not retry a connection that ended with %s', (code) =>
    expect(decideRetry(contextOf(broken(code)))).toEqual({ retry: false, reason: 'final' }),
  );

  it('retries a response that is not JSON, but no final failure', () => {
    expect(decideRetry(contextOf(NOT_JSON))).toMatchObject({ retry: true });
    expect(decideRetry(contextOf(FINAL))).toEqual({ retry: false, reason: 'final' });
  });
});

describe('writes that are not idempotent', () => {
  const once = { idempotent: false } as const;

  it('retries a write after a 429 or if nothing was sent', () => {
    expect(decideRetry(contextOf(status(429), once))).toMatchObject({ retry: true });
    expect(decideRetry(contextOf(broken('ECONNREFUSED', true), once))).toMatchObject({ retry: true });
  });

  it.each([status(500), status(504), status(302), broken('ECONNRESET'), NOT_JSON, FINAL])(
    'does not retry a write that may have been executed: %o',
    (error) => expect(decideRetry(contextOf(error, once))).toEqual({ retry: false, reason: 'response-lost' }),
  );

  it('does not retry a write that the service rejects', () => {
    expect(decideRetry(contextOf(status(422), once))).toEqual({ retry: false, reason: 'final' });
  });
});

describe('delays', () => {
  it('waits as long as a 429 requests, plus at most 250 ms', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (seconds, random) => {
          const decision = decideRetry(contextOf(status(429, seconds), { random, attempts: 5 }));
          if (!decision.retry) throw new Error('it goes again');
          expect(decision.afterMs).toBeGreaterThanOrEqual(seconds * 1000);
          expect(decision.afterMs).toBeLessThan(seconds * 1000 + 250);
        },
      ),
    );
  });

  it('waits one second after a 429 that requests no delay', () => {
    expect(decideRetry(contextOf(status(429, 0)))).toMatchObject({ retry: true, afterMs: 1_000 });
  });

  it('doubles the delay up to six seconds, half of it random', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7].map((attempts) => decideRetry(contextOf(status(502), { attempts })));
    expect(steps.map((one) => one.retry && one.afterMs)).toEqual([200, 400, 800, 1_600, 3_000, 3_000, 3_000]);
    expect(decideRetry(contextOf(status(502), { random: 0.5 }))).toMatchObject({ afterMs: 300 });
  });

  it('waits at least as long as a 503 requests', () => {
    expect(decideRetry(contextOf(status(503, 5)))).toMatchObject({ retry: true, afterMs: 5_000 });
    expect(decideRetry(contextOf(status(503, 0)))).toMatchObject({ retry: true, afterMs: 200 });
    expect(decideRetry(contextOf(status(503, 60)))).toEqual({ retry: false, reason: 'budget-exhausted' });
  });

  it('retries once after a first attempt that took longer than the budget', () => {
    const broken502 = (attempts: number) => decideRetry(contextOf(status(502), { attempts, failingMs: 60_000 }));
    expect(broken502(1)).toMatchObject({ retry: true });
    expect(broken502(2)).toEqual({ retry: false, reason: 'budget-exhausted' });
  });

  it('waits for a limit until the deadline, and gives up at once if it lasts longer', () => {
    expect(decideRetry(contextOf(status(429, 599), { failingMs: 20_000 }))).toMatchObject({ retry: true });
    expect(decideRetry(contextOf(status(429, 600)))).toEqual({ retry: false, reason: 'beyond-deadline' });
    expect(decideRetry(contextOf(status(502), { remainingMs: 100 }))).toEqual({
      retry: false,
      reason: 'beyond-deadline',
    });
  });

  it('gives up a request that always fails within the retry budget', () => {
    const failures = fc.constantFrom(status(500), status(503, 0), status(503, 1.5), broken('ECONNRESET'), NOT_JSON);
    fc.assert(
      fc.property(failures, fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (failure, chances) => {
        let failingMs = 0;
        for (let attempts = 1; ; attempts += 1) {
          expect(attempts).toBeLessThan(20);
          const random = Number(chances.next().value);
          const decision = decideRetry(contextOf(failure, { attempts, failingMs, random }));
          if (!decision.retry) break;
          failingMs += decision.afterMs;
        }
        // docs/internals/contract.md: a failed request is tried again for at most 20 s.
        expect(failingMs).toBeLessThanOrEqual(20_000);
      }),
    );
  });
});
