import { createServer } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../src/api/api.js';
import type { AttemptInfo, Wait } from '../../src/api/client.js';
import { createDeployment, getDeployment, listDeployments } from '../../src/api/endpoints/deployments.js';
import { adviceFor } from '../../src/api/errors.js';
import { createExport } from '../../src/api/endpoints/exports.js';
import { searchPages } from '../../src/api/endpoints/content.js';
import { all, connectTo, rejection } from '../support/api.js';
import { VirtualClock } from '../support/clock.js';
import { listen, serve } from './server.js';

const KEY = 'hd_live_5ecret-Key.Value+with/odd=chars';
const SIGNATURE = 'sig-7f3a9c';
const SIGNED = `https://files.example.com/exports/1.pdf?expires=1&signature=${SIGNATURE}`;

/** Renders an error in every way in which a user may see it. */
function shown(error: unknown): string {
  const { stack, message } = error as Error;
  return [String(error), stack, message, JSON.stringify(error), inspect(error, { depth: 20 }), adviceFor(error)].join(
    '\n',
  );
}

interface Client {
  readonly api: Api;
  readonly reported: unknown[];
}

async function withClient(origin: string, run: (client: Client) => Promise<void>): Promise<void> {
  const reported: (AttemptInfo | Wait)[] = [];
  const clock = new VirtualClock([() => api.active > 0]);
  await using api: Api & AsyncDisposable = connectTo(`${origin}/api/v1`, clock, {
    key: KEY,
    redact: (text) => text.replaceAll(KEY, '***'),
    onAttempt: (attempt) => void reported.push(attempt),
    onWait: (wait) => void reported.push(wait),
  });
  await run({ api, reported });
}

/** Both writes look for their result, and so read a list and the export. */
const REQUESTS = [(api: Api) => searchPages(api, { q: SIGNATURE }), createDeployment, createExport];

function expectNoSecrets(...seen: readonly unknown[]): void {
  for (const one of seen) {
    const text = one instanceof Error ? shown(one) : inspect(one, { depth: 20 });
    expect(text).not.toContain(SIGNATURE);
    expect(text).not.toContain(KEY.slice(0, 7));
  }
}

describe('secrets in errors', () => {
  const padded = `${'x'.repeat(500 - KEY.length / 2)}${KEY}${'y'.repeat(500)}`;
  const bodies = {
    'in a message': JSON.stringify({ message: `Key ${KEY} may not see ${SIGNED}`, code: 400 }),
    'at the edge of a long message': JSON.stringify({ message: padded }),
    'in a long message of addresses': JSON.stringify({ message: `${SIGNED} `.repeat(1000) }),
    'in details': JSON.stringify({
      message: 'Bad',
      details: [
        { field: KEY, message: `${KEY} ${SIGNED}` },
        { field: SIGNED, message: padded },
      ],
    }),
    'in the error name': JSON.stringify({ error: `${KEY} ${SIGNED}` }),
    'in a page': `<html><body>Authorization: Bearer ${KEY} <a href="${SIGNED}">here</a></body></html>`,
    'in plain text': `Authorization: Bearer ${KEY} ${SIGNED}`,
    'in half a document': `{"message":"${KEY} ${SIGNED}`,
    'in a good answer of another shape': JSON.stringify({ exportId: 1, downloadUrl: SIGNED, media: KEY, status: KEY }),
    'in an answer that has it as a field': JSON.stringify({ [KEY]: { [SIGNED]: 1 }, media: [{ [KEY]: SIGNED }] }),
  };

  it.each(Object.keys(bodies) as (keyof typeof bodies)[])(
    'never shows the key or a signature that a response contains %s',
    async (where) => {
      for (const status of [200, 400, 502]) {
        await using server = await serve((_request, response) => {
          response.writeHead(status, { 'content-type': 'text/html', 'x-echo': KEY }).end(bodies[where]);
        });
        await withClient(server.origin, async ({ api, reported }) => {
          for (const request of REQUESTS) {
            const error = await rejection(request(api));
            expect(error).toHaveProperty('request');
            expectNoSecrets(error);
          }
          expectNoSecrets(reported);
        });
      }
    },
  );

  it('never shows the key or a signature from the URL of a redirect', async () => {
    await using server = await serve((_request, response) => {
      response
        .writeHead(302, { location: `https://user:${encodeURIComponent(KEY)}@files.example.com/${KEY}?s=${SIGNATURE}` })
        .end();
    });
    await withClient(server.origin, async ({ api }) => {
      const error = await rejection(all(listDeployments(api)));
      expect(shown(error)).toContain('https://files.example.com');
      expectNoSecrets(error);
    });
  });

  it('never shows the key or a signature from a response that is not HTTP', async () => {
    const server = await listen(
      createServer((socket) => socket.once('data', (bytes) => socket.end(`${bytes.toString()}\r\n${SIGNED}`))),
    );
    await withClient(`http://127.0.0.1:${server.port}`, async ({ api, reported }) => {
      const error = await rejection(getDeployment(api, 'd'));
      expect(error).toMatchObject({ name: 'ConnectionError' });
      expectNoSecrets(error, reported);
    });
    await server.dispose();
  });

  it('never shows the key or a signature if the connection breaks', async () => {
    const server = await listen(createServer((socket) => socket.once('data', () => socket.resetAndDestroy())));
    await withClient(`http://127.0.0.1:${server.port}`, async ({ api, reported }) => {
      const error = await rejection(searchPages(api, { q: SIGNATURE }));
      expectNoSecrets(error, reported);
    });
    await server.dispose();
  });
});
