/**
 * Runs one command: parse → run → publish → exit code. Only this module turns an error into a failure.
 * Outputs, summary and result.json are published in any case.
 */
import type { Api } from '../api/api.js';
import { connectApi } from '../api/client.js';
import { CancelledError, InputError, TimeoutError } from '../api/errors.js';
import type { ProxySettings } from '../api/connection/proxies.js';
import { type Clock, inTime, realTime, rejectAfterAbort } from '../api/clock.js';
import { signOf } from '../commands/account/account.js';
import type { Context, RunEnding, InputValues } from '../commands/command.js';
import { type AnyCommand, type CommonInputs, RUN_FILES } from '../commands/inputs/common-inputs.js';
import { REQUESTS_AT_ONCE } from '../api/concurrency.js';
import { removeResultsFiles } from '../disk/earlier-results.js';
import { type Host, platformTopicOf } from '../hosts/host.js';
import { messageOf } from '../text/error-message.js';
import { nameStyleOf, plainNames } from '../text/input-names.js';
import type { Secrets } from '../text/redact-secrets.js';
import { cut } from '../text/log.js';
import { endSentence } from '../text/sentences.js';
import type { Note } from './publish.js';
import { createRunLog, createWaitLogger, describeAttempt, type RecordingLog } from './log.js';
import { accountOf, capitalize, endingOf, exitCodeOf, OUTCOMES, type StopSignal } from './outcome.js';
import { maskSecrets, readInputs, type RunInputs } from './parse-inputs.js';
import { troubleshootingUrl, withHelp } from './troubleshooting.js';

/** What the process provides to a run. */
export interface Runtime {
  readonly clock: Clock;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
  readonly version: string;
  /** `repository.url` of package.json, whose documentation messages link to. */
  readonly repositoryUrl: string;
  readonly proxies?: ProxySettings;
  /** What the process found before the run. */
  readonly notices?: readonly string[];
  /** The problems of all jobs that the process was started for. With one, none of them runs. */
  readonly problemsOfAll?: readonly string[];
  /** Calls back once, when the process receives a signal to stop. */
  readonly onCancel: (callback: (signal: StopSignal) => void) => void;
}

/** The values of the inputs that every command has. */
export type Values = InputValues<CommonInputs>;

/** A cancelled command has this long to return before its results are published without it. */
const CANCEL_GRACE_MS = 1_000;
/** Deferred work of a cancelled run has this long, because the platform kills the process soon. */
const DEFERRED_TIMEOUT_MS = 3_000;
/** Each deferred work of any other run has this long, because a platform that doesn't respond must not hold the job. */
const MAX_DEFERRED_MS = 120_000;

interface Session {
  readonly command: AnyCommand;
  readonly host: Host;
  readonly runtime: Runtime;
  readonly startedMs: number;
  readonly secrets: Secrets;
  /** The text without secrets, and with the names of inputs as the host writes them. */
  readonly shown: (text: string) => string;
  readonly log: RecordingLog;
  readonly record: unknown;
  readonly stop: AbortController;
  readonly deferred: ((ending: RunEnding) => Promise<void>)[];
  /** What failed without failing the run. */
  readonly notes: Note[];
  stopSignal?: StopSignal;
  api?: Api;
}

/** Runs a command, publishes its results and resolves to the exit code. */
export async function run(command: AnyCommand, host: Host, runtime: Runtime): Promise<number> {
  const secrets = maskSecrets(command.inputs, host);
  const style = nameStyleOf(host.name);
  const shown = (text: string): string => plainNames(secrets.redact(text), style);
  const session: Session = {
    command,
    host,
    runtime,
    startedMs: runtime.clock.now(),
    secrets,
    shown,
    log: createRunLog(host.log, shown, runtime.clock, (topic) => troubleshootingUrl(runtime, topic)),
    record: command.createRecord(),
    stop: new AbortController(),
    deferred: [],
    notes: [],
  };
  const cancelled = new Promise<void>((resolve) => {
    runtime.onCancel((signal) => {
      session.stopSignal = signal;
      session.stop.abort(new CancelledError(`Cancelled (${signal}).`));
      resolve();
    });
  });
  for (const notice of runtime.notices ?? []) session.log.notice(notice);
  const inputs = readInputs(command, host);
  const { values } = inputs;
  const ending = await toEnding(session, values, () => execute(session, inputs));
  logEnding(session, values, ending);
  const deferred = runDeferred(session, ending);
  // Results include what deferred work reports. A cancelled run can be killed at any moment, so it publishes first.
  await Promise.race([deferred, cancelled]);
  const { publish } = await import(/* webpackChunkName: 'publish' */ './publish.js');
  await publish({ ...session, version: runtime.version, values, ending, requests: session.api?.stats });
  await Promise.race([deferred, cancelled.then(() => realTime(DEFERRED_TIMEOUT_MS))]);
  await session.api?.close();
  return ending.exitCode;
}

type EndingOfWork = Omit<RunEnding, 'durationMs' | 'exitCode' | 'helpUrl'>;

async function execute(
  session: Session,
  { values: valid, problems, topic, skipReason, skipWarning }: RunInputs,
): Promise<EndingOfWork> {
  const { problemsOfAll = [] } = session.runtime;
  if (problemsOfAll.length > 0) throw new InputError(problemsOfAll, topic);
  if (skipWarning !== undefined) session.log.warning(skipWarning, { topic: 'missing-key' });
  if (skipReason !== undefined) return { outcome: 'skipped', message: skipReason };
  if (problems.length > 0) throw new InputError(problems, topic);

  const values = valid as Values;
  const { command, startedMs, stop } = session;
  const deadlineMs = startedMs + values.timeout;
  const timer = setTimeout(() => stop.abort(new TimeoutError('The timeout was reached.')), values.timeout);
  try {
    const requestDeadlineMs = deadlineMs - (command.publishingMs?.(values.timeout) ?? 0);
    const { apiKey = '' } = values;
    session.api = openApi(session, values, apiKey, requestDeadlineMs);
    const context = createContext(session, values, session.api, deadlineMs);
    await removeResultsFiles(context, RUN_FILES);
    return await Promise.race([command.run(context), rejectAfterAbort(stop.signal, CANCEL_GRACE_MS)]);
  } finally {
    clearTimeout(timer);
  }
}

function openApi(session: Session, values: Values, key: string, deadlineMs: number): Api {
  const { host, runtime, stop, secrets, log } = session;
  return connectApi({
    baseUrl: values.baseUrl,
    key,
    userAgent: `docs-ci/${runtime.version} (${host.name})`,
    connections: REQUESTS_AT_ONCE,
    proxies: runtime.proxies,
    clock: runtime.clock,
    random: runtime.random,
    deadlineMs,
    signal: stop.signal,
    redact: (text) => secrets.redact(text),
    onAttempt: (attempt) => log.debug(describeAttempt(attempt)),
    onWait: createWaitLogger(log, runtime.clock),
  });
}

function createContext(
  { host, runtime, stop, log, record, deferred, notes, secrets, shown }: Session,
  inputs: Values,
  api: Api,
  deadlineMs: number,
): Context<Values, unknown> {
  const { clock, random, version } = runtime;
  return {
    inputs,
    api,
    host,
    log,
    record,
    deadlineMs,
    clock,
    random,
    version,
    signal: stop.signal,
    resultsDir: inputs.resultsDir,
    redact: shown,
    hasSecret: (text) => secrets.has(text),
    defer: (work) => void deferred.push(work),
    async pause(ms) {
      const leftMs = deadlineMs - clock.now();
      if (leftMs <= 0) throw new TimeoutError('The timeout was reached.');
      await clock.sleep(Math.min(ms, leftMs), stop.signal);
    },
    async optional(what, work, level = 'notice') {
      try {
        return await work();
      } catch (error) {
        const [text, topic] = [endSentence(`${what}: ${messageOf(error)}`), platformTopicOf(error)];
        log[level](text, { topic });
        notes.push({ text, ...(topic && { helpUrl: troubleshootingUrl(runtime, topic) }) });
        return undefined;
      }
    },
  };
}

/** Turns a result or an error of the work into an ending. */
async function toEnding(
  session: Session,
  values: Partial<Values>,
  work: () => Promise<EndingOfWork>,
): Promise<RunEnding> {
  const { command, record, stop, log, secrets, runtime, startedMs } = session;
  const ending = await work().catch((error: unknown): EndingOfWork => {
    log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const cause: unknown = stop.signal.reason instanceof CancelledError ? stop.signal.reason : error;
    const ended = endingOf(cause, (outcome) =>
      outcome === 'refused' ? undefined : command.onInterrupted?.(record, values as Values, outcome),
    );
    return { ...ended, message: cutLines(secrets.redact(ended.message)) };
  });
  const helpUrl = ending.topic && troubleshootingUrl(runtime, ending.topic);
  const exitCode = exitCodeOf(ending.outcome, session.stopSignal);
  return { ...ending, ...(helpUrl && { helpUrl }), exitCode, durationMs: runtime.clock.now() - startedMs };
}

/** Many messages have a text of a file or of the service, which can be as long as that. */
const MAX_MESSAGE_LINE = 4_000;

function cutLines(message: string): string {
  return message
    .split('\n')
    .map((line) => cut(line, MAX_MESSAGE_LINE))
    .join('\n');
}

/** Writes the last lines of the log, which say how the run ended. */
function logEnding({ command, record, log }: Session, values: Partial<Values>, ending: RunEnding): void {
  const { outcome, message, helpUrl, location, places = [location] } = ending;
  const { level } = OUTCOMES[outcome];
  const { headline = OUTCOMES[outcome] } = accountOf(command, record, values, ending);
  const sign = signOf(headline, ending);
  for (const [index, line] of withHelp(message, helpUrl).split('\n').entries())
    log.ending(level, line, sign, places[index]);
}

/** Closes what the command opened on the platform, in reverse order. */
async function runDeferred({ deferred, log }: Session, ending: RunEnding): Promise<void> {
  for (const work of deferred.toReversed()) {
    const done = work(ending).catch((error: unknown) => log.notice(endSentence(capitalize(messageOf(error)))));
    await inTime(done, MAX_DEFERRED_MS).catch((error: unknown) =>
      log.notice(`The run ends before the platform has answered its last request: ${endSentence(messageOf(error))}`),
    );
  }
}
