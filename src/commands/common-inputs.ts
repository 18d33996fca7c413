/** The inputs that every command has. */
import { baseUrl, choice, duration, flag, type Inputs, path, secret } from './input-kinds.js';
import type { Command } from './command.js';

/** Below the workspace: where commands leave their results unless told otherwise, each in a folder of its own. */
export const RESULTS_FOLDER = 'docs-ci';

export type CommonInputs = ReturnType<typeof commonInputs>;

/** A command as the registry and `run.ts` know it: its record is its own affair. */
export type AnyCommand = Command<Inputs & CommonInputs>;

/** Declares them with what differs between commands: the name, and how long the work may take. */
export function commonInputs(about: { name: string; timeout: string; timeoutText: string }) {
  return {
    apiKey: secret({
      description:
        'Key of the documentation project, from a secret. An organization admin makes one in the dashboard (plan Standard or above) and chooses its role.',
      required: true,
      gitlab: { default: '$DOCS_API_KEY' },
    }),
    baseUrl: baseUrl({
      description: 'Address of the API with its version, for example https://docs.example.com/api/v1.',
      required: true,
    }),
    timeout: duration({
      description: `One deadline for everything, such as 90s, 15m or 2h. ${about.timeoutText}`,
      default: about.timeout,
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
      default: `${RESULTS_FOLDER}/${about.name}`,
      // GitLab collects artifacts from there, so it must be neither the whole project nor outside of it.
      gitlab: { regex: '^[^/]' },
    }),
    token: secret({
      description:
        "Token of the platform, for comments, deployment records, releases and issues. On GitHub the job's own token, on GitLab a reference to a project access token with the api scope.",
      defaultText: 'the platform’s own',
      github: { default: '${{ github.token }}' },
      gitlab: { default: '$DOCS_CI_GITLAB_TOKEN' },
    }),
  } as const;
}
