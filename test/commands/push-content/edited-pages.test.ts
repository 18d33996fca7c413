/** Tests what push-content does with pages that people changed, deleted or wrote at the service. */
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Stage, startStage } from '../../support/runs.js';
import { NEEDS, skipUnless } from '../../support/tools.js';
import {
  editAtService,
  MANIFEST,
  manifestPaths,
  pagesOf,
  passed,
  planOf,
  publishedStage,
  push,
  reasonsOf,
  removePages,
  SERVICE,
  stageWith,
  writePages,
  writesOf,
} from './fixture.js';

/** A folder and a project in which each page is another row of the table: what the folder, the manifest and people say. */
async function stageOfEveryCase(): Promise<Stage> {
  const texts = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [`${name}.mdx`, `${name}\n`]));
  const common = ['same', 'changed', 'edited', 'both', 'alike', 'deleted', 'deleted-changed'];
  const stage = await publishedStage(texts([...common, 'gone', 'gone-edited', 'gone-deleted']));
  removePages(stage, 'gone.mdx', 'gone-edited.mdx', 'gone-deleted.mdx');
  writePages(stage, {
    'new.mdx': 'new\n',
    'changed.mdx': 'changed here\n',
    'both.mdx': 'both, here\n',
    'deleted-changed.mdx': 'deleted, here\n',
    'alike.mdx': 'alike, on both sides\n',
    'before.mdx': 'before, here\n',
    'adopted.mdx': 'adopted\n',
  });
  editAtService(stage, {
    'edited.mdx': 'edited there\n',
    'both.mdx': 'both, there\n',
    'alike.mdx': 'alike, on both sides\n',
    'deleted.mdx': null,
    'deleted-changed.mdx': null,
    'gone-edited.mdx': 'gone-edited there\n',
    'gone-deleted.mdx': null,
    'before.mdx': 'before, there\n',
    'adopted.mdx': 'adopted\n',
    'foreign.mdx': 'foreign\n',
  });
  return stage;
}

test('says of an older page that the patch replaces the file, not that it changed in the folder', async () => {
  await using stage = await stageWith({ 'a.mdx': 'here\n' });
  editAtService(stage, { 'a.mdx': 'there\n' });
  const { summary } = passed(await push(stage, 1));
  expect(summary).toContain(
    'edited.patch replaces the text of docs/a.mdx by that of the project. Look at the differences, and keep what you need of both texts. To take',
  );
  expect(summary).not.toContain('changed in the folder');
});

test('says of a page that people deleted and created again that the folder may have changed, too', async () => {
  await using stage = await publishedStage({ 'a.mdx': 'a\n', 'b.mdx': 'b\n' });
  editAtService(stage, { 'a.mdx': null, 'b.mdx': null });
  passed(await push(stage, 2));
  editAtService(stage, { 'a.mdx': 'a\n\nRestored.\n', 'b.mdx': 'b\n' });
  const { summary } = passed(await push(stage, 3));
  expect(reasonsOf(stage)).toEqual({
    'reference/api/a.mdx': 'kept: created again in the web editor',
    'reference/api/b.mdx': 'unchanged: same content',
  });
  expect(summary).toContain('replaces the text of docs/a.mdx, which may have changed in the folder, too.');
  const overwritten = passed(await push(stage, 4, { 'on-edited': 'overwrite' }));
  expect(overwritten.summary).toContain('The text of 1 page was overwritten');
  expect(overwritten.result.annotations.map(({ message }) => message)).toContain(
    'reference/api/a.mdx was overwritten: created again in the web editor',
  );
});

test('says after the manifest was deleted how to restore it, which helps, and not who wrote the pages', async () => {
  await using stage = await publishedStage({ 'a.mdx': 'a\n', 'b.mdx': 'b\n' });
  const manifest = stage.emulator.state.project.branch().files.get(MANIFEST) ?? '';
  editAtService(stage, { 'docs-ci-manifest.mdx': null });
  writePages(stage, { 'a.mdx': 'changed\n' });
  for (const run of [2, 3]) {
    const { summary } = passed(await push(stage, run));
    expect(reasonsOf(stage)['reference/api/a.mdx']).toBe('kept: existed already');
    expect(summary).toContain(
      'If docs-ci pushed this page earlier, its record is lost: restore an earlier `reference/api/docs-ci-manifest.mdx` from the Git history',
    );
    expect(summary).not.toMatch(/before docs-ci|manifest was updated/);
  }
  editAtService(stage, { 'docs-ci-manifest.mdx': manifest });
  passed(await push(stage, 4));
  expect(pagesOf(stage)).toMatchObject({ 'reference/api/a.mdx': 'changed\n' });
});

describe.each(['none', 'managed'])('a renamed file whose old page was edited, with prune: %s', (prune) => {
  test('has the edit in the patch for the new file, until the new file has it', async () => {
    await using stage = await publishedStage({ 'a.mdx': 'a\n', 'b.mdx': 'b\n' });
    editAtService(stage, { 'a.mdx': 'a\n\nEdited.\n' });
    removePages(stage, 'a.mdx');
    writePages(stage, { 'new.mdx': 'a\n' });
    for (const number of [2, 3]) {
      const run = passed(await push(stage, number, { prune }));
      expect(run.summary).toContain(
        'The folder no longer has reference/api/a.mdx: as soon as your files have what you need of the edits, delete this page in the dashboard.',
      );
      expect(run.summary).toContain('removed from the folder, which has its text as docs/new.mdx |');
      expect(run.result.annotations.map(({ file }) => file)).toContain('docs/new.mdx');
    }
    execFileSync('git', ['init', '-q'], { cwd: stage.folder });
    execFileSync('git', ['apply', 'docs-ci/push-content/edited.patch'], { cwd: stage.folder });
    const taken = passed(await push(stage, 4, { prune }));
    expect(pagesOf(stage)).toMatchObject({ 'reference/api/new.mdx': 'a\n\nEdited.\n' });
    expect(taken.result.outputs['edited-patch']).toBe('');
  });
});

test.each([
  [20, 1],
  [21, 0],
])(
  'warns without prune of an edit among %i pages that left the folder, or says from 21 on how to look for it',
  async (count, warnings) => {
    const names = Array.from({ length: count }, (_, index) => `gone-${index}.mdx`);
    const gone = Object.fromEntries(names.map((name) => [name, `${name}\n`]));
    await using stage = await publishedStage({ ...gone, 'b.mdx': 'b\n' });
    editAtService(stage, { 'gone-0.mdx': 'edited\n' });
    removePages(stage, ...names);
    writePages(stage, { 'new.mdx': 'gone, and changed\n' });
    const run = passed(await push(stage, 2));
    const edited = 'reference/api/gone-0.mdx: edited in the web editor, removed from the folder';
    const warningsOf = ({ result }: typeof run) => result.annotations.filter(({ message }) => message === edited);
    expect(warningsOf(run)).toHaveLength(warnings);
    expect(reasonsOf(stage)['reference/api/gone-1.mdx']).toBe('left: removed from the folder');
    const unread = `docs-ci didn't look for edits in ${count} pages that left the folder. To see whether people edited them, set`;
    for (const text of [run.stdout, run.summary]) expect(text.includes(unread)).toBe(warnings === 0);
    // More deletions than max-deletes allows don't hide the edit.
    const looked = await push(stage, 3, { prune: 'managed', 'dry-run': 'true' });
    expect(warningsOf(looked)).toHaveLength(1);
    expect(looked.summary).not.toContain("didn't look for edits");
  },
);

test('names a way out in the error of a page that has an edit and left the folder, which then passes', async () => {
  await using stage = await publishedStage({ 'a.mdx': 'a\n', 'b.mdx': 'b\n' });
  editAtService(stage, { 'a.mdx': 'edited\n' });
  removePages(stage, 'a.mdx');
  const inputs = { prune: 'managed', 'on-edited': 'fail' };
  const run = await push(stage, 2, inputs);
  expect(run.exitCode).toBe(3);
  expect(run.result.message).toContain(
    'Nothing was written: 1 page was edited in the web editor and stays as it is. The folder no longer has reference/api/a.mdx: as soon as your files have what you need of the edits, delete this page in the dashboard. See',
  );
  editAtService(stage, { 'a.mdx': null });
  passed(await push(stage, 3, inputs));
});

test('counts each file once that the folder has and the run does not push, in log, page and output', async () => {
  await using stage = await publishedStage({ 'a.mdx': 'a\n', 'old/b.mdx': 'b\n', 'old/c.mdx': 'c\n' });
  writePages(stage, { 'notes.txt': 'text\n', '.hidden.mdx': 'text\n' });
  const run = passed(await push(stage, 2, { exclude: 'old/**' }));
  expect(run.result.outputs.skipped).toBe('4');
  expect(run.summary).toContain('Skipped files (4)');
  const logged = run.stdout.split('\n').filter((line) => / files? (?:skipped|not pushed)/.test(line));
  expect(logged.map((line) => Number.parseInt(line, 10)).reduce((sum, count) => sum + count, 0)).toBe(4);
});

test.each([
  ['a first run that pushes nothing', 0, false],
  ['a run that pushed it', 1, true],
])('names the manifest in the details of %s only if there is one', async (_, pages, isThere) => {
  await using stage = await stageWith(pages);
  writePages(stage, { 'notes.txt': 'text\n' });
  const [plan, run] = [await push(stage, 1, { 'dry-run': 'true' }), await push(stage, 2)];
  expect(plan.summary).not.toContain('docs-ci-manifest.mdx');
  expect(run.summary.includes('docs-ci-manifest.mdx')).toBe(isThere);
});

test.each([
  ['Reference/api', 'reference/api', 'differs only in upper and lower case'],
  ['refrence/api', 'reference/api', 'has a similar name'],
])('asks in a first run to %s whether the folder %s is meant', async (to, meant, why) => {
  await using stage = await stageWith(1);
  editAtService(stage, { 'theirs.mdx': '# Theirs\n' });
  const plan = passed(await push(stage, 1, { to, 'dry-run': 'true' }));
  expect(plan.summary).toContain(`Did you mean the folder ${meant}?`);
  expect(plan.summary).toContain(`| \`${meant}\` | ${why} |`);
  expect(plan.summary).toContain(`If ${to} is the wrong folder, set \`to: ${meant}\`.`);
  const run = passed(await push(stage, 2, { to }));
  expect(run.stdout).toContain('::warning title=Other folder');
  expect(run.summary).toMatch(/^## ⚠️/);
  expect(run.summary).toContain(`and delete the created pages and docs-ci-manifest.mdx in ${to}, in the`);
  expect(passed(await push(stage, 3, { to })).summary).not.toContain('Did you mean');
});

test('says in a first run that another folder has pages of the same source, and not of other sources', async () => {
  await using stage = await stageWith(1);
  passed(await push(stage, 1, { to: 'guides' }));
  const other = await push(stage, 2, { to: 'other', source: 'another' });
  expect(other.summary).not.toContain('another folder');
  const { summary } = passed(await push(stage, 3, { to: 'api', 'dry-run': 'true' }));
  expect(summary).toContain('The project has pages of this source in another folder, too');
  expect(summary).toContain('| `guides` | has pages of this source, which an earlier run pushed |');
});

test('says in a first run into a folder with other pages how to undo it, and not in later runs', async () => {
  await using stage = await stageWith(1);
  editAtService(stage, { 'theirs.mdx': '# Theirs\n' });
  const plan = passed(await push(stage, 1, { 'dry-run': 'true' }));
  expect(plan.result.message).toContain('reference/api has 1 other page. Check that');
  const first = passed(await push(stage, 2));
  for (const text of [first.result.message, first.summary])
    expect(text).toContain('delete the created pages and docs-ci-manifest.mdx there, in the documentation repository.');
  writePages(stage, { 'new.mdx': '# New\n' });
  expect(passed(await push(stage, 3)).result.message).not.toContain('other page');
});

const KEPT = {
  'reference/api/adopted.mdx': 'unchanged: same content, and existed already',
  'reference/api/alike.mdx': 'unchanged: same content',
  'reference/api/before.mdx': 'kept: existed already',
  'reference/api/both.mdx': 'kept: edited in the web editor and in the folder',
  'reference/api/changed.mdx': 'update: changed in the folder',
  'reference/api/deleted-changed.mdx': 'kept: deleted in the web editor',
  'reference/api/deleted.mdx': 'kept: deleted in the web editor',
  'reference/api/edited.mdx': 'kept: edited in the web editor',
  'reference/api/gone-deleted.mdx': 'forgotten: removed from the folder and in the web editor',
  'reference/api/gone-edited.mdx': 'kept: edited in the web editor, removed from the folder',
  'reference/api/gone.mdx': 'delete: removed from the folder',
  'reference/api/new.mdx': 'create: new',
  'reference/api/same.mdx': 'unchanged: same content',
};

const KEPT_PAGES = {
  'reference/api/adopted.mdx': 'adopted\n',
  'reference/api/alike.mdx': 'alike, on both sides\n',
  'reference/api/before.mdx': 'before, there\n',
  'reference/api/both.mdx': 'both, there\n',
  'reference/api/changed.mdx': 'changed here\n',
  'reference/api/edited.mdx': 'edited there\n',
  'reference/api/foreign.mdx': 'foreign\n',
  'reference/api/gone-edited.mdx': 'gone-edited there\n',
  'reference/api/new.mdx': 'new\n',
  'reference/api/same.mdx': 'same\n',
};

describe('every row of the table', () => {
  test('keeps all edits with on-edited: keep, and pushes everything else', async () => {
    await using stage = await stageOfEveryCase();
    const run = passed(await push(stage, 2, { prune: 'managed' }));
    expect(reasonsOf(stage)).toEqual(KEPT);
    expect(run.deployments).toBe(1);
    expect(pagesOf(stage)).toEqual(KEPT_PAGES);
    const again = await push(stage, 3, { prune: 'managed' });
    expect({ exitCode: again.exitCode, writes: writesOf(again) }).toEqual({ exitCode: 0, writes: [] });
  });

  test('writes over edits with on-edited: overwrite, and still deletes no edited page', async () => {
    await using stage = await stageOfEveryCase();
    passed(await push(stage, 2, { prune: 'managed', 'on-edited': 'overwrite' }));
    expect(reasonsOf(stage)).toEqual({
      ...KEPT,
      'reference/api/before.mdx': 'update: existed already',
      'reference/api/both.mdx': 'update: edited in the web editor and in the folder',
      'reference/api/deleted-changed.mdx': 'create: deleted in the web editor',
      'reference/api/deleted.mdx': 'create: deleted in the web editor',
      'reference/api/edited.mdx': 'update: edited in the web editor',
    });
    expect(pagesOf(stage)).toEqual({
      ...KEPT_PAGES,
      'reference/api/before.mdx': 'before, here\n',
      'reference/api/both.mdx': 'both, here\n',
      'reference/api/deleted-changed.mdx': 'deleted, here\n',
      'reference/api/deleted.mdx': 'deleted\n',
      'reference/api/edited.mdx': 'edited\n',
    });
  });

  test('writes nothing with on-edited: fail, and ends with exit code 3', async () => {
    await using stage = await stageOfEveryCase();
    const before = pagesOf(stage);
    const run = await push(stage, 2, { prune: 'managed', 'on-edited': 'fail' });
    expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 3, writes: [] });
    expect(run.result.message).toContain('6 pages were edited or deleted in the web editor');
    expect(pagesOf(stage)).toEqual(before);
  });

  test('leaves pages that are gone from the folder with prune: none', async () => {
    await using stage = await publishedStage({ 'gone.mdx': 'gone\n', 'same.mdx': 'same\n' });
    removePages(stage, 'gone.mdx');
    const run = await push(stage, 2);
    passed(run);
    expect(run.stdout + run.stderr).toContain(
      '1 page stays in the project, because "prune" is none: reference/api/gone.mdx. The folder has no file for it any more. To delete unedited pages that docs-ci wrote, set prune: managed.\n',
    );
    expect(reasonsOf(stage)['reference/api/gone.mdx']).toBe('left: removed from the folder');
    expect(pagesOf(stage)).toMatchObject({ 'reference/api/gone.mdx': 'gone\n' });
    passed(await push(stage, 3, { prune: 'managed' }));
    expect(pagesOf(stage)).not.toHaveProperty('reference/api/gone.mdx');
  });
});

test('stops before any write with on-edited: fail although hashes alone show more than one push', async () => {
  await using stage = await startStage(SERVICE);
  const pages = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}.mdx`, `p${index}\n`]));
  writePages(stage, pages);
  await push(stage, 1);
  editAtService(stage, { 'p0.mdx': 'edited there\n' });
  writePages(stage, Object.fromEntries(Object.keys(pages).map((path) => [path, `changed ${path}\n`])));
  const run = await push(stage, 2, { 'on-edited': 'fail' });
  expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 3, writes: [] });
});

/** Git for Windows sets it to true. Then `git apply` writes the line ends of Windows. */
const AUTOCRLF = ['false', 'true'];

/** Applies the patch of the last run to the pages, in a new repository. */
function applyPatch(stage: Stage, autocrlf: string): void {
  for (const args of [
    ['init', '-q'],
    ['-c', `core.autocrlf=${autocrlf}`, 'apply', 'docs-ci/push-content/edited.patch'],
  ])
    execFileSync('git', args, { cwd: stage.folder });
}

test.for(AUTOCRLF)('gives back edits as a patch for git apply with core.autocrlf=%s', async (autocrlf, { skip }) => {
  skipUnless(NEEDS.git, { skip });
  await using stage = await startStage(SERVICE);
  writePages(stage, {
    'unix.mdx': 'one\ntwo\nthree\n',
    'windows.mdx': '\ufeffone\r\ntwo\r\nthree',
    'names with blanks/ä.mdx': 'text\n',
    'same.mdx': 'same\n',
  });
  await push(stage, 1);
  const edits = {
    'unix.mdx': 'one\ntwo, edited\nthree\nfour\n',
    'windows.mdx': 'one\ntwo\nthree, edited\n',
    'names with blanks/ä.mdx': 'text, edited\n',
  };
  editAtService(stage, edits);
  passed(await push(stage, 2));
  applyPatch(stage, autocrlf);
  expect(readFileSync(join(stage.folder, 'docs/windows.mdx'), 'utf8')).toBe('\ufeffone\r\ntwo\r\nthree, edited');
  const after = await push(stage, 3);
  expect(planOf(stage).map(({ action }) => action)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
  expect(after.exitCode).toBe(0);
  expect(pagesOf(stage)).toMatchObject(
    Object.fromEntries(Object.entries(edits).map(([path, text]) => [`reference/api/${path}`, text])),
  );
});

test.for(AUTOCRLF)(
  'gives back the edit of a symlinked page for git apply with core.autocrlf=%s',
  async (autocrlf, { skip }) => {
    for (const need of [NEEDS.git, NEEDS.symlinks]) skipUnless(need, { skip });
    await using stage = await stageWith({ 'shared/text.mdx': 'text\n', 'other.mdx': 'other\n' });
    symlinkSync('shared/text.mdx', join(stage.folder, 'docs/link.mdx'));
    await push(stage, 1);
    editAtService(stage, {
      'link.mdx': 'text, edited\n',
      'shared/text.mdx': 'text, edited\n',
      'other.mdx': 'other, edited\n',
    });
    await push(stage, 2);
    applyPatch(stage, autocrlf);
    expect(readFileSync(join(stage.folder, 'docs/shared/text.mdx'), 'utf8')).toBe(
      `text, edited${autocrlf === 'true' ? '\r\n' : '\n'}`,
    );
    const after = await push(stage, 3);
    expect(after.result.outputs).toMatchObject({ kept: '0', unchanged: '3' });
  },
);

test('removes the patch of an earlier run if no page is edited any more', async () => {
  await using stage = await publishedStage({ 'a.mdx': 'a\n' });
  editAtService(stage, { 'a.mdx': 'edited\n' });
  await push(stage, 2);
  const patch = join(stage.folder, 'docs-ci/push-content/edited.patch');
  expect(readFileSync(patch, 'utf8')).toContain('+edited');
  writePages(stage, { 'a.mdx': 'edited\n' });
  await push(stage, 3);
  expect(() => readFileSync(patch)).toThrow('ENOENT');
});

describe('the same page with another ending', () => {
  test.each(['with-ending', 'without-ending'] as const)(
    'replaces its own page whose ending changed in the folder (paths %s)',
    async (pagePaths) => {
      await using stage = await publishedStage({ 'a.md': 'a\n', 'b.md': 'b\n' }, { ...SERVICE, pagePaths });
      removePages(stage, 'a.md', 'b.md');
      writePages(stage, { 'a.mdx': 'a, changed\n', 'b.mdx': 'b\n' });
      passed(await push(stage, 2));
      const paths = Object.keys(pagesOf(stage));
      expect(paths.filter((path) => /\/a\.mdx?$/.test(path))).toEqual(['reference/api/a.mdx']);
      expect(paths.filter((path) => /\/b\.mdx?$/.test(path))).toHaveLength(1);
      writePages(stage, { 'b.mdx': 'b, changed\n' });
      passed(await push(stage, 3));
      expect(Object.keys(pagesOf(stage)).filter((path) => /\/b\.mdx?$/.test(path))).toEqual(['reference/api/b.mdx']);
      expect((await push(stage, 4)).requests).toHaveLength(3);
    },
  );

  test('keeps a page of people with another ending', async () => {
    await using stage = await startStage(SERVICE);
    editAtService(stage, { 'a.mdx': 'a of people\n' });
    writePages(stage, { 'a.md': 'a of the folder\n', 'b.md': 'b\n' });
    await push(stage, 1);
    expect(pagesOf(stage)).toEqual({ 'reference/api/a.mdx': 'a of people\n', 'reference/api/b.md': 'b\n' });
    await push(stage, 2, { 'on-edited': 'overwrite' });
    expect(pagesOf(stage)).toEqual({ 'reference/api/a.md': 'a of the folder\n', 'reference/api/b.md': 'b\n' });
  });

  test.each(['a.md', 'a.mdx'])('compares with its own file if people wrote another one beside it (%s)', async (own) => {
    await using stage = await startStage(SERVICE);
    const other = own === 'a.md' ? 'a.mdx' : 'a.md';
    writePages(stage, { [own]: 'a\n' });
    await push(stage, 1);
    editAtService(stage, { [other]: 'of people\n' });
    passed(await push(stage, 2));
    writePages(stage, { [own]: 'a, changed\n' });
    passed(await push(stage, 3));
    const both = { [`reference/api/${own}`]: 'a, changed\n', [`reference/api/${other}`]: 'of people\n' };
    expect(pagesOf(stage)).toEqual(both);
    removePages(stage, own);
    writePages(stage, { 'other.mdx': 'other\n' });
    passed(await push(stage, 4, { prune: 'managed' }));
    expect(pagesOf(stage)).toEqual({ [`reference/api/${other}`]: 'of people\n', 'reference/api/other.mdx': 'other\n' });
  });
});

test('adopts pages with the same content after the manifest was deleted, and keeps those that differ', async () => {
  await using stage = await publishedStage({ 'a.mdx': 'a\n', 'b.mdx': 'b\n' });
  editAtService(stage, { 'docs-ci-manifest.mdx': null, 'b.mdx': 'b, edited\n' });
  passed(await push(stage, 2));
  expect(manifestPaths(stage)).toEqual(['a.mdx']);
  expect(pagesOf(stage)).toEqual({ 'reference/api/a.mdx': 'a\n', 'reference/api/b.mdx': 'b, edited\n' });
});

test('sees that a file was deleted that is no page, if the service lists such files', async () => {
  const pages = { 'a.mdx': '# A\n', 'api.json': '{}\n' };
  await using stage = await stageWith(pages, { ...SERVICE, otherFiles: 'listed' });
  stage.emulator.state.project.edit({ 'docs.json': '{"navigation":[]}\n' });
  passed(await push(stage, 1, { include: '**/*' }));
  stage.emulator.state.project.edit({ 'reference/api/api.json': null });
  const kept = passed(await push(stage, 2, { include: '**/*' }));
  expect(kept.result.outputs).toMatchObject({ kept: '1', complete: 'false' });
  const again = passed(await push(stage, 3, { include: '**/*', 'on-edited': 'overwrite' }));
  expect(again.result.outputs).toMatchObject({ created: '1', complete: 'true' });
  expect(pagesOf(stage)).toEqual({ 'reference/api/a.mdx': '# A\n', 'reference/api/api.json': '{}\n' });
});
