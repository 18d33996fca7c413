/**
 * The log of a run, over a host's sink: blots out secrets, keeps notices, warnings and errors as annotations, and shows
 * progress often enough to be seen and seldom enough to be read.
 */
import type { Clock } from '../clock.js';
import type { SourceLocation, RunLog } from '../commands/command.js';
import type { Annotation, Level, LogSink } from '../hosts/host.js';
import type { Secrets } from '../text/redact-secrets.js';

/** Where lines are kept (CI), the same kind of news comes at most this often. */
const PROGRESS_EVERY_MS = 5_000;

export interface RecordingLog extends RunLog {
  readonly annotations: readonly Annotation[];
}

export function createRunLog(sink: LogSink, secrets: Secrets, clock: Clock): RecordingLog {
  const annotations: Annotation[] = [];
  const line = (level: Level, text: string): void => sink.line(level, secrets.redact(text));
  const keep =
    (level: Annotation['level']) =>
    (text: string, place: SourceLocation = {}): void => {
      annotations.push({ level, message: secrets.redact(text), ...place });
      line(level, text);
    };

  return {
    annotations,
    info: (text) => line('info', text),
    debug: (text) => line('debug', text),
    notice: keep('notice'),
    warning: keep('warning'),
    error: keep('error'),
    quote: (text) => sink.quote(secrets.redact(text)),
    ...progressOf(sink, secrets, clock),
    group(title, body) {
      sink.group(secrets.redact(title));
      body();
      sink.endGroup();
    },
  };
}

/** One line that tells what is being done and what is waited for. */
function progressOf(sink: LogSink, secrets: Secrets, clock: Clock): Pick<RunLog, 'progress' | 'wait'> {
  let shownMs = -Infinity;
  let doing = (): string => '';
  let wait = { untilMs: -Infinity, why: '' };
  const show = (): void => {
    const nowMs = clock.now();
    if (!sink.live && nowMs - shownMs < PROGRESS_EVERY_MS) return;
    shownMs = nowMs;
    const what = doing();
    const waiting = `${Math.ceil((wait.untilMs - nowMs) / 1000)} s ${wait.why}`;
    const withWait = what === '' ? `Waiting ${waiting}` : `${what}, waiting ${waiting}`;
    sink.progress(secrets.redact(nowMs < wait.untilMs ? withWait : what));
  };
  return {
    progress(text) {
      doing = typeof text === 'string' ? () => text : text;
      show();
    },
    wait(untilMs, why) {
      // Of many that wait for one thing the last is waited for.
      if (untilMs > wait.untilMs || why !== wait.why) wait = { untilMs, why };
      show();
    },
  };
}
