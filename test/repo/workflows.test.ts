/** Tests that the workflows have minimal rights, pinned actions, safe scripts and time limits. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { commandNames } from '../../src/commands/index.js';
import { temporaryFolder } from '../support/folder.js';
import { createProtectedRemote, readUpdates } from '../support/protected-remote.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import type { ActionStep } from './documents.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { pinsOf, workflowProblems } from './workflow-rules.js';

const PATHS = repositoryFiles(/^\.github\/workflows\//);
const text = (name: string): string => readRepositoryFile(`.github/workflows/${name}.yml`);

interface Workflow {
  readonly name: string;
  readonly jobs: Readonly<Record<string, { readonly strategy?: object; readonly steps?: readonly ActionStep[] }>>;
}

function stepsOf(workflow: string): ActionStep[] {
  return Object.values((parse(workflow) as Workflow).jobs).flatMap(({ steps }) => steps ?? []);
}

/** The rows of the table in docs/internals/platforms.md. */
const EVIDENCE = [
  ...readRepositoryFile('docs/internals/platforms.md').matchAll(/^\| (\S+\/\S+) \| `(\w+)` \| (\S+) \| (.+) \|$/gm),
];

describe.each(PATHS)('%s', (path) => {
  const workflow = readRepositoryFile(path);

  test('follows the security rules for workflows', () => {
    expect(workflowProblems(workflow)).toEqual([]);
  });

  test('has scripts with valid shell syntax', ({ skip }) => {
    skipUnless(NEEDS.bash, { skip });
    for (const { run } of stepsOf(workflow)) {
      if (run) expect(spawnSync('bash', ['-n'], { input: run }).stderr.toString()).toBe('');
    }
  });
});

test('has a forecast in docs/internals/platforms.md for each job of the workflows and of .gitlab-ci.yml, and for no other', () => {
  const jobs = PATHS.flatMap((path) => {
    const { name, jobs } = parse(readRepositoryFile(path)) as Workflow;
    return Object.keys(jobs).map((job) => `${name}: ${job}`);
  });
  const gitlab = parse(readRepositoryFile('.gitlab-ci.yml')) as Readonly<Record<string, object>>;
  const pipeline = Object.entries(gitlab).filter(([, { script }]: [string, { script?: unknown }]) => script);
  jobs.push('GitLab: one job for each component', ...pipeline.map(([job]) => `GitLab: ${job}`));
  const [, table = ''] = readRepositoryFile('docs/internals/platforms.md').split('## Forecast of the hosted jobs');
  const rows = [...table.matchAll(/^\| ([\w-]+): (.+?) \|/gm)].flatMap(([, workflow = '', named = '']) => {
    const ids = named.split(', ').filter((id) => !/^(?:Ubuntu|Windows|macOS)/.test(id));
    return ids.map((id) => `${workflow}: ${id}`);
  });
  expect([...new Set(rows)].sort()).toEqual(jobs.sort());
});

describe('third-party actions', () => {
  const used = PATHS.flatMap((path) => pinsOf(readRepositoryFile(path)));

  test('uses only the third-party actions of docs/internals/platforms.md, at one commit each', () => {
    const rows = EVIDENCE.map(([, action = '', commit = '', version = '']) => ({ action, commit, version }));
    const distinct = [...new Map(used.map((pin) => [JSON.stringify(pin), pin])).values()];
    const byName = (a: { action: string }, b: { action: string }): number => a.action.localeCompare(b.action);
    expect(rows.sort(byName)).toEqual(distinct.sort(byName));
  });

  test.each(EVIDENCE.map(([, action, , , by]) => ({ action, by })))(
    'documents two repositories that pin $action to the same commit',
    ({ by = '' }) => {
      const repositories = new Set([...by.matchAll(/[\w.-]+\/[\w.-]+(?= \()/g)].map(([repository]) => repository));
      expect(repositories.size).toBeGreaterThanOrEqual(2);
    },
  );
});

describe('CI', () => {
  test('tests on all systems with every supported major version of Node.js', () => {
    const { jobs } = parse(text('ci')) as Workflow;
    expect(jobs['test']?.strategy).toMatchObject({
      matrix: { os: ['ubuntu-latest', 'windows-latest', 'macos-latest'], node: ['20', '22', '24'] },
    });
    expect(packageJson.engines.node).toMatch(/^>=20\./);
  });

  test('detects every file of dist that the build adds, changes or removes', { timeout: 120_000 }, ({ skip }) => {
    for (const need of [NEEDS.bash, NEEDS.git]) skipUnless(need, { skip });
    const script = stepsOf(text('ci')).find(({ name }) => name === 'Compare with the commit')?.run ?? '';
    const folder = temporaryFolder();
    const sh = (line: string): number | null => spawnSync('bash', ['-ec', line], { cwd: folder }).status;
    sh('git init -q; mkdir dist; echo 1 >dist/a.js; echo 1 >dist/b.js; git add -A');
    sh('git -c user.name=t -c user.email=t@example.com commit -qm Start');
    expect(sh(script)).toBe(0);
    for (const change of ['echo 2 >dist/a.js', 'rm dist/b.js', 'echo 1 >dist/c.js']) {
      sh(change);
      expect(sh(script), change).toBe(1);
      sh('git stash -qu');
    }
  });
});

test('runs each action by its path in the self-test, and all of them by the root action', () => {
  const steps = stepsOf(text('self-test'));
  for (const name of commandNames) {
    const own = steps.filter(({ uses }) => uses === `$/actions/${name}`);
    expect(own.map(({ id }) => id)).toEqual(['done', 'skipped', 'refused'].map((outcome) => `${name}-${outcome}`));
  }
  expect(steps.filter(({ uses }) => uses === './').map((step) => step.with?.['commands'])).toEqual([
    commandNames.map((name) => `${name}\n`).join(''),
  ]);
});

describe('release workflow', () => {
  const release = text('release');

  test('checks the release first, and moves the major tag last', () => {
    const { jobs } = parse(release) as { jobs: Record<string, { needs?: unknown; steps?: ActionStep[] }> };
    expect(jobs['release']?.needs).toEqual(['check', 'test', 'self-test']);
    const scripts = jobs['release']?.steps?.map(({ run, uses }) => run ?? uses ?? '') ?? [];
    const order = [
      'npm pack',
      'actions/attest@',
      'release.js tag',
      'npm publish',
      'gh release create',
      'release.js move-major',
    ];
    const positions = order.map((part) => scripts.findIndex((script) => script.includes(part)));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions).not.toContain(-1);
  });

  test('attests the package and each file of dist', () => {
    const { jobs } = parse(release) as { jobs: Record<string, { steps?: ActionStep[] }> };
    const attest = jobs['release']?.steps?.find(({ uses }) => uses?.startsWith('actions/attest@'));
    expect(attest?.with?.['subject-path']).toBe('dist/*\n${{ runner.temp }}/release/docs-ci.tgz\n');
  });

  test('meets npm’s requirements for trusted publishing with provenance', () => {
    const { jobs } = parse(release) as { jobs: Record<string, { permissions?: object; steps?: ActionStep[] }> };
    expect(jobs['release']?.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' });
    expect(release).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN/);
    const node = jobs['release']?.steps?.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toEqual({ 'node-version': '24', 'registry-url': 'https://registry.npmjs.org' });
    expect(packageJson.publishConfig).toEqual({ access: 'public', provenance: true });
  });

  test('runs CI and the self-test first, which a push neither cancels nor delays', () => {
    const { jobs } = parse(release) as { jobs: Record<string, { uses?: string; needs?: unknown }> };
    const called = Object.values(jobs).flatMap(({ uses }) => uses ?? []);
    expect(called).toEqual(['./.github/workflows/ci.yml', './.github/workflows/self-test.yml']);
    for (const path of called) {
      const { on, concurrency } = parse(readRepositoryFile(path)) as {
        on: object;
        concurrency: { group: string; 'cancel-in-progress': string };
      };
      expect(on, path).toHaveProperty('workflow_call');
      // It is that of the caller.
      expect(concurrency.group, path).toContain('${{ github.workflow }}');
      expect(concurrency['cancel-in-progress'], path).toBe("${{ github.event_name == 'pull_request' }}");
    }
  });

  test('mirrors main and the tags to GitLab, where version tags are protected, and moves the major tag last', ({
    skip,
  }) => {
    for (const need of [NEEDS.bash, NEEDS.git]) skipUnless(need, { skip });
    const script = stepsOf(release).find(({ name }) => name === 'Push to GitLab')?.run ?? '';
    const folder = temporaryFolder();
    const mirror = createProtectedRemote(folder, 'mirror.git', ['v*.*.*']);
    const origin = createProtectedRemote(folder, 'origin.git', []);
    const clone = join(folder, 'clone');
    const sh = (line: string): string =>
      execFileSync('bash', ['-ec', line], {
        cwd: folder,
        stdio: 'pipe',
        env: { ...process.env, HOME: folder, MIRROR: mirror, GITLAB_TOKEN: 'gitlab-token' },
      }).toString();
    const commit = 'git -C clone -c user.name=t -c user.email=t@example.com commit -q --allow-empty -m A';
    const push = 'git -C clone push -q origin main';
    sh(`git clone -q ${origin} clone 2>/dev/null; git -C clone checkout -q -b main; ${commit}; ${push}`);
    sh('cd clone; git tag v1.0.0-rc.1');
    sh(`cd clone; ${script}`);
    sh(`cd clone; git tag v1.0.0; git tag v1; ${script}`);
    sh(`${commit}; ${push}; git -C clone tag v1.1.0; git -C clone tag -f v1; cd clone; ${script}`);
    const refs = (where: string): string =>
      sh(`git -C ${where} for-each-ref --format='%(refname) %(objectname)' refs/heads refs/tags`);
    expect(refs('mirror.git')).toBe(refs('clone'));
    expect(refs('mirror.git').match(/refs\/\S+/g)).toEqual([
      'refs/heads/main',
      'refs/tags/v1',
      'refs/tags/v1.0.0',
      'refs/tags/v1.0.0-rc.1',
      'refs/tags/v1.1.0',
    ]);
    const updates = readUpdates(mirror).map(({ ref }) => ref);
    expect(updates.slice(-3)).toEqual(['refs/heads/main', 'refs/tags/v1.1.0', 'refs/tags/v1']);
    expect(sh(`cat ${clone}/.git/config`)).not.toContain('gitlab-token');
    // The job fails instead of moving a version tag, which GitLab would refuse, too.
    sh('git -C clone tag -f v1.0.0');
    expect(() => sh(`cd clone; ${script}`)).toThrow('already exists');
    expect(() => sh('cd clone; git push -q --force "$MIRROR" refs/tags/v1.0.0')).toThrow('protected');
  });
});

describe('workflowProblems', () => {
  const checkout = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
  const step = `- uses: ${checkout}\n        with: {persist-credentials: false}`;
  const good = `on: {push: {}}\npermissions: {contents: read}\nconcurrency: a\njobs:\n  a:\n    timeout-minutes: 5\n    steps:\n      ${step}\n`;

  test.each([
    ['the event pull_request_target is dangerous', good.replace('{push: {}}', '{pull_request_target: {}}')],
    ['the workflow says nothing of permissions', good.replace('permissions: {contents: read}\n', '')],
    ['the workflow has the permissions write-all', good.replace('{contents: read}', 'write-all')],
    ['the workflow has contents: write', good.replace('contents: read', 'contents: write')],
    ['the workflow has no concurrency', good.replace('concurrency: a\n', '')],
    ['the job a has no timeout-minutes', good.replace('    timeout-minutes: 5\n', '')],
    ['a checkout of a keeps its credentials', good.replace('persist-credentials: false', 'fetch-depth: 0')],
    ['a script of a contains an expression', `${good}      - run: echo \${{ github.ref }}\n`],
    ['actions/checkout is not pinned by a whole commit', good.replace(/@\w+ #/, '@v7 #')],
    ['the pin of actions/checkout does not say its whole version', good.replace('# v7.0.1', '# v7')],
    ['the pin of actions/checkout does not say its whole version', good.replace(' # v7.0.1', '')],
  ])('reports a wrong workflow: %s', (problem, workflow) => {
    expect(workflowProblems(workflow)).toEqual([expect.stringContaining(problem)]);
  });
});
