/** Runs `docs-ci emulator`: serves the service's API on this machine, with the faults of `--fault`. */
import { InputError } from '../api/errors.js';
import { startEmulator } from '../emulator/emulator.js';
import { FAULT_KINDS, type Fault, type FaultKind } from '../emulator/faults/faults.js';
import { ROUTE_NAMES } from '../emulator/routes/all-routes.js';
import type { StopSignal } from '../run/outcome.js';

export interface ServeOptions {
  /** 0 means any free port. */
  readonly port: number;
  /** Texts for `parseFault`. */
  readonly faults: readonly string[];
  readonly stdout: (text: string) => void;
  readonly onCancel: (callback: (signal: StopSignal) => void) => void;
}

/** Serves until SIGINT or SIGTERM and resolves to the exit code. */
export async function serveEmulator({ port, faults, stdout, onCancel }: ServeOptions): Promise<number> {
  const stopped = new Promise<void>((resolve) => onCancel(() => resolve()));
  const parsed = faults.map(parseFault);
  const emulator = await startEmulator({ port });
  for (const fault of parsed) emulator.addFault(fault);
  const { viewer, editor, admin } = emulator.keys;
  stdout(
    `The documentation service's API, on this machine only. Ctrl-C ends it.\n\n` +
      `  export DOCS_CI_BASE_URL=${emulator.baseUrl}\n` +
      `  export DOCS_CI_API_KEY=${editor}   # editor\n\n` +
      `  viewer ${viewer}\n  admin  ${admin}\n\n`,
  );
  await stopped;
  await emulator.close();
  return 0;
}

const NUMBER_OPTIONS = {
  'retry-after': 'retryAfterSeconds',
  after: 'after',
  bytes: 'bytes',
  every: 'everyMs',
} as const;

/**
 * Parses the text of `--fault`: `POST /deploy 502 x2`, `GET /deployments/{id} hang`, `* html x3 after=1`,
 * `POST /media 429 retry-after=5`. Options: `xN`, `after=`, `retry-after=`, `bytes=`, `every=`, `after-work`.
 * Throws an InputError that names the invalid word.
 */
export function parseFault(text: string): Fault {
  const words = text.trim().split(/\s+/);
  const route = words[0] === '*' ? '*' : words.slice(0, 2).join(' ');
  if (route !== '*' && !ROUTE_NAMES.has(route)) {
    throw invalidFault(
      text,
      `"${route}" is no route; write a method and a path template, such as "POST /deploy", or "*"`,
    );
  }
  const [what, ...options] = words.slice(route === '*' ? 1 : 2);
  if (what === undefined)
    throw invalidFault(text, `it says no fault; add a status such as 502, or ${FAULT_KINDS.join(', ')}`);
  return Object.assign(
    { route },
    parseKind(text, what),
    ...options.map((option) => parseOption(text, option)),
  ) as Fault;
}

function parseKind(text: string, word: string): { kind: FaultKind; status?: number } {
  if (/^[2-5]\d\d$/.test(word)) return { kind: 'status', status: Number(word) };
  const kind = FAULT_KINDS.find((known) => known === word);
  if (kind) return { kind };
  throw invalidFault(text, `"${word}" is no fault; use a status such as 502, or ${FAULT_KINDS.join(', ')}`);
}

function parseOption(text: string, word: string): Partial<Fault> {
  if (word === 'after-work') return { afterWork: true };
  const times = /^x(\d+)$/.exec(word)?.[1];
  if (times !== undefined && Number(times) > 0) return { times: Number(times) };
  const [, name, value] = /^([a-z-]+)=(\d+)$/.exec(word) ?? [];
  if (name !== undefined && name in NUMBER_OPTIONS) {
    return { [NUMBER_OPTIONS[name as keyof typeof NUMBER_OPTIONS]]: Number(value) };
  }
  throw invalidFault(text, `"${word}" is no option; use x2, after=1, retry-after=5, bytes=100, every=50 or after-work`);
}

function invalidFault(text: string, reason: string): InputError {
  return new InputError([`The fault "${text.trim()}" cannot be read: ${reason}.`]);
}
