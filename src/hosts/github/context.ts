/** Reads what GitHub Actions knows about a run from the environment and the event file. */
import { readFileSync } from 'node:fs';
import { isFile } from '../../disk/paths.js';
import type { Environment, RunContext } from '../host.js';
import { timeOf } from '../../text/instant.js';
import { isTime } from '../../text/units.js';
import { parseCommit, parseRunNumber, repositoryName } from '../run-variables.js';

/** The fields of the event file that are read here. Each can be missing. */
interface EventFile {
  readonly repository?: { readonly full_name?: string; readonly pushed_at?: unknown };
  readonly before?: string;
  readonly pull_request?: { readonly number?: number; readonly head?: Head };
}

interface Head {
  readonly ref?: string;
  readonly sha?: string;
  readonly repo?: { readonly full_name?: string } | null;
}

export function readGitHubContext(env: Environment): RunContext {
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const startedByPush = env.GITHUB_EVENT_NAME === 'push';
  const fromFork = isFromFork(event);
  return {
    startedByPush,
    pushedAtMs: startedByPush ? parseTimeMs(event.repository?.pushed_at) : undefined,
    pushedFrom: startedByPush ? parseCommit(event.before) : undefined,
    tag: (env.GITHUB_REF_TYPE === 'tag' && env.GITHUB_REF_NAME) || undefined,
    ...builtCommit(env, event.pull_request?.head ?? {}),
    pullRequest: event.pull_request?.number,
    fromFork,
    secrets: secretsOf(env, fromFork),
    runUrl: runUrlOf(env),
    repository: repositoryOf(env),
    ...numbersOf(env),
  };
}

/** GITHUB_SHA of a pull request is a merge commit that exists nowhere else. */
function builtCommit(env: Environment, head: Head): Pick<RunContext, 'branch' | 'commitSha'> {
  const pushed = env.GITHUB_REF_TYPE === 'branch' ? env.GITHUB_REF_NAME : undefined;
  return { branch: env.GITHUB_HEAD_REF || head.ref || pushed, commitSha: head.sha ?? (env.GITHUB_SHA || undefined) };
}

/** A deleted fork has no repository in the event. */
function isFromFork({ pull_request: pullRequest, repository }: EventFile): boolean {
  return pullRequest !== undefined && pullRequest.head?.repo?.full_name !== repository?.full_name;
}

function secretsOf(env: Environment, fromFork: boolean): RunContext['secrets'] {
  // This event runs as the target repository, with its secrets.
  if (env.GITHUB_EVENT_NAME === 'pull_request_target') return 'exposed';
  return fromFork ? 'withheld' : 'given';
}

function numbersOf({
  GITHUB_RUN_ID,
  GITHUB_RUN_ATTEMPT,
}: Environment): Pick<RunContext, 'sequence' | 'attempt' | 'runId'> {
  const sequence = parseRunNumber(GITHUB_RUN_ID);
  const attempt = parseRunNumber(GITHUB_RUN_ATTEMPT);
  return { sequence, attempt, runId: sequence === undefined ? undefined : `${sequence}-${attempt ?? 1}` };
}

function readEvent(path: string | undefined): EventFile {
  // A device or a pipe might never end.
  if (!path || !isFile(path)) return {};
  try {
    const event: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof event === 'object' && event !== null ? event : {};
  } catch {
    // The environment still has the branch and the commit.
    return {};
  }
}

/** A push event has epoch seconds, every other event an ISO time. */
function parseTimeMs(pushedAt: unknown): number | undefined {
  const ms = typeof pushedAt === 'number' ? pushedAt * 1000 : timeOf(String(pushedAt));
  return isTime(ms) ? ms : undefined;
}

export function serverUrl(env: Environment): string {
  return (env.GITHUB_SERVER_URL || 'https://github.com').replace(/(?<!\/)\/+$/, '');
}

/** Artifacts of the kind that docs-ci uploads only exist where GitHub itself runs the server. */
export function keepsArtifacts(env: Environment): boolean {
  const url = serverUrl(env);
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}

function repositoryOf(env: Environment): string | undefined {
  return env.GITHUB_REPOSITORY ? repositoryName(`${serverUrl(env)}/${env.GITHUB_REPOSITORY}`) : undefined;
}

function runUrlOf(env: Environment): string | undefined {
  if (!env.GITHUB_REPOSITORY || !env.GITHUB_RUN_ID) return undefined;
  const attempt = Number(env.GITHUB_RUN_ATTEMPT) > 1 ? `/attempts/${env.GITHUB_RUN_ATTEMPT ?? ''}` : '';
  return `${serverUrl(env)}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}${attempt}`;
}
