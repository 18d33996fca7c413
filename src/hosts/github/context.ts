/** What GitHub Actions knows of a run, from the environment and the event file. */
import { readFileSync } from 'node:fs';
import type { Environment, RunContext } from '../host.js';

/** The fields of the event file that are read here. Anything may be missing. */
interface EventFile {
  readonly repository?: { readonly full_name?: string; readonly pushed_at?: number | string };
  readonly pull_request?: {
    readonly number?: number;
    readonly head?: {
      readonly ref?: string;
      readonly sha?: string;
      readonly repo?: { readonly full_name?: string } | null;
    };
  };
}

export function readGitHubFacts(env: Environment): RunContext {
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const pull = event.pull_request;
  const startedByPush = env.GITHUB_EVENT_NAME === 'push';
  return {
    startedByPush,
    pushedAtMs: startedByPush ? timeOf(event.repository?.pushed_at) : undefined,
    branch:
      env.GITHUB_HEAD_REF || pull?.head?.ref || (env.GITHUB_REF_TYPE === 'branch' ? env.GITHUB_REF_NAME : undefined),
    // GITHUB_SHA of a pull request is a merge commit that exists nowhere else.
    commitSha: pull?.head?.sha ?? (env.GITHUB_SHA || undefined),
    pullRequest: pull?.number,
    // A fork that was deleted has no repository any more.
    fromFork: pull !== undefined && pull.head?.repo?.full_name !== event.repository?.full_name,
    runUrl: runUrl(env),
  };
}

function readEvent(path: string | undefined): EventFile {
  if (!path) return {};
  try {
    const event: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof event === 'object' && event !== null ? event : {};
  } catch {
    // Without it the run knows less: the environment still has branch and commit.
    return {};
  }
}

/** A push event gives epoch seconds, every other one an ISO time. */
function timeOf(pushedAt: number | string | undefined): number | undefined {
  const ms = typeof pushedAt === 'number' ? pushedAt * 1000 : Date.parse(pushedAt ?? '');
  return Number.isFinite(ms) ? ms : undefined;
}

function runUrl(env: Environment): string | undefined {
  if (!env.GITHUB_REPOSITORY || !env.GITHUB_RUN_ID) return undefined;
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const attempt = Number(env.GITHUB_RUN_ATTEMPT) > 1 ? `/attempts/${env.GITHUB_RUN_ATTEMPT ?? ''}` : '';
  return `${server}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}${attempt}`;
}
