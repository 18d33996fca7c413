/** The faults of the matrix, and how a run has to end under each. */
import type { Outcome } from '../../src/commands/command.js';
import type { Answered, Arrived, Gates, Severed, Strike } from '../support/gates.js';

export interface MatrixFault {
  readonly name: string;
  readonly how: Strike | Severed;
  /** Ends of a request to the service that must be answered: where the fault passes, and where it stays. */
  readonly once: readonly Outcome[];
  readonly always: readonly Outcome[];
  /** What the answer asks to wait; the same request may not come back before. */
  readonly waitMs?: number;
}

const DONE: readonly Outcome[] = ['done'];
const UNAVAILABLE: readonly Outcome[] = ['unavailable'];
const FAILED: readonly Outcome[] = ['failed'];

type Act = Strike['act'];
const early = (act: Act): Strike => ({ late: false, act });
const late = (act: Act): Strike => ({ late: true, act });

/** A page for developers that shows the request as it came, key and all: what it says must go nowhere. */
function echo({ method, path, headers }: Arrived): string {
  return `${method} ${path} ${Object.entries(headers)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' ')}`;
}

function problem(status: number, headers: Answered['headers'] = {}): Act {
  return (_, arrived) => ({
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(
      JSON.stringify({ error: 'Error', message: `It broke at ${echo(arrived)}`, code: status, details: [] }),
    ),
  });
}

const proxyPage: Act = (_, arrived) => ({
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(`<html><head><title>502 Bad Gateway</title></head><body>${echo(arrived)}</body></html>\n`),
});

const withBody = ({ status, headers }: Answered, body: Buffer): Answered => ({ status, headers, body });

/** Every text becomes a number, every number a text, every flag a list. What is no JSON becomes something else. */
const wrongTypes: Act = (answer) => {
  try {
    return withBody(answer, Buffer.from(JSON.stringify(swapped(JSON.parse(answer.body.toString())))));
  } catch {
    return withBody(answer, Buffer.from('neither what was asked for nor JSON'));
  }
};

function swapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapped);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swapped(inner)]));
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  return value === null ? { a: null } : [value];
}

const elsewhere: Act = (_, { path }, gates: Gates) => ({
  status: 307,
  headers: { location: `${gates.origin('elsewhere')}${path.replace(/\?.*/, '')}` },
  body: Buffer.alloc(0),
});

export const FAULTS: readonly MatrixFault[] = [
  { name: 'connection refused', how: 'refused', once: DONE, always: UNAVAILABLE },
  { name: 'DNS failure', how: 'dns', once: DONE, always: UNAVAILABLE },
  { name: 'expired TLS', how: 'expired-tls', once: UNAVAILABLE, always: UNAVAILABLE },
  { name: 'reset before the work', how: early(() => 'reset'), once: DONE, always: UNAVAILABLE },
  { name: 'reset after the work', how: late(() => 'reset'), once: DONE, always: UNAVAILABLE },
  { name: 'hang before the work', how: early(() => 'hang'), once: DONE, always: UNAVAILABLE },
  { name: 'hang after the work', how: late(() => 'hang'), once: DONE, always: UNAVAILABLE },
  { name: '500', how: early(problem(500)), once: DONE, always: UNAVAILABLE },
  { name: '502 with HTML', how: early(proxyPage), once: DONE, always: UNAVAILABLE },
  { name: '502 with HTML after the work', how: late(proxyPage), once: DONE, always: UNAVAILABLE },
  {
    name: '503 with retry-after',
    how: early(problem(503, { 'retry-after': '3' })),
    once: DONE,
    always: UNAVAILABLE,
    waitMs: 3_000,
  },
  {
    name: '429 with retry-after',
    how: early(problem(429, { 'retry-after': '20', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '20' })),
    once: DONE,
    always: UNAVAILABLE,
    waitMs: 20_000,
  },
  { name: '429 without retry-after', how: early(problem(429)), once: DONE, always: UNAVAILABLE },
  {
    name: 'truncated JSON',
    how: late((answer) => withBody(answer, answer.body.subarray(0, Math.floor(answer.body.length / 2)))),
    once: DONE,
    always: FAILED,
  },
  { name: 'wrong types', how: late(wrongTypes), once: FAILED, always: FAILED },
  { name: 'empty body', how: late((answer) => withBody(answer, Buffer.alloc(0))), once: DONE, always: FAILED },
  { name: 'slow body', how: late(() => 'drip'), once: DONE, always: DONE },
  { name: 'redirect to another origin', how: early(elsewhere), once: FAILED, always: FAILED },
];
