import diagnostics from 'node:diagnostics_channel';

let active = 0;
let hanging = 0;

// undici tells of every request in this process, octokit's fetch included.
diagnostics.subscribe('undici:request:create', () => (active += 1));
diagnostics.subscribe('undici:request:trailers', () => (active -= 1));
diagnostics.subscribe('undici:request:error', () => (active -= 1));

/** True while an HTTP request of this process is under way that may still be answered. */
export function hasRequestsInFlight(): boolean {
  return active > hanging;
}

/** A server lets one of them wait in vain: that is nobody's work, so time may pass. Call the result when it is over. */
export function leaveHanging(): () => void {
  hanging += 1;
  let isOver = false;
  return () => {
    if (!isOver) hanging -= 1;
    isOver = true;
  };
}
