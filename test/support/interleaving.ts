/** Lets requests of several jobs through one by one, in an order that a seed decides. */
import { type FakeResponse, type ApiRequest, NEVER } from './api-server.js';

/** Sets what happens to the nth change of a job, which is any request but GET. */
export interface Fault {
  readonly job: string;
  readonly nth: number;
  /** `lost` means that the request is carried out and answered with a server error, twice. */
  readonly kind: 'refused' | 'lost' | 'dies-before' | 'dies-after';
}

interface Waiting {
  readonly request: ApiRequest;
  readonly carryOut: () => FakeResponse;
  readonly respond: (answer: FakeResponse) => void;
}

/** Wraps an API so that each request waits for its turn. */
export class Interleaving {
  readonly #waiting = new Map<string, Waiting>();
  readonly #working = new Set<string>();
  readonly dead = new Set<string>();
  /** Lists the requests in their order, for failing tests. */
  readonly trace: string[] = [];
  readonly #changes = new Map<string, number>();
  readonly #jobOf: (request: ApiRequest) => string;
  readonly #faults: readonly Fault[];
  readonly #afterEach: (done: string) => void;
  #state: number;
  #wake = (): void => undefined;

  constructor(
    seed: number,
    faults: readonly Fault[],
    of: { jobOf: (request: ApiRequest) => string; afterEach: (done: string) => void },
  ) {
    this.#state = (seed * 7919 + 13) % 2_147_483_647;
    this.#faults = faults;
    this.#jobOf = of.jobOf;
    this.#afterEach = of.afterEach;
    for (let index = 0; index < 5; index += 1) this.#chance();
  }

  /** Is called by the API before each response. */
  readonly hold = (request: ApiRequest, carryOut: () => FakeResponse): Promise<FakeResponse> =>
    new Promise((respond) => {
      this.#waiting.set(this.#jobOf(request), { request, carryOut, respond });
      this.#wake();
    });

  /** Resolves when every job has ended or was killed. */
  async run(jobs: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
    for (const [job, work] of Object.entries(jobs)) {
      this.#working.add(job);
      void work().finally(() => {
        this.#working.delete(job);
        this.#wake();
      });
    }
    for (;;) {
      const live = [...this.#working].filter((job) => !this.dead.has(job));
      if (live.length === 0) return;
      // Every job has to reach its next request. Otherwise the seed would not decide the order.
      if (live.some((job) => !this.#waiting.has(job))) await new Promise<void>((wake) => (this.#wake = wake));
      else this.#step(live[Math.floor(this.#chance() * live.length)] ?? '');
    }
  }

  #step(job: string): void {
    const one = this.#waiting.get(job);
    if (!one) return;
    this.#waiting.delete(job);
    const { method, path, body } = one.request;
    const isChange = method !== 'GET';
    const nth = (this.#changes.get(job) ?? 0) + (isChange ? 1 : 0);
    this.#changes.set(job, nth);
    const kind = isChange ? this.#faults.find((fault) => fault.job === job && isHit(fault, nth))?.kind : undefined;
    let answer: FakeResponse = { status: NEVER };
    if (kind === 'refused') answer = { status: 403, json: { message: 'no' } };
    else if (kind !== 'dies-before') answer = one.carryOut();
    if (kind === 'lost') answer = { status: 502, json: {} };
    if (kind?.startsWith('dies')) this.dead.add(job);
    const done = `${job}: ${method} ${path} ${JSON.stringify(body ?? {})} → ${kind ?? answer.status}`;
    this.trace.push(done);
    this.#afterEach(done);
    if (!this.dead.has(job)) one.respond(answer);
  }

  #chance(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }
}

function isHit({ nth, kind }: Fault, change: number): boolean {
  return change === nth || (kind === 'lost' && change === nth + 1);
}
