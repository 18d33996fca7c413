import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Charge,
  onAnnounced,
  onLimited,
  onRequest,
  onResponse,
  type RateLimiterState,
  startAtMs,
} from '../../src/api/rate-limit.js';

const FILES: Charge = { bucket: 'files', units: 10 };

/** A state after one answered request, as `reported` at time 0. */
function stateAfter(
  reported: { limit: number; remaining: number; resetMs: number },
  charge?: Charge,
): RateLimiterState {
  return onResponse(onRequest({}, charge, 0), charge, reported, 0);
}

/** A run that has met a limit: nobody knows how much it still sends. */
const busyRun = (state: RateLimiterState, charge?: Charge): RateLimiterState => onLimited(state, charge, undefined, 0);

describe('rate limiter', () => {
  it('starts requests at once if no limit is known', () => {
    expect(startAtMs({}, undefined, 1000)).toBe(1000);
    expect(startAtMs({}, FILES, 1000)).toBe(1000);
  });

  it('starts at once what fits into the rest of a window, and spreads more than that after the first half', () => {
    const fits = stateAfter({ limit: 100, remaining: 31, resetMs: 60_000 });
    expect(startAtMs(fits, undefined, 0)).toBe(0);
    expect(startAtMs(onAnnounced(fits, 'key', 31), undefined, 0)).toBe(0);
    expect(startAtMs(onAnnounced(fits, 'key', 32), undefined, 0)).toBeGreaterThan(1_000);
    expect(startAtMs(busyRun(stateAfter({ limit: 100, remaining: 51, resetMs: 60_000 })), undefined, 0)).toBe(0);
    const scarce = busyRun(fits);
    // The rest beyond the reserve of 2 is 29 requests in 60 seconds.
    expect(startAtMs(scarce, undefined, 0)).toBe(2_000);
    expect(startAtMs(scarce, undefined, 5_000)).toBe(5_000);
  });

  it('waits for the next window if only the reserve is left, unless the run takes a window less with it', () => {
    const last = stateAfter({ limit: 100, remaining: 2, resetMs: 7_000 });
    expect(startAtMs(onAnnounced(last, 'key', 102), undefined, 0)).toBeLessThan(7_000);
    expect(startAtMs(onAnnounced(last, 'key', 90), undefined, 0)).toBe(7_000);
    expect(startAtMs(busyRun(stateAfter({ limit: 100, remaining: 2, resetMs: 7_000 })), undefined, 0)).toBe(7_000);
    expect(startAtMs(stateAfter({ limit: 1, remaining: 0, resetMs: 7_000 }), undefined, 0)).toBe(7_000);
  });

  it('spreads what is left of later windows once a run that announced nothing has used one up', () => {
    const used = stateAfter({ limit: 100, remaining: 0, resetMs: 7_000 });
    const later = onResponse(
      onRequest(used, undefined, 7_000),
      undefined,
      { limit: 100, remaining: 31, resetMs: 60_000 },
      7_000,
    );
    expect(startAtMs(later, undefined, 7_000)).toBe(9_000);
  });

  it('waits for the first response of a window, which tells whether the service has forgotten all of the last one', () => {
    const used = busyRun(stateAfter({ limit: 100, remaining: 0, resetMs: 7_000 }));
    const asking = onRequest(used, undefined, 7_000);
    expect(startAtMs(asking, undefined, 7_100)).toBeGreaterThan(7_100);
    expect(startAtMs(onResponse(asking, undefined, undefined, 7_200), undefined, 7_200)).toBe(7_200);
  });

  it('stores at most 120 files in any minute, also if no response describes the limit of files', () => {
    const key = { limit: 600, remaining: 500, resetMs: 60_000 };
    let state = stateAfter(key);
    for (let batch = 0; batch < 12; batch += 1) {
      expect(startAtMs(state, FILES, batch * 100)).toBe(batch * 100);
      state = onResponse(onRequest(state, FILES, batch * 100), FILES, key, batch * 100 + 50);
    }
    // The service counted the first batch before its response.
    expect(startAtMs(state, FILES, 1_200)).toBe(60_050);
    expect(startAtMs(state, undefined, 1_200)).toBe(1_200);
  });

  it('uses the lowest remaining number if responses of a window arrive out of order', () => {
    let state = stateAfter({ limit: 100, remaining: 3, resetMs: 10_000 });
    state = onResponse(state, undefined, { limit: 100, remaining: 90, resetMs: 9_500 }, 0);
    expect(startAtMs(busyRun(state), undefined, 0)).toBeGreaterThan(3_000);
  });

  it('counts requests in flight as used', () => {
    let state: RateLimiterState = {};
    for (let index = 0; index < 8; index += 1) state = onRequest(state, undefined, 0);
    state = onResponse(state, undefined, { limit: 10, remaining: 9, resetMs: 60_000 }, 100);
    // Seven requests are in flight and may not be counted yet, so two are left.
    expect(startAtMs(onAnnounced(state, 'key', 2), undefined, 100)).toBe(100);
    expect(startAtMs(onAnnounced(state, 'key', 3), undefined, 100)).toBeGreaterThan(10_000);
  });

  it('counts a batch of ten files as ten against the limit of files', () => {
    const state = busyRun(stateAfter({ limit: 120, remaining: 50, resetMs: 60_000 }, FILES), FILES);
    const batchAt = startAtMs(state, FILES, 0);
    expect(batchAt).toBeGreaterThan(startAtMs(state, { bucket: 'files', units: 1 }, 0) * 8);
    expect(batchAt).toBeLessThan(15_000);
    expect(startAtMs(stateAfter({ limit: 120, remaining: 9, resetMs: 60_000 }, FILES), FILES, 0)).toBe(60_000);
    // Requests without files may still start.
    expect(startAtMs(state, undefined, 0)).toBe(0);
  });

  it('tells the limit of the key from the limit of files by its number', () => {
    const key = stateAfter({ limit: 60, remaining: 59, resetMs: 60_000 });
    const busy = onResponse(onRequest(key, FILES, 0), FILES, { limit: 60, remaining: 2, resetMs: 60_000 }, 0);
    expect(startAtMs(busyRun(busy), undefined, 0)).toBe(30_000);
    const full = onResponse(onRequest(key, FILES, 0), FILES, { limit: 120, remaining: 0, resetMs: 60_000 }, 0);
    expect(startAtMs(full, undefined, 0)).toBe(0);
    expect(startAtMs(full, FILES, 0)).toBe(60_000);
  });

  it('blocks every request that the limit of a 429 covers until the given time', () => {
    const key = onLimited({}, undefined, undefined, 5_000);
    expect(startAtMs(key, undefined, 0)).toBe(5_000);
    expect(startAtMs(key, FILES, 0)).toBe(5_000);
    const own = onLimited({}, FILES, undefined, 5_000);
    expect(startAtMs(own, undefined, 0)).toBe(0);
    expect(startAtMs(own, FILES, 0)).toBe(5_000);
  });

  it('never waits longer than the reported window', () => {
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
        // Every request may start once all windows are over.
        expect(startAtMs(state, undefined, latestMs)).toBe(latestMs);
      }),
    );
  });
});
