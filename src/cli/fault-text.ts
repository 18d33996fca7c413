import { FAULT_KINDS, type Fault, type FaultKind } from '../emulator/faults/faults.js';
import { ROUTE_NAMES } from '../emulator/routes/all-routes.js';

const NUMBER_OPTIONS = {
  'retry-after': 'retryAfterSeconds',
  after: 'after',
  bytes: 'bytes',
  every: 'everyMs',
} as const;

/**
 * A fault as it is typed: `POST /deploy 502 x2`, `GET /deployments/{id} hang`, `* html x3 after=1`,
 * `POST /media 429 retry-after=5`. Options: `xN`, `after=`, `retry-after=`, `bytes=`, `every=`, `after-work`.
 * Throws an Error whose message says what is wrong with which word.
 */
export function parseFault(text: string): Fault {
  const words = text.trim().split(/\s+/);
  const route = words[0] === '*' ? '*' : words.slice(0, 2).join(' ');
  if (route !== '*' && !ROUTE_NAMES.has(route)) {
    throw wrong(text, `"${route}" is no route; write a method and a path template, such as "POST /deploy", or "*"`);
  }
  const [what, ...options] = words.slice(route === '*' ? 1 : 2);
  if (what === undefined) throw wrong(text, `it says no fault; add a status such as 502, or ${FAULT_KINDS.join(', ')}`);
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
  throw wrong(text, `"${word}" is no fault; use a status such as 502, or ${FAULT_KINDS.join(', ')}`);
}

function parseOption(text: string, word: string): Partial<Fault> {
  if (word === 'after-work') return { afterWork: true };
  const times = /^x(\d+)$/.exec(word)?.[1];
  if (times !== undefined && Number(times) > 0) return { times: Number(times) };
  const [, name, value] = /^([a-z-]+)=(\d+)$/.exec(word) ?? [];
  if (name !== undefined && name in NUMBER_OPTIONS) {
    return { [NUMBER_OPTIONS[name as keyof typeof NUMBER_OPTIONS]]: Number(value) };
  }
  throw wrong(text, `"${word}" is no option; use x2, after=1, retry-after=5, bytes=100, every=50 or after-work`);
}

function wrong(text: string, reason: string): Error {
  return new Error(`The fault "${text.trim()}" cannot be read: ${reason}.`);
}
