/** Decides how GitHub, GitLab and a terminal start a step: which script of dist, which words, which variables. */
import { upperSnake } from '../../../src/hosts/environment.js';
import type { Step } from './scenarios.js';

export const PLATFORMS = ['terminal', 'github', 'gitlab'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Files outside of the workspace that the runner of GitHub reads afterwards. */
export const RUNNER_FILES = ['output', 'summary'] as const;

interface StartOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** The address of the artifact service. */
  readonly resultsUrl: string;
  /** Folders as the side under test writes paths. */
  readonly workspace: string;
  readonly runnerFile: (name: (typeof RUNNER_FILES)[number]) => string;
}

export interface Start {
  /** The name of a file of dist. */
  readonly script: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Scopes of the token tell GitHub's client which run it uploads to. */
const RUNTIME_TOKEN = [{ alg: 'none' }, { scp: 'Actions.Results:run-1:job-1' }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('x')
  .join('.');

export function startOf(platform: Platform, { commands, inputs }: Step, options: StartOptions): Start {
  const all = { 'base-url': options.baseUrl, 'api-key': options.apiKey, ...inputs };
  const [first, ...others] = commands;
  const isSeveral = others.length > 0;
  const words = isSeveral ? ['run', ...commands] : [first];
  switch (platform) {
    case 'terminal': {
      const flags = Object.entries(all).map(([name, value]) => `--${name}=${value}`);
      return { script: 'cli.js', args: [...words, ...flags], env: {} };
    }
    case 'gitlab':
      return {
        script: 'cli.js',
        args: words,
        env: {
          ...variables(all, (name) => `DOCS_CI_${upperSnake(name)}`),
          GITLAB_CI: 'true',
          CI_PROJECT_DIR: options.workspace,
        },
      };
    case 'github':
      return {
        script: isSeveral ? 'cli.js' : `${first}.js`,
        args: isSeveral ? words : [],
        env: { ...variables(all, (name) => `INPUT_${name.toUpperCase()}`), ...gitHubVariables(options) },
      };
  }
}

function gitHubVariables({ workspace, runnerFile, resultsUrl }: StartOptions): Record<string, string> {
  return {
    DOCS_CI_HOST: 'github',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: runnerFile('output'),
    GITHUB_STEP_SUMMARY: runnerFile('summary'),
    GITHUB_REPOSITORY: 'tidewater/docs',
    GITHUB_RUN_ID: '1',
    ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
    ACTIONS_RESULTS_URL: resultsUrl,
  };
}

function variables(inputs: Step['inputs'], nameOf: (input: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [nameOf(name), value]));
}
