/** Tests when push-content deletes pages of the documentation project, and when it doesn't. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../../support/folder.js';
import { type Stage } from '../../support/runs.js';
import { NEEDS, skipUnless } from '../../support/tools.js';
import { withoutPermission } from '../../support/without-permission.js';
import {
  expectRun,
  manifestPaths,
  manyPages,
  pagesOf,
  passed,
  type Push,
  push,
  reasonsOf,
  removePages,
  stageWith,
  writePages,
  writesOf,
} from './fixture.js';

const PRUNE = { prune: 'managed' };
const ALL = { include: '**/*.{md,mdx,yaml}' };

/** A project with published pages, and a folder that no longer has the first of them. */
async function startRemoved(count: number, removed: number, files: Record<string, string> = {}): Promise<Stage> {
  const stage = await stageWith(count);
  stage.emulator.state.project.edit(files);
  passed(await push(stage, 1));
  removePages(stage, ...Object.keys(manyPages(removed)));
  return stage;
}

/** Expects sign, message and log to say that a page stays, and why. No page is missing, so the run is complete. */
function expectWarning({ summary, result, stdout }: Push, path: string, obstacle: string): void {
  const why = obstacle.replace('not deleted, because ', '');
  expect(summary).toMatch(/^## ⚠️ /);
  expect(result.message).toContain(`Not deleted: reference/api/${path} (${why}).`);
  expect(stdout).toContain(`::warning title=Page not deleted::reference/api/${path} wasn't deleted: ${why}. `);
  expect(result.outputs).toMatchObject({ deleted: '0', kept: '0', complete: 'true' });
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
  expect(run.result.message).toContain(`"prune" would delete ${given.removed} pages`);
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

const OBSTACLES: readonly [obstacle: string, prepare: (stage: Stage) => void][] = [
  ...[
    { navigation: [{ group: 'A', pages: ['/reference/api/page-0000'] }] },
    { navigation: [{ group: 'A', root: 'reference/api/page-0000', pages: ['a'] }] },
    { navigation: { tabs: [{ tab: 'T', root: '/reference/api/page-0000', groups: [{ group: 'A', pages: ['a'] }] }] } },
    { navigation: { languages: [{ language: 'de', items: ['reference/api/page-0000'] }] } },
  ].map((config): [string, (stage: Stage) => void] => [
    'not deleted, because the navigation lists it',
    ({ emulator }) => void emulator.state.project.edit({ 'docs.json': JSON.stringify(config) }),
  ]),
  [
    'not deleted, because the configuration names it',
    ({ emulator }) =>
      void emulator.state.project.edit({
        'docs.json': '{"footer":[{"href":"/reference/api/page-0000"}],"navigation":[{"group":"A","pages":["a"]}]}',
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
    { navigation: [{ tab: 'T', groups: [{ group: 'A', pages: [{ group: 'B', pages: [{ $ref: 'b.json' }] }] }] }] },
    { navigation: [{ group: 'A', pages: { $ref: 'https://example.com/a.json' } }] },
    { navigation: [{ group: 'A', pages: ['b'] }, { $ref: 'https://example.com/group.json' }] },
    { name: 'No navigation' },
  ].map((config): [string, (stage: Stage) => void] => [
    'not deleted, because the navigation may list it in another file',
    ({ emulator }) => void emulator.state.project.edit({ 'docs.json': JSON.stringify(config) }),
  ]),
  ...[
    { kind: 'status', status: 403 } as const,
    { kind: 'status', status: 404 } as const,
    { kind: 'html', status: 200 } as const,
    { kind: 'wrong-types' } as const,
    { kind: 'truncated-json' } as const,
  ].map((fault): [string, (stage: Stage) => void] => [
    "not deleted, because the navigation couldn't be read",
    ({ emulator }) => emulator.addFault({ route: 'GET /config', times: Infinity, ...fault }),
  ]),
  [
    "not deleted, because the service's list of pages is incomplete",
    ({ emulator }) => emulator.configure({ pageList: 'wrong-count' }),
  ],
];

describe.each(['publish', 'propose'])('mode %s and pages that are left', (mode) => {
  test.each(OBSTACLES)('leaves a page that is %s', async (obstacle, prepare) => {
    await using stage = await startRemoved(3, 1);
    prepare(stage);
    const run = await push(stage, 2, { ...PRUNE, base: 'main', mode, ...(mode === 'propose' && { branch: 'b' }) });
    expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 0, writes: [] });
    expect(reasonsOf(stage)['reference/api/page-0000.mdx']).toBe(`left: ${obstacle}`);
    expectWarning(run, 'page-0000.mdx', obstacle);
    expect(Object.keys(pagesOf(stage))).toHaveLength(3);
  });

  test('leaves a file that the configuration names as an API description', async () => {
    await using stage = await stageWith({ 'a.mdx': 'a\n', 'spec.yaml': 'openapi: 3.1.0\n' });
    passed(await push(stage, 1, ALL));
    stage.emulator.state.project.edit({
      'docs.json': '{"api":{"openapi":"reference/api/spec.yaml"},"navigation":[{"group":"A","pages":["a"]}]}',
    });
    removePages(stage, 'spec.yaml');
    const run = passed(await push(stage, 2, { ...PRUNE, ...ALL, mode, ...(mode === 'propose' && { branch: 'b' }) }));
    expect(writesOf(run)).toEqual([]);
    expect(Object.keys(pagesOf(stage))).toContain('reference/api/spec.yaml');
  });
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

/** Pages that a run has pushed, an API description, and a page whose file is gone before the second run. */
const PAGES = {
  'a.mdx': 'a\n',
  'gone.mdx': 'gone\n',
  'old/b.mdx': 'b\n',
  'old/c.md': 'c\n',
  'spec.yaml': 'openapi: 3.1.0\n',
  'z.mdx': 'z\n',
};

function move({ folder }: Stage, from: string, to: string): void {
  mkdirSync(join(folder, 'docs', to, '..'), { recursive: true });
  renameSync(join(folder, 'docs', from), join(folder, 'docs', to));
}

/** A way in which a file that the folder has isn't pushed, and what the second run makes of it. */
interface LeftOut {
  /** Pages whose files are reported as skipped. Empty if the run refuses the folder, or pushes the text as it is. */
  readonly skipped?: readonly string[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly change?: (stage: Stage) => void;
  /** A file that the run may not read. */
  readonly unreadable?: string;
  /** The message of a run that ends before its first request. */
  readonly refused?: RegExp;
  /** What `a.mdx` has in the end, if the file is pushed as it is. */
  readonly text?: string;
}

const write =
  (content: string | Buffer) =>
  ({ folder }: Stage): void =>
    writeFileSync(join(folder, 'docs/a.mdx'), content);

const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  'exclude names it': { skipped: ['a.mdx'], inputs: { exclude: 'a.mdx' } },
  'exclude names its folder': { skipped: ['old/b.mdx', 'old/c.md'], inputs: { exclude: 'old' } },
  'include is narrower': {
    skipped: ['a.mdx', 'old/b.mdx', 'old/c.md', 'spec.yaml'],
    inputs: { include: 'z.mdx' },
  },
  'include has an exclusion': { skipped: ['a.mdx'], inputs: { include: `${ALL.include}\n!a.mdx` } },
  'its type is no page': { skipped: ['spec.yaml'], inputs: { include: '**/*.{md,mdx}' } },
  'its name begins with a dot now': { skipped: ['a.mdx'], change: (stage) => move(stage, 'a.mdx', '.a.mdx') },
  'its folder begins with a dot now': {
    skipped: ['old/b.mdx', 'old/c.md'],
    change: (stage) => move(stage, 'old', '.old'),
  },
  'its folder begins with a dot now and may not be listed': {
    // Any file may be in it.
    skipped: ['gone.mdx', 'old/b.mdx', 'old/c.md'],
    change: (stage) => move(stage, 'old', '.old'),
    unreadable: '.old',
  },
  'its folder has installed packages now': {
    skipped: ['old/b.mdx', 'old/c.md'],
    change: (stage) => {
      move(stage, 'old', 'packages');
      move(stage, 'packages', 'old/node_modules');
    },
  },
  'it has another ending and is excluded': {
    skipped: ['a.mdx'],
    inputs: { exclude: 'a.md' },
    change: (stage) => move(stage, 'a.mdx', 'a.md'),
  },
  'it is spelled in capitals and excluded': {
    skipped: ['a.mdx'],
    inputs: { exclude: 'A.mdx' },
    change: (stage) => move(stage, 'a.mdx', 'A.mdx'),
  },
  'it is moved to a hidden folder': {
    skipped: ['a.mdx'],
    change: (stage) => move(stage, 'a.mdx', '.drafts/a.mdx'),
  },
  'it is moved to an excluded folder, with another ending': {
    skipped: ['a.mdx'],
    inputs: { exclude: 'drafts' },
    change: (stage) => move(stage, 'a.mdx', 'drafts/a.md'),
  },
  'it is renamed and excluded': {
    skipped: ['a.mdx'],
    inputs: { exclude: 'drafts' },
    change: (stage) => move(stage, 'a.mdx', 'drafts/other.mdx'),
  },
  'it is renamed and hidden': { skipped: ['a.mdx'], change: (stage) => move(stage, 'a.mdx', '.drafts/other.md') },
  'it has a second ending now and is edited': {
    skipped: ['a.mdx'],
    change: (stage) => {
      write('edited')(stage);
      move(stage, 'a.mdx', 'a.mdx.bak');
    },
  },
  'it is moved to a hidden folder and is a broken symlink there': {
    skipped: ['a.mdx'],
    change: (stage) => {
      move(stage, 'a.mdx', '.drafts/a.mdx');
      link(stage, '.drafts/a.mdx', 'nowhere');
    },
  },
  'it is renamed and may not be read': {
    // Any page may be this file.
    skipped: ['a.mdx', 'gone.mdx'],
    change: (stage) => move(stage, 'a.mdx', 'other.mdx'),
    unreadable: 'other.mdx',
  },
  'it is renamed and is a broken symlink': {
    // Any page may be this file.
    skipped: ['a.mdx', 'gone.mdx'],
    change: (stage) => {
      link(stage, 'a.mdx', 'nowhere');
      move(stage, 'a.mdx', 'other.mdx');
    },
  },
  'it is a broken symlink now': { skipped: ['a.mdx'], change: (stage) => link(stage, 'a.mdx', 'nowhere') },
  'it is a symlink out of the folder now': {
    skipped: ['a.mdx'],
    change: (stage) => link(stage, 'a.mdx', '../other/a.mdx'),
  },
  'its folder is a symlink now': {
    skipped: ['old/b.mdx', 'old/c.md'],
    change: (stage) => link(stage, 'old', '../other'),
  },
  'its folder is a broken symlink now': {
    skipped: ['old/b.mdx', 'old/c.md'],
    change: (stage) => link(stage, 'old', 'nowhere'),
  },
  'it is a pipe now': {
    skipped: ['a.mdx'],
    change: (stage) => {
      removePages(stage, 'a.mdx');
      execFileSync('mkfifo', [join(stage.folder, 'docs/a.mdx')]);
    },
  },
  'it may not be read': { skipped: ['a.mdx'], unreadable: 'a.mdx' },
  'its folder may not be listed': {
    unreadable: 'old',
    refused: /"docs\/old" couldn't be listed: permission denied \(EACCES\)\. Make the folder readable\./,
  },
  'it is too large': {
    change: ({ folder }) => truncateSync(join(folder, 'docs/a.mdx'), 10_000_001),
    refused: /docs\/a\.mdx can't be pushed: larger than 10 MB/,
  },
  "it isn't UTF-8": {
    change: write(Buffer.from('caf\u00e9', 'latin1')),
    refused: /docs\/a\.mdx can't be pushed: the text isn't valid UTF-8/,
  },
  'it is only in Git LFS': {
    change: write('version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n'),
    refused: /docs\/a\.mdx can't be pushed: the content is only in Git LFS/,
  },
  'it has a name that no page may have': {
    change: (stage) => move(stage, 'a.mdx', 'a\tb.mdx'),
    refused: /"docs\/a\\tb\.mdx" can't be pushed: its path contains a control character/,
  },
  'it is empty': { change: write(''), text: '' },
  'it is a draft': { change: write('---\ndraft: true\n---\n'), text: '---\ndraft: true\n---\n' },
};

/** The files that keep a page, as the plan has them. */
function skippedFiles({ folder }: Stage): string[] {
  const plan = JSON.parse(readFileSync(join(folder, 'docs-ci/push-content/plan.json'), 'utf8')) as {
    steps: readonly { action: string; file: string }[];
  };
  return plan.steps.flatMap(({ action, file }) => (action === 'skipped' ? file : []));
}

const underTo = (paths: readonly string[]): string[] => paths.map((path) => `reference/api/${path}`);

describe.each(['none', 'managed'])('prune: %s and what is left out', (prune) => {
  test.for(Object.entries(LEFT_OUT))('keeps a page if %s', async ([name, row], { skip }) => {
    if (name.includes('symlink')) skipUnless(NEEDS.symlinks, { skip });
    if (name.includes('pipe')) skipUnless(NEEDS.linuxNames, { skip });
    if (row.unreadable !== undefined) skipUnless(NEEDS.permissions, { skip });
    const { skipped = [], inputs, change, unreadable, refused, text } = row;
    await using stage = await stageWith(PAGES);
    passed(await push(stage, 1, ALL));
    const { 'reference/api/gone.mdx': gone, ...kept } = pagesOf(stage);
    removePages(stage, 'gone.mdx');
    change?.(stage);
    const run = await pushAs(stage, unreadable, { ...ALL, prune, ...inputs });
    const isDeleted = prune === 'managed' && refused === undefined && !skipped.includes('gone.mdx');
    expect(pagesOf(stage)).toEqual({
      ...kept,
      ...(!isDeleted && { 'reference/api/gone.mdx': gone }),
      ...(text !== undefined && { 'reference/api/a.mdx': text }),
    });
    if (refused) {
      expect({ exitCode: run.exitCode, requests: run.requests }).toEqual({ exitCode: 2, requests: [] });
      expect(run.result.message).toMatch(refused);
      return;
    }
    passed(run);
    expect(manifestPaths(stage)?.toSorted()).toEqual(
      Object.keys(PAGES).filter((path) => !isDeleted || path !== 'gone.mdx'),
    );
    const reasons = Object.entries(reasonsOf(stage)).filter(([, reason]) => reason.startsWith('skipped: '));
    expect(reasons.map(([path]) => path)).toEqual(underTo(skipped));
    if (skipped.length > 0) {
      expect(Number(run.result.outputs.skipped)).toBeGreaterThan(0);
      for (const file of skippedFiles(stage)) expect(run.stdout + run.stderr).toContain(file);
    }
    // Nobody knows whether the folder still has the file.
    if (prune === 'managed' && skipped.includes('gone.mdx')) expect(run.summary).toMatch(/^## ⚠️ /);
    const outcomes = Object.entries(reasonsOf(stage)).filter(([, reason]) =>
      reason.includes('removed from the folder'),
    );
    expect(outcomes.map(([path]) => path)).toEqual(skipped.includes('gone.mdx') ? [] : underTo(['gone.mdx']));
  });
});

/** Pushes as an ordinary user who may not read a path below the folder. */
async function pushAs(
  stage: Stage,
  unreadable: string | undefined,
  inputs: Readonly<Record<string, string>>,
): ReturnType<typeof push> {
  if (unreadable === undefined) return push(stage, 2, inputs);
  // The job writes its results as this user.
  for (const folder of ['docs-ci', 'docs-ci/push-content']) chmodSync(join(stage.folder, folder), 0o777);
  return withoutPermission(stage.folder, join(stage.folder, 'docs', unreadable), () => push(stage, 2, inputs));
}

test('names a file that may not be read as a warning, and does not call the push complete', async ({ skip }) => {
  skipUnless(NEEDS.permissions, { skip });
  await using stage = await stageWith({ 'a.mdx': 'a\n', 'z.mdx': 'z\n' });
  passed(await push(stage, 1));
  writePages(stage, { 'z.mdx': 'changed\n' });
  const run = passed(await pushAs(stage, 'a.mdx', PRUNE));
  expect(run.result.outputs).toMatchObject({ updated: '1', skipped: '1', complete: 'false' });
  expect(run.result.annotations).toContainEqual({
    level: 'warning',
    title: 'File not read',
    message: 'docs/a.mdx: permission denied (EACCES)',
    file: 'docs/a.mdx',
  });
  expect(run.summary).toContain("1 file couldn't be read and wasn't pushed");
});

test('refuses a folder of which no file may be read', async ({ skip }) => {
  skipUnless(NEEDS.permissions, { skip });
  await using stage = await stageWith({ 'a.mdx': 'a\n' });
  passed(await push(stage, 1));
  const run = await pushAs(stage, 'a.mdx', {});
  expect({ exitCode: run.exitCode, requests: run.requests }).toEqual({ exitCode: 2, requests: [] });
  expect(run.result.message).toContain("docs/a.mdx can't be pushed: permission denied (EACCES)");
});

function link(stage: Stage, path: string, target: string): void {
  skipUnless(NEEDS.symlinks, { skip: () => undefined as never });
  move(stage, path, `../other/${path.replace(/^old$/, 'moved')}`);
  symlinkSync(target, join(stage.folder, 'docs', path));
}

test.each([
  ['a file of another type has its text', { 'notes.txt': 'a\n' }],
  ['a file with its name has another text and is left out', { 'drafts/a.mdx': 'another page\n' }],
  ['a folder and a file of another type have its name', { 'a/index.mdx': 'another page\n', 'a.txt': 'a\n' }],
])('deletes a page whose file is gone although %s', async (_, others) => {
  await using stage = await stageWith({ 'a.mdx': 'a\n', 'z.mdx': 'z\n' });
  passed(await push(stage, 1));
  removePages(stage, 'a.mdx');
  writePages(stage, others);
  passed(await push(stage, 2, { ...PRUNE, include: 'z.mdx' }));
  expect(Object.keys(pagesOf(stage))).toEqual(['reference/api/z.mdx']);
});

test('deletes a page that was left out as soon as its file is gone', async () => {
  await using stage = await stageWith(PAGES);
  passed(await push(stage, 1));
  passed(await push(stage, 2, { ...PRUNE, exclude: 'a.mdx' }));
  removePages(stage, 'a.mdx');
  passed(await push(stage, 3, { ...PRUNE, exclude: 'a.mdx' }));
  expect(Object.keys(pagesOf(stage))).toEqual([
    'reference/api/gone.mdx',
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
  const last = passed(await push(stage, 4, PRUNE));
  expect(Object.keys(pagesOf(stage))).toEqual(['reference/api/a.mdx', 'reference/api/z.mdx']);
  expect(reasonsOf(stage)['reference/api/a.mdx']).toBe('left: not deleted, because docs-ci may not have written it');
  expectWarning(last, 'a.mdx', 'not deleted, because docs-ci may not have written it');
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

describe('two jobs whose folders of the project overlap', () => {
  const pushTo = async (stage: Stage, runId: number, to: string, path: string): ReturnType<typeof push> =>
    push(stage, runId, { ...PRUNE, to, path, 'max-deletes': '100%' });

  test.each([
    { outer: 'reference', inner: 'reference/api', below: 'api/' },
    { outer: '.', inner: 'reference/api', below: 'reference/api/' },
  ])('keep a page that the other one still has: $outer and $inner', async ({ outer, inner, below }) => {
    await using stage = await stageWith({});
    const write = (folder: string, files: Record<string, string>): void =>
      writeFiles(join(stage.folder, folder), files);
    write('outer', { [`${below}x.mdx`]: 'x\n', [`${below}only.mdx`]: 'only\n', 'o.mdx': 'o\n' });
    write('inner', { 'x.mdx': 'x\n', 'i.mdx': 'i\n', 'gone.mdx': 'gone\n' });
    passed(await pushTo(stage, 1, outer, 'outer'));
    passed(await pushTo(stage, 2, inner, 'inner'));
    rmSync(join(stage.folder, 'outer', below), { recursive: true });
    rmSync(join(stage.folder, 'inner/gone.mdx'));
    passed(await pushTo(stage, 3, outer, 'outer'));
    expect(reasonsOf(stage)[`${inner}/x.mdx`]).toBe('left: not deleted, because another source pushes it, too');
    passed(await pushTo(stage, 4, inner, 'inner'));
    expect(pagesOf(stage, inner)).toEqual({ [`${inner}/i.mdx`]: 'i\n', [`${inner}/x.mdx`]: 'x\n' });
  });

  test('delete nothing below a manifest that cannot be read', async () => {
    await using stage = await startRemoved(3, 1, { 'docs-ci-manifest.mdx': 'damaged\n' });
    passed(await push(stage, 2, PRUNE));
    expect(Object.keys(pagesOf(stage))).toHaveLength(3);
  });
});

/** What a service makes of two names in which only case differs, and of a `create` of what exists. */
const SERVICES = [
  { ignoresCase: false },
  { ignoresCase: true },
  { ignoresCase: true, createExisting: 'overwrite' },
  { ignoresCase: true, createExisting: 422 },
] as const;

const RENAMES = [
  ['Guide.mdx', 'guide.mdx'],
  ['Guide.md', 'guide.mdx'],
  ['A/Guide.mdx', 'a/guide.mdx'],
] as const;

describe.each(SERVICES)('a service with %j', (service) => {
  test.each(RENAMES)('never loses a page whose file is renamed from %s to %s', async (from, to) => {
    await using stage = await stageWith({ [from]: 'text\n', 'z.mdx': 'z\n' });
    passed(await push(stage, 1));
    stage.emulator.configure(service);
    removePages(stage, from);
    writePages(stage, { [to]: 'text\n' });
    for (const run of [2, 3, 4]) {
      passed(await push(stage, run, PRUNE));
      expect(Object.values(pagesOf(stage))).toContain('text\n');
    }
    const names = Object.keys(pagesOf(stage)).filter((path) => path.toLowerCase().includes('guide'));
    expect(names).toHaveLength(1);
  });
});

const GONE = 'reference/api/gone';

/** The entries of the group of this job and of another one, whether the page is deleted, and the entries after that. */
const LISTED_TWICE: readonly (readonly [own: readonly unknown[], other: readonly unknown[], after: unknown])[] = [
  [[GONE, GONE], ['a'], [[], ['a']]],
  [[GONE, `/${GONE}.mdx`], ['a'], [[], ['a']]],
  [[GONE, { path: GONE, title: 'T' }], ['a'], [[], ['a']]],
  [[GONE], [GONE, 'a'], undefined],
  [[GONE, GONE], [`/${GONE}/`], undefined],
  [[GONE], [{ group: 'Inner', pages: [GONE] }], undefined],
  [[GONE, { group: 'Inner', pages: [GONE] }], ['a'], undefined],
];

test.each(LISTED_TWICE)(
  'deletes a page of the entries %j and %j only with its last entry',
  async (own, other, after) => {
    await using stage = await stageWith({ 'gone.mdx': 'gone\n', 'z.mdx': 'z\n' });
    passed(await push(stage, 1));
    const config = {
      navigation: [
        { group: 'API', pages: own },
        { group: 'Other', pages: other },
      ],
    };
    stage.emulator.state.project.edit({ 'docs.json': JSON.stringify(config), 'a.mdx': 'a\n' });
    removePages(stage, 'gone.mdx');
    const inputs = { ...PRUNE, 'navigation-group': 'API', 'config-file': 'docs.json' };
    passed(await push(stage, 2, inputs));
    const pages = Object.keys(pagesOf(stage));
    expect(pages.includes(`${GONE}.mdx`)).toBe(after === undefined);
    const { navigation } = JSON.parse(
      stage.emulator.state.project.branch().files.get('docs.json') ?? '',
    ) as typeof config;
    const entries = navigation.map((group) => group.pages.filter((entry) => entry !== 'reference/api/z'));
    expect(entries).toEqual(after ?? [own, other]);
  },
);
