import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Fault } from '../../../emulator/faults/faults.js';
import {
  changeView,
  downloads,
  expectEnd,
  expectNoFile,
  expectPdf,
  expectSaved,
  FILES,
  LARGE,
  NAME,
  PDF,
  RENDER,
  run,
  start,
  startWithFault,
} from './fixture.js';

const END_IS_MISSING = /the end of the file is missing/;

describe('receivePdf', () => {
  test('downloads without the key and shows the signature of the download URL nowhere', async () => {
    await using stage = await start({ export: LARGE });
    const finished = await stage.run(NAME, [], { DOCS_CI_VERBOSE: 'true' });
    expectSaved(stage, finished);
    expect(downloads(stage).every(({ headers }) => headers.authorization === undefined)).toBe(true);
    const signature = /sig=([0-9a-f]+)/.exec(downloads(stage)[0]?.path ?? '')?.[1] ?? '';
    expect(signature).toHaveLength(64);
    const everything = [
      finished.stdout,
      finished.stderr,
      ...readdirSync(join(stage.folder, PDF, '..')).map((name) =>
        readFileSync(join(stage.folder, PDF, '..', name), 'latin1'),
      ),
    ].join('\n');
    expect(everything).not.toContain(signature);
  });

  test('masks the download URL in an action before it is requested', async () => {
    await using stage = await start({ export: LARGE });
    const { stdout } = await stage.runAction(NAME, { artifact: 'false' });
    const signature = /sig=([0-9a-f]+)/.exec(downloads(stage)[0]?.path ?? '')?.[1] ?? '';
    const lines = stdout.split('\n').filter((line) => line.includes(signature));
    // The signature is masked on its own, because logs shorten and quote URLs in many ways.
    expect(lines).toContain(`::add-mask::${signature}`);
    expect(lines.every((line) => line.startsWith('::add-mask::'))).toBe(true);
  });

  test('logs the whole size at the end of a download that was slow enough for progress', async () => {
    await using stage = await startWithFault({ kind: 'slow', bytes: 300_000, everyMs: 100 });
    // The chunks arrive in real time, so the clock of the run has to be advanced while they do.
    const timer = setInterval(() => downloads(stage).length > 0 && stage.clock.advance(6_000), 50);
    onTestFinished(() => clearInterval(timer));
    const { stderr } = await run(stage);
    const lines = stderr.split('\n').filter((line) => line.startsWith('Downloaded '));
    expect(lines[0]).toMatch(/^Downloaded [\d.]+ [kM]B of 3\.0 MB \(/);
    expect(lines.at(-1)).toBe('Downloaded 3.0 MB.');
  });

  test.each<readonly [what: string, fault: Omit<Fault, 'route'>, message: RegExp]>([
    [
      'a redirect to a URL without https',
      { kind: 'redirect', location: 'http://files.example.com/x.pdf' },
      /^Couldn't download the PDF: the download URL isn't a valid https URL\. Ask the operator/,
    ],
    [
      'an HTML page',
      { kind: 'html', status: 200 },
      /^The downloaded file isn't the PDF: the storage server sent text\/html, perhaps the error page of a proxy\. The file was discarded\./,
    ],
    ['a PDF without its end', { kind: 'status', status: 200, body: '%PDF-1.7 and no more' }, END_IS_MISSING],
    ['a PDF without startxref', { kind: 'status', status: 200, body: '%PDF-1.7 1 0 obj %%EOF' }, END_IS_MISSING],
    ['a PDF without %%EOF', { kind: 'status', status: 200, body: '%PDF-1.7 1 0 obj startxref 9' }, END_IS_MISSING],
  ])('rejects %s in place of the PDF', async (_, fault, message) => {
    await using stage = await startWithFault({ ...fault, times: Infinity });
    // If the API reported a size, the size would be the problem.
    if (fault.kind === 'status') changeView(stage, (shown) => ({ ...shown, fileSize: null }));
    await expectEnd(stage, 1, message);
    expectNoFile(stage);
  });

  test.each([-1, 1, -100_000])('rejects a PDF if the service reports its size %i bytes off', async (difference) => {
    await using stage = await start({ export: LARGE });
    changeView(stage, (shown) => ({
      ...shown,
      fileSize: typeof shown.fileSize === 'number' ? shown.fileSize + difference : null,
    }));
    await expectEnd(stage, 1, /the service reports [\d,]+ bytes, but the storage server offers 3,000,000 bytes/);
    expectNoFile(stage);
  });

  test('checks the size of the download by its own headers if the API reports none', async () => {
    await using stage = await start({ export: LARGE });
    changeView(stage, (shown) => ({ ...shown, fileSize: null }));
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 5_000 });
    await expectPdf(stage);
  });

  test.each(['gzip', 'br', 'Deflate', 'unknown'])(
    'names the content encoding %s of a download, and keeps no file',
    async (coding) => {
      await using stage = await start({ export: RENDER });
      const server = createServer((_, response) => {
        response.setHeader('content-encoding', coding).end(gzipSync(`%PDF-1.7 startxref 0 %%EOF`));
      });
      onTestFinished(() => void server.close());
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const location = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs.pdf`;
      stage.emulator.addFault({ route: FILES, kind: 'redirect', location, times: Infinity });
      await expectEnd(
        stage,
        1,
        new RegExp(`it has the content encoding "${coding.toLowerCase()}", although docs-ci asks`),
      );
      expectNoFile(stage);
    },
  );

  test('rejects a download that is larger than the service reported', async () => {
    await using stage = await start({ export: RENDER });
    const { result: before } = await run(stage);
    const body = `%PDF-1.7${' '.repeat(Number(before.outputs['size-bytes']))}startxref 0 %%EOF`;
    const server = createServer((_, response) => {
      // Two writes make the response chunked, so it has no content-length.
      response.write(body.slice(0, 100));
      response.end(body.slice(100));
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const location = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs.pdf`;
    stage.emulator.addFault({ route: FILES, kind: 'redirect', location, times: Infinity });
    await expectEnd(stage, 1, /it is larger than the reported [\d,]+ bytes/);
  });
});
