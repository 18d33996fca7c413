import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/commands/command.js';
import { headlineOf, summarizeDeploy } from '../../../src/commands/trigger-deploy/summary.js';
import { renderMarkdown } from '../../../src/text/markdown.js';

const URL = 'https://docs.example.com/preview/topic';
const DEPLOYMENT = { deploymentId: 'd1', status: 'ready', url: null, branch: null };

test.each([
  ['done', 'ready', true, 'Documentation preview is ready'],
  ['done', 'ready', false, 'Documentation is live'],
  ['done', 'pending', false, 'Documentation is building'],
  ['failed', 'error', true, 'Documentation preview failed to build'],
  ['failed', 'cancelled', false, 'Documentation was cancelled on the service'],
  ['timed-out', 'building', false, 'Still building after 20 min'],
  ['unavailable', 'building', false, "The documentation service can't be reached"],
  ['failed', 'ready', false, 'The documentation was not published'],
] as const)('heads a run that ends as %s with status %s (preview: %j) with %j', (...row) => {
  const [outcome, status, isPreview, headline]: readonly [Outcome, string, boolean, string] = row;
  const ending = { outcome, message: 'What happened.', durationMs: 20 * 60_000 };
  expect(headlineOf({ isPreview, deployment: { ...DEPLOYMENT, status } }, ending).text).toBe(headline);
});

test('never says live in the summary of a finished preview', () => {
  const record = { isPreview: true, deployment: { ...DEPLOYMENT, url: URL } };
  const ending = { outcome: 'done', message: `Preview: ${URL} (4s)`, durationMs: 4_000 } as const;
  const { summary, headline } = summarizeDeploy(record, 'preview', ending);
  expect(`${renderMarkdown(summary)}${headline?.text ?? ''}`).not.toMatch(/\blive\b/i);
});
