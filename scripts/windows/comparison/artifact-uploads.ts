/** Stands for the artifact service of GitHub: it takes every upload and remembers what it was. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface ArtifactService {
  readonly origin: string;
  /** One line for each finished upload. */
  readonly uploads: readonly string[];
  close(): void;
}

interface Received {
  readonly uploads: string[];
  /** The parts of the upload that is not finished yet. */
  blocks: Buffer[];
}

const METHODS = '/twirp/github.actions.results.api.v1.ArtifactService/';

/** The signature is no random one: where a log shows it, the comparison has to see it. */
const SIGNATURE = 'signature-that-no-log-may-show';

export async function startArtifactService(): Promise<ArtifactService> {
  const received: Received = { uploads: [], blocks: [] };
  const server = createServer((request, response) => {
    void answer(request, origin(), received).then((body) => {
      response.writeHead(body === undefined ? 201 : 200, { 'content-type': 'application/json' });
      response.end(body && JSON.stringify(body));
    });
  });
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: origin(),
    uploads: received.uploads,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Resolves to the JSON of a method, or to undefined for a part of an upload. */
async function answer(request: IncomingMessage, origin: string, received: Received): Promise<object | undefined> {
  const body = await buffer(request);
  const path = request.url ?? '';
  if (path === `${METHODS}CreateArtifact`) {
    received.blocks = [];
    return { ok: true, signed_upload_url: `${origin}/container/blob?sig=${SIGNATURE}` };
  }
  if (path !== `${METHODS}FinalizeArtifact`) {
    if (!path.includes('comp=blocklist')) received.blocks.push(body);
    return undefined;
  }
  const { name } = JSON.parse(body.toString()) as { name: string };
  received.uploads.push(`${name}: ${describeUpload(Buffer.concat(received.blocks).toString('latin1'))}`);
  return { ok: true, artifact_id: String(received.uploads.length) };
}

/** The bytes of an archive hold times, so that its names stand for it. @param bytes one character each */
function describeUpload(bytes: string): string {
  if (!bytes.startsWith('PK')) return `${bytes.length} bytes`;
  // Each entry of the directory at the end: a signature, 24 bytes, the length of the name, 16 bytes, the name.
  const [, ...entries] = bytes.split('PK\u0001\u0002');
  const names = entries.map((entry) => entry.slice(42, 42 + Buffer.from(entry, 'latin1').readUInt16LE(24)));
  return names.sort().join(', ');
}
