/** A job on the mini runner, and the loopback services that its steps talk to. */
import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import { type GitHubApi, startGitHubApi } from '../support/github-api.js';
import { type Finish, temporaryFolder } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { type ResultsApi, startResultsApi } from '../support/results-api.js';
import { type Need, NEEDS } from '../support/tools.js';
import { CASES } from './cases.js';
import type { CommandName } from '../../src/commands/index.js';
import { Job, type JobOptions, type StepReport } from './runner/job.js';

/** The Node of the runner that runs the tests, and a real 24, which the manifests ask for. */
export const NODES: readonly { readonly name: string; readonly node: string; readonly need?: Need }[] = [
  { name: `Node ${process.versions.node.split('.')[0] ?? '?'}`, node: process.execPath },
  { name: 'Node 24 of .ci/tools', node: NEEDS.node24.found ?? '', need: NEEDS.node24 },
];
/** As the manifests ask for it, where it is there. */
export const NODE = NEEDS.node24.found ?? process.execPath;

interface World {
  readonly emulator: Emulator;
  readonly github: GitHubApi;
  readonly results: ResultsApi;
  readonly job: Job;
}

/** `with:` as people write it. */
export const GIVEN = { 'api-key': '${{ secrets.DOCS_API_KEY }}', 'base-url': '${{ vars.DOCS_BASE_URL }}' };

/** Everything that the commands need for success, while a test runs. The key is a secret of the repository. */
export async function startWorld(
  running: Finish,
  names: readonly CommandName[],
  options: Partial<JobOptions> = {},
): Promise<World> {
  const cases = names.map((name) => CASES[name]);
  const service = Object.assign({}, ...cases.map((one) => one.service)) as (typeof cases)[number]['service'];
  const emulator = await closedLater(startEmulator(service), running);
  const github = await closedLater(startGitHubApi(), running);
  const results = await closedLater(startResultsApi(), running);
  const job = new Job({
    folder: temporaryFolder(running),
    node: NODE,
    apiUrl: github.url,
    token: github.token,
    results: { ...results.env, ACTIONS_RUNTIME_URL: `${results.origin}/` },
    secrets: { DOCS_API_KEY: emulator.keys.editor },
    vars: { DOCS_BASE_URL: emulator.baseUrl },
    ...options,
  });
  for (const one of cases) {
    one.prepare?.(emulator, job.workspace);
    one.github.prepare?.(github);
  }
  return { emulator, github, results, job };
}

/** All that the commands are given for success. */
export function inputsOf(names: readonly CommandName[]): Record<string, string> {
  const given = names.flatMap((name) => [CASES[name].inputs, CASES[name].github.inputs ?? {}]);
  return Object.assign({}, GIVEN, ...given) as Record<string, string>;
}

export function messages({ annotations }: StepReport, expectedLevel: string): string[] {
  return annotations.filter(({ level }) => level === expectedLevel).map(({ message }) => message);
}

/** What no run may do, however it ends. `mayHold` are folders of the workspace. */
export function expectClean(
  { emulator, github, results, job }: World,
  report: StepReport,
  mayHold: readonly string[],
): void {
  const { editor: key } = emulator.keys;
  const printed = processesOf(report).map((one) => one.stdout + one.stderr);
  // Not even where the runner would not know the secret: a line that masks it is the only one that has it.
  const unmasked = printed.join('').replaceAll(/^::add-mask::.*$/gm, '');
  for (const secret of [key, github.token, results.env.ACTIONS_RUNTIME_TOKEN]) {
    expect(unmasked.includes(secret)).toBe(false);
    expect(JSON.stringify([report.outputs, report.summary, report.annotations]).includes(secret)).toBe(false);
  }
  expect(emulator.requests.some(({ headers }) => JSON.stringify(headers).includes(github.token))).toBe(false);
  const elsewhere = [...github.requests, ...results.requests];
  expect(elsewhere.some(({ headers, bytes }) => (JSON.stringify(headers) + bytes.toString()).includes(key))).toBe(
    false,
  );
  // No later step is to notice that this one ran.
  expect(report.files).toMatchObject({ env: {}, path: [], state: {} });
  expect(
    readdirSync(job.temporary)
      .filter((name) => !name.endsWith('.sh'))
      .sort(),
  ).toEqual(['_github_workflow', '_runner_file_commands']);
  expect(readdirSync(job.workspace).filter((name) => !mayHold.includes(name))).toEqual([]);
}

function processesOf(report: StepReport): { stdout: string; stderr: string }[] {
  return [...(report.process ? [report.process] : []), ...Object.values(report.steps).flatMap(processesOf)];
}

/** Whether outputs of a step reach the jobs that need this one: nothing in them is taken for a secret. */
export function expectPassable({ job }: World, id: string, { outputs }: StepReport): void {
  const definitions = Object.keys(outputs).map((name) => [name, `\${{ steps.${id}.outputs.${name} }}`]);
  expect(job.outputs(Object.fromEntries(definitions) as Record<string, string>)).toEqual(outputs);
}
