/** Tests that gitlab-ci-local previews every pipeline of the repository, and runs the mirror's own. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { commandNames } from '../../src/commands/index.js';
import { upperSnake } from '../../src/hosts/environment.js';
import { REPOSITORY, withOwnComponents } from '../repo/example-uses.js';
import { readRepositoryFile, ROOT } from '../repo/files.js';
import type { Pipeline } from '../repo/pipeline-rules.js';
import { yamlOfKind } from '../repo/yaml.js';
import { temporaryFolder } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';

vi.setConfig({ testTimeout: 90_000 });

const exec = promisify(execFile);

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
  return exec(process.execPath, [NEEDS.gitlabCiLocal.found ?? '', ...args], { cwd: folder });
}

describe('gitlab-ci-local', () => {
  skipUnless(NEEDS.gitlabCiLocal);

  test.each(yamlOfKind('pipeline'))('previews the pipeline $where', async ({ text }) => {
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
