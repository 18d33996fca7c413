import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDeployment } from '../../src/api/endpoints/deployments.js';
import { getStorage } from '../../src/api/endpoints/media.js';
import { ConnectionError, adviceFor } from '../../src/api/errors.js';
import { connectTo, rejection } from '../support/api.js';
import { createAuthority } from '../support/certificate.js';
import { VirtualClock } from '../support/clock.js';
import { temporaryFolder } from '../support/folder.js';
import { runDist } from '../support/processes.js';
import { listen, serve } from './server.js';
import { inputName } from '../../src/text/input-names.js';

const HOUR_MS = 60 * 60_000;
const LOCALHOST = { address: [127, 0, 0, 1] };
/** The authority of a company, and the certificates that it signed for servers. */
const AUTHORITY = createAuthority();
const CERTIFICATES = {
  good: AUTHORITY.sign(LOCALHOST),
  expired: AUTHORITY.sign(LOCALHOST, Date.now() - HOUR_MS),
  other: AUTHORITY.sign({ name: 'other.example.test' }),
};

async function serveTls(name: keyof typeof CERTIFICATES) {
  return serve((_request, response) => response.writeHead(418).end('{}'), CERTIFICATES[name]);
}

/** A command in a process of its own: Node reads NODE_EXTRA_CA_CERTS when it starts. */
async function requestFromChild(origin: string, isTrusted: boolean): Promise<string> {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'ca.pem'), AUTHORITY.cert);
  const args = ['check', '--base-url', `${origin}/api/v1`, '--api-key', 'key-0123456789', '--dry-run'];
  const env = isTrusted ? { NODE_EXTRA_CA_CERTS: join(cwd, 'ca.pem') } : {};
  const { stdout, stderr } = await runDist({ script: 'cli.js', args, cwd, env });
  return stdout + stderr;
}

describe('TLS certificate', () => {
  it('rejects an untrusted certificate at once, before the request is sent', async () => {
    await using server = await serveTls('good');
    await using api = connectTo(`${server.origin}/api/v1`, new VirtualClock());
    const error = await rejection(createDeployment(api));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', beforeSent: true });
    expect(adviceFor(error)).toContain('NODE_EXTRA_CA_CERTS');
    expect(api.stats.requests).toBe(1);
  });

  it.each([
    { certificate: 'good', extraCa: true, printed: 'HTTP 418' },
    { certificate: 'good', extraCa: false, printed: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    { certificate: 'expired', extraCa: true, printed: 'CERT_HAS_EXPIRED' },
    { certificate: 'other', extraCa: true, printed: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  ] as const)(
    'connects or fails with a $certificate certificate and the company CA trusted: $extraCa',
    async ({ certificate, extraCa, printed }) => {
      await using server = await serveTls(certificate);
      expect(await requestFromChild(server.origin, extraCa)).toContain(printed);
    },
  );

  it('throws a ConnectionError if the server does not speak TLS', async () => {
    await using server = await serve((_request, response) => response.end());
    await using api = connectTo(`${server.origin.replace('http:', 'https:')}/api/v1`, new VirtualClock());
    const error = await rejection(createDeployment(api));
    expect(error).toMatchObject({ name: 'ConnectionError', beforeSent: true });
    expect(adviceFor(error)).toBe(`Check the port in ${inputName('base-url')}.`);
    expect(api.stats.requests).toBe(1);
  });

  it.each([
    // A fatal alert: handshake_failure.
    {
      scheme: 'https',
      answer: '\x15\x03\x03\x00\x02\x02\x28',
      reason: 'the server ended the TLS handshake (ERR_TLS_ALERT)',
    },
    { scheme: 'http', answer: 'SSH-2.0-OpenSSH_10.0\r\n', reason: "the server's response isn't HTTP" },
    {
      scheme: 'http',
      answer: `HTTP/1.1 200 OK\r\nx: ${'long'.repeat(8_000)}`,
      reason: "the server's response isn't HTTP",
    },
  ])('throws a ConnectionError that says that $reason', async ({ scheme, answer, reason }) => {
    const { port, dispose } = await listen(
      createServer((socket) => socket.once('data', () => socket.write(answer, 'latin1'))),
    );
    await using api = connectTo(`${scheme}://127.0.0.1:${port}/api/v1`, new VirtualClock());
    expect(await rejection(getStorage(api))).toMatchObject({ name: 'ConnectionError', message: reason });
    expect(api.stats.requests).toBe(1);
    await dispose();
  });
});
