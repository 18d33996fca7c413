import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IS_WINDOWS } from '../../support/tools.js';
import { NAME, run, start } from './fixture.js';

describe('inputs of export-pdf-artifact', () => {
  test.each([
    [['--force', '--on-limit', 'reuse'], /force: true contradicts on-limit reuse/],
    [['--max-shrink', '50%'], /max-shrink needs release-tag/],
    [['--max-shrink', '50', '--release-tag', 'v1'], /max-shrink: "50" is not a percentage/],
    [['--max-shrink', '101%', '--release-tag', 'v1'], /from 0% to 100%/],
    [['--min-pages', '0'], /min-pages: "0" is not a whole number from 1 to 8000/],
    [['--retention-days', '1.5'], /retention-days: "1.5" is not a whole number/],
    [['--release-tag', 'v1', '--asset-name', 'my docs.pdf'], /asset-name: "my docs.pdf" is no name/],
    [['--output', '../docs.pdf'], /output: .* lies outside the workspace/],
    // Windows reads a: as a drive.
    [['--output', 'a:b.pdf'], IS_WINDOWS ? /lies outside the workspace/ : /output: its base name has characters/],
    [['--output', 'pdf/a:b.pdf'], /output: its base name has characters/],
    [['--stall-timeout', 'soon'], /stall-timeout: "soon" is not a duration/],
    [['--output', 'build/'], /output: "build\/" names a folder; write the name of a file/],
    [['--output', 'docs-ci'], /output: results-dir or a file in it/],
    [['--output', 'docs-ci/export-pdf-artifact'], /output: results-dir or a file in it/],
    [['--output', 'docs-ci/export-pdf-artifact/result.json'], /output: results-dir or a file in it/],
    [['--output', 'docs-ci/export-pdf-artifact/summary.md'], /output: results-dir or a file in it/],
  ])('rejects %j before any request', async (flags, message) => {
    await using stage = await start();
    const { exitCode, result } = await run(stage, flags);
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(message);
    expect(stage.emulator.requests).toHaveLength(0);
  });

  test('rejects an output that cannot be written before any request', async () => {
    await using stage = await start();
    writeFileSync(join(stage.folder, 'pdf'), '');
    const below = await run(stage, ['--output', 'pdf/docs.pdf']);
    expect(below.exitCode).toBe(2);
    expect(below.result.message).toMatch(/output: docs.pdf couldn't be written: a part of the path is a file/);
    mkdirSync(join(stage.folder, 'folder'));
    expect((await run(stage, ['--output', 'folder'])).result.message).toMatch(/there is a folder with this name/);
    mkdirSync(join(stage.folder, 'docs.pdf.sha256'));
    expect((await run(stage, ['--output', 'docs.pdf'])).result.message).toMatch(/docs.pdf.sha256 .*there is a folder/);
    expect(stage.emulator.requests).toHaveLength(0);
  });

  test('rejects a missing key', async () => {
    await using stage = await start();
    const { exitCode } = await stage.run(NAME, [], { DOCS_CI_API_KEY: undefined });
    expect(exitCode).toBe(2);
  });
});
