/** Tests that both writing jobs delete nothing that a checkout lacks: the oracle is the state of the service. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { samplePng } from '../../../emulator/state/sample-files.js';
import { writeFiles } from '../../support/folder.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';
import { NEEDS, skipUnless } from '../../support/tools.js';

skipUnless(NEEDS.git);

const FILES = {
  'docs/a.mdx': 'a\n',
  'docs/old/b.mdx': 'b\n',
  'media/a.png': samplePng(1, 1, [1, 2, 3]),
  'media/old/b.png': samplePng(2, 1, [3, 2, 1]),
};

/** A workspace that Git tracks, whose files both jobs have put at the service. */
async function startSynced(): Promise<Stage> {
  const stage = await startStage({ seed: false, keyLimitPerMinute: null });
  writeFiles(stage.folder, FILES);
  git(stage, 'init', '-q');
  git(stage, 'add', 'docs', 'media');
  git(stage, 'commit', '-qm', 'files');
  for (const job of JOBS) expect((await runJob(stage, job)).exitCode).toBe(0);
  return stage;
}

function git({ folder }: Stage, ...args: readonly string[]): string {
  const config = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...config, ...args], { cwd: folder, stdio: 'pipe' }).toString();
}

const JOBS = ['push-content', 'sync-media'] as const;

function runJob(
  stage: Stage,
  job: (typeof JOBS)[number],
  inputs: Record<string, string> = {},
  env: Record<string, string> = {},
): Promise<Run> {
  const own: Record<string, string> = job === 'push-content' ? { to: 'ref' } : {};
  return stage.runAction(job, { 'api-key': stage.emulator.keys.admin, ...own, ...inputs }, env);
}

function stateOf({ emulator: { state } }: Stage): object {
  return { pages: [...state.project.branch().files], media: state.media.newestFirst().map(({ name }) => name) };
}

const STATES: [state: string, cause: string, thin: (stage: Stage) => unknown][] = [
  ['a sparse checkout', 'a sparse checkout leaves out a part', (stage) => git(stage, 'sparse-checkout', 'set', 'src')],
  [
    'a part of a sparse checkout',
    'a sparse checkout leaves out a part',
    (stage) => git(stage, 'sparse-checkout', 'set', '--no-cone', 'a.*'),
  ],
  [
    'an emptied index',
    'names no file, although the repository has a commit',
    (stage) => {
      git(stage, 'read-tree', '--empty');
      ['docs', 'media'].forEach((path) => rmSync(join(stage.folder, path, 'old'), { recursive: true }));
    },
  ],
  [
    'a checkout of some paths only',
    "wasn't filled from a whole commit",
    (stage) => {
      rmSync(join(stage.folder, '.git/index'));
      ['docs', 'media'].forEach((path) => rmSync(join(stage.folder, path), { recursive: true }));
      git(stage, 'checkout', '-q', 'HEAD', '--', 'docs/a.mdx', 'media/a.png');
    },
  ],
  [
    'a missing file that Git has',
    "file of the commit isn't in the checkout",
    ({ folder }) => ['docs', 'media'].forEach((path) => rmSync(join(folder, path, 'old'), { recursive: true })),
  ],
];

describe.each(JOBS)('%s', (job) => {
  test.each(STATES)('deletes nothing with prune in %s, and names the cause', async (_, cause, thin) => {
    await using stage = await startSynced();
    thin(stage);
    const before = stateOf(stage);
    for (const prune of job === 'sync-media' ? ['managed', 'all'] : ['managed']) {
      const run = await runJob(stage, job, { prune });
      expect(run.exitCode, run.stdout).toBe(2);
      expect(run.result.message).toContain(cause);
      expect(stateOf(stage)).toEqual(before);
    }
  });

  test.each([
    ['on GitHub', 'github'],
    ['on GitLab', 'gitlab'],
    ['in a terminal', 'terminal'],
  ] as const)('deletes nothing with prune %s if GIT_DIR names another repository', async (_, host) => {
    await using stage = await startSynced();
    rmSync(join(stage.folder, 'docs/old'), { recursive: true });
    rmSync(join(stage.folder, 'media/old'), { recursive: true });
    git(stage, 'add', '--all', 'docs', 'media');
    const before = stateOf(stage);
    const [env, key] = [{ GIT_DIR: join(stage.folder, '../other.git') }, stage.emulator.keys.admin];
    const to: Record<string, string> = job === 'push-content' ? { to: 'ref' } : {};
    const flags = ['--prune', 'managed', ...Object.entries(to).flatMap(([name, value]) => [`--${name}`, value])];
    const run =
      host === 'github'
        ? await runJob(stage, job, { prune: 'managed' }, env)
        : host === 'gitlab'
          ? await stage.runJob(job, { 'api-key': key, ...to, prune: 'managed' }, env)
          : await stage.run(job, flags, { ...env, DOCS_CI_API_KEY: key });
    expect([run.exitCode, run.result.message]).toEqual([
      2,
      expect.stringContaining('GIT_DIR names another repository'),
    ]);
    expect(stateOf(stage)).toEqual(before);
  });

  test('only warns without prune', async () => {
    await using stage = await startSynced();
    git(stage, 'sparse-checkout', 'set', '--no-cone', 'a.*');
    const run = await runJob(stage, job);
    expect(run.exitCode, run.stdout).toBe(0);
    expect(run.result.annotations.map(({ message }) => message).join()).toContain(
      'a sparse checkout leaves out a part',
    );
  });

  test('deletes what Git knows to be deleted', async () => {
    await using stage = await startSynced();
    git(stage, 'rm', '-rq', 'docs/old', 'media/old');
    expect((await runJob(stage, job, { prune: 'managed' })).exitCode).toBe(0);
    const { pages, media } = stateOf(stage) as { pages: [string, string][]; media: string[] };
    expect(job === 'push-content' ? pages.map(([path]) => path) : media).not.toContain(
      job === 'push-content' ? 'ref/old/b.mdx' : 'b.png',
    );
  });
});
