/** Tests that names of branches, paths, pages and build logs of attackers neither mislead publish-branch nor are obeyed. */
import { describe, expect, test } from 'vitest';
import { expectHarmless, readMarkdown } from '../support/markdown.js';
import type { Run, Stage } from '../support/runs.js';
import { commandsIn } from '../support/runner-commands.js';
import { publishBranch } from '../commands/publish-branch/fixture.js';
import { filesOf, NEXT, PUBLISH, RESTORE, startWorld, TRIAL } from './publish-branch-worlds.js';

/** Git accepts each of them in the name of a branch, and each can be part of a path. */
const NAMES = [
  '<script>alert(1)</script>',
  '`](https://e.example)',
  '|a|b|',
  '@everyone#12',
  '::error::owned',
  '\u202eowned',
  '$(touch${IFS}pwned)',
  '<!--',
];
const TEXTS = [...NAMES, '\u001b[2Jowned', '```\n# owned', '\n::error::owned\n##[error]owned', '<img src=x>'];
/** Nothing here can be requested as a page. */
const BAD_PATHS = [
  '../../secret',
  '/../secret',
  'a/../../b',
  'a\nb',
  'a\u0000b',
  '..%2f..%2fsecret',
  'https://e.example/x',
];

function expectObedientToNobody({ stdout, stderr, summary }: Run): void {
  expectHarmless(readMarkdown(summary));
  const own = ['add-mask', 'debug', 'error', 'warning', 'notice', 'group', 'endgroup'];
  const commands = commandsIn(stdout);
  expect(commands.map(({ name }) => name).filter((name) => !own.includes(name))).toEqual([]);
  expect(commands.filter(({ data }) => data === 'owned')).toEqual([]);
  for (const output of [stdout, stderr]) expect(output).not.toContain('\u001b[2J');
}

/** Adds pages whose paths and texts attackers chose, and a configuration that lists one of them. */
function attack({ emulator }: Stage, branch: string): void {
  const pages = NAMES.map((name, index) => [`guides/${name}/${index}.mdx`, TEXTS.join('\n')] as const);
  const redirects = NAMES.map((name) => ({ source: `/${name}`, destination: name }));
  const config = { navigation: [{ group: TEXTS.join(), pages: ['a', pages[0]?.[0], ...NAMES] }], redirects };
  emulator.state.project.edit({ ...Object.fromEntries(pages), 'docs.json': JSON.stringify(config) }, branch);
}

describe('names of branches', () => {
  test.each(NAMES)('publishes the branch %j or rejects its name, and shows it as text', async (name) => {
    await using stage = await startWorld(PUBLISH);
    stage.emulator.state.project.createBranch(name, NEXT);
    const published = await publishBranch(stage, { from: name });
    expect([0, 2]).toContain(published.exitCode);
    expectObedientToNobody(published);
    const missing = await publishBranch(stage, { from: `${name}-missing` });
    expect(missing.exitCode).toBe(2);
    expectObedientToNobody(missing);
    stage.emulator.state.project.edit({ 'a.mdx': 'ours\n' });
    stage.emulator.state.project.edit({ 'a.mdx': 'theirs\n' }, name);
    const conflict = await publishBranch(stage, { from: name });
    expect([1, 2]).toContain(conflict.exitCode);
    expectObedientToNobody(conflict);
  });

  test.each(NAMES)('makes a restore point of the label %j whose name has letters, digits and dashes', async (name) => {
    await using stage = await startWorld(PUBLISH);
    const run = await publishBranch(stage, { ...PUBLISH.inputs, 'restore-point': name });
    expect([0, 2]).toContain(run.exitCode);
    const point = run.result.outputs['restore-point'] ?? '';
    if (run.exitCode === 0)
      expect(point).toMatch(/^docs-ci-before\/\d{8}T\d{6}Z-publish(-[A-Za-z0-9]+)*\.from-\w{8}\.\w{8}$/);
    expectObedientToNobody(run);
    const unknown = await publishBranch(stage, { mode: 'restore', 'restore-point': `${name}x` });
    expect(unknown.exitCode).toBe(2);
    expectObedientToNobody(unknown);
  });
});

describe('pages, configurations and logs', () => {
  test('shows paths, texts and redirects of strangers as text, there and back', async () => {
    await using stage = await startWorld(PUBLISH);
    attack(stage, NEXT);
    const inputs = { ...PUBLISH.inputs, 'max-deletes': '100%' };
    const runs = [await publishBranch(stage, TRIAL.inputs)];
    runs.push(await publishBranch(stage, { ...inputs, mode: 'check' }));
    runs.push(await publishBranch(stage, inputs));
    expect(filesOf(stage.emulator)).toHaveProperty([`guides/${NAMES[0] ?? ''}/0.mdx`]);
    stage.emulator.state.project.edit({ [`guides/${NAMES[1] ?? ''}/1.mdx`]: 'edited\n' });
    stage.clock.advance(60_000);
    runs.push(await publishBranch(stage, RESTORE.inputs));
    expect(runs.map(({ exitCode, result }) => [exitCode, result.message])).toEqual(
      runs.map(({ result }) => [0, result.message]),
    );
    for (const run of runs) expectObedientToNobody(run);
  });

  test('shows the pages of a conflict as text', async () => {
    await using stage = await startWorld(PUBLISH);
    attack(stage, NEXT);
    attack(stage, 'main');
    const { project } = stage.emulator.state;
    for (const [index, branch] of ['main', NEXT].entries())
      project.edit(Object.fromEntries(NAMES.map((name, at) => [`guides/${name}/${at}.mdx`, `${index}\n`])), branch);
    const run = await publishBranch(stage, PUBLISH.inputs);
    expect(run.exitCode).toBe(1);
    expectObedientToNobody(run);
  });

  test('shows the log of a failed build as text, with the way back', async () => {
    await using stage = await startWorld(PUBLISH, { build: { outcome: 'error', logs: TEXTS.join('\n') } });
    const run = await publishBranch(stage, PUBLISH.inputs);
    expect(run.exitCode).toBe(1);
    expect(run.summary).toContain(run.result.outputs['restore-point']);
    expectObedientToNobody(run);
  });

  test.each([
    ['publication', PUBLISH],
    ['trial', TRIAL],
    ['restore', RESTORE],
  ] as const)('never requests or writes a path that is not plain, which the lists of a %s name', async (_, world) => {
    await using stage = await startWorld(world);
    const pages = [...Object.keys(world.before), ...BAD_PATHS].map((path, index) => ({ path, size: 4 + index }));
    const body = { pages, count: pages.length };
    stage.emulator.addFault({ route: 'GET /pages', kind: 'status', status: 200, body, times: 2 });
    const start = stage.emulator.requests.length;
    const run = await publishBranch(stage, world.inputs);
    expectObedientToNobody(run);
    const paths = stage.emulator.requests.slice(start).map(({ path }) => path);
    expect(paths.filter((path) => /secret|%0a|%00|\.\.|example/i.test(path))).toEqual([]);
    expect(Object.keys(filesOf(stage.emulator) ?? {}).filter((path) => BAD_PATHS.includes(path))).toEqual([]);
  });
});
