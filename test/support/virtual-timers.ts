/**
 * Moves all timers of this process to virtual time. Pauses and deadlines of libraries then cost nothing, and keep their
 * order with those of docs-ci.
 */
import { ClientRequest } from 'node:http';
import type { Transform } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import type { VirtualClock } from './clock.js';

type Callback = (...args: unknown[]) => void;

/** The replaced global timer functions return it. */
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

/** Replaces all timers of this process with those of the clock. Call the result to end it. */
export function useVirtualTimers(clock: VirtualClock): () => void {
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  const realSignal = AbortSignal.timeout.bind(AbortSignal);
  const realRequest = Object.getOwnPropertyDescriptor(ClientRequest.prototype, 'setTimeout');
  const start =
    (repeats: boolean) =>
    (callback: Callback, ms?: number, ...args: unknown[]) =>
      // A timer of 0 or 1 ms only yields to other work, so time stands still for it.
      Number(ms) > 1 || repeats
        ? new VirtualTimer(clock, Number(ms) || 1, () => callUnlessGone(callback, args), repeats)
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

/** undici gives timers its parser as a weak reference. Virtual time can pass after the parser is gone. */
function callUnlessGone(callback: Callback, args: readonly unknown[]): void {
  const isGone = args.some((argument) => argument instanceof WeakRef && argument.deref() === undefined);
  if (!isGone) callback(...args);
}

/** Holds the real timers that only yield to other work. */
const short = new Set<unknown>();

function startShort(start: typeof setTimeout, callback: () => void): NodeJS.Timeout {
  const timer = start(() => {
    short.delete(timer);
    callback();
  }, 0);
  short.add(timer);
  return timer;
}

/** Holds the streams that a thread compresses or decompresses for. Node.js doesn't list this work. */
const compressing = new Set<Transform>();
const zlibStream = Object.getPrototypeOf(Object.getPrototypeOf(Object.getPrototypeOf(createDeflateRaw()))) as Transform;
// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its stream
const { _transform: compress } = zlibStream;
zlibStream._transform = function (chunk, encoding, callback) {
  const end = (): void => void compressing.delete(this);
  compressing.add(this);
  // A stream that is destroyed doesn't call back.
  this.once('close', end);
  compress.call(this, chunk, encoding, (...done) => {
    this.off('close', end);
    end();
    callback(...done);
  });
};

const WORK = /^(FSReq|CloseReq|GetAddrInfo|GetNameInfo|TCPConnect|PipeConnect|ConnectWrap|Shutdown|Write|MessagePort)/;

/** Returns true while the system works for this process: files, look-ups, connections, threads, due timers. */
export function hasSystemWork(): boolean {
  return short.size > 0 || compressing.size > 0 || process.getActiveResourcesInfo().some((name) => WORK.test(name));
}
