/** Opens everything that a run talks to, behind fault proxies: the service, its files, GitHub, GitLab and artifacts. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import type { CommandName } from '../../src/commands/index.js';
import type { Emulator } from '../../emulator/emulator.js';
import { inputVariable } from '../../src/hosts/environment.js';
import { VirtualClock } from '../support/clock.js';
import { FaultProxies } from '../support/fault-proxy.js';
import { watchRequests } from '../support/in-flight.js';
import { type GitHubApi, startGitHubApi } from '../support/github-api.js';
import { type GitLabApi, startGitLabApi } from '../support/gitlab-api.js';
import { runnerFiles } from '../support/processes.js';
import { type ResultsApi, startResultsApi } from '../support/results-api.js';
import { type Run, type Stage, startStage } from '../support/runs.js';
import { hasSystemWork } from '../support/virtual-timers.js';
import type { SearchedText, PlantedSecret } from './secret-search.js';
import type { Scenario } from './scenario.js';

/** The secrets contain every character that an encoding may change. */
export const KEY = 'dk_live/Pl4nted+Key~0f1e2d3c4b5a69788796a5b4c3d2==';
const GITHUB_TOKEN = 'ghs_Pl4ntedToken0123456789abcdefABCDEF01';
/** The commit of the repository that runs are of. */
export const COMMIT = 'c0ffee'.padEnd(40, '0');
const GITLAB_TOKEN = 'glpat-Pl4ntedToken_0123456789-abcdef';

export interface Fixture extends AsyncDisposable {
  readonly scenario: Scenario;
  readonly stage: Stage;
  readonly emulator: Emulator;
  readonly github: GitHubApi;
  readonly gitlab: GitLabApi;
  readonly results: ResultsApi;
  readonly proxies: FaultProxies;
  /** Is the workspace. */
  readonly folder: string;
  /** Returns inputs and variables of the nth run of the scenario's command. */
  settings(attempt: number): Promise<RunSettings>;
  /** Runs the command for the nth time, in this process and in virtual time. */
  run(attempt: number): Promise<CompletedRun>;
  /** Returns the planted secrets and the signatures so far. */
  plantedSecrets(): PlantedSecret[];
  /** Returns every text that left the run, except its output. */
  searchableTexts(): SearchedText[];
}

interface RunSettings {
  readonly command: CommandName;
  readonly inputs: Record<string, string>;
  readonly env: Record<string, string | undefined>;
}

export interface CompletedRun extends Run {
  /** Is measured on the clock of the run. */
  readonly tookMs: number;
}

interface FixtureOptions {
  readonly clock: VirtualClock;
  readonly closeConnections?: boolean;
  readonly tls?: boolean;
  /** The clock of the service is so far ahead. */
  readonly skewMs?: number;
}

/**
 * Returns the real milliseconds of quiet before a jump on the clock, because files, streams and handshakes work invisibly
 * for a while on a busy machine. A jump to the end of a pause is safe. A jump to a deadline, minutes away, would end a run
 * that was only slow. Libraries pause with timers that look like deadlines.
 */
function quietMsBefore(leapMs: number, isPause: boolean): number {
  if (leapMs > 240_000) return isPause ? 50 : 500;
  if (leapMs > 60_000) return 50;
  if (leapMs > 2_000) return isPause ? 2 : 15;
  return 0.5;
}

/** Creates a clock for runs in this process. It stands still while they work. */
export function createRunClock(): VirtualClock {
  const clock = new VirtualClock([isProxyBusy, watchRequests(), hasSystemWork]);
  clock.quietMsBefore = quietMsBefore;
  return clock;
}

/** Holds the open proxies. Time stands still while one of them works. */
const openProxies = new Set<FaultProxies>();
const isProxyBusy = (): boolean => [...openProxies].some(({ busyCount }) => busyCount > 0);

export async function openFixture(scenario: Scenario, { clock, skewMs = 0, ...how }: FixtureOptions): Promise<Fixture> {
  const stage = await startStage(scenario.emulator, { clock, skewMs });
  const { emulator, folder } = stage;
  emulator.state.keys.set(KEY, 'editor');
  const { host } = scenario;
  const github = await startGitHubApi({ tokens: { [GITHUB_TOKEN]: 'github-actions[bot]' } });
  const gitlab = await startGitLabApi({ tokens: { [GITLAB_TOKEN]: { id: 4001, username: 'bot', mayWrite: true } } });
  const results = await startResultsApi();
  const otherServer = createServer((_, answer) => answer.writeHead(404).end('nothing is here'));
  otherServer.keepAliveTimeout = 0;
  await new Promise<void>((done) => otherServer.listen(0, '127.0.0.1', done));
  const openedMs = clock.now();
  const proxies = new FaultProxies({ clock, ...how });
  openProxies.add(proxies);
  await proxies.open('api', emulator.origin);
  await proxies.open('files', emulator.filesOrigin);
  if (host === 'github') await proxies.open('github', new URL(github.url).origin);
  if (host === 'github') await proxies.open('results', results.origin);
  if (host === 'gitlab') await proxies.open('gitlab', new URL(gitlab.url).origin);
  await proxies.open('elsewhere', `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}`);
  const fixture = { scenario, stage, emulator, github, gitlab, results, proxies, folder };
  await scenario.prepare?.({ ...fixture, clock: { now: () => clock.now() + skewMs } });
  const files = await runnerFiles(folder);

  const setting = async (attempt: number): Promise<RunSettings> => {
    const inputs = {
      'api-key': KEY,
      'base-url': `${proxies.origin('api')}/api/v1`,
      timeout: '10m',
      ...(scenario.host === 'terminal' ? {} : { token: scenario.host === 'github' ? GITHUB_TOKEN : GITLAB_TOKEN }),
      ...scenario.inputs,
    };
    return {
      command: scenario.command,
      inputs,
      env: { ...(await environmentOf(fixture, attempt, openedMs)), ...files.env },
    };
  };
  return {
    ...fixture,
    settings: setting,
    async run(attempt) {
      const { command, inputs, env } = await setting(attempt);
      const startMs = clock.now();
      const run = await withProcessEnvironment(env, () => {
        if (scenario.host === 'github') return stage.runAction(command, inputs, env);
        if (scenario.host === 'gitlab') return stage.runJob(command, inputs, env);
        const typed = Object.entries(inputs).map(([name, value]) => [inputVariable(name), value]);
        return stage.run(command, [], { ...env, ...(Object.fromEntries(typed) as Record<string, string>) });
      });
      return { ...run, tookMs: clock.now() - startMs };
    },
    plantedSecrets: () => [
      { name: 'the key', value: KEY },
      { name: 'the token of GitHub', value: GITHUB_TOKEN },
      { name: 'the token of GitLab', value: GITLAB_TOKEN },
      { name: 'the job token', value: gitlab.releases.jobToken },
      { name: 'the runtime token', value: results.env.ACTIONS_RUNTIME_TOKEN },
      ...[...proxies.signatures].map((value) => ({ name: URL_SIGNATURE, value })),
    ],
    searchableTexts: () => [...requestTexts(proxies), ...fileTexts(folder), ...platformTexts(fixture)],
    async [Symbol.asyncDispose]() {
      if (results.artifacts.some(({ finalized }) => !finalized)) await waitForZipping();
      openProxies.delete(proxies);
      otherServer.close();
      await Promise.all([proxies[Symbol.asyncDispose](), github.close(), gitlab.close(), results.close()]);
      await stage[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** After a failed upload, GitHub's artifact client keeps zipping for a moment. Its files must stay until then. */
async function waitForZipping(): Promise<void> {
  let quietMs = performance.now();
  // Both limits are needed: a busy machine delays turns, and zipping is work that the system doesn't report.
  for (let turns = 0; turns < ZIP_TURNS || performance.now() - quietMs < ZIP_MS; turns += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!hasSystemWork()) continue;
    quietMs = performance.now();
    turns = 0;
  }
}

const ZIP_TURNS = 300;
const ZIP_MS = 30;

const URL_SIGNATURE = 'a signature';
/** Each secret is allowed in one part of the requests at one proxy: a header or the URL. */
const ALLOWED_SECRETS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  api: { authorization: ['the key'] },
  files: { address: [URL_SIGNATURE] },
  github: { authorization: ['the token of GitHub'] },
  gitlab: { 'private-token': ['the token of GitLab'], 'job-token': ['the job token'] },
  results: { authorization: ['the runtime token'], address: [URL_SIGNATURE] },
  // GitHub's artifact client follows redirects of its service with the token, outside the control of docs-ci.
  elsewhere: { authorization: ['the runtime token'] },
};

function requestTexts(proxies: FaultProxies): SearchedText[] {
  return proxies.requests.flatMap(({ proxy, route, path, headers, body }) => {
    const allowedByPart = ALLOWED_SECRETS[proxy] ?? {};
    const where = `${route} to ${proxy}`;
    const rest = Object.entries(headers).filter(([name]) => !(name in allowedByPart));
    return [
      { where: `the address of ${where}`, bytes: path, allowed: allowedByPart.address },
      { where: `the body of ${where}`, bytes: body },
      { where: `the headers of ${where}`, bytes: JSON.stringify(rest) },
      ...Object.entries(allowedByPart).map(([name, allowed]) => ({
        where: `the header ${name} of ${where}`,
        bytes: String(headers[name] ?? ''),
        allowed,
      })),
    ];
  });
}

function fileTexts(folder: string): SearchedText[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path);
      return [
        { where: `the file ${name}`, bytes: readFileSync(path) },
        { where: 'the name of a file', bytes: name },
      ];
    });
}

/** Returns the texts and files that platforms store. */
function platformTexts({ github, gitlab, results }: Pick<Fixture, 'github' | 'gitlab' | 'results'>): SearchedText[] {
  const files = [
    ...results.artifacts.map(({ name, bytes }) => ({ where: `the artifact ${name}`, bytes: bytes ?? '' })),
    ...github.releases.all.flatMap(({ assets }) =>
      assets.map(({ name, bytes }) => ({ where: `the asset ${name}`, bytes })),
    ),
  ];
  const issues = [...github.issues, ...gitlab.issues];
  const { deployments, comments } = github;
  const requests = [github.repository, gitlab.repository].map((repository) => [
    'pulls' in repository ? repository.pulls : repository.mergeRequests,
    [...repository.git.commits.values()].map(({ message, tree }) => [message, ...tree]),
  ]);
  const platformState = { deployments, comments, notes: gitlab.notes, issues, requests };
  return [...files, { where: 'what GitHub or GitLab show', bytes: JSON.stringify(platformState) }];
}

/** Returns the variables, and writes the files, of a runner or a job that commands read. */
async function environmentOf(
  {
    scenario,
    proxies,
    gitlab,
    results,
    folder,
  }: Pick<Fixture, 'scenario' | 'proxies' | 'gitlab' | 'results' | 'folder'>,
  attempt: number,
  openedMs: number,
): Promise<Record<string, string | undefined>> {
  if (scenario.host === 'terminal') return {};
  if (scenario.host === 'gitlab') {
    return {
      GITLAB_CI: 'true',
      CI_PROJECT_DIR: folder,
      CI_API_V4_URL: `${proxies.origin('gitlab')}/api/v4`,
      CI_PROJECT_ID: '42',
      CI_PROJECT_URL: gitlab.releases.projectUrl,
      CI_JOB_TOKEN: gitlab.releases.jobToken,
      CI_PIPELINE_CREATED_AT: new Date(openedMs).toISOString(),
      ...(scenario.onBranch
        ? { CI_PIPELINE_SOURCE: 'schedule', CI_COMMIT_BRANCH: 'main', CI_COMMIT_SHA: COMMIT }
        : {
            CI_PIPELINE_SOURCE: 'merge_request_event',
            CI_MERGE_REQUEST_IID: '7',
            CI_MERGE_REQUEST_PROJECT_ID: '42',
            CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'main',
          }),
    };
  }
  const runner = join(folder, '.runner');
  await mkdir(runner, { recursive: true });
  const event = join(runner, 'event.json');
  const repository = { full_name: 'octo/docs' };
  const head = { ref: 'main', sha: COMMIT, repo: repository };
  const pull = scenario.onBranch ? {} : { pull_request: { number: 7, head } };
  if (!existsSync(event)) writeFileSync(event, JSON.stringify({ repository, ...pull }));
  return {
    ...results.env,
    ACTIONS_RESULTS_URL: proxies.origin('results'),
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: 'octo/docs',
    GITHUB_RUN_ID: '99',
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_EVENT_NAME: scenario.onBranch ? 'schedule' : 'pull_request',
    ...(scenario.onBranch && { GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main', GITHUB_SHA: COMMIT }),
    GITHUB_EVENT_PATH: event,
    GITHUB_API_URL: proxies.origin('github'),
    RUNNER_DEBUG: '1',
  };
}

/** Sets the environment for libraries that read it themselves. */
async function withProcessEnvironment<T>(
  env: Readonly<Record<string, string | undefined>>,
  work: () => Promise<T>,
): Promise<T> {
  const before = Object.fromEntries(Object.keys(env).map((name) => [name, process.env[name]]));
  assignEnvironment(env);
  try {
    return await work();
  } finally {
    assignEnvironment(before);
  }
}

function assignEnvironment(env: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}
