import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeployment } from '../../src/api/endpoints/deployments.js';
import { ConnectionError, adviceFor } from '../../src/api/errors.js';
import { connectTo, rejection } from '../support/api.js';
import { createAuthority } from '../support/certificate.js';
import { VirtualClock } from '../support/clock.js';
import { createFolder, removeFolder } from '../support/folder.js';
import { serve } from './server.js';

const HOUR_MS = 60 * 60_000;
const LOCALHOST = { address: [127, 0, 0, 1] };
/** The authority of a company, and the certificates that it signed for servers. */
const AUTHORITY = createAuthority();
const CERTIFICATES = {
  good: AUTHORITY.sign(LOCALHOST),
  expired: AUTHORITY.sign(LOCALHOST, Date.now() - HOUR_MS),
  other: AUTHORITY.sign({ name: 'other.example.test' }),
};

/** The folder of the file with the authority's certificate. */
let folder: string;
/** The client as plain modules, below the project so that it finds its packages. */
let modules: string;

beforeAll(() => {
  folder = createFolder();
  writeFileSync(join(folder, 'ca.pem'), AUTHORITY.cert);
  const cache = resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  modules = createFolder(cache);
  transpile([
    'clock.ts',
    ...readdirSync('src/api', { recursive: true, encoding: 'utf8' }).map((name) => join('api', name)),
  ]);
});

afterAll(() => {
  removeFolder(folder);
  removeFolder(modules);
});

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

async function serveTls(name: keyof typeof CERTIFICATES) {
  return serve(
    (_request, response) => response.end('{"usedBytes":1,"quotaBytes":2,"limits":null}'),
    CERTIFICATES[name],
  );
}

/** A request from a process of its own: Node reads NODE_EXTRA_CA_CERTS when it starts. */
async function requestFromChild(origin: string, extraCa: string | undefined): Promise<string> {
  const module = (path: string): string => JSON.stringify(pathToFileURL(join(modules, path)).href);
  const script = `
    const { connectApi } = await import(${module('api/client.js')});
    const { getStorage } = await import(${module('api/endpoints/media.js')});
    const { systemClock } = await import(${module('clock.js')});
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
    { certificate: 'good', extraCa: true, printed: '{"usedBytes":1,"quotaBytes":2,"limits":null}' },
    { certificate: 'good', extraCa: false, printed: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    { certificate: 'expired', extraCa: true, printed: 'CERT_HAS_EXPIRED' },
    { certificate: 'other', extraCa: true, printed: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  ] as const)(
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
