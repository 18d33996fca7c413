/** Tests what stops push-content before it writes anything. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../../support/folder.js';
import { type Stage, startStage, withoutHelp } from '../../support/runs.js';
import { NEEDS, skipUnless } from '../../support/tools.js';
import { withoutPermissions } from '../../support/without-permission.js';
import {
  MANIFEST,
  manyPages,
  pagesOf,
  passed,
  publishedStage,
  push,
  SERVICE,
  stageWith,
  writePages,
  writesOf,
} from './fixture.js';

describe('the manifest', () => {
  const edit = async (stage: Stage, change: (text: string) => string): Promise<void> => {
    writePages(stage, manyPages(3));
    await push(stage, 1);
    const text = stage.emulator.state.project.branch().files.get(MANIFEST) ?? '';
    stage.emulator.state.project.edit({ [MANIFEST]: change(text) });
    writePages(stage, manyPages(30, 'Changed.'));
  };

  test.each<[what: string, message: string, change: (text: string) => string]>([
    ['of another source', 'belongs to another source', (text) => text.replace('acme', 'other')],
    ['that is damaged', 'is damaged', (text) => text.replace('"pages": {', '"pages": ')],
    ['of a newer version', 'newer version of docs-ci', (text) => text.replace('"version": 2', '"version": 3')],
  ])('stops before any write if the manifest is one %s', async (_, message, change) => {
    await using stage = await startStage(SERVICE);
    await edit(stage, change);
    for (const mode of ['publish', 'propose']) {
      const run = await push(stage, 2, { mode });
      expect({ mode, exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ mode, exitCode: 2, writes: [] });
      expect(run.result.message).toContain(message);
    }
  });

  test.each<[change: string, inputs: Record<string, string>, env: Record<string, string>]>([
    ['of another repository', {}, { GITHUB_REPOSITORY: 'acme/other' }],
    ['of another owner', {}, { GITHUB_REPOSITORY: 'other/api' }],
    ['of another server', {}, { GITHUB_SERVER_URL: 'https://github.example.com' }],
    ['of another folder', { path: 'other' }, {}],
    ['of the folder above', { path: '.' }, {}],
    ['of a folder below', { path: 'docs/sub' }, {}],
    ['that is named', { source: 'docs' }, {}],
  ])('refuses the manifest for a source %s before any write, and names to and source', async (_, inputs, env) => {
    await using stage = await publishedStage({ 'a.mdx': 'a\n', 'sub/b.mdx': 'b\n' });
    writeFiles(stage.folder, { 'other/c.mdx': 'c\n' });
    const before = pagesOf(stage);
    for (const mode of ['publish', 'propose']) {
      const run = await push(stage, 2, { prune: 'managed', mode, ...inputs }, env);
      expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 2, writes: [] });
      expect(run.result.message).toMatch(
        /belongs to another source: .*same pages.* repository or its folder \("path"\) was renamed, set "source" to that of the manifest\. Else set "to" to another folder\./,
      );
    }
    expect(pagesOf(stage)).toEqual(before);
  });

  test('takes a source by its old name, after the repository was renamed', async () => {
    await using stage = await publishedStage(2);
    const renamed = { GITHUB_REPOSITORY: 'acme/renamed' };
    expect((await push(stage, 2, {}, renamed)).exitCode).toBe(2);
    const run = await push(stage, 3, { source: 'github.com/acme/api:docs' }, renamed);
    expect({ exitCode: run.exitCode, requests: run.requests.length }).toEqual({ exitCode: 0, requests: 3 });
  });
});

describe('older runs', () => {
  test('does nothing if a newer run has pushed, unless the run was started again', async () => {
    await using stage = await stageWith({ 'a.mdx': 'new\n' });
    await push(stage, 7);
    writePages(stage, { 'a.mdx': 'old\n' });
    const older = await push(stage, 6);
    expect({ exitCode: older.exitCode, writes: writesOf(older) }).toEqual({ exitCode: 0, writes: [] });
    expect(older.result.message).toContain('a newer run has pushed already');
    expect(pagesOf(stage)).toEqual({ 'reference/api/a.mdx': 'new\n' });
    await push(stage, 6, {}, { GITHUB_RUN_ATTEMPT: '2' });
    expect(pagesOf(stage)).toEqual({ 'reference/api/a.mdx': 'old\n' });
    writePages(stage, { 'a.mdx': 'older\n' });
    await push(stage, 5, { 'on-older-run': 'push' });
    expect(pagesOf(stage)).toEqual({ 'reference/api/a.mdx': 'older\n' });
  });

  test('still knows an older run after a push from a terminal', async () => {
    await using stage = await stageWith({ 'a.mdx': 'one\n' });
    await push(stage, 7);
    writePages(stage, { 'a.mdx': 'two\n' });
    passed(await stage.run('push-content', ['--to=reference/api', '--source=github.com/acme/api:docs']));
    expect(pagesOf(stage)).toEqual({ 'reference/api/a.mdx': 'two\n' });
    writePages(stage, { 'a.mdx': 'old\n' });
    expect((await push(stage, 6)).result.message).toContain('a newer run has pushed already');
    expect(pagesOf(stage)).toEqual({ 'reference/api/a.mdx': 'two\n' });
  });
});

describe('the syntax', () => {
  test.each([
    { pages: 3, mode: 'publish' },
    { pages: 40, mode: 'publish' },
    { pages: 3, mode: 'propose' },
  ])(
    'ends with exit code 3 and no write if one of $pages new pages is invalid in mode $mode',
    async ({ pages, mode }) => {
      await using stage = await stageWith({ ...manyPages(pages), 'broken.mdx': '# run\n\nReturns Promise<void>.\n' });
      const run = await push(stage, 1, { mode });
      expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 3, writes: [] });
      expect(run.result.message).toContain('docs/broken.mdx, line 3');
      passed(await push(stage, 2, { mode, syntax: 'none', wait: 'false' }));
    },
  );

  test('checks .md files only with syntax: mdx', async () => {
    await using stage = await stageWith({ 'a.md': 'Returns Promise<void>.\n' });
    expect((await push(stage, 1, { syntax: 'mdx', 'dry-run': 'true' })).exitCode).toBe(3);
    passed(await push(stage, 2));
  });
});

test('sends no request if a file has the name of the manifest', async () => {
  await using stage = await stageWith({ 'docs-ci-manifest.md': 'a' });
  const run = await push(stage, 1);
  expect({ exitCode: run.exitCode, requests: run.requests }).toEqual({ exitCode: 2, requests: [] });
  expect(run.result.message).toContain('docs-ci-manifest');
});

test.each<[inputs: Record<string, string>, message: string]>([
  [{ to: 'reference/' }, `"to" can't be used: the path begins or ends with a slash. Use a path such as reference/api.`],
  [
    { 'navigation-group': 'API', 'config-file': '/docs.json' },
    "config-file can't be used: the path begins or ends with a slash. Use a path such as docs.json.",
  ],
  [
    { to: 'guides/start.mdx' },
    `"to" can't be used: the path guides/start.mdx is that of a file, not of a folder. Use a path such as reference/api.`,
  ],
  [
    { 'navigation-group': 'API', 'config-file': 'guides/start.mdx' },
    "config-file can't be used: the path guides/start.mdx is that of a page. Use a path such as docs.json.",
  ],
  [
    { 'navigation-group': 'API' },
    'navigation-group needs config-file. Set the path of the configuration file, in most projects docs.json.',
  ],
  [
    { branch: 'drafts' },
    '"branch" is only for modes propose and remove, but mode publish makes the pages live. Set "mode" to propose, or remove "branch".',
  ],
  ...['{too}', '{Commit}', '{ to }', '{change}'].map((typo): [Record<string, string>, string] => [
    { 'commit-message': `{"a"} {td} {to} \${${typo}} {ticket}` },
    `commit-message has ${typo}. Use one of the placeholders {to}, {source}, {commit} and {changes}.`,
  ]),
])('sends no request if an input is invalid or would be ignored: %j', async (inputs, message) => {
  await using stage = await stageWith({ 'a.mdx': 'a\n' });
  const run = await push(stage, 1, inputs);
  expect({ exitCode: run.exitCode, requests: run.requests }).toEqual({ exitCode: 2, requests: [] });
  expect(withoutHelp(run.result.message)).toBe(message);
});

test.each(['publish', 'propose'])('names base if it does not exist, in mode %s', async (mode) => {
  await using stage = await stageWith({ 'a.mdx': 'a\n' });
  const run = await push(stage, 1, { mode, base: 'nope' });
  expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 2, writes: [] });
  expect(run.result.message).toMatch(
    /^base: .*"nope".* Check the name of the branch\. See https:.*#the-branch-isnt-in-the-documentation-repository$/,
  );
});

test('sends no request if a page contains the API key, and never shows it', async () => {
  await using stage = await stageWith({ 'good.mdx': 'good\n' });
  writePages(stage, { 'a.mdx': `The key is ${stage.emulator.keys.editor}\n` });
  const run = await push(stage, 1);
  expect({ exitCode: run.exitCode, requests: run.requests }).toEqual({ exitCode: 2, requests: [] });
  expect(run.result.message).toContain('docs/a.mdx');
  expect(run.stdout.replace(/^::add-mask::.*$/gm, '')).not.toContain(stage.emulator.keys.editor);
  expect(run.summary).not.toContain(stage.emulator.keys.editor);
});

test.each([
  ['docs', 'docs/'],
  ['.', 'the workspace'],
])('gives a warning if the folder %s has no pages', async (path, folder) => {
  await using stage = await stageWith({ 'a.txt': 'text' });
  const run = passed(await push(stage, 1, { path }));
  const message = `path: ${folder} has no page that "include" selects.`;
  expect(run.result.annotations).toContainEqual(expect.objectContaining({ level: 'warning', message }));
  expect(run.result.message).toContain('Check "path" and "include"');
});

test('says that the folder cannot be listed, with and without prune', async ({ skip }) => {
  skipUnless(NEEDS.permissions, { skip });
  await using stage = await stageWith({ 'a.mdx': 'a\n' });
  for (const prune of ['none', 'managed']) {
    const run = await withoutPermissions(stage.folder, [join(stage.folder, 'docs')], () => push(stage, 1, { prune }));
    expect(run.exitCode, prune).toBe(2);
    expect(run.result.message).toMatch(
      /^path: "docs" couldn't be listed: permission denied \(EACCES\)\. Make the folder readable\./,
    );
  }
});

test('never pushes results of docs-ci, whichever folder an earlier step wrote them to', async () => {
  await using stage = await stageWith({});
  await stage.runAction('check');
  for (const folder of ['.', 'own'])
    cpSync(join(stage.folder, 'docs-ci/check'), join(stage.folder, folder), { recursive: true });
  writeFiles(stage.folder, {
    'a.mdx': 'a\n',
    'own/b.mdx': 'b\n',
    'other/summary.md': '# Of the user\n',
    'other/result.json': '{"docsCi": 1}',
  });
  passed(await push(stage, 1, { path: '.' }));
  const pages = ['a.mdx', 'other/summary.md', 'own/b.mdx'];
  expect(Object.keys(pagesOf(stage)).sort()).toEqual(pages.map((page) => `reference/api/${page}`));
});

test('says which inputs change nothing, and pushes', async () => {
  await using stage = await stageWith({ 'a.mdx': 'a\n' });
  const run = passed(await push(stage, 1, { 'max-deletes': '5%', 'config-file': 'docs.json', artifact: 'false' }));
  const notices = run.result.annotations.filter(({ level }) => level === 'notice');
  expect(notices.map(({ message }) => message)).toEqual([
    'max-deletes: not used, because "prune" is none.',
    "config-file: not used, because navigation-group isn't set. The navigation stays as it is.",
  ]);
});
