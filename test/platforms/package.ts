/** docs-ci as people install it: packed by npm, under a scope that has an owner. */
import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Packed, registryOf } from '../../scripts/bench/packed-package.js';
import { selfSigned } from '../support/certificate.js';
import { type Finish, temporaryFolder } from '../support/folder.js';

/** A registry that has the package and nothing else: whatever it would need is missing. */
export async function startRegistry(running: Finish, packed: Packed): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const answer = registryOf(packed, () => url);
  const server = createHttpServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  const url = `http://127.0.0.1:${await listen(running, server)}/`;
  return { url, asked };
}

/** The tarball over https, as a release asset. `authority` is the file with the certificate to trust. */
export async function startDownloads(running: Finish, { bytes }: Packed): Promise<{ url: string; authority: string }> {
  const certificate = selfSigned();
  const authority = join(temporaryFolder(running), 'ca.pem');
  writeFileSync(authority, certificate.cert);
  const answer: RequestListener = (_, response) => void response.end(bytes);
  const server = createHttpsServer(certificate, answer);
  return { url: `https://127.0.0.1:${await listen(running, server)}/docs-ci.tgz`, authority };
}

async function listen(running: Finish, server: Pick<Server, 'listen' | 'address' | 'close'>): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  running.onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())));
  return (server.address() as AddressInfo).port;
}
