/** Tests how push-content keeps one group of the navigation up to date. */
import { expect, test } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import { type Stage, startStage } from '../../support/runs.js';
import {
  branchesOf,
  countRequests,
  expectRun,
  manyPages,
  pagesOf,
  passed,
  push,
  reasonsOf,
  removePages,
  SERVICE,
  stageWith,
  writePages,
  writesOf,
} from './fixture.js';

const GROUP = { 'navigation-group': 'API', 'config-file': 'docs.json' };
const OTHER = { group: 'Guides', pages: ['guides/start', { group: 'API', pages: [] }] };

function setConfig({ emulator }: Stage, config: unknown, indent: string | number = 2): void {
  emulator.state.project.edit({ 'docs.json': `${JSON.stringify(config, undefined, indent)}\n` });
}

const EMPTY_GROUP = { navigation: [{ group: 'API', pages: [] }] };

/** A project with this configuration, and a folder with pages. */
async function configuredStage(
  config: unknown,
  pages: Parameters<typeof stageWith>[0],
  options: EmulatorOptions = SERVICE,
): Promise<Stage> {
  const stage = await stageWith(pages, options);
  setConfig(stage, config);
  return stage;
}

function configOf({ emulator }: Stage): string {
  return emulator.state.project.branch().files.get('docs.json') ?? '';
}

test.each(['hidden', 'readable', 'listed'] as const)(
  'adds and removes entries of the group with one deployment a run (configuration %s)',
  async (otherFiles) => {
    await using stage = await startStage({ ...SERVICE, otherFiles });
    setConfig(
      stage,
      {
        name: 'Docs',
        navigation: [
          { group: 'Guides', pages: ['guides/start'] },
          { group: 'API', pages: ['reference/api/theirs'] },
        ],
      },
      '\t',
    );
    writePages(stage, { 'b.mdx': '# B page\n', 'a.mdx': '---\ntitle: A\n---\n' });
    const first = passed(await push(stage, 1, GROUP));
    expect(first.deployments).toBe(1);
    expect(JSON.parse(configOf(stage))).toEqual({
      name: 'Docs',
      navigation: [
        { group: 'Guides', pages: ['guides/start'] },
        { group: 'API', pages: ['reference/api/theirs', 'reference/api/a', 'reference/api/b'] },
      ],
    });
    // The service shows no text of a hidden file, so it gets a new layout.
    expect(configOf(stage).includes('\t')).toBe(otherFiles !== 'hidden');
    const unchanged = await push(stage, 2, GROUP);
    expect(countRequests(unchanged)).toEqual({
      'GET /pages': 1,
      'GET /pages/{path}': 1,
      'GET /config': 1,
      'GET /deployments': 1,
    });
    removePages(stage, 'b.mdx');
    writePages(stage, { 'c.mdx': 'c\n' });
    const second = passed(await push(stage, 3, { ...GROUP, prune: 'managed' }));
    expect({ deployments: second.deployments, branches: branchesOf(stage) }).toEqual({
      deployments: 1,
      branches: ['main'],
    });
    expect(reasonsOf(stage)['reference/api/b.mdx']).toBe('delete: removed from the folder');
    expect(JSON.parse(configOf(stage))).toMatchObject({
      navigation: [{}, { pages: ['reference/api/theirs', 'reference/api/a', 'reference/api/c'] }],
    });
    expect(Object.keys(pagesOf(stage))).toEqual(['reference/api/a.mdx', 'reference/api/c.mdx']);
  },
);

test('adds no entry for text that other pages include, and asks for none', async () => {
  await using stage = await configuredStage(EMPTY_GROUP, { 'a.mdx': '# A\n', 'snippets/note.mdx': 'Note\n' });
  const first = await push(stage, 1);
  expect(first.result.outputs['not-in-navigation']).toBe('1');
  const second = passed(await push(stage, 2, GROUP));
  expect(second.result.outputs['not-in-navigation']).toBe('0');
  expect(JSON.parse(configOf(stage))).toEqual({ navigation: [{ group: 'API', pages: ['reference/api/a'] }] });
  // Nobody has looked at the navigation.
  expect((await push(stage, 3)).result.outputs['not-in-navigation']).toBe('');
});

test('writes entries with path and title if the group has such entries', async () => {
  await using stage = await configuredStage(
    { tabs: [{ tab: 'API', pages: [{ title: 'Theirs', path: '/reference/api/theirs.mdx' }] }] },
    { 'b.mdx': '# B page\n' },
    { ...SERVICE, otherFiles: 'readable' },
  );
  passed(await push(stage, 1, GROUP));
  expect(JSON.parse(configOf(stage))).toEqual({
    tabs: [
      {
        tab: 'API',
        pages: [
          { title: 'Theirs', path: '/reference/api/theirs.mdx' },
          { title: 'B page', path: '/reference/api/b.mdx' },
        ],
      },
    ],
  });
});

test.each<[what: string, pages: number, config: unknown]>([
  ['missing', 2, { navigation: [{ group: 'Guides', pages: [] }] }],
  ['there twice', 2, { navigation: [{ group: 'API', pages: [] }, OTHER] }],
  ['missing, with more pages than one push takes', 30, { navigation: [{ group: 'Guides', pages: [] }] }],
])('writes nothing if the group is %s', async (_, pages, config) => {
  await using stage = await configuredStage(config, pages);
  const run = await push(stage, 1, GROUP);
  expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 2, writes: [] });
  expect(run.result.message).toContain('Guides');
});

test('writes nothing if the service does not return the configuration', async () => {
  await using stage = await startStage(SERVICE);
  stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, times: Infinity });
  writePages(stage, manyPages(2));
  const run = await push(stage, 1, GROUP);
  expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 2, writes: [] });
});

test.each([
  ['publish', 30, 'Nothing was published: the project changed during the run.', ['main']],
  [
    'propose',
    2,
    'The branch "docs-ci/api" lacks changes: the project changed during the run.',
    ['main', 'docs-ci/api'],
  ],
])(
  'fails in mode %s if the service stops returning the configuration after the run created a branch',
  async (mode, pages, message, branches) => {
    await using stage = await configuredStage(EMPTY_GROUP, pages);
    stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, after: 1, times: Infinity });
    const run = await push(stage, 1, { ...GROUP, mode, ...(mode === 'propose' && { branch: 'docs-ci/api' }) });
    expect({ exitCode: run.exitCode, branches: branchesOf(stage) }).toEqual({ exitCode: 1, branches });
    expect(run.result.message).toContain(message);
  },
);

test('adds no file to the navigation that is not a page, and warns of none', async () => {
  await using stage = await configuredStage(EMPTY_GROUP, { 'a.mdx': 'a\n', 'openapi.json': '{}\n' });
  const include = { include: '**/*' };
  const warned = await push(stage, 1, { ...include, 'dry-run': 'true' });
  expect(warned.result.outputs['not-in-navigation']).toBe('1');
  passed(await push(stage, 2, { ...GROUP, ...include }));
  expect(JSON.parse(configOf(stage))).toEqual({ navigation: [{ group: 'API', pages: ['reference/api/a'] }] });
});

test('says that it updates the navigation if no page changes', async () => {
  await using stage = await configuredStage(EMPTY_GROUP, 2);
  await push(stage, 1);
  const plan = await push(stage, 2, { ...GROUP, 'dry-run': 'true' });
  expect(plan.result.message).toBe(
    'Plan: only the navigation would change, nothing was changed. The navigation group "API" would be updated. Entries: 2 added (reference/api/page-0000 and reference/api/page-0001).',
  );
  expect(plan.summary).toContain('Plan: only the navigation would change, nothing was changed');
  expect(plan.summary).toContain('The navigation group "API" would be updated.');
  const run = await push(stage, 3, GROUP);
  expect(run.result.message).toContain('The navigation group "API" was updated. Entries: 2 added (');
  expect(run.summary).toContain('The navigation group "API" was updated');
  expect(run.summary).toContain('Entries: 2 added (reference/api/page-0000 and reference/api/page-0001).');
  expect(run.result.outputs.changed).toBe('true');
  expect((await push(stage, 4, GROUP)).result.message).toMatch(
    /^No difference found in 2 pages\. 2 pages were compared by size, .* Live: /,
  );
});

test.each<[updateMissing: 404 | 'create', mode: string]>([
  [404, 'publish'],
  [404, 'propose'],
  ['create', 'publish'],
  ['create', 'propose'],
])('names a wrong config-file (a missing file: %s, mode %s), and publishes nothing', async (updateMissing, mode) => {
  await using stage = await startStage({ ...SERVICE, updateMissing, staleReadsMs: 1_000 });
  setConfig(stage, { navigation: [{ group: 'API', pages: [] }] });
  const before = configOf(stage);
  stage.clock.advance(10_000);
  writePages(stage, manyPages(2));
  const branch: Record<string, string> = mode === 'propose' ? { branch: 'docs-ci/api' } : {};
  const run = await push(stage, 1, { ...GROUP, mode, ...branch, 'config-file': 'nope.json' });
  expectRun(run, { exitCode: 1, deployments: 0 });
  expect(run.result.message).toContain('the path of the configuration file');
  expect(run.result.message).not.toContain('was updated');
  expect({ pages: pagesOf(stage), config: configOf(stage) }).toEqual({ pages: {}, config: before });
  if (mode === 'publish') expect(branchesOf(stage)).toEqual(['main']);
});

const NO_FILE = 'and the service returns no doc.json. Set config-file: docs.json.';
test.each<[file: string, otherFiles: 'hidden' | 'readable', message: string]>([
  ['doc.json', 'readable', `config-file: the configuration file is docs.json, ${NO_FILE}`],
  ['other.json', 'readable', 'and other.json is another file. Set config-file: docs.json.'],
  ['doc.json', 'hidden', 'In most projects, this file is docs.json.'],
])('names the configuration file in a dry run if config-file is %s (files: %s)', async (file, otherFiles, message) => {
  await using stage = await configuredStage(EMPTY_GROUP, 1, { ...SERVICE, otherFiles });
  stage.emulator.state.project.edit({ 'other.json': '{}\n' });
  const run = await push(stage, 1, { ...GROUP, 'config-file': file, 'dry-run': 'true' });
  expect([run.exitCode, run.stdout]).toEqual([otherFiles === 'hidden' ? 0 : 2, expect.stringContaining(message)]);
});

test('merges its change of the configuration with one that a person made meanwhile', async () => {
  await using stage = await startStage({ ...SERVICE, otherFiles: 'readable' });
  setConfig(stage, {
    name: 'Docs',
    colors: 'blue',
    padding: ['a', 'b', 'c', 'd'],
    navigation: [{ group: 'API', pages: [] }],
  });
  writePages(stage, manyPages(3));
  const { project } = stage.emulator.state;
  const merge = project.merge.bind(project);
  project.merge = (base, head) => {
    project.edit({ 'docs.json': configOf(stage).replace('blue', 'red') });
    project.merge = merge;
    return merge(base, head);
  };
  passed(await push(stage, 1, GROUP));
  expect(JSON.parse(configOf(stage))).toMatchObject({
    colors: 'red',
    navigation: [{ pages: ['reference/api/page-0000', 'reference/api/page-0001', 'reference/api/page-0002'] }],
  });
});

test.each([
  ['reference/api/a/', {}],
  ['reference/api/a%20b', {}],
  ['reference/api/c', {}],
  ['reference/api/c', GROUP],
])('takes no page away and adds no entry where the navigation lists pages as %s, with %j', async (entry, group) => {
  const pages = { 'a.mdx': '# A\n', 'a b.mdx': '# B\n', 'c/index.mdx': '# C\n' };
  const config = { navigation: [{ group: 'API', pages: [entry, 'reference/api/keep'] }] };
  await using stage = await configuredStage(config, { ...pages, 'keep.mdx': '# Keep\n' });
  const first = passed(await push(stage, 1, { prune: 'managed' }));
  expect(first.result.outputs['not-in-navigation']).toBe('2');
  removePages(stage, ...Object.keys(pages));
  const run = passed(await push(stage, 2, { prune: 'managed', ...group }));
  expect(run.result.outputs.deleted).toBe('2');
  expect(JSON.parse(configOf(stage))).toEqual(config);
});

const COMMENTED = '{\r\n  // Ours.\r\n  "navigation": [{ "group": "API", "pages": ["guides/a" /* first */] }]\r\n}\r\n';

test.each([
  ['a dry run', 2, { 'dry-run': 'true' }],
  ['a publication', 2, {}],
  ['a publication with more pages than one push takes', 30, {}],
  ['a proposal', 2, { mode: 'propose', branch: 'docs-ci/api' }],
  ['a dry run of a proposal', 2, { mode: 'propose', branch: 'docs-ci/api', 'dry-run': 'true' }],
])('refuses %s that would lose a comment, names the entries, and writes nothing', async (_, pages, inputs) => {
  await using stage = await startStage({ ...SERVICE, otherFiles: 'readable' });
  stage.emulator.state.project.edit({ 'docs.json': COMMENTED });
  writePages(stage, manyPages(pages));
  const run = await push(stage, 1, { ...GROUP, ...inputs });
  expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 2, writes: [] });
  expect(run.result.message).toContain(
    'navigation-group: "API": docs-ci doesn\'t edit the list of pages, because a comment in the list would be lost. Edit the list in the documentation project: add "reference/api/page-0000", "reference/api/page-0001"',
  );
  expect(configOf(stage)).toBe(COMMENTED);
});

test('pushes the pages after a person pasted the entries beside the comment', async () => {
  await using stage = await startStage({ ...SERVICE, otherFiles: 'readable' });
  const pasted = COMMENTED.replace('*/]', '*/, "reference/api/page-0000", "reference/api/page-0001"]');
  stage.emulator.state.project.edit({ 'docs.json': pasted });
  writePages(stage, manyPages(2));
  passed(await push(stage, 1, GROUP));
  expect({ config: configOf(stage), pages: Object.keys(pagesOf(stage)).length }).toEqual({ config: pasted, pages: 2 });
});

test('keeps line ends, byte order mark and comments of the configuration outside the list', async () => {
  await using stage = await startStage({ ...SERVICE, otherFiles: 'readable' });
  const text = `\ufeff${COMMENTED.replace(' /* first */', '')}\r\n`;
  stage.emulator.state.project.edit({ 'docs.json': text });
  writePages(stage, manyPages(1));
  passed(await push(stage, 1, GROUP));
  const list = '[\r\n    "guides/a",\r\n    "reference/api/page-0000"\r\n  ]';
  expect(configOf(stage)).toBe(text.replace('["guides/a"]', list));
});
