/** Tests that the way back that a publication prints goes back, as it is printed, on each host. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Run } from '../../support/runs.js';
import {
  CHANGES,
  configOf,
  filesOf,
  later,
  PAGES,
  prepare,
  publishBranch,
  stage,
  startStages,
  stepsOf,
} from './fixture.js';

startStages();

/** Inputs as they are printed for a job: code such as `mode: restore`. */
function printedInputs({ summary }: Run): Record<string, string> {
  const line = summary.split('\n').find((one) => one.startsWith('To go back, run the job with ')) ?? '';
  const lines = [...line.matchAll(/`([a-z-]+: [^`]+)`/g)].map(([, code = '']) => code);
  return parse(lines.join('\n')) as Record<string, string>;
}

/** The command as it is printed in a terminal. */
function printedFlags({ stdout, stderr }: Run): string[] {
  const [, command = ''] = /To go back, run:\s+docs-ci publish-branch (.*)/.exec(stdout + stderr) ?? [];
  return command.trim().split(' ');
}

const HOSTS = {
  GitHub: {
    publish: async () => publishBranch(stage),
    goBack: async (run: Run) => stage.runAction('publish-branch', printedInputs(run)),
  },
  GitLab: {
    publish: async () => stage.runJob('publish-branch', { from: 'next' }),
    goBack: async (run: Run) => stage.runJob('publish-branch', printedInputs(run)),
  },
  'a terminal': {
    publish: async () => stage.run('publish-branch', ['--from', 'next']),
    goBack: async (run: Run) => stage.run('publish-branch', printedFlags(run)),
  },
};

/** What the service does with the configuration file, and what the branch changes. */
const WORLDS = [
  ['whose files can be read', 'readable', CHANGES],
  ['that returns no text of the configuration', 'hidden', CHANGES],
  ['that returns no text of the configuration, for new pages alone', 'hidden', newPages(1)],
  ['that returns no text of the configuration, for many new pages', 'hidden', newPages(30)],
  [
    'that returns no text of the configuration, for pages alone',
    'hidden',
    { 'b.mdx': '# B 2\n', 'own.mdx': '# Own\n' },
  ],
  ['that returns no text of the configuration, for redirects alone', 'hidden', redirectsOnly()],
] as const;

function newPages(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, index) => `new-${index}`);
  const pages = Object.fromEntries(names.map((name) => [`${name}.mdx`, `# ${name}\n`]));
  return { ...pages, 'docs.json': configOf(['a', 'b', 'c', 'gone', ...names]) };
}

function redirectsOnly(): Record<string, string> {
  return { 'docs.json': configOf(['a', 'b', 'c', 'gone'], { redirects: [{ source: '/x', destination: '/a' }] }) };
}

/** All files, with the configuration as an object: its text may have another form. */
function stateOf(files: Record<string, string>): Record<string, unknown> {
  return { ...files, 'docs.json': JSON.parse(files['docs.json'] ?? '') as unknown };
}

describe.each(Object.entries(HOSTS))('on %s', (_, { publish, goBack }) => {
  test.each(WORLDS)(
    'goes back with what the publication prints, at a service %s',
    async (_name, otherFiles, changes) => {
      stage.emulator.configure({ otherFiles });
      prepare(stage, { changes });
      const published = await publish();
      expect(published.exitCode, published.result.message).toBe(0);
      expect(stateOf(filesOf(stage))).not.toEqual(stateOf(PAGES));
      await later(stage);
      const back = await goBack(published);
      expect(back.exitCode, back.result.message).toBe(0);
      expect(stateOf(filesOf(stage))).toEqual(stateOf(PAGES));
      expect(back.result.outputs).toMatchObject({ changed: 'true', complete: 'true', status: 'ready' });
    },
  );
});

test('prints the base and the configuration file that the publication had', async () => {
  stage.emulator.configure({ otherFiles: 'hidden' });
  const { 'docs.json': config, ...pages } = PAGES;
  const { 'docs.json': newConfig, ...changes } = CHANGES;
  prepare(stage, { pages: { 'docs.json': config, ...pages }, changes: { ...changes, 'docs.json': newConfig } });
  const published = await publishBranch(stage, { base: 'main', 'config-file': 'site/my docs.json' });
  const inputs = printedInputs(published);
  expect(inputs).toEqual({
    mode: 'restore',
    'restore-point': published.result.outputs['restore-point'],
    base: 'main',
    'config-file': 'site/my docs.json',
  });
});

/** YAML reads some of them as other values, or as numbers in another notation. */
const BASES = [
  '1.10',
  '0x1F',
  '1e3',
  '2024',
  '2024-01-31',
  '.inf',
  'Null',
  'true',
  'off',
  'release/é',
  'a b',
  "it's",
  '#1',
];

test.each(BASES)('prints the base %j so that a job reads the same name', async (base) => {
  const { project } = stage.emulator.state;
  project.edit(PAGES);
  project.createBranch(base, 'main');
  prepare(stage, { pages: {} });
  const published = await publishBranch(stage, { base });
  expect(filesOf(stage, base)).not.toEqual(PAGES);
  const inputs = printedInputs(published);
  expect(inputs.base).toBe(base);
  await later(stage);
  const back = await stage.runAction('publish-branch', inputs);
  expect(back.exitCode, back.result.message).toBe(0);
  expect(filesOf(stage, base)).toEqual(PAGES);
});

test('prints a command that goes back to the service of the publication, whatever the shell has set', async () => {
  prepare(stage);
  const { baseUrl } = stage.emulator;
  const published = await stage.run('publish-branch', ['--from', 'next', '--base-url', baseUrl]);
  await later(stage);
  const back = await stage.run('publish-branch', printedFlags(published), { DOCS_CI_BASE_URL: undefined });
  expect(back.exitCode, back.result.message).toBe(0);
  expect(stateOf(filesOf(stage))).toEqual(stateOf(PAGES));
});

const ODD_FILE = "it's/my docs.json";

test.each([
  ['GitHub', `config-file: "${ODD_FILE}"`, () => publishBranch(stage, { 'config-file': ODD_FILE })],
  [
    'a terminal',
    "--config-file 'it'\\''s/my docs.json'",
    () => stage.run('publish-branch', ['--from', 'next', '--config-file', ODD_FILE]),
  ],
])('says after a failed build how to go back, as it is typed on %s', async (_, typed, publish) => {
  stage.emulator.configure({ build: { outcome: 'error' } });
  prepare(stage);
  const run = await publish();
  expect(run.exitCode).toBe(1);
  expect(run.result.message).toContain(typed);
});

describe('a restore that takes nothing back', () => {
  const goBack = async (inputs: Readonly<Record<string, string>> = {}) =>
    publishBranch(stage, { mode: 'restore', ...inputs });

  test.each([
    ['the navigation lists it', 1, {}, /^Not restored: 1 page is still live, because the navigation lists it\b/],
    ['the navigation lists them', 2, {}, /^Not restored: 2 pages are still live, because the navigation lists them\b/],
    [
      'the list is incomplete',
      1,
      { pageList: 'wrong-count' },
      /^Not restored: 1 page is still live, because the service's list of pages is incomplete\b/,
    ],
  ] as const)('fails while the publication is live, because %s (%i)', async (_, count, settings, message) => {
    stage.emulator.configure({ otherFiles: 'hidden' });
    prepare(stage, { changes: newPages(count) });
    await publishBranch(stage);
    stage.emulator.configure(settings);
    await later(stage);
    const before = filesOf(stage);
    const run = await goBack();
    expect([run.exitCode, run.result.outputs.outcome, run.result.outputs.changed]).toEqual([1, 'failed', 'false']);
    expect(run.result.message).toMatch(message);
    expect(run.result.message).toContain('config-file');
    const plan = await goBack({ 'dry-run': 'true' });
    expect([plan.exitCode, plan.result.message]).toEqual([1, run.result.message]);
    expect(filesOf(stage)).toEqual(before);
  });

  test('fails if only the configuration is still live', async () => {
    stage.emulator.configure({ otherFiles: 'hidden' });
    prepare(stage, { changes: redirectsOnly() });
    await publishBranch(stage);
    await later(stage);
    const run = await goBack();
    expect([run.exitCode, run.result.message]).toEqual([
      1,
      expect.stringMatching(/^Not restored: the configuration is still that of the publication\b.*config-file/),
    ]);
  });

  describe.each([
    ['redirects', redirectsOnly()],
    ['a new page', newPages(1)],
  ])('after a publication of %s', (_, changes) => {
    test.each([
      ['says 404', { kind: 'status', status: 404 }],
      ['says 403', { kind: 'status', status: 403 }],
      ['says null', { kind: 'status', status: 200, body: 'null' }],
      ['says 204', { kind: 'status', status: 204, body: '' }],
      ['sends a page', { kind: 'html', status: 200 }],
      ['sends no content', { kind: 'status', status: 200, body: '{"branch":"main","config":null}' }],
    ] as const)('fails if the configuration is not known, because the service %s', async (_reason, fault) => {
      prepare(stage, { changes });
      await publishBranch(stage);
      await later(stage);
      const before = filesOf(stage);
      stage.emulator.addFault({ route: 'GET /config', times: Infinity, ...fault });
      const run = await goBack({ base: 'main' });
      expect([run.exitCode, run.result.message]).toEqual([1, expect.stringMatching(/^Not restored: /)]);
      expect(filesOf(stage)).toEqual(before);
      stage.emulator.clearFaults();
      expect((await goBack({ base: 'main' })).result.outputs).toMatchObject({ outcome: 'done', changed: 'true' });
      expect(stateOf(filesOf(stage))).toEqual(stateOf(PAGES));
    });
  });

  test('ends as unavailable while the configuration gets HTTP 502, and says that nothing was changed', async () => {
    prepare(stage, { changes: redirectsOnly() });
    await publishBranch(stage);
    await later(stage);
    const before = filesOf(stage);
    stage.emulator.addFault({ route: 'GET /config', times: Infinity, kind: 'status', status: 502 });
    const run = await goBack({ base: 'main' });
    expect([run.exitCode, run.result.outcome]).toEqual([5, 'unavailable']);
    expect(run.result.message).toContain('Nothing was changed.');
    expect(filesOf(stage)).toEqual(before);
  });

  test('fails if somebody changed the navigation since, which still lists the page', async () => {
    prepare(stage, { changes: newPages(1) });
    await publishBranch(stage);
    stage.emulator.state.project.edit({ 'docs.json': configOf(['a', 'b', 'c', 'new-0'], { logo: 'x' }) });
    await later(stage);
    const run = await goBack();
    expect([run.exitCode, run.result.message]).toEqual([
      1,
      expect.stringMatching(/^Not restored: 1 page is still live/),
    ]);
    expect(run.result.message).toContain('Remove');
  });

  test('warns if people edited all that was published', async () => {
    prepare(stage, { changes: { 'b.mdx': '# B 2\n' } });
    await publishBranch(stage);
    stage.emulator.state.project.edit({ 'b.mdx': '# B, edited\n' });
    await later(stage);
    const run = await goBack();
    expect(run.exitCode).toBe(0);
    expect(run.result.message).toMatch(/^This run took nothing back: 1 page was edited, added or deleted since/);
    expect(stepsOf(stage)).toEqual(['kept b.mdx: edited since']);
  });
});
