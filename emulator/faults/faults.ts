/** Declares faults, and keeps them until a matching request arrives. */

/**
 * A fault waits for a request to its route and then changes or replaces the response. `reset`, `status`, `html`, `hang`
 * and `redirect` take effect before the work, or after it with `afterWork`. The other kinds change the real response.
 */
export interface Fault {
  /** `POST /deploy`, `GET /deployments/{id}`, `GET files` (the whole second origin), `GET files/exports`, or `*`. */
  readonly route: string;
  readonly kind: FaultKind;
  /** How many requests the fault affects. Default 1; `Infinity` affects every request. */
  readonly times?: number;
  /** How many matching requests succeed first. Default 0. */
  readonly after?: number;
  /** The status that `status` (default 500), `html` (502) and `redirect` (302) send. */
  readonly status?: number;
  /** The seconds that `status` sends as a header and in the body. */
  readonly retryAfterSeconds?: number;
  /** The body that `status` sends instead of the contract's error body. An object is sent as JSON. */
  readonly body?: string | object;
  /** The URL that `redirect` points to. Default: a URL on the second origin. */
  readonly location?: string;
  /** The bytes that `cut` sends (default: half), or the bytes per chunk of `slow` (default: a tenth). */
  readonly bytes?: number;
  /** The milliseconds between the chunks of `slow`. Default 50. */
  readonly everyMs?: number;
  /** Does the work first, so that only the response is lost. */
  readonly afterWork?: boolean;
}

/** Every kind of fault and what it does, as `docs-ci emulator --help` shows it. */
export const FAULT_KINDS = {
  status: 'send an error body with a status',
  html: "send a proxy's error page",
  hang: 'never respond',
  reset: 'reset the connection',
  'reset-after': 'process the request, then reset the connection',
  cut: 'announce the full length and stop early',
  slow: 'send small chunks with pauses',
  empty: 'send no body',
  'wrong-types': 'swap the types of values',
  'truncated-json': 'send half a JSON document with a correct length',
  redirect: 'redirect to another origin',
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

const KINDS_AFTER_WORK: ReadonlySet<FaultKind> = new Set([
  'reset-after',
  'cut',
  'slow',
  'empty',
  'wrong-types',
  'truncated-json',
]);

/** Whether a fault takes effect after the work. */
export function isLateFault(fault: Fault): boolean {
  return fault.afterWork === true || KINDS_AFTER_WORK.has(fault.kind);
}

interface PendingFault {
  readonly fault: Fault;
  remainingPasses: number;
  remainingUses: number;
}

/** The faults that wait for their requests, in the order in which they were added. */
export class FaultQueue {
  private pending: PendingFault[] = [];

  /** @param routeNames the routes that a fault may wait for; a fault for another route would never take effect */
  constructor(private readonly routeNames: ReadonlySet<string>) {}

  add(fault: Fault): void {
    if (!this.routeNames.has(fault.route) && fault.route !== '*') {
      throw new Error(`"${fault.route}" isn't a route. Use one such as "POST /deploy", or "*" for all routes.`);
    }
    this.pending.push({ fault, remainingPasses: fault.after ?? 0, remainingUses: fault.times ?? 1 });
  }

  clear(): void {
    this.pending = [];
  }

  /** Returns the fault for this request, if there is one, and counts it as used. */
  take(routeName: string | null): Fault | undefined {
    const candidates = this.pending.filter(({ fault }) => matches(fault.route, routeName));
    const match = candidates.find((candidate) => candidate.remainingPasses-- <= 0);
    if (!match) return undefined;
    match.remainingUses -= 1;
    this.pending = this.pending.filter((candidate) => candidate.remainingUses > 0);
    return match.fault;
  }
}

function matches(pattern: string, routeName: string | null): boolean {
  if (pattern === '*') return true;
  return (
    routeName !== null && (routeName === pattern || (routeName.startsWith(`${pattern}/`) && pattern.endsWith(' files')))
  );
}
