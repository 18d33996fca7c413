import diagnostics from 'node:diagnostics_channel';

let active = 0;

// undici tells of every request in this process, octokit's fetch included.
diagnostics.subscribe('undici:request:create', () => (active += 1));
diagnostics.subscribe('undici:request:trailers', () => (active -= 1));
diagnostics.subscribe('undici:request:error', () => (active -= 1));

/** True while an HTTP request of this process is under way. */
export function hasRequestsInFlight(): boolean {
  return active > 0;
}
