import { describe, expect, test } from 'vitest';
import type { Stage } from '../../support/runs.js';
import { changeView, expectEnd, expectNoFile, expectPdf, MINUTE, RENDER, requestsTo, run, start } from './fixture.js';

describe('startOrAttach', () => {
  test('starts an export (202), waits for it and saves a verified PDF', async () => {
    await using stage = await start();
    const finished = await expectPdf(stage);
    const { result, summary } = finished;
    expect(result.message).toMatch(/^Saved docs-ci\/export-pdf-artifact\/docs\.pdf \(20 pages, [\d.]+ kB\)$/);
    expect(requestsTo(stage, 'POST /exports/pdf')).toMatchObject([{ status: 202, body: {} }]);
    const record = stage.emulator.state.exports.current();
    expect(result.outputs).toMatchObject({
      pages: '20',
      'pages-left-out': '0',
      'export-id': record?.exportId,
      'deployment-id': record?.deploymentId,
      reused: 'false',
    });
    for (const part of [result.outputs.sha256, record?.deploymentId, ' kB', 'ago']) expect(summary).toContain(part);
  });

  test('reuses a completed export (200) without rendering again', async () => {
    await using stage = await start();
    await run(stage);
    stage.clock.advance(2 * 60 * MINUTE);
    const again = await expectPdf(stage);
    expect(again.result.outputs.reused).toBe('true');
    expect(again.result.message).toMatch(/\(20 pages, [\d.]+ kB, rendered 2h 0m ago\)$/);
    expect(again.stderr).toMatch(/Reusing export [0-9a-f]{8} of deployment [0-9a-f]{8}, rendered 2h 0m ago\./);
    expect(again.summary).toContain('reused, rendered 2h 0m ago');
    expect(requestsTo(stage, 'POST /exports/pdf').map(({ status }) => status)).toEqual([202, 200]);
  });

  test.each(['-1', '0', '99999999999999', '+275760-09-13T00:00:00Z', 'soon'])(
    'names no age of an export that was completed at %j',
    async (date) => {
      await using stage = await start();
      await run(stage);
      changeView(stage, (shown) => ({ ...shown, createdAt: date, completedAt: date }));
      const { result, summary, stderr } = await expectPdf(stage);
      for (const text of [result.message, summary, stderr]) expect(text).not.toMatch(/ ago|NaN|\b2001\b|Invalid/);
    },
  );

  test('renders again with force although a completed export exists', async () => {
    await using stage = await start();
    const first = await run(stage);
    stage.clock.advance(10 * MINUTE);
    const again = await expectPdf(stage, ['--force']);
    expect(again.result.outputs['export-id']).not.toBe(first.result.outputs['export-id']);
    expect(requestsTo(stage, 'POST /exports/pdf').at(-1)).toMatchObject({ status: 202, body: { force: true } });
  });

  test('attaches to an export in progress (409), and starts none', async () => {
    await using stage = await start();
    const running = stage.emulator.state.startDashboardExport();
    const finished = await expectPdf(stage);
    expect(finished.stderr).toContain(`Export ${running.exportId.slice(0, 8)} is already running (`);
    expect(finished.result.outputs['export-id']).toBe(running.exportId);
    expect(stage.emulator.state.exports.current()).toBe(running);
  });

  test('exports the live deployment if the export in progress (409) is of an earlier one, also with force', async () => {
    for (const flags of [[], ['--force'], ['--on-limit', 'reuse']]) {
      await using stage = await start();
      const { exports, deployments } = stage.emulator.state;
      const older = stage.emulator.state.startDashboardExport();
      const { deploymentId } = stage.emulator.state.addDeployment({ createdAt: stage.clock.now() - MINUTE });
      const finished = await expectPdf(stage, flags);
      expect(deployments.live()?.deploymentId).toBe(deploymentId);
      expect(exports.current()).not.toBe(older);
      expect(finished.result.outputs).toMatchObject({ 'deployment-id': deploymentId, reused: 'false' });
    }
  });

  test('starts again if the export in progress (409) ends before it can attach', async () => {
    await using stage = await start();
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 409 });
    await expectPdf(stage);
  });

  test('gives up after five conflicts (409) although no export is in progress', async () => {
    await using stage = await start();
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 409, times: Infinity });
    await expectEnd(stage, 1, '409');
    expect(requestsTo(stage, 'POST /exports/pdf')).toHaveLength(5);
  });

  test('waits for an export that is returned unfinished (200), without the output reused', async () => {
    await using stage = await start();
    const { exports } = stage.emulator.state;
    const running = stage.emulator.state.startDashboardExport();
    const body = exports.view(running);
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 200, body });
    const finished = await expectPdf(stage);
    expect(finished.result.outputs).toMatchObject({ reused: 'false', 'export-id': running.exportId });
  });

  test('explains why an export cannot start: no deployment (404), bad page count (422), outage (503)', async () => {
    await using bare = await start({ export: RENDER }, { isDeployed: false });
    await expectEnd(
      bare,
      1,
      /^Couldn't start the PDF export: No live deployment to export\. Publish the documentation first, .* --base-url ends in \/api\/v1\. Run docs-ci check to see what is missing\. \(POST \/exports\/pdf: HTTP 404\) See https:\S+#the-service-finds-nothing-at-the-url$/,
    );
    await using other = await start({ export: RENDER });
    const wrong = await run(other, ['--base-url', other.emulator.baseUrl.replace('/api/v1', '/api')]);
    expect(wrong.result.message).toMatch(
      /^Couldn't start the PDF export: --base-url doesn't end in \/api\/v1, and its server responds "Unknown route"\. Set --base-url to \S+\/api\/v1\. \(POST/,
    );
    await using empty = await start({ export: { ...RENDER, pages: 0 } });
    expect((await run(empty)).result.message).toMatch(
      /^Couldn't start the PDF export: .*no pages to export\. .*\(POST \/exports\/pdf: HTTP 422\) See https:\S+#the-service-rejects-the-request$/,
    );
    await using large = await start({ export: { ...RENDER, pages: 8_001 } });
    expect((await run(large)).result.message).toMatch(/8001 pages are too many/);
    await using down = await start();
    down.emulator.state.exports.isRendererDown = true;
    await expectEnd(down, 5, /try again shortly.*HTTP 503/i);
  });
});

describe('rate limit of exports', () => {
  /** Exports once and lets a minute pass, so the next export has to wait four more. */
  async function startLimited(): Promise<Stage> {
    const stage = await start();
    await run(stage);
    stage.clock.advance(MINUTE);
    stage.emulator.state.addDeployment({ createdAt: stage.clock.now() - 20_000 });
    return stage;
  }

  test('waits for the rate limit with on-limit wait, logs until when, and then renders', async () => {
    await using stage = await startLimited();
    const startedMs = stage.clock.now();
    const finished = await expectPdf(stage);
    expect(finished.stderr).toMatch(
      /PDF export limit reached\. It resets at 08:0[56] UTC \(in 3m \d+s\)\. Waiting for it\./,
    );
    expect(finished.stderr).toMatch(/PDF export limit resets in 2m/);
    expect(stage.clock.now() - startedMs).toBeGreaterThan(3 * MINUTE);
    expect(requestsTo(stage, 'POST /exports/pdf').map(({ status }) => status)).toEqual([202, 429, 202]);
  });

  test('ends as unavailable at once if the rate limit lasts beyond the deadline', async () => {
    await using stage = await startLimited();
    const startedMs = stage.clock.now();
    const said =
      /rate limit resets at 08:0[56] UTC \(in .*\), which is after --timeout\. Run the job again then, or set a longer --timeout, or set --on-limit reuse without --force for an earlier PDF\. .*HTTP 429.*#the-pdf-export-limit-is-reached$/s;
    await expectEnd(stage, 5, said, ['--timeout', '2m']);
    expect(stage.clock.now() - startedMs).toBeLessThan(5_000);
  });

  test.each<[string, { isNewer: boolean; route?: string }, string, RegExp, RegExp]>([
    [
      'is newer',
      { isNewer: true },
      'warning',
      /: the live site is newer\. /,
      /^## ⚠️ Earlier documentation.* the live site is newer/s,
    ],
    ['is the same', { isNewer: false }, 'notice', /, which is live\.$/, /^## ✅ Documentation as PDF/],
    [
      'is not known',
      { isNewer: false, route: 'GET /deployments' },
      'notice',
      /, which may not be live any more\.$/,
      /^## ✅ Documentation/,
    ],
  ])(
    'reuses the latest export with on-limit reuse, and says whether the live site %s',
    async (_, how, level, said, title) => {
      await using stage = await start();
      await run(stage);
      const { state } = stage.emulator;
      stage.clock.advance(MINUTE);
      if (how.isNewer) state.addDeployment({ createdAt: stage.clock.now() - 20_000 });
      stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 429, times: 1 });
      if (how.route !== undefined)
        stage.emulator.addFault({ kind: 'status', status: 500, times: Infinity, route: how.route });
      const before = state.exports.current();
      const finished = await expectPdf(stage, ['--on-limit', 'reuse']);
      expect(finished.result.outputs).toMatchObject({ reused: 'true', 'deployment-id': before?.deploymentId });
      const about = finished.result.annotations.filter(({ message }) => message.includes('Reusing export'));
      expect(about).toMatchObject([{ level, message: expect.stringMatching(said) as string }]);
      expect(finished.summary).toMatch(title);
    },
  );

  test('waits for an export in progress with on-limit reuse', async () => {
    await using stage = await startLimited();
    // The injected 429 is of the key's limit, so even reads wait for it.
    stage.emulator.configure({ export: { perPageMs: 20_000 } });
    const running = stage.emulator.state.startDashboardExport();
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 429, retryAfterSeconds: 240 });
    const finished = await expectPdf(stage, ['--on-limit', 'reuse']);
    expect(finished.result.outputs).toMatchObject({ reused: 'false', 'export-id': running.exportId });
  });

  test('retries after a minute if a rate limit has no Retry-After', async () => {
    await using stage = await start();
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 429 });
    await expectPdf(stage);
    const [first, second] = requestsTo(stage, 'POST /exports/pdf').map((request) => request.at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(MINUTE);
  });

  test('fails with on-limit reuse if there is no completed export', async () => {
    await using stage = await start();
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 429, retryAfterSeconds: 240 });
    await expectEnd(
      stage,
      1,
      /^PDF export limit reached\. .* No earlier export is complete, so there is nothing to reuse\. Run the job again then, or set --on-limit to wait\. See https:.*#the-pdf-export-limit-is-reached$/,
      ['--on-limit', 'reuse'],
    );
  });

  test.each<[string, number, readonly string[], string]>([
    ['to wait and to reuse', 240, [], 'set --on-limit to wait, or set --on-limit reuse for an earlier PDF'],
    [
      'a timeout that is long enough',
      240,
      ['--timeout', '2m'],
      'set --on-limit to wait, and --timeout to more than 4m 0s, or',
    ],
    [
      'not to render again',
      240,
      ['--force'],
      'set --on-limit to wait, or remove --force to reuse the PDF of the live site, if it has one',
    ],
    ['not to wait for most of a day', 80_000, [], 'set --on-limit reuse for an earlier PDF'],
  ])('fails with on-limit fail, says when the rate limit resets, and advises %s', async (_, seconds, flags, advice) => {
    await using stage = await startLimited();
    const limit = { kind: 'status', status: 429, retryAfterSeconds: seconds } as const;
    stage.emulator.addFault({ route: 'POST /exports/pdf', ...limit });
    const said = `^PDF export limit reached\\. It resets at .* UTC \\(in .*\\)\\. Run the job again then, or ${advice}.*\\. See https:.*#the-pdf-export-limit-is-reached$`;
    await expectEnd(stage, 1, new RegExp(said), ['--on-limit', 'fail', ...flags]);
  });
});

const UNCHECKED_DAY = "A dry run doesn't check the limit of 10 exports per 24 hours.";
const UNCHECKED_BOTH = "A dry run doesn't check the export limits (1 per 5 minutes, 10 per 24 hours).";

test('says in a dry run if it would reuse the export, or when the limit of 5 minutes resets, and only then what it cannot check', async () => {
  await using stage = await start();
  await run(stage);
  const plan = async (message: RegExp, flags: string[] = []): Promise<string> =>
    (await expectEnd(stage, 0, message, ['--dry-run', ...flags])).summary;
  const limit = 'The limit of 1 export per 5 minutes resets in 4m \\d+s\\. Nothing was started\\.$';
  expect(await plan(/would reuse export \w+ of deployment \w+\. Nothing was started\.$/)).not.toContain('24 hours');
  expect(await plan(new RegExp(`would start an export\\. ${limit}`), ['--force'])).toContain(UNCHECKED_DAY);
  stage.emulator.state.addDeployment({ createdAt: stage.clock.now() - 20_000 });
  const outdated = "would start an export, because export \\w+ of deployment \\w+ isn't of the live site any more\\.";
  expect(await plan(new RegExp(`${outdated} ${limit}`))).toContain(UNCHECKED_DAY);
  stage.clock.advance(5 * MINUTE);
  expect(await plan(new RegExp(`${outdated} Nothing was started\\.$`))).toContain(UNCHECKED_BOTH);
  stage.emulator.addFault({ route: 'GET /deployments', kind: 'status', status: 403, times: Infinity });
  expect(await plan(/if that deployment is still live, or else start an export\. Nothing/)).toContain(UNCHECKED_BOTH);
});

test('sends only read requests in a dry run, and says what a run would do', async () => {
  await using stage = await start();
  await expectEnd(stage, 0, /^Dry run: the job would start an export\. Nothing was started\.$/, ['--dry-run']);
  stage.emulator.state.startDashboardExport();
  expect((await run(stage, ['--dry-run'])).result.message).toMatch(
    /the job would wait for export [0-9a-f]{8} \([^)]*\)\. Noth/,
  );
  expect(stage.emulator.requests.every(({ method }) => method === 'GET')).toBe(true);
  expectNoFile(stage);
});
