import type { NewDeployment } from '../../../emulator/state/deployments.js';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeView, downloads, expectEnd, expectPdf, MINUTE, PDF, RENDER, run, start } from './fixture.js';

test('creates the folder of another output, and writes nothing but the PDF there', async () => {
  await using stage = await start();
  await expectPdf(stage, ['--output', 'build/pdf/manual.pdf'], 'build/pdf/manual.pdf');
  const { result } = await run(stage, ['--output', 'docs.txt']);
  expect(result.annotations).toMatchObject([
    {
      level: 'warning',
      message: '--output: "docs.txt" doesn\'t end in .pdf, but the file is a PDF. Let --output end in .pdf.',
    },
  ]);
  expect(readdirSync(join(stage.folder, 'build/pdf'))).toEqual(['manual.pdf']);
});

test('blames no network if the downloaded PDF cannot be written', async () => {
  await using stage = await start();
  stage.clock.watch(() => {
    if (downloads(stage).length > 0) mkdirSync(join(stage.folder, PDF), { recursive: true });
    return false;
  });
  stage.emulator.addFault({ route: 'GET files/exports', kind: 'reset' });
  await expectEnd(
    stage,
    1,
    /docs\.pdf couldn't be written: .* is complete on the service\. Run the job again without --force to download the PDF\./s,
  );
});

test('warns about the number of pages that are missing from the PDF', async () => {
  await using stage = await start({ export: { ...RENDER, skippedPages: 3 } });
  const finished = await expectPdf(stage);
  expect(finished.result.outputs).toMatchObject({ pages: '17', 'pages-left-out': '3' });
  expect(finished.result.annotations).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      message: expect.stringMatching(/couldn't render 3 of 20 pages and doesn't say which/) as string,
    }),
  );
});

const progressed =
  (progress: unknown) =>
  (shown: Record<string, unknown>): Record<string, unknown> =>
    shown.status === 'completed' ? { ...shown, progress } : shown;

test.each<[completed: unknown, total: unknown]>([
  [0, 20],
  [0, 0],
  [null, 0],
  ['0', '20'],
  ['0', 0],
])('fails with a PDF that has %j of %j pages, and keeps it', async (completed, total) => {
  await using stage = await start();
  changeView(stage, progressed({ completed, total }));
  const { exitCode, result, summary } = await run(stage);
  expect([exitCode, result.outcome]).toEqual([1, 'failed']);
  expect(result.message).toMatch(
    /^The PDF has no pages: the service rendered none of \d+ pages\. .*The PDF was saved at docs-ci\/export-pdf-artifact\/docs\.pdf\. See https:.*#the-pdf-has-no-pages$/,
  );
  expect(summary).toMatch(/^## ❌ The PDF has no pages\n/);
  expect(existsSync(join(stage.folder, PDF))).toBe(true);
});

test.each([
  ['no progress', undefined],
  ['progress null', null],
  ['empty progress', {}],
  ['counts that are null', { completed: null, total: null }],
  ['0 pages of an unknown total', { completed: 0, total: null }],
  ['0 pages of a total that is no number', { completed: 0, total: 'unknown' }],
  ['negative counts', { completed: -1, total: -1 }],
  ['less than no page of a total', { completed: -1, total: 20 }],
  ['half a page', { completed: 0.5, total: 20 }],
  ['counts that are no numbers', { completed: 'all', total: true }],
  ['counts in lists', { completed: [20], total: { pages: 20 } }],
  ['progress as a number', 100],
  ['progress as a text', '20/20'],
  ['progress as a list', [20, 20]],
])('says that the pages are unknown if the service reports %s', async (_, progress) => {
  await using stage = await start();
  changeView(stage, progressed(progress));
  const finished = await expectPdf(stage);
  expect(finished.result.message).toContain('(pages unknown, ');
  expect(finished.summary).toMatch(/^## ✅ Documentation as PDF: pages unknown\n/);
  expect(finished.result.outputs.pages).toBe('');
});

test.each([
  ['404', { status: 404 }],
  ['204', { status: 204, body: '' }],
  ['null', { status: 200, body: 'null' }],
  ['{}', { status: 200, body: '{}' }],
])('plans an export in a dry run if the service says %s before the first export', async (_, answer) => {
  await using stage = await start();
  stage.emulator.addFault({ route: 'GET /exports/pdf', kind: 'status', ...answer });
  expect((await run(stage, ['--dry-run'])).result.message).toContain('the job would start an export');
});

test('fails in a dry run before the first deployment, as a real run does', async () => {
  await using stage = await start(undefined, { isDeployed: false });
  for (const flags of [['--dry-run'], []]) {
    const { exitCode, result } = await run(stage, flags);
    expect([exitCode, result.message]).toEqual([1, expect.stringContaining('Publish the documentation first')]);
  }
});

test.each<[string, readonly NewDeployment[], string | undefined]>([
  ['only previews', [{ isPreview: true, branch: 'next' }], undefined],
  ['only previews of the deployment branch', [{ isPreview: true }, { isPreview: true }], undefined],
  ['more previews than one page has', Array.from({ length: 101 }, () => ({ isPreview: true })), undefined],
  ['only a deployment that failed', [{ build: { outcome: 'error', pendingMs: 0, buildingMs: 0 } }], undefined],
  ['a live deployment behind 101 previews', [{}, ...Array.from({ length: 101 }, () => ({ isPreview: true }))], 'start'],
  [
    'a live deployment that failed after one that is ready',
    [{}, { build: { outcome: 'error', pendingMs: 0, buildingMs: 0 } }],
    'start',
  ],
])('says in a dry run whether an export can start with %s, as a real run does', async (_, deployments, plan) => {
  await using stage = await start(undefined, { isDeployed: false });
  const { state } = stage.emulator;
  for (const [index, one] of deployments.entries())
    state.addDeployment({ createdAt: stage.clock.now() - 60 * MINUTE + index, ...one });
  const planned = await run(stage, ['--dry-run']);
  expect(planned.exitCode, planned.result.message).toBe(plan === undefined ? 1 : 0);
  expect(planned.result.message).toContain(
    plan ?? 'the service has no live deployment. Publish the documentation first',
  );
  expect((await run(stage)).exitCode).toBe(planned.exitCode);
});

test('names in a dry run the pages that an earlier PDF lacks, and advises to render it again', async () => {
  await using stage = await start();
  changeView(stage, progressed({ completed: 0, total: 20 }));
  expect((await run(stage)).result.message).toContain('run the job again with --force.');
  const planned = await run(stage, ['--dry-run']);
  expect(planned.result.message).toContain('which has no pages');
  changeView(stage, progressed({ completed: 20, total: 20 }));
  expect((await run(stage, ['--force'])).exitCode).toBe(0);
});

test('reads counts that are texts', async () => {
  await using stage = await start();
  changeView(stage, progressed({ completed: '17', total: '20' }));
  const { result } = await expectPdf(stage);
  expect(result.outputs).toMatchObject({ pages: '17', 'pages-left-out': '3' });
});

test.each([
  ['404', { status: 404 }],
  ['404 with a page', { status: 404, body: '<html></html>' }],
  ['204', { status: 204, body: '' }],
  ['null', { status: 200, body: 'null' }],
  ['{}', { status: 200, body: '{}' }],
  ['[]', { status: 200, body: '[]' }],
  ['a page', { status: 200, body: '<!doctype html>' }],
])('fails in a dry run against a server that answers each URL with %s', async (_, answer) => {
  await using stage = await start();
  for (const route of ['GET /exports/pdf', 'GET /deployments'])
    stage.emulator.addFault({ route, kind: 'status', ...answer, times: Infinity });
  const { exitCode, result } = await run(stage, ['--dry-run']);
  expect([exitCode, result.outcome]).toEqual([1, 'failed']);
});

test('does not mention the release in a dry run without a platform', async () => {
  await using stage = await start();
  const { stderr } = await run(stage, ['--dry-run', '--release-tag', 'v1']);
  expect(stderr).toContain('release-tag: skipped, because releases only exist on GitHub and GitLab.');
  expect(stderr).not.toContain('accepts assets');
});

test.each([
  ['artifact', ['--artifact']],
  ['retention-days', ['--retention-days', '7']],
])('logs a notice for %s and release-tag without a platform, and succeeds', async (name, flags) => {
  await using stage = await start();
  const finished = await expectPdf(stage, [...flags, '--release-tag', 'v1']);
  const notices = finished.result.annotations.map(({ message }) => message).join('\n');
  for (const notice of [
    `${name}: skipped, because artifacts only exist on GitHub and GitLab.`,
    'release-tag: skipped, because releases only exist on GitHub and GitLab.',
  ])
    expect(notices).toContain(notice);
});

test('does not mention artifacts without a platform if artifact has its default', async () => {
  await using stage = await start();
  const finished = await expectPdf(stage);
  expect(finished.result.annotations).toEqual([]);
});
