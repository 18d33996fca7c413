import { describe, expect, test } from 'vitest';
import type { NewDeployment } from '../../../emulator/state/deployments.js';
import type { RowId } from '../../../src/commands/check/rows.js';
import { VirtualClock } from '../../support/clock.js';
import { watchRequests } from '../../support/in-flight.js';
import { type CheckFixture, failRoute, startCheck } from './fixture.js';

const HOUR = 3_600_000;

/** What is arranged, the row, and its verdict with what was found. */
type Case = [title: string, id: RowId, expected: string | RegExp, arrange?: Arrange, flags?: readonly string[]];

type Arrange = (fixture: CheckFixture) => void;

const fails = (route: string, status: number): Arrange => {
  return (fixture) => failRoute(fixture, route, status);
};
const responds = (route: string, body: object): Arrange => {
  return (fixture) => failRoute(fixture, route, 200, body);
};
const stores = (usedBytes: number, quotaBytes: number, limits?: unknown): Arrange =>
  responds('GET /storage', { usedBytes, quotaBytes, limits });
const deploys = (deployment: NewDeployment): Arrange => {
  return ({ emulator }) => void emulator.state.addDeployment(deployment);
};
const hasLowLimit: Arrange = ({ emulator }) => emulator.configure({ keyLimitPerMinute: 20 });
const hasFailed: Arrange = ({ emulator, clock }) => {
  const build = { outcome: 'error', logs: 'Error: Bad <b>page</b>' } as const;
  emulator.state.addDeployment({ createdAt: clock.now() - HOUR, build });
};
const lacksPage: Arrange = ({ emulator }) => {
  emulator.state.project.push('main', [{ type: 'delete', path: 'guides/pdf.mdx' }]);
};
const NO_PAGES = responds('GET /pages', { pages: [], count: 0 });
const NO_BRANCHES = responds('GET /branches', { branches: [], count: 0 });
const NO_DEPLOYMENTS = responds('GET /deployments', { deployments: [], total: 0 });
const isNotLive = (route: string): Arrange => {
  return (fixture) => {
    NO_DEPLOYMENTS(fixture);
    failRoute(fixture, route, 404);
  };
};
const NO_NAVIGATION = responds('GET /config', { branch: 'main', config: { name: 'x' } });
const NO_BRANCH = responds('GET /config', { config: {} });
const UNKNOWN_NAVIGATION = 'unknown: the configuration lists no pages in a known form';
const UNKNOWN_PREVIEWS = 'note: none yet, so it is not known whether the plan includes them';
const OTHER_BRANCH = 'warning: main, but the newest live deployment is of old';

const CANCELLED = { pendingMs: 0, buildingMs: 0, outcome: 'cancelled' } as const;
const FIRST = { deploymentId: 'd-1', status: 'building', url: null, branch: 'main', isPreview: false };
const TIMES = { createdAt: '2026-09-07T07:00:00Z', updatedAt: '2026-09-07T07:00:00Z' };
const IS_FIRST = responds('GET /deployments', {
  deployments: [{ ...FIRST, ...TIMES, triggerType: 'auto', logs: null }],
  total: 1,
});

const CASES: Case[] = [
  ['the API at the URL', 'address', /^ok: 127\.0\.0\.1:\d+\/api\/v1 is the API$/],
  ['an accepted key', 'key', 'ok: accepted'],
  ['equal clocks', 'clock', 'ok: agrees with the service'],
  ['the rate limit', 'limit', 'ok: 600 requests per minute'],
  ['a low rate limit', 'limit', 'warning: 20 requests per minute', hasLowLimit],
  ['a project', 'project', /^ok: Tidewater, \d+ pages$/],
  ['a project without pages', 'project', 'problem: the project has no pages', NO_PAGES],
  ['no configuration beside a live deployment', 'project', /^unknown: .*\(HTTP 404\)$/, fails('GET /config', 404)],
  [
    'no configuration and no live deployment',
    'project',
    "problem: the project can't be read (HTTP 404)",
    isNotLive('GET /config'),
  ],
  ['a configuration that is denied', 'project', /^problem: .*\(HTTP 403\)$/, fails('GET /config', 403)],
  ['no list of pages', 'project', "problem: the project can't be read (HTTP 404)", fails('GET /pages', 404)],
  ['a project that fails to load', 'project', /^unknown: .*\(HTTP 500\)$/, fails('GET /config', 500)],
  ['a connected repository', 'repository', 'ok: 3 branches, main is live'],
  ['no repository beside a live deployment', 'repository', /^unknown: .*\(HTTP 404\)$/, fails('GET /branches', 404)],
  [
    'no repository and no live deployment',
    'repository',
    'problem: no repository responds (HTTP 404)',
    isNotLive('GET /branches'),
  ],
  ['a repository that is denied', 'repository', /^problem: .*\(HTTP 403\)$/, fails('GET /branches', 403)],
  ['no branches', 'repository', 'problem: the repository has no branches', NO_BRANCHES],
  ['branches that fail to load', 'repository', /^unknown: .*\(HTTP 503\)$/, fails('GET /branches', 503)],
  ['a repository, without the name of the deployment branch', 'repository', /^ok: \d+ branch(es)?$/, NO_BRANCH],
  ['the deployment branch', 'branch', 'ok: main, also of the newest live deployment'],
  ['a deployment of another branch', 'branch', OTHER_BRANCH, deploys({ branch: 'old' })],
  ['no branch', 'branch', 'note: main; the service reports no branch of deployments', deploys({ branch: null })],
  ['no deployment branch', 'branch', 'note: the service reports no deployment branch', NO_BRANCH],
  [
    'a protected deployment branch',
    'protection',
    "note: main is protected, and the service doesn't say whether its API may still write to it",
  ],
  ['a live deployment', 'deployment', 'ok: the newest live one is ready'],
  ['a failed deployment', 'deployment', 'warning: the newest live one failed: Bad <b>page</b>', hasFailed],
  ['a cancelled deployment', 'deployment', 'warning: the newest live one was cancelled', deploys({ build: CANCELLED })],
  [
    'a first deployment in progress',
    'deployment',
    'warning: the newest live one is building, and none is ready yet',
    IS_FIRST,
  ],
  ['no deployment', 'deployment', 'problem: no deployment is live', NO_DEPLOYMENTS],
  [
    'no deployment that a job needs',
    'deployment',
    'warning: no deployment is live',
    NO_DEPLOYMENTS,
    ['--for', 'analytics-report'],
  ],
  ['deployments that fail to load', 'deployment', /^unknown: /, fails('GET /deployments', 500)],
  ['a preview', 'previews', 'ok: used before'],
  ['no preview yet', 'previews', UNKNOWN_PREVIEWS, NO_DEPLOYMENTS],
  ['PDF exports', 'pdf', 'ok: available, no export yet'],
  ['a plan without PDF exports', 'pdf', /^problem: .*\(HTTP 403\)$/, fails('GET /exports/pdf', 403)],
  [
    'a plan without PDF exports that no job needs',
    'pdf',
    /^warning: .*\(HTTP 403\)$/,
    fails('GET /exports/pdf', 403),
    ['--for', 'trigger-deploy'],
  ],
  ['PDF exports that fail to load', 'pdf', /^unknown: /, fails('GET /exports/pdf', 500)],
  ['analytics', 'analytics', 'ok: available'],
  ['a plan without analytics', 'analytics', /^problem: .*\(HTTP 403\)$/, fails('GET /analytics/overview', 403)],
  ['analytics that are down', 'analytics', /^warning: .*\(HTTP 502\)$/, fails('GET /analytics/overview', 502)],
  ['analytics that fail to load', 'analytics', /^unknown: /, fails('GET /analytics/overview', 500)],
  [
    'free storage',
    'storage',
    /^ok: \d\.\d% of 5\.4 GB used by the organization; limits: image 21\.0 MB, video 52\.4 MB/,
  ],
  [
    'limits of any shape',
    'storage',
    'ok: 5.0% of 1.0 kB used by the organization; limits: [{kind: image, max: 20 MB}]',
    stores(50, 1000, [{ kind: 'image', max: '20 MB' }]),
  ],
  ['no limits of a file', 'storage', 'ok: 5.0% of 1.0 kB used by the organization', stores(50, 1000, {})],
  [
    'limits that fill a page, of which it shows the start',
    'storage',
    `ok: 5.0% of 1.0 kB used by the organization; limits: ${'a'.repeat(120)}…`,
    stores(50, 1000, 'a'.repeat(100_000)),
  ],
  ['storage that is almost full', 'storage', 'warning: 95.0% of 1.0 kB used by the organization', stores(950, 1000)],
  [
    'storage below the limit of a warning',
    'storage',
    'ok: 89.9% of 10.0 kB used by the organization',
    stores(8999, 1e4),
  ],
  ['storage that is full', 'storage', 'problem: 100.0% of 1.0 kB used by the organization', stores(1000, 1000)],
  ['storage without a limit', 'storage', /^note: /, stores(5, 0)],
  ['a complete navigation', 'navigation', /^ok: each of \d+ entries has a page$/],
  ['an entry without a page', 'navigation', 'warning: guides/pdf.mdx has no page', lacksPage],
  ['a configuration without a navigation', 'navigation', UNKNOWN_NAVIGATION, NO_NAVIGATION],
  ['this version of Node.js', 'machine', /^ok: Node\.js \d+\.\d+\.\d+; /],
];

describe('rows of a check', () => {
  test.each(CASES)('judges in its row %s', async (_, id, expected, arrange, flags) => {
    await using fixture = await startCheck();
    arrange?.(fixture);
    const { exitCode, summary } = await fixture.check(flags);
    const rows = fixture.rowsAbout(id);
    expect(rows).toEqual([typeof expected === 'string' ? expected : (expect.stringMatching(expected) as string)]);
    for (const { id: what, verdict, cure } of fixture.rows())
      if (['problem', 'warning', 'unknown'].includes(verdict)) expect(cure, what).not.toBe('');
    // A problem of one row fails the job, and nothing else does.
    expect(exitCode).toBe(fixture.rows().some(({ verdict }) => verdict === 'problem') ? 1 : 0);
    expect(summary).not.toContain('<b>');
  });

  test('judges clocks that differ by more than a minute', async () => {
    const clock = new VirtualClock([watchRequests()]);
    await using fixture = await startCheck({}, { clock, skewMs: 120_000 });
    await fixture.check();
    // The service's Date header has whole seconds.
    expect(fixture.rowsAbout('clock')).toEqual([
      expect.stringMatching(/^warning: (1m 59|2m [01])s behind the service$/),
    ]);
  });

  test('lists problems first, then warnings, what is not known, and what is right', async () => {
    await using fixture = await startCheck({ keyLimitPerMinute: 25 });
    failRoute(fixture, 'GET /branches', 403);
    failRoute(fixture, 'GET /storage', 500);
    await fixture.check();
    const verdicts = fixture.rows().map(({ verdict }) => verdict);
    const order = ['problem', 'warning', 'unknown', 'note', 'ok'];
    expect(verdicts).toEqual(verdicts.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(new Set(verdicts).size).toBe(4);
  });

  test('names at most ten entries without a page, and counts the rest', async () => {
    await using fixture = await startCheck();
    const pages = ['index.mdx', ...Array.from({ length: 13 }, (_, index) => `gone/${index}.mdx`)];
    failRoute(fixture, 'GET /config', 200, { branch: 'main', config: { navigation: [{ pages }] } });
    await fixture.check();
    const rows = fixture.rowsAbout('navigation');
    expect(rows).toHaveLength(10);
    expect(rows.at(-1)).toBe('warning: gone/9.mdx has no page, nor have 3 more entries');
  });
});

test('says nothing of a protection to jobs that write to no branch', async () => {
  await using fixture = await startCheck();
  await fixture.check(['--for', 'check-site']);
  expect(fixture.rowsAbout('protection')).toEqual([]);
  await fixture.check(['--for', 'publish-branch']);
  expect(fixture.rows().find(({ id }) => id === 'protection')?.cure).toBe(
    'If publish-branch fails for it, allow the API to write to main.',
  );
});

test.each([
  [120, 'ok: the newest live one is ready', 2],
  [310, 'unknown: the newest 300 deployments are previews', 3],
])('looks for the live deployment behind %i newer previews, and no further than 300: %s', async (count, row, pages) => {
  await using fixture = await startCheck();
  for (let index = 0; index < count; index += 1)
    fixture.emulator.state.addDeployment({ isPreview: true, branch: 'topic' });
  expect((await fixture.check()).exitCode).toBe(0);
  expect(fixture.rowsAbout('deployment')).toEqual([row]);
  expect(fixture.emulator.requests.filter(({ route }) => route === 'GET /deployments')).toHaveLength(pages);
});
