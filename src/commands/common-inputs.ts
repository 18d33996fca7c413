/** Declares the inputs that every command has. */
import { baseUrl, choice, duration, flag, type Inputs, path, secret } from './input-kinds.js';
import type { Command } from './command.js';

/** By default, each command writes its results to a folder of its own below this one, relative to the workspace. */
export const RESULTS_FOLDER = 'docs-ci';

export type CommonInputs = ReturnType<typeof commonInputs>;

/** Any command of the registry; only the command itself knows the type of its record. */
export type AnyCommand = Command<Inputs & CommonInputs>;

const apiKey = secret({
  description:
    'Key of the documentation project, from a secret. An organization admin makes one in the dashboard (plan Standard or above) and chooses its role.',
  required: true,
  gitlab: { default: '$DOCS_API_KEY' },
});

const token = secret({
  description:
    "Token of the platform, for comments, deployment records, releases and issues. On GitHub the job's own token, on GitLab a reference to a project access token with the api scope.",
  defaultText: 'the platform’s own',
  github: { default: '${{ github.token }}' },
  gitlab: { default: '$DOCS_CI_GITLAB_TOKEN' },
});

/** Declares the common inputs of a command. `timeout` is the default; `timeoutText` says what happens after it. */
export function commonInputs(command: { name: string; timeout: string; timeoutText: string }) {
  return {
    apiKey,
    baseUrl: baseUrl({
      description: 'Address of the API with its version, for example https://docs.example.com/api/v1.',
      required: true,
    }),
    timeout: duration({
      description: `One deadline for everything, such as 90s, 15m or 2h. ${command.timeoutText}`,
      default: command.timeout,
    }),
    onTimeout: choice(['fail', 'warn'], {
      description: 'What reaching the timeout means for the job: fail (exit 4) or warn (exit 0).',
      default: 'fail',
    }),
    onMissingKey: choice(['fail', 'skip'], {
      description:
        'What a missing api-key means: fail, or skip the work and end green with a notice. Pull requests from forks get no secrets.',
      default: 'fail',
    }),
    dryRun: flag({
      description: 'Plan and read only: say what would be done, change nothing at the service.',
      default: 'false',
    }),
    summary: flag({ description: 'Write a job summary.', default: 'true' }),
    resultsDir: path({
      description: 'Folder for result.json, summary.md and the files of the command, relative to the workspace.',
      default: `${RESULTS_FOLDER}/${command.name}`,
      // GitLab collects artifacts from there, so it must be neither the whole project nor outside of it.
      gitlab: { regex: '^[^/]' },
    }),
    token,
  } as const;
}
