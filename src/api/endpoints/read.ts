/** Makes requests in the form that most endpoints share. */
import type { Api, Call } from '../api.js';

/** Returns a function that loads one schema of a module. */
export function schemasOf<Module>(load: () => Promise<Module>) {
  return <Name extends keyof Module>(name: Name) =>
    async (): Promise<Module[Name]> =>
      (await load())[name];
}

/** Makes a read that viewers may make. */
export async function read<T>(
  api: Api,
  call: Pick<Call<T>, 'path' | 'goal' | 'params' | 'query' | 'schema' | 'signal'>,
): Promise<T> {
  return (await api.call({ ...call, method: 'GET', role: 'viewer', idempotent: true })).body;
}
