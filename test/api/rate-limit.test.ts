import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Charge,
  onLimited,
  onRequest,
  onResponse,
  type RateLimiterState,
  startAtMs,
} from '../../src/api/rate-limit.js';
import { simulate } from './rate-limit-simulation.js';

const FILES: Charge = { bucket: 'files', units: 10 };

/** A state after one answered request, as `reported` at time 0. */
function stateAfter(
  reported: { limit: number; remaining: number; resetMs: number },
  charge?: Charge,
): RateLimiterState {
  return onResponse(onRequest({}, charge, 0), charge, reported, 0);
}

describe('pacing', () => {
  it('knows nothing at first and holds nothing back', () => {
    expect(startAtMs({}, undefined, 1000)).toBe(1000);
    expect(startAtMs({}, FILES, 1000)).toBe(1000);
  });

  it('spends the first half freely and spreads the rest over the window', () => {
    expect(startAtMs(stateAfter({ limit: 100, remaining: 51, resetMs: 60_000 }), undefined, 0)).toBe(0);
    const scarce = stateAfter({ limit: 100, remaining: 31, resetMs: 60_000 });
    // 29 beyond the reserve of 2, in 60 seconds.
    expect(startAtMs(scarce, undefined, 0)).toBe(2_000);
    expect(startAtMs(scarce, undefined, 5_000)).toBe(5_000);
  });

  it('waits for the next window where only the reserve is left', () => {
    expect(startAtMs(stateAfter({ limit: 100, remaining: 2, resetMs: 7_000 }), undefined, 0)).toBe(7_000);
    expect(startAtMs(stateAfter({ limit: 1, remaining: 0, resetMs: 7_000 }), undefined, 0)).toBe(7_000);
  });

  it('believes the lower number while answers of one window overtake each other', () => {
    let state = stateAfter({ limit: 100, remaining: 3, resetMs: 10_000 });
    state = onResponse(state, undefined, { limit: 100, remaining: 90, resetMs: 9_500 }, 0);
    expect(startAtMs(state, undefined, 0)).toBeGreaterThan(3_000);
  });

  it('counts on what is under way', () => {
    let state: RateLimiterState = {};
    for (let index = 0; index < 8; index += 1) state = onRequest(state, undefined, 0);
    state = onResponse(state, undefined, { limit: 10, remaining: 9, resetMs: 60_000 }, 100);
    // Seven are under way and may not be counted yet: two are left.
    expect(startAtMs(state, undefined, 100)).toBeGreaterThan(10_000);
  });

  it('counts files as files: a batch of ten takes ten', () => {
    const state = stateAfter({ limit: 120, remaining: 50, resetMs: 60_000 }, FILES);
    const batchAt = startAtMs(state, FILES, 0);
    expect(batchAt).toBeGreaterThan(startAtMs(state, { bucket: 'files', units: 1 }, 0) * 9);
    expect(batchAt).toBeLessThan(15_000);
    expect(startAtMs(stateAfter({ limit: 120, remaining: 9, resetMs: 60_000 }, FILES), FILES, 0)).toBe(60_000);
    // Other requests go on meanwhile.
    expect(startAtMs(state, undefined, 0)).toBe(0);
  });

  it('tells the limit of the key from one of its own by its size', () => {
    const key = stateAfter({ limit: 60, remaining: 59, resetMs: 60_000 });
    const busy = onResponse(onRequest(key, FILES, 0), FILES, { limit: 60, remaining: 2, resetMs: 60_000 }, 0);
    expect(startAtMs(busy, undefined, 0)).toBe(30_000);
    const full = onResponse(onRequest(key, FILES, 0), FILES, { limit: 120, remaining: 0, resetMs: 60_000 }, 0);
    expect(startAtMs(full, undefined, 0)).toBe(0);
    expect(startAtMs(full, FILES, 0)).toBe(60_000);
  });

  it('a 429 holds for all that its limit covers, until the time it named', () => {
    const key = onLimited({}, undefined, undefined, 5_000);
    expect(startAtMs(key, undefined, 0)).toBe(5_000);
    expect(startAtMs(key, FILES, 0)).toBe(5_000);
    const own = onLimited({}, FILES, undefined, 5_000);
    expect(startAtMs(own, undefined, 0)).toBe(0);
    expect(startAtMs(own, FILES, 0)).toBe(5_000);
  });

  it('never waits for ever, and never longer than the window or the block that was reported', () => {
    const reported = fc.record({
      limit: fc.integer({ min: 1, max: 2000 }),
      remaining: fc.integer({ min: 0, max: 2000 }),
      resetMs: fc.integer({ min: 0, max: 86_400_000 }),
    });
    const charge = fc.option(
      fc.record({ bucket: fc.constant('files' as const), units: fc.integer({ min: 1, max: 10 }) }),
      {
        nil: undefined,
      },
    );
    const step = fc.record({
      reported: fc.option(reported, { nil: undefined }),
      charge,
      afterMs: fc.integer({ min: 0, max: 90_000 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state: RateLimiterState = {};
        let nowMs = 0;
        let latestMs = 0;
        for (const one of steps) {
          nowMs += one.afterMs;
          state = onResponse(onRequest(state, one.charge, nowMs), one.charge, one.reported, nowMs);
          latestMs = Math.max(latestMs, nowMs + Math.max(60_000, one.reported?.resetMs ?? 0));
          const atMs = startAtMs(state, one.charge, nowMs);
          expect(atMs).toBeGreaterThanOrEqual(nowMs);
          expect(atMs).toBeLessThanOrEqual(latestMs);
        }
        // Once all windows are over everything may go.
        expect(startAtMs(state, undefined, latestMs)).toBe(latestMs);
      }),
    );
  });
});

describe('a paced run against a limited service', () => {
  const limits = fc.integer({ min: 10, max: 600 });
  const latencies = fc.integer({ min: 1, max: 1_000 });

  it('is never reported 429 while it is alone, one request after the other', () => {
    fc.assert(
      fc.property(limits, latencies, fc.boolean(), (limit, latencyMs, aligned) => {
        const { limited, endMs } = simulate({
          limit,
          latencyMs,
          aligned,
          requests: 3 * limit,
          concurrency: 1,
          othersEveryMs: 0,
        });
        expect(limited).toBe(0);
        // Three windows' worth takes no longer than four windows, or than its latencies.
        expect(endMs).toBeLessThan(Math.max(4 * 60_000, 3 * limit * latencyMs * 1.5) + 60_000);
      }),
      { numRuns: 60 },
    );
  });

  it('is not reported 429 with several requests at a time either, once the limit allows that many', () => {
    fc.assert(
      fc.property(limits, latencies, fc.integer({ min: 2, max: 8 }), (limit, latencyMs, concurrency) => {
        fc.pre(limit >= 3 * concurrency);
        const { limited } = simulate({
          limit,
          latencyMs,
          aligned: false,
          requests: 3 * limit,
          concurrency,
          othersEveryMs: 0,
        });
        expect(limited).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('is never reported 429 for files that it stores ten at a time, window after window', () => {
    fc.assert(
      fc.property(latencies, fc.integer({ min: 1, max: 8 }), (latencyMs, concurrency) => {
        const world = { limit: 120, latencyMs, aligned: false, concurrency, files: 10, othersEveryMs: 0 };
        const { limited, endMs } = simulate({ ...world, requests: 48 });
        expect(limited).toBe(0);
        // 480 files: four windows, and within one more.
        expect(endMs).toBeLessThan(4 * 60_000 * 1.05 + 60_000);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves room to others who use a third of the key', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 600 }), latencies, (limit, latencyMs) => {
        const othersEveryMs = 60_000 / (limit / 3);
        const { limited, othersLimited } = simulate({
          limit,
          latencyMs,
          aligned: false,
          requests: 3 * limit,
          concurrency: 4,
          othersEveryMs,
        });
        // Nobody can know what others do between two answers, so now and then one request comes too late.
        expect(limited).toBeLessThanOrEqual(6);
        expect(othersLimited).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 60 },
    );
  });
});
