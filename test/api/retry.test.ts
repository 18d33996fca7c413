import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRetry, type Failure, isPassing, type Situation } from '../../src/api/retry.js';

function situation(failure: Failure, more: Partial<Situation> = {}): Situation {
  return { failure, repeat: 'safe', attempts: 1, failingMs: 0, remainingMs: 600_000, random: 0, ...more };
}

const status = (code: number, retryAfterMs?: number): Failure => ({ kind: 'status', status: code, retryAfterMs });
const broken = (code: string, beforeSent = false): Failure => ({ kind: 'connection', code, beforeSent });

describe('what is tried again', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('status %i', (code) => {
    expect(decideRetry(situation(status(code)))).toMatchObject({ again: true, limited: code === 429 });
  });

  it.each([400, 401, 402, 403, 404, 409, 410, 413, 415, 422, 501, 505, 507, 302])('not status %i', (code) => {
    expect(decideRetry(situation(status(code)))).toEqual({ again: false, why: 'final' });
  });

  it.each(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_SOCKET'])(
    'a connection that ended with %s',
    (code) => expect(decideRetry(situation(broken(code)))).toMatchObject({ again: true }),
  );

  it.each([
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'HPE_INVALID',
    'PROXY_407',
  ])('not %s', (code) => expect(decideRetry(situation(broken(code, true)))).toEqual({ again: false, why: 'final' }));

  it('an answer that is no JSON, but not a final failure', () => {
    expect(decideRetry(situation({ kind: 'garbled' }))).toMatchObject({ again: true });
    expect(decideRetry(situation({ kind: 'final' }))).toEqual({ again: false, why: 'final' });
  });
});

describe('a write that must not be done twice', () => {
  const once = { repeat: 'once' } as const;

  it('goes again after a 429 and where nothing was sent', () => {
    expect(decideRetry(situation(status(429), once))).toMatchObject({ again: true });
    expect(decideRetry(situation(broken('ECONNREFUSED', true), once))).toMatchObject({ again: true });
  });

  it.each([status(500), status(502), status(504), status(408), broken('ECONNRESET'), { kind: 'garbled' } as const])(
    'is lost otherwise: %o',
    (failure) => expect(decideRetry(situation(failure, once))).toEqual({ again: false, why: 'lost' }),
  );

  it('is refused like any other', () => {
    expect(decideRetry(situation(status(422), once))).toEqual({ again: false, why: 'final' });
  });
});

describe('when', () => {
  it('a 429 is obeyed to the millisecond, plus at most a quarter of a second', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 500_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (ms, random) => {
          const decision = decideRetry(situation(status(429, ms), { random, attempts: 5 }));
          if (!decision.again) throw new Error('it goes again');
          expect(decision.afterMs).toBeGreaterThanOrEqual(ms);
          expect(decision.afterMs).toBeLessThan(ms + 250);
        },
      ),
    );
  });

  it('a 429 that asks for no time is given a second', () => {
    expect(decideRetry(situation(status(429, 0)))).toMatchObject({ again: true, afterMs: 1_000 });
  });

  it('steps double up to six seconds, of which half is chance', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7].map((attempts) => decideRetry(situation(status(502), { attempts })));
    expect(steps.map((one) => one.again && one.afterMs)).toEqual([200, 400, 800, 1_600, 3_000, 3_000, 3_000]);
    expect(decideRetry(situation(status(502), { random: 0.5 }))).toMatchObject({ afterMs: 300 });
  });

  it('a service in trouble that names a time gets at least that', () => {
    expect(decideRetry(situation(status(503, 5_000)))).toMatchObject({ again: true, afterMs: 5_000 });
    expect(decideRetry(situation(status(503, 0)))).toMatchObject({ again: true, afterMs: 200 });
    expect(decideRetry(situation(status(503, 60_000)))).toEqual({ again: false, why: 'spent' });
  });

  it('the first attempt may take longer than the budget and is followed by another, the second by none', () => {
    const broken502 = (attempts: number) => decideRetry(situation(status(502), { attempts, failingMs: 60_000 }));
    expect(broken502(1)).toMatchObject({ again: true });
    expect(broken502(2)).toEqual({ again: false, why: 'spent' });
  });

  it('waiting for a limit may take the whole deadline, but not longer: then it ends at once', () => {
    expect(decideRetry(situation(status(429, 599_000), { failingMs: 20_000 }))).toMatchObject({ again: true });
    expect(decideRetry(situation(status(429, 600_000)))).toEqual({ again: false, why: 'beyond-deadline' });
    expect(decideRetry(situation(status(502), { remainingMs: 100 }))).toEqual({ again: false, why: 'beyond-deadline' });
  });

  it('a request that only fails is given up within its budget and a dozen attempts', () => {
    const failures = fc.constantFrom<Failure>(status(500), status(503, 0), status(503, 1_500), broken('ECONNRESET'), {
      kind: 'garbled',
    });
    fc.assert(
      fc.property(failures, fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (failure, chances) => {
        let failingMs = 0;
        for (let attempts = 1; ; attempts += 1) {
          expect(attempts).toBeLessThan(20);
          const random = Number(chances.next().value);
          const decision = decideRetry(situation(failure, { attempts, failingMs, random }));
          if (!decision.again) break;
          failingMs += decision.afterMs;
        }
        // docs/contract.md: a failed request is tried again for at most 20 s.
        expect(failingMs).toBeLessThanOrEqual(20_000);
      }),
    );
  });

  it('a passing failure is never final, a final one never passes', () => {
    const any = fc.integer({ min: 300, max: 599 });
    fc.assert(
      fc.property(any, (code) => {
        const decision = decideRetry(situation(status(code)));
        expect(isPassing(status(code))).toBe(decision.again);
      }),
    );
  });
});
