/** Tests that each loop that repeats a request has a bound, with a response that never changes. */
import { describe, expect, test } from 'vitest';
import { listByOffset, listByPage, MAX_PAGES } from '../../src/api/pagination.js';
import type { CommandName } from '../../src/commands/index.js';
import type { Fault } from '../../emulator/faults/faults.js';
import { all } from '../support/api.js';
import { startApiServer } from '../support/api-server.js';
import { startStage } from '../support/runs.js';
import { writePages } from './push-content/fixture.js';

const PENDING = {
  deploymentId: 'd',
  status: 'pending',
  url: null,
  branch: 'main',
  isPreview: false,
  triggerType: 'api',
  logs: null,
  createdAt: '2026-09-07T08:00:00Z',
  updatedAt: '2026-09-07T08:00:00Z',
};
const RUNNING = {
  exportId: 'e',
  status: 'processing',
  progress: { completed: 1, total: 9 },
  fileSize: null,
  downloadUrl: null,
  downloadUrlExpiresAt: null,
  deploymentId: 'd',
  source: 'api',
  errorMessage: null,
  createdAt: '2026-09-07T08:00:00Z',
  completedAt: null,
};
const COMPLETED = { ...RUNNING, status: 'completed', fileSize: 9, completedAt: '2026-09-07T08:00:00Z' };
const QUESTION = {
  question: 'How?',
  answer: 'So.',
  pagePath: '/',
  sessionId: 's',
  confidenceScore: 0.1,
  askedAt: '2026-09-07T08:00:00Z',
};
const VOTE = { ...QUESTION, questionId: 'q', answerSnippet: 'So.', type: 'like', submittedAt: '2026-09-07T08:00:00Z' };
const VOTES = { likes: 1, dislikes: 9, totalFeedback: 10, comments: 0, satisfactionRate: 10 };
/** A page of a list that has a next page, whatever was read. */
const endless = (name: string, item: object): object => ({
  summary: VOTES,
  startDate: '2026-09-01',
  endDate: '2026-09-07',
  total: 1_000_000,
  [name]: Array.from({ length: 50 }, () => item),
});

type LastingFault = Omit<Fault, 'times'>;

const always = (route: string, status: number, body?: object): LastingFault => ({
  route,
  kind: 'status',
  status,
  ...(body && { body }),
});
/** A rate limit that resets in 0 seconds. */
const limited = (route: string): readonly LastingFault[] => [{ ...always(route, 429), retryAfterSeconds: 0 }];

/** The cases of a command: what lasts, how the run ends, the maximum number of requests, and the flags. */
type Row = readonly [
  string,
  faults: readonly LastingFault[],
  outcome: string,
  maxRequests: number,
  flags?: readonly string[],
];

const ROWS: Partial<Record<CommandName, readonly Row[]>> = {
  'trigger-deploy': [
    ['a deployment that is always pending', [always('GET /deployments/{id}', 200, PENDING)], 'timed-out', 120],
    ['a deployment that never appears', [], 'failed', 90, ['--mode', 'wait', '--branch', 'main']],
    ['a limit of deployments that resets in 0 seconds', limited('POST /deploy'), 'unavailable', 310],
    ['a published URL that never works', [always('GET files', 503)], 'gate', 100, ['--verify-pages', '/']],
  ],
  'export-pdf-artifact': [
    // Each try reads first what was there before it.
    ['a limit of exports that resets in 0 seconds', limited('POST /exports/pdf'), 'unavailable', 610],
    ['an export without progress', [always('GET /exports/pdf', 200, RUNNING)], 'timed-out', 200],
    ['a download without a URL', [always('GET /exports/pdf', 200, COMPLETED)], 'failed', 60],
  ],
  'push-content': [
    [
      'a push without a deployment',
      [always('GET /deployments', 200, { deployments: [], total: 0 })],
      'failed',
      90,
      ['--to', 'reference/api'],
    ],
  ],
  // Each report reads every section, with 40 requests at most.
  'analytics-report': [
    [
      'an endless list of questions with low-confidence answers',
      [always('GET /analytics/ai/questions', 200, endless('questions', QUESTION))],
      'done',
      30,
    ],
    [
      'an endless list of votes on answers',
      [always('GET /analytics/ai/answer-feedback', 200, endless('entries', VOTE))],
      'done',
      31,
    ],
    [
      'an endless list of pages with poor feedback',
      [always('GET /analytics/feedback', 200, endless('pages', { pagePath: '/', pageTitle: 'Home', ...VOTES }))],
      'done',
      40,
    ],
    ['a limit of reports that resets in 0 seconds', limited('*'), 'unavailable', 2_000, ['--timeout', '1m']],
  ],
  'check-pages': [
    [
      'a limit of checks that resets in 0 seconds',
      limited('*'),
      'unavailable',
      2_000,
      ['--path', 'docs', '--timeout', '1m'],
    ],
  ],
};
const CASES = Object.entries(ROWS).flatMap(([command, rows]) =>
  rows.map(([name, faults, outcome, maxRequests, flags = []]) => ({
    command: command as CommandName,
    name,
    faults,
    outcome,
    maxRequests,
    flags,
  })),
);

describe('a run with a timeout', () => {
  test.each(CASES)('ends under $name', async ({ command, flags, faults, outcome, maxRequests }) => {
    await using stage = await startStage({ seed: true });
    writePages(stage, { 'a.mdx': 'Text.\n' });
    for (const fault of faults) stage.emulator.addFault({ ...fault, times: Infinity });
    const startMs = stage.clock.now();
    const { result } = await stage.run(command, flags.includes('--timeout') ? flags : [...flags, '--timeout', '5m']);
    expect(result.outcome).toBe(outcome);
    expect(stage.clock.now() - startMs).toBeLessThanOrEqual(305_000);
    expect(stage.emulator.requests.length).toBeLessThanOrEqual(maxRequests);
  });
});

test('ends a download after a few newer exports, each of which replaces the one before', async () => {
  await using stage = await startStage({ seed: true });
  let looks = 0;
  const gateway = await startApiServer(({ method, path }) => {
    if (path === '/file') return { status: 403 };
    const createdAt = new Date(Date.parse(COMPLETED.createdAt) + (looks += 1)).toISOString();
    const json = { ...COMPLETED, exportId: `e${looks}`, createdAt, downloadUrl: `${gateway.origin}/file` };
    return { status: method === 'POST' ? 202 : 200, json };
  });
  try {
    const flags = ['--timeout', '5m', '--base-url', `${gateway.origin}/api/v1`];
    const { result } = await stage.run('export-pdf-artifact', flags);
    expect(result).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('keep replacing it') as string,
    });
    expect(gateway.requests.length).toBeLessThanOrEqual(20);
  } finally {
    await gateway.close();
  }
});

describe('a list that always has a next page', () => {
  test('reads an endless list up to the maximum number of pages by offset', async () => {
    let requests = 0;
    const items = await all(
      listByOffset(
        (offset) => {
          requests += 1;
          return Promise.resolve({ items: [String(offset)], total: null });
        },
        (item) => item,
      ),
    );
    expect(items).toHaveLength(MAX_PAGES);
    expect(requests).toBe(MAX_PAGES);
  });

  test('reads an endless list up to the maximum number of pages by page number', async () => {
    const read = listByPage(
      (page) => Promise.resolve({ items: [String(page)], total: page + 1, pages: page + 10 }),
      (item) => item,
      4,
    );
    expect(await all(read)).toHaveLength(MAX_PAGES);
  });
});
