/** Tests that each loop that repeats a request has a bound, with a response that never changes. */
import { describe, expect, test } from 'vitest';
import { listByOffset, listByPage, MAX_PAGES } from '../../src/api/pagination.js';
import type { CommandName } from '../../src/commands/index.js';
import type { Fault } from '../../emulator/faults/faults.js';
import { all } from '../support/api.js';
import { startApiServer } from '../support/api-server.js';
import { startStage } from '../support/runs.js';
import { writePages } from './push-content/fixture.js';

interface Case {
  readonly name: string;
  readonly command: CommandName;
  readonly flags?: readonly string[];
  readonly faults: readonly Omit<Fault, 'times'>[];
  readonly outcome: string;
  /** The timeout of the run, five minutes if it isn't set. */
  readonly timeout?: string;
  /** Maximum number of requests until the timeout. */
  readonly maxRequests: number;
}

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
const LIMITED = { kind: 'status', status: 429, retryAfterSeconds: 0 } as const;

const CASES: readonly Case[] = [
  {
    name: 'a deployment that is always pending',
    command: 'trigger-deploy',
    faults: [{ route: 'GET /deployments/{id}', kind: 'status', status: 200, body: PENDING }],
    outcome: 'timed-out',
    maxRequests: 120,
  },
  {
    name: 'a deployment that never appears',
    command: 'trigger-deploy',
    flags: ['--mode', 'wait', '--branch', 'other'],
    faults: [],
    outcome: 'failed',
    maxRequests: 90,
  },
  {
    name: 'a limit of deployments that resets in 0 seconds',
    command: 'trigger-deploy',
    faults: [{ ...LIMITED, route: 'POST /deploy' }],
    outcome: 'unavailable',
    maxRequests: 310,
  },
  {
    name: 'a conflict of exports',
    command: 'export-pdf-artifact',
    faults: [
      { route: 'POST /exports/pdf', kind: 'status', status: 409 },
      { route: 'GET /exports/pdf', kind: 'status', status: 404 },
    ],
    outcome: 'failed',
    maxRequests: 10,
  },
  {
    name: 'a limit of exports that resets in 0 seconds',
    command: 'export-pdf-artifact',
    faults: [{ ...LIMITED, route: 'POST /exports/pdf' }],
    outcome: 'unavailable',
    maxRequests: 310,
  },
  {
    name: 'an export without progress',
    command: 'export-pdf-artifact',
    flags: ['--stall-timeout', '2m'],
    faults: [{ route: 'GET /exports/pdf', kind: 'status', status: 200, body: RUNNING }],
    outcome: 'timed-out',
    maxRequests: 100,
  },
  {
    name: 'a published URL that never responds with success',
    command: 'trigger-deploy',
    flags: ['--verify-url'],
    faults: [{ route: 'GET files', kind: 'status', status: 503 }],
    outcome: 'timed-out',
    maxRequests: 100,
  },
  {
    name: 'a download URL that the storage always rejects',
    command: 'export-pdf-artifact',
    faults: [{ route: 'GET files', kind: 'status', status: 403 }],
    outcome: 'failed',
    maxRequests: 20,
  },
  {
    name: 'a download that is always cut',
    command: 'export-pdf-artifact',
    faults: [{ route: 'GET files', kind: 'cut', bytes: 0 }],
    outcome: 'unavailable',
    maxRequests: 60,
  },
  {
    name: 'a download without a URL',
    command: 'export-pdf-artifact',
    faults: [{ route: 'GET /exports/pdf', kind: 'status', status: 200, body: COMPLETED }],
    outcome: 'failed',
    maxRequests: 60,
  },
  {
    name: 'a push without a deployment',
    command: 'push-content',
    flags: ['--to', 'reference/api'],
    faults: [{ route: 'GET /deployments', kind: 'status', status: 200, body: { deployments: [], total: 0 } }],
    outcome: 'failed',
    maxRequests: 90,
  },
  {
    name: 'an endless list of questions with low-confidence answers',
    command: 'analytics-report',
    flags: ['--sections', 'ai'],
    faults: [
      { route: 'GET /analytics/ai/questions', kind: 'status', status: 200, body: endless('questions', QUESTION) },
    ],
    outcome: 'done',
    maxRequests: 20,
  },
  {
    name: 'an endless list of votes on answers',
    command: 'analytics-report',
    flags: ['--sections', 'ai'],
    faults: [
      { route: 'GET /analytics/ai/answer-feedback', kind: 'status', status: 200, body: endless('entries', VOTE) },
    ],
    outcome: 'done',
    maxRequests: 20,
  },
  {
    name: 'an endless list of pages with poor feedback',
    command: 'analytics-report',
    flags: ['--sections', 'feedback'],
    faults: [
      {
        route: 'GET /analytics/feedback',
        kind: 'status',
        status: 200,
        body: endless('pages', { pagePath: '/', pageTitle: 'Home', ...VOTES }),
      },
    ],
    outcome: 'done',
    maxRequests: 20,
  },
  {
    name: 'a limit of reports that resets in 0 seconds',
    command: 'analytics-report',
    faults: [{ ...LIMITED, route: '*' }],
    outcome: 'unavailable',
    timeout: '1m',
    maxRequests: 2_000,
  },
  {
    name: 'a limit of checks that resets in 0 seconds',
    command: 'check-pages',
    flags: ['--path', 'docs'],
    faults: [{ ...LIMITED, route: '*' }],
    outcome: 'unavailable',
    timeout: '1m',
    maxRequests: 2_000,
  },
];

describe('a run with a timeout', () => {
  test.each(CASES)('ends under $name', async ({ command, flags = [], faults, outcome, timeout, maxRequests }) => {
    await using stage = await startStage({ seed: true });
    writePages(stage, { 'a.mdx': 'Text.\n' });
    for (const fault of faults) stage.emulator.addFault({ ...fault, times: Infinity });
    const startMs = stage.clock.now();
    const { result } = await stage.run(command, [...flags, '--timeout', timeout ?? '5m']);
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
    const { result } = await stage.run('export-pdf-artifact', [
      '--timeout',
      '5m',
      '--base-url',
      `${gateway.origin}/api/v1`,
    ]);
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
