/** Tests what a run says of an input that names a folder or a file which isn't there. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CommandName } from '../../../src/commands/index.js';
import { startStage, withoutHelp } from '../../support/runs.js';

const CHECKED_OUT = "doesn't exist. Check the spelling, and that the repository is checked out.";

const MISSING: readonly (readonly [CommandName, readonly string[], string])[] = [
  ['check-pages', ['--path', 'dosc'], `--path: "dosc" ${CHECKED_OUT}`],
  ['check-pages', ['--path', 'a/b/../c'], `--path: "a/c" ${CHECKED_OUT}`],
  ['check-pages', ['--path', 'docs/a.md'], '--path: "docs/a.md" is a file. Set --path to a folder.'],
  [
    'check-pages',
    ['--path', 'docs', '--config-file', 'docs/dosc.json'],
    '--config-file: "docs/dosc.json" isn\'t a file. Check the spelling, and that the repository is checked out.',
  ],
  ['sync-media', ['--path', 'dosc'], `--path: "dosc" ${CHECKED_OUT}`],
  ['sync-media', ['--path', 'docs/a.md'], '--path: "docs/a.md" is a file. Set --path to a folder.'],
  ['sync-media', ['--path', 'docs', '--alt-text', 'alt.yaml'], `--alt-text: "alt.yaml" ${CHECKED_OUT}`],
  ['sync-media', ['--path', 'docs', '--imports', 'from.yaml'], `--imports: "from.yaml" ${CHECKED_OUT}`],
  [
    'push-content',
    ['--path', 'dosc', '--to', 'x'],
    '--path: "dosc" doesn\'t exist. Check the spelling, and that an earlier step creates the folder.',
  ],
  [
    'check-search',
    ['--queries', 'q.yaml'],
    "--queries: q.yaml doesn't exist. Check the spelling, and that the repository is checked out. For a first file, run docs-ci check-search --propose in a terminal.",
  ],
];

test.each(MISSING)('names the value before any request if it is not there: %s %j', async (name, flags, message) => {
  await using stage = await startStage();
  mkdirSync(join(stage.folder, 'docs'));
  writeFileSync(join(stage.folder, 'docs/a.md'), '# A\n');
  const { exitCode, result } = await stage.run(name, flags);
  expect([exitCode, withoutHelp(result.message)]).toEqual([2, message]);
  expect(stage.emulator.requests).toEqual([]);
});
