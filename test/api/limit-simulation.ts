/** Simulates jobs that share the limits of a service, with a virtual clock, and with the best that any client could do. */
import { seededRandom } from '../faults/seeded-random.js';
import {
  type Bucket,
  type Charge,
  onAnnounced,
  onLimited,
  onRequest,
  onResponse,
  type RateLimit,
  type RateLimiterState,
  startAtMs,
} from '../../src/api/rate-limit.js';

/** What one job sends: reads first, then uploads of ten. */
interface Job {
  readonly startMs: number;
  readonly reads: number;
  readonly files: number;
  /** False for a job that doesn't know how many reads it needs. */
  readonly announces: boolean;
}

export interface World {
  readonly keyLimit: number;
  readonly windows: 'fixed' | 'sliding';
  /** `closest` describes the limit that is closest to being reached, as the contract says. */
  readonly headers: 'closest' | 'key' | 'none';
  /** The duration of a request. The service counts it after half of it. */
  readonly latencyMs: number;
  readonly jobs: readonly Job[];
  readonly seed: number;
}

export interface Simulated {
  /** When the last job ended, and when each did. */
  readonly endMs: number;
  readonly jobEndsMs: readonly number[];
  readonly requests: number;
  /** Requests that got 429. */
  readonly limited: number;
  readonly sentFiles: number;
  /** Files that were refused within a result. */
  readonly refusedFiles: number;
  /** The most requests of one job with 429 in a row, without a response of another kind. */
  readonly longestLoop: number;
}

const CONNECTIONS = 4;
const MINUTE_MS = 60_000;
const FILES_PER_MINUTE = 120;
const BATCH = 10;

/** A limit of the service that counts units. */
class Limit {
  #taken: { readonly atMs: number; readonly units: number }[] = [];

  constructor(
    readonly limit: number,
    readonly isSliding: boolean,
  ) {}

  remaining(nowMs: number): number {
    const [first] = this.#taken;
    if (this.isSliding) this.#taken = this.#taken.filter(({ atMs }) => atMs + MINUTE_MS > nowMs);
    else if (first && nowMs >= first.atMs + MINUTE_MS) this.#taken = [];
    return this.limit - this.#taken.reduce((sum, { units }) => sum + units, 0);
  }

  /** Takes as many units as there are. */
  take(units: number, nowMs: number): number {
    const taken = Math.min(units, this.remaining(nowMs));
    if (taken > 0) this.#taken.push({ atMs: nowMs, units: taken });
    return taken;
  }

  /** When at least one more unit is free. */
  resetAtMs(nowMs: number): number {
    return this.#taken.length > 0 ? (this.#taken[0]?.atMs ?? nowMs) + MINUTE_MS : nowMs + MINUTE_MS;
  }

  /** When so many units are free. */
  roomAtMs(units: number, nowMs: number): number {
    let free = this.remaining(nowMs);
    for (const { atMs, units: freed } of this.#taken) {
      if (free >= Math.min(units, this.limit)) return nowMs;
      free = this.isSliding ? free + freed : this.limit;
      if (free >= Math.min(units, this.limit)) return atMs + MINUTE_MS;
    }
    return nowMs;
  }

  describe(nowMs: number): RateLimit {
    const seconds = Math.max(1, Math.ceil((this.resetAtMs(nowMs) - nowMs) / 1000));
    return { limit: this.limit, remaining: this.remaining(nowMs), resetMs: seconds * 1000 };
  }
}

/** Virtual time: the next sleeper wakes when all work of the present moment is done. */
class Agenda {
  readonly #sleepers: { readonly atMs: number; readonly wake: () => void }[] = [];
  nowMs = 0;

  async sleepUntil(atMs: number): Promise<void> {
    return new Promise((wake) => {
      let index = this.#sleepers.length;
      while (index > 0 && (this.#sleepers[index - 1]?.atMs ?? 0) > atMs) index -= 1;
      this.#sleepers.splice(index, 0, { atMs, wake });
    });
  }

  async run(): Promise<void> {
    for (let next = this.#sleepers.shift(); next; next = this.#sleepers.shift()) {
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.wake();
      await new Promise(setImmediate);
    }
  }
}

/** @param knowsAll true for the best client: it knows when the service has room for a request, and sends none before that */
export async function simulate(world: World, knowsAll = false): Promise<Simulated> {
  const agenda = new Agenda();
  const isSliding = world.windows === 'sliding';
  const service = { key: new Limit(world.keyLimit, isSliding), files: new Limit(FILES_PER_MINUTE, isSliding) };
  const jobs = world.jobs.map((job) => new SimulatedJob(job, world, agenda, service, knowsAll));
  const runs = jobs.map((job) => job.run());
  await agenda.run();
  await Promise.all(runs);
  const sum = (of: (job: SimulatedJob) => number): number => jobs.reduce((total, job) => total + of(job), 0);
  return {
    endMs: Math.max(...jobs.map(({ endMs }) => endMs)),
    jobEndsMs: jobs.map(({ endMs }) => endMs),
    requests: sum(({ requests }) => requests),
    limited: sum(({ limited }) => limited),
    sentFiles: sum(({ sentFiles }) => sentFiles),
    refusedFiles: sum(({ refusedFiles }) => refusedFiles),
    longestLoop: Math.max(...jobs.map(({ longestLoop }) => longestLoop)),
  };
}

class SimulatedJob {
  #state: RateLimiterState = {};
  readonly #random: () => number;
  /** Wake those who wait for a limit, as each response does. */
  #waiters: (() => void)[] = [];
  /** sync-media sends refused files after the time that their errors name. */
  #filesNotBeforeMs = 0;
  endMs = 0;
  requests = 0;
  limited = 0;
  sentFiles = 0;
  refusedFiles = 0;
  longestLoop = 0;

  constructor(
    readonly job: Job,
    readonly world: World,
    readonly agenda: Agenda,
    readonly service: Readonly<Record<'key' | 'files', Limit>>,
    readonly knowsAll: boolean,
  ) {
    this.#random = seededRandom(world.seed);
  }

  async run(): Promise<void> {
    const { startMs, reads, files, announces } = this.job;
    await this.agenda.sleepUntil(startMs);
    // The first response tells the limit, as in every job.
    await this.#call(undefined);
    if (announces) this.#announce('key', reads - 1);
    await this.#forEach(
      Array.from({ length: reads - 1 }, () => 1),
      async () => {
        await this.#call(undefined);
      },
    );
    const batches = Array.from({ length: Math.ceil(files / BATCH) }, (_, index) =>
      Math.min(BATCH, files - index * BATCH),
    );
    this.#announce('key', batches.length);
    this.#announce('files', files);
    await this.#forEach(batches, async (units) => {
      await this.agenda.sleepUntil(this.#filesNotBeforeMs);
      const refused = units - (await this.#call({ bucket: 'files', units }));
      if (refused > 0) batches.push(refused);
    });
    this.endMs = this.agenda.nowMs;
  }

  #announce(bucket: Bucket, units: number): void {
    this.#state = onAnnounced(this.#state, bucket, units);
  }

  async #forEach(items: readonly number[], work: (item: number) => Promise<void>): Promise<void> {
    let next = 0;
    const slot = async (): Promise<void> => {
      while (next < items.length) await work(items[next++] ?? 0);
    };
    while (next < items.length) await Promise.all(Array.from({ length: CONNECTIONS }, slot));
  }

  /** Sends one request until the key's limit accepts it. Resolves with the number of stored files. */
  async #call(charge: Charge | undefined): Promise<number> {
    const { agenda, service, world } = this;
    for (let attempts = 0; ; attempts += 1) {
      this.longestLoop = Math.max(this.longestLoop, attempts);
      await this.#startInTime(charge);
      this.requests += 1;
      const { latencyMs } = world;
      await agenda.sleepUntil(agenda.nowMs + latencyMs / 2);
      const isAccepted = service.key.take(1, agenda.nowMs) === 1;
      const stored = isAccepted && charge ? service.files.take(charge.units, agenda.nowMs) : 0;
      const reported = this.#headers(charge);
      const retryMs = service.key.describe(agenda.nowMs).resetMs;
      const refusedMs = service.files.describe(agenda.nowMs).resetMs;
      await agenda.sleepUntil(agenda.nowMs + latencyMs / 2);
      this.#state = onResponse(this.#state, charge, reported, agenda.nowMs);
      for (const wake of this.#waiters.splice(0)) wake();
      if (!isAccepted) {
        this.limited += 1;
        const untilMs = agenda.nowMs + Math.max(retryMs, 1_000) + this.#random() * 250;
        this.#state = onLimited(this.#state, charge, reported, untilMs);
        continue;
      }
      this.sentFiles += charge?.units ?? 0;
      const refused = (charge?.units ?? 0) - stored;
      this.refusedFiles += refused;
      if (refused > 0) this.#filesNotBeforeMs = Math.max(this.#filesNotBeforeMs, agenda.nowMs + refusedMs);
      return stored;
    }
  }

  /** Those who wait wake at once, so each counts its request before the next one looks for room. */
  async #startInTime(charge: Charge | undefined): Promise<void> {
    const { agenda, service } = this;
    const roomMs = (nowMs: number): number => {
      if (!this.knowsAll) return startAtMs(this.#state, charge, nowMs);
      const files = charge ? service.files.roomAtMs(charge.units, nowMs) : nowMs;
      return Math.max(files, service.key.roomAtMs(1, nowMs));
    };
    for (let atMs = roomMs(agenda.nowMs); atMs > agenda.nowMs; atMs = roomMs(agenda.nowMs)) {
      await Promise.race([agenda.sleepUntil(atMs), new Promise<void>((wake) => this.#waiters.push(wake))]);
    }
    this.#state = onRequest(this.#state, charge, agenda.nowMs);
  }

  #headers(charge: Charge | undefined): RateLimit | undefined {
    const { headers } = this.world;
    const { nowMs } = this.agenda;
    const key = this.service.key.describe(nowMs);
    const files = this.service.files.describe(nowMs);
    if (headers === 'none') return undefined;
    return charge && headers === 'closest' && files.remaining < key.remaining ? files : key;
  }
}
