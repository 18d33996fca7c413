/** Replaces the API in a run that sends no requests. Every request is a bug, so it rejects. */
import type { Api } from './api.js';

export const NO_API: Api = {
  call: () => Promise.reject(new Error('Internal error: this run must not send requests.')),
  fetchPlain: () => Promise.reject(new Error('Internal error: this run must not send requests.')),
  toServerMs: (localMs) => localMs,
  stats: { requests: 0, limited: 0, retried: 0 },
  observed: {},
  active: 0,
  close: () => Promise.resolve(),
};
