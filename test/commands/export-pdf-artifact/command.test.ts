import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { downloads, expectEnd, expectPdf, PDF, RENDER, run, start } from './fixture.js';

test('creates the folder of another output, and writes a checksum file unless checksum is false', async () => {
  await using stage = await start();
  await expectPdf(stage, ['--output', 'build/pdf/manual.pdf'], 'build/pdf/manual.pdf');
  expect(readFileSync(join(stage.folder, 'build/pdf/manual.pdf.sha256'), 'utf8')).toMatch(
    /^[0-9a-f]{64} {2}manual\.pdf\n$/,
  );
  await run(stage, ['--output', 'other.pdf', '--no-checksum']);
  expect(existsSync(join(stage.folder, 'other.pdf.sha256'))).toBe(false);
});

test('removes the checksum file of an earlier PDF if checksum is false', async () => {
  await using stage = await start();
  await run(stage);
  expect(existsSync(join(stage.folder, `${PDF}.sha256`))).toBe(true);
  await expectPdf(stage, ['--no-checksum']);
  expect(existsSync(join(stage.folder, `${PDF}.sha256`))).toBe(false);
});

test('fails if the checksum file cannot be written, and says where the PDF is', async () => {
  await using stage = await start();
  stage.clock.watch(() => {
    if (downloads(stage).length > 0) mkdirSync(join(stage.folder, `${PDF}.sha256`), { recursive: true });
    return false;
  });
  stage.emulator.addFault({ route: 'GET files/exports', kind: 'reset' });
  const { result } = await expectEnd(
    stage,
    1,
    /docs\.pdf\.sha256 couldn't be written: there is a folder with this name.*The PDF was saved at docs-ci\/export-pdf-artifact\/docs\.pdf\. See https:\S+$/s,
  );
  expect(result.message).not.toContain(stage.folder);
  expect(result.outputs.path).toBe(PDF);
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
    /docs\.pdf couldn't be written: .* is complete on the service\. Run the job again without force to download the PDF\./s,
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

test('exits with 3 and keeps the PDF if it has fewer pages than min-pages', async () => {
  await using stage = await start();
  const { exitCode, result } = await run(stage, ['--min-pages', '21']);
  expect(exitCode).toBe(3);
  expect(result.outcome).toBe('gate');
  expect(result.message).toMatch(
    /^min-pages: the PDF has 20 pages; expected at least 21\. Check the site for missing pages, or lower min-pages\. The PDF was saved at docs-ci\/export-pdf-artifact\/docs\.pdf\. See https:.*#the-pdf-is-smaller-than-expected$/,
  );
  expect(existsSync(join(stage.folder, PDF))).toBe(true);
  expect((await run(stage, ['--min-pages', '20'])).exitCode).toBe(0);
});

test('does not mention the release in a dry run without a platform', async () => {
  await using stage = await start();
  const { stderr } = await run(stage, ['--dry-run', '--release-tag', 'v1']);
  expect(stderr).toContain('release-tag: skipped, because releases only exist on GitHub and GitLab.');
  expect(stderr).not.toContain('accepts assets');
});

test('logs a notice for artifact and release-tag without a platform, and succeeds', async () => {
  await using stage = await start();
  const finished = await expectPdf(stage, ['--artifact', '--release-tag', 'v1', '--max-shrink', '10%']);
  const notices = finished.result.annotations.map(({ message }) => message).join('\n');
  for (const notice of [
    'artifact: skipped, because artifacts only exist on GitHub and GitLab.',
    'release-tag: skipped, because releases only exist on GitHub and GitLab.',
    'max-shrink: skipped, because releases only exist on GitHub and GitLab.',
  ])
    expect(notices).toContain(notice);
});

test('does not mention artifacts without a platform if artifact has its default', async () => {
  await using stage = await start();
  const finished = await expectPdf(stage);
  expect(finished.result.annotations).toEqual([]);
});
