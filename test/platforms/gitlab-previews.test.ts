/** Tests that gitlab-ci-local previews every pipeline of the repository, and runs the mirror's own. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { commandNames } from '../../src/commands/index.js';
import { upperSnake } from '../../src/hosts/environment.js';
import { REPOSITORY, withOwnComponents } from '../repo/example-uses.js';
import { readRepositoryFile, ROOT } from '../repo/files.js';
import type { Pipeline } from '../repo/pipeline-rules.js';
import { yamlOfKind } from '../repo/yaml.js';
import type { Finish } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { commitProject, type Project } from './gitlab.js';

vi.setConfig({ testTimeout: 90_000 });

/** Creates a project that contains the components and this pipeline. `rules: changes` finds no change in it. */
async function createProject(running: Finish, pipeline: string): Promise<Project> {
  const project = await commitProject(running, { '.gitlab-ci.yml': withOwnComponents(pipeline) });
  await project.setBase();
  return project;
}

describe('gitlab-ci-local', () => {
  skipUnless(NEEDS.gitlabCiLocal);

  test.for(yamlOfKind('pipeline'))('previews the pipeline $where', async ({ text }, running) => {
    const jobs = Object.values(await (await createProject(running, text)).preview());
    const { include = [] } = parse(text) as Pipeline;
    expect(include.length).toBeGreaterThan(0);
    const hosts = jobs.filter((job) => (job['variables'] as { DOCS_CI_HOST?: string } | undefined)?.DOCS_CI_HOST);
    expect(hosts).toHaveLength(include.length);
  });

  test.for([
    ['a value of another type', 'wait: soon', 'provided value is not a boolean'],
    ['an option that there is not', 'mode: publish', 'not in the list of allowed options'],
  ])('rejects a pipeline with %s', async ([, input, problem = '?'], running) => {
    const include = `component: $CI_SERVER_FQDN/${REPOSITORY}/trigger-deploy@v1`;
    const pipeline = `include:\n  - ${include}\n    inputs: { base-url: https://x.example, ${input} }\n`;
    await expect((await createProject(running, pipeline)).preview()).rejects.toThrow(problem);
  });

  test('runs each component of this repository’s pipeline and the job that checks the outcomes', async (running) => {
    const project = await createProject(running, readRepositoryFile('.gitlab-ci.yml'));
    cpSync(join(ROOT, 'dist'), join(project.folder, 'dist'), { recursive: true });
    const { code, log } = await project.run({}, { only: 'components', needs: true });
    expect(code, log).toBe(0);
    for (const name of commandNames) {
      const dotenv = readFileSync(join(project.folder, `docs-ci/${name}/outputs.env`), 'utf8');
      expect(dotenv).toContain(`${upperSnake(name)}_OUTCOME=skipped\n`);
    }
  });
});
