/** Tests push-content in the bundle: on GitHub, on GitLab and in a terminal. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import { runDistAction } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { startGitHubApi } from '../support/github-api.js';
import { type EndedProcess, runDist } from '../support/processes.js';
import { NEEDS, skipUnless } from '../support/tools.js';

const PAGES = {
  'docs/start.mdx': '---\ntitle: Start\n---\n\nSee [the limits](limits.md).\n',
  'docs/limits.md': '# Limits\n\nTen requests.\n',
};
const RESULTS = 'docs-ci/push-content';

async function emulate(): Promise<Emulator> {
  const emulator = await startEmulator({ seed: false, build: { pendingMs: 50, buildingMs: 100 } });
  onTestFinished(() => emulator.close());
  return emulator;
}

function workspace(pages: Readonly<Record<string, string>> = PAGES): string {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function pushedPages(emulator: Emulator, branch?: string): Record<string, string> {
  const { files } = emulator.state.project.branch(branch);
  return Object.fromEntries([...files].filter(([path]) => path.startsWith('reference/')));
}

const variables = (emulator: Emulator): Record<string, string> => ({
  DOCS_CI_BASE_URL: emulator.baseUrl,
  DOCS_CI_API_KEY: emulator.keys.editor,
  DOCS_CI_SOURCE: 'acme/api:docs',
  DOCS_CI_TO: 'reference',
});

function push(folder: string, env: Record<string, string>, ...flags: string[]): Promise<EndedProcess> {
  return runDist({ script: 'cli.js', args: ['push-content', ...flags], cwd: folder, env });
}

test('pushes the same pages on GitHub, on GitLab and in a terminal', async () => {
  const emulators = [await emulate(), await emulate(), await emulate()] as const;
  const folders = [workspace(), workspace(), workspace()] as const;
  const { baseUrl, keys } = emulators[0];
  const inputs = { 'base-url': baseUrl, 'api-key': keys.editor, to: 'reference', source: 'acme/api:docs' };
  const onGitLab = { GITLAB_CI: 'true', CI_PROJECT_DIR: folders[1] };
  const ended = await Promise.all([
    runDistAction('push-content', folders[0], inputs),
    push(folders[1], { ...variables(emulators[1]), ...onGitLab }),
    push(folders[2], variables(emulators[2])),
  ]);
  expect(ended.map(({ exitCode }) => exitCode), ended.map(({ stderr }) => stderr).join('\n')).toEqual([0, 0, 0]);
  const pages = pushedPages(emulators[0]);
  expect(pages).toMatchObject({
    'reference/start.mdx': PAGES['docs/start.mdx'],
    'reference/limits.md': PAGES['docs/limits.md'],
  });
  for (const emulator of emulators) expect(Object.keys(pushedPages(emulator))).toEqual(Object.keys(pages));
  expect(ended[0].outputs).toMatchObject({ outcome: 'done', created: '2', changed: 'true' });
  expect(ended[0].summary).toContain('reference/start.mdx');
  expect(readFileSync(join(folders[1], RESULTS, 'outputs.env'), 'utf8')).toContain('PUSH_CONTENT_CREATED=2\n');
  expect(ended[2].stdout).toMatch(/✔ 2 pages published to reference/);
});

test('proposes pages on a branch of their own, with one comment on the pull request', async () => {
  const emulator = await emulate();
  const github = await startGitHubApi();
  onTestFinished(() => github.close());
  const folder = workspace();
  const inputs = {
    'base-url': emulator.baseUrl,
    'api-key': emulator.keys.editor,
    to: 'reference',
    mode: 'propose',
    comment: 'true',
    token: github.token,
  };
  const event = join(folder, 'event.json');
  writeFileSync(event, JSON.stringify({ pull_request: { number: 7, head: { sha: 'a'.repeat(40), ref: 'topic' } } }));
  const env = { GITHUB_API_URL: github.url, GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event };
  for (const text of ['One.', 'Two.']) {
    writeFileSync(join(folder, 'docs/start.mdx'), `${PAGES['docs/start.mdx']}\n${text}\n`);
    const { exitCode, stdout } = await runDistAction('push-content', folder, inputs, { env });
    expect(exitCode, stdout).toBe(0);
  }
  expect(pushedPages(emulator)).toEqual({});
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain('reference/start.mdx');
});

describe('push-content in a terminal', () => {
  test('never shares its folder with sync-media, which would make public media files of pages', async () => {
    const emulator = await emulate();
    const args = ['run', 'sync-media', 'push-content', '--path', 'docs'];
    const { exitCode, stderr } = await runDist({ script: 'cli.js', args, cwd: workspace(), env: variables(emulator) });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^docs-ci: --path: sync-media and push-content would both use this folder/);
    expect(emulator.requests).toHaveLength(0);
  });

  test.each([
    ['no folder to push to', { DOCS_CI_TO: '' }, 2, /--to is missing/],
    ['a folder outside of the project', { DOCS_CI_TO: '../x' }, 2, /--to can't be used: the path contains "\.\."/],
    ['no key', { DOCS_CI_API_KEY: '' }, 2, /DOCS_CI_API_KEY/],
    ['a folder that is not there', { DOCS_CI_PATH: 'manual' }, 2, /manual/],
    ['nothing at the URL', { DOCS_CI_BASE_URL: 'http://127.0.0.1:9/api/v1', DOCS_CI_TIMEOUT: '2s' }, 5, /ECONNREFUSED/],
  ])('ends with one clear sentence for %s, and writes nothing', async (_, env, expected, said) => {
    const emulator = await emulate();
    const { exitCode, stdout, stderr } = await push(workspace(), { ...variables(emulator), ...env });
    expect(exitCode, stdout + stderr).toBe(expected);
    expect(stderr).toMatch(said);
    expect(emulator.requests).toHaveLength(0);
  });

  test('says once that the key may not push, and what to do', async () => {
    const emulator = await emulate();
    const env = { ...variables(emulator), DOCS_CI_API_KEY: emulator.keys.viewer };
    const { exitCode, stderr } = await push(workspace(), env);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /viewer role\. If the deployment branch is protected against the API, set --mode to propose\. Ask an organization admin for a key with the editor role/,
    );
    expect(pushedPages(emulator)).toEqual({});
  });

  test("pushes the pages even if the results can't be written", async () => {
    const emulator = await emulate();
    const folder = workspace();
    // Root may write into any folder, but not below a file.
    writeFileSync(join(folder, 'docs-ci'), '');
    const { exitCode, stderr } = await push(folder, variables(emulator));
    expect(exitCode, stderr).toBe(0);
    expect(stderr).toMatch(/Couldn't write the results to .*results-dir/);
    expect(Object.keys(pushedPages(emulator))).toContain('reference/start.mdx');
  });
});

describe('a page that takes minutes to parse', () => {
  /** Five pages take longer than the run has to end. */
  const LONG = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [`docs/long${index}.mdx`, `{"${'}'.repeat(100_000)}"}\n`]),
  );

  test.for([
    ['SIGTERM', 143, 'cancelled', []],
    ['timeout', 4, 'timed-out', ['--timeout', '3s']],
  ] as const)(
    'never holds a run: %s ends push-content within 6 s',
    async ([why, exitCode, outcome, flags], { skip }) => {
      skipUnless(NEEDS.signals, { skip });
      const [emulator, folder] = [await emulate(), workspace({ ...PAGES, ...LONG })];
      const start = performance.now();
      let lastRequests = 0;
      let lastRequestMs = start;
      // Without a request for this long, the run parses pages.
      const isParsing = (): boolean => {
        if (emulator.requests.length !== lastRequests) lastRequestMs = performance.now();
        lastRequests = emulator.requests.length;
        return lastRequests > 0 && performance.now() - lastRequestMs > 2_000;
      };
      const ended = await runDist({
        script: 'cli.js',
        args: ['push-content', ...flags],
        cwd: folder,
        env: variables(emulator),
        kill: { signal: 'SIGTERM', when: () => why === 'SIGTERM' && isParsing() },
      });
      expect(ended.exitCode, ended.stderr).toBe(exitCode);
      expect(ended.stopMs ?? performance.now() - start - 3_000).toBeLessThan(6_000);
      expect(JSON.parse(readFileSync(join(folder, RESULTS, 'result.json'), 'utf8'))).toMatchObject({ outcome });
      expect(emulator.requests.every(({ method }) => method === 'GET')).toBe(true);
    },
  );

  test('stops the push with its name, and is pushed unchecked with syntax: none', async () => {
    const [emulator, folder] = [await emulate(), workspace({ ...PAGES, 'docs/long0.mdx': LONG['docs/long0.mdx'] ?? '' })];
    const stopped = await push(folder, variables(emulator));
    expect(stopped.exitCode).toBe(3);
    expect(stopped.stderr + stopped.stdout).toContain(
      'docs/long0.mdx, line 1: The page is too complex to check: parsing takes more than 5 seconds.',
    );
    expect(pushedPages(emulator)).toEqual({});
    const start = performance.now();
    expect((await push(folder, variables(emulator), '--syntax', 'none')).exitCode).toBe(0);
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(Object.keys(pushedPages(emulator))).toContain('reference/long0.mdx');
  });
});

test('pushes a page that is valid only with formulas, with a warning at its line', async () => {
  const [emulator, folder] = [await emulate(), workspace({ 'docs/a.mdx': '# A\n\nThe action $\\pi_{\\theta}$.\n' })];
  expect((await push(folder, variables(emulator))).exitCode).toBe(0);
  expect(pushedPages(emulator)).toHaveProperty(['reference/a.mdx']);
  const { annotations } = JSON.parse(readFileSync(join(folder, RESULTS, 'result.json'), 'utf8')) as Record<string, unknown>;
  expect(annotations).toContainEqual(expect.objectContaining({ level: 'warning', file: 'docs/a.mdx', line: 3 }));
});
