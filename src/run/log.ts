/** Writes the log of a run to a host: redacts secrets, keeps annotations, throttles progress and explains waits. */
import type { AttemptInfo, Wait } from '../api/client.js';
import { RequestError, requestOf } from '../api/errors.js';
import type { HelpTopic } from '../api/help-topics.js';
import type { Clock } from '../api/clock.js';
import type { RunLog, SourceLocation } from '../commands/command.js';
import type { Annotation, Level, LogSink } from '../hosts/host.js';
import type { Sign } from '../text/document.js';
import { pluralize } from '../text/pluralize.js';
import { endSentence } from '../text/sentences.js';
import { withHelp } from './troubleshooting.js';

/** Progress that is kept as lines (in CI) appears at most this often. */
const PROGRESS_INTERVAL_MS = 5_000;
/** Shorter work shows no progress in a log that keeps every line. */
const PROGRESS_DELAY_MS = 2_000;
/** A shorter wait is not logged, unless its request has been failing for this long: many short waits are a long one. */
const MIN_LOGGED_WAIT_MS = 2_000;

const LIMIT_NAMES: Readonly<Record<NonNullable<Wait['limit']>, string>> = {
  key: "the API key's rate limit",
  files: "the organization's limit of stored files per minute",
  exports: 'the limit of PDF export starts',
};

export interface RecordingLog extends RunLog {
  readonly annotations: readonly Annotation[];
  /** Writes a line of the message that ends the run, and keeps it as an annotation unless it is an info. */
  ending(level: 'info' | Annotation['level'], text: string, sign: Sign, location?: SourceLocation): void;
}

/**
 * @param shown returns a text without secrets, and with the names of inputs as the host writes them
 * @param helpUrlOf returns the URL of a section of the troubleshooting page
 */
export function createRunLog(
  sink: LogSink,
  shown: (text: string) => string,
  clock: Clock,
  helpUrlOf: (topic: HelpTopic) => string = () => '',
): RecordingLog {
  const annotations: Annotation[] = [];
  const line = (level: Level, text: string): void => sink.line(level, shown(text));
  const record = (level: Annotation['level'], text: string, location: SourceLocation, ending?: Sign): void => {
    const { topic, ...place } = location;
    const message = shown(topic === undefined ? text : withHelp(text, helpUrlOf(topic)));
    annotations.push({ level, message, ...place });
    sink.line(level, message, { ...place, ending });
  };
  const annotate =
    (level: Annotation['level']) =>
    (text: string, location: SourceLocation = {}): void =>
      record(level, text, location);

  return {
    annotations,
    info: (text) => line('info', text),
    debug: (text) => line('debug', text),
    notice: annotate('notice'),
    warning: annotate('warning'),
    error: annotate('error'),
    ending(level, text, sign, location = {}) {
      if (level === 'info') sink.line(level, shown(text), { ending: sign });
      else record(level, text, location, sign);
    },
    quote: (text) => sink.quote(shown(text)),
    ...createProgress(sink, shown, clock),
    group(title, body) {
      sink.group(shown(title));
      body();
      sink.endGroup();
    },
  };
}

/** Shows the current work and the current wait in one line. */
function createProgress(
  sink: LogSink,
  shown: (text: string) => string,
  clock: Clock,
): Pick<RunLog, 'progress' | 'startProgress' | 'endProgress' | 'wait'> {
  let shownMs = -Infinity;
  let shownWork = '';
  let describeWork: (waitMs: number) => string = () => '';
  let wait = { untilMs: -Infinity, reason: '' };
  const show = (): void => {
    const nowMs = clock.now();
    if (!sink.live && nowMs - shownMs < PROGRESS_INTERVAL_MS) return;
    const work = describeWork(Math.max(0, wait.untilMs - nowMs));
    // A log that keeps every line shows finished work once.
    if (!sink.live && work === shownWork && nowMs >= wait.untilMs) return;
    [shownMs, shownWork] = [nowMs, work];
    sink.progress(shown(nowMs < wait.untilMs ? withWait(work, wait.untilMs - nowMs, wait.reason) : work));
  };
  return {
    progress(text) {
      describeWork = typeof text === 'string' ? () => text : text;
      show();
    },
    startProgress(text) {
      describeWork = text;
      shownWork = '';
      if (sink.live) show();
      // Lines that are kept begin only when the work has taken a while.
      else shownMs = Math.max(shownMs, clock.now() - PROGRESS_INTERVAL_MS + PROGRESS_DELAY_MS);
    },
    endProgress() {
      const work = describeWork(0);
      if (shownWork !== '' && shownWork !== work) sink.progress(shown(work));
      shownWork = '';
      describeWork = () => '';
    },
    wait(untilMs, reason) {
      // If several requests wait for the same reason, the longest wait counts.
      if (untilMs > wait.untilMs || reason !== wait.reason) wait = { untilMs, reason };
      show();
    },
  };
}

function withWait(work: string, waitMs: number, reason: string): string {
  const waiting = `${Math.ceil(waitMs / 1000)}s ${reason}`;
  return work === '' ? `Waiting ${waiting}` : `${work}, waiting ${waiting}`;
}

const WAIT_REASONS = {
  retry: 'before the next attempt',
  look: 'to see whether the service carried out the request',
} as const;

/** Returns a listener that says why nothing happens, once if several requests or looks wait for the same reason. */
export function createWaitLogger(log: RunLog, clock: Clock): (wait: Wait) => void {
  let lastCause = '';
  let untilMs = 0;
  return ({ reason: kind, limit, ms, failingMs = ms, error }) => {
    if (failingMs < MIN_LOGGED_WAIT_MS) return;
    const reason = { limit: `for ${LIMIT_NAMES[limit ?? 'key']}`, ...WAIT_REASONS }[kind];
    // A rate limit slows down every request a little, so a line per request would be noise.
    if (kind === 'limit' && !error) {
      log.wait(clock.now() + ms, reason);
      return;
    }
    const cause = error ? `${reason}: ${endSentence(error.message)}` : `${reason}.`;
    const isLogged = cause === lastCause && clock.now() < untilMs;
    const request = error instanceof RequestError ? ` (${requestOf(error)})` : '';
    const most = kind === 'look' ? 'up to ' : '';
    log[isLogged ? 'debug' : 'info'](`Waiting ${most}${Math.ceil(ms / 1000)}s ${cause}${request}`);
    if (isLogged) return;
    lastCause = cause;
    untilMs = clock.now() + ms;
  };
}

/** One HTTP attempt as a line of the debug log. */
export function describeAttempt({ method, path, result, ms, attempt, remaining }: AttemptInfo): string {
  const left = remaining === undefined ? '' : `, ${pluralize(remaining, 'request')} left`;
  return `${method} ${path} → ${result} in ${Math.round(ms)} ms (attempt ${attempt}${left})`;
}
