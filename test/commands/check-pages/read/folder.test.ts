/** Tests which files of the folder are pages, and that files which may be pages or hold them never fail a change. */
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NEEDS, skipUnless } from '../../../support/tools.js';
import { readConfigFile } from '../../../../src/commands/check-pages/read/config-file.js';
import { readFolder } from '../../../../src/commands/check-pages/read/folder.js';
import type { CheckRun } from '../../../../src/commands/check-pages/record.js';
import { AddressSet } from '../../../../src/pages/address.js';
import { writeFiles } from '../../../support/folder.js';
import { withoutPermission } from '../../../support/without-permission.js';
import { CONFIG, configOf, LIVE, startPages } from '../fixture.js';
import { inputName } from '../../../../src/text/input-names.js';

test('reads no page from dot folders, node_modules, symlinks out of the folder, and names in capitals that live lacks', async ({
  skip,
}) => {
  skipUnless(NEEDS.symlinks, { skip });
  await using stage = await startPages();
  const broken = '[Gone](/guides/gone)';
  stage.change({
    '.github/page.mdx': broken,
    'node_modules/package/page.md': broken,
    'README.md': broken,
    'guides/CHANGELOG.md': broken,
    '../outside.mdx': broken,
  });
  symlinkSync(join(stage.folder, 'outside.mdx'), join(stage.folder, 'docs/guides/linked.mdx'));
  const run = await stage.check();
  expect([...stage.findings(), ...stage.findings('warning')]).toEqual([]);
  expect(run.result.outputs).toMatchObject({ pages: '4' });
});

test('reads no page from results of docs-ci, which an earlier step or run wrote', async () => {
  const config = { name: 'Docs', navigation: { pages: ['a'] } };
  await using stage = await startPages({}, { 'a.mdx': '# A\n' }, config);
  rmSync(join(stage.folder, 'docs'), { recursive: true });
  writeFiles(stage.folder, {
    'a.mdx': '# A\n',
    'docs.json': JSON.stringify(config),
    'docs-ci/check/summary.md': '# Check\n',
  });
  const flags = ['--path', '.'];
  for (const name of ['first', 'second']) {
    const run = await stage.check(flags);
    expect(run.result.outputs, name).toMatchObject({ outcome: 'done', pages: '1', warnings: '0' });
  }
});

test.each(['latin1', 'utf16le'] as const)(
  'names a page that is no UTF-8 (%s), and judges no links of it',
  async (encoding) => {
    await using stage = await startPages();
    const text = `# Caf\u00e9 \u00fc\n\n[Gone](/guides/gone)\n`;
    writeFileSync(join(stage.folder, 'docs/guides/other.mdx'), Buffer.from(`\ufeff${text}`, encoding));
    const run = await stage.check();
    expect(run.exitCode).toBe(0);
    expect(run.result.annotations).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        file: 'docs/guides/other.mdx',
        message: "docs/guides/other.mdx: not checked, because it isn't valid UTF-8. Save the page as UTF-8.",
      }),
    );
    expect(stage.findings()).toEqual([]);
  },
);

test('names a page that may not be read, and one that is too large', async ({ skip }) => {
  skipUnless(NEEDS.permissions, { skip });
  await using stage = await startPages();
  stage.change({ 'guides/closed.mdx': '[Gone](/guides/gone)', 'guides/huge.mdx': 'x'.repeat(10_000_001) });
  const closed = join(stage.folder, 'docs/guides/closed.mdx');
  mkdirSync(join(stage.folder, 'docs-ci'));
  chmodSync(join(stage.folder, 'docs-ci'), 0o777);
  const run = await withoutPermission(stage.folder, closed, () => stage.check());
  const warnings = run.result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
  expect(warnings).toEqual([
    "docs/guides/closed.mdx: not checked, because it can't be read: permission denied (EACCES).",
    'docs/guides/huge.mdx: not checked, because it is larger than 10 MB.',
  ]);
});

test('names a folder that can not be listed or a configuration that can not be read, and says what to do', async ({
  skip,
}) => {
  skipUnless(NEEDS.permissions, { skip });
  await using stage = await startPages();
  const host = { workspace: stage.folder };
  const signal = new AbortController().signal;
  const context = {
    inputs: { to: '.' },
    host,
    signal,
    resultsDir: join(stage.folder, 'docs-ci'),
  } as unknown as CheckRun;
  const root = join(stage.folder, 'docs');
  await withoutPermission(stage.folder, join(root, 'guides'), async () => {
    const problem = `${inputName('path')}: "docs/guides" couldn't be listed: permission denied (EACCES). Make the folder readable.`;
    await expect(readFolder(context, root, new AddressSet([]))).rejects.toThrow(problem);
  });
  await withoutPermission(stage.folder, root, async () => {
    await expect(readConfigFile(context, root)).rejects.toThrow(`${inputName('path')}: "docs" couldn't be listed`);
  });
  const configFile = join(root, 'docs.json');
  await withoutPermission(stage.folder, configFile, async () => {
    const problem = `${inputName('config-file')}: "docs/docs.json" can't be read: permission denied (EACCES). Use a readable file of up to 20 MB.`;
    const inputs = { ...context.inputs, configFile };
    await expect(readConfigFile({ ...context, inputs }, root)).rejects.toThrow(problem);
    await expect(readConfigFile(context, root), 'found in the folder').rejects.toThrow(problem);
  });
});

test('reads a page with a name in capitals that live lists', async () => {
  const pages = { ...LIVE, 'guides/FAQ.mdx': '# FAQ\n' };
  await using stage = await startPages({}, pages);
  stage.change({ 'guides/FAQ.mdx': '[Gone](/guides/gone)' });
  await stage.check();
  expect(stage.findings()).toEqual(['links guides/FAQ: /guides/gone leads to no page']);
});

test.each([
  ['lists', ['index', 'guides/setup', 'guides/FAQ'], 'links guides/FAQ: /guides/gone leads to no page'],
  ['does not list', ['index', 'guides/setup'], undefined],
])('reads a new page with a name in capitals if the navigation %s it', async (_, pages, finding) => {
  await using stage = await startPages({}, LIVE, { navigation: { pages: ['index', 'guides/setup'] } });
  stage.change({ 'guides/FAQ.mdx': '[Gone](/guides/gone)' });
  stage.configure({ navigation: { pages } });
  await stage.check();
  expect(stage.findings()).toEqual(finding === undefined ? [] : [finding]);
});

test.each([
  ['next.js', 'without endings', 'without-ending'],
  ['next.js', 'with endings', 'with-ending'],
  ['v1.0', 'without endings', 'without-ending'],
  // Such a name is that of a file, unless the navigation lists it.
  ['tsconfig.json', 'without endings', 'without-ending'],
  ['tsconfig.json', 'with endings', 'with-ending'],
] as const)('finds the page %s gone from a list %s, with the links to it', async (name, _, pagePaths) => {
  const pages = { ...LIVE, [`guides/${name}.mdx`]: '# A\n', 'guides/links.mdx': `[A](/guides/${name})\n` };
  await using stage = await startPages({ pagePaths }, pages, configOf(pages));
  stage.change({ [`guides/${name}.mdx`]: null });
  stage.configure(configOf({ ...LIVE, 'guides/links.mdx': '' }));
  await stage.check();
  expect(stage.findings()).toEqual([
    `vanished-pages guides/${name}: /guides/${name} seems to disappear without a redirect`,
    `links guides/links: /guides/${name} leads to no page`,
  ]);
});

test('says of a host without a scheme what to write', async () => {
  await using stage = await startPages();
  stage.change({
    'guides/more.mdx': `${LIVE['guides/more.mdx'] ?? ''}\n[Site](www.example.com/x) ![A](www.example.com/a.png)\n`,
  });
  await stage.check();
  expect(stage.findings()).toEqual([
    'links guides/more: www.example.com/x has no scheme, so browsers look for a page of this name: write https://www.example.com/x',
    'media guides/more: www.example.com/a.png has no scheme, so browsers look for a page of this name: write https://www.example.com/a.png',
  ]);
});

test('says in which line front matter is not YAML, as push-content does', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/more.mdx': '---\ntitle: A: b\n---\n\nText.\n' });
  const run = await stage.check();
  expect(run.stdout + run.stderr).toContain(
    "the front matter isn't valid YAML: a value contains a colon and a space (line 2).",
  );
});

describe('a page that is as live in other bytes or under another form of its path', () => {
  const TEXT = '\ufeff# Über\n\nFirst line.\nSecond line.\n';
  test.each<[string, string, string]>([
    ['with line breaks of Windows', 'guides/a.mdx', TEXT.replaceAll('\n', '\r\n')],
    ['without the last line break', 'guides/a.mdx', TEXT.replace(/\n$/, '')],
  ])('costs no request of its own: %s', async (_, path, text) => {
    const pages = { ...LIVE, 'guides/more.mdx': 'No old problem.', 'guides/a.mdx': TEXT };
    await using stage = await startPages({}, pages, { navigation: { pages: Object.keys(pages) } });
    stage.change({ [path]: text });
    const run = await stage.check();
    expect(run.requests.toSorted()).toEqual(['GET /config', 'GET /pages']);
    expect([run.exitCode, stage.findings('warning'), stage.findings('unknown')]).toEqual([0, [], []]);
  });

  test.each<[string, string]>([
    ['.md for .mdx', 'guides/setup.md'],
    ['an ending in capitals', 'guides/setup.MDX'],
    ['the page of a folder', 'guides/setup/index.mdx'],
  ])('counts as the live page: %s', async (_, path) => {
    await using stage = await startPages();
    stage.change({ 'guides/setup.mdx': null, [path]: LIVE['guides/setup.mdx'] ?? '' });
    expect((await stage.check()).exitCode).toBe(0);
    expect([...stage.findings(), ...stage.findings('warning'), ...stage.findings('unknown')]).toEqual([]);
  });
});

test('judges no image below a symlinked folder, a dot folder or node_modules', async ({ skip }) => {
  skipUnless(NEEDS.symlinks, { skip });
  await using stage = await startPages();
  mkdirSync(join(stage.folder, 'assets'));
  writeFileSync(join(stage.folder, 'assets/a.png'), '');
  symlinkSync(join(stage.folder, 'assets'), join(stage.folder, 'docs/guides/assets'));
  const images = ['assets/a.png', '../.assets/a.png', '../node_modules/a/a.png', '100%/ä%20b.png'];
  stage.change({
    'guides/more.mdx': images.map((image) => `![A](${image})`).join('\n\n'),
    '.assets/a.png': '',
    'node_modules/a/a.png': '',
    'guides/100%/ä b.png': '',
  });
  await stage.check();
  expect(stage.findings()).toEqual([]);
  stage.change({ 'guides/more.mdx': '![A](images/a.png)' });
  await stage.check();
  expect(stage.findings()).toEqual(["media guides/more: images/a.png isn't in the folder"]);
});

test('takes the address of a component for a link, and none in front matter, code, comments, escapes and other addresses', async () => {
  await using stage = await startPages({}, LIVE, CONFIG);
  const texts = [
    '---\nlink: "[x](/guides/gone)"\n---',
    '`[x](/guides/gone)`',
    '```\n[x](/guides/gone)\n```',
    '{/* [x](/guides/gone) */}',
    '\\[x](/guides/gone)',
    '[x](mailto:a@b.c) [y](//x.example.com/a) [z](%7Bb%7D/x)',
  ];
  stage.change({ 'guides/more.mdx': `${texts.join('\n\n')}\n` });
  await stage.check();
  expect(stage.findings()).toEqual([]);
  stage.change({ 'guides/more.mdx': '<Card href="/guides/gone" />\n' });
  await stage.check();
  expect(stage.findings()).toEqual(['links guides/more: /guides/gone leads to no page']);
});
