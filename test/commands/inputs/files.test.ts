/** Tests what a run says of an input that names a folder or a file which isn't there. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CommandName } from '../../../src/commands/index.js';
import { startStage, withoutHelp } from '../../support/runs.js';

const CHECKED_OUT = "doesn't exist. Check the spelling, and that the current folder is the one of the repository.";
const NEAR = CHECKED_OUT.replace('Check', 'Did you mean "docs"? If not, check');

const MISSING: readonly (readonly [CommandName, readonly string[], string])[] = [
  ['check-pages', ['--path', 'dosc'], `--path: "dosc" ${NEAR}`],
  ['check-pages', ['--path', 'a/b/../c'], `--path: "a/c" ${CHECKED_OUT}`],
  ['push-content', ['--path', 'dosc/media', '--to', 'x'], `--path: "dosc/media" ${NEAR.replace('docs', 'docs/media')}`],
  ['push-content', ['--path', 'dosc/a/b', '--to', 'x'], `--path: "dosc/a/b" ${CHECKED_OUT}`],
  ['check-pages', ['--path', 'docs/a.md'], '--path: "docs/a.md" is a file. Set --path to a folder.'],
  [
    'check-pages',
    ['--path', 'docs', '--config-file', 'docs/dosc.json'],
    '--config-file: "docs/dosc.json" isn\'t a file. Check the spelling, and that the current folder is the one of the repository.',
  ],
  ['sync-media', ['--path', 'dosc'], `--path: "dosc" ${NEAR}`],
  ['sync-media', ['--path', 'docs/a.md'], '--path: "docs/a.md" is a file. Set --path to a folder.'],
  ['sync-media', ['--path', 'docs', '--alt-text', 'alt.yaml'], `--alt-text: "alt.yaml" ${CHECKED_OUT}`],
  ['sync-media', ['--path', 'docs', '--imports', 'from.yaml'], `--imports: "from.yaml" ${CHECKED_OUT}`],
  ['push-content', ['--path', 'dosc', '--to', 'x'], `--path: "dosc" ${NEAR}`],
  [
    'check-search',
    ['--queries', 'q.yaml'],
    "--queries: q.yaml doesn't exist. Check the spelling, and that the current folder is the one of the repository. For a first file, run docs-ci check-search --propose in a terminal.",
  ],
];

test('asks for the file that a misspelled name of queries probably means, instead of a proposal at that name', async () => {
  await using stage = await startStage();
  writeFileSync(join(stage.folder, 'queries.yml'), '- query: a\n  expect: b\n');
  for (const name of ['queries.yaml', 'querys.yaml']) {
    const { exitCode, result } = await stage.run('check-search', ['--queries', name]);
    expect([exitCode, withoutHelp(result.message)]).toEqual([
      2,
      `--queries: ${name} doesn't exist. Did you mean queries.yml? If not, check that the current folder is the one of the repository.`,
    ]);
  }
});

test.each(MISSING)('names the value before any request if it is not there: %s %j', async (name, flags, message) => {
  await using stage = await startStage();
  mkdirSync(join(stage.folder, 'docs/media'), { recursive: true });
  writeFileSync(join(stage.folder, 'docs/a.md'), '# A\n');
  const { exitCode, result } = await stage.run(name, flags);
  expect([exitCode, withoutHelp(result.message)]).toEqual([2, message]);
  expect(stage.emulator.requests).toEqual([]);
});

const ON_GITHUB = 'that the repository is checked out, or that an earlier step creates the';
const ON_GITLAB = 'is committed, or that an earlier job passes it on as artifacts.';

test.each([
  ['check-pages', { path: 'dosc' }],
  ['sync-media', { path: 'dosc' }],
  ['sync-media', { path: 'docs', 'alt-text': 'alt.yaml' }],
  ['push-content', { path: 'dosc', to: 'x' }],
  ['check-search', { queries: 'q.yaml' }],
] as const)('says in the words of the host where a folder or a file comes from: %s %j', async (name, inputs) => {
  await using stage = await startStage();
  mkdirSync(join(stage.folder, 'docs'));
  writeFileSync(join(stage.folder, 'docs/a.md'), '# A\n');
  const action = await stage.runAction(name, inputs);
  const job = await stage.runJob(name, inputs);
  expect([action.result.message, job.result.message]).toEqual([
    expect.stringContaining(ON_GITHUB),
    expect.stringContaining(ON_GITLAB),
  ]);
});

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n';

test.each([
  ['sync-media', { path: 'docs' }, 'a.png'],
  ['push-content', { path: 'docs', to: 'x' }, 'a.md'],
] as const)('leads from a Git LFS pointer to how a checkout becomes complete: %s %j', async (name, inputs, file) => {
  await using stage = await startStage();
  mkdirSync(join(stage.folder, 'docs'));
  writeFileSync(join(stage.folder, 'docs', file), POINTER);
  const { result } = await stage.runJob(name, inputs);
  expect(result.message).toMatch(/Git LFS.*#the-checkout-may-be-incomplete/s);
});
