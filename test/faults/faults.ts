/** Lists the faults of the matrix, and how a run has to end under each. */
import type { Outcome } from '../../src/commands/command.js';
import type {
  ProxiedResponse,
  ReceivedRequest,
  FaultProxies,
  ConnectionFault,
  ResponseFault,
} from '../support/fault-proxy.js';

export interface MatrixFault {
  readonly name: string;
  readonly fault: ResponseFault | ConnectionFault;
  /** Outcomes of a run that needs the response, if the fault strikes once or stays. */
  readonly outcomesOnce: readonly Outcome[];
  readonly outcomesAlways: readonly Outcome[];
  /** True for the twin of a fault before the work: a request that only reads does no work, and would be tested twice. */
  readonly isOfWrites?: true;
  /** True for one fault of each kind of error. A request that an earlier scenario was tried with is tried with these alone. */
  readonly isOfRepeats?: true;
  /**
   * True if another fault ends in the same kind of error. Functions that send requests of a client tell the two apart, and
   * commands don't, so of reads only the first of each client is tried with it.
   */
  readonly isOfClient?: true;
  /** The same request may not come back before this time, because the response asks to wait. */
  readonly retryAfterMs?: number;
}

const DONE: readonly Outcome[] = ['done'];
const UNAVAILABLE: readonly Outcome[] = ['unavailable'];
const FAILED: readonly Outcome[] = ['failed'];

type Respond = ResponseFault['respond'];
const beforeWork = (act: Respond): ResponseFault => ({ afterWork: false, respond: act });
const afterWork = (act: Respond): ResponseFault => ({ afterWork: true, respond: act });

/** Shows the request with its key, as pages for developers do. A run may not repeat it. */
function echo({ method, path, headers }: ReceivedRequest): string {
  return `${method} ${path} ${Object.entries(headers)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' ')}`;
}

function errorResponse(status: number, headers: ProxiedResponse['headers'] = {}): Respond {
  return (_, arrived) => ({
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(
      JSON.stringify({ error: 'Error', message: `It broke at ${echo(arrived)}`, code: status, details: [] }),
    ),
  });
}

const proxyPage: Respond = (_, arrived) => ({
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(`<html><head><title>502 Bad Gateway</title></head><body>${echo(arrived)}</body></html>\n`),
});

const withBody = ({ status, headers }: ProxiedResponse, body: Buffer): ProxiedResponse => ({ status, headers, body });

/** Texts become numbers, numbers become texts, and flags become lists. A body that isn't JSON is replaced. */
const wrongTypes: Respond = (answer) => {
  try {
    return withBody(answer, Buffer.from(JSON.stringify(swapTypes(JSON.parse(answer.body.toString())))));
  } catch {
    return withBody(answer, Buffer.from('neither what was asked for nor JSON'));
  }
};

function swapTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapTypes);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swapTypes(inner)]));
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  return value === null ? { a: null } : [value];
}

const redirectElsewhere: Respond = (_, { path }, gates: FaultProxies) => ({
  status: 307,
  headers: { location: `${gates.origin('elsewhere')}${path.replace(/\?.*/, '')}` },
  body: Buffer.alloc(0),
});

export const FAULTS: readonly MatrixFault[] = [
  { name: 'connection refused', fault: 'refused', outcomesOnce: DONE, outcomesAlways: UNAVAILABLE },
  { name: 'DNS failure', fault: 'dns', outcomesOnce: DONE, outcomesAlways: UNAVAILABLE, isOfClient: true },
  { name: 'expired TLS', fault: 'expired-tls', outcomesOnce: UNAVAILABLE, outcomesAlways: UNAVAILABLE },
  {
    name: 'reset before the work',
    fault: beforeWork(() => 'reset'),
    outcomesOnce: DONE,
    outcomesAlways: UNAVAILABLE,
    isOfClient: true,
  },
  {
    name: 'reset after the work',
    fault: afterWork(() => 'reset'),
    outcomesOnce: DONE,
    outcomesAlways: UNAVAILABLE,
    isOfWrites: true,
    isOfRepeats: true,
  },
  {
    name: 'hang before the work',
    fault: beforeWork(() => 'hang'),
    outcomesOnce: DONE,
    outcomesAlways: UNAVAILABLE,
    isOfRepeats: true,
  },
  {
    name: 'hang after the work',
    fault: afterWork(() => 'hang'),
    outcomesOnce: DONE,
    outcomesAlways: UNAVAILABLE,
    isOfWrites: true,
  },
  {
    name: '500',
    fault: beforeWork(errorResponse(500)),
    outcomesOnce: DONE,
    outcomesAlways: UNAVAILABLE,
    isOfClient: true,
  },
  {
    name: '502 with HTML',
    fault: beforeWork(proxyPage),
    outcomesOnce: DONE,
    outcomesAlways: UNAVAILABLE,
    isOfClient: true,
  },
  {
    name: '502 with HTML after the work',
    fault: afterWork(proxyPage),
    outcomesOnce: DONE,
    outcomesAlways: UNAVAILABLE,
    isOfWrites: true,
  },
  {
    name: '503 with retry-after',
    fault: beforeWork(errorResponse(503, { 'retry-after': '3' })),
    outcomesOnce: DONE,
    outcomesAlways: UNAVAILABLE,
    isOfRepeats: true,
    retryAfterMs: 3_000,
  },
  {
    name: '429 with retry-after',
    fault: beforeWork(
      errorResponse(429, { 'retry-after': '20', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '20' }),
    ),
    outcomesOnce: DONE,
    outcomesAlways: UNAVAILABLE,
    retryAfterMs: 20_000,
  },
  {
    name: '429 without retry-after',
    fault: beforeWork(errorResponse(429)),
    outcomesOnce: DONE,
    outcomesAlways: UNAVAILABLE,
    isOfClient: true,
  },
  {
    name: 'truncated JSON',
    fault: afterWork((answer) => withBody(answer, answer.body.subarray(0, Math.floor(answer.body.length / 2)))),
    outcomesOnce: DONE,
    outcomesAlways: FAILED,
    isOfRepeats: true,
  },
  {
    name: 'wrong types',
    fault: afterWork(wrongTypes),
    outcomesOnce: FAILED,
    outcomesAlways: FAILED,
    isOfRepeats: true,
  },
  {
    name: 'empty body',
    fault: afterWork((answer) => withBody(answer, Buffer.alloc(0))),
    outcomesOnce: DONE,
    outcomesAlways: FAILED,
    isOfClient: true,
  },
  {
    name: 'slow body',
    fault: afterWork(() => 'drip'),
    outcomesOnce: DONE,
    outcomesAlways: DONE,
    isOfClient: true,
  },
  {
    name: 'redirect to another origin',
    fault: beforeWork(redirectElsewhere),
    outcomesOnce: FAILED,
    outcomesAlways: FAILED,
  },
];
