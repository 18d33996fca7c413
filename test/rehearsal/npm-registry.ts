/** A registry on this machine with npm's rules for publishing: by an owner's token, or by a trusted workflow. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  repository: z.looseObject({ url: z.string() }).optional(),
  dist: z.looseObject({ integrity: z.string(), tarball: z.string() }),
});
const publishSchema = z.looseObject({
  name: z.string(),
  'dist-tags': z.record(z.string(), z.string()),
  versions: z.record(z.string(), manifestSchema),
  _attachments: z.record(z.string(), z.looseObject({ data: z.string() })),
});
const claimsSchema = z.object({
  aud: z.string(),
  repository: z.string(),
  workflow: z.string(),
  environment: z.string(),
});

type Manifest = z.infer<typeof manifestSchema>;
type Claims = z.infer<typeof claimsSchema>;

interface Package {
  readonly tags: Record<string, string>;
  readonly versions: Record<string, Manifest>;
  readonly tarballs: Record<string, Buffer>;
}

/** Ends a request with npm's status and sentence. */
class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What npm is told on the settings page of a package. */
type TrustedPublisher = Omit<Claims, 'aud'>;

export class NpmRegistry {
  readonly ownerToken = 'npm_owner';
  /** Undefined until the owner adds it, which needs a package. */
  trustedPublisher: TrustedPublisher | undefined;
  readonly #packages = new Map<string, Package>();
  /** Tokens of trusted workflows, each for one package. */
  readonly #issued = new Map<string, { readonly name: string; readonly claims: Claims }>();
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  static async start(): Promise<NpmRegistry> {
    const registry = new NpmRegistry();
    await new Promise<void>((listening) => registry.#server.listen(0, '127.0.0.1', listening));
    return registry;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): Promise<void> {
    return new Promise((closed) => void this.#server.close(() => closed()));
  }

  tagsOf(name: string): Record<string, string> {
    return { ...this.#packages.get(name)?.tags };
  }

  /** The hash of each version. */
  versionsOf(name: string): Record<string, string> {
    const versions = Object.entries(this.#packages.get(name)?.versions ?? {});
    return Object.fromEntries(versions.map(([version, { dist }]) => [version, dist.integrity]));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const [status, body] = this.#route(request, Buffer.concat(chunks).toString());
      response.writeHead(status).end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    } catch (error) {
      const [status, message] = error instanceof Refused ? [error.status, error.message] : [400, String(error)];
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: message, message }));
    }
  }

  #route({ method, url = '', headers }: IncomingMessage, body: string): [status: number, body: unknown] {
    const path = decodeURIComponent(new URL(url, this.url).pathname).slice(1);
    const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
    const exchange = '-/npm/v1/oidc/token/exchange/package/';
    if (method === 'POST' && path.startsWith(exchange))
      return [201, this.#exchange(path.slice(exchange.length), token)];
    if (method === 'PUT') return [201, this.#publish(path, token, publishSchema.parse(JSON.parse(body)))];
    const [name = '', file] = path.split('/-/');
    const found = this.#packages.get(name);
    if (method !== 'GET' || found === undefined) throw new Refused(404, 'Not found');
    if (file === undefined) return [200, { name, 'dist-tags': found.tags, versions: found.versions }];
    return [200, found.tarballs[file] ?? Buffer.alloc(0)];
  }

  /** A workflow's identity for a token that publishes one package. */
  #exchange(name: string, idToken: string): { token: string } {
    const [, payload = ''] = idToken.split('.');
    const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    const { aud, ...publisher } = claims;
    if (!this.#packages.has(name) || this.trustedPublisher === undefined)
      throw new Refused(404, 'no trusted publisher');
    const isTrusted = JSON.stringify(publisher) === JSON.stringify(this.trustedPublisher);
    if (aud !== 'npm:127.0.0.1' || !isTrusted) throw new Refused(401, 'another publisher is trusted');
    const token = `npm_trusted_${this.#issued.size}`;
    this.#issued.set(token, { name, claims });
    return { token };
  }

  #publish(path: string, token: string, given: z.infer<typeof publishSchema>): { ok: true } {
    const { name, versions, _attachments: attachments, 'dist-tags': tags } = given;
    const [manifest] = Object.values(versions);
    const data = Object.values(attachments)[0]?.data;
    if (manifest === undefined || data === undefined || name !== path || manifest.name !== name)
      throw new Refused(400, 'one version of the package is needed');
    if (name !== name.toLowerCase()) throw new Refused(400, `Package name may not have capitals: ${name}`);
    this.#authorize(name, token, manifest);
    const found = this.#packages.get(name) ?? { tags: { latest: manifest.version }, versions: {}, tarballs: {} };
    if (Object.hasOwn(found.versions, manifest.version))
      throw new Refused(403, `You cannot publish over the previously published versions: ${manifest.version}.`);
    const bytes = Buffer.from(data, 'base64');
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    if (manifest.dist.integrity !== integrity) throw new Refused(400, 'the tarball has another hash');
    const file = `docs-ci-${manifest.version}.tgz`;
    const dist = { ...manifest.dist, tarball: `${this.url}${name}/-/${file}` };
    found.versions[manifest.version] = { ...manifest, dist };
    found.tarballs[file] = bytes;
    Object.assign(found.tags, tags);
    this.#packages.set(name, found);
    return { ok: true };
  }

  #authorize(name: string, token: string, { repository }: Manifest): void {
    if (token === this.ownerToken) return;
    const issued = this.#issued.get(token);
    if (issued?.name !== name) throw new Refused(401, 'You must be logged in to publish packages.');
    const expected = `git+https://github.com/${issued.claims.repository}.git`;
    // npm compares the spelling, too.
    if (repository?.url !== expected)
      throw new Refused(422, `"repository.url" is "${repository?.url ?? ''}", expected to match "${expected}"`);
  }
}
