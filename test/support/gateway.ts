/** Passes the requests of a run on to the emulator, so that a test can act before each of them. */
import type { Emulator } from '../../emulator/emulator.js';
import { type ApiRequest, type ApiServer, RESET, startApiServer } from './api-server.js';

/**
 * @param before is awaited before each request, the first of which is 1
 * @param edit returns what the run gets instead of a response's body
 */
export async function startGateway(
  { origin }: Pick<Emulator, 'origin'>,
  before: (request: ApiRequest, nth: number) => unknown,
  edit: (body: unknown, request: ApiRequest) => unknown = (body) => body,
): Promise<ApiServer> {
  let nth = 0;
  return startApiServer(async (request) => {
    await before(request, (nth += 1));
    const query = request.query.size === 0 ? '' : `?${request.query.toString()}`;
    try {
      const response = await fetch(`${origin}${request.path}${query}`, {
        method: request.method,
        headers: { authorization: String(request.headers.authorization), 'content-type': 'application/json' },
        ...(request.method === 'GET' ? {} : { body: new Uint8Array(request.bytes) }),
      });
      // The time is that of the service.
      const date = response.headers.get('date');
      return {
        status: response.status,
        json: edit(await response.json(), request),
        ...(date !== null && { headers: { date } }),
      };
    } catch {
      // The run has ended, and the emulator with it.
      return { status: RESET };
    }
  });
}
