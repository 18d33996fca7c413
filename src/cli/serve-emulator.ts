/** Runs `docs-ci emulator`: serves a mock of the service's API on this machine, with the faults of `--fault`. */
import { InputError } from '../api/errors.js';
import { startEmulator } from '../../emulator/emulator.js';
import { FAULT_KINDS, type Fault, type FaultKind } from '../../emulator/faults/faults.js';
import { ROUTE_NAMES } from '../../emulator/routes/all-routes.js';
import type { StopSignal } from '../run/outcome.js';
import type { EmulatorFlags } from './arguments.js';

export interface ServeOptions extends EmulatorFlags {
  readonly stdout: (text: string) => void;
  readonly onCancel: (callback: (signal: StopSignal) => void) => void;
}

/** Serves until SIGINT or SIGTERM and resolves to the exit code. */
export async function serveEmulator({ port, faults, stdout, onCancel }: ServeOptions): Promise<number> {
  const stopped = new Promise<void>((resolve) => onCancel(() => resolve()));
  const parsed = faults.map(parseFault);
  const emulator = await startEmulator({ port, hostile: false }).catch((error: unknown) => {
    throw explainPort(port, error);
  });
  for (const fault of parsed) emulator.addFault(fault);
  const { viewer, editor, admin } = emulator.keys;
  stdout(
    `Mock service running on this machine. Press Ctrl-C to stop it.\n\n` +
      `  export DOCS_CI_BASE_URL=${emulator.baseUrl}\n` +
      `  export DOCS_CI_API_KEY=${editor}   # editor\n\n` +
      `Other keys:\n  viewer ${viewer}\n  admin  ${admin}\n\n` +
      `Published site: ${emulator.filesOrigin}/site/\n\n`,
  );
  await stopped;
  await emulator.close();
  return 0;
}

function explainPort(port: number, error: unknown): unknown {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another program uses it (EADDRINUSE)',
    EACCES: 'only administrators may use it (EACCES)',
  };
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new InputError([`--port: ${port} isn't available: ${reason}. Use another port.`]) : error;
}

const NUMBER_OPTIONS = {
  'retry-after': 'retryAfterSeconds',
  after: 'after',
  bytes: 'bytes',
  every: 'everyMs',
} as const;

/** The options of a fault, as `docs-ci emulator --help` shows them. */
export const FAULT_OPTIONS = [
  ['x2', 'apply to 2 matching requests (default: 1)'],
  ['after=1', 'let 1 matching request succeed first'],
  ['retry-after=5', 'send "retry-after: 5" (seconds)'],
  ['bytes=100', 'bytes that "cut" sends, or bytes per chunk of "slow"'],
  ['every=50', 'milliseconds between the chunks of "slow"'],
  ['after-work', 'process the request first, so that only the response is lost'],
] as const;

const KINDS = Object.keys(FAULT_KINDS) as FaultKind[];

/**
 * Parses the text of `--fault`: a route, what happens, and options. `*` is every route.
 * Throws an InputError that names the invalid word.
 */
export function parseFault(text: string): Fault {
  const words = text.trim().split(/\s+/);
  const route = words[0] === '*' ? '*' : words.slice(0, 2).join(' ');
  if (route !== '*' && !ROUTE_NAMES.has(route)) {
    throw invalidFault(
      text,
      `"${route}" isn't a route. Use a method and a path template, such as "POST /deploy", or "*"`,
    );
  }
  const [what, ...options] = words.slice(route === '*' ? 1 : 2);
  if (what === undefined) throw invalidFault(text, `the fault is missing. Add ${listKinds()}`);
  return Object.assign(
    { route },
    parseKind(text, what),
    ...options.map((option) => parseOption(text, option)),
  ) as Fault;
}

function parseKind(text: string, word: string): { kind: FaultKind; status?: number } {
  if (/^[45]\d\d$/.test(word)) return { kind: 'status', status: Number(word) };
  const kind = KINDS.find((known) => known === word);
  if (kind) return { kind };
  throw invalidFault(text, `"${word}" isn't a fault. Use ${listKinds()}`);
}

function listKinds(): string {
  return `a status such as 502, or one of ${KINDS.filter((kind) => kind !== 'status').join(', ')}`;
}

function parseOption(text: string, word: string): Partial<Fault> {
  if (word === 'after-work') return { afterWork: true };
  const times = /^x(\d+)$/.exec(word)?.[1];
  if (times !== undefined && Number(times) > 0) return { times: Number(times) };
  const [, name, value] = /^([a-z-]+)=(\d+)$/.exec(word) ?? [];
  if (name !== undefined && name in NUMBER_OPTIONS) {
    return { [NUMBER_OPTIONS[name as keyof typeof NUMBER_OPTIONS]]: Number(value) };
  }
  const known = FAULT_OPTIONS.map(([option]) => option).join(', ');
  throw invalidFault(text, `"${word}" isn't an option of a fault. Use ${known}`);
}

function invalidFault(text: string, reason: string): InputError {
  return new InputError([`--fault: "${text.trim()}" isn't valid: ${reason}.`]);
}
