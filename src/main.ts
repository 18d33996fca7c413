/** Chooses the commands and the host from arguments and environment. Only this module reads the state of the process. */
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import packageJson from '../package.json' with { type: 'json' };
import type { Clock } from './api/clock.js';
import { InputError } from './api/errors.js';
import { Http } from './api/http.js';
import type { ProxySettings } from './api/connection/proxies.js';
import { readText } from './api/http-response.js';
import type { CliCommand } from './cli/arguments.js';
import type { AnyCommand } from './commands/inputs/common-inputs.js';
import { type CommandName, commandNames, commands } from './commands/index.js';
import { flagTypes } from './commands/inputs/kinds.js';
import type { Fetch } from './hosts/github/client.js';
import type { GitLabRequest } from './hosts/gitlab/client.js';
import type { Environment, Host } from './hosts/host.js';
import type { StopSignal } from './run/outcome.js';
import type { Job } from './run/inputs-of-all.js';
import { run, type Runtime } from './run/run.js';
import { messageOf } from './text/error-message.js';
import { inputName, nameStyleOf, plainNames } from './text/input-names.js';

/** What the launcher of an action decides. On the command line, arguments and environment decide. */
export interface Launch {
  readonly host?: 'github';
  readonly command?: CommandName;
}

const MAX_GITLAB_RESPONSE_BYTES = 8 * 1024 * 1024;
/** A slow reader of the output has this long to take the rest of it. */
const FLUSH_TIMEOUT_MS = 60_000;

export async function main(launch: Launch = {}): Promise<void> {
  // V8 would let memory grow up to fourfold before it collects old garbage. A first sync of 50,000 files, of which it needs 65 MB,
  // takes 170 MB with this in place of 264 MB, and no more time.
  setFlagsFromString('--heap-growing-percent=50');
  let stdoutError: NodeJS.ErrnoException | undefined;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader can stop early (`| head`), which isn't a failure. On a full disk, the run still finishes its work.
    if (error.code !== 'EPIPE') stdoutError ??= error;
  });
  try {
    const command: CliCommand = launch.command
      ? { kind: 'run', names: [launch.command], flags: [], several: false }
      : (await import(/* webpackChunkName: 'cli' */ './cli/arguments.js')).parseArguments(process.argv.slice(2));
    process.exitCode = await dispatch(command, launch);
  } catch (error) {
    writeError(`docs-ci: ${messageOf(error)}\n`);
    process.exitCode = error instanceof InputError ? 2 : 1;
  }
  const timeout = flushTimeout();
  await Promise.race([flush(process.stdout), timeout]);
  if (stdoutError) {
    writeError(
      `docs-ci: stdout couldn't be written: ${stdoutError.message}. Part of the output is lost. Free disk space, or redirect the output.\n`,
    );
    process.exitCode ||= 1;
  }
  if (errorOutput) await Promise.race([flush(errorOutput), timeout]);
  // Node.js would wait for timers and threads of libraries, which have nothing left to do.
  process.exit();
}

/** What runs in the thread of pages/page-parser.ts. It shares the chunks of the bundle. */
export async function parsePages(): Promise<void> {
  await import('./pages/parser-thread.js');
}

function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}

function flushTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS).unref());
}

async function dispatch(command: CliCommand, launch: Launch): Promise<number> {
  switch (command.kind) {
    case 'version':
      writeOut(`${packageJson.version}\n`);
      return 0;
    case 'help': {
      const { renderHelp } = await import(/* webpackChunkName: 'cli' */ './cli/help.js');
      writeOut(await renderHelp(command.topic, process.stdout.columns));
      return 0;
    }
    case 'invalid':
      writeError(`docs-ci: ${command.problem}\n`);
      return 2;
    case 'emulator': {
      const { serveEmulator } = await import(/* webpackChunkName: 'emulator' */ './cli/serve-emulator.js');
      return serveEmulator({ ...command, stdout: writeOut, onCancel });
    }
    case 'demo': {
      const { runDemo } = await import(/* webpackChunkName: 'emulator' */ './cli/demo.js');
      const { isTTY, columns } = process.stdout;
      // The bundle and this source lie one folder below the project.
      const examples = join(dirname(fileURLToPath(import.meta.url)), '..', 'examples');
      const runtime = createRuntime(process.env);
      const program = programFrom(currentFolder(process.env), process.argv[1] ?? '');
      const { keep } = command;
      return runDemo({ runtime, keep, stdout: writeOut, env: process.env, examples, program, isTTY, columns });
    }
    case 'run':
      return runCommands(command, launch);
  }
}

/** What to type to start docs-ci again: in a clone, no program has its name. */
function programFrom(folder: string, script: string): string {
  return relative(folder, script) === join('dist', 'cli.js') ? 'node dist/cli.js' : 'docs-ci';
}

/** Runs the commands in order until one fails. */
async function runCommands({ names, flags, several }: CliCommand & { kind: 'run' }, launch: Launch): Promise<number> {
  const loaded = await Promise.all(names.map((name) => commands[name]()));
  const runtime = { ...createRuntime(process.env), notices: launch.host ? [] : await findMistypedVariables(loaded) };
  const jobs: Job[] = [];
  for (const command of loaded) {
    const host = await createHost(launch, loaded, flags, runtime);
    rejectSharedFolder(names, host);
    jobs.push({ command, host: several ? scopedHost(host, command) : inStep(host) });
  }
  const problemsOfAll = await findProblems(several ? jobs : await rootJobs(launch, runtime), runtime);
  for (const { command, host } of jobs) {
    const exitCode = await run(command, host, { ...runtime, problemsOfAll });
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

/** A job that runs alone finds its problems itself. */
async function findProblems(jobs: readonly Job[], runtime: Runtime): Promise<string[]> {
  if (jobs.length < 2) return [];
  return (await import(/* webpackChunkName: 'cli' */ './run/inputs-of-all.js')).findProblemsOfAll(jobs, runtime);
}

/** The jobs of a step that uses the root action, which hands them to the first of them. */
async function rootJobs(launch: Launch, { version, proxies }: Runtime): Promise<Job[]> {
  const { DOCS_CI_ROOT_JOBS: names, DOCS_CI_ROOT_INPUTS: inputs, ...env } = process.env;
  if (launch.host !== 'github' || !names || !inputs) return [];
  const values = Object.entries(JSON.parse(inputs) as Record<string, string>);
  const given = Object.fromEntries(values.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
  const { createGitHubHost } = await import(/* webpackMode: 'eager' */ './hosts/github/github.js');
  const options = { cwd: currentFolder(env), stdout: writeOut, version, fetch: gitHubFetch(proxies) };
  const host = createGitHubHost({ ...options, env: { ...env, ...given } });
  const chosen = commandNames.filter((name) => names.split(' ').includes(name));
  const loaded = await Promise.all(chosen.map((name) => commands[name]()));
  return loaded.map((command) => ({ command, host: scopedHost(host, command) }));
}

/** The host of one job. The root action starts each of its jobs alone, with the names of all. */
function inStep(host: Host): Host {
  const isOneOfSeveral = host.name === 'github' && process.env.DOCS_CI_ROOT_JOBS?.includes(' ') === true;
  return isOneOfSeveral ? { ...host, runContext: { ...host.runContext, sharesInputs: true } } : host;
}

/** Loads the other commands only if a variable is unknown to those that run. */
async function findMistypedVariables(loaded: readonly AnyCommand[]): Promise<string[]> {
  const { mistypedVariables } = await import('./hosts/flags.js');
  if (mistypedVariables(process.env, [...flagTypes(loaded).keys()]).length === 0) return [];
  const all = await Promise.all(commandNames.map((name) => commands[name]()));
  return mistypedVariables(process.env, [...flagTypes(all).keys()]);
}

/** Rejects one folder for two jobs: its pages would become public media files. Throws InputError. */
function rejectSharedFolder(names: readonly CommandName[], host: Host): void {
  const isShared = names.includes('sync-media') && names.includes('push-content');
  if (isShared && host.input('path')) {
    const problem = `${inputName('path')}: sync-media and push-content would both use this folder, and its pages would become public media files. Run each job on its own.`;
    throw new InputError([plainNames(problem, nameStyleOf(host.name))]);
  }
}

/** The host of one of several commands: each writes its results to a folder of its own below results-dir. */
function scopedHost(host: Host, command: AnyCommand): Host {
  return {
    ...host,
    runContext: { ...host.runContext, sharesInputs: true },
    input(name) {
      const text = host.input(name);
      return name === 'results-dir' && text ? `${text}/${command.name}` : text;
    },
  };
}

/** Someone may delete the folder of a terminal. Its name is enough to say so. */
function currentFolder({ PWD = '/' }: NodeJS.ProcessEnv): string {
  try {
    return process.cwd();
  } catch {
    return PWD;
  }
}

async function createHost(
  launch: Launch,
  loaded: readonly AnyCommand[],
  flags: readonly string[],
  { version, proxies }: Runtime,
): Promise<Host> {
  const env = process.env;
  const options = { env, cwd: currentFolder(env), stdout: writeOut, version };
  const name = launch.host ?? (env.DOCS_CI_HOST || (env.GITLAB_CI === 'true' ? 'gitlab' : 'terminal'));
  if (name === 'github' && flags.length > 0) {
    throw new InputError([
      "Flags don't work with DOCS_CI_HOST=github, because a GitHub step passes inputs with `with:`. Unset DOCS_CI_HOST to use flags.",
    ]);
  }
  if (name === 'github') {
    // Every action needs this module, and a file of its own would take a millisecond to load.
    const { createGitHubHost } = await import(/* webpackMode: 'eager' */ './hosts/github/github.js');
    return createGitHubHost({ ...options, fetch: gitHubFetch(proxies) });
  }
  const cliOptions = { ...options, flags, flagTypes: flagTypes(loaded) };
  if (name === 'gitlab') {
    const { createGitLabHost } = await import('./hosts/gitlab/gitlab.js');
    const http = new Http({ connections: GITLAB_CONNECTIONS, proxies, userAgent: `docs-ci/${version} (gitlab)` });
    return createGitLabHost({ ...cliOptions, stderr: writeError, request: gitLabRequest(http) });
  }
  if (name !== 'terminal') throw new InputError(['DOCS_CI_HOST: unknown value. Use github, gitlab or terminal.']);
  const { createTerminalHost } = await import(/* webpackChunkName: 'cli' */ './hosts/terminal.js');
  const { isTTY, columns } = process.stderr;
  const { isTTY: stdoutIsTTY, columns: stdoutColumns } = process.stdout;
  return createTerminalHost({ ...cliOptions, stderr: writeError, isTTY, columns, stdoutIsTTY, stdoutColumns });
}

/** The global `performance` would do, but Node.js needs a millisecond to load it, before the first request. */
const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

const offsetMs = Date.now() - monotonicMs();

/** Reads the machine's clock. Corrections of the system time during the run don't change it. */
export const systemClock: Clock = {
  now: () => offsetMs + monotonicMs(),
  async sleep(ms, signal) {
    try {
      await wait(ms, undefined, { signal });
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    }
  },
};

function createRuntime(env: Environment): Runtime {
  return {
    clock: systemClock,
    random: Math.random,
    version: packageJson.version,
    repositoryUrl: packageJson.repository.url,
    proxies: {
      // Like curl, docs-ci treats an empty variable as not set.
      httpProxy: env.http_proxy || env.HTTP_PROXY,
      httpsProxy: env.https_proxy || env.HTTPS_PROXY,
      noProxy: env.no_proxy || env.NO_PROXY,
    },
    onCancel,
  };
}

/** SIGBREAK is Ctrl-Break on Windows, and what some runners send there. */
const STOP_SIGNALS = [
  ['SIGINT', 'SIGINT'],
  ['SIGBREAK', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
] as const;

/** Listens once for all commands of a process, because Node.js warns about more than ten listeners. */
function createOnCancel(): Runtime['onCancel'] {
  const callbacks: ((signal: StopSignal) => void)[] = [];
  let isCancelled = false;
  const stop = (signal: StopSignal): void => {
    // The second signal ends the process without waiting for results.
    if (isCancelled) process.exit(signal === 'SIGINT' ? 130 : 143);
    isCancelled = true;
    for (const callback of callbacks) callback(signal);
  };
  return (callback) => {
    if (callbacks.push(callback) > 1) return;
    for (const [name, signal] of STOP_SIGNALS) process.on(name, () => stop(signal));
  };
}

const onCancel = createOnCancel();

/** Octokit's fetch. A call that hangs must not hold up the others, so it has connections to spare. */
export function gitHubFetch(proxies?: ProxySettings): Fetch {
  const http = new Http({ connections: 8, proxies, userAgent: '' });
  return (url, init) => http.fetch(url, init);
}

/** The list of changed files needs one of its own: if GitLab is slow to list them, the note must not wait behind it. */
export const GITLAB_CONNECTIONS = 2;

/** The HTTP client of the GitLab host. Rejects with BodyTooLargeError if a response is too large. */
export function gitLabRequest(http: Http): GitLabRequest {
  return async ({ url, timeoutMs, ...request }) => {
    const { status, headers, body } = await http.send({
      ...request,
      url: new URL(url),
      headersTimeoutMs: timeoutMs,
    });
    return { status, headers, text: await readText(body, MAX_GITLAB_RESPONSE_BYTES) };
  };
}

function writeOut(text: string): void {
  process.stdout.write(text);
}

/** Opening it takes a millisecond, and an action writes no errors to it. */
let errorOutput: NodeJS.WriteStream | undefined;

function writeError(text: string): void {
  // There is no other place to say that this output is lost. The exit code still says how the run ended.
  errorOutput ??= process.stderr.on('error', () => undefined);
  errorOutput.write(text);
}
