/**
 * One run of one command: parse → run → publish → exit code. The only place that turns an error into a failure.
 * Whatever happens on the way, outputs, summary and result.json are published.
 */
import type { Api } from '../api/api.js';
import { type AttemptInfo, connectApi, type Wait } from '../api/client.js';
import { CancelledError, InputError, TimeoutError } from '../api/errors.js';
import type { ProxySettings } from '../api/http.js';
import { NO_API } from '../api/no-api.js';
import type { Clock } from '../clock.js';
import type { Context, Outcome, RunEnding } from '../commands/command.js';
import type { AnyCommand, CommonInputs } from '../commands/common-inputs.js';
import { leadsOutside } from '../disk/paths.js';
import type { Host } from '../hosts/host.js';
import { type Inputs, type InputValues, kebab } from '../commands/input-kinds.js';
import { endingOf, endSentence, exitCodeOf, type StopSignal } from './outcome.js';
import { type ParsedInputs, parseInputs, presentSecret, readText } from './parse-inputs.js';
import { publish } from './publish.js';
import { createRunLog, type RecordingLog } from './log.js';
import { Secrets } from '../text/redact-secrets.js';
import { messageOf } from '../text/error-message.js';

/** What a run is handed from outside. */
export interface Tools {
  readonly clock: Clock;
  /** In [0, 1). */
  readonly random: () => number;
  readonly version: string;
  readonly proxies?: ProxySettings;
  /** Calls back once, when the process is told to stop. */
  readonly onCancel: (callback: (signal: StopSignal) => void) => void;
}

/** The values a run itself works with, whatever else the command declares. */
type Values = InputValues<CommonInputs>;

/** After a cancellation the command gets this long to come back before its results are published without it. */
const UNWIND_MS = 1_000;
/** Closing a deployment record gets this long when the run was cancelled: the platform kills it soon. */
const AFTERWARDS_MS = 3_000;
/** Pauses from here on get a line that says why nothing happens. */
const NOTICEABLE_MS = 2_000;
/** Connections, and so requests at once, of a command without the input `concurrency`. */
const CONNECTIONS = 4;
/** The limits of the service, as people know them. */
const LIMITS: Readonly<Record<NonNullable<Wait['limit']>, string>> = {
  key: "the key's rate limit",
  files: "the organization's limit of stored files a minute",
  exports: 'the limit of export starts',
};

/** What belongs to one run. */
interface Session {
  readonly command: AnyCommand;
  readonly host: Host;
  readonly tools: Tools;
  readonly startedMs: number;
  readonly secrets: Secrets;
  readonly log: RecordingLog;
  readonly record: unknown;
  readonly stop: AbortController;
  readonly afterwards: ((ending: RunEnding) => Promise<void>)[];
  stopSignal?: StopSignal;
  api?: Api;
}

/** Runs a command to its published end and resolves to the exit code. */
export async function run(command: AnyCommand, host: Host, tools: Tools): Promise<number> {
  const secrets = maskSecrets(command.inputs, host);
  const session: Session = {
    command,
    host,
    tools,
    startedMs: tools.clock.now(),
    secrets,
    log: createRunLog(host.log, secrets, tools.clock),
    record: command.createRecord(),
    stop: new AbortController(),
    afterwards: [],
  };
  const cancelled = new Promise<void>((resolve) => {
    tools.onCancel((signal) => {
      session.stopSignal = signal;
      session.stop.abort(new CancelledError(`Cancelled (${signal}).`));
      resolve();
    });
  });
  const { values, problems, needsService } = await readInputs(session);
  const ending = await endOf(session, values, () => execute(session, values as Values, { problems, needsService }));
  const exitCode = exitCodeOf(ending.outcome, values.onTimeout, session.stopSignal);
  announce(session, ending, exitCode);
  const finished = finish(session, ending);
  // Results tell of what the end met, too; but a cancelled run may be killed at any moment, so then they go first.
  await Promise.race([finished, cancelled]);
  await publish({ ...session, values, ending, exitCode, requests: session.api?.stats });
  await Promise.race([finished, cancelled.then(() => pause(AFTERWARDS_MS))]);
  await session.api?.close();
  return exitCode;
}

/** Before anything is checked or said, so that not even a refusal can show a secret. */
function maskSecrets(inputs: Inputs, host: Host): Secrets {
  const secrets = new Secrets();
  for (const token of host.tokens) secrets.add(token);
  for (const [name, input] of Object.entries(inputs)) {
    const text = readText(host, kebab(name));
    if (input.kind === 'url') secrets.add(/\/\/([^/@]*)@/.exec(text ?? '')?.[1] ?? '');
    const given = input.kind === 'secret' ? presentSecret(text) : undefined;
    if (given === undefined) continue;
    secrets.add(given);
    host.mask(given);
  }
  return secrets;
}

type Parted = Pick<RunEnding, 'outcome' | 'message'>;

interface ReadInputs extends Pick<ParsedInputs<Inputs & CommonInputs>, 'values' | 'problems'> {
  readonly needsService: boolean;
}

/** The work from the checked inputs on. */
async function execute(
  session: Session,
  values: Values,
  { problems, needsService }: Pick<ReadInputs, 'problems' | 'needsService'>,
): Promise<Parted> {
  const { command, host, stop } = session;
  const unknown = host.inputProblems(Object.keys(command.inputs).map(kebab));
  const found = [...unknown, ...problems];
  const key = presentSecret(values.apiKey);
  const lacksKey = needsService && key === undefined;
  if (lacksKey && found.length === 0 && values.onMissingKey === 'skip') {
    return { outcome: 'skipped', message: `Skipped: ${missingKey(host)}` };
  }
  if (lacksKey) {
    found.unshift(`${missingKey(host)} With ${host.label('on-missing-key')} skip the job ends green without it.`);
  }
  if (found.length > 0) throw new InputError(found);

  const deadlineMs = session.startedMs + values.timeout;
  const timer = setTimeout(() => stop.abort(new TimeoutError('The timeout was reached.')), values.timeout);
  try {
    const askUntilMs = deadlineMs - (command.publishingMs?.(values.timeout) ?? 0);
    session.api = needsService && key !== undefined ? openApi(session, values, key, askUntilMs) : NO_API;
    return await Promise.race([
      command.run(contextOf(session, values, session.api, deadlineMs)),
      rejectedAfter(stop.signal, UNWIND_MS),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** All inputs, as text and on the disk: a path that leads out of the workspace by a link is none. */
async function readInputs({ command, host }: Session): Promise<ReadInputs> {
  const { values, problems, missing } = parseInputs(command.inputs, host);
  const needsService = command.needsService?.(values) ?? true;
  const good: Record<string, unknown> = {};
  const found = needsService ? [...missing, ...problems] : [...problems];
  for (const [name, value] of Object.entries(values)) {
    const input = command.inputs[name];
    const isPath = input?.kind === 'path' && typeof value === 'string' && value !== input.word;
    const problem = isPath ? await pathProblem(name, value, host.workspace) : undefined;
    if (problem) found.push(`${host.label(kebab(name))} ${problem}.`);
    else good[name] = value;
  }
  const refused = command.check?.(good, host) ?? [];
  // What is refused as a place for results gets none: they go where they do without the input.
  if (refused.some((problem) => problem.startsWith(host.label('results-dir')))) delete good['resultsDir'];
  return { values: good, problems: [...found, ...refused], needsService };
}

async function pathProblem(name: string, path: string, workspace: string): Promise<string | undefined> {
  if (name === 'resultsDir' && path === workspace) return 'is the workspace itself; name a folder below it';
  return (await leadsOutside(workspace, path))
    ? 'leads out of the workspace by a link; name a folder inside'
    : undefined;
}

function missingKey(host: Host): string {
  const [, reference] = /^\$\{?(\w+)\}?$/.exec(readText(host, 'api-key') ?? '') ?? [];
  let cure = 'set it from a secret of the repository';
  if (host.name === 'terminal') cure = 'set the environment variable DOCS_CI_API_KEY';
  if (reference)
    cure = `the variable ${reference} it refers to is not set here; a protected variable exists on protected branches and tags only`;
  if (host.runContext.fromFork) cure = 'this run comes from a fork, which gets no secrets';
  return `${host.label('api-key')} is missing: ${cure}.`;
}

function openApi(session: Session, values: Values, key: string, deadlineMs: number): Api {
  const { host, tools, stop, secrets, log } = session;
  return connectApi({
    baseUrl: values.baseUrl,
    key,
    userAgent: `docs-ci/${tools.version} (${host.name})`,
    connections: (values as Values & { readonly concurrency?: number }).concurrency ?? CONNECTIONS,
    proxies: tools.proxies,
    clock: tools.clock,
    random: tools.random,
    deadlineMs,
    signal: stop.signal,
    redact: (text) => secrets.redact(text),
    onAttempt: (exchange) => log.debug(describeExchange(exchange)),
    onWait: waitTeller(log, tools.clock),
  });
}

function contextOf(
  { host, tools, stop, log, record, afterwards, secrets }: Session,
  inputs: Values,
  api: Api,
  deadlineMs: number,
): Context<Values, unknown> {
  return {
    inputs,
    api,
    host,
    log,
    record,
    deadlineMs,
    clock: tools.clock,
    signal: stop.signal,
    resultsDir: inputs.resultsDir,
    redact: (text) => secrets.redact(text),
    defer: (work) => void afterwards.push(work),
    async pause(ms) {
      const leftMs = deadlineMs - tools.clock.now();
      if (leftMs <= 0) throw new TimeoutError('The timeout was reached.');
      await tools.clock.sleep(Math.min(ms, leftMs), stop.signal);
    },
    async optional(what, work) {
      try {
        return await work();
      } catch (error) {
        log.notice(`${what}: ${messageOf(error)}`);
        return undefined;
      }
    },
  };
}

/** Turns whatever the work ends in into an ending. */
async function endOf(
  { command, record, stop, log, secrets, tools, startedMs }: Session,
  values: Partial<Values>,
  work: () => Promise<Parted>,
): Promise<RunEnding> {
  const parted = await work().catch((error: unknown) => {
    log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const { outcome, message } = endingOf(stop.signal.reason instanceof CancelledError ? stop.signal.reason : error);
    const aftermath = outcome === 'refused' ? undefined : command.onInterrupted?.(record, values as Values);
    return { outcome, message: secrets.redact(aftermath ? `${endSentence(message)} ${aftermath}` : message) };
  });
  return { ...parted, durationMs: tools.clock.now() - startedMs };
}

/** The last line of the log: how it ended. */
function announce({ log }: Session, { outcome, message }: RunEnding, exitCode: number): void {
  const quiet: readonly Outcome[] = ['done', 'cancelled'];
  for (const line of message.split('\n')) {
    if (quiet.includes(outcome)) log.info(line);
    else if (outcome === 'skipped') log.notice(line);
    else if (exitCode === 0) log.warning(line);
    else log.error(line);
  }
}

/** Closes what the command opened on the platform, in the reverse order of opening. */
async function finish({ afterwards, log }: Session, ending: RunEnding): Promise<void> {
  for (const work of afterwards.toReversed()) {
    await work(ending).catch((error: unknown) => log.notice(messageOf(error)));
  }
}

function describeExchange({ method, path, result, ms, attempt, remaining }: AttemptInfo): string {
  const left = remaining === undefined ? '' : `, ${remaining} requests left`;
  return `${method} ${path} → ${result} in ${Math.round(ms)} ms (attempt ${attempt}${left})`;
}

/** Says why nothing happens; where several requests wait for one reason at the same time, once. */
function waitTeller(log: RecordingLog, clock: Clock): (wait: Wait) => void {
  let told = '';
  let untilMs = 0;
  return ({ reason: why, limit, ms, error }) => {
    if (ms < NOTICEABLE_MS) return;
    const reason = why === 'limit' ? `for ${LIMITS[limit ?? 'key']}` : 'before trying again';
    // A short limit slows every request a little: one line each would be noise.
    if (why === 'limit' && !error) {
      log.wait(clock.now() + ms, reason);
      return;
    }
    const cause = error ? `${reason}: ${endSentence(error.message)}` : `${reason}.`;
    const line = `Waiting ${Math.ceil(ms / 1000)} s ${cause}`;
    if (cause === told && clock.now() < untilMs) {
      log.debug(line);
      return;
    }
    told = cause;
    untilMs = clock.now() + ms;
    log.info(line);
  };
}

/** Rejects with the signal's reason some time after it aborted, for work that does not come back by itself. */
async function rejectedAfter(signal: AbortSignal, ms: number): Promise<never> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await pause(ms);
  throw signal.reason;
}

/** Real time, not the run's clock: it measures how long a platform leaves us alive. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
