import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adviceFor, reasonOf } from '../../../src/api/errors.js';
import type { Api } from '../../../src/api/api.js';
import { askWithin, errorOf } from '../../../src/commands/check/answer.js';
import { systemClock } from '../../../src/main.js';
import { plainNames } from '../../../src/text/input-names.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['names the timeout', 10_000, 1, 'no response before the timeout', 'Raise "timeout"'],
  [
    'does not name the timeout if a longer one would change nothing',
    60_000,
    1,
    'no response (ETIMEDOUT)',
    'Check base-url',
  ],
  [
    'names the limit if no request is in flight',
    60_000,
    0,
    "not requested, because the API key's rate limit is reached",
    '',
  ],
])('explains why there is no response: %s', async (_, timeoutMs, active, reason, advice) => {
  const { signal } = new AbortController();
  // The work asks nothing, and never ends.
  const api = { active } as Api;
  const context = { api, clock: systemClock, deadlineMs: systemClock.now() + timeoutMs, signal };
  const asked = askWithin(context, () => new Promise<never>(() => undefined));
  await vi.advanceTimersByTimeAsync(21_000);
  const error = errorOf(await asked);
  expect(reasonOf(error)).toBe(reason);
  expect(plainNames(adviceFor(error) ?? '', 'keys')).toMatch(new RegExp(`^${advice}`));
});
