/** Declares the inputs that every command has. */
import type { Inputs, Command } from '../command.js';
import { baseUrl, choice, duration, EXAMPLE_BASE_URL, flag, path, secret } from './kinds.js';

/** By default, each command writes its results to a folder of its own below this one, relative to the workspace. */
export const RESULTS_FOLDER = 'docs-ci';

/** The files that every run writes to the results folder; the last two on GitLab only. */
export const RUN_FILES = ['result.json', 'summary.md', 'outputs.env', 'links.json'] as const;

export type CommonInputs = ReturnType<typeof commonInputs>;

/** Any command of the registry; only the command itself knows the type of its record. */
export type AnyCommand = Command<Inputs & CommonInputs>;

const apiKey = secret({
  description:
    'API key of the documentation project, from a secret. Organization admins create keys and choose the role of each (plan Standard or above).',
  required: true,
  gitlab: { default: '$DOCS_API_KEY' },
});

/** For the commands that read it. */
export const token = secret({
  description:
    'Token for comments, issues and kept edits, on GitHub also for releases and deployment records. On GitLab, needs the api scope.',
  defaultText: "the job's token on GitHub",
  github: { default: '${{ github.token }}' },
  gitlab: { default: '$DOCS_CI_GITLAB_TOKEN' },
});

/** Declares the common inputs of a command. `timeout` is the default; `timeoutText` says what happens after it. */
export function commonInputs(command: { name: string; timeout: string; timeoutText: string }) {
  return {
    apiKey,
    baseUrl: baseUrl({
      description: `API base URL with the version, such as ${EXAMPLE_BASE_URL}.`,
      required: true,
    }),
    timeout: duration({
      description: `Time limit for the whole job, such as 90s, 15m or 2h. ${command.timeoutText}`,
      default: command.timeout,
    }),
    onMissingKey: choice(['fail', 'skip'], {
      description:
        "Whether a missing API key fails the job or skips it with a notice. Pull requests from forks usually don't get secrets or variables.",
      default: 'fail',
    }),
    dryRun: flag({
      description: 'Only read and plan: report what the job would change, and change nothing in the service.',
      default: 'false',
    }),
    resultsDir: path({
      description: 'Folder for result.json, summary.md and other result files, relative to the workspace.',
      default: `${RESULTS_FOLDER}/${command.name}`,
      // GitLab collects artifacts from there, so it must be neither the whole project nor outside of it.
      gitlab: { regex: '^[^/]' },
    }),
  } as const;
}
