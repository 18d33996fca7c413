/** Tests when push-content deletes pages of the documentation project, and when it doesn't. */
import { chmodSync, mkdirSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Stage } from '../../support/runs.js';
import { NEEDS, skipUnless } from '../../support/tools.js';
import { withoutPermission } from '../../support/without-permission.js';
import {
  expectRun,
  manifestPaths,
  manyPages,
  pagesOf,
  passed,
  push,
  reasonsOf,
  removePages,
  stageWith,
  writePages,
  writesOf,
} from './fixture.js';

const PRUNE = { prune: 'managed' };

/** A project with published pages, and a folder that no longer has the first of them. */
async function startRemoved(count: number, removed: number, files: Record<string, string> = {}): Promise<Stage> {
  const stage = await stageWith(count);
  stage.emulator.state.project.edit(files);
  passed(await push(stage, 1));
  removePages(stage, ...Object.keys(manyPages(removed)));
  return stage;
}

test.each([
  { maxDeletes: '3', removed: 4, total: 10 },
  { maxDeletes: '10%', removed: 5, total: 40 },
  { maxDeletes: '10', removed: 30, total: 60 },
])('writes nothing if $removed of $total pages would be deleted with max-deletes $maxDeletes', async (given) => {
  await using stage = await startRemoved(given.total, given.removed);
  writePages(stage, manyPages(given.total, 'Changed.'));
  removePages(stage, ...Object.keys(manyPages(given.removed)));
  const before = pagesOf(stage);
  const run = await push(stage, 2, { ...PRUNE, 'max-deletes': given.maxDeletes });
  expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 1, writes: [] });
  expect(run.result.message).toContain(`prune would delete ${given.removed} pages`);
  expect(pagesOf(stage)).toEqual(before);
});

test('deletes as many pages as max-deletes allows, with one deployment', async () => {
  await using stage = await startRemoved(30, 25);
  const run = await push(stage, 2, { ...PRUNE, 'max-deletes': '25' });
  expectRun(run, { exitCode: 0, deployments: 1 });
  expect(Object.keys(pagesOf(stage))).toHaveLength(5);
  expect(manifestPaths(stage)).toHaveLength(5);
});

test('fails without a request if the folder has no pages and prune is managed', async () => {
  await using stage = await startRemoved(3, 3);
  const run = await push(stage, 2, PRUNE);
  expect({ exitCode: run.exitCode, requests: run.requests }).toEqual({ exitCode: 1, requests: [] });
  expect(run.result.message).toContain('docs-ci would delete every page');
  expect(Object.keys(pagesOf(stage))).toHaveLength(3);
});

test.each<[obstacle: string, prepare: (stage: Stage) => void]>([
  [
    'not deleted, because the navigation lists it',
    ({ emulator }) =>
      void emulator.state.project.edit({
        'docs.json': '{"navigation":[{"group":"A","pages":["/reference/api/page-0000"]}]}',
      }),
  ],
  ...[
    { navigation: { $ref: './navigation.json' } },
    { navigation: [{ group: 'A', pages: { $ref: './a.json' } }] },
    { navigation: [{ group: 'A', pages: ['b', { $ref: './a.json' }] }] },
    { navigation: { groups: [{ $ref: './group.json' }] } },
    { navigation: 'navigation.json' },
    { navigation: [{ group: 'A', pages: 'reference/api/' }] },
    { navigation: [{ group: 'A', pages: ['reference/**'] }] },
    { extends: './base.json' },
  ].map((config): [string, (stage: Stage) => void] => [
    'not deleted, because the navigation may list it in another file',
    ({ emulator }) => void emulator.state.project.edit({ 'docs.json': JSON.stringify(config) }),
  ]),
  [
    "not deleted, because the navigation couldn't be read",
    ({ emulator }) => emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, times: Infinity }),
  ],
  [
    "not deleted, because the service's list of pages is incomplete",
    ({ emulator }) => emulator.configure({ pageList: 'wrong-count' }),
  ],
])('leaves a page that is %s', async (obstacle, prepare) => {
  await using stage = await startRemoved(3, 1);
  prepare(stage);
  const run = await push(stage, 2, { ...PRUNE, base: 'main' });
  expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 0, writes: [] });
  expect(reasonsOf(stage)['reference/api/page-0000.mdx']).toBe(`left: ${obstacle}`);
  expect(Object.keys(pagesOf(stage))).toHaveLength(3);
});

test('deletes nothing while the list of the service lacks pages without a trace', async () => {
  await using stage = await startRemoved(10, 2);
  stage.emulator.configure({ pageList: 'half-without-trace' });
  passed(await push(stage, 2));
  expect(Object.keys(pagesOf(stage))).toHaveLength(10);
});

test('never deletes or changes pages outside of the manifest', async () => {
  const files = {
    'reference/api/theirs.mdx': 'theirs\n',
    'guides/a.mdx': 'a\n',
    'index.mdx': 'i\n',
  };
  await using stage = await startRemoved(5, 3, files);
  await push(stage, 2, PRUNE);
  expect(Object.fromEntries(stage.emulator.state.project.branch().files)).toMatchObject(files);
  expect(Object.keys(pagesOf(stage))).toHaveLength(3);
});

/** A page that a run has pushed, one in a folder, and an API description. */
const PAGES = {
  'a.mdx': 'a\n',
  'old/b.mdx': 'b\n',
  'old/c.md': 'c\n',
  'spec.yaml': 'openapi: 3.1.0\n',
  'z.mdx': 'z\n',
};
const ALL = { include: '**/*.{md,mdx,yaml}' };

function move({ folder }: Stage, from: string, to: string): void {
  mkdirSync(join(folder, 'docs', to, '..'), { recursive: true });
  renameSync(join(folder, 'docs', from), join(folder, 'docs', to));
}

type LeftOut = [way: string, kept: string[], inputs: Record<string, string>, leaveOut?: (stage: Stage) => void];

test.each<LeftOut>([
  ['exclude names it', ['a.mdx'], { ...ALL, exclude: 'a.mdx' }],
  ['exclude names its folder', ['old/b.mdx', 'old/c.md'], { ...ALL, exclude: 'old' }],
  ['include is narrower', ['a.mdx', 'old/b.mdx', 'old/c.md', 'spec.yaml'], { include: 'z.mdx' }],
  ['include has an exclusion', ['a.mdx'], { include: `${ALL.include}\n!a.mdx` }],
  ['its type is no page', ['spec.yaml'], {}],
  [
    'its name begins with a dot now',
    ['a.mdx'],
    ALL,
    (stage) => {
      move(stage, 'a.mdx', '.a.mdx');
    },
  ],
  [
    'its folder begins with a dot now',
    ['old/b.mdx', 'old/c.md'],
    ALL,
    (stage) => {
      move(stage, 'old', '.old');
    },
  ],
  [
    'it has another ending and is excluded',
    ['a.mdx'],
    { ...ALL, exclude: 'a.md' },
    (stage) => {
      move(stage, 'a.mdx', 'a.md');
    },
  ],
  [
    'it is spelled in capitals and excluded',
    ['a.mdx'],
    { ...ALL, exclude: 'A.mdx' },
    (stage) => {
      move(stage, 'a.mdx', 'A.mdx');
    },
  ],
  [
    'it is a broken symlink now',
    ['a.mdx'],
    ALL,
    (stage) => {
      link(stage, 'a.mdx', 'nowhere');
    },
  ],
  [
    'it is a symlink out of the folder now',
    ['a.mdx'],
    ALL,
    (stage) => {
      link(stage, 'a.mdx', '../other/a.mdx');
    },
  ],
  [
    'its folder is a symlink now',
    ['old/b.mdx', 'old/c.md'],
    ALL,
    (stage) => {
      link(stage, 'old', '../other');
    },
  ],
  [
    'its folder is a broken symlink now',
    ['old/b.mdx', 'old/c.md'],
    ALL,
    (stage) => {
      link(stage, 'old', 'nowhere');
    },
  ],
])('keeps a page and its entry of the manifest with prune if %s', async (_, kept, inputs, leaveOut) => {
  await using stage = await stageWith(PAGES);
  passed(await push(stage, 1, ALL));
  const before = pagesOf(stage);
  leaveOut?.(stage);
  const run = passed(await push(stage, 2, { ...PRUNE, ...inputs }));
  expect(pagesOf(stage)).toEqual(before);
  expect(manifestPaths(stage)?.toSorted()).toEqual(Object.keys(PAGES));
  const skipped = Object.entries(reasonsOf(stage)).filter(([, reason]) => reason.startsWith('skipped: '));
  expect(skipped.map(([path]) => path.slice('reference/api/'.length))).toEqual(kept);
  expect(Number(run.result.outputs.skipped)).toBeGreaterThan(0);
  expect(run.summary).not.toContain('no longer has');
});

const UNREADABLE: readonly (readonly [way: string, said: RegExp, spoil: (file: string) => void])[] = [
  ['may not be read', /docs\/a\.mdx can't be pushed: permission denied \(EACCES\)/, () => undefined],
  ['is too large', /docs\/a\.mdx can't be pushed: larger than 10 MB/, (file) => truncateSync(file, 10_000_001)],
  [
    "isn't UTF-8",
    /docs\/a\.mdx can't be pushed: the text isn't valid UTF-8/,
    (file) => writeFileSync(file, Buffer.from('caf\u00e9', 'latin1')),
  ],
];

test.for(UNREADABLE.flatMap((row) => ['none', 'managed'].map((prune) => [...row, prune] as const)))(
  'refuses the whole run before any request, so that all pages stay, if a file %s (prune: %4$s)',
  async ([way, said, spoil, prune], { skip }) => {
    skipUnless(NEEDS.permissions, { skip });
    await using stage = await stageWith(PAGES);
    passed(await push(stage, 1, ALL));
    const before = pagesOf(stage);
    const file = join(stage.folder, 'docs/a.mdx');
    spoil(file);
    // The job writes its results as an ordinary user.
    chmodSync(join(stage.folder, 'docs-ci'), 0o777);
    chmodSync(join(stage.folder, 'docs-ci/push-content'), 0o777);
    const play = (): ReturnType<typeof push> => push(stage, 2, { ...ALL, prune });
    const run = await (way === 'may not be read' ? withoutPermission(stage.folder, file, play) : play());
    expect({ exitCode: run.exitCode, requests: run.requests }).toEqual({ exitCode: 2, requests: [] });
    expect(run.result.message).toMatch(said);
    expect(pagesOf(stage)).toEqual(before);
  },
);

test.each([
  ['is empty', ''],
  ['is a draft', '---\ndraft: true\n---\n'],
])('keeps the page of a file that %s now, and pushes its text', async (_, text) => {
  await using stage = await stageWith(PAGES);
  passed(await push(stage, 1, ALL));
  writePages(stage, { 'a.mdx': text });
  passed(await push(stage, 2, { ...ALL, ...PRUNE }));
  expect(Object.keys(pagesOf(stage))).toEqual(Object.keys(PAGES).map((path) => `reference/api/${path}`));
  expect(pagesOf(stage)['reference/api/a.mdx']).toBe(text);
});

function link(stage: Stage, path: string, target: string): void {
  skipUnless(NEEDS.symlinks, { skip: () => undefined as never });
  move(stage, path, `../other/${path.replace(/^old$/, 'moved')}`);
  symlinkSync(target, join(stage.folder, 'docs', path));
}

test('deletes a page that was left out as soon as its file is gone', async () => {
  await using stage = await stageWith(PAGES);
  passed(await push(stage, 1));
  passed(await push(stage, 2, { ...PRUNE, exclude: 'a.mdx' }));
  removePages(stage, 'a.mdx');
  passed(await push(stage, 3, { ...PRUNE, exclude: 'a.mdx' }));
  expect(Object.keys(pagesOf(stage))).toEqual([
    'reference/api/old/b.mdx',
    'reference/api/old/c.md',
    'reference/api/z.mdx',
  ]);
});

test('never deletes a page that was there before and that a run found equal', async () => {
  await using stage = await stageWith({ 'a.mdx': 'a\n', 'b.mdx': 'b\n', 'z.mdx': 'z\n' });
  stage.emulator.state.project.edit({ 'reference/api/a.mdx': 'a\n' });
  passed(await push(stage, 1));
  passed(await push(stage, 2, PRUNE));
  removePages(stage, 'a.mdx', 'b.mdx');
  passed(await push(stage, 3, PRUNE));
  passed(await push(stage, 4, PRUNE));
  expect(Object.keys(pagesOf(stage))).toEqual(['reference/api/a.mdx', 'reference/api/z.mdx']);
  expect(reasonsOf(stage)['reference/api/a.mdx']).toBe('left: not deleted, because it existed before docs-ci');
});

test('deletes a page that was there before if a later run has changed it', async () => {
  await using stage = await stageWith({ 'a.mdx': 'a\n', 'z.mdx': 'z\n' });
  stage.emulator.state.project.edit({ 'reference/api/a.mdx': 'a\n' });
  passed(await push(stage, 1));
  writePages(stage, { 'a.mdx': 'changed\n' });
  passed(await push(stage, 2));
  removePages(stage, 'a.mdx');
  passed(await push(stage, 3, PRUNE));
  expect(Object.keys(pagesOf(stage))).toEqual(['reference/api/z.mdx']);
});

test('adds no page to the group that another file of the navigation may list', async () => {
  await using stage = await stageWith(2);
  const navigation = [
    { group: 'A', pages: ['index'] },
    { group: 'B', pages: { $ref: './b.json' } },
  ];
  stage.emulator.state.project.edit({ 'docs.json': JSON.stringify({ navigation }) });
  const run = passed(await push(stage, 1, { 'navigation-group': 'A', 'config-file': 'docs.json' }));
  expect(run.result.annotations.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('no entries are added, because another file may list the pages'),
  );
  const config = stage.emulator.state.project.branch().files.get('docs.json');
  expect(JSON.parse(String(config))).toEqual({ navigation });
});

test('calls no page unlisted if a part of the navigation is in another file', async () => {
  await using stage = await stageWith(2);
  const listed = { navigation: [{ group: 'A', pages: ['index', { $ref: './api.json' }] }] };
  stage.emulator.state.project.edit({ 'docs.json': JSON.stringify(listed) });
  const run = passed(await push(stage, 1));
  expect(run.result.outputs['not-in-navigation']).toBe('0');
  expect(run.summary).not.toContain('Readers may not find');
});
