import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pdfBytes, type PdfFile, renderPdf } from '../../../src/emulator/state/render-pdf.js';
import type { EmulatorOptions } from '../../../src/emulator/emulator.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

const MINUTE = 60_000;
const NAME = 'export-pdf-artifact';
const RENDER = { pendingMs: 1_000, perPageMs: 500, pages: 20 };
const PDF = 'docs-ci/export-pdf-artifact/docs.pdf';

async function start(
  options: EmulatorOptions = { export: RENDER },
  more: { isDeployed?: boolean } = {},
): Promise<Stage> {
  const stage = await startStage(options);
  if (more.isDeployed !== false) stage.emulator.state.addDeployment({ createdAt: stage.clock.now() - 30 * MINUTE });
  return stage;
}

const run = (stage: Stage, flags: readonly string[] = []): Promise<Run> => stage.run(NAME, flags);

function sent({ emulator }: Stage, route: string) {
  return emulator.requests.filter((request) => request.route === route);
}

const downloads = (stage: Stage) => sent(stage, 'GET files/exports');

/** The bytes that the service has for the newest export. */
async function original({ emulator }: Stage): Promise<Buffer> {
  const { exports } = emulator.state;
  const record = exports.current();
  if (!record) throw new Error('there is no export');
  const { downloadUrl } = (await exports.view(record)) as { downloadUrl: string };
  const url = new URL(downloadUrl);
  const target = await exports.openDownload(
    record.exportId,
    url.searchParams.get('expires') ?? '',
    url.searchParams.get('sig') ?? '',
  );
  const file = (target as { file: PdfFile }).file;
  return Buffer.concat([...pdfBytes(file, 0, file.size)]);
}

/** The PDF is there, whole, and what is told of it is true. */
async function expectWhole(stage: Stage, { exitCode, result }: Run, path = PDF): Promise<void> {
  expect(exitCode, result.message).toBe(0);
  const bytes = readFileSync(join(stage.folder, path));
  expect(bytes.equals(await original(stage))).toBe(true);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(result.outputs).toMatchObject({ path, 'size-bytes': String(bytes.length), sha256 });
  expect(readdirSync(join(stage.folder, path, '..')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
}

function expectNothing({ folder }: Stage): void {
  expect(existsSync(join(folder, PDF))).toBe(false);
  const left = existsSync(join(folder, PDF, '..')) ? readdirSync(join(folder, PDF, '..')) : [];
  expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
}

describe('starting', () => {
  test('202: follows the export to its end and keeps a checked PDF with its checksum', async () => {
    await using stage = await start();
    const ended = await run(stage);
    await expectWhole(stage, ended);
    const { result, summary } = ended;
    expect(sent(stage, 'POST /exports/pdf')).toMatchObject([{ status: 202, body: {} }]);
    const record = stage.emulator.state.exports.current();
    expect(result.outputs).toMatchObject({
      pages: '20',
      'pages-left-out': '0',
      'export-id': record?.exportId,
      'deployment-id': record?.deploymentId,
      reused: 'false',
    });
    expect(readFileSync(join(stage.folder, `${PDF}.sha256`), 'utf8')).toBe(`${result.outputs.sha256}  docs.pdf\n`);
    for (const part of [result.outputs.sha256, record?.deploymentId, 'Pages | 20', ' kB', 'ago'])
      expect(summary).toContain(part);
  });

  test('200: takes the export that is there, and nothing is rendered', async () => {
    await using stage = await start();
    await run(stage);
    stage.clock.advance(2 * 60 * MINUTE);
    const again = await run(stage);
    await expectWhole(stage, again);
    expect(again.result.outputs.reused).toBe('true');
    expect(again.summary).toMatch(/2h 0m ago \(reused\)/);
    expect(sent(stage, 'POST /exports/pdf').map(({ status }) => status)).toEqual([202, 200]);
  });

  test('force renders again', async () => {
    await using stage = await start();
    const first = await run(stage);
    stage.clock.advance(10 * MINUTE);
    const again = await run(stage, ['--force']);
    await expectWhole(stage, again);
    expect(again.result.outputs['export-id']).not.toBe(first.result.outputs['export-id']);
    expect(sent(stage, 'POST /exports/pdf').at(-1)).toMatchObject({ status: 202, body: { force: true } });
  });

  test('409: attaches to the running one, or fails if told so, and starts none', async () => {
    await using stage = await start();
    const running = stage.emulator.state.startDashboardExport();
    const refused = await run(stage, ['--on-running', 'fail']);
    expect(refused.exitCode).toBe(1);
    expect(refused.result.message).toMatch(/running already/);
    const ended = await run(stage);
    await expectWhole(stage, ended);
    expect(ended.result.outputs['export-id']).toBe(running.exportId);
    expect(stage.emulator.state.exports.current()).toBe(running);
  });

  test('409 of an export that ends in between is asked again', async () => {
    await using stage = await start();
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 409 });
    await expectWhole(stage, await run(stage));
  });

  test('409 again and again although nothing runs is given up, not asked until the deadline', async () => {
    await using stage = await start();
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 409, times: Infinity });
    const { exitCode, result } = await run(stage);
    expect(exitCode).toBe(1);
    expect(result.message).toContain('409');
    expect(sent(stage, 'POST /exports/pdf')).toHaveLength(5);
  });

  test('200 of an export that is not ready yet is followed, and is not called reused', async () => {
    await using stage = await start();
    const { exports } = stage.emulator.state;
    const running = stage.emulator.state.startDashboardExport();
    const body = await exports.view(running);
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 200, body });
    const ended = await run(stage);
    await expectWhole(stage, ended);
    expect(ended.result.outputs).toMatchObject({ reused: 'false', 'export-id': running.exportId });
  });

  test.each(['reset-after', 'truncated-json', 'empty'] as const)(
    'a lost answer (%s) is looked up, not repeated',
    async (kind) => {
      await using stage = await start();
      stage.emulator.addFault({ route: 'POST /exports/pdf', kind });
      await expectWhole(stage, await run(stage));
      expect(sent(stage, 'POST /exports/pdf')).toHaveLength(1);
    },
  );

  test('404, 422 and 503 are told in words', async () => {
    await using bare = await start({ export: RENDER }, { isDeployed: false });
    const missing = await run(bare);
    expect(missing.exitCode).toBe(1);
    expect(missing.result.message).toMatch(/no live deployment.*Publish the documentation first/s);
    await using empty = await start({ export: { ...RENDER, pages: 0 } });
    expect((await run(empty)).result.message).toMatch(/cannot be exported.*no pages/);
    await using large = await start({ export: { ...RENDER, pages: 8_001 } });
    expect((await run(large)).result.message).toMatch(/8001 pages are too many/);
    await using down = await start();
    down.emulator.state.exports.isRendererDown = true;
    const ended = await run(down);
    expect(ended.exitCode).toBe(5);
    expect(ended.result.message).toMatch(/503.*try again shortly/i);
  });
});

describe('429', () => {
  /** An export was made a minute ago, so the next has to wait four more. */
  async function limited(): Promise<Stage> {
    const stage = await start();
    await run(stage);
    stage.clock.advance(MINUTE);
    stage.emulator.state.addDeployment({ createdAt: stage.clock.now() - 20_000 });
    return stage;
  }

  test('wait: says until when, waits, and renders', async () => {
    await using stage = await limited();
    const startedMs = stage.clock.now();
    const ended = await run(stage);
    await expectWhole(stage, ended);
    expect(ended.stderr).toMatch(/waiting until 08:05:\d\d UTC \(in 3m \d+s\)/);
    expect(ended.stderr).toMatch(/opens in 2m/);
    expect(stage.clock.now() - startedMs).toBeGreaterThan(3 * MINUTE);
    expect(sent(stage, 'POST /exports/pdf').map(({ status }) => status)).toEqual([202, 429, 202]);
  });

  test('wait: a limit beyond the deadline is unavailable, at once', async () => {
    await using stage = await limited();
    const startedMs = stage.clock.now();
    const { exitCode, result } = await run(stage, ['--timeout', '2m']);
    expect(exitCode).toBe(5);
    expect(result.message).toMatch(/429.*limit opens again in/s);
    expect(stage.clock.now() - startedMs).toBeLessThan(5_000);
  });

  test('reuse: takes the latest completed one, marked as reused with its deployment', async () => {
    await using stage = await limited();
    const before = stage.emulator.state.exports.current();
    const ended = await run(stage, ['--on-limit', 'reuse']);
    await expectWhole(stage, ended);
    expect(ended.result.outputs).toMatchObject({ reused: 'true', 'deployment-id': before?.deploymentId });
    expect(ended.result.annotations).toContainEqual(
      expect.objectContaining({
        level: 'notice',
        message: expect.stringMatching(`${before?.exportId} of deployment ${before?.deploymentId}`) as string,
      }),
    );
  });

  test('reuse: follows the one that is running', async () => {
    await using stage = await limited();
    const running = stage.emulator.state.startDashboardExport();
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 429, retryAfterSeconds: 240 });
    const ended = await run(stage, ['--on-limit', 'reuse']);
    await expectWhole(stage, ended);
    expect(ended.result.outputs).toMatchObject({ reused: 'false', 'export-id': running.exportId });
  });

  test('wait: a limit that names no time is asked again after a minute', async () => {
    await using stage = await start();
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 429 });
    await expectWhole(stage, await run(stage));
    const [first, second] = sent(stage, 'POST /exports/pdf').map((request) => request.at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(MINUTE);
  });

  test('reuse: fails where there is none', async () => {
    await using stage = await start();
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 429, retryAfterSeconds: 240 });
    const { exitCode, result } = await run(stage, ['--on-limit', 'reuse']);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/no completed export to reuse/);
  });

  test('fail: fails, and says when it opens', async () => {
    await using stage = await limited();
    const { exitCode, result } = await run(stage, ['--on-limit', 'fail']);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/until 08:05:\d\d UTC .*on-limit: fail/);
  });
});

describe('following', () => {
  test('shows pages done of total with an estimate', async () => {
    await using stage = await start({ export: { pendingMs: 2_000, perPageMs: 1_000, pages: 60 } });
    const { stderr } = await run(stage);
    expect(stderr).toMatch(/PDF export: \d+ of 60 pages, about (\d+s|1m \d+s) left/);
  });

  test('looks quickly at first, later every 15 s at the most', async () => {
    await using stage = await start({ export: { pendingMs: 0, perPageMs: 1_000, pages: 1_200 } });
    await run(stage);
    const at = sent(stage, 'GET /exports/pdf').map((request) => request.at);
    const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(Math.max(...gaps.slice(0, 10))).toBeLessThanOrEqual(1_500);
    expect(Math.max(...gaps)).toBeGreaterThan(14_000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(15_000);
  });

  test('keeps below a short limit of the key', async () => {
    await using stage = await start({ export: { pendingMs: 0, perPageMs: 1_000, pages: 240 }, keyLimitPerMinute: 10 });
    const ended = await run(stage);
    await expectWhole(stage, ended);
    expect(ended.result.requests.limited).toBe(0);
  });

  test('notices a newer export from the dashboard, tells it and follows it; force is satisfied', async () => {
    await using stage = await start();
    let replaced = false;
    stage.clock.watch(() => {
      if (!replaced && sent(stage, 'GET /exports/pdf').length === 3) {
        replaced = true;
        stage.emulator.state.startDashboardExport();
      }
      return false;
    });
    const ended = await run(stage, ['--force']);
    await expectWhole(stage, ended);
    expect(ended.result.outputs['export-id']).toBe(stage.emulator.state.exports.current()?.exportId);
    expect(ended.stderr).toMatch(/was replaced: export .* was started in the dashboard/);
    expect(sent(stage, 'POST /exports/pdf')).toHaveLength(1);
  });

  test.each([
    ['failed', /failed. The service says: Out of memory/],
    ['cancelled', /was cancelled at the service/],
  ] as const)('one that %s fails with its message', async (outcome, said) => {
    await using stage = await start({ export: { ...RENDER, outcome, errorMessage: 'Out of memory\n::error::x' } });
    const { exitCode, result, stderr } = await run(stage);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(said);
    expect(stderr).not.toMatch(/^::error::x/m);
    expectNothing(stage);
  });

  test('one that stands still is told apart from a slow one', async () => {
    await using still = await start({ export: { pendingMs: 0, perPageMs: 20 * MINUTE, pages: 3 } });
    const stalled = await run(still);
    expect(stalled.exitCode).toBe(4);
    expect(stalled.result.outcome).toBe('timed-out');
    expect(stalled.result.message).toMatch(/stands still: no progress for 5m/);
    expect(still.clock.now() - Date.UTC(2026, 8, 7, 8)).toBeLessThan(6 * MINUTE);
    await using slow = await start({ export: { pendingMs: 0, perPageMs: 4 * MINUTE, pages: 4 } });
    await expectWhole(slow, await run(slow));
  });

  test('a queue that ends counts as progress', async () => {
    await using stage = await start({ export: { pendingMs: 4.5 * MINUTE, perPageMs: 3 * MINUTE, pages: 2 } });
    await expectWhole(stage, await run(stage));
  });

  test('our own timeout leaves it running; the next run follows it', async () => {
    await using stage = await start({ export: { pendingMs: 0, perPageMs: MINUTE, pages: 10 } });
    const { exitCode, result, summary } = await run(stage, ['--timeout', '3m']);
    expect(exitCode).toBe(4);
    expect(result.message).toMatch(/\d of 10 so far\) goes on at the service; running this again follows it/);
    expect(summary).toContain('so far');
    const warned = await run(stage, ['--timeout', '1m', '--on-timeout', 'warn']);
    expect(warned.exitCode).toBe(0);
    await expectWhole(stage, await run(stage));
    expect(stage.emulator.state.exports.current()?.exportId).toBe(result.outputs['export-id']);
  });

  test('an unknown status of a newer service counts as in progress', async () => {
    await using stage = await start();
    const body = {
      exportId: 'e1',
      status: 'assembling',
      progress: { completed: 0 },
      deploymentId: 'd1',
      source: 'api',
      createdAt: '2026-09-07T07:00:00Z',
      somethingNew: 1,
    };
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 202, body });
    stage.emulator.addFault({ route: 'GET /exports/pdf', kind: 'status', status: 200, body });
    stage.emulator.state.startDashboardExport();
    await expectWhole(stage, await run(stage));
  });

  test('an export that is gone fails, and an older one never takes its place', async () => {
    await using stage = await start();
    stage.emulator.addFault({ route: 'GET /exports/pdf', kind: 'status', status: 404 });
    expect((await run(stage)).result.message).toMatch(/is gone/);
    const body = {
      exportId: 'old',
      status: 'completed',
      progress: { completed: 1, total: 1 },
      deploymentId: 'd',
      source: 'api',
      createdAt: '2026-09-01T00:00:00Z',
    };
    stage.emulator.addFault({ route: 'GET /exports/pdf', kind: 'status', status: 200, body, after: 1 });
    const { exitCode, result } = await run(stage);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/names an older one/);
  });
});

describe('downloading', () => {
  const LARGE = { ...RENDER, padToBytes: 3_000_000 };
  /** What has arrived but is not taken yet when a connection breaks may have to come again. */
  const IN_FLIGHT_BYTES = 128 * 1024;
  const FILES = 'GET files/exports';

  test('happens without the key, and the link is nowhere to be seen', async () => {
    await using stage = await start({ export: LARGE });
    const ended = await stage.run(NAME, [], { DOCS_CI_VERBOSE: 'true' });
    await expectWhole(stage, ended);
    expect(downloads(stage).every(({ headers }) => headers.authorization === undefined)).toBe(true);
    const signature = /sig=([0-9a-f]+)/.exec(downloads(stage)[0]?.path ?? '')?.[1] ?? '';
    expect(signature).toHaveLength(64);
    const everything = [
      ended.stdout,
      ended.stderr,
      ...readdirSync(join(stage.folder, PDF, '..')).map((name) =>
        readFileSync(join(stage.folder, PDF, '..', name), 'latin1'),
      ),
    ].join('\n');
    expect(everything).not.toContain(signature);
  });

  test('an action masks the link before it is used', async () => {
    await using stage = await start({ export: LARGE });
    const { stdout } = await stage.runAction(NAME, { artifact: 'false' });
    const signature = /sig=([0-9a-f]+)/.exec(downloads(stage)[0]?.path ?? '')?.[1] ?? '';
    const lines = stdout.split('\n').filter((line) => line.includes(signature));
    // By itself, since a link is cut and quoted in many ways.
    expect(lines).toContain(`::add-mask::${signature}`);
    expect(lines.every((line) => line.startsWith('::add-mask::'))).toBe(true);
  });

  test.each([
    1,
    4,
    700,
    65_536,
    1_234_567,
    2_999_999,
    ...Array.from({ length: 6 }, () => Math.floor(Math.random() * 3_000_000)),
  ])('cut after %i bytes goes on from there', async (bytes) => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes });
    await expectWhole(stage, await run(stage));
    const [first, second] = downloads(stage);
    expect(first?.headers.range).toBeUndefined();
    const from = Number(/^bytes=(\d+)-$/.exec(String(second?.headers.range ?? 'bytes=0-'))?.[1]);
    expect(from).toBeLessThanOrEqual(bytes);
    expect(bytes - from).toBeLessThan(IN_FLIGHT_BYTES);
    if (from === 0) return;
    expect(second?.headers['if-range']).toMatch(/^"/);
    expect(second?.status).toBe(206);
  });

  test('cut again and again gets there, since every piece counts', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 50_000, times: 59 });
    const startedMs = stage.clock.now();
    await expectWhole(stage, await run(stage));
    expect(downloads(stage)).toHaveLength(60);
    // Longer than one request is tried again.
    expect(stage.clock.now() - startedMs).toBeGreaterThan(30_000);
  });

  test('cut for longer than a request is tried again, without a byte of news, is unavailable', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'reset', times: Infinity });
    const startedMs = stage.clock.now();
    const { exitCode, result } = await run(stage);
    expect(exitCode).toBe(5);
    expect(result.message).toMatch(
      /complete at the service: running this again \(without force\) downloads it.*127\.0\.0\.1/s,
    );
    expect(stage.clock.now() - startedMs).toBeLessThan(60_000);
    expectNothing(stage);
  });

  test.each([500, 502, 503, 429])('%i is tried again', async (status) => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'status', status, times: 3 });
    await expectWhole(stage, await run(stage));
  });

  test('503 for good is unavailable', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'status', status: 503, times: Infinity });
    expect((await run(stage)).exitCode).toBe(5);
    expectNothing(stage);
  });

  test('a link that expires mid-way is fetched anew, and the file goes on where it was', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 1_000_000 });
    let expired = false;
    stage.clock.watch(() => {
      if (!expired && downloads(stage).length === 1 && downloads(stage)[0]?.status === 200) {
        expired = true;
        stage.clock.advance(61 * MINUTE);
      }
      return false;
    });
    const ended = await run(stage, ['--timeout', '3h']);
    await expectWhole(stage, ended);
    expect(downloads(stage).at(-1)?.headers.range).toBe('bytes=1000000-');
  });

  test('a link that is refused at once is fetched anew; one that stays refused fails in words', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'status', status: 403, times: 2 });
    await expectWhole(stage, await run(stage));
    stage.emulator.addFault({ route: FILES, kind: 'status', status: 403, times: Infinity });
    const { exitCode, result } = await run(stage);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/link is refused \(HTTP 403\) although it is fresh/);
  });

  test('an export that is replaced mid-way gives way to the newer one', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 1_000_000 });
    let replaced = false;
    stage.clock.watch(() => {
      if (!replaced && downloads(stage).length === 1 && downloads(stage)[0]?.status === 200) {
        replaced = true;
        stage.emulator.configure({ export: { ...LARGE, pages: 7, padToBytes: 2_000_000 } });
        stage.emulator.state.startDashboardExport();
      }
      return false;
    });
    const ended = await run(stage);
    await expectWhole(stage, ended);
    expect(ended.result.outputs).toMatchObject({ pages: '7', 'size-bytes': '2000000', reused: 'false' });
    expect(ended.stderr).toContain('was replaced');
  });

  test('an HTML page never becomes the PDF', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'html', status: 200, times: Infinity });
    const { exitCode, result } = await run(stage);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/is not the PDF: it is no PDF but text\/html, perhaps the error page of a proxy/);
    expectNothing(stage);
  });

  test('another piece than was asked for is not added', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 10_000 });
    stage.emulator.addFault({ route: FILES, kind: 'status', status: 206, body: 'x'.repeat(2_990_000) });
    const ended = await run(stage);
    await expectWhole(stage, ended);
    expect(ended.stderr).toContain('The rest of the file could not be had.');
  });

  test('an HTML page once is a proxy’s hiccup', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'html', status: 200 });
    await expectWhole(stage, await run(stage));
  });

  test.each([-1, 1, -100_000])('a size that is %i off is no PDF of ours', async (off) => {
    await using stage = await start({ export: LARGE });
    const { exports } = stage.emulator.state;
    const view = exports.view.bind(exports);
    exports.view = async (record) => {
      const shown = await view(record);
      return { ...shown, fileSize: typeof shown.fileSize === 'number' ? shown.fileSize + off : null };
    };
    const { exitCode, result } = await run(stage);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/the service says it has \d+ bytes, the file that is offered has 3000000/);
    expectNothing(stage);
  });

  test('without a size in the answer of the API the file is checked by its own', async () => {
    await using stage = await start({ export: LARGE });
    const { exports } = stage.emulator.state;
    const view = exports.view.bind(exports);
    exports.view = async (record) => ({ ...(await view(record)), fileSize: null });
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 5_000 });
    await run(stage).then(({ exitCode }) => expect(exitCode).toBe(0));
    expect(readFileSync(join(stage.folder, PDF))).toHaveLength(3_000_000);
  });

  test('a file whose end is missing is no PDF', async () => {
    await using stage = await start({ export: RENDER });
    const { exports } = stage.emulator.state;
    const view = exports.view.bind(exports);
    exports.view = async (record) => ({ ...(await view(record)), fileSize: null });
    stage.emulator.addFault({
      route: FILES,
      kind: 'status',
      status: 200,
      body: '%PDF-1.7 and no more',
      times: Infinity,
    });
    const { exitCode, result } = await run(stage);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/its end is missing/);
    expectNothing(stage);
  });

  test('a file that is another since the cut is fetched from its beginning', async () => {
    await using stage = await start({ export: LARGE });
    const { exports } = stage.emulator.state;
    const open = exports.openDownload.bind(exports);
    let before: PdfFile | undefined;
    exports.openDownload = async (...link) => {
      const target = await open(...link);
      // The first look finds a file of the same size with other pages, hence another ETag.
      if (before || !('file' in target)) return target;
      return { file: (before = await renderPdf(['Another'], 0, LARGE.padToBytes)) };
    };
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 1_000_000 });
    await expectWhole(stage, await run(stage));
    expect(downloads(stage).map(({ status }) => status)).toEqual([200, 200]);
    expect(downloads(stage)[1]?.headers['if-range']).toBe(before?.etag);
  });

  test.each([
    ['%PDF-1.7 1 0 obj %%EOF', 'without startxref'],
    ['%PDF-1.7 1 0 obj startxref 9', 'without %%EOF'],
  ])('a file %j (%s) is no PDF', async (body) => {
    await using stage = await start({ export: RENDER });
    const { exports } = stage.emulator.state;
    const view = exports.view.bind(exports);
    exports.view = async (record) => ({ ...(await view(record)), fileSize: null });
    stage.emulator.addFault({ route: FILES, kind: 'status', status: 200, body, times: Infinity });
    expect((await run(stage)).result.message).toMatch(/its end is missing/);
    expectNothing(stage);
  });

  test('a place that says when to come back is not asked before', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({ route: FILES, kind: 'status', status: 503, retryAfterSeconds: 7 });
    await expectWhole(stage, await run(stage));
    const [first, second] = downloads(stage).map((request) => request.at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(7_000);
  });

  test('more bytes than the service announced are no PDF of ours', async () => {
    await using stage = await start({ export: RENDER });
    const { result: before } = await run(stage);
    const body = `%PDF-1.7${' '.repeat(Number(before.outputs['size-bytes']))}startxref 0 %%EOF`;
    const server = createServer((_, response) => {
      // In pieces, so that no length is told.
      response.write(body.slice(0, 100));
      response.end(body.slice(100));
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const location = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs.pdf`;
    stage.emulator.addFault({ route: FILES, kind: 'redirect', location, times: Infinity });
    const { exitCode, result } = await run(stage);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/more than the \d+ bytes that were announced/);
  });

  test('an older export never takes the place of one that was being downloaded', async () => {
    await using stage = await start({ export: LARGE });
    const { exports } = stage.emulator.state;
    const view = exports.view.bind(exports);
    exports.view = async (record) => {
      const shown = await view(record);
      return downloads(stage).length === 0
        ? shown
        : { ...shown, exportId: 'another', createdAt: '2026-09-01T00:00:00.000Z' };
    };
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 1_000_000 });
    const { exitCode, result } = await run(stage);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/is gone from the service before it was downloaded/);
  });

  test('a reused export that is replaced while it is downloaded is not called reused', async () => {
    await using stage = await start({ export: LARGE });
    await run(stage);
    const before = downloads(stage).length;
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 1_000_000 });
    let replaced = false;
    stage.clock.watch(() => {
      if (!replaced && downloads(stage).length > before) {
        replaced = true;
        stage.emulator.state.startDashboardExport();
      }
      return false;
    });
    const ended = await run(stage);
    await expectWhole(stage, ended);
    expect(sent(stage, 'POST /exports/pdf').at(-1)?.status).toBe(200);
    expect(ended.result.outputs.reused).toBe('false');
  });

  test('follows redirects to another place, but to no unsafe one', async () => {
    await using stage = await start({ export: LARGE });
    stage.emulator.addFault({
      route: FILES,
      kind: 'redirect',
      location: 'http://files.example.com/x.pdf',
      times: Infinity,
    });
    const { exitCode, result } = await run(stage);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/no https address/);
  });
});

describe('gates', () => {
  test('min-pages unmet: exit 3, the file stays', async () => {
    await using stage = await start();
    const { exitCode, result } = await run(stage, ['--min-pages', '21']);
    expect(exitCode).toBe(3);
    expect(result.outcome).toBe('gate');
    expect(result.message).toMatch(/20 pages, at least 21/);
    expect(existsSync(join(stage.folder, PDF))).toBe(true);
    expect((await run(stage, ['--min-pages', '20'])).exitCode).toBe(0);
  });

  test('pages that were left out are a warning that says how many', async () => {
    await using stage = await start({ export: { ...RENDER, skippedPages: 3 } });
    const ended = await run(stage);
    await expectWhole(stage, ended);
    expect(ended.result.outputs).toMatchObject({ pages: '17', 'pages-left-out': '3' });
    expect(ended.result.annotations).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        message: expect.stringMatching(/lacks 3 of the 20 pages/) as string,
      }),
    );
  });
});

describe('what is refused before any request', () => {
  test.each([
    [['--force', '--on-limit', 'reuse'], /force: true contradicts on-limit reuse/],
    [['--max-shrink', '50%'], /max-shrink needs release-tag/],
    [['--max-shrink', '50', '--release-tag', 'v1'], /max-shrink: "50" is not a percentage/],
    [['--max-shrink', '101%', '--release-tag', 'v1'], /from 0% to 100%/],
    [['--min-pages', '0'], /min-pages: "0" is not a whole number from 1 to 8000/],
    [['--retention-days', '1.5'], /retention-days: "1.5" is not a whole number/],
    [['--release-tag', 'v1', '--asset-name', 'my docs.pdf'], /asset-name: "my docs.pdf" is no name/],
    [['--output', '../docs.pdf'], /output: .* lies outside the workspace/],
    [['--output', 'a:b.pdf'], /output: its base name has characters/],
    [['--stall-timeout', 'soon'], /stall-timeout: "soon" is not a duration/],
    [['--output', 'build/'], /output: "build\/" names a folder; write the name of a file/],
    [['--output', 'docs-ci'], /output: results-dir or a file in it/],
    [['--output', 'docs-ci/export-pdf-artifact'], /output: results-dir or a file in it/],
    [['--output', 'docs-ci/export-pdf-artifact/result.json'], /output: results-dir or a file in it/],
    [['--output', 'docs-ci/export-pdf-artifact/summary.md'], /output: results-dir or a file in it/],
  ])('%j', async (flags, said) => {
    await using stage = await start();
    const { exitCode, result } = await run(stage, flags);
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(said);
    expect(stage.emulator.requests).toHaveLength(0);
  });

  test('an output that cannot be written', async () => {
    await using stage = await start();
    writeFileSync(join(stage.folder, 'pdf'), '');
    const below = await run(stage, ['--output', 'pdf/docs.pdf']);
    expect(below.exitCode).toBe(2);
    expect(below.result.message).toMatch(/output: docs.pdf could not be written: a part of its path is a file/);
    mkdirSync(join(stage.folder, 'folder'));
    expect((await run(stage, ['--output', 'folder'])).result.message).toMatch(/there is a folder of that name/);
    mkdirSync(join(stage.folder, 'docs.pdf.sha256'));
    expect((await run(stage, ['--output', 'docs.pdf'])).result.message).toMatch(/docs.pdf.sha256 .*there is a folder/);
    expect(stage.emulator.requests).toHaveLength(0);
  });

  test('no key', async () => {
    await using stage = await start();
    const { exitCode } = await stage.run(NAME, [], { DOCS_CI_API_KEY: undefined });
    expect(exitCode).toBe(2);
  });
});

test('dry-run reads only, and says what would be done', async () => {
  await using stage = await start();
  const { exitCode, result } = await run(stage, ['--dry-run']);
  expect(exitCode).toBe(0);
  expect(result.message).toMatch(/an export would be started/);
  stage.emulator.state.startDashboardExport();
  expect((await run(stage, ['--dry-run'])).result.message).toMatch(/would be followed/);
  expect(stage.emulator.requests.every(({ method }) => method === 'GET')).toBe(true);
  expectNothing(stage);
});

test('dry-run where there is no platform says nothing of a release it did not see', async () => {
  await using stage = await start();
  const { stderr } = await run(stage, ['--dry-run', '--release-tag', 'v1']);
  expect(stderr).toContain('release-tag: there is no platform');
  expect(stderr).not.toContain('takes files');
});

test('where there is no platform, artifact and release are notices, not errors', async () => {
  await using stage = await start();
  const ended = await run(stage, ['--release-tag', 'v1', '--max-shrink', '10%']);
  await expectWhole(stage, ended);
  const notices = ended.result.annotations.map(({ message }) => message).join('\n');
  for (const word of ['artifact: there is no platform', 'release-tag: there is no platform', 'max-shrink: there is no'])
    expect(notices).toContain(word);
});

test('another output gets its folder, its checksum and the name in it; without checksum there is none', async () => {
  await using stage = await start();
  await expectWhole(stage, await run(stage, ['--output', 'build/pdf/manual.pdf']), 'build/pdf/manual.pdf');
  expect(readFileSync(join(stage.folder, 'build/pdf/manual.pdf.sha256'), 'utf8')).toMatch(
    /^[0-9a-f]{64} {2}manual\.pdf\n$/,
  );
  await run(stage, ['--output', 'other.pdf', '--no-checksum']);
  expect(existsSync(join(stage.folder, 'other.pdf.sha256'))).toBe(false);
});

test('a key that may only read is told which role it needs', async () => {
  await using stage = await start();
  const { exitCode, result } = await stage.run(NAME, [], { DOCS_CI_API_KEY: stage.emulator.keys.viewer });
  expect(exitCode).toBe(1);
  expect(result.message).toMatch(/role editor/);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s while downloading removes what is there in part', async (signal) => {
  await using stage = await start({ export: { ...RENDER, padToBytes: 3_000_000 } });
  stage.emulator.addFault({ route: 'GET files/exports', kind: 'slow', bytes: 1_000, everyMs: 20 });
  stage.cancelWhen(() => downloads(stage)[0]?.status === 200 || downloads(stage).length > 0, signal);
  const { exitCode, result } = await run(stage);
  expect(exitCode).toBe(signal === 'SIGINT' ? 130 : 143);
  expect(result.message).toMatch(/complete at the service/);
  expectNothing(stage);
});

test('without checksum the one of an earlier PDF does not stay beside the new one', async () => {
  await using stage = await start();
  await run(stage);
  expect(existsSync(join(stage.folder, `${PDF}.sha256`))).toBe(true);
  await expectWhole(stage, await run(stage, ['--no-checksum']));
  expect(existsSync(join(stage.folder, `${PDF}.sha256`))).toBe(false);
});

test('a checksum that cannot be written any more fails in words, and the PDF is told of', async () => {
  await using stage = await start();
  stage.clock.watch(() => {
    if (downloads(stage).length > 0) mkdirSync(join(stage.folder, `${PDF}.sha256`), { recursive: true });
    return false;
  });
  stage.emulator.addFault({ route: 'GET files/exports', kind: 'reset' });
  const { exitCode, result } = await run(stage);
  expect(exitCode).toBe(1);
  expect(result.message).toMatch(/docs.pdf.sha256 could not be written: there is a folder.*The PDF is complete at/s);
  expect(result.message).not.toContain(stage.folder);
  expect(result.outputs.path).toBe(PDF);
});
