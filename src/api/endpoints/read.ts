/** Makes requests in the form that most endpoints share. */
import type { Api, Call } from '../api.js';
import { type ApiError, hasStatus } from '../errors.js';

/** Returns a function that loads one schema of a module. */
export function schemasOf<Module>(load: () => Promise<Module>) {
  return <Name extends keyof Module>(name: Name) =>
    async (): Promise<Module[Name]> =>
      (await load())[name];
}

type Read<T> = Pick<Call<T>, 'path' | 'goal' | 'params' | 'query' | 'schema' | 'signal'>;

/** The largest `limit` that the service accepts, by connection and path, once it refused a larger one. */
const maxLimits = new WeakMap<Api, Map<string, number>>();

/**
 * Makes a read that viewers may make. The contract names the maximum of `limit`; if the service refuses it, the read is
 * made again with less, and so are later ones.
 */
export async function read<T>(api: Api, call: Read<T>): Promise<T> {
  const known = maxLimits.get(api)?.get(call.path) ?? Infinity;
  const limit = Number(call.query?.['limit'] ?? NaN);
  const query = limit > known ? { ...call.query, limit: known } : call.query;
  try {
    return (await api.call({ ...call, query, method: 'GET', role: 'viewer', idempotent: true })).body;
  } catch (error) {
    const smaller = hasStatus(error, 400) ? smallerLimit(error, Math.min(limit, known)) : undefined;
    if (smaller === undefined) throw error;
    const limits = maxLimits.get(api) ?? new Map<string, number>();
    maxLimits.set(api, limits.set(call.path, smaller));
    return read(api, call);
  }
}

/** Few items per request are worth less than the error. */
const MIN_LIMIT = 10;

/** The limit that the error names, or else half. Undefined if the error isn't about the limit. */
function smallerLimit({ reason, details }: ApiError, limit: number): number | undefined {
  const about = details.find(({ field }) => /(^|\W)limit$/i.test(field))?.message;
  const text = about ?? (/\blimit\b/i.test(reason) ? reason : undefined);
  if (text === undefined || !(limit > MIN_LIMIT)) return undefined;
  const named = (text.match(/\d+/g) ?? []).map(Number).filter((number) => number >= MIN_LIMIT && number < limit);
  return named.length > 0 ? Math.max(...named) : Math.max(MIN_LIMIT, Math.floor(limit / 2));
}
