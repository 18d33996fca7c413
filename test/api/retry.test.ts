import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRetry, type Failure, isTransient, RETRY_BUDGET_MS, type RetryContext } from '../../src/api/retry.js';

function contextOf(failure: Failure, more: Partial<RetryContext> = {}): RetryContext {
  return { failure, idempotent: true, attempts: 1, failingMs: 0, remainingMs: 600_000, random: 0, ...more };
}

const status = (code: number, retryAfterMs?: number): Failure => ({ kind: 'status', status: code, retryAfterMs });
const broken = (code: string, beforeSent = false): Failure => ({ kind: 'connection', code, beforeSent });

describe('what is tried again', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('status %i', (code) => {
    expect(decideRetry(contextOf(status(code)))).toMatchObject({ retry: true, limited: code === 429 });
  });

  it.each([400, 401, 402, 403, 404, 409, 410, 413, 415, 422, 501, 505, 507, 302])('not status %i', (code) => {
    expect(decideRetry(contextOf(status(code)))).toEqual({ retry: false, reason: 'final' });
  });

  it.each(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_SOCKET'])(
    'a connection that ended with %s',
    (code) => expect(decideRetry(contextOf(broken(code)))).toMatchObject({ retry: true }),
  );

  it.each([
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'HPE_INVALID',
    'PROXY_407',
  ])('not %s', (code) => expect(decideRetry(contextOf(broken(code, true)))).toEqual({ retry: false, reason: 'final' }));

  it('an answer that is no JSON, but not a final failure', () => {
    expect(decideRetry(contextOf({ kind: 'invalid-response' }))).toMatchObject({ retry: true });
    expect(decideRetry(contextOf({ kind: 'final' }))).toEqual({ retry: false, reason: 'final' });
  });
});

describe('a write that must not be done twice', () => {
  const once = { idempotent: false } as const;

  it('goes again after a 429 and where nothing was sent', () => {
    expect(decideRetry(contextOf(status(429), once))).toMatchObject({ retry: true });
    expect(decideRetry(contextOf(broken('ECONNREFUSED', true), once))).toMatchObject({ retry: true });
  });

  it.each([
    status(500),
    status(502),
    status(504),
    status(408),
    broken('ECONNRESET'),
    { kind: 'invalid-response' } as const,
  ])('is lost otherwise: %o', (failure) =>
    expect(decideRetry(contextOf(failure, once))).toEqual({ retry: false, reason: 'response-lost' }),
  );

  it('is refused like any other', () => {
    expect(decideRetry(contextOf(status(422), once))).toEqual({ retry: false, reason: 'final' });
  });
});

describe('when', () => {
  it('a 429 is obeyed to the millisecond, plus at most a quarter of a second', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 500_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (ms, random) => {
          const decision = decideRetry(contextOf(status(429, ms), { random, attempts: 5 }));
          if (!decision.retry) throw new Error('it goes again');
          expect(decision.afterMs).toBeGreaterThanOrEqual(ms);
          expect(decision.afterMs).toBeLessThan(ms + 250);
        },
      ),
    );
  });

  it('a 429 that asks for no time is given a second', () => {
    expect(decideRetry(contextOf(status(429, 0)))).toMatchObject({ retry: true, afterMs: 1_000 });
  });

  it('steps double up to six seconds, of which half is chance', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7].map((attempts) => decideRetry(contextOf(status(502), { attempts })));
    expect(steps.map((one) => one.retry && one.afterMs)).toEqual([200, 400, 800, 1_600, 3_000, 3_000, 3_000]);
    expect(decideRetry(contextOf(status(502), { random: 0.5 }))).toMatchObject({ afterMs: 300 });
  });

  it('a service in trouble that names a time gets at least that', () => {
    expect(decideRetry(contextOf(status(503, 5_000)))).toMatchObject({ retry: true, afterMs: 5_000 });
    expect(decideRetry(contextOf(status(503, 0)))).toMatchObject({ retry: true, afterMs: 200 });
    expect(decideRetry(contextOf(status(503, 60_000)))).toEqual({ retry: false, reason: 'budget-exhausted' });
  });

  it('the first attempt may take longer than the budget and is followed by another, the second by none', () => {
    const broken502 = (attempts: number) => decideRetry(contextOf(status(502), { attempts, failingMs: 60_000 }));
    expect(broken502(1)).toMatchObject({ retry: true });
    expect(broken502(2)).toEqual({ retry: false, reason: 'budget-exhausted' });
  });

  it('waiting for a limit may take the whole deadline, but not longer: then it ends at once', () => {
    expect(decideRetry(contextOf(status(429, 599_000), { failingMs: RETRY_BUDGET_MS }))).toMatchObject({ retry: true });
    expect(decideRetry(contextOf(status(429, 600_000)))).toEqual({ retry: false, reason: 'beyond-deadline' });
    expect(decideRetry(contextOf(status(502), { remainingMs: 100 }))).toEqual({
      retry: false,
      reason: 'beyond-deadline',
    });
  });

  it('a request that only fails is given up within its budget and a dozen attempts', () => {
    const failures = fc.constantFrom<Failure>(status(500), status(503, 0), status(503, 1_500), broken('ECONNRESET'), {
      kind: 'invalid-response',
    });
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
        expect(failingMs).toBeLessThanOrEqual(RETRY_BUDGET_MS);
      }),
    );
  });

  it('a passing failure is never final, a final one never passes', () => {
    const any = fc.integer({ min: 300, max: 599 });
    fc.assert(
      fc.property(any, (code) => {
        const decision = decideRetry(contextOf(status(code)));
        expect(isTransient(status(code))).toBe(decision.retry);
      }),
    );
  });
});
