import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
// Loading a schema is work that no request shows, so virtual time would pass meanwhile: they are loaded beforehand.
import '../../src/api/schemas/analytics.js';
import '../../src/api/schemas/deployments.js';
import '../../src/api/schemas/exports.js';
import '../../src/api/schemas/feedback.js';
import '../../src/api/schemas/media.js';

const underWay = new Set<unknown>();
let hanging = 0;

interface Message {
  readonly request: unknown;
}

// Node's client reports every request of docs-ci that no proxy is set for, and those of libraries.
diagnostics.subscribe('http.client.request.start', (message) => {
  const { request } = message as { readonly request: ClientRequest };
  // A connection that fails at once can end the request before it is reported.
  if (request.closed) return;
  underWay.add(request);
  request.once('close', () => underWay.delete(request));
});
// undici reports every fetch of this process. It reports some ends twice.
diagnostics.subscribe('undici:request:create', (message) => underWay.add((message as Message).request));
for (const end of ['undici:request:trailers', 'undici:request:error'])
  diagnostics.subscribe(end, (message) => underWay.delete((message as Message).request));

/**
 * Returns a function that is true while a request of this process may still be answered. Requests that earlier tests left
 * behind don't count, because test files share a process.
 */
export function watchRequests(): () => boolean {
  const earlier = new Set(underWay);
  const earlierHanging = hanging;
  return () => {
    const count = [...underWay].filter((request) => !earlier.has(request)).length;
    return count > Math.max(0, hanging - earlierHanging);
  };
}

/** Lets time pass although a server leaves a request hanging. Call the result when it is over. */
export function leaveHanging(): () => void {
  hanging += 1;
  let isOver = false;
  return () => {
    if (!isOver) hanging -= 1;
    isOver = true;
  };
}
