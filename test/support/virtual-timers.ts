/**
 * All timers of this process in virtual time: the pauses and deadlines of libraries that know no clock but the global
 * one cost nothing, and come in the right order with those of ours.
 */
import { ClientRequest } from 'node:http';
import type { VirtualClock } from './clock.js';

type Callback = (...args: unknown[]) => void;

/** What the global timer functions hand out. */
class VirtualTimer {
  #cancel: (() => void) | undefined;

  constructor(
    private readonly clock: VirtualClock,
    private readonly ms: number,
    private readonly callback: () => void,
    private readonly repeats: boolean,
  ) {
    this.refresh();
  }

  refresh(): this {
    this.close();
    this.#cancel = this.clock.schedule(this.ms, () => {
      this.#cancel = undefined;
      if (this.repeats) this.refresh();
      this.callback();
    });
    return this;
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return this.#cancel !== undefined;
  }
}

/** From now on time is the clock's, for everything that is loaded and everything that will be. Call the result to end it. */
export function useVirtualTimers(clock: VirtualClock): () => void {
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  const realSignal = AbortSignal.timeout.bind(AbortSignal);
  const realRequest = Object.getOwnPropertyDescriptor(ClientRequest.prototype, 'setTimeout');
  const start =
    (repeats: boolean) =>
    (callback: Callback, ms?: number, ...args: unknown[]) =>
      // Whoever only lets others go first does not wait: that is work, and time stands still for it.
      Number(ms) > 1 || repeats
        ? new VirtualTimer(clock, Number(ms) || 1, () => callback(...args), repeats)
        : startShort(real.setTimeout, () => callback(...args));
  const clear = (timer: unknown): void => {
    if (timer instanceof VirtualTimer) timer.close();
    else {
      short.delete(timer);
      real.clearTimeout(timer as NodeJS.Timeout);
    }
  };
  Object.assign(globalThis, {
    setTimeout: start(false),
    setInterval: start(true),
    clearTimeout: clear,
    clearInterval: clear,
  });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    start(false)(() => controller.abort(new DOMException('The operation timed out', 'TimeoutError')), ms);
    return controller.signal;
  };
  ClientRequest.prototype.setTimeout = function (this: ClientRequest, ms: number, callback?: () => void) {
    const timer = start(false)(() => callback?.(), ms);
    this.once('close', () => clear(timer));
    return this;
  };
  return () => {
    Object.assign(globalThis, real);
    AbortSignal.timeout = realSignal;
    if (realRequest) Object.defineProperty(ClientRequest.prototype, 'setTimeout', realRequest);
  };
}

/** Real timers of those that only let others go first. */
const short = new Set<unknown>();

function startShort(start: typeof setTimeout, callback: () => void): NodeJS.Timeout {
  const timer = start(() => {
    short.delete(timer);
    callback();
  }, 0);
  short.add(timer);
  return timer;
}

const WORK = /^(FSReq|CloseReq|GetAddrInfo|GetNameInfo|TCPConnect|PipeConnect|ConnectWrap|Shutdown|Write)/;

/** True while the system has work of this process in hand: files, names, connections, turns that are due. */
export function hasSystemWork(): boolean {
  return short.size > 0 || process.getActiveResourcesInfo().some((name) => WORK.test(name));
}
