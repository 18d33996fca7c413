/** docs-ci as people install it: packed by npm, under a scope that has an owner. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { selfSigned } from '../support/certificate.js';
import { createFolder, type Finish, removeFolder, temporaryFolder } from '../support/folder.js';

const ROOT = resolve(import.meta.dirname, '../..');
const NAME = '@acme/docs-ci';
const exec = promisify(execFile);

export interface Packed {
  /** What npm knows it by. */
  readonly spec: string;
  readonly sha256: string;
  readonly bytes: Buffer;
  readonly manifest: Readonly<Record<string, unknown>> & { readonly version: string };
}

/** Packs this checkout. */
export async function packPackage(): Promise<Packed> {
  const folder = createFolder();
  try {
    const manifest = { ...packageJson, name: NAME, private: false };
    mkdirSync(join(folder, 'package'));
    for (const path of packageJson.files) cpSync(join(ROOT, path), join(folder, 'package', path), { recursive: true });
    writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify(manifest));
    await exec('npm', ['pack', '--offline', '--silent', '--ignore-scripts', '--cache', join(folder, 'cache')], {
      cwd: join(folder, 'package'),
    });
    const bytes = readFileSync(join(folder, 'package', `acme-docs-ci-${manifest.version}.tgz`));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { spec: `${NAME}@${manifest.version}`, sha256, bytes, manifest };
  } finally {
    removeFolder(folder);
  }
}

/** A registry that has the package and nothing else: whatever it would need is missing. */
export async function startRegistry(
  running: Finish,
  { bytes, manifest }: Packed,
): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const server = createHttpServer((request, response) => {
    asked.push(request.url ?? '');
    const known = { ...manifest, dist: { tarball: `${url}cli.tgz`, integrity } };
    const packument = {
      name: NAME,
      'dist-tags': { latest: manifest.version },
      versions: { [manifest.version]: known },
    };
    if (request.url === '/@acme%2fdocs-ci') response.end(JSON.stringify(packument));
    else if (request.url === '/cli.tgz') response.end(bytes);
    else response.writeHead(404).end('{}');
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
