/**
 * Runs proxies in front of the servers that a run talks to. Each is a real server that records every request, forwards
 * it, and injects one planned fault before or after the work of the request.
 */
import dns from 'node:dns';
import diagnostics from 'node:diagnostics_channel';
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import { once } from 'node:events';
import type { Server } from 'node:net';
import tls from 'node:tls';
import { type Certificate, selfSigned } from './certificate.js';
import type { VirtualClock } from './clock.js';
import { leaveHanging } from './in-flight.js';

/** A request that arrived at a proxy. It holds keys and signatures, so never print it. */
export interface ReceivedRequest {
  readonly proxy: string;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  /** Holds method and path without the parts that differ between runs: `GET /deployments/{id}`. */
  readonly route: string;
  /** Counts the earlier requests of this route. */
  readonly nth: number;
  /** Counts the earlier requests of this proxy. */
  readonly index: number;
  /** Is measured on the clock of the run. */
  readonly atMs: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface ProxiedResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** Replaces or spoils a response. */
export interface ResponseFault {
  /** Tells whether the request reaches the server first. */
  readonly afterWork: boolean;
  /** Returns the response to send, from the real one if `afterWork`, or how to end without a response. */
  readonly respond: (
    answer: ProxiedResponse,
    arrived: ReceivedRequest,
    gates: FaultProxies,
  ) => ProxiedResponse | 'reset' | 'hang' | 'drip';
}

/** These faults strike before a request is sent. */
export type ConnectionFault = 'refused' | 'dns' | 'expired-tls';

export interface FaultPlan {
  readonly proxy: string;
  readonly always: boolean;
  /** Affects requests of this route from the nth on, or only the nth unless `always` is set. */
  readonly response?: ResponseFault & { readonly route: string; readonly nth: number };
  /** Affects connections as soon as the proxy has answered `index` requests. */
  readonly connection?: { readonly kind: ConnectionFault; readonly index: number };
}

interface FaultProxiesOptions {
  readonly clock: VirtualClock;
  /** Closes the connection after every response, so that faults of connections can strike each request. */
  readonly closeConnections?: boolean;
  readonly tls?: boolean;
}

const LOOPBACK = '127.0.0.1';
/** A slow body arrives in so many pieces, with so many virtual milliseconds before each. */
const DRIP_PIECES = 4;
const DRIP_MS = 4_000;

export class FaultProxies implements AsyncDisposable {
  readonly requests: ReceivedRequest[] = [];
  /** Counts requests that a proxy forwards or answers now. Hanging requests don't count. */
  busyCount = 0;
  /** Collects the signatures of signed URLs in responses. */
  readonly signatures = new Set<string>();
  /** Counts the runs so far. */
  runs = 0;
  /** Counts how often the fault was injected. */
  injectedCount = 0;
  readonly clock: VirtualClock;
  readonly closeConnections: boolean;
  readonly certificates: { readonly good: Certificate; readonly expired: Certificate } | undefined;
  /** Is called at every request and every response, in their order. */
  onEvent: (event: string) => void = () => undefined;
  /** Changes real responses on their way. */
  modifyResponse: (answer: ProxiedResponse, arrived: ReceivedRequest) => ProxiedResponse = (answer) => answer;
  readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #proxies = new Map<string, FaultProxy>();
  #plan: FaultPlan | undefined;
  readonly #undo: (() => void)[] = [];

  constructor({ clock, closeConnections: fresh = false, tls: secure = false }: FaultProxiesOptions) {
    this.clock = clock;
    this.closeConnections = fresh;
    this.certificates = secure ? sharedCertificates() : undefined;
    const { lookup } = dns;
    dns.lookup = this.#lookup(lookup) as typeof dns.lookup;
    this.#undo.push(() => (dns.lookup = lookup));
    if (this.certificates) this.#undo.push(trustCertificates(this.certificates));
    const onConnectError = (message: unknown): void => this.#noteRefusal((message as ConnectError).connectParams?.port);
    const onRequestError = (message: unknown): void => {
      const { request, error } = message as { readonly request: ClientRequest; readonly error: NodeJS.ErrnoException };
      // A request that was sent fails in other ways.
      if (!request.socket?.bytesRead) this.#noteRefusal(portOf(request, error));
    };
    diagnostics.subscribe('undici:client:connectError', onConnectError);
    diagnostics.subscribe('http.client.request.error', onRequestError);
    this.#undo.push(() => {
      diagnostics.unsubscribe('undici:client:connectError', onConnectError);
      diagnostics.unsubscribe('http.client.request.error', onRequestError);
    });
  }

  /** Opens a proxy and returns its origin, which clients use instead of the server's. */
  async open(name: string, upstream: string): Promise<string> {
    const proxy = new FaultProxy(this, name, upstream);
    this.#proxies.set(name, proxy);
    await proxy.listen();
    return proxy.origin;
  }

  origin(name: string): string {
    return this.#proxies.get(name)?.origin ?? '';
  }

  /** Replaces the origins of servers in a text with those of their proxies. */
  rewriteOrigins(text: string): string {
    for (const { upstream, origin } of this.#proxies.values()) text = text.replaceAll(upstream, origin);
    return text;
  }

  get plan(): FaultPlan | undefined {
    return this.#plan;
  }

  /** Sets the fault of the next run, or none. */
  async prepare(plan?: FaultPlan): Promise<void> {
    this.runs += 1;
    this.injectedCount = 0;
    this.requests.length = 0;
    for (const proxy of this.#proxies.values()) await proxy.restart();
    this.#plan = plan;
    this.cutConnections();
  }

  /** Injects the fault of connections when its time has come. */
  cutConnections(): void {
    const { proxy: name = '', connection: sever } = this.#plan ?? {};
    const proxy = this.#proxies.get(name);
    if (!proxy || !sever || this.injectedCount > 0 || proxy.responseCount !== sever.index) return;
    if (sever.kind === 'refused') proxy.stopListening();
    if (sever.kind === 'expired-tls') proxy.present('expired');
    if (sever.kind === 'dns') proxy.isUnresolvable = true;
    this.injectedCount += 1;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const undo of this.#undo) undo();
    this.agent.destroy();
    await Promise.all([...this.#proxies.values()].map((proxy) => proxy.close()));
  }

  /** Resolves `<proxy>.localhost`. A fault that strikes once ends after the first look-up. */
  #lookup(real: typeof dns.lookup) {
    return (name: string, options: object, callback: (...args: unknown[]) => void): void => {
      const proxy = this.#proxies.get(name.replace(/\.localhost$/, ''));
      if (!proxy) {
        real(name, options, callback as never);
        return;
      }
      const isLost = proxy.isUnresolvable;
      if (isLost && this.#plan?.always === false) proxy.isUnresolvable = false;
      setImmediate(() => {
        if (isLost) callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }));
        else if ('all' in options && options.all) callback(null, [{ address: LOOPBACK, family: 4 }]);
        else callback(null, LOOPBACK, 4);
      });
    };
  }

  /** Opens a proxy again after a client met it closed, if the fault strikes once. */
  #noteRefusal(port: string | number | undefined): void {
    if (this.#plan?.always !== false) return;
    for (const proxy of this.#proxies.values()) {
      if (Number(port) !== proxy.port) continue;
      if (this.#plan.connection?.kind === 'refused') void proxy.listen();
      if (this.#plan.connection?.kind === 'expired-tls') proxy.present('good');
    }
  }
}

function portOf(request: ClientRequest, error: NodeJS.ErrnoException): string {
  return 'port' in error ? String(error.port) : new URL(`http://${String(request.getHeader('host'))}`).port;
}

interface ConnectError {
  readonly connectParams?: { readonly port?: string | number };
}

let certificates: { good: Certificate; expired: Certificate } | undefined;
const sharedCertificates = (): { good: Certificate; expired: Certificate } =>
  (certificates ??= { good: selfSigned(), expired: selfSigned(Date.now() - 3_600_000) });

interface NativeContext {
  addCACert(pem: string): void;
}

/** Lets this process trust the certificates of the proxies, as with NODE_EXTRA_CA_CERTS. */
function trustCertificates({ good, expired }: { good: Certificate; expired: Certificate }): () => void {
  const create = tls.createSecureContext;
  tls.createSecureContext = (options) => {
    const secure = create(options);
    const { context } = secure as unknown as { readonly context: NativeContext };
    for (const { cert } of [good, expired]) context.addCACert(cert);
    return secure;
  };
  return () => (tls.createSecureContext = create);
}

class FaultProxy {
  port = 0;
  /** Is true while the name of the proxy can't be resolved. */
  isUnresolvable = false;
  responseCount = 0;
  readonly #server: ReturnType<typeof createServer> | TlsServer;
  readonly #counts = new Map<string, number>();

  constructor(
    private readonly proxies: FaultProxies,
    readonly name: string,
    readonly upstream: string,
  ) {
    const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => void this.#answer(incoming, outgoing);
    this.#server = proxies.certificates ? createTlsServer(proxies.certificates.good, answer) : createServer(answer);
    this.#server.keepAliveTimeout = 0;
  }

  get origin(): string {
    const { certificates, closeConnections: fresh } = this.proxies;
    if (certificates) return `https://${LOOPBACK}:${this.port}`;
    // Some libraries compare only host names, so that another origin needs another name.
    const hasName = fresh || this.name === 'elsewhere';
    return `http://${hasName ? `${this.name}.localhost` : LOOPBACK}:${this.port}`;
  }

  async listen(): Promise<void> {
    if (this.#server.listening) return;
    if (this.port === 0) this.port = await listenOnOwnPort(this.#server);
    else await listenOn(this.#server, this.port);
  }

  /** Refuses new connections. A response that is under way still arrives. */
  stopListening(): void {
    this.#server.close();
    this.#server.closeIdleConnections();
  }

  present(which: 'good' | 'expired'): void {
    const certificate = this.proxies.certificates?.[which];
    if (certificate) (this.#server as TlsServer).setSecureContext(certificate);
  }

  async restart(): Promise<void> {
    this.isUnresolvable = false;
    this.responseCount = 0;
    this.#counts.clear();
    this.present('good');
    await this.listen();
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => {
      this.#server.close(() => done());
      this.#server.closeAllConnections();
    });
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { proxies: gates } = this;
    gates.busyCount += 1;
    let isCounted = true;
    const rest = (): void => {
      if (isCounted) gates.busyCount -= 1;
      isCounted = false;
    };
    outgoing.on('close', rest);
    try {
      const arrived = this.#note(incoming, await readAll(incoming));
      gates.onEvent(`${arrived.proxy} ${arrived.route} #${arrived.nth} arrived`);
      const strike = this.#strikeOf(arrived);
      const untouched = { status: 200, headers: {}, body: Buffer.alloc(0) };
      const real =
        strike?.afterWork === false ? untouched : gates.modifyResponse(await this.#forward(arrived), arrived);
      const answer = strike ? strike.respond(real, arrived, gates) : real;
      this.responseCount += 1;
      if (answer === 'reset') {
        incoming.socket.resetAndDestroy();
      } else if (answer === 'hang') {
        const release = leaveHanging();
        outgoing.on('close', release);
        rest();
      } else if (answer === 'drip') {
        await this.#drip(real, outgoing, rest);
      } else {
        if (gates.plan?.connection) gates.cutConnections();
        this.#head(answer, outgoing);
        outgoing.end(answer.body, () => gates.onEvent(`${arrived.proxy} ${arrived.route} #${arrived.nth} answered`));
      }
    } catch {
      // The client has gone, or the server behind the proxy is closed already.
      incoming.socket.destroy();
    }
  }

  #note(incoming: IncomingMessage, body: Buffer): ReceivedRequest {
    const path = incoming.url ?? '/';
    const method = incoming.method ?? '';
    const route = routeOf(method, path);
    const nth = this.#counts.get(route) ?? 0;
    this.#counts.set(route, nth + 1);
    const index = this.proxies.requests.filter(({ proxy }) => proxy === this.name).length;
    const atMs = this.proxies.clock.now();
    const arrived = { proxy: this.name, method, path, route, nth, index, atMs, headers: incoming.headers, body };
    this.proxies.requests.push(arrived);
    return arrived;
  }

  #strikeOf({ route, nth }: ReceivedRequest): ResponseFault | undefined {
    const { plan } = this.proxies;
    if (plan?.proxy !== this.name || plan.response?.route !== route) return undefined;
    if (plan.always ? nth < plan.response.nth : nth !== plan.response.nth) return undefined;
    this.proxies.injectedCount += 1;
    return plan.response;
  }

  #forward({ method, path, headers, body }: ReceivedRequest): Promise<ProxiedResponse> {
    return new Promise((resolve, reject) => {
      const passed = { ...withoutConnectionHeaders(headers), 'content-length': body.length };
      const options = { method, agent: this.proxies.agent, headers: passed };
      const asked = request(this.upstream + path, options, (answer) => {
        readAll(answer).then((bytes) => {
          const kept = withoutConnectionHeaders(answer.headers);
          const isText = /json|text|xml/.test(kept['content-type'] ?? '');
          const text = isText ? Buffer.from(this.proxies.rewriteOrigins(bytes.toString('utf8'))) : bytes;
          if (isText)
            for (const [, signature = ''] of text.toString().matchAll(/[?&]sig=([\w-]+)/g))
              this.proxies.signatures.add(signature);
          const location = kept.location && { location: this.proxies.rewriteOrigins(kept.location) };
          const head = { ...kept, ...location } as ProxiedResponse['headers'];
          resolve({ status: answer.statusCode ?? 0, headers: head, body: text });
        }, reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  #head({ status, headers, body }: ProxiedResponse, outgoing: ServerResponse): void {
    const length = status === 204 || status === 304 ? {} : { 'content-length': String(body.length) };
    const date = new Date(this.proxies.clock.now()).toUTCString();
    outgoing.writeHead(status, {
      date,
      ...headers,
      ...length,
      ...(this.proxies.closeConnections ? { connection: 'close' } : {}),
    });
  }

  /** Sends the whole response slowly, but within the timeouts of clients. */
  async #drip(answer: ProxiedResponse, outgoing: ServerResponse, rest: () => void): Promise<void> {
    this.#head(answer, outgoing);
    outgoing.flushHeaders();
    rest();
    const release = leaveHanging();
    outgoing.on('close', release);
    const step = Math.max(1, Math.ceil(answer.body.length / DRIP_PIECES));
    for (let at = 0; at < answer.body.length && !outgoing.destroyed; at += step) {
      await this.proxies.clock.sleep(DRIP_MS);
      outgoing.write(answer.body.subarray(at, at + step));
    }
    outgoing.end();
  }
}

/** Systems give ports from 32,768 on to anyone who asks for any port. fetch refuses a few ports below these. */
const FIRST_PORT = 11_000;
const PORTS_PER_WORKER = 320;
const MAX_WORKERS = 64;
let nextPort = Math.floor(Math.random() * PORTS_PER_WORKER);

/**
 * Chooses a port that nobody gets by chance, so that it stays free while the proxy refuses connections. Otherwise another
 * process may take it, or a client may connect to itself. Workers that run at the same time choose different ports. A
 * worker takes its ports in turn, so that late requests of a run that was given up meet no proxy of the next run.
 */
async function listenOnOwnPort(server: Server): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID) % MAX_WORKERS;
  for (let attempt = 1; ; attempt += 1) {
    const port = FIRST_PORT + worker * PORTS_PER_WORKER + nextPort;
    nextPort = (nextPort + 1) % PORTS_PER_WORKER;
    try {
      await listenOn(server, port);
      return port;
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
}

/** Rejects if the port is taken. */
async function listenOn(server: Server, port: number): Promise<void> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
}

/** Removes headers that belong to one connection. */
function withoutConnectionHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const hops = ['host', 'connection', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hops.includes(name)));
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Returns a route that is the same in every run: IDs become `{id}`, and the query keeps only the operation. */
function routeOf(method: string, target: string): string {
  const { pathname, searchParams } = new URL(target, 'http://proxy');
  const path = pathname
    .replace(/^\/api\/v1(?=\/)/, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '{id}')
    .replace(/(?<=\/)\d{2,}(?=\/|$)/g, '{id}')
    .replace(/(?<=\/)docs-ci-[a-z0-9]+$/, 'docs-ci-{random}');
  const operation = searchParams.get('comp');
  return `${method} ${path}${operation === null ? '' : `?comp=${operation}`}`;
}
