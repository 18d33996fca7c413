/** Tests in which pipelines the components run, by the rules that they have and by those that people give. */
import { describe, expect, test, vi } from 'vitest';
import { withOwnComponents } from '../repo/example-uses.js';
import { readRepositoryFile } from '../repo/files.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { COMMANDS } from './cases.js';
import { commitProject, makeProject, MERGE_REQUEST, type Project, TAG } from './gitlab.js';

vi.setConfig({ testTimeout: 90_000 });

skipUnless(NEEDS.gitlabCiLocal);

type Running = Parameters<typeof makeProject>[0];

const NAMES = COMMANDS.map(({ name }) => name);
/** Another job of the project, which is in every pipeline. */
const BUILD = { build: { script: ['true'], rules: [{ when: 'on_success' }] } };

const FEATURE_BRANCH = { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'topic', CI_COMMIT_REF_NAME: 'topic' };
const DEFAULT_BRANCH = { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main', CI_COMMIT_REF_NAME: 'main' };

function projectWith(running: Running, rules?: readonly object[]): Promise<Project> {
  const inputs = { 'base-url': 'https://docs.example.com/api/v1', ...(rules && { rules }) };
  const includes = NAMES.map((command) => ({ command, by: 'component', inputs }) as const);
  return makeProject(running, includes, { jobs: BUILD });
}

describe.concurrent('rules of the components', () => {
  test.for([
    ['a merge request', MERGE_REQUEST],
    ['a tag', TAG],
    ['a branch that is not the default branch', FEATURE_BRANCH],
  ] as const)('adds no component to the pipeline of %s', async ([, variables], running) => {
    expect(await (await projectWith(running)).jobsIn(variables)).toEqual(['build']);
  });

  test('adds every component to a scheduled pipeline of the default branch', async (running) => {
    const jobs = await (await projectWith(running)).jobsIn({ ...DEFAULT_BRANCH, CI_PIPELINE_SOURCE: 'schedule' });
    expect(jobs.toSorted()).toEqual(['build', ...NAMES].toSorted());
  });

  test('follows the given rule instead', async (running) => {
    const project = await projectWith(running, [{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }]);
    expect((await project.jobsIn(MERGE_REQUEST)).toSorted()).toEqual(['build', ...NAMES].toSorted());
    expect(await project.jobsIn(DEFAULT_BRANCH)).toEqual(['build']);
  });

  test('runs every component in the pipeline of a tag of this repository, since the release waits for them', async (running) => {
    const files = { '.gitlab-ci.yml': withOwnComponents(readRepositoryFile('.gitlab-ci.yml')) };
    const project = await commitProject(running, files);
    expect(await project.jobsIn(TAG)).toEqual(expect.arrayContaining([...NAMES, 'components', 'release']));
  });
});
