/** Lends threads of the parser to many runs. To start one takes 0.1 s of CPU time, and a third of the tests need one. */
import { Worker, type WorkerOptions } from 'node:worker_threads';

const idle: Worker[] = [];

/** Starts a thread, or returns one that has ended the work of an earlier run. Tests of other limits get their own. */
export function lendThread(file: URL, options: WorkerOptions): Worker {
  if (options.resourceLimits?.maxOldGenerationSizeMb !== 512) return new Worker(file, options);
  const waiting = idle.pop();
  if (waiting === undefined) return newThread(file, options);
  process.nextTick(() => waiting.emit('message', 'ready'));
  return waiting;
}

/** `terminate()` ends the thread only if it is still at work. */
function newThread(file: URL, options: WorkerOptions): Worker {
  const thread = new Worker(file, options);
  const postMessage = thread.postMessage.bind(thread);
  const terminate = thread.terminate.bind(thread);
  let isAtWork = true;
  thread.on('message', () => (isAtWork = false));
  return Object.assign(thread, {
    postMessage: (page: unknown) => {
      isAtWork = true;
      postMessage(page);
    },
    terminate: (): Promise<number> => {
      if (isAtWork) return terminate();
      thread.removeAllListeners('error').unref();
      idle.push(thread);
      return Promise.resolve(0);
    },
  });
}
