/** Looks at a GitHub run: the event, forks, the server, and the scopes of a classic token. */
import { HostError, type PlatformFinding, type PlatformQuestion, type RunContext } from '../host.js';
import { inspectMachine, isAtLeast } from '../inspect-machine.js';
import { createGitHubClient, type GitHubConnection } from './client.js';

/** A classic token begins so. GitHub reports the scopes of no other token. */
const CLASSIC_TOKEN = /^(ghp|gho)_/;
/** Older runners don't have the Node.js of the actions. */
const MIN_RUNNER = [2, 327] as const;
/** Each of these scopes includes pull requests, issues, deployments and releases. */
const WRITING_SCOPES = ['repo', 'public_repo'];

const SECRETS_CURES: Readonly<Record<RunContext['secrets'], string | undefined>> = {
  given: undefined,
  withheld:
    "Pull requests from forks don't get secrets or variables, and their token can only read. Set on-missing-key to skip for them.",
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
    return { about: 'platform', verdict: 'warning', found, cure: 'Update the runner to version 2.327.1 or newer.' };
  const shown = runContext.fromFork ? `${found} from a fork` : found;
  const cure = SECRETS_CURES[runContext.secrets];
  return cure === undefined
    ? { about: 'platform', verdict: 'ok', found: shown }
    : { about: 'platform', verdict: 'warning', found: shown, cure };
}

/** Artifacts of the kind that docs-ci uploads only exist where GitHub itself runs the server. */
function describeServer({ env }: GitHubConnection): PlatformFinding[] {
  const url = env.GITHUB_SERVER_URL || 'https://github.com';
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  if (host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')) return [];
  return [
    {
      about: 'platform',
      verdict: 'warning',
      found: 'GitHub Enterprise Server, which keeps no artifacts for docs-ci',
      cure: 'Use files from results-dir, or a release asset. The root action needs github.com or ghe.com.',
    },
  ];
}

async function describeToken(connection: GitHubConnection, { token }: PlatformQuestion): Promise<PlatformFinding> {
  if (!CLASSIC_TOKEN.test(token)) {
    return {
      about: 'platform',
      verdict: 'note',
      found: token === '' ? 'no token' : "a token whose rights GitHub doesn't report",
      cure: 'Give the job the permissions below for the inputs that it uses.',
    };
  }
  try {
    const scopes = await readScopes(connection, token);
    const found = `classic token with the scopes ${scopes.join(', ') || 'none'}`;
    if (scopes.some((scope) => WRITING_SCOPES.includes(scope))) return { about: 'platform', verdict: 'ok', found };
    const cure = 'Add the scope repo to the token (public_repo for a public repository), or remove the input token.';
    return { about: 'platform', verdict: 'warning', found, cure };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { about: 'platform', verdict: 'unknown', found: error.message };
  }
}

async function readScopes(connection: GitHubConnection, token: string): Promise<string[]> {
  const task = 'read the scopes of the token';
  const { owner, repo, call } = await createGitHubClient(connection, { token, permission: 'metadata: read', task });
  const { headers } = await call('repeatable', ({ rest }, request) => rest.repos.get({ owner, repo, request }));
  const scopes = headers['x-oauth-scopes'];
  return (scopes ?? '').split(',').flatMap((scope) => scope.trim() || []);
}
