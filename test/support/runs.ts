/** Runs commands in this process, on any host, over real sockets and in virtual time. */
// A virtual clock doesn't notice the time of loading.
import '@actions/core';
import 'undici/lib/api/api-request.js';
import 'undici/lib/dispatcher/agent.js';
import 'undici/lib/web/fetch/index.js';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { commands, type CommandName } from '../../src/commands/index.js';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/emulator.js';
import { Http } from '../../src/api/http.js';
import { createGitHubHost } from '../../src/hosts/github/github.js';
import { createGitLabHost } from '../../src/hosts/gitlab/gitlab.js';
import type { Host } from '../../src/hosts/host.js';
import { createTerminalHost } from '../../src/hosts/terminal.js';
import { inputVariable } from '../../src/hosts/environment.js';
import { flagTypes } from '../../src/commands/inputs/kinds.js';
import { gitHubFetch, GITLAB_CONNECTIONS, gitLabRequest } from '../../src/main.js';
import { run, type Runtime } from '../../src/run/run.js';
import type { StopSignal } from '../../src/run/outcome.js';
import type { Block } from '../../src/text/document.js';
import { VirtualClock } from './clock.js';
import { createFolder, removeFolder } from './folder.js';
import { formProblems, postTitleProblems } from './forms.js';
import { watchRequests } from './in-flight.js';
import { collectStdout } from './process-output.js';

export interface Stage extends AsyncDisposable {
  readonly emulator: Emulator;
  readonly clock: VirtualClock;
  /** Is the workspace of the runs. */
  readonly folder: string;
  /**
   * Runs a command in a terminal. URL and editor key of the emulator are the defaults.
   * @param columns the width of a screen, which shows both streams: they are in `stdout`. By default, both are pipes.
   */
  run(
    name: CommandName,
    flags?: readonly string[],
    env?: Record<string, string | undefined>,
    columns?: number,
  ): Promise<Run>;
  /** Runs a command as an action: `with` holds inputs, `env` the runner's variables. */
  runAction(name: CommandName, inputs?: Record<string, string>, env?: Record<string, string | undefined>): Promise<Run>;
  /** Runs a command in a GitLab job, with inputs as the component sets them. */
  runJob(name: CommandName, inputs?: Record<string, string>, env?: Record<string, string | undefined>): Promise<Run>;
  /** Sends later runs this signal as soon as `when` is true. */
  cancelWhen(when: () => boolean, signal: StopSignal): void;
}

export interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly result: Result;
  /** summary.md */
  readonly summary: string;
}

interface Result {
  readonly schemaVersion: number;
  readonly outcome: string;
  readonly message: string;
  readonly inputs: Record<string, string>;
  readonly outputs: Record<string, string>;
  readonly counts: Record<string, number>;
  readonly requests: { readonly requests: number; readonly limited: number; readonly retried: number };
  readonly annotations: readonly {
    readonly level: string;
    readonly message: string;
    readonly title?: string;
    readonly file?: string;
    readonly line?: number;
  }[];
}

/** Sets a clock that several stages share. */
interface SharedTime {
  /** Its creator decides when it may advance. */
  readonly clock: VirtualClock;
  /** The clock of the service is so far ahead of the clock of the runs. */
  readonly skewMs?: number;
  /** The service of the stage. Its creator closes it. By default, a stage has its own. */
  readonly emulator?: Emulator;
  /** Is nearly 0.5 by default. Jobs that run at once need their own. */
  readonly random?: () => number;
}

interface StageOptions extends Omit<EmulatorOptions, 'now'> {
  /** Version of docs-ci, which links and reports name. */
  readonly version?: string;
}

/** The same in every test, and different in each run of a stage: runs at once must not share a name. */
function randomOf(run: number): () => number {
  return () => 0.5 + run * 1e-9;
}

export async function startStage(
  { version = '0.0.0-test', ...options }: StageOptions = {},
  shared?: SharedTime,
): Promise<Stage> {
  const folder = createFolder();
  const clock = shared?.clock ?? new VirtualClock([() => emulator.activeRequests > 0, watchRequests()]);
  const emulator: Emulator =
    shared?.emulator ??
    (await startEmulator({
      seed: false,
      hostile: true,
      ...options,
      now: () => clock.now() + (shared?.skewMs ?? 0),
    }));
  let started = 0;
  let cancellation: { when: () => boolean; signal: StopSignal } | undefined;

  const play = async (name: CommandName, makeHost: (out: Output) => Host): Promise<Run> => {
    const out: Output = { stdout: '', stderr: '' };
    const { host, comments } = watchComments(makeHost(out));
    const runtime: Runtime = {
      clock,
      random: shared?.random ?? randomOf((started += 1)),
      version,
      repositoryUrl: 'git+https://github.com/octo/docs-ci.git',
      onCancel: (callback) => {
        if (cancellation) void watch(cancellation.when).then(() => callback(cancellation?.signal ?? 'SIGTERM'));
      },
    };
    const command = await commands[name]();
    const exitCode = await collectStdout(
      (text) => (out.stdout += text),
      () => run(command, host, runtime),
    );
    const ended = { exitCode, ...out, ...(await readResults(join(folder, 'docs-ci', name))) };
    requireNames(JSON.stringify(ended));
    const isName = (word: string): boolean => isKnownName(word, folder, emulator, ended.result);
    const problems = [
      ...textsOf(ended.result).flatMap((text) => formProblems(text, isName)),
      ...comments.flatMap(postTitleProblems),
    ];
    if (problems.length > 0 && !hasHostileTexts()) throw new Error(`${name}: ${problems.join('; ')}`);
    for (const file of await readdir(join(folder, 'docs-ci', name), { recursive: true, withFileTypes: true }))
      if (file.isFile()) requireNames(await readFile(join(file.parentPath, file.name), 'utf8'));
    return ended;
  };

  return {
    emulator,
    clock,
    folder,
    cancelWhen: (when, signal) => (cancellation = { when, signal }),
    run: (name, flags = [], env = {}, columns) =>
      play(name, (out) => {
        const given = { DOCS_CI_BASE_URL: emulator.baseUrl, DOCS_CI_API_KEY: emulator.keys.editor, ...env };
        return terminalHost(name, flags, given, folder, out, columns);
      }),
    runAction: (name, inputs = {}, env = {}) =>
      play(name, (out) => {
        const given = { 'base-url': emulator.baseUrl, 'api-key': emulator.keys.editor, ...inputs };
        return createGitHubHost({
          env: { ...actionInputs(given), GITHUB_WORKSPACE: folder, ...env },
          stdout: (text) => (out.stdout += text),
          cwd: folder,
          version,
          fetch: gitHubFetch(),
        });
      }),
    async runJob(name, inputs = {}, env = {}) {
      const http = new Http({ connections: GITLAB_CONNECTIONS, userAgent: `docs-ci/${version} (gitlab)` });
      try {
        return await play(name, (out) => {
          const given = { 'base-url': emulator.baseUrl, 'api-key': emulator.keys.editor, ...inputs };
          return createGitLabHost({
            flags: [],
            flagTypes: knownFlags[name] ?? new Map(),
            env: { ...jobInputs(given), CI_PROJECT_DIR: folder, ...env },
            cwd: folder,
            stdout: (text) => (out.stdout += text),
            stderr: (text) => (out.stderr += text),
            request: gitLabRequest(http),
          });
        });
      } finally {
        await http.close();
      }
    },
    async [Symbol.asyncDispose]() {
      if (!shared?.emulator) await emulator.close();
      removeFolder(folder);
    },
  };
}

interface Output {
  stdout: string;
  stderr: string;
}

/** Throws if a text has the marks of an input's name, which no reader may see: `text/input-names.ts` has them. */
function requireNames(text: string): void {
  const at = text.search(/[\ufdd0-\ufdd2]/);
  if (at >= 0) throw new Error(`The name of an input isn't written: ${text.slice(Math.max(0, at - 80), at + 80)}`);
}

/** Keeps the comments that a run asks its host to write. */
function watchComments(host: Host): { host: Host; comments: (readonly Block[])[] } {
  const comments: (readonly Block[])[] = [];
  const upsertComment = host.upsertComment?.bind(host);
  if (!upsertComment) return { host, comments };
  const watched: Host = {
    ...host,
    upsertComment: (request) => {
      comments.push(request.body);
      return upsertComment(request);
    },
  };
  return { host: watched, comments };
}

/** True for a file of the workspace, a page of the project, or a value of an input. */
function isKnownName(word: string, folder: string, { state }: Emulator, { inputs }: Result): boolean {
  const files = [...state.project.branch().files.keys()];
  return (
    existsSync(join(folder, word)) ||
    files.some((path) => path === word || path.replace(/\.mdx?$/, '') === word) ||
    Object.values(inputs).some((value) => value.includes(word))
  );
}

/** The message without the links to docs/troubleshooting.md. */
export function withoutHelp(message: string): string {
  return message.replace(/ See \S+troubleshooting\.md#\S+/g, '');
}

/** Names inputs as the runner does: in upper case, with hyphens. */
export function actionInputs(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

/** Names inputs as the GitLab component does. */
export function jobInputs(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value]));
}

function terminalHost(
  name: CommandName,
  flags: readonly string[],
  env: Record<string, string | undefined>,
  cwd: string,
  out: Output,
  columns?: number,
): Host {
  const isTTY = columns !== undefined;
  return createTerminalHost({
    flags,
    flagTypes: knownFlags[name] ?? new Map(),
    env,
    cwd,
    isTTY,
    columns,
    stdoutIsTTY: isTTY,
    stdoutColumns: columns,
    stdout: (text) => (out.stdout += text),
    stderr: (text) => (out[isTTY ? 'stdout' : 'stderr'] += text),
  });
}

const knownFlags = Object.fromEntries(
  await Promise.all(Object.entries(commands).map(async ([name, load]) => [name, flagTypes([await load()])] as const)),
);

async function readResults(folder: string): Promise<{ result: Result; summary: string }> {
  const result = JSON.parse(await readFile(join(folder, 'result.json'), 'utf8')) as Result;
  return { result, summary: await readFile(join(folder, 'summary.md'), 'utf8') };
}

/** True in the tests of faults, whose services, files and platforms have texts of any form. */
function hasHostileTexts(): boolean {
  return expect.getState().testPath?.includes('/test/faults/') ?? false;
}

/** The texts of a run without values of inputs that have faults of form. A file that a run couldn't replace has no texts. */
function textsOf({ message = '', annotations = [], inputs = {} }: Partial<Result>): string[] {
  const faulty = Object.values(inputs).filter((value) => formProblems(value, () => false).length > 0);
  const withoutFaulty = (text: string): string => faulty.reduce((rest, value) => rest.replaceAll(value, 'value'), text);
  return [message, ...annotations.map((annotation) => annotation.message)].map(withoutFaulty);
}

async function watch(when: () => boolean): Promise<void> {
  while (!when()) await new Promise((resolve) => setImmediate(resolve));
}
