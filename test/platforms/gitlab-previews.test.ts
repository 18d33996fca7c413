/** Tests that gitlab-ci-local previews every pipeline of the repository, and runs the mirror's own. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { commandNames } from '../../src/commands/index.js';
import { upperSnake } from '../../src/hosts/environment.js';
import { withOwnComponents } from '../repo/example-uses.js';
import { readRepositoryFile, ROOT } from '../repo/files.js';
import type { Pipeline } from '../repo/pipeline-rules.js';
import { yamlOfKind } from '../repo/yaml.js';
import type { Finish } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { commitProject, type Project } from './gitlab.js';

vi.setConfig({ testTimeout: 90_000 });

/** Those of recipes are run. */
const PIPELINES = yamlOfKind('pipeline').filter(({ path }) => !path.startsWith('docs/recipes/'));

/** Creates a project that contains the components and this pipeline. `rules: changes` finds no change in it. */
async function createProject(running: Finish, pipeline: string): Promise<Project> {
  const project = await commitProject(running, { '.gitlab-ci.yml': withOwnComponents(pipeline) });
  await project.setBase();
  return project;
}

describe('gitlab-ci-local', () => {
  skipUnless(NEEDS.gitlabCiLocal);

  test.for(PIPELINES)('previews the pipeline $where', async ({ text }, running) => {
    const jobs = Object.values(await (await createProject(running, text)).preview());
    const { include = [] } = parse(text) as Pipeline;
    expect(include.length).toBeGreaterThan(0);
    const hosts = jobs.filter((job) => (job['variables'] as { DOCS_CI_HOST?: string } | undefined)?.DOCS_CI_HOST);
    expect(hosts).toHaveLength(include.length);
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
