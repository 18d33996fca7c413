/** Reads what GitHub Actions knows about a run from the environment and the event file. */
import { readFileSync } from 'node:fs';
import { isFile } from '../../disk/paths.js';
import type { Environment, RunContext } from '../host.js';
import { timeOf } from '../../text/instant.js';
import { isTime } from '../../text/units.js';
import { parseCommit, parseRunNumber, repositoryName } from '../run-variables.js';

/** The fields of the event file that are read here. Each can be missing. */
interface EventFile {
  readonly repository?: {
    readonly id?: number;
    readonly full_name?: string;
    readonly fork?: boolean;
    readonly private?: boolean;
    readonly pushed_at?: unknown;
    readonly default_branch?: string;
  };
  readonly before?: string;
  readonly pull_request?: { readonly number?: number; readonly head?: Head; readonly merged?: boolean | null };
  readonly workflow_run?: WorkflowRun;
  readonly check_run?: Check;
  readonly check_suite?: Check;
  readonly issue?: { readonly number?: number; readonly pull_request?: { readonly merged_at?: string | null } };
}

interface Head {
  readonly ref?: string;
  readonly sha?: string;
  readonly repo?: { readonly full_name?: string } | null;
}

interface Check {
  readonly head_sha?: string;
  readonly pull_requests?: readonly NamedPull[];
}

interface WorkflowRun extends Check {
  readonly id?: number;
  readonly run_attempt?: number;
  readonly created_at?: unknown;
  /** The event of that run. */
  readonly event?: string;
  readonly head_branch?: string | null;
  readonly head_repository?: { readonly full_name?: string } | null;
}

interface NamedPull {
  readonly number?: number;
  readonly head?: { readonly repo?: { readonly id?: number } };
  readonly base?: { readonly repo?: { readonly id?: number } };
}

type Subject = Pick<
  RunContext,
  'branch' | 'tag' | 'commitSha' | 'pullRequest' | 'isMerged' | 'fromFork' | 'unclearEvent'
>;

/** These events run on the branch that they are about. Others run on the default branch, or on one of a merge queue. */
const EVENTS_OF_BRANCHES = [
  'push',
  'create',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'release',
  'deployment',
  'deployment_status',
];

export function readGitHubContext(env: Environment): RunContext {
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const startedByPush = env.GITHUB_EVENT_NAME === 'push';
  const subject = subjectOf(env, event);
  const secrets = secretsOf(env, subject);
  const canGetSecrets = secrets === 'given' && isOfOwners(env, event);
  return {
    startedByPush,
    pushedAtMs: startedByPush ? parseTimeMs(event.repository?.pushed_at) : pushOfWorkflowMs(event),
    pushedFrom: startedByPush ? parseCommit(event.before) : undefined,
    tag: (env.GITHUB_REF_TYPE === 'tag' && env.GITHUB_REF_NAME) || undefined,
    ...subject,
    startedBeside: startedBeside(env, event),
    secrets,
    ...(canGetSecrets && { canGetSecrets }),
    runUrl: runUrlOf(env),
    repository: repositoryOf(env),
    ...(event.repository?.private === false && { isPublic: true }),
    ...numbersOf(env, event),
  };
}

function startedBeside(env: Environment, { repository }: EventFile): string | undefined {
  const isManual = env.GITHUB_EVENT_NAME === 'workflow_dispatch' && env.GITHUB_REF_TYPE === 'branch';
  const name = repository?.default_branch;
  return isManual && name !== env.GITHUB_REF_NAME ? name : undefined;
}

/** True if the event shows that the repository is no fork, and who started the run. Dependabot gets other secrets. */
function isOfOwners(env: Environment, { repository, pull_request: pullRequest }: EventFile): boolean {
  const isHeadKnown = !env.GITHUB_HEAD_REF || pullRequest !== undefined;
  return repository?.fork === false && isHeadKnown && env.GITHUB_ACTOR !== 'dependabot[bot]';
}

/** What the event is about, which is not always what it runs on. */
function subjectOf(env: Environment, event: EventFile): Subject {
  const { pull_request: pullRequest, workflow_run: workflowRun } = event;
  if (pullRequest || env.GITHUB_HEAD_REF) return pullRequestSubject(env, event);
  if (workflowRun) return workflowRunSubject(workflowRun, event);
  const branch = (env.GITHUB_REF_TYPE === 'branch' && env.GITHUB_REF_NAME) || undefined;
  const commitSha = env.GITHUB_SHA || undefined;
  const { GITHUB_EVENT_NAME: name } = env;
  if (!name || EVENTS_OF_BRANCHES.includes(name)) return { branch, commitSha, fromFork: false };
  const pull = namedPull(event);
  return { ...pull, commitSha: pull ? pull.commitSha : commitSha, fromFork: false, unclearEvent: name };
}

/** GITHUB_SHA of a pull request is a merge commit that exists nowhere else. */
function pullRequestSubject(env: Environment, { pull_request: pullRequest, repository }: EventFile): Subject {
  const head = pullRequest?.head ?? {};
  return {
    branch: env.GITHUB_HEAD_REF || head.ref,
    commitSha: head.sha ?? (env.GITHUB_SHA || undefined),
    pullRequest: pullRequest?.number,
    ...(pullRequest?.merged === true && { isMerged: true }),
    // A deleted fork has no repository in the event.
    fromFork: pullRequest !== undefined && head.repo?.full_name !== repository?.full_name,
  };
}

/** The workflow that ended ran for a branch or a tag; this one runs on the default branch. */
function workflowRunSubject(run: WorkflowRun, { repository }: EventFile): Subject {
  const { event: name = '', head_branch: head } = run;
  const pullRequest = onlyPull(run, repository?.id);
  const isOfPull = name.startsWith('pull_request');
  // A release runs on its tag. The branch of other events is not the one that they are about.
  const isOfBranch = (isOfPull || EVENTS_OF_BRANCHES.includes(name)) && name !== 'release';
  const isUnclear = isOfPull ? pullRequest === undefined : !EVENTS_OF_BRANCHES.includes(name);
  return {
    branch: (isOfBranch && head) || undefined,
    tag: (name === 'release' && head) || undefined,
    commitSha: run.head_sha,
    pullRequest,
    fromFork: run.head_repository?.full_name !== repository?.full_name,
    ...(isUnclear && { unclearEvent: 'workflow_run' }),
  };
}

/** The run of the workflow that ended began with its push, perhaps long before this run. */
function pushOfWorkflowMs({ workflow_run: run }: EventFile): number | undefined {
  return run?.event === 'push' ? parseTimeMs(run.created_at) : undefined;
}

/** The pull request that an event on the default branch names. A comment doesn't name the commit. */
function namedPull(event: EventFile): Pick<Subject, 'pullRequest' | 'isMerged' | 'commitSha'> | undefined {
  const { issue, check_run: checkRun, check_suite: checkSuite } = event;
  if (issue?.pull_request)
    return { pullRequest: issue.number, ...(issue.pull_request.merged_at && { isMerged: true }) };
  const check = checkRun ?? checkSuite ?? {};
  const pullRequest = onlyPull(check, event.repository?.id);
  return pullRequest === undefined ? undefined : { pullRequest, commitSha: check.head_sha };
}

/** GitHub also lists pull requests of the same branch in other repositories. Of several, none is the one meant. */
function onlyPull({ pull_requests: pulls = [] }: Check, repository: number | undefined): number | undefined {
  const own = pulls.filter(({ head, base }) => head?.repo?.id === repository && base?.repo?.id === repository);
  return own.length === 1 ? own[0]?.number : undefined;
}

function secretsOf(env: Environment, { fromFork }: Subject): RunContext['secrets'] {
  // These events run as the target repository, with its secrets.
  if (env.GITHUB_EVENT_NAME === 'pull_request_target') return 'exposed';
  if (!fromFork) return 'given';
  return env.GITHUB_EVENT_NAME === 'workflow_run' ? 'exposed' : 'withheld';
}

/** A run that another workflow started is as old as the run of that workflow, which may have taken longer than a newer one. */
function numbersOf(
  { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT }: Environment,
  { workflow_run: { id, run_attempt: firstAttempt = 1 } = {} }: EventFile,
): Pick<RunContext, 'sequence' | 'attempt' | 'runId'> {
  const own = parseRunNumber(GITHUB_RUN_ID);
  const attempt = parseRunNumber(GITHUB_RUN_ATTEMPT);
  return {
    sequence: parseRunNumber(id?.toString()) ?? own,
    attempt: attempt === undefined ? undefined : Math.max(attempt, firstAttempt),
    runId: own === undefined ? undefined : `${own}-${attempt ?? 1}`,
  };
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
