/** Tests how much of a long text of the service a run takes: each answer is asked for often, and each text is shown often. */
import { expect, test } from 'vitest';
import { parseResponse } from '../../src/api/responses.js';
import { pageSource } from '../../src/api/schemas/content.js';
import { deployment } from '../../src/api/schemas/deployments.js';
import { questions } from '../../src/api/schemas/feedback.js';
import { media } from '../../src/api/schemas/media.js';

const LONG = 'x'.repeat(300_000);
const CUT = `${'x'.repeat(10_000)}…`;
const REQUEST = { method: 'GET', path: '/', role: 'viewer', goal: 'read' } as const;
const TIMES = { createdAt: '2026-09-07T08:00:00Z', updatedAt: '2026-09-07T08:00:00Z' };
const DEPLOYMENT = { deploymentId: 'd', url: LONG, branch: LONG, isPreview: false, triggerType: LONG, ...TIMES };
const FILE = { id: 'm', name: LONG, kind: 'image', mimeType: LONG, sizeBytes: 1, url: LONG, ...TIMES };
const QUESTION = { question: LONG, answer: LONG, pagePath: LONG, sessionId: LONG, confidenceScore: 1, askedAt: LONG };
const RANGE = { startDate: LONG, endDate: LONG, total: 1 };

test.each([
  ['a deployment', deployment, { ...DEPLOYMENT, status: LONG, logs: 'short' }],
  ['a library file', media, { ...FILE, altText: 'short', posterUrl: LONG, snippet: LONG }],
  ['questions of readers', questions, { ...RANGE, questions: [QUESTION] }],
  ['a page', pageSource, { path: LONG, branch: LONG, content: 'short' }],
])('cuts every long name and every long text of %s', (_, schema, answer) => {
  const parsed = JSON.stringify(parseResponse<unknown>(schema, JSON.stringify(answer), REQUEST));
  expect(parsed).toContain(CUT);
  expect(parsed).not.toContain('x'.repeat(10_001));
});

test('keeps the content of a page, an alt text and a build log whole', () => {
  const read = <T>(schema: Parameters<typeof parseResponse<T>>[0], answer: object): T =>
    parseResponse(schema, JSON.stringify(answer), REQUEST);
  expect(read(pageSource, { path: 'a', branch: 'main', content: LONG }).content).toBe(LONG);
  expect(read(media, { ...FILE, altText: LONG }).altText).toBe(LONG);
  expect(read(deployment, { ...DEPLOYMENT, status: 'error', logs: LONG }).logs).toBe(LONG);
});
