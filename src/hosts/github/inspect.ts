/** Looks at a GitHub run: the event, forks, the server, and the scopes of a classic token. */
import { HostError, type PlatformFinding, type PlatformQuestion, type RunContext } from '../host.js';
import { inspectMachine, isAtLeast, platformFinding } from '../inspect-machine.js';
import { createGitHubClient, type GitHubConnection } from './client.js';
import { keepsArtifacts } from './context.js';
import { statusOf } from './octokit-error.js';
import { inputName } from '../../text/input-names.js';

/** A classic token begins so. GitHub reports the scopes of no other token. */
const CLASSIC_TOKEN = /^(ghp|gho)_/;
/** Older runners don't have the Node.js of the actions. */
const MIN_RUNNER = [2, 327] as const;
/** Each of these scopes includes pull requests, issues, deployments and releases. */
const WRITING_SCOPES = ['repo', 'public_repo'];

const SECRETS_CURES: Readonly<Record<RunContext['secrets'], string | undefined>> = {
  given: undefined,
  withheld: `By default, pull requests from forks don't get secrets or variables, and their token can only read. Set ${inputName('on-missing-key')} to skip for them.`,
  exposed:
    'This event gives secrets to pull requests from forks too. Never check out or run their code in this job, or use the event pull_request.',
};

export async function inspectGitHub(
  connection: GitHubConnection,
  question: PlatformQuestion,
): Promise<readonly PlatformFinding[]> {
  return [
    describeRun(connection),
    ...describeServer(connection),
    await describeToken(connection, question),
    inspectMachine(connection.env),
  ];
}

function describeRun({ env, runContext }: GitHubConnection): PlatformFinding {
  // Only some images of self-hosted runners set the version.
  const { RUNNER_VERSION: version, GITHUB_EVENT_NAME: event } = env;
  const found = [`GitHub Actions, event ${event || 'unknown'}`, ...(version ? [`runner ${version}`] : [])].join(', ');
  if (version && !isAtLeast(version, MIN_RUNNER))
    return platformFinding('warning', found, 'Update the runner to version 2.327.1 or newer.');
  const cure = SECRETS_CURES[runContext.secrets];
  return platformFinding(
    cure === undefined ? 'ok' : 'warning',
    runContext.fromFork ? `${found} from a fork` : found,
    cure,
  );
}

function describeServer({ env }: GitHubConnection): PlatformFinding[] {
  if (keepsArtifacts(env)) return [];
  const found = 'GitHub Enterprise Server, which keeps no artifacts for docs-ci';
  const cure = `Use files from ${inputName('results-dir')}, or a release asset. The root action needs github.com or ghe.com.`;
  return [platformFinding('warning', found, cure)];
}

async function describeToken(connection: GitHubConnection, { token }: PlatformQuestion): Promise<PlatformFinding> {
  if (!CLASSIC_TOKEN.test(token)) {
    const found = token === '' ? 'no token' : "a token whose rights GitHub doesn't report";
    return platformFinding('note', found, 'Give the job the permissions below for the inputs that it uses.');
  }
  try {
    const scopes = await readScopes(connection, token);
    const found = `classic token with the scopes ${scopes.join(', ') || 'none'}`;
    if (scopes.some((scope) => WRITING_SCOPES.includes(scope))) return platformFinding('ok', found);
    const cure = 'Add the scope repo to the token (public_repo for a public repository), or remove the input token.';
    return platformFinding('warning', found, cure);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return platformFinding(statusOf(error) === 401 ? 'warning' : 'unknown', error.message);
  }
}

async function readScopes(connection: GitHubConnection, token: string): Promise<string[]> {
  const task = 'read the scopes of the token';
  const client = await createGitHubClient(connection, { token, permission: 'metadata: read', task });
  const { repository } = client;
  const { headers } = await client.call('repeatable', ({ rest }, request) =>
    rest.repos.get({ ...repository, request }),
  );
  const scopes = headers['x-oauth-scopes'];
  return (scopes ?? '').split(',').flatMap((scope) => scope.trim() || []);
}
