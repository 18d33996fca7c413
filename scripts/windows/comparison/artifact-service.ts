/** Stands for the artifact service of GitHub: it takes every upload and remembers what it was. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ArtifactService {
  readonly origin: string;
  /** One line for each finished upload. */
  readonly uploads: readonly string[];
  close(): void;
}

const METHODS = '/twirp/github.actions.results.api.v1.ArtifactService/';

/** The signature is no random one: where a log shows it, the comparison has to see it. */
const SIGNATURE = 'signature-that-no-log-may-show';

export async function startArtifactService(): Promise<ArtifactService> {
  const uploads: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, origin(), uploads).then((body) => {
      response.writeHead(body === undefined ? 201 : 200, { 'content-type': 'application/json' });
      response.end(body && JSON.stringify(body));
    });
  });
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: origin(),
    uploads,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Resolves to the JSON of a method, or to undefined for a part of a blob. */
async function answer(request: IncomingMessage, origin: string, uploads: string[]): Promise<object | undefined> {
  const body = await text(request);
  const path = request.url ?? '';
  if (path === `${METHODS}CreateArtifact`) return { ok: true, signed_upload_url: `${origin}/blob?sig=${SIGNATURE}` };
  if (path !== `${METHODS}FinalizeArtifact`) return undefined;
  const { name, size } = JSON.parse(body) as { name: string; size: string };
  uploads.push(`${name}, ${size} bytes`);
  return { ok: true, artifact_id: String(uploads.length) };
}
