/** A documentation project with a branch to publish, for the tests of publish-branch. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import type { ApiRequest } from '../../support/api-server.js';
import { startGateway } from '../../support/gateway.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

/** A project that builds at once, and whose files other than pages can be read. */
export const SERVICE = {
  seed: false,
  keyLimitPerMinute: null,
  otherFiles: 'readable',
  build: { pendingMs: 500, buildingMs: 1_000 },
} as const satisfies EmulatorOptions;

/** The stage of the test that runs. */
export let stage: Stage;

/** Starts a stage before each test of a file, and ends it afterwards. */
export function startStages(): void {
  beforeEach(async () => {
    stage = await startStage(SERVICE);
  });
  afterEach(() => stage[Symbol.asyncDispose]());
}

/** The configuration, with these pages in the navigation. */
export function configOf(pages: readonly string[], more: object = {}): string {
  return `${JSON.stringify({ name: 'Docs', navigation: [{ group: 'Guides', pages }], ...more })}\n`;
}

export const PAGES = {
  'docs.json': configOf(['a', 'b', 'c', 'gone']),
  ...{ 'a.mdx': '# A\n', 'b.mdx': '# B 1\n', 'c.mdx': '# C\n', 'gone.mdx': '# Gone\n' },
};

/** What `next` changes: one page keeps its size, one is new, and one is gone. */
export const CHANGES: Readonly<Record<string, string | null>> = {
  'docs.json': configOf(['a', 'b', 'c', 'new'], { redirects: [{ source: '/gone', destination: '/a' }] }),
  ...{ 'b.mdx': '# B 2\n', 'new.mdx': '# New\n', 'gone.mdx': null },
};

/** The outputs of a run that isn't a plan, and changed no page. */
export const NOTHING = { created: '0', updated: '0', deleted: '0' };

/** Makes the project: `main` has the pages, and `next` the changes. */
export function prepare(
  { emulator: { state } }: Pick<Stage, 'emulator'>,
  { pages = PAGES, changes = CHANGES }: { readonly pages?: object; readonly changes?: object } = {},
): void {
  state.project.edit(pages as Record<string, string>);
  state.project.createBranch('next', 'main');
  state.project.edit(changes as Record<string, string>, 'next');
}

export interface PublishRun extends Run {
  /** The requests of the run to the API, each with the branch that it is about. */
  readonly requests: readonly string[];
  readonly deployments: number;
}

/** Variables of a GitHub run that a tag starts. */
const RUN = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/docs',
  GITHUB_RUN_ID: '71',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_REF_TYPE: 'tag',
  GITHUB_REF_NAME: 'v2.4.0',
};

export async function publishBranch(
  stage: Stage,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<PublishRun> {
  const { emulator } = stage;
  const start = emulator.requests.length;
  const before = liveDeployments(stage);
  const from: Record<string, string> = inputs.mode === 'restore' ? {} : { from: 'next' };
  const run = await stage.runAction('publish-branch', { ...from, ...inputs }, { ...RUN, ...env });
  const requests = emulator.requests.slice(start).map(({ method, route, path }) => route ?? `${method} ${path}`);
  return { ...run, requests, deployments: liveDeployments(stage) - before };
}

/** Runs through a gateway. `before` is awaited before each request. */
export async function publishThrough(
  stage: Stage,
  before: (request: ApiRequest, nth: number) => unknown,
  inputs: Readonly<Record<string, string>> = {},
): Promise<PublishRun> {
  const gateway = await startGateway(stage.emulator, before);
  try {
    return await publishBranch(stage, { ...inputs, 'base-url': `${gateway.origin}/api/v1` });
  } finally {
    await gateway.close();
  }
}

/** Some time passes, so that the next run has another name for its branches. */
export async function later({ clock }: Stage): Promise<void> {
  await clock.sleep(60_000);
}

export function liveDeployments({ emulator }: Pick<Stage, 'emulator'>): number {
  return emulator.state.deployments.newestFirst().filter(({ isPreview }) => !isPreview).length;
}

export function filesOf({ emulator }: Pick<Stage, 'emulator'>, branch = 'main'): Record<string, string> {
  return Object.fromEntries(emulator.state.project.branch(branch).files);
}

export function branchesOf({ emulator }: Pick<Stage, 'emulator'>): string[] {
  return [...emulator.state.project.branches.keys()];
}

/** The branches of docs-ci. */
export function ownBranches(stage: Pick<Stage, 'emulator'>): string[] {
  return branchesOf(stage).filter((name) => name.startsWith('docs-ci'));
}

/** The steps of plan.json as `action path: reason`. */
export function stepsOf({ folder }: Pick<Stage, 'folder'>): string[] {
  const text = readFileSync(join(folder, 'docs-ci/publish-branch/plan.json'), 'utf8');
  const { steps } = JSON.parse(text) as { steps: { action: string; path: string; reason?: string }[] };
  return steps.map(({ action, path, reason }) => `${action} ${path}${reason === undefined ? '' : `: ${reason}`}`);
}

/** The requests until the run starts to follow the deployment, without those of texts. */
export function mainRequests({ requests }: Pick<PublishRun, 'requests'>): string[] {
  const end = requests.indexOf('GET /deployments/{id}');
  return requests.slice(0, end < 0 ? undefined : end).filter((request) => request !== 'GET /pages/{path}');
}

export const isPost = ({ method, path }: ApiRequest, route: string): boolean =>
  method === 'POST' && path.endsWith(route);
/** The merge into main. */
export const isLiveMerge = (request: ApiRequest): boolean =>
  isPost(request, '/merge') && String(request.bytes).includes('"base":"main"');
/** The restore point of a publication. */
export const isBefore = (request: ApiRequest): boolean =>
  isPost(request, '/branches') && String(request.bytes).includes('-before/');

/** Does something once. */
export function once<Args extends readonly unknown[]>(work: (...args: Args) => unknown): (...args: Args) => unknown {
  let isDone = false;
  return (...args) => {
    if (isDone) return undefined;
    isDone = true;
    return work(...args);
  };
}
