/**
 * Faults on request. A fault waits for a route and then spoils its answer. `reset`, `status`, `html`, `hang` and
 * `redirect` strike before the work is done, or after it with `afterWork`; the others need the real answer.
 */
export interface Fault {
  /** `POST /deploy`, `GET /deployments/{id}`, `GET files` (the whole second origin), `GET files/exports`, or `*`. */
  readonly route: string;
  readonly kind: FaultKind;
  /** How often it strikes; Infinity for always. Default 1. */
  readonly times?: number;
  /** How many matching requests pass unharmed first. Default 0. */
  readonly after?: number;
  /** Of `status` (default 500), `html` (502) and `redirect` (302). */
  readonly status?: number;
  /** Of `status`: sent as header and in the body. */
  readonly retryAfterSeconds?: number;
  /** Of `status`: sent instead of the contract's error body; an object goes out as JSON. */
  readonly body?: string | object;
  /** Of `redirect`; by default an address on the second origin. */
  readonly location?: string;
  /** Of `cut`: bytes sent before the end, default half. Of `slow`: bytes a piece, default a tenth. */
  readonly bytes?: number;
  /** Of `slow`: milliseconds between pieces. Default 50. */
  readonly everyMs?: number;
  /** Does the work first, so the answer is lost but the effect is not. */
  readonly afterWork?: boolean;
}

export const FAULT_KINDS = [
  'status',
  'html',
  'hang',
  'reset',
  'reset-after',
  'cut',
  'slow',
  'empty',
  'wrong-types',
  'truncated-json',
  'redirect',
] as const;

/**
 * `status` an error body · `html` a proxy's page · `hang` never answers · `reset` kills the connection ·
 * `reset-after` does the work, then kills it · `cut` says the full length and stops short · `slow` drips · `empty` no
 * body · `wrong-types` numbers for texts and the like · `truncated-json` half a document, correctly framed ·
 * `redirect` to another origin
 */
export type FaultKind = (typeof FAULT_KINDS)[number];

const KINDS_AFTER_WORK: ReadonlySet<FaultKind> = new Set([
  'reset-after',
  'cut',
  'slow',
  'empty',
  'wrong-types',
  'truncated-json',
]);

/** Whether a fault strikes after the work. */
export function isLateFault(fault: Fault): boolean {
  return fault.afterWork === true || KINDS_AFTER_WORK.has(fault.kind);
}

interface PendingFault {
  readonly fault: Fault;
  remainingPasses: number;
  remainingUses: number;
}

/** The faults that wait for their requests, in the order they were added. */
export class FaultQueue {
  private pending: PendingFault[] = [];

  /** @param routeNames what may be waited for; a fault for another route would never strike and is refused */
  constructor(private readonly routeNames: ReadonlySet<string>) {}

  add(fault: Fault): void {
    if (!this.routeNames.has(fault.route) && fault.route !== '*') {
      throw new Error(`No route is called "${fault.route}"; a fault needs one such as "POST /deploy", or "*"`);
    }
    this.pending.push({ fault, remainingPasses: fault.after ?? 0, remainingUses: fault.times ?? 1 });
  }

  clear(): void {
    this.pending = [];
  }

  /** The fault that strikes this request, if any; it counts as used. */
  take(routeName: string | null): Fault | undefined {
    const ripe = this.pending
      .filter(({ fault }) => matches(fault.route, routeName))
      .find((one) => one.remainingPasses-- <= 0);
    if (!ripe) return undefined;
    ripe.remainingUses -= 1;
    this.pending = this.pending.filter((one) => one.remainingUses > 0);
    return ripe.fault;
  }
}

function matches(pattern: string, routeName: string | null): boolean {
  if (pattern === '*') return true;
  return (
    routeName !== null && (routeName === pattern || (routeName.startsWith(`${pattern}/`) && pattern.endsWith(' files')))
  );
}
