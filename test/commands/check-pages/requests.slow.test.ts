/** Tests which requests check-pages sends, by the number of pages that change. */
import { expect, test } from 'vitest';
import { configOf, count, manyPages, startPages } from './fixture.js';

const LISTS = { 'GET /pages': 1, 'GET /config': 1 };
const BOTH_LISTS = { 'GET /pages': 2, 'GET /config': 2 };

test.each([0, 20])('reads no page for a folder with %i changed pages without a finding', async (changed) => {
  const pages = Object.fromEntries(Object.keys(manyPages(60)).map((path) => [path, 'Text.']));
  await using stage = await startPages({}, pages, configOf(pages));
  stage.change(
    Object.fromEntries(
      Object.keys(pages)
        .slice(0, changed)
        .map((path) => [path, 'Another text.']),
    ),
  );
  expect(count((await stage.check()).requests)).toEqual(LISTS);
});

test('reads live for a folder with 20 changed pages with a finding, and not for 60 old ones', async () => {
  const changed = 20;
  const pages = manyPages(80);
  await using stage = await startPages({}, pages, configOf(pages));
  const edited = Object.entries(pages)
    .slice(0, changed)
    .map(([path, text]) => [path, `${text}\nMore.\n`] as const);
  stage.change(Object.fromEntries(edited));
  const run = await stage.check();
  expect(run.result.outputs).toMatchObject({ problems: '0', old: String(changed) });
  expect(count(run.requests)).toEqual({ ...LISTS, 'GET /pages/{path}': changed });
});

test.each([0, 20])('reads %i changed pages of a branch, and live for those with a finding', async (changed) => {
  const pages = manyPages(60);
  await using stage = await startPages({}, pages, configOf(pages));
  const { project } = stage.emulator.state;
  project.createBranch('edits', project.deploymentBranch);
  const edited = Object.entries(pages)
    .slice(0, changed)
    .map(([path, text]) => [path, `${text}\nMore.\n`] as const);
  project.edit(Object.fromEntries(edited), 'edits');
  const run = await stage.check(['--branch', 'edits']);
  expect(count(run.requests)).toEqual({ ...BOTH_LISTS, ...(changed > 0 && { 'GET /pages/{path}': 2 * changed }) });
  expect(run.exitCode).toBe(0);
});

test('reads live for 50 moved pages, proposes 50 redirects, and passes with them', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [`pages/p${index}.mdx`, `# Page ${index}\n\nOnly here: ${index}.\n`]),
  );
  await using stage = await startPages({}, pages, configOf(pages));
  const names = Object.keys(pages).slice(0, 50);
  const rename = (path: string): string => (names.includes(path) ? path.replace('pages/', 'moved/') : path);
  const moved = Object.fromEntries(Object.entries(pages).map(([path, text]) => [rename(path), text]));
  stage.change(Object.fromEntries(names.map((path) => [path, null])));
  stage.change(moved);
  stage.configure(configOf(moved));
  const run = await stage.check();
  expect(run.result.outputs).toMatchObject({ problems: '50' });
  expect(count(run.requests)).toEqual({ ...LISTS, 'GET /pages/{path}': 50 });
  const redirects = stage.redirects() as object[];
  expect(redirects).toHaveLength(50);
  stage.configure(configOf(moved, redirects));
  const next = await stage.check();
  expect(next.exitCode).toBe(0);
  expect(count(next.requests)).toEqual(LISTS);
});

test('does not know whether problems of a moved page are new if more than 50 pages move', async () => {
  const text = (index: number): string => `# Page ${index}\n\nOnly here: ${index}. [Old](/pages/nowhere)\n`;
  const pages = Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`pages/p${index}.mdx`, text(index)]));
  await using stage = await startPages({}, pages, configOf(pages));
  const rename = (path: string, index: number): string => (index < 60 ? path.replace('pages/', 'moved/') : path);
  const moved = Object.fromEntries(Object.entries(pages).map(([path, own], index) => [rename(path, index), own]));
  stage.change(Object.fromEntries(Object.keys(pages).map((path) => [path, null])));
  stage.change(moved);
  stage.configure(configOf(moved));
  await stage.check();
  expect(stage.findings().filter((finding) => !finding.startsWith('vanished-pages'))).toEqual([]);
  expect(stage.verdictOf('links')).toBe('unknown');
});

test('counts links of moved pages to a removed page that no navigation lists, though more than 50 pages move', async () => {
  const text = (index: number): string => `# Page ${index}\n\nOnly here: ${index}. [Old](/pages/hidden)\n`;
  const pages = Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`pages/p${index}.mdx`, text(index)]));
  await using stage = await startPages({}, { ...pages, 'pages/hidden.mdx': '# Hidden\n' }, configOf(pages));
  const moves = Object.entries(pages).slice(0, 60);
  stage.change(Object.fromEntries(moves.map(([path]) => [path, null])));
  stage.change({ 'pages/hidden.mdx': null });
  stage.change(Object.fromEntries(moves.map(([path, own]) => [path.replace('pages/', 'moved/'), own])));
  const names = Object.keys(pages).map((path, index) => (index < 60 ? path.replace('pages/', 'moved/') : path));
  stage.configure(configOf(Object.fromEntries(names.map((path) => [path, '']))));
  await stage.check();
  expect(stage.findings().filter((finding) => finding.startsWith('links'))).toHaveLength(130);
});

test('refuses a folder without most pages, unless redirects or allow explain it', async () => {
  const pages = Object.fromEntries(Object.keys(manyPages(20)).map((path) => [path, 'Text.']));
  await using stage = await startPages({}, pages, configOf(pages));
  stage.change(
    Object.fromEntries(
      Object.keys(pages)
        .slice(0, 15)
        .map((path) => [path, null]),
    ),
  );
  const rest = Object.fromEntries(Object.entries(pages).slice(15));
  stage.configure(configOf(rest));
  const refused = await stage.check();
  expect([refused.exitCode, refused.result.message]).toEqual([
    2,
    expect.stringMatching(/15 of 20 live pages aren't in this folder.*#pages-or-links-break-or-the-folder-is-wrong$/),
  ]);
  stage.change({ '../empty/.keep': '' });
  const empty = await stage.check(['--path', 'empty', '--config-file', 'docs/docs.json']);
  expect(empty.result.message).toContain("20 of 20 live pages aren't in this folder");
  expect((await stage.check(['--path', 'docs', '--allow', 'pages/**'])).exitCode).toBe(0);
  const redirects = Object.keys(pages)
    .slice(0, 15)
    .map((path) => ({ source: `/${path.replace('.mdx', '')}`, destination: '/pages/p19' }));
  stage.configure(configOf(rest, redirects));
  expect((await stage.check()).exitCode).toBe(0);
});

test('reads all pages of the service once, and says how many minutes that takes, but requests none of a folder', async () => {
  const pages = Object.fromEntries(Object.keys(manyPages(70)).map((path) => [path, 'Text.']));
  await using stage = await startPages({ keyLimitPerMinute: 60 }, pages, configOf(pages));
  const folder = await stage.check(['--path', 'docs', '--scope', 'all']);
  expect(folder.stdout + folder.stderr).not.toContain('minutes');
  expect(count(folder.requests)).toEqual(LISTS);
  expect(folder.result.outputs).toMatchObject({ pages: '70' });
  const live = await stage.check(['--scope', 'all', '--timeout', '1h']);
  expect(count(live.requests)).toEqual({ ...LISTS, 'GET /pages/{path}': 70 });
  expect(live.stdout + live.stderr).toContain(
    'Reading 70 pages, which takes about 2 minutes at 60 requests per minute.',
  );
});
