import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IS_WINDOWS, NEEDS, skipUnless } from '../../support/tools.js';
import { expectEnd, run, start } from './fixture.js';

const OWN = 'docs-ci/export-pdf-artifact';

describe('inputs of export-pdf-artifact', () => {
  test.each([
    [['--force', '--on-limit', 'reuse'], /force: true can't be combined with --on-limit reuse/],
    [['--retention-days', '1.5'], /retention-days: "1.5" isn't a valid number/],
    [
      ['--release-tag', 'v1', '--asset-name', 'my docs.pdf'],
      /asset-name: "my docs.pdf" isn't a valid release asset name/,
    ],
    [
      ['--asset-name', 'manual.pdf'],
      /^--asset-name: "manual.pdf" needs --release-tag, which is empty\. Set it to the tag/,
    ],
    [['--output', '../docs.pdf'], /output: .* is outside the workspace/],
    // Windows reads a: as a drive.
    [['--output', 'a:b.pdf'], IS_WINDOWS ? /is outside the workspace/ : /output: "a:b.pdf" has characters/],
    [['--output', 'pdf/a:b.pdf'], /output: "a:b.pdf" has characters/],
    [
      ['--output', `${'ü'.repeat(128)}.pdf`],
      /output: ".*" has a name of more than 255 (bytes|characters)\. Choose another path/,
    ],
    [['--output', `${'a'.repeat(256)}/docs.pdf`], /output: "a+…" has a name of more than 255/],
    [
      ['--output', `${'ü'.repeat(119)}.pdf`],
      /output: ".*" is too long for the name of an artifact\. Use at most 240 bytes/,
    ],
    [
      ['--release-tag', 'v1', '--asset-name', `${'a'.repeat(227)}.pdf`],
      /asset-name: "a+…" is too long for the name of a release asset\. Use at most 230 bytes/,
    ],
    [['--release-tag', 'v1', '--asset-name', 'docs.pdf.'], /asset-name: "docs.pdf." isn't a valid release asset name/],
    [
      ['--release-tag', 'v1', '--asset-name', 'a.docs-ci-old'],
      /asset-name: "a.docs-ci-old" has ".docs-ci-", which docs-ci uses/,
    ],
    [['--no-checksum'], /checksum/],
    [['--min-pages', '5'], /min-pages/],
    [['--max-shrink', '5%'], /max-shrink/],
    [['--on-running', 'fail'], /on-running/],
    [['--stall-timeout', '5m'], /stall-timeout/],
    [['--output', 'build/'], /output: "build\/" is a folder\. Add the name of a file/],
    [['--output', 'a\nb/docs.pdf'], /output contains a line break\. Set one path without it/],
    [['--output', '.'], /output: "\." is a folder\. Add the name of a file/],
    [['--output', './'], /output: "\.\/" is a folder\. Add the name of a file/],
    [['--output', 'build/..'], /output: "\." is a folder\. Add the name of a file/],
    [['--output', '..'], /output: "\.\." is outside the workspace\. Use a path inside it/],
    [['--output', 'build'], /output: "build" is a folder\. Add the name of a file/],
    [['--output', 'build', '--dry-run'], /output: "build" is a folder\. Add the name of a file/],
    [['--output', 'docs-ci'], /output: "docs-ci" is a folder of docs-ci's own results\. Add the name of a file/],
    [['--output', 'docs-ci/export-pdf-artifact'], /output: "docs-ci\/export-pdf-artifact" is a folder of docs-ci's/],
    [['--output', `${OWN}/result.json`], /output: "docs-ci\/export-pdf-artifact\/result.json" is reserved/],
    [['--output', `${OWN}/summary.md`, '--dry-run'], /output: ".*\/summary.md" is reserved/],
  ])('rejects %j before any request', async (flags, message) => {
    await using stage = await start();
    mkdirSync(join(stage.folder, 'build'));
    await expectEnd(stage, 2, message, flags);
    expect(stage.emulator.requests).toHaveLength(0);
  });

  test('rejects an output that cannot be written before any request', async () => {
    await using stage = await start();
    writeFileSync(join(stage.folder, 'pdf'), '');
    await expectEnd(stage, 2, /^--output: pdf\/docs.pdf couldn't be written: a part of the path is a file/, [
      '--output',
      'pdf/docs.pdf',
    ]);
    expect(stage.emulator.requests).toHaveLength(0);
  });

  test('takes a path and a name that are almost as long as they may be', async ({ skip }) => {
    skipUnless(NEEDS.linuxNames, { skip });
    await using stage = await start();
    const room = 4_095 - 64 - Buffer.byteLength(`${stage.folder}/.pdf`);
    const output = `${'folder/'.repeat(600).slice(0, room).replace(/\/$/, '-')}.pdf`;
    expect((await run(stage, ['--output', output])).result.message).toMatch(/^Saved /);
    expect((await run(stage, ['--output', `${'a'.repeat(236)}.pdf`])).result.message).toMatch(/^Saved /);
  });
});
