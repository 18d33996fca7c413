/** Tests that every example with on-missing-key: skip ends green on a fork, which has neither secrets nor variables. */
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { commandNames } from '../../src/commands/index.js';
import { usesOf, withOwnComponents } from '../repo/example-uses.js';
import { yamlOfKind } from '../repo/yaml.js';
import { temporaryFolder } from '../support/folder.js';
import { runDist } from '../support/processes.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { CLI, commitProject, FORK, MERGE_REQUEST } from './gitlab.js';
import { GENERATOR, TREE } from './recipe-cases.js';
import { pullRequest } from './runner/events.js';
import { startRepository } from './workflow.js';

vi.setConfig({ testTimeout: 90_000 });

const FILES = { ...TREE, ...GENERATOR };

function examplesOf(kind: 'workflow' | 'pipeline'): { where: string; text: string }[] {
  return yamlOfKind(kind).filter(({ path, text }) => path.endsWith('.md') && text.includes('on-missing-key: skip'));
}

/** One path per glob pattern. */
function pathsFor(patterns: readonly string[] = []): string[] {
  return patterns.map((pattern) => pattern.replace(/\*+/g, 'x'));
}

test('finds the first example of the README', () => {
  expect(examplesOf('workflow').map(({ where }) => where.replace(/:.*/, ''))).toContain('README.md');
});

describe.concurrent('examples for GitHub', () => {
  skipUnless(NEEDS.bash);
  skipUnless(NEEDS.git);

  test.for(examplesOf('workflow'))('skips $where on a fork', async ({ where, text }, running) => {
    const repository = await startRepository(running, {}, FILES);
    const { pull_request: event } = (parse(text) as Example).on as { pull_request?: PullRequestTrigger };
    const started = pullRequest({ fork: true, action: event?.types?.[0] });
    const ended = await repository.run(text, { started, changed: pathsFor(event?.paths) });
    expect(ended?.conclusion, ended?.log).toBe('success');
    const outcomes = ended?.jobs.flatMap(({ steps }) => steps.flatMap(({ outputs }) => outputs.outcome ?? []));
    expect(outcomes).toEqual(usesOf({ where, text }).map(() => 'skipped'));
    expect([...repository.emulator.requests, ...repository.github.requests]).toEqual([]);
  });
});

describe.concurrent('examples for GitLab', () => {
  skipUnless(NEEDS.gitlabCiLocal);

  test.for(examplesOf('pipeline'))('skips $where on a fork', async ({ text }, running) => {
    const project = await commitProject(running, { '.gitlab-ci.yml': withOwnComponents(text), ...FILES });
    const includes = (parse(text) as Example).include.filter(({ inputs }) => inputs['on-missing-key'] === 'skip');
    const changed = includes.flatMap(({ inputs }) => inputs.rules.flatMap(({ changes }) => pathsFor(changes)));
    await project.setBase();
    await project.commit(Object.fromEntries(['README.md', ...changed].map((path) => [path, 'new\n'])));
    const variables = { ...MERGE_REQUEST, ...FORK, DOCS_CI_CLI: CLI };
    for (const { component, inputs } of includes) {
      const [, command = ''] = /\/([\w-]+)@/.exec(component) ?? [];
      const job = inputs['job-name'] ?? command;
      const pipeline = await project.run(variables, { isolated: true, only: job, needs: true });
      expect(pipeline.code, pipeline.log).toBe(0);
      expect(pipeline.logOf(job)).toMatch(/Skipped: api-key is missing, because merge requests from forks/);
    }
  });
});

test.each(['', '$DOCS_BASE_URL'])('skips every command of `docs-ci run` on a fork if base-url is "%s"', async (url) => {
  const cwd = temporaryFolder();
  const variables = { GITLAB_CI: 'true', CI_PROJECT_DIR: cwd, ...MERGE_REQUEST, ...FORK };
  const { exitCode, stdout } = await runDist({
    script: 'cli.js',
    args: ['run', ...commandNames, '--on-missing-key', 'skip', '--base-url', url],
    cwd,
    env: variables,
  });
  expect(exitCode, stdout).toBe(0);
  expect(stdout.match(/Skipped: api-key is missing/g)).toHaveLength(commandNames.length);
});

interface PullRequestTrigger {
  readonly types?: readonly string[];
  readonly paths?: readonly string[];
}

interface Example {
  readonly on: string | { readonly pull_request?: PullRequestTrigger };
  readonly include: readonly {
    readonly component: string;
    readonly inputs: {
      readonly 'job-name'?: string;
      readonly 'on-missing-key'?: string;
      readonly rules: readonly { readonly changes?: readonly string[] }[];
    };
  }[];
}
