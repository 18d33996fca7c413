/** Tests which files of the folder are synced. */
import { linkSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { selectFiles } from '../../../../src/commands/sync-media/folder/select-files.js';
import { temporaryFolder } from '../../../support/folder.js';
import { NEEDS, skipUnless } from '../../../support/tools.js';
import { withoutPermission } from '../../../support/without-permission.js';
import { startFixture, startWith } from '../fixture.js';
import { inputName } from '../../../../src/text/input-names.js';

describe('selection of files', () => {
  test('ignores dotfiles, the lock file and manifests, and lists other types as skipped', async () => {
    await using fixture = await startWith({
      'media/a.txt': 'one',
      'media/.secret.txt': 'x',
      'media/.git/config.txt': 'x',
      'media/tool.exe': 'x',
      'media/alt.yaml': '"*": text',
      'media/lock.json': '{"version": 1, "files": {}}',
    });
    const { summary } = await fixture.expectSync({ skipped: '1' }, [
      '--alt-text',
      'media/alt.yaml',
      '--lock-file',
      'media/lock.json',
    ]);
    expect(Object.keys(fixture.library())).toEqual(['a.txt']);
    expect(summary).toContain('tool.exe');
    expect(summary).not.toContain('.secret');
  });

  test('never syncs results of any command, also not those with a folder of their own', async () => {
    const results = ['docs-ci/analytics-report/report.json', 'docs-ci/trigger-deploy/result.json', 'own/report.json'];
    await using fixture = await startWith({
      'a.txt': 'one',
      ...Object.fromEntries(results.map((path) => [path, `{"of": "${path}"}`])),
      'own/result.json': '{\n  "schemaVersion": 1,\n  "docsCi": "0.1.0"\n}',
    });
    await fixture.expectSync({ outcome: 'done' }, ['--path', '.', '--naming', 'path']);
    expect(Object.keys(fixture.library())).toEqual(['a.txt']);
  });

  test.each(['include', 'exclude', 'rewrite'])(
    'rejects a glob with a backslash in %s before anything is sent',
    async (name) => {
      await using fixture = await startWith({ 'media/private/a.txt': 'one' });
      await fixture.expectRejected(/^--\w+: "private.*" contains a backslash\. Use \/ between folders/, [
        `--${name}`,
        'private\\**',
      ]);
    },
  );

  test.each(['media', 'media/deep'])('rejects a results folder that contains the folder %s', async (path) => {
    await using fixture = await startWith({ 'media/deep/a.txt': 'one' });
    await fixture.expectRejected('--results-dir contains the folder to sync', [
      '--path',
      path,
      '--results-dir',
      'media',
    ]);
    expect(readdirSync(join(fixture.folder, 'media'))).toEqual(['deep']);
  });

  test('selects any type with include and warns about it, and leaves out what exclude matches', async () => {
    await using fixture = await startWith({
      'media/a.txt': 'one',
      'media/b.txt': 'two',
      'media/deep/c.txt': 'three',
      'media/d.xyz': 'four',
    });
    const { stderr } = await fixture.expectSync({ exitCode: 1, skipped: '2', failed: '1' }, [
      '--include',
      '**/*.{txt,xyz}',
      '--exclude',
      'deep/**',
      '--exclude',
      'b*',
    ]);
    expect(Object.keys(fixture.map())).toEqual(['a.txt']);
    expect(stderr).toContain('--include selects 1 file of a type that the service may reject: d.xyz.');
  });

  test.each([
    ['exclude', ['--exclude', 'drafts']],
    ['exclude at any depth', ['--exclude', '**/drafts']],
    ['a negated include before another', ['--include', '!drafts/**', '--include', '**/*.txt']],
  ])('leaves out a folder by %s', async (_, flags) => {
    await using fixture = await startWith({ 'media/a.txt': 'one', 'media/drafts/deep/b.txt': 'two' });
    await fixture.sync(flags);
    expect(fixture.library()).toEqual({ 'a.txt': 'one' });
  });

  test('follows symlinks to files in the folder, and never out of it', async ({ skip }) => {
    skipUnless(NEEDS.symlinks, { skip });
    await using fixture = await startFixture();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    fixture.put({ 'media/a.txt': 'one', 'secret.txt': 'secret' });
    const media = join(fixture.folder, 'media');
    symlinkSync(join(outside, 'secret.txt'), join(media, 'out.txt'));
    symlinkSync('../secret.txt', join(media, 'up.txt'));
    symlinkSync(outside, join(media, 'folder'));
    symlinkSync('nowhere.txt', join(media, 'broken.txt'));
    symlinkSync('.', join(media, 'loop'));
    symlinkSync('a.txt', join(media, 'alias.txt'));
    linkSync(join(media, 'a.txt'), join(media, 'hard.txt'));
    const { summary } = await fixture.expectSync({ outcome: 'done' });
    expect(Object.values(fixture.library())).toEqual(['one']);
    expect(Object.keys(fixture.map())).toEqual(['a.txt', 'alias.txt', 'hard.txt']);
    for (const name of ['out.txt', 'up.txt', 'folder', 'broken.txt', 'loop']) expect(summary).toContain(name);
  });

  test('rejects a folder that is a symlink out of the workspace', async ({ skip }) => {
    skipUnless(NEEDS.symlinks, { skip });
    await using fixture = await startFixture();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    symlinkSync(outside, join(fixture.folder, 'media'));
    await fixture.expectRejected('is a symlink that points outside the workspace');
  });
});

test('rejects a folder below path that it may not list', async ({ skip }) => {
  skipUnless(NEEDS.permissions, { skip });
  const workspace = temporaryFolder();
  const closed = join(workspace, 'media/closed');
  mkdirSync(closed, { recursive: true });
  const select = (): Promise<unknown> =>
    selectFiles({
      hostName: 'github',
      folder: join(workspace, 'media'),
      include: undefined,
      exclude: undefined,
      rewrite: undefined,
      workspace,
      naming: 'basename',
      ownFiles: [],
      isResult: () => false,
    });
  await select();
  await expect(withoutPermission(workspace, closed, select)).rejects.toThrow(
    `${inputName('path')}: "media/closed" couldn't be listed: permission denied (EACCES). Make the folder readable.`,
  );
});
