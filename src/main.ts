/** The composition root: what was typed and where we are → a command and a host. The only reader of process.* state. */
import packageJson from '../package.json' with { type: 'json' };
import { InputError } from './api/errors.js';
import { Http, type ProxySettings, readText } from './api/http.js';
import { systemClock } from './clock.js';
import { type CommandName, commands } from './commands/index.js';
import type { AnyCommand } from './commands/common-inputs.js';
import type { GitLabRequest } from './hosts/gitlab/api.js';
import type { Environment, Host } from './hosts/host.js';
import { flagNames, kebab } from './commands/input-kinds.js';
import { run, type Tools } from './run/run.js';
import { parseArguments, type CliCommand } from './cli/arguments.js';
import { messageOf } from './text/error-message.js';

/** What the launcher of an action says; the command line says nothing and is read from its words. */
export interface Launch {
  readonly host?: 'github';
  readonly command?: CommandName;
}

const GITLAB_ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;
/** Sockets that are kept for a next request must not keep the process. */
const LINGER_MS = 500;
/** Whoever reads our output has this long to take the rest of it. */
const FLUSH_TIMEOUT_MS = 60_000;

export async function main(launch: Launch = {}): Promise<void> {
  // Whoever reads our output may stop reading (`| head`); that is no failure.
  process.stdout.on('error', ignoreClosedPipe);
  process.stderr.on('error', ignoreClosedPipe);
  try {
    const wanted: CliCommand = launch.command
      ? { kind: 'run', names: [launch.command], flags: [], several: false }
      : parseArguments(process.argv.slice(2));
    process.exitCode = await carryOut(wanted, launch);
  } catch (error) {
    process.stderr.write(`docs-ci: ${messageOf(error)}\n`);
    process.exitCode = error instanceof InputError ? 2 : 1;
  }
  // A slow reader of a pipe still gets everything; then nothing that lingers may keep the process.
  await Promise.race([Promise.all([process.stdout, process.stderr].map(flushed)), patience()]);
  setTimeout(() => process.exit(), LINGER_MS).unref();
}

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS).unref());
}

async function carryOut(wanted: CliCommand, launch: Launch): Promise<number> {
  switch (wanted.kind) {
    case 'version':
      process.stdout.write(`${packageJson.version}\n`);
      return 0;
    case 'help': {
      const { renderHelp: renderUsage } = await import('./cli/help.js');
      process.stdout.write(await renderUsage(wanted.about));
      return 0;
    }
    case 'refused':
      process.stderr.write(`docs-ci: ${wanted.problem}\n`);
      return 2;
    case 'emulator': {
      const { serveEmulator } = await import('./cli/serve-emulator.js');
      return serveEmulator({ ...wanted, stdout: writeOut, onCancel: toolsFrom(process.env).onCancel });
    }
    case 'demo': {
      const { runDemo } = await import('./cli/demo.js');
      return runDemo({ tools: toolsFrom(process.env), stdout: writeOut, colour: process.stdout.isTTY });
    }
    case 'run':
      return runCommands(wanted, launch);
  }
}

/** Several commands run in their order until one fails. */
async function runCommands({ names, flags, several }: CliCommand & { kind: 'run' }, launch: Launch): Promise<number> {
  const chosen = await Promise.all(names.map((name) => commands[name]()));
  const tools = toolsFrom(process.env);
  for (const command of chosen) {
    const host = await hostFor(launch, chosen, flags, tools);
    const exitCode = await run(command, several ? oneOfSeveral(host, command, chosen) : host, tools);
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

/** What several commands share without getting in each other's way: flags that only one knows, and results-dir. */
function oneOfSeveral(host: Host, command: AnyCommand, chosen: readonly AnyCommand[]): Host {
  const known = chosen.flatMap(({ inputs }) => Object.keys(inputs).map(kebab));
  return {
    ...host,
    inputProblems: () => host.inputProblems(known),
    input(name) {
      const given = host.input(name);
      return name === 'results-dir' && given ? `${given}/${command.name}` : given;
    },
  };
}

async function hostFor(
  launch: Launch,
  chosen: readonly AnyCommand[],
  flags: readonly string[],
  tools: Tools,
): Promise<Host> {
  const env = process.env;
  const place = { env, cwd: process.cwd(), stdout: writeOut, version: tools.version };
  const name = launch.host ?? (env.DOCS_CI_HOST || (env.GITLAB_CI === 'true' ? 'gitlab' : 'terminal'));
  if (name === 'github' && flags.length > 0) {
    throw new InputError([
      'On GitHub inputs come from the step, not from flags; leave DOCS_CI_HOST away to use flags.',
    ]);
  }
  if (name === 'github') return (await import('./hosts/github/github.js')).createGitHubHost(place);
  const known = new Set(chosen.flatMap(({ inputs }) => Object.keys(inputs).map(kebab)));
  const typed = { flags, booleans: flagNames(chosen.map((command) => command.inputs)), known };
  if (name === 'gitlab') {
    const { createGitLabHost } = await import('./hosts/gitlab/gitlab.js');
    const http = new Http({ connections: 1, proxies: tools.proxies, userAgent: `docs-ci/${tools.version} (gitlab)` });
    return createGitLabHost({ ...place, ...typed, request: gitLabRequest(http) });
  }
  if (name !== 'terminal') throw new InputError(['DOCS_CI_HOST can be github, gitlab or terminal.']);
  const { createTerminalHost } = await import('./hosts/terminal.js');
  const { isTTY, columns } = process.stderr;
  const { isTTY: stdoutIsTTY, columns: stdoutColumns } = process.stdout;
  const stderr = (text: string): void => void process.stderr.write(text);
  return createTerminalHost({ ...place, ...typed, stderr, isTTY, columns, stdoutIsTTY, stdoutColumns });
}

function toolsFrom(env: Environment): Tools {
  return {
    clock: systemClock,
    random: Math.random,
    version: packageJson.version,
    proxies: proxiesFrom(env),
    onCancel(callback) {
      let told = false;
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.on(signal, () => {
          // Told twice: whoever does that does not want to wait for results.
          if (told) process.exit(signal === 'SIGINT' ? 130 : 143);
          told = true;
          callback(signal);
        });
      }
    },
  };
}

function proxiesFrom(env: Environment): ProxySettings {
  return {
    httpProxy: env.http_proxy ?? env.HTTP_PROXY,
    httpsProxy: env.https_proxy ?? env.HTTPS_PROXY,
    noProxy: env.no_proxy ?? env.NO_PROXY,
  };
}

/** How the GitLab host asks: hosts know no HTTP of ours. Rejects with BodyTooLargeError above what an answer may have. */
export function gitLabRequest(http: Http): GitLabRequest {
  return async ({ url, timeoutMs, ...wanted }) => {
    const answer = await http.send({ ...wanted, url: new URL(url), headersTimeoutMs: timeoutMs });
    return {
      status: answer.status,
      headers: answer.headers,
      text: await readText(answer.body, GITLAB_ANSWER_LIMIT_BYTES),
    };
  };
}

function writeOut(text: string): void {
  process.stdout.write(text);
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
