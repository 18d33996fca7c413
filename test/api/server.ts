import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';

/** A server of a test's own on loopback, on a free port; closing it cuts its connections. */
export interface OwnServer extends AsyncDisposable {
  readonly server: Server;
  readonly port: number;
  /** `http://127.0.0.1:PORT`, or https */
  readonly origin: string;
}

export async function serve(answer: RequestListener, tls?: ServerOptions): Promise<OwnServer> {
  const server = tls ? createTlsServer(tls, answer) : createServer(answer);
  const { port, dispose } = await listen(server);
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  return { server, port, origin, [Symbol.asyncDispose]: dispose };
}

/** For servers that are not about HTTP. */
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
