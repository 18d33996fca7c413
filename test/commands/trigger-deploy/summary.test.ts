import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/commands/command.js';
import { renderComment, summarizeDeploy } from '../../../src/commands/trigger-deploy/summary.js';
import { renderMarkdown } from '../../../src/text/markdown.js';

const URL = 'https://docs.example.com/preview/topic';
const DEPLOYMENT = { deploymentId: 'd1', status: 'ready', url: null, branch: null };

test.each([
  ['done', 'ready', true, 'Documentation preview: ready'],
  ['done', 'ready', false, 'Documentation: live'],
  ['done', 'pending', false, 'Documentation: pending'],
  ['failed', 'error', true, 'Documentation preview: build failed'],
  ['failed', 'cancelled', false, 'Documentation: failed'],
  ['timed-out', 'building', false, 'Documentation: timed out'],
  ['unavailable', 'building', false, 'Documentation: service unavailable'],
] as const)('heads the comment of a run that ends as %s with status %s (preview: %j) with %j', (...row) => {
  const [outcome, status, isPreview, heading]: readonly [Outcome, string, boolean, string] = row;
  const ending = { outcome, message: 'What happened.', durationMs: 4_000 };
  const [first] = renderComment({ isPreview, deployment: { ...DEPLOYMENT, status } }, ending, undefined);
  expect(first).toEqual({ heading, level: 3 });
});

test('never says live in the summary and the comment of a finished preview', () => {
  const record = { isPreview: true, deployment: { ...DEPLOYMENT, url: URL } };
  const ending = { outcome: 'done', message: `Preview: ${URL} (4s)`, durationMs: 4_000 } as const;
  const { summary } = summarizeDeploy(record, 'preview', ending);
  expect(renderMarkdown([...summary, ...renderComment(record, ending, undefined)])).not.toMatch(/\blive\b/i);
});
