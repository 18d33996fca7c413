/**
 * Rehearses everything from a clone without an owner to the second release, with mocks on this machine that have the
 * platforms' rules. `npm run rehearse` runs it; with `DOCS_CI_REHEARSAL=whole`, the clone runs all tests.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Manifest, ownerOf, packageNameOf } from '../../scripts/release/owner.js';
import { runProgram } from '../../scripts/run-program.js';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import { commitProject } from '../platforms/gitlab.js';
import { pullRequest, pushed, type Started } from '../platforms/runner/events.js';
import { Job, type StepReport } from '../platforms/runner/job.js';
import { ROOT } from '../repo/files.js';
import { createFolder, removeFolder, temporaryFolder } from '../support/folder.js';
import { createProtectedRemote } from '../support/protected-remote.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { GitHubSite } from './github-site.js';
import { GitLabSite } from './gitlab-site.js';
import { Maintainer, readManifest } from './maintainer.js';
import { NpmRegistry } from './npm-registry.js';
import { exportAction, ReleaseWorkflow } from './release-workflow.js';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

const committed = JSON.parse(
  execFileSync('git', ['show', 'HEAD:package.json'], { cwd: ROOT, encoding: 'utf8' }),
) as Manifest;
/** The owner of the last commit, or else an organization with a capital. */
const OWNER = ownerOf(committed) ?? 'Acme';
const REPOSITORY = `${OWNER}/docs-ci`;
const PACKAGE = packageNameOf(REPOSITORY);
const ASSETS = ['docs-ci.cdx.json', 'docs-ci.intoto.jsonl', 'docs-ci.tgz', 'docs-ci.tgz.sha256'];
const IS_WHOLE = process.env.DOCS_CI_REHEARSAL === 'whole';
/** In the clone: what set-owner could break. */
const CHECKS = IS_WHOLE
  ? ['--project', 'unit', '--project', 'faults', '--project', 'platforms']
  : [
      '--project',
      'unit',
      '--project',
      'platforms',
      'test/repo/',
      'test/platforms/github-recipes',
      'test/platforms/gitlab-recipes',
      // It takes the owner out of what it copies.
      '--exclude=test/repo/release.slow.test.ts',
      // All recipes name the owner in one form, so that some of them tell whether it is set.
      '--testNamePattern',
      '^(?!.*runs a recipe)|builds the branch|shows the plan|opens one|publishes the branch',
    ];

const folder = createFolder();
// A user without rights runs tests in it.
chmodSync(folder, 0o755);
const origin = createProtectedRemote(folder, 'origin.git', ['v*.*.*']);
const mirror = createProtectedRemote(folder, 'mirror.git', ['v*.*.*']);
const site = new GitHubSite(REPOSITORY, origin);
const gitlab = new GitLabSite(REPOSITORY, mirror, folder);
mkdirSync(join(folder, 'maintainer'));
const maintainer = new Maintainer(join(folder, 'maintainer'), origin);
let registry: NpmRegistry;
let emulator: Emulator;
let workflow: ReleaseWorkflow;

for (const need of [NEEDS.git, NEEDS.bash, NEEDS.npm]) skipUnless(need);

beforeAll(async () => {
  [registry, emulator] = await Promise.all([NpmRegistry.start(), startEmulator(), site.start()]);
  return undefined;
});

afterAll(async () => {
  await Promise.all([registry.close(), emulator.close(), site.close()]);
  removeFolder(folder);
});

/** Everything that a release changes anywhere. */
function snapshot(): object {
  const refs = [origin, mirror].map((cwd) => execFileSync('git', ['for-each-ref'], { cwd, encoding: 'utf8' }));
  const { releases, latest, attestations } = site;
  const npm = { tags: registry.tagsOf(PACKAGE), versions: registry.versionsOf(PACKAGE) };
  return structuredClone({ refs, releases, latest, attestations, npm, catalog: gitlab.catalog });
}

/** Runs the workflow. @returns the results of its jobs, and what they printed */
async function release(): Promise<{ results: Record<string, string>; log: string }> {
  const jobs = Object.entries(await workflow.run());
  if (NEEDS.gitlabCiLocal.found) await gitlab.runPipelines();
  return {
    results: Object.fromEntries(jobs.map(([id, { result }]) => [id, result])),
    log: jobs.map(([, { log }]) => log).join('\n'),
  };
}

const ALL_DONE = { check: 'success', test: 'success', 'self-test': 'success', release: 'success', mirror: 'success' };

/** Runs the workflow until everything is released, and once more. */
async function releaseTwice(): Promise<void> {
  const { results, log } = await release();
  expect(results, log).toEqual(ALL_DONE);
  const before = snapshot();
  const again = await release();
  expect(again.results, again.log).toEqual(ALL_DONE);
  expect(snapshot()).toEqual(before);
}

/** A step of a workflow in another repository, which uses the action at a ref. */
function useAction(ref: string, started: Started, secrets: Readonly<Record<string, string>>): Promise<StepReport> {
  const job = new Job({
    folder: temporaryFolder(),
    node: NEEDS.node24.found ?? process.execPath,
    started,
    secrets,
    vars: { DOCS_BASE_URL: emulator.baseUrl },
    find: (repository, at) => (repository === REPOSITORY ? exportAction(origin, at, folder) : undefined),
  });
  return job.step({
    uses: `${REPOSITORY}/actions/check@${ref}`,
    with: {
      'base-url': '${{ vars.DOCS_BASE_URL }}',
      'api-key': '${{ secrets.DOCS_API_KEY }}',
      'on-missing-key': 'skip',
    },
  });
}

/** Which version asked the service last. */
function lastAgent(): unknown {
  return emulator.requests.at(-1)?.headers['user-agent'];
}

test('sets the owner in a clone, where CI’s own tests pass for a user without rights', async () => {
  await maintainer.takeOver(OWNER, `${OWNER}/docs`);
  await maintainer.run('git', ['push', '-q', 'origin', 'main']);
  const listed = await maintainer.run('git', ['ls-files', '--', ':!src', ':!scripts', ':!test']);
  const named = listed.split('\n').filter(Boolean);
  const unset = named.filter((path) => readFileSync(join(maintainer.clone, path), 'latin1').includes('OWNER/docs-ci'));
  expect(unset).toEqual([]);
  // set-owner has compiled the sources.
  await maintainer.run('node', ['build/scripts/generate.js', '--check']);
  expect(await maintainer.run('git', ['status', '--porcelain'])).toBe('');
  expect((await maintainer.check(CHECKS))?.slice(-20_000)).toBeUndefined();
});

test('refuses the first release before its tag while npm doesn’t know the package', async () => {
  await maintainer.prepare('1.0.0', IS_WHOLE);
  const { clone, env } = maintainer;
  workflow = new ReleaseWorkflow({ site, registry, mirror, folder, prepared: { clone, env } });
  const { results, log } = await release();
  expect(results).toMatchObject({ check: 'failure', release: 'skipped', mirror: 'skipped' });
  expect(log).toContain(`npm has no package ${PACKAGE}`);
  expect(site.tags()).toEqual([]);
});

test('publishes a placeholder by hand, which the registry needs to trust the workflow', async () => {
  const placeholder = join(folder, 'placeholder');
  mkdirSync(placeholder);
  writeFileSync(join(placeholder, 'package.json'), JSON.stringify({ name: PACKAGE, version: '0.0.0' }));
  const authority = `//${new URL(registry.url).host}/:_authToken=${registry.ownerToken}\n`;
  writeFileSync(join(placeholder, '.npmrc'), authority);
  // The registry answers in this process, which therefore can't wait for npm.
  const env = { ...maintainer.env, npm_config_registry: registry.url };
  const { exitCode, stderr } = await runProgram('npm', ['publish', '--access', 'public'], { cwd: placeholder, env });
  expect(exitCode, stderr).toBe(0);
  expect(registry.tagsOf(PACKAGE)).toEqual({ latest: '0.0.0' });
  registry.trustedPublisher = { repository: REPOSITORY, workflow: 'release.yml', environment: 'release' };
});

test('releases 1.0.0 to GitHub, npm and GitLab, and changes nothing the second time', async () => {
  await releaseTwice();
  expect(site.tags()).toEqual(['v1', 'v1.0.0']);
  expect(site.latest).toBe('v1.0.0');
  expect(site.releases.map(({ tag, isDraft, isPrerelease }) => ({ tag, isDraft, isPrerelease }))).toEqual([
    { tag: 'v1.0.0', isDraft: false, isPrerelease: false },
  ]);
  const [first] = site.releases;
  expect(Object.keys(first?.assets ?? {})).toEqual(ASSETS);
  expect(first?.notes).toBe('- What 1.0.0 changes.\n');
  expect(site.attestations).toEqual([expect.objectContaining({ 'docs-ci.tgz': first?.assets['docs-ci.tgz'] })]);
  expect(registry.tagsOf(PACKAGE)).toEqual({ latest: '1.0.0' });
  expect(gitlab.catalog).toEqual(NEEDS.gitlabCiLocal.found ? ['v1.0.0'] : []);
});

test('runs the npm package of 1.0.0 in another project', async () => {
  expect(await runPackage('1.0.0')).toBe('docs-ci/1.0.0 (terminal)');
});

test('runs the action of 1.0.0 in another repository, and skips it in a fork of that', async () => {
  const report = await useAction('v1', pushed(), { DOCS_API_KEY: emulator.keys.editor });
  expect(report.outcome, report.log).toBe('success');
  expect(report.outputs['outcome']).toBe('done');
  expect(lastAgent()).toBe('docs-ci/1.0.0 (github)');
  const asked = emulator.requests.length;
  const forked = await useAction('v1', pullRequest({ fork: true }), {});
  expect(forked.outcome, forked.log).toBe('success');
  expect(forked.outputs['outcome']).toBe('skipped');
  expect(emulator.requests).toHaveLength(asked);
});

test('runs the component of 1.0.0 in another project, and skips it in a fork of that', async (running) => {
  skipUnless(NEEDS.gitlabCiLocal, running);
  const done = await useComponent('v1', ofProject());
  expect(done).toMatchObject({ CHECK_OUTCOME: 'done' });
  expect(lastAgent()).toBe('docs-ci/1.0.0 (gitlab)');
  const asked = emulator.requests.length;
  expect(await useComponent('v1', {})).toMatchObject({ CHECK_OUTCOME: 'skipped' });
  expect(emulator.requests).toHaveLength(asked);
});

test('completes 1.0.1 after a run that left a draft, and changes nothing the time after', async () => {
  await maintainer.prepare('1.0.1', IS_WHOLE);
  site.isStoppedAfterDraft = true;
  const stopped = await release();
  expect(stopped.results).toMatchObject({ release: 'failure', mirror: 'skipped' });
  expect(site.releases.map(({ tag, isDraft }) => ({ tag, isDraft }))).toContainEqual({ tag: 'v1.0.1', isDraft: true });
  await releaseTwice();
  expect(site.releases.map(({ tag, isDraft }) => ({ tag, isDraft }))).toEqual([
    { tag: 'v1.0.0', isDraft: false },
    { tag: 'v1.0.1', isDraft: false },
  ]);
  expect(site.latest).toBe('v1.0.1');
  expect(registry.tagsOf(PACKAGE)).toEqual({ latest: '1.0.1' });
  expect(gitlab.catalog).toEqual(NEEDS.gitlabCiLocal.found ? ['v1.0.0', 'v1.0.1'] : []);
});

test('gives users of v1 the second release on every way', async () => {
  expect(await runPackage('latest')).toBe('docs-ci/1.0.1 (terminal)');
  await useAction('v1', pushed(), { DOCS_API_KEY: emulator.keys.editor });
  expect(lastAgent()).toBe('docs-ci/1.0.1 (github)');
  await useAction('v1.0.0', pushed(), { DOCS_API_KEY: emulator.keys.editor });
  expect(lastAgent()).toBe('docs-ci/1.0.0 (github)');
  if (!NEEDS.gitlabCiLocal.found) return;
  await useComponent('v1', ofProject());
  expect(lastAgent()).toBe('docs-ci/1.0.1 (gitlab)');
});

test('releases 2.0.0-rc.1 after npm refused it once, without moving what users have', async () => {
  await maintainer.prepare('2.0.0-rc.1', IS_WHOLE);
  const { trustedPublisher } = registry;
  registry.trustedPublisher = { repository: REPOSITORY, workflow: 'other.yml', environment: 'release' };
  const stopped = await release();
  expect(stopped.results).toMatchObject({ release: 'failure', mirror: 'skipped' });
  expect(site.tags()).toContain('v2.0.0-rc.1');
  registry.trustedPublisher = trustedPublisher;
  await releaseTwice();
  expect(site.tags()).toEqual(['v1', 'v1.0.0', 'v1.0.1', 'v2.0.0-rc.1']);
  expect(registry.tagsOf(PACKAGE)).toEqual({ latest: '1.0.1', next: '2.0.0-rc.1' });
  expect(site.latest).toBe('v1.0.1');
  expect(site.releases.at(-1)).toMatchObject({ tag: 'v2.0.0-rc.1', isPrerelease: true });
  expect(readManifest(exportAction(origin, 'v1', folder)).version).toBe('1.0.1');
});

/** Installs the package from the registry, and checks the service with it. @returns which version asked the service */
async function runPackage(version: string): Promise<unknown> {
  const cwd = temporaryFolder();
  const env = {
    ...maintainer.env,
    npm_config_registry: registry.url,
    npm_config_cache: join(folder, 'npm-cache'),
    DOCS_API_KEY: emulator.keys.editor,
  };
  const words = ['exec', '--yes', `${PACKAGE}@${version}`, '--', 'check', '--base-url', emulator.baseUrl];
  const { exitCode, stderr } = await runProgram('npm', words, { cwd, env });
  expect(exitCode, stderr).toBe(0);
  return lastAgent();
}

/** The CI/CD variables of a project, which a pipeline of a fork doesn't get. */
function ofProject(): Record<string, string> {
  return { DOCS_API_KEY: emulator.keys.editor, DOCS_BASE_URL: emulator.baseUrl };
}

/** Runs a pipeline of another project on GitLab that includes the component. @returns the variables that the job leaves */
async function useComponent(ref: string, variables: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const include = {
    component: `$CI_SERVER_FQDN/${REPOSITORY}/check@${ref}`,
    inputs: { stage: 'test', 'base-url': '$DOCS_BASE_URL', 'on-missing-key': 'skip' },
  };
  const running = { onTestFinished: () => undefined };
  const project = await commitProject(running, { '.gitlab-ci.yml': JSON.stringify({ include: [include] }) });
  const urls = ['https://gitlab.example.com/', 'https://gitlab.example.com:443/'];
  const config = urls.map((url) => `insteadOf = ${url}${REPOSITORY}.git\n`).join('');
  writeFileSync(join(project.folder, '.home/.gitconfig'), `[url "file://${mirror}"]\n${config}`);
  // gitlab-ci-local asks for components as it asks for the project: by ssh, or by https.
  await project.git('remote', 'set-url', 'origin', 'https://gitlab.example.com/docs/site.git');
  const pipeline = await project.run({ NPM_CONFIG_REGISTRY: registry.url, ...variables });
  expect(pipeline.code, pipeline.log).toBe(0);
  return pipeline.dotenv('check', 'check');
}
