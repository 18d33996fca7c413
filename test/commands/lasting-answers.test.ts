/** Tests that each loop that repeats a request has a bound, with a response that never changes. */
import { describe, expect, test } from 'vitest';
import { listByOffset, listByPage, MAX_PAGES } from '../../src/api/pagination.js';
import type { Fault } from '../../src/emulator/faults/faults.js';
import { all } from '../support/api.js';
import { startStage } from '../support/runs.js';

interface Case {
  readonly name: string;
  readonly command: 'trigger-deploy' | 'export-pdf-artifact' | 'sync-media' | 'analytics-report' | 'check';
  readonly flags?: readonly string[];
  readonly faults: readonly Omit<Fault, 'times'>[];
  readonly outcome: string;
  /** Maximum number of requests in the five minutes of the timeout. */
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
    name: 'a limit of reports that resets in 0 seconds',
    command: 'analytics-report',
    faults: [{ ...LIMITED, route: '*' }],
    outcome: 'unavailable',
    maxRequests: 10_000,
  },
];

describe('a run of five minutes', () => {
  test.each(CASES)('ends under $name', async ({ command, flags = [], faults, outcome, maxRequests }) => {
    await using stage = await startStage({ seed: true });
    for (const fault of faults) stage.emulator.addFault({ ...fault, times: Infinity });
    const startMs = stage.clock.now();
    const { result } = await stage.run(command, [...flags, '--timeout', '5m']);
    expect(result.outcome).toBe(outcome);
    expect(stage.clock.now() - startMs).toBeLessThanOrEqual(305_000);
    expect(stage.emulator.requests.length).toBeLessThanOrEqual(maxRequests);
  });
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
