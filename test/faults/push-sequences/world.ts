/** Runs jobs of push-content against one service, each behind a gateway that sees, holds and replaces its requests. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Emulator, startEmulator } from '../../../emulator/emulator.js';
import type { Files } from '../../../emulator/state/commits.js';
import { type ApiRequest, type ApiServer, type FakeResponse, RESET, startApiServer } from '../../support/api-server.js';
import { VirtualClock } from '../../support/clock.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { leaveHanging, watchRequests } from '../../support/in-flight.js';
import { pullRequestEnv } from '../../support/loopback-platforms.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';
import { hasSystemWork } from '../../support/virtual-timers.js';
import { SERVICE, gitHubRun, writePages } from '../../commands/push-content/fixture.js';
import { seededRandom } from '../seeded-random.js';
import { type Loss, People } from './people.js';
import type { ServiceKind } from './emulator-kinds.js';

/** Branch → its files. The maps never change. */
export type Branches = ReadonlyMap<string, Files>;

/** What one request changed. */
export interface BranchChange {
  readonly branch: string;
  /** Undefined if the branch didn't exist. */
  readonly before: Files | undefined;
  /** Undefined if the branch was deleted. */
  readonly after: Files | undefined;
}

export interface SeenRequest {
  readonly job: string;
  /** Counts the requests, acts and starts of the world. */
  readonly at: number;
  readonly nowMs: number;
  /** When the job sent it. It may be held for a while before it is carried out. */
  readonly sentMs: number;
  readonly method: string;
  /** Without the version of the API: `/pages/reference/api/a.mdx`. */
  readonly path: string;
  readonly branch: string | undefined;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
  readonly changes: readonly BranchChange[];
  readonly losses: readonly Loss[];
  /** Reads don't show the writes of these last milliseconds. */
  readonly lagMs: number;
  /** Ids of the deployments before the request. */
  readonly deploymentsBefore: ReadonlySet<string>;
}

/** Decides about the requests of a job. */
export interface Hooks {
  /** Is awaited before the request is carried out. `dead` means that it never is, nor are later ones. */
  before?(request: ApiRequest, nth: number): Promise<'dead' | undefined> | 'dead' | undefined;
  /** Answers instead of the service, which never gets the request. */
  replace?(request: ApiRequest): FakeResponse | undefined;
  /** Replaces the answer of a request that was carried out. `dead` breaks the connections from now on. */
  answer?(request: ApiRequest, nth: number, real: FakeResponse): FakeResponse | 'dead';
}

interface JobInputs {
  readonly runId: number;
  /** By default, push-content. */
  readonly command?: 'publish-branch' | 'sync-media';
  readonly inputs: Readonly<Record<string, string>>;
  /** Runs the job for pull request 12. */
  readonly isPullRequest?: boolean | undefined;
  readonly hooks?: Hooks;
}

interface SeenDeployment {
  readonly deploymentId: string;
  readonly branch: string | null;
  readonly isPreview: boolean;
  readonly status: string;
  readonly url: string | null;
}

/** A run with what the service saw of it. */
export interface JobRun extends Run {
  readonly job: string;
  /** Absolute path of the folder that the job works in. */
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** The folder: path below `docs` → text. */
  readonly folder: ReadonlyMap<string, string>;
  readonly requests: readonly SeenRequest[];
  readonly before: Branches;
  readonly after: Branches;
  /** The deployments at the end of the run, the newest first, with their branches. */
  readonly deployments: readonly SeenDeployment[];
  /**
   * The comment on the pull request after the run; undefined if there is none, if the run was to write none, or if it is that
   * of a newer run, which stays.
   */
  readonly comment: string | undefined;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** More requests than a run of these sizes may ever send. */
export const MAX_REQUESTS = 600;
const VERSION = '/api/v1';
const PULL_REQUEST = 12;
/** Runs compare the date with their clock. */
const PASSED_HEADERS = /^(date|retry-after|x-ratelimit-.*)$/;

export class World implements AsyncDisposable {
  readonly people: People;
  readonly requests: SeenRequest[] = [];
  /** Counts requests, acts and starts. */
  at = 0;
  readonly #jobs: Job[] = [];
  /** Work branch of a queued merge → its job. */
  readonly #mergingJobs = new Map<string, string>();
  #held = 0;
  #lagMs = 0;

  private constructor(
    readonly kind: ServiceKind,
    readonly emulator: Emulator,
    readonly clock: VirtualClock,
    readonly gitHub: GitHubApi,
  ) {
    this.people = new People(this);
  }

  static async open(kind: ServiceKind): Promise<World> {
    const clock = new VirtualClock([() => emulator.activeRequests > 0, watchRequests(), hasSystemWork]);
    const emulator: Emulator = await startEmulator({
      ...SERVICE,
      otherFiles: 'readable',
      ...kind.settings,
      now: () => clock.now(),
    });
    const gitHub = await startGitHubApi({ repository: 'acme/api', pullRequest: PULL_REQUEST });
    const world = new World(kind, emulator, clock, gitHub);
    // A held request waits for another job, so no deadline may end it meanwhile.
    clock.quietMsBefore = (leapMs, isPause) => {
      if (!isPause && world.#held > 0) return Infinity;
      if (leapMs <= 2_000) return 0;
      return isPause ? 2 : 30;
    };
    return world;
  }

  /** Jobs share no random numbers. */
  nextSeed(): number {
    return this.#jobs.length + 1;
  }

  async job(name: string): Promise<Job> {
    const job = await Job.open(this, name);
    this.#jobs.push(job);
    return job;
  }

  get branches(): Branches {
    return new Map([...this.emulator.state.project.branches].map(([name, { files }]) => [name, files]));
  }

  files(branch = 'main'): Files | undefined {
    return this.emulator.state.project.branches.get(branch)?.files;
  }

  /** The branch of a proposal, whatever its name is. */
  get proposal(): string {
    return proposalAmong(this.branches) ?? 'docs-ci/none';
  }

  get deployments(): SeenDeployment[] {
    const { deployments } = this.emulator.state;
    const seen = deployments.newestFirst().map((record) => ({ ...deployments.view(record), branch: record.branch }));
    return seen as SeenDeployment[];
  }

  /** From now on, reads show a write only after a while. */
  lag(ms: number): void {
    this.#lagMs = ms;
    this.emulator.configure({ staleReadsMs: ms });
  }

  /** Awaits other work while a request is held. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    this.#held += 1;
    const proceed = leaveHanging();
    try {
      return await work();
    } finally {
      proceed();
      this.#held -= 1;
    }
  }

  /** Passes a request of a job on, and records what it changed. */
  async carryOut(job: string, request: ApiRequest, sentMs: number): Promise<FakeResponse> {
    this.clock.advance(this.kind.latencyMs ?? 0);
    this.settle();
    const before = this.branches;
    const deploymentsBefore = new Set(this.#deploymentIds());
    const at = (this.at += 1);
    const query = request.query.size === 0 ? '' : `?${request.query.toString()}`;
    const response = await fetch(`${this.emulator.origin}${request.path}${query}`, {
      method: request.method,
      headers: {
        authorization: String(request.headers.authorization),
        'content-type': request.headers['content-type'] ?? 'application/json',
      },
      ...(request.method === 'GET' ? {} : { body: new Uint8Array(request.bytes) }),
    });
    const answer: unknown = await response.json();
    const { base, head } = (request.body ?? {}) as { base?: string; head?: string };
    if (response.status === 202 && base !== undefined && head !== undefined) this.#mergingJobs.set(head, job);
    const isWrite = request.method !== 'GET';
    this.requests.push({
      job,
      at,
      nowMs: this.clock.now(),
      sentMs,
      method: request.method,
      path: decodeURIComponent(request.path.slice(VERSION.length)),
      branch: request.query.get('branch') ?? undefined,
      body: request.body,
      status: response.status,
      answer,
      lagMs: this.#lagMs,
      deploymentsBefore,
      ...(isWrite ? this.#changesSince(before) : { changes: [], losses: [] }),
    });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => PASSED_HEADERS.test(name)));
    return { status: response.status, headers, json: answer };
  }

  /** Carries out queued merges whose time has come, and records them as requests of their jobs. */
  settle(): void {
    const before = this.branches;
    const deploymentsBefore = new Set(this.#deploymentIds());
    const merges = this.emulator.state.carryOutMerges();
    const { changes, losses } = this.#changesSince(before);
    const mergeInto = (branch: string) => merges.find(({ base }) => base === branch);
    // Merges of two jobs into two branches can be due at once.
    for (const merge of new Set(changes.map(({ branch }) => mergeInto(branch)))) {
      this.#recordMerge(this.#mergingJobs.get(merge?.head ?? '') ?? '', deploymentsBefore, {
        changes: changes.filter(({ branch }) => mergeInto(branch) === merge),
        losses: losses.filter(({ lostOn }) => mergeInto(lostOn) === merge),
      });
    }
  }

  #recordMerge(
    job: string,
    deploymentsBefore: ReadonlySet<string>,
    { changes, losses }: Pick<SeenRequest, 'changes' | 'losses'>,
  ): void {
    const at = this.at + 0.5;
    this.requests.push({
      ...{
        job,
        at,
        nowMs: this.clock.now(),
        sentMs: this.clock.now(),
        method: 'POST',
        path: '/branches/merge',
        branch: undefined,
      },
      ...{ body: { base: changes[0]?.branch, head: '(queued)' }, status: 200, answer: {}, changes, losses },
      lagMs: this.#lagMs,
      deploymentsBefore,
    });
  }

  #changesSince(before: Branches): Pick<SeenRequest, 'changes' | 'losses'> {
    const after = this.branches;
    const names = new Set([...before.keys(), ...after.keys()]);
    const changes = [...names]
      .map((branch) => ({ branch, before: before.get(branch), after: after.get(branch) }))
      .filter((change) => change.before !== change.after && !isSame(change.before, change.after));
    return { changes, losses: changes.length === 0 ? [] : this.people.lossesBetween(before, after) };
  }

  #deploymentIds(): string[] {
    return this.emulator.state.deployments.newestFirst().map(({ deploymentId }) => deploymentId);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const job of this.#jobs) await job.close();
    await this.gitHub.close();
    await this.emulator.close();
  }
}

function proposalAmong(branches: Branches): string | undefined {
  return [...branches.keys()].find((name) => name.startsWith('docs-ci/'));
}

function isSame(one: Files | undefined, other: Files | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}

/** A job of a workflow: a folder, and a gateway to the service. */
export class Job {
  readonly #folder = new Map<string, string>();
  #hooks: Hooks = {};
  #count = 0;
  #isDead = false;

  private constructor(
    private readonly world: World,
    readonly name: string,
    readonly stage: Stage,
    private readonly gateway: () => ApiServer,
  ) {}

  static async open(world: World, name: string): Promise<Job> {
    const { emulator, clock } = world;
    const stage = await startStage({}, { clock, emulator, random: seededRandom(world.nextSeed()) });
    let server: ApiServer | undefined = undefined;
    const job = new Job(world, name, stage, () => server as unknown as ApiServer);
    server = await startApiServer((request) => job.#answer(request));
    return job;
  }

  /** Replaces the pages of the folder. */
  write(pages: Readonly<Record<string, string>>): void {
    for (const path of this.#folder.keys()) if (!(path in pages)) removePage(this.stage, path);
    this.#folder.clear();
    writePages(this.stage, pages);
    for (const [path, text] of Object.entries(pages)) this.#folder.set(path, text);
  }

  async run({ runId, command, inputs, isPullRequest = false, hooks = {} }: JobInputs): Promise<JobRun> {
    const { world } = this;
    this.#hooks = hooks;
    this.#count = 0;
    this.#isDead = false;
    world.settle();
    const [before, startedAt, folder] = [world.branches, (world.at += 1), new Map(this.#folder)];
    const { gitHub: github } = world;
    const { token, comments } = github;
    const pullRequest = { github, repository: 'acme/api', number: PULL_REQUEST };
    const own: Record<string, string> = command === undefined ? { to: 'reference/api', token } : {};
    const all = { 'base-url': `${this.gateway().origin}${VERSION}`, ...own, ...inputs };
    const run = await this.stage.runAction(
      command ?? 'push-content',
      all,
      gitHubRun(runId, isPullRequest ? await pullRequestEnv(this.stage.folder, pullRequest) : {}),
    );
    world.settle();
    const endedAt = (world.at += 1);
    const requests = world.requests.filter(({ job, at }) => job === this.name && at > startedAt && at < endedAt);
    const last = inputs.comment === 'true' ? comments.at(-1)?.body : undefined;
    const writer = Number(/^<!-- docs-ci:run:(\d+) -->/m.exec(last ?? '')?.[1] ?? runId);
    const comment = writer > runId ? undefined : last;
    const seen = {
      comment,
      requests,
      deployments: world.deployments,
      before,
      after: world.branches,
      startedAt,
      endedAt,
    };
    return { ...run, ...seen, job: this.name, workspace: this.stage.folder, inputs: all, folder };
  }

  get requestCount(): number {
    return this.#count;
  }

  async close(): Promise<void> {
    await this.gateway().close();
    await this.stage[Symbol.asyncDispose]();
  }

  async #answer(request: ApiRequest): Promise<FakeResponse> {
    const nth = this.#count++;
    const sentMs = this.world.clock.now();
    if (this.#isDead || nth > MAX_REQUESTS) return { status: RESET };
    if ((await this.#hooks.before?.(request, nth)) === 'dead') this.#isDead = true;
    if (this.#isDead) return { status: RESET };
    const replaced = this.#hooks.replace?.(request);
    if (replaced) return replaced;
    const real = await this.world.carryOut(this.name, request, sentMs);
    const answer = this.#hooks.answer?.(request, nth, real) ?? real;
    if (answer !== 'dead') return answer;
    this.#isDead = true;
    return { status: RESET };
  }
}

function removePage({ folder }: Stage, path: string): void {
  rmSync(join(folder, 'docs', path), { force: true });
}
