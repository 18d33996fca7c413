/** One process of a step: its lines as they come, and how the runner ends it. */
import { spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import { EndMeter } from '../../support/cpu-time.js';

/** Milliseconds that GitHub gives a cancelled process from one signal to the next: SIGINT, SIGTERM, SIGKILL. */
const SIGINT_MS = 7_500;
const SIGTERM_MS = 2_500;

interface Started {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly cancelled: AbortSignal;
  readonly onLine: (line: string, from: 'stdout' | 'stderr') => void;
}

export interface Finished {
  /** Null where a signal ended it. */
  readonly exitCode: number | null;
  /** Signals that it was sent. */
  readonly signals: readonly NodeJS.Signals[];
  /** Milliseconds from the first signal to its end, without waits for a processor. */
  readonly stopMs?: number;
}

export async function runProcess(started: Started): Promise<Finished> {
  const { file, args, cwd, env, cancelled, onLine } = started;
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const name of ['stdout', 'stderr'] as const) {
    const lines = new Lines((line) => onLine(line, name));
    child[name].on('data', (chunk: Buffer) => lines.write(chunk)).on('end', () => lines.end());
  }
  const signals: NodeJS.Signals[] = [];
  const timers: NodeJS.Timeout[] = [];
  let stopping: EndMeter | undefined;
  const send = (signal: NodeJS.Signals): void => {
    signals.push(signal);
    child.kill(signal);
  };
  const cancel = (): void => {
    stopping = new EndMeter(child.pid);
    send('SIGINT');
    timers.push(setTimeout(() => send('SIGTERM'), SIGINT_MS));
    timers.push(setTimeout(() => send('SIGKILL'), SIGINT_MS + SIGTERM_MS));
  };
  cancelled.addEventListener('abort', cancel, { once: true });
  try {
    const exitCode = await new Promise<number | null>((done, failed) => child.on('error', failed).on('close', done));
    return { exitCode, signals, ...(stopping && { stopMs: stopping.end() }) };
  } finally {
    timers.forEach(clearTimeout);
    cancelled.removeEventListener('abort', cancel);
  }
}

/** CR, LF and CRLF each end a line. */
class Lines {
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';

  constructor(readonly onLine: (line: string) => void) {}

  write(chunk: Buffer): void {
    // A CR at the very end may be the half of a CRLF.
    const lines = (this.#rest + this.#decoder.write(chunk)).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    lines.forEach(this.onLine);
  }

  end(): void {
    const rest = this.#rest + this.#decoder.end();
    if (rest !== '') this.onLine(rest.replace(/\r$/, ''));
  }
}
