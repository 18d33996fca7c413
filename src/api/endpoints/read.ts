/** Makes a read that viewers may make. */
import type { Api, Call } from '../api.js';

export async function read<T>(
  api: Api,
  call: Pick<Call<T>, 'path' | 'goal' | 'params' | 'query' | 'schema'>,
): Promise<T> {
  return (await api.call({ ...call, method: 'GET', role: 'viewer', idempotent: true })).body;
}
