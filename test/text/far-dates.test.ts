/** Tests that times beyond what a date can have are words, and end no run. */
import { describe, expect, test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverDateMsOf } from '../../src/api/responses.js';
import { deploymentRow, followingRow } from '../../src/commands/check-site/rows.js';
import { date, tryInput } from '../../src/commands/inputs/kinds.js';
import { readGitHubContext } from '../../src/hosts/github/context.js';
import { commits as gitHubCommits } from '../../src/hosts/github/schemas.js';
import { commits as gitLabCommits } from '../../src/hosts/gitlab/schemas.js';
import { toInstant } from '../../src/text/instant.js';
import { formatTime } from '../../src/text/units.js';
import { temporaryFolder } from '../support/folder.js';

/** As milliseconds, and as text in responses and inputs. */
const MS = [NaN, Infinity, -Infinity, 1e20, -1e20, 8.64e15 + 1];
const TEXTS = ['0000-00-00', '-1', '1e20', 'NaN', '+275761-01-01T00:00:00Z', '-275761-01-01T00:00:00Z', '9999999', ''];

test.each(MS)('says that the time %s is unknown', (ms) => expect(formatTime(ms)).toBe('an unknown time'));

test.each(TEXTS)('keeps the time %j of a response as text', (text) => expect(toInstant(text)).toBe(text));

describe('check-site', () => {
  const deployment = { deploymentId: 'd', status: 'error', url: null, branch: 'main', isPreview: false } as const;
  const lookAt = (createdAt: string) => ({
    live: [{ ...deployment, triggerType: 'auto', logs: null, createdAt, updatedAt: createdAt } as const],
    isComplete: true,
    nowMs: Date.UTC(2026, 10, 27),
    maxAgeMs: 60_000,
    requests: 1,
  });

  test.each([...TEXTS, '+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z'])(
    'judges a deployment of %j',
    (createdAt) => {
      const { found } = deploymentRow(lookAt(createdAt));
      expect(found).toMatch(/^the deployment of (an unknown time|\d+ \w+ -?\d+, \d\d:\d\d UTC) failed/);
    },
  );

  test.each([1e20, -1e20])('judges a commit of the time %s, which a platform gave', (ms) => {
    const { found } = followingRow(lookAt('2026-11-27T00:00:00Z'), { ms, branch: 'other' });
    expect(found).toMatch(/an unknown time|of the branch/);
  });
});

test.each(['Tue, 01 Jan 275761 00:00:00 GMT', 'Sat, 13 Sep 275760 00:00:00 GMT', '-1', 'NaN', '0000-00-00', '1e20'])(
  'takes no clock from the Date header %j',
  (text) => expect(serverDateMsOf({ date: text })).toBeUndefined(),
);

test.each([...TEXTS, '0000-01-01', '2026-02-30', '275760-09-13', '-000001-01-01'].filter(Boolean))(
  'refuses the date %j of an input in words',
  (text) => expect(tryInput(date({ description: '' }), text).problem).toMatch(/^isn't a valid date\. Use YYYY-MM-DD/),
);

test.each([...TEXTS, 1e300, -1e300, 8.64e12 + 1, '+275760-09-13T00:00:00.001Z', 'May 2026', '7', true, null, [], {}])(
  'takes no time of the push from %j in the event file of GitHub',
  (time) => {
    const path = join(temporaryFolder(), 'event.json');
    writeFileSync(path, JSON.stringify({ repository: { pushed_at: time } }));
    const env = { GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: path };
    expect(readGitHubContext(env).pushedAtMs).toBeUndefined();
  },
);

test.each([...TEXTS, 'May 2026', '7'])('takes no time from a commit of a platform with the date %j', (date) => {
  expect(gitHubCommits.safeParse([{ commit: { committer: { date } } }]).success).toBe(false);
  expect(gitLabCommits.safeParse([{ committed_date: date }]).success).toBe(false);
});
