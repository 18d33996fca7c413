import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeployment } from '../../src/api/endpoints/deployments.js';
import { ConnectionError, adviceFor } from '../../src/api/errors.js';
import { connectTo, rejection } from '../support/api.js';
import { VirtualClock } from '../support/clock.js';
import { serve } from './server.js';

/** Certificates of a company of its own: a CA, and servers that it signed. */
let folder: string;
/** The client as plain modules, below the project so that it finds its packages. */
let modules: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-ci-tls-'));
  const cache = resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  modules = mkdtempSync(join(cache, 'docs-ci-api-'));
  makeCertificates();
  transpile([
    'clock.ts',
    ...readdirSync('src/api', { recursive: true, encoding: 'utf8' }).map((name) => `api/${name}`),
  ]);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(modules, { recursive: true, force: true });
});

function makeCertificates(): void {
  const openssl = (line: string): Buffer => execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'pipe' });
  const key = (name: string): string => `-newkey rsa:2048 -nodes -keyout ${name}.key`;
  openssl(`req -x509 ${key('ca')} -out ca.pem -subj /CN=Company -days 2`);
  writeFileSync(join(folder, 'names.cnf'), 'subjectAltName=IP:127.0.0.1');
  openssl(`req ${key('server')} -out server.csr -subj /CN=server`);
  const sign = 'x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -extfile names.cnf';
  openssl(`${sign} -days 2 -out good.pem`);
  openssl(`${sign} -days -1 -out expired.pem`);
  writeFileSync(join(folder, 'names.cnf'), 'subjectAltName=DNS:other.example.test');
  openssl(`${sign} -days 2 -out other.pem`);
}

function transpile(names: readonly string[]): void {
  writeFileSync(join(modules, 'package.json'), '{"type":"module"}');
  for (const name of names.filter((one) => one.endsWith('.ts') && !one.endsWith('.d.ts'))) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    const { outputText } = ts.transpileModule(readFileSync(join('src', name), 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
    });
    writeFileSync(join(modules, name.replace(/ts$/, 'js')), outputText);
  }
}

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

async function serveTls(certificate: string) {
  return serve((_request, response) => response.end('{"usedBytes":1,"quotaBytes":2}'), {
    key: read('server.key'),
    cert: read(`${certificate}.pem`),
  });
}

/** A request from a process of its own: Node reads NODE_EXTRA_CA_CERTS when it starts. */
async function requestFromChild(origin: string, extraCa: string | undefined): Promise<string> {
  const script = `
    const { connectApi } = await import(${JSON.stringify(`file://${modules}/api/client.js`)});
    const { getStorage } = await import(${JSON.stringify(`file://${modules}/api/endpoints/media.js`)});
    const { systemClock } = await import(${JSON.stringify(`file://${modules}/clock.js`)});
    const api = connectApi({
      baseUrl: new URL(${JSON.stringify(`${origin}/api/v1`)}), key: 'k', userAgent: 'test', connections: 1,
      clock: systemClock, random: Math.random, deadlineMs: Date.now() + 60000, signal: new AbortController().signal,
      redact: (text) => text, onAttempt() {}, onWait() {},
    });
    try { console.log(JSON.stringify(await getStorage(api))); } catch (error) { console.log(error.code ?? error); }
    await api.close();`;
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: extraCa };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  return stdout.trim();
}

describe('TLS certificate', () => {
  it('rejects an untrusted certificate at once, before the request is sent', async () => {
    await using server = await serveTls('good');
    const api = connectTo(`${server.origin}/api/v1`, new VirtualClock());
    const error = await rejection(createDeployment(api));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', beforeSent: true });
    expect(adviceFor(error)).toContain('NODE_EXTRA_CA_CERTS');
    expect(api.stats.requests).toBe(1);
    await api.close();
  });

  it.each([
    { certificate: 'good', extraCa: true, printed: '{"usedBytes":1,"quotaBytes":2}' },
    { certificate: 'good', extraCa: false, printed: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    { certificate: 'expired', extraCa: true, printed: 'CERT_HAS_EXPIRED' },
    { certificate: 'other', extraCa: true, printed: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  ])(
    'connects or fails with a $certificate certificate and the company CA trusted: $extraCa',
    async ({ certificate, extraCa, printed }) => {
      await using server = await serveTls(certificate);
      expect(await requestFromChild(server.origin, extraCa ? join(folder, 'ca.pem') : undefined)).toBe(printed);
    },
  );

  it('throws a ConnectionError if the server does not speak TLS', async () => {
    await using server = await serve((_request, response) => response.end());
    const api = connectTo(`${server.origin.replace('http:', 'https:')}/api/v1`, new VirtualClock());
    const error = await rejection(createDeployment(api));
    expect(error).toMatchObject({ name: 'ConnectionError', beforeSent: true });
    expect(api.stats.requests).toBe(1);
    await api.close();
  });
});
