/** Tests patches with the real git, and differences as text. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderDiff, renderPatch } from '../../src/text/unified-diff.js';
import { normalize } from '../../src/project/page-text.js';
import { createFolder, removeFolder } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';

interface EditedFile {
  readonly file: string;
  readonly disk: string;
  readonly remote: string;
}

/** Applies one patch for all files in a new repository, and returns the files afterwards. */
async function applyWithGit(files: readonly EditedFile[]): Promise<string[]> {
  const folder = createFolder();
  const git = (...args: string[]): void => {
    const env = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
    execFileSync('git', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  try {
    git('init', '--quiet');
    let patch = '';
    for (const one of files) {
      mkdirSync(dirname(join(folder, one.file)), { recursive: true });
      writeFileSync(join(folder, one.file), one.disk);
      patch += await renderPatch(one.file, one.disk, one.remote);
    }
    writeFileSync(join(folder, 'edited.patch'), patch);
    git('apply', 'edited.patch');
    return files.map(({ file }) => readFileSync(join(folder, file), 'utf8'));
  } finally {
    removeFolder(folder);
  }
}

const LINES = Array.from({ length: 20 }, (_, index) => `line ${index}\n`).join('');
const EDITED = LINES.replace('line 3\n', 'edited\n').replace('line 17\n', '').concat('added\n');

describe('renderPatch', () => {
  skipUnless(NEEDS.git);

  test.each<[string, string, string, string]>([
    ['with changes in several places', LINES, EDITED, EDITED],
    ['with Windows line ends', LINES.replaceAll('\n', '\r\n'), EDITED, EDITED.replaceAll('\n', '\r\n')],
    ['with some Windows line ends', `a\r\n${LINES}`, EDITED, EDITED],
    ['without a line break at the end', LINES.trimEnd(), EDITED, EDITED.trimEnd()],
    ['with empty lines at the end', `${LINES}\n\n`, EDITED, `${EDITED}\n\n`],
    ['with a byte order mark', `\ufeff${LINES}`, EDITED, `\ufeff${EDITED}`],
    ['with old line ends of the Mac', 'a\rb\r', 'a\nc\n', 'a\rc\r'],
    ['that is empty', '', EDITED, EDITED],
    ['whose page is empty', LINES, '', ''],
    [
      'with lines that look like a patch',
      '--- a/x\n+++ b/x\n@@ -1 +1 @@\n',
      '--- a/x\n-- \ndiff --git\n',
      '--- a/x\n-- \ndiff --git\n',
    ],
    ['whose page differs in every line', LINES, LINES.replaceAll('line', 'row'), LINES.replaceAll('line', 'row')],
  ])('changes a file %s into the page of the service', async (_, disk, remote, expected) => {
    expect(await applyWithGit([{ file: 'docs/a.mdx', disk, remote }])).toEqual([expected]);
  });

  test.each(['docs/my page.mdx', 'docs/Übersicht – 概要.mdx', '-x', 'a/dev/null', 'b/a.mdx'])(
    'names the file %j as git does',
    async (file) => {
      expect(await applyWithGit([{ file, disk: LINES, remote: EDITED }])).toEqual([EDITED]);
    },
  );

  test('names files with quotes, tabs, line breaks, backslashes and a blank at the end as git does', async (context) => {
    skipUnless(NEEDS.posixNames, context);
    const names = [
      'a"b.mdx',
      "a'b.mdx",
      'a\\b.mdx',
      'a\nb.mdx',
      'a\tb.mdx',
      'a\u0001b.mdx',
      '"x".mdx',
      'docs/a b/c.mdx ',
    ];
    const files = names.map((file) => ({ file, disk: LINES, remote: EDITED }));
    expect(await applyWithGit(files)).toEqual(names.map(() => EDITED));
  });

  test('changes all files with one patch', async () => {
    const files = ['a', 'b', 'c'].map((file) => ({ file, disk: `${file}${LINES}`, remote: `${file}${EDITED}` }));
    expect(await applyWithGit(files)).toEqual(files.map(({ remote }) => remote));
  });

  test('renders nothing if the file and the page have the same content', async () => {
    for (const disk of ['a\nb\n', 'a\r\nb', '\ufeffa\nb\n\n']) {
      expect(await renderPatch('a', disk, 'a\nb\n')).toBe('');
    }
  });

  test('applies for all texts', async () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', '', '+', '\\ No newline at end of file', 'é'), { maxLength: 8 })
      .chain((lines) => fc.constantFrom('\n', '\r\n').map((end) => lines.join(end)))
      .chain((lines) => fc.constantFrom('', '\n', '\n\n').map((end) => lines + end));
    const cases = fc.sample(fc.tuple(text, text), { numRuns: 200, seed: 7 });
    const files = cases.map(([disk, remote], index) => ({ file: `${index}.md`, disk, remote: normalize(remote) }));
    const changed = await applyWithGit(files);
    expect(changed.map(normalize)).toEqual(files.map(({ remote }) => remote));
  });

  test('replaces all lines if comparing hostile texts would take too long', async () => {
    const disk = Array.from({ length: 50_000 }, (_, index) => `a${index % 7}\n`).join('');
    const remote = Array.from({ length: 50_000 }, (_, index) => `a${index % 11}\n`).join('');
    const start = performance.now();
    expect(await applyWithGit([{ file: 'a.md', disk, remote }])).toEqual([remote]);
    expect(performance.now() - start).toBeLessThan(5_000);
    const patch = await renderPatch('a.md', `${disk}x`, remote);
    expect(patch.match(/^@@.*$/gm)).toEqual(['@@ -1,50001 +1,50000 @@']);
    expect(patch).toContain('\n-x\n\\ No newline at end of file\n+a0\n');
  });
});

describe('renderDiff', () => {
  test('shows a changed page', async () => {
    expect(await renderDiff('api/a.mdx', 'a\nb\n', 'a\nc\n')).toBe(
      'diff --git a/api/a.mdx b/api/a.mdx\n--- a/api/a.mdx\n+++ b/api/a.mdx\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n',
    );
  });

  test('shows a new page', async () => {
    expect(await renderDiff('api/a b.mdx', undefined, 'a\n')).toBe(
      'diff --git a/api/a b.mdx b/api/a b.mdx\nnew file mode 100644\n--- /dev/null\n+++ b/api/a b.mdx\n@@ -0,0 +1,1 @@\n+a\n',
    );
  });

  test('shows a page that is gone', async () => {
    expect(await renderDiff('é.mdx', 'a\n', undefined)).toBe(
      'diff --git "a/\\303\\251.mdx" "b/\\303\\251.mdx"\ndeleted file mode 100644\n--- "a/\\303\\251.mdx"\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n',
    );
  });

  test('shows a new page without content', async () => {
    expect(await renderDiff('a.mdx', undefined, '')).toBe('diff --git a/a.mdx b/a.mdx\nnew file mode 100644\n');
  });

  test('renders nothing for a page that stays', async () => {
    expect(await renderDiff('a.mdx', 'a\n', 'a\n')).toBe('');
  });
});
