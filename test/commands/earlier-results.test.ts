/** Tests that no file of an earlier run stays in the results folder, where it would be taken for a file of this run. */
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CommandName, commandNames } from '../../src/commands/index.js';
import { removeResultsFiles } from '../../src/disk/earlier-results.js';
import { readRepositoryFile } from '../repo/files.js';
import { temporaryFolder, writeFiles } from '../support/folder.js';
import { type Stage, startStage } from '../support/runs.js';
import { withoutPermission } from '../support/without-permission.js';

/** The rows of docs/files.md: the files in the results folder, and the jobs that write them. */
const DOCUMENTED = [...readRepositoryFile('docs/files.md').matchAll(/^\| (.+) \| (.+) \| `results-dir` \|$/gm)].map(
  ([, files = '', jobs = '']) => ({
    files: Array.from(files.matchAll(/`([\w.-]+)`/g), ([, name = '']) => name),
    jobs: jobs.startsWith('every job') ? commandNames : jobs.split(', '),
  }),
);

const EARLIER = 'of an earlier run';
const INPUTS: Readonly<Partial<Record<CommandName, readonly string[]>>> = {
  'check-search': ['--queries', 'queries.yaml'],
  'push-content': ['--path', 'docs', '--to', 'guides'],
  'publish-branch': ['--from', 'new-guide'],
  'sync-media': ['--path', 'docs'],
};

function writeEarlier(stage: Stage, name: string, files: readonly string[]): string {
  const folder = join(stage.folder, 'docs-ci', name);
  writeFiles(folder, Object.fromEntries(files.map((file) => [file, EARLIER])));
  return folder;
}

test.each(commandNames)('leaves no file of an earlier run of %s if the service refuses the key', async (name) => {
  await using stage = await startStage({ seed: true });
  writeFiles(stage.folder, { 'docs/page.md': '# Page\n', 'queries.yaml': '- query: install\n  expect: index\n' });
  const files = DOCUMENTED.filter(({ jobs }) => jobs.includes(name)).flatMap((row) => row.files);
  expect(files).toContain('result.json');
  const folder = writeEarlier(stage, name, files);
  const { exitCode, result } = await stage.run(name, INPUTS[name], { DOCS_CI_API_KEY: 'docs_wrong_key' });
  expect(exitCode, result.message).toBe(1);
  const stale = files.filter(
    (file) => existsSync(join(folder, file)) && readFileSync(join(folder, file), 'utf8') === EARLIER,
  );
  // A team's file can have this name, so `propose` doesn't start if it exists.
  expect(stale).toEqual(name === 'check-search' ? ['queries.yaml'] : []);
});

test('keeps other files in the folder of a report', async () => {
  await using stage = await startStage({ seed: true });
  const folder = writeEarlier(stage, 'analytics-report', ['csv/own.csv', 'notes.txt']);
  await stage.run('analytics-report');
  expect(readdirSync(folder).sort()).toEqual([
    '.gitignore',
    'csv',
    'notes.txt',
    'report.html',
    'report.json',
    'result.json',
    'summary.md',
  ]);
  expect(readdirSync(join(folder, 'csv'))).toEqual(['own.csv']);
});

test('keeps the files of an earlier run if the key is missing and the job is skipped', async () => {
  await using stage = await startStage({ seed: true });
  const folder = writeEarlier(stage, 'check-site', ['site.json']);
  const run = await stage.run('check-site', ['--on-missing-key', 'skip'], { DOCS_CI_API_KEY: '' });
  expect(run.result.outcome).toBe('skipped');
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe(EARLIER);
});

test('keeps an earlier PDF if the export fails', async () => {
  await using stage = await startStage({ seed: true });
  const folder = writeEarlier(stage, 'export-pdf-artifact', ['docs.pdf.sha256']);
  const pdf = '%PDF-1.7 of an earlier run';
  writeFileSync(join(folder, 'docs.pdf'), pdf);
  const run = await stage.run('export-pdf-artifact', [], { DOCS_CI_API_KEY: 'docs_wrong_key' });
  expect(run.exitCode).toBe(1);
  expect(readFileSync(join(folder, 'docs.pdf'), 'utf8')).toBe(pdf);
  expect(readFileSync(join(folder, 'docs.pdf.sha256'), 'utf8')).toBe(EARLIER);
});

test('keeps the files of an earlier run if the inputs are invalid', async () => {
  await using stage = await startStage({ seed: true });
  const folder = writeEarlier(stage, 'push-content', ['plan.json']);
  expect(await stage.run('push-content', ['--path', 'nowhere'])).toMatchObject({ exitCode: 2 });
  expect(readFileSync(join(folder, 'plan.json'), 'utf8')).toBe(EARLIER);
});

test('names the files that stay, because their folder is read-only', async () => {
  const workspace = temporaryFolder();
  const resultsDir = join(workspace, 'results');
  writeFiles(resultsDir, { 'plan.json': '', 'changes.diff': '', 'notes.txt': '' });
  chmodSync(resultsDir, 0o555);
  const warnings: string[] = [];
  const context = { host: { workspace }, resultsDir, log: { warning: (text: string) => void warnings.push(text) } };
  const files = ['plan.json', 'changes.diff', 'edited.patch'];
  await withoutPermission(workspace, join(resultsDir, 'notes.txt'), () => removeResultsFiles(context, files));
  chmodSync(resultsDir, 0o755);
  expect(warnings).toEqual([
    `Couldn't remove plan.json, changes.diff of an earlier run from "results": the folder isn't writable (EACCES). Delete them.`,
  ]);
});
