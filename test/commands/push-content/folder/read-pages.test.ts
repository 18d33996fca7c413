/** Tests which files of a folder are pushed, how they are read, and what is wrong with a folder. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPageText } from '../../../../src/commands/push-content/folder/read-pages.js';
import { hashPage } from '../../../../src/project/page-text.js';
import { FileChangedError } from '../../../../src/disk/hash.js';
import { Secrets } from '../../../../src/text/redact-secrets.js';
import { NEEDS, skipUnless } from '../../../support/tools.js';
import { withoutPermission } from '../../../support/without-permission.js';
import { pageFolder } from './fixture.js';

function hasSecretOf(secret: string): (text: string) => boolean {
  const secrets = new Secrets([secret]);
  return (text) => secrets.has(text);
}

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';

describe('selection of pages', () => {
  test('selects Markdown and MDX at any depth, sorted by their paths in the project', async () => {
    const folder = pageFolder({
      'docs/b.md': 'b',
      'docs/a/c.mdx': 'c',
      'docs/a.md': 'a',
      'docs/x.png': 'x',
      'r.md': '',
    });
    const size = { sizeBytes: 2, sizeUnits: 2 };
    expect((await folder.read()).pages).toEqual([
      { file: 'docs/a.md', path: 'api/a.md', place: 'api/a', hash: hashPage('a\n'), ...size },
      { file: 'docs/a/c.mdx', path: 'api/a/c.mdx', place: 'api/a/c', hash: hashPage('c\n'), ...size },
      { file: 'docs/b.md', path: 'api/b.md', place: 'api/b', hash: hashPage('b\n'), ...size },
    ]);
  });

  test('pushes to the root of the project without a leading dot', async () => {
    expect(await pageFolder({ 'docs/a/b.md': 'b' }).paths({ to: '.' })).toEqual(['a/b.md']);
  });

  test('leaves out what exclude matches, and folders with everything below them', async () => {
    const folder = pageFolder({ 'docs/a.md': '', 'docs/drafts/b.md': '', 'docs/c.internal.md': '' });
    expect(await folder.paths({ exclude: ['drafts', '*.internal.md'] })).toEqual(['api/a.md']);
  });

  test('pushes another text file only if include names it', async () => {
    const folder = pageFolder({ 'docs/a.md': '', 'docs/openapi.json': '{}' });
    expect(await folder.paths({ include: ['*.md', 'openapi.json'] })).toEqual(['api/a.md', 'api/openapi.json']);
  });

  test('skips dotfiles, lock files, packages and results, even if include names them', async () => {
    const folder = pageFolder({
      'docs/a.md': '',
      'docs/.env': 'x',
      'docs/.github/workflows/x.md': '',
      'docs/deep/.hidden.md': '',
      'docs/package-lock.json': '{}',
      'docs/deep/yarn.lock': '',
      'docs/pnpm-lock.yaml': '',
      'docs/node_modules/x/README.md': '',
      'docs-ci/push-content/summary.md': '',
    });
    const include = ['**', '.env', '.github/**', '**/.hidden.md'];
    const { pages, skipped } = await folder.read({ folder: folder.workspace, include });
    expect(pages.map(({ file }) => file)).toEqual(['docs/a.md']);
    expect(skipped).toEqual([
      { file: 'docs-ci/', reason: 'results of docs-ci' },
      { file: 'docs/.env', reason: 'its name begins with a dot' },
      { file: 'docs/.github/', reason: 'its name begins with a dot' },
      { file: 'docs/deep/.hidden.md', reason: 'its name begins with a dot' },
      { file: 'docs/deep/yarn.lock', reason: 'a lock file' },
      { file: 'docs/node_modules/', reason: 'installed packages' },
      { file: 'docs/package-lock.json', reason: 'a lock file' },
      { file: 'docs/pnpm-lock.yaml', reason: 'a lock file' },
    ]);
  });

  test('follows symlinks to files in the folder only, and never to something that is skipped', async ({ skip }) => {
    skipUnless(NEEDS.symlinks, { skip });
    const folder = pageFolder({ 'docs/a.md': 'a', 'docs/deep/b.md': 'b', 'secret.md': 'secret', 'docs/.env': 'key' });
    const links = {
      'inside.md': 'deep/b.md',
      'outside.md': '../secret.md',
      'absolute.md': '/etc/hostname',
      'loop.md': 'loop.md',
      'round.md': '.',
      'env.md': '.env',
      'broken.md': 'nowhere.md',
    };
    for (const [link, target] of Object.entries(links)) symlinkSync(target, join(folder.workspace, 'docs', link));
    const { pages, skipped } = await folder.read();
    expect(pages.map(({ path }) => path)).toEqual(['api/a.md', 'api/deep/b.md', 'api/inside.md']);
    expect(Object.fromEntries(skipped.map(({ file, reason }) => [file, reason]))).toEqual({
      'docs/.env': 'its name begins with a dot',
      'docs/absolute.md': 'a symlink that points outside the folder',
      'docs/broken.md': 'a broken symlink',
      'docs/env.md': 'a symlink to a file that is skipped',
      'docs/loop.md': 'a broken symlink',
      'docs/outside.md': 'a symlink that points outside the folder',
      'docs/round.md': 'a symlink to a folder',
    });
  });

  test('never waits for a pipe, not even behind a symlink', async ({ skip }) => {
    skipUnless(NEEDS.linuxNames, { skip });
    const folder = pageFolder({ 'docs/a.md': 'a' });
    execFileSync('mkfifo', [join(folder.workspace, 'docs/pipe.md')]);
    symlinkSync('pipe.md', join(folder.workspace, 'docs/link.md'));
    symlinkSync('/dev/zero', join(folder.workspace, 'docs/zero.md'));
    expect(await folder.paths()).toEqual(['api/a.md']);
  });

  test('names pages in composed Unicode, and reads them under the name on the disk', async ({ skip }) => {
    skipUnless(NEEDS.linuxNames, { skip });
    const folder = pageFolder({ 'docs/e\u0301.md': 'text' });
    const [page] = (await folder.read()).pages;
    expect(page).toMatchObject({ path: 'api/\u00e9.md', file: 'docs/e\u0301.md' });
    expect(page && (await readPageText(folder.workspace, page))).toBe('text\n');
  });
});

describe('problems of a folder', () => {
  test.each([
    ['docs/nowhere', /^path: "docs\/nowhere" doesn't exist\. Check the spelling/],
    ['docs/a.md', /^path: "docs\/a\.md" is a file\. Set "path" to a folder\.$/],
  ])('rejects the path %s', async (path, message) => {
    const folder = pageFolder({ 'docs/a.md': '' });
    expect(await folder.problems({ folder: join(folder.workspace, path) })).toEqual([
      expect.stringMatching(message) as unknown,
    ]);
  });

  test('lists the problems of all files at once', async () => {
    const folder = pageFolder({
      'docs/good.md': 'x',
      'docs/lfs.md': POINTER,
      'docs/latin.md': Buffer.from('caf\u00e9', 'latin1'),
      'docs/utf16.md': Buffer.from('\ufeffa', 'utf16le'),
      'docs/zero.md': 'a\0b',
      'docs/key.md': 'Use dk_live_0123456789 here',
      'docs/same.md': '',
      'docs/same.mdx': '',
      'docs/docs-ci-manifest.md': '',
      'docs/docs.json': '{}',
    });
    const problems = await folder.problems({
      include: ['**'],
      hasSecret: hasSecretOf('dk_live_0123456789'),
      configFile: 'api/docs.json',
    });
    expect([...problems].sort()).toEqual(
      [
        'path: docs/docs-ci-manifest.md would replace the manifest (api/docs-ci-manifest.mdx). Rename or exclude the file.',
        'path: docs/docs.json would replace the file that config-file names (api/docs.json). Rename or exclude the file.',
        "path: docs/key.md can't be pushed: the text contains this run's API key or token. Remove the secret from the file, and replace the key if anyone else can read the file.",
        'path: docs/lfs.md can\'t be pushed: the content is only in Git LFS. Run "git lfs pull" first. On GitHub, set lfs: true on actions/checkout. On GitLab, remove GIT_LFS_SKIP_SMUDGE.',
        "path: docs/zero.md can't be pushed: the text contains a NUL character (U+0000). Remove the character, which text files never contain. If the file is in UTF-16, save it as UTF-8.",
        "path: docs/latin.md and docs/utf16.md can't be pushed: the text isn't valid UTF-8. Save pages as UTF-8. Exclude images and other files here, and upload them with sync-media.",
        'path: docs/same.md and docs/same.mdx belong to the same page. Rename or exclude all but one.',
      ].sort(),
    );
    expect(problems.join()).not.toContain('dk_live');
  });

  test.each(['', ' ', 'short', 'documentation'])(
    'ignores the secret %j, which any page can contain',
    async (secret) => {
      const folder = pageFolder({ 'docs/a.md': 'a short page of documentation' });
      expect(await folder.paths({ hasSecret: hasSecretOf(secret) })).toEqual(['api/a.md']);
    },
  );

  test.each([
    ['as it is', 'dk_live/0123456789'],
    ['in a URL', 'https://e.example/?key=dk_live%2F0123456789'],
    ['in base64', Buffer.from('user:dk_live/0123456789').toString('base64')],
    ['with an invisible character', 'dk_live/01234\u200b56789'],
  ])('rejects a page with the key %s', async (_, text) => {
    const problems = await pageFolder({ 'docs/a.md': text }).problems({ hasSecret: hasSecretOf('dk_live/0123456789') });
    expect(problems).toEqual([expect.stringContaining('docs/a.md')]);
  });

  test('finds a secret that a variable ends with a line break', async () => {
    const folder = pageFolder({ 'docs/a.md': 'token: ghs_0123456789' });
    expect(await folder.problems({ hasSecret: hasSecretOf('ghs_0123456789\n') })).toHaveLength(1);
  });

  test.each([
    ['a.mdx', 'a/index.mdx'],
    ['a.md', 'a/index.md'],
    ['a/b.mdx', 'a/b/index.md'],
    ['a b.mdx', 'a%20b.mdx'],
  ])('rejects %s beside %s, which readers find at the same URL', async (first, second) => {
    const folder = pageFolder({ [`docs/${first}`]: '', [`docs/${second}`]: '' });
    expect(await folder.problems()).toEqual([
      `path: docs/${first} and docs/${second} belong to the same page. Rename or exclude all but one.`,
    ]);
  });

  test('takes a page beside a folder, and a data file beside a page', async () => {
    const folder = pageFolder({ 'docs/a.mdx': '', 'docs/a/b.mdx': '', 'docs/a/index.json': '{}' });
    const { pages } = await folder.read({ include: ['**'] });
    expect(pages).toHaveLength(3);
  });

  test('rejects names that differ only in case or Unicode form', async ({ skip }) => {
    skipUnless(NEEDS.linuxNames, { skip });
    const folder = pageFolder({
      'docs/Guide.md': '',
      'docs/guide.md': '',
      'docs/\u00e9.md': '',
      'docs/e\u0301.mdx': '',
    });
    expect(await folder.problems()).toEqual([
      'path: docs/Guide.md and docs/guide.md differ only in case or Unicode form. Rename or exclude all but one.',
      'path: docs/\u00e9.md and docs/e\u0301.mdx belong to the same page. Rename or exclude all but one.',
    ]);
  });

  test('rejects names with control characters and backslashes, and escapes them', async ({ skip }) => {
    skipUnless(NEEDS.posixNames, { skip });
    const folder = pageFolder({ 'docs/a\nb.md': '', 'docs/a\\b.md': '' });
    expect(await folder.problems()).toEqual([
      'path: "docs/a\\nb.md" can\'t be pushed: its path contains a control character. Rename or exclude the file.',
      'path: "docs/a\\\\b.md" can\'t be pushed: its path contains a backslash. Rename or exclude the file.',
    ]);
  });

  test('rejects a file name that isn’t valid UTF-8', async ({ skip }) => {
    skipUnless(NEEDS.linuxNames, { skip });
    const folder = pageFolder({ 'docs/a.md': '' });
    const name = Buffer.concat([Buffer.from(join(folder.workspace, 'docs/')), Buffer.from([0xe9]), Buffer.from('.md')]);
    writeFileSync(name, 'x');
    expect(await folder.problems()).toEqual([
      expect.stringContaining("docs/\ufffd.md can't be pushed: the name isn't valid UTF-8") as unknown,
    ]);
    rmSync(name);
  });

  test('rejects other files than pages at the root of the project', async () => {
    const folder = pageFolder({ 'docs/a.md': '', 'docs/package.json': '{}' });
    expect(await folder.problems({ to: '.', include: ['**'] })).toEqual([
      `include: docs/package.json can't be pushed to the root of the project, because only .md and .mdx files can. Exclude other files, or set "to" to a folder.`,
    ]);
  });

  test('rejects a huge file without reading it', async () => {
    const folder = pageFolder({ 'docs/huge.md': '' });
    truncateSync(join(folder.workspace, 'docs/huge.md'), 10_000_001);
    expect(await folder.problems()).toEqual([
      "path: docs/huge.md can't be pushed: larger than 10 MB. Split the page into several pages, or exclude the file.",
    ]);
  });

  test('rejects folders that it may not list, and files that it may not read if there is no other', async ({
    skip,
  }) => {
    skipUnless(NEEDS.permissions, { skip });
    const folder = pageFolder({ 'docs/a.md': 'x', 'docs/closed/b.txt': 'x' });
    const problemsWithout = (path: string): Promise<readonly string[]> =>
      withoutPermission(folder.workspace, join(folder.workspace, path), () => folder.problems());
    expect(await folder.problems()).toEqual([]);
    expect(await problemsWithout('docs/a.md')).toEqual([
      "path: docs/a.md can't be pushed: permission denied (EACCES). Make the file readable, or exclude the file.",
    ]);
    expect(await problemsWithout('docs/closed')).toEqual([
      'path: "docs/closed" couldn\'t be listed: permission denied (EACCES). Make the folder readable.',
    ]);
  });

  test('counts files beyond the first 20 of a problem', async () => {
    const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`docs/${index + 10}.md`, POINTER]));
    const [problem] = await pageFolder(files).problems();
    expect(problem).toContain('path: docs/10.md, docs/11.md,');
    expect(problem).toContain("docs/29.md and 10 more can't be pushed: the content is only in Git LFS. Run");
  });

  test('stops between files if the run is cancelled', async () => {
    const cancelled = AbortSignal.abort(new Error('cancelled'));
    await expect(pageFolder({ 'docs/a.md': '' }).read({ signal: cancelled })).rejects.toThrow('cancelled');
  });
});

describe('readPageText', () => {
  test('returns the normal form of the page that was hashed', async () => {
    const folder = pageFolder({ 'docs/a.md': '\ufeff# A\r\n\r\n', 'docs/empty.md': '' });
    const texts = (await folder.pages()).map((page) => readPageText(folder.workspace, page));
    expect(await Promise.all(texts)).toEqual(['# A\n', '']);
  });

  test('rejects a page that was changed or deleted after it was hashed, and accepts other line ends', async () => {
    const folder = pageFolder({ 'docs/a.md': 'a\n', 'docs/b.md': 'b\n' });
    const [a, b] = await folder.pages();
    if (!a || !b) throw new Error('two pages expected');
    folder.put({ 'docs/a.md': 'a\r\n' });
    expect(await readPageText(folder.workspace, a)).toBe('a\n');
    folder.put({ 'docs/a.md': 'other' });
    rmSync(join(folder.workspace, 'docs/b.md'));
    mkdirSync(join(folder.workspace, 'docs/b'));
    await expect(readPageText(folder.workspace, a)).rejects.toThrow(FileChangedError);
    await expect(readPageText(folder.workspace, b)).rejects.toThrow(FileChangedError);
  });
});

test('readPageText ends with a sentence if the page became a pipe', async ({ skip }) => {
  skipUnless(NEEDS.linuxNames, { skip });
  const folder = pageFolder({ 'docs/a.md': 'a\n' });
  const [page] = await folder.pages();
  if (!page) throw new Error('a page expected');
  rmSync(join(folder.workspace, 'docs/a.md'));
  execFileSync('mkfifo', [join(folder.workspace, 'docs/a.md')]);
  await expect(readPageText(folder.workspace, page)).rejects.toThrow(
    "docs/a.md couldn't be read: it is a pipe or a device, not a file",
  );
});
