import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';

/** A server of one test on a free loopback port. Disposing it closes its connections. */
interface OwnServer extends AsyncDisposable {
  readonly server: Server;
  readonly port: number;
  /** `http://127.0.0.1:PORT`, or https with TLS options */
  readonly origin: string;
}

export async function serve(handler: RequestListener, tls?: ServerOptions): Promise<OwnServer> {
  const server = tls ? createTlsServer(tls, handler) : createServer(handler);
  const { port, dispose } = await listen(server);
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  return { server, port, origin, [Symbol.asyncDispose]: dispose };
}

/** Listens with a server of any protocol. */
export async function listen(server: NetServer): Promise<{ port: number; dispose: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dispose = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, dispose };
}
