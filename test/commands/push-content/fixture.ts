/** A folder of pages beside a documentation project, for the tests of push-content. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest } from '../../../src/commands/push-content/project/manifest.js';
import { expect } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import type { ApiRequest } from '../../support/api-server.js';
import { writeFiles } from '../../support/folder.js';
import { startGateway } from '../../support/gateway.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

/** A project that builds at once. */
export const SERVICE = {
  seed: false,
  keyLimitPerMinute: null,
  build: { pendingMs: 500, buildingMs: 1_000 },
} as const satisfies EmulatorOptions;

/** Variables of a GitHub run. */
export function gitHubRun(id: number, more: Record<string, string> = {}): Record<string, string> {
  return {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/api',
    GITHUB_RUN_ID: String(id),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SHA: '3f2a91c0d5e64b1f8a7c9d2e1b0a4f6c8d7e5a3b',
    ...more,
  };
}

/** Writes files below `docs`. */
export function writePages({ folder }: Pick<Stage, 'folder'>, pages: Readonly<Record<string, string>>): void {
  writeFiles(join(folder, 'docs'), pages);
}

export function removePages({ folder }: Pick<Stage, 'folder'>, ...paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, 'docs', path));
}

/** Numbered pages: `page-0001.mdx` and so on. */
export function manyPages(count: number, text = 'Text.'): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `page-${String(index).padStart(4, '0')}.mdx`,
      `---\ntitle: Page ${index}\n---\n\n${text}\n`,
    ]),
  );
}

/** The pages of a branch below a folder, without the manifest: path → text. */
export function pagesOf(
  { emulator }: Pick<Stage, 'emulator'>,
  to = 'reference/api',
  branch?: string,
): Record<string, string> {
  const { files } = emulator.state.project.branch(branch);
  return Object.fromEntries(
    [...files].filter(([path]) => path.startsWith(`${to}/`) && !path.endsWith('docs-ci-manifest.mdx')).sort(),
  );
}

/** The requests of the last run to the API: `GET /pages`. */
export function requestsSince({ emulator }: Pick<Stage, 'emulator'>, start: number): string[] {
  return emulator.requests.slice(start).map(({ method, route, path }) => route ?? `${method} ${path}`);
}

export interface Push extends Run {
  /** The requests of the run to the API: `GET /pages`. */
  readonly requests: readonly string[];
  /** Number of live deployments that the run started. */
  readonly deployments: number;
}

/** Runs push-content as a GitHub run. */
export async function push(
  stage: Stage,
  runId: number,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Push> {
  const start = stage.emulator.requests.length;
  const before = liveDeployments(stage);
  const run = await stage.runAction('push-content', { to: 'reference/api', ...inputs }, gitHubRun(runId, env));
  return { ...run, requests: requestsSince(stage, start), deployments: liveDeployments(stage) - before };
}

/** Expects a run to end with exit code 0. */
export function passed<R extends Run>(run: R): R {
  expect(run.exitCode, run.result.message).toBe(0);
  return run;
}

/** Expects how a run ended, and how many live deployments it started. */
export function expectRun(run: Push, expected: Readonly<Record<'exitCode' | 'deployments', number>>): void {
  expect({ exitCode: run.exitCode, deployments: run.deployments }, run.result.message).toEqual(expected);
}

/** A project without pages, and a folder with these. @param pages or a number of them */
export async function stageWith(
  pages: number | Readonly<Record<string, string>>,
  options: EmulatorOptions = SERVICE,
): Promise<Stage> {
  const stage = await startStage(options);
  writePages(stage, typeof pages === 'number' ? manyPages(pages) : pages);
  return stage;
}

/** The same, after a first run has published the pages. */
export async function publishedStage(
  pages: number | Readonly<Record<string, string>> = 3,
  options: EmulatorOptions = SERVICE,
): Promise<Stage> {
  const stage = await stageWith(pages, options);
  passed(await push(stage, 1));
  return stage;
}

/** Publishes numbered pages in the first run. */
export async function publishPages(stage: Stage, count = 3): Promise<Push> {
  writePages(stage, manyPages(count));
  return push(stage, 1);
}

function liveDeployments({ emulator }: Stage): number {
  return emulator.state.deployments.newestFirst().filter(({ isPreview }) => !isPreview).length;
}

/** The requests until the run starts to follow a deployment or preview, with how often each was sent. */
export function countRequests({ requests }: Pick<Push, 'requests'>): Record<string, number> {
  const lastWrite = requests.findLastIndex((request) => !request.startsWith('GET '));
  const end = lastWrite < 0 ? -1 : requests.indexOf('GET /deployments', lastWrite);
  const counts: Record<string, number> = {};
  for (const request of end < 0 ? requests : requests.slice(0, end)) counts[request] = (counts[request] ?? 0) + 1;
  return counts;
}

/** The requests of a run that change something. */
export function writesOf({ requests }: Pick<Push, 'requests'>): string[] {
  return requests.filter((request) => !request.startsWith('GET '));
}

export interface PlannedStep {
  readonly action: string;
  readonly path: string;
  readonly file?: string;
  readonly reason: string;
}

/** The steps of plan.json. */
export function planOf({ folder }: Pick<Stage, 'folder'>): PlannedStep[] {
  const text = readFileSync(join(folder, 'docs-ci/push-content/plan.json'), 'utf8');
  return (JSON.parse(text) as { steps: PlannedStep[] }).steps;
}

/** `action: reason` of the steps of plan.json, by path. */
export function reasonsOf(stage: Pick<Stage, 'folder'>): Record<string, string> {
  return Object.fromEntries(planOf(stage).map(({ path, action, reason }) => [path, `${action}: ${reason}`]));
}

export const MANIFEST = 'reference/api/docs-ci-manifest.mdx';

/** Path in the project → hash of the pages of the manifest. */
export function manifestHashes({ emulator }: Pick<Stage, 'emulator'>): Map<string, string> {
  const parsed = parseManifest(emulator.state.project.branch().files.get(MANIFEST) ?? '');
  const pages = parsed.kind === 'ok' ? [...parsed.manifest.pages] : [];
  return new Map(pages.map(([path, hash]) => [`reference/api/${path}`, hash]));
}

/** Paths of the manifest below `reference/api`; undefined without a manifest. */
export function manifestPaths({ emulator }: Pick<Stage, 'emulator'>, branch?: string): string[] | undefined {
  const text = emulator.state.project.branch(branch).files.get(MANIFEST);
  const parsed = text === undefined ? undefined : parseManifest(text);
  return parsed?.kind === 'ok' ? [...parsed.manifest.pages.keys()] : undefined;
}

/** The branches of the project. */
export function branchesOf({ emulator }: Pick<Stage, 'emulator'>): string[] {
  return [...emulator.state.project.branches.keys()];
}

/** Edits pages of the project as a person does. Null deletes a page. */
export function editAtService(
  { emulator }: Pick<Stage, 'emulator'>,
  pages: Readonly<Record<string, string | null>>,
  branch?: string,
): void {
  const changes = Object.entries(pages).map(([path, text]) => [`reference/api/${path}`, text] as const);
  emulator.state.project.edit(Object.fromEntries(changes), branch);
}

/** Expects a run to pass whose requests go on to the emulator. */
export async function passedThrough(...run: Parameters<typeof through>): Promise<Push> {
  return passed(await through(...run));
}

/** Runs push-content and passes its requests on to the emulator. `before` is awaited before each. */
export async function through(
  stage: Stage,
  runId: number,
  inputs: Readonly<Record<string, string>>,
  before: (request: ApiRequest, nth: number) => unknown,
): Promise<Push> {
  const gateway = await startGateway(stage.emulator, before);
  try {
    return await push(stage, runId, { ...inputs, 'base-url': `${gateway.origin}/api/v1` });
  } finally {
    await gateway.close();
  }
}

/** How much a run sent, without the looks at a deployment. */
export function sentBy(run: Push): object {
  const requests = Object.values(countRequests(run)).reduce((total, count) => total + count, 0);
  return { requests, writes: writesOf(run).length, deployments: run.deployments };
}
