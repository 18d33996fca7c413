import { expect, test } from 'vitest';
import { pageBlocks } from '../../../src/commands/account/account.js';
import type { Outcome } from '../../../src/commands/command.js';
import { headlineOf } from '../../../src/commands/trigger-deploy/result.js';
import { accountOf } from '../../../src/commands/trigger-deploy/account.js';
import { renderMarkdown } from '../../../src/text/markdown.js';
import { endingOf } from '../../support/endings.js';

const URL = 'https://docs.example.com/preview/topic';
const DEPLOYMENT = { deploymentId: 'd1', status: 'ready', url: null, branch: null };

test.each([
  ['done', 'ready', true, 'Documentation preview is ready'],
  ['done', 'ready', false, 'Documentation is live'],
  ['done', 'pending', false, 'Documentation deployment started'],
  ['failed', 'error', true, 'Documentation preview failed to build'],
  ['failed', 'cancelled', false, 'Documentation was cancelled on the service'],
  ['timed-out', 'building', false, 'Still building after 20 min'],
  ['unavailable', 'building', false, "The documentation service isn't available"],
  ['failed', 'ready', true, 'Documentation preview is published but has no valid URL'],
  ['failed', undefined, true, "The documentation preview wasn't published"],
  ['timed-out', undefined, false, 'No deployment after 20 min'],
] as const)('heads a run that ends as %s with status %s (preview: %j) with %j', (...row) => {
  const [outcome, status, isPreview, headline]: readonly [Outcome, string | undefined, boolean, string] = row;
  const ending = endingOf(outcome, { durationMs: 20 * 60_000 });
  const deployment = status === undefined ? undefined : { ...DEPLOYMENT, status };
  expect(headlineOf({ isPreview, deployment }, ending).text).toBe(headline);
});

test.each([
  [89_000, '1 min'],
  [90_000, '1 min'],
  [119_700, '2 min'],
  [59_000, '59s'],
])('never says that a run of %i ms lasted longer: %s', (durationMs, text) => {
  const deployment = { ...DEPLOYMENT, status: 'building' };
  expect(headlineOf({ deployment }, endingOf('timed-out', { durationMs })).text).toBe(`Still building after ${text}`);
});

test.each([
  [{ isMissing: true }, 'failed', 'bad', 'No deployment appeared'],
  [{ planned: 'start a live deployment' }, 'done', 'plan', 'Plan: start a live deployment'],
  [{ deployment: { ...DEPLOYMENT, status: 'building' } }, 'cancelled', 'bad', 'The job was cancelled'],
  [
    { isVerifyingPages: true, deployment: DEPLOYMENT },
    'timed-out',
    'warning',
    "Documentation is published, but its pages aren't verified",
  ],
] as const)('heads a run with the record %j that ends as %s with the sign %s and %j', (record, outcome, sign, text) => {
  expect(headlineOf(record, endingOf(outcome))).toEqual({ sign, text });
});

test('never says live in the summary of a finished preview', () => {
  const record = { isPreview: true, deployment: { ...DEPLOYMENT, url: URL } };
  const account = accountOf(record, endingOf('done', { message: `Preview: ${URL} (4s)` }));
  expect(`${renderMarkdown(pageBlocks(account))}${account.headline?.text ?? ''}`).not.toMatch(/\blive\b/i);
});
