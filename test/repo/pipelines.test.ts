/** Tests components and pipelines, including those in pages, against GitLab’s rules and with gitlab-ci-local. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandNames } from '../../src/commands/index.js';
import { upperSnake } from '../../src/hosts/environment.js';
import { temporaryFolder } from '../support/folder.js';
import { GITLAB_CI_LOCAL } from '../support/tools.js';
import { parseTemplate, type Template } from './documents.js';
import { REPOSITORY, withOwnComponents } from './example-uses.js';
import { readRepositoryFile, ROOT } from './files.js';
import { type Pipeline, pipelineProblems } from './pipeline-rules.js';
import { templateProblems } from './template-rules.js';
import { yamlOfKind } from './yaml.js';

const exec = promisify(execFile);
const PIPELINES = yamlOfKind('pipeline');

function templateOf(name: string): Template | undefined {
  const path = `templates/${name}.yml`;
  return existsSync(join(ROOT, path)) ? parseTemplate(readRepositoryFile(path)) : undefined;
}

test.each(yamlOfKind('component'))('follows GitLab’s rules for components in $where', ({ text }) => {
  expect(templateProblems(parseTemplate(text))).toEqual([]);
});

test.each(PIPELINES)('follows GitLab’s rules for pipelines in $where', ({ text }) => {
  expect(pipelineProblems(parse(text) as Pipeline, templateOf)).toEqual([]);
});

/** Creates a project that contains the components and this pipeline. */
async function createProject(pipeline: string): Promise<string> {
  const folder = temporaryFolder();
  cpSync(join(ROOT, 'templates'), join(folder, 'templates'), { recursive: true });
  writeFileSync(join(folder, '.gitlab-ci.yml'), withOwnComponents(pipeline));
  const git = (...args: string[]) =>
    exec('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
  await git('init', '-q', '-b', 'main');
  await git('remote', 'add', 'origin', 'git@gitlab.example.com:docs/site.git');
  await git('add', '-A');
  await git('commit', '-qm', 'Start');
  // `rules: changes` compares with the default branch of the remote.
  await git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
  return folder;
}

function gitLabCiLocal(folder: string, ...args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  return exec(process.execPath, [GITLAB_CI_LOCAL ?? '', ...args], { cwd: folder });
}

// .ci/run installs gitlab-ci-local and reports what is missing.
describe.skipIf(!GITLAB_CI_LOCAL)('gitlab-ci-local (needs itself and rsync)', () => {
  test.each(PIPELINES)('previews the pipeline $where', async ({ text }) => {
    const { stdout } = await gitLabCiLocal(await createProject(text), '--preview');
    const { include = [] } = parse(text) as Pipeline;
    expect(include.length).toBeGreaterThan(0);
    expect(stdout.match(/^ +DOCS_CI_HOST: gitlab$/gm)).toHaveLength(include.length);
  });

  test.each([
    ['a value of another type', 'wait: soon', 'provided value is not a boolean'],
    ['an option that there is not', 'mode: publish', 'not in the list of allowed options'],
  ])('rejects a pipeline with %s', async (_, input, problem) => {
    const include = `component: $CI_SERVER_FQDN/${REPOSITORY}/trigger-deploy@v1`;
    const pipeline = `include:\n  - ${include}\n    inputs: { base-url: https://x.example, ${input} }\n`;
    await expect(gitLabCiLocal(await createProject(pipeline), '--preview')).rejects.toThrow(problem);
  });

  test('runs each component of this repository’s pipeline and the job that checks the outcomes', async () => {
    const folder = await createProject(readRepositoryFile('.gitlab-ci.yml'));
    cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
    const variables = { GITLAB_CI: 'true', CI_PROJECT_DIR: folder };
    const variableFlags = Object.entries(variables).flatMap(([name, value]) => ['--variable', `${name}=${value}`]);
    await gitLabCiLocal(folder, '--force-shell-executor', ...variableFlags, '--needs', 'components');
    for (const name of commandNames) {
      const dotenv = readFileSync(join(folder, `docs-ci/${name}/outputs.env`), 'utf8');
      expect(dotenv).toContain(`${upperSnake(name)}_OUTCOME=skipped\n`);
    }
  });
});

test('creates a release of the mirror for version tags only', () => {
  const { release } = parse(readRepositoryFile('.gitlab-ci.yml')) as { release: { rules: { if: string }[] } };
  const [, pattern = ''] = /=~ \/(.*)\/$/.exec(release.rules[0]?.if ?? '') ?? [];
  const tags = ['v1.0.0', 'v1.10.2', 'v2.0.0-rc.1', 'v1', 'v1.2', '1.0.0', 'v1.0.0 '];
  expect(tags.filter((tag) => new RegExp(pattern).test(tag))).toEqual(['v1.0.0', 'v1.10.2', 'v2.0.0-rc.1']);
});

describe('pipelineProblems', () => {
  const include = (inputs: object = {}, component = '$CI_SERVER_FQDN/a/docs-ci/trigger-deploy@v1') => ({
    component,
    inputs: { 'base-url': 'https://x.example', ...inputs },
  });
  const good = { include: [include()], later: { stage: 'deploy', needs: ['trigger-deploy'], script: ['true'] } };

  test('reports no problem of a valid pipeline', () => {
    expect(pipelineProblems(good, templateOf)).toEqual([]);
    expect(pipelineProblems({ ...good, 'trigger-deploy': { tags: ['docs'] } }, templateOf)).toEqual([]);
  });

  test.each<[string, Pipeline]>([
    [
      'there is no component $CI_SERVER_FQDN/a/docs-ci/deploy@v1',
      { include: [include({}, '$CI_SERVER_FQDN/a/docs-ci/deploy@v1')] },
    ],
    ['does not begin with $CI_SERVER_FQDN/', { include: [include({}, 'gitlab.com/a/docs-ci/trigger-deploy@v1')] }],
    ['may break any day', { include: [include({}, '$CI_SERVER_FQDN/a/docs-ci/trigger-deploy@~latest')] }],
    ['trigger-deploy has no input mod', { include: [include({ mod: 'wait' })] }],
    ['the input base-url is missing', { include: [{ component: include().component }] }],
    ['wait is no boolean', { include: [include({ wait: 'true' })] }],
    ['rules is no array', { include: [include({ rules: '[]' })] }],
    ['rules is empty', { include: [include({ rules: [] })] }],
    ['mode is none of its options', { include: [include({ mode: 'publish' })] }],
    ['results-dir breaks its regex', { include: [include({ 'results-dir': '/tmp' })] }],
    ['api-key is no reference to a variable', { include: [include({ 'api-key': 'secret' })] }],
    ['the job trigger-deploy is included twice', { include: [include(), include()] }],
    ['the stage docs of trigger-deploy is none', { include: [include({ stage: 'docs' })] }],
    ['the stage deploy of trigger-deploy is none', { ...good, stages: ['build'], later: { script: ['true'] } }],
    ['later needs other, which is no job', { ...good, later: { needs: [{ job: 'other' }], script: ['true'] } }],
    ['job later does nothing', { ...good, later: { stage: 'test' } }],
    ['rules of later is empty', { ...good, later: { script: ['true'], rules: [] } }],
    ['job later has the unknown keyword scripts', { ...good, later: { script: ['true'], scripts: ['true'] } }],
  ])('reports a wrong pipeline: %s', (problem, pipeline) => {
    expect(pipelineProblems(pipeline, templateOf)).toEqual([expect.stringContaining(problem)]);
  });
});
