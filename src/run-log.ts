/**
 * The log of a run, over a host's sink: blots out secrets, keeps notices, warnings and errors as annotations, and shows
 * progress often enough to be seen and seldom enough to be read.
 */
import type { Clock } from './clock.js';
import type { Place, RunLog } from './commands/command.js';
import type { Annotation, Level, LogSink } from './hosts/host.js';
import type { Secrets } from './text/redact.js';

/** Where lines are kept (CI), the same kind of news comes at most this often. */
const PROGRESS_EVERY_MS = 5_000;

export interface KeptLog extends RunLog {
  readonly annotations: readonly Annotation[];
}

export function createRunLog(sink: LogSink, secrets: Secrets, clock: Clock): KeptLog {
  const annotations: Annotation[] = [];
  let lastProgressMs = -Infinity;
  let doing = (): string => '';
  let wait = { untilMs: -Infinity, why: '' };

  const line = (level: Level, text: string): void => sink.line(level, secrets.redact(text));
  const keep =
    (level: Annotation['level']) =>
    (text: string, place: Place = {}): void => {
      annotations.push({ level, message: secrets.redact(text), ...place });
      line(level, text);
    };

  const showProgress = (isNews = false): void => {
    const nowMs = clock.now();
    if (!sink.live && !isNews && nowMs - lastProgressMs < PROGRESS_EVERY_MS) return;
    lastProgressMs = nowMs;
    const waitMs = wait.untilMs - nowMs;
    const what = doing();
    const waiting = `${Math.ceil(waitMs / 1000)} s ${wait.why}`;
    const withWait = what === '' ? `Waiting ${waiting}` : `${what}, waiting ${waiting}`;
    sink.progress(secrets.redact(waitMs > 0 ? withWait : what));
  };

  return {
    annotations,
    info: (text) => line('info', text),
    debug: (text) => line('debug', text),
    notice: keep('notice'),
    warning: keep('warning'),
    error: keep('error'),
    quote: (text) => sink.quote(secrets.redact(text)),
    progress(text) {
      doing = typeof text === 'string' ? () => text : text;
      showProgress();
    },
    wait(untilMs, why) {
      const nowMs = clock.now();
      // What follows is silence, so it is said at once; but not again for everyone who waits for the same.
      const isNews = nowMs >= wait.untilMs && untilMs - nowMs > PROGRESS_EVERY_MS;
      if (untilMs > wait.untilMs || why !== wait.why) wait = { untilMs, why };
      showProgress(isNews);
    },
    group(title, body) {
      sink.group(secrets.redact(title));
      body();
      sink.endGroup();
    },
  };
}
