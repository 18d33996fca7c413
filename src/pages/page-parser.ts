/**
 * Parses pages in a thread of its own. For some texts, parsing takes minutes or all memory: the thread is ended then, and
 * the run stays able to react.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PageText, ParsedPage } from './parse-page.js';

/** Beside it is the file of the thread: in the bundle, too. */
const MODULE_URL = import.meta.url;

interface Limits {
  /** For one page of usual length. A longer page has more time, in proportion to its length. */
  readonly seconds: number;
  /** Of the whole thread. */
  readonly megabytes: number;
  /** Of a page that has little else: the parser takes 20 µs for each. */
  readonly marks: number;
}

/** In UTF-16 units. */
const USUAL_LENGTH = 250_000;

/** A page of 1 MB of real documentation takes a quarter of its time, and one of 3 MB less than this memory. */
const LIMITS: Limits = { seconds: 1.5, megabytes: 512, marks: 50_000 };

/** What begins something, or ends it. In real pages, every ninth character is a mark, and never more than every fourth. */
const MARK = /[\n[\]()`*_<>{}\\&#]/g;
const MAX_MARKS_PER_CHARACTER = 0.4;

function countMarks(text: string): number {
  return text.length - text.replace(MARK, '').length;
}

export class PageParser {
  readonly #signal: AbortSignal;
  readonly #limits: Limits;
  #thread: Worker | undefined;
  #previous: Promise<unknown> = Promise.resolve();

  /** @param signal ends the thread, and rejects what isn't parsed with its reason */
  constructor(signal: AbortSignal, limits = LIMITS) {
    this.#signal = signal;
    this.#limits = limits;
  }

  /** Parses one page after the other. The first call starts the thread. */
  parse(page: PageText): Promise<ParsedPage> {
    const parsed = this.#previous.then(() => this.#parseNow(page));
    this.#previous = parsed.catch(() => undefined);
    return parsed;
  }

  /** Ends the thread, which would keep the process alive. */
  close(): void {
    void this.#thread?.terminate();
    this.#thread = undefined;
  }

  async #parseNow(page: PageText): Promise<ParsedPage> {
    this.#signal.throwIfAborted();
    const { megabytes, marks } = this.#limits;
    const count = countMarks(page.text);
    if (count > Math.max(marks, MAX_MARKS_PER_CHARACTER * page.text.length))
      return {
        kind: 'too complex',
        reason: `it has ${count.toLocaleString('en-US')} brackets, line breaks and other marks`,
      };
    const seconds = this.#limits.seconds * Math.max(1, page.text.length / USUAL_LENGTH);
    let timeout: AbortSignal | undefined;
    try {
      this.#thread ??= await startThread(megabytes, this.#signal);
      this.#thread.ref();
      this.#thread.postMessage(page);
      timeout = AbortSignal.timeout(Math.ceil(seconds * 1_000));
      const answer = once(this.#thread, 'message', { signal: AbortSignal.any([this.#signal, timeout]) });
      const [parsed] = (await answer) as [ParsedPage];
      // Only a thread that works keeps the process alive.
      this.#thread.unref();
      return parsed;
    } catch (error) {
      this.close();
      this.#signal.throwIfAborted();
      if (timeout?.aborted)
        return { kind: 'too complex', reason: `parsing takes more than ${Number(seconds.toFixed(1))} seconds` };
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      return { kind: 'too complex', reason: `parsing takes more than ${megabytes} MB of memory` };
    }
  }
}

/** Waits until the thread has loaded the parser, so that the time of a busy machine doesn't count as that of a page. */
async function startThread(megabytes: number, signal: AbortSignal): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  const thread = new Worker(new URL('./parser-thread.js', MODULE_URL), { resourceLimits });
  // Without a listener, an error after the last answer would end the process.
  thread.on('error', () => undefined);
  try {
    await once(thread, 'message', { signal });
  } catch (error) {
    void thread.terminate();
    throw error;
  }
  return thread;
}
