/** Looks at a GitLab job: its server, and the scopes and the expiry of the token. */
import { type Environment, HostError, PermissionError, type PlatformFinding, type PlatformQuestion } from '../host.js';
import { inspectMachine, isAtLeast, platformFinding } from '../inspect-machine.js';
import { type GitLabConnection, tokenApi } from './access.js';
import { accessToken, anything } from './schemas.js';
import { timeOf } from '../../text/instant.js';
import { listItems } from '../../text/list-items.js';
import { inputName } from '../../text/input-names.js';

/** Components exist from this version on. */
const MIN_GITLAB = [17, 0] as const;
const DAY_MS = 86_400_000;
/** A token that expires sooner gets a warning. */
const MIN_DAYS_LEFT = 14;
const tokenCure = (role: string): string =>
  `Set the masked variable DOCS_CI_GITLAB_TOKEN to a project access token with the api scope and the ${role} role.`;

export async function inspectGitLab(
  connection: GitLabConnection,
  question: PlatformQuestion,
): Promise<readonly PlatformFinding[]> {
  return [
    describeServer(connection.env),
    ...describeProtection(connection),
    ...(await describeToken(connection, question)),
    inspectMachine(connection.env),
  ];
}

function describeServer({ CI_SERVER_VERSION: version, CI_PIPELINE_SOURCE: source }: Environment): PlatformFinding {
  const found = `GitLab ${version || 'of an unknown version'}, pipeline source ${source || 'unknown'}`;
  if (!version)
    return platformFinding(
      'unknown',
      found,
      'Components need GitLab 17.0 or newer: the page /help of your GitLab has its version.',
    );
  if (isAtLeast(version, MIN_GITLAB)) return platformFinding('ok', found);
  return platformFinding('problem', found, 'Update GitLab to version 17.0 or newer.');
}

/** The job runs on one branch or tag only, and another one may have fewer variables. */
function describeProtection({ env, runContext }: GitLabConnection): PlatformFinding[] {
  if (runContext.secrets === 'withheld') {
    const cure = `Merge requests from forks don't get CI/CD variables. Set ${inputName('on-missing-key')} to skip for them.`;
    return [platformFinding('warning', 'merge request from a fork', cure)];
  }
  if (runContext.secrets === 'exposed') {
    const cure =
      'The code of the fork can read the CI/CD variables of this project. Review it before you run a pipeline.';
    return [platformFinding('warning', 'merge request from a fork, run in this project', cure)];
  }
  if (env.CI_COMMIT_REF_PROTECTED !== 'true') return [];
  const found = 'protected branch or tag, so protected variables exist here';
  const cure = "Other branches don't get protected variables. Clear the Protect flag of variables that they need.";
  return [platformFinding('ok', found, cure)];
}

async function describeToken(
  connection: GitLabConnection,
  { token, tokenUses, tokenRole, nowMs }: PlatformQuestion,
): Promise<PlatformFinding[]> {
  const cure = tokenCure(tokenRole);
  // Whether the jobs use it depends on their inputs, which check doesn't know.
  if (token === '')
    return tokenUses.length > 0
      ? [platformFinding('note', `no token for ${listItems(tokenUses, Infinity)}`, cure)]
      : [];
  const lacking = tokenUses.length > 0 ? 'problem' : 'warning';
  try {
    const api = tokenApi(connection, { token, task: 'read the scopes of the token', kind: 'notes', isReading: true });
    const rights = await api.get(accessToken, '/personal_access_tokens/self');
    if (!rights) return [platformFinding('unknown', "GitLab's response has no scopes", cure)];
    const { scopes, expires_at: expiresAt } = rights;
    return [
      describeScopes(scopes, lacking, cure),
      ...describeExpiry(expiresAt, nowMs),
      ...(await describeProject(connection, token, cure)),
    ];
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return [platformFinding(error instanceof PermissionError ? lacking : 'unknown', error.message)];
  }
}

function describeScopes(scopes: readonly string[], lacking: 'problem' | 'warning', cure: string): PlatformFinding {
  const found = `token with the scopes ${scopes.join(', ') || 'none'}`;
  if (scopes.includes('api')) return platformFinding('ok', found);
  return platformFinding(lacking, found, cure);
}

function describeExpiry(expiresAt: string | null | undefined, nowMs: number): PlatformFinding[] {
  const daysLeft = Math.ceil((timeOf(expiresAt) - nowMs) / DAY_MS);
  if (!(daysLeft < MIN_DAYS_LEFT)) return [];
  const cure = 'Rotate the token, and update the variable DOCS_CI_GITLAB_TOKEN.';
  return [platformFinding('warning', `the token expires on ${expiresAt ?? ''}`, cure)];
}

async function describeProject(connection: GitLabConnection, token: string, cure: string): Promise<PlatformFinding[]> {
  const project = connection.env.CI_PROJECT_ID;
  if (!project) return [];
  const api = tokenApi(connection, { token, task: 'read the project', kind: 'notes', isReading: true });
  if ((await api.find(anything, `/projects/${encodeURIComponent(project)}`)) !== undefined) return [];
  return [platformFinding('problem', "the token can't see this project", cure)];
}
