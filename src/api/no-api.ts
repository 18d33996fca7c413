/** The API of a run that needs none: asking it is a mistake of ours. */
import type { Api } from './client.js';

export const NO_API: Api = {
  call: () => Promise.reject(new Error('This run was meant to make no request.')),
  fetchPlain: () => Promise.reject(new Error('This run was meant to make no request.')),
  toServerMs: (localMs) => localMs,
  stats: { requests: 0, limited: 0, retried: 0 },
  active: 0,
  close: () => Promise.resolve(),
};
