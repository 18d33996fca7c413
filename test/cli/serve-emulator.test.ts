import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { parseFault, serveEmulator } from '../../src/cli/serve-emulator.js';
import type { Fault } from '../../emulator/faults/faults.js';

const DEPLOY = 'POST /deploy';

describe('parseFault', () => {
  it.each<[string, Fault]>([
    ['POST /deploy 502 x2', { route: DEPLOY, kind: 'status', status: 502, times: 2 }],
    ['  GET /deployments/{id}   hang ', { route: 'GET /deployments/{id}', kind: 'hang' }],
    ['* html after=1', { route: '*', kind: 'html', after: 1 }],
    ['POST /media 429 retry-after=5', { route: 'POST /media', kind: 'status', status: 429, retryAfterSeconds: 5 }],
    ['GET files/exports cut bytes=100', { route: 'GET files/exports', kind: 'cut', bytes: 100 }],
    ['GET files slow every=10', { route: 'GET files', kind: 'slow', everyMs: 10 }],
    ['POST /deploy 502 after-work', { route: DEPLOY, kind: 'status', status: 502, afterWork: true }],
  ])('parses the fault "%s"', (text, expected) => expect(parseFault(text)).toEqual(expected));

  it.each([
    ['', '"" isn\'t a route'],
    ['POST /deplyo 502', '"POST /deplyo" isn\'t a route. Use a method and a path template'],
    ['POST /deploy', 'the fault is missing. Add a status such as 502'],
    ['POST /deploy 99', '"99" isn\'t a fault. Use a status such as 502, or one of html, hang'],
    ['POST /deploy 302', '"302" isn\'t a fault. Use '],
    ['POST /deploy 502 twice', '"twice" isn\'t an option of a fault. Use x2'],
    ['POST /deploy 502 x0', '"x0" isn\'t an option'],
    ['POST /deploy 502 bytes=many', '"bytes=many" isn\'t an option'],
  ])('rejects the fault "%s" with a reason', (text, reason) => expect(() => parseFault(text)).toThrow(reason));
});

test('names the port that another program uses', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const served = serveEmulator({ port, faults: [], stdout: () => undefined, onCancel: () => undefined });
  await expect(served).rejects.toThrow(
    `--port: ${port} isn't available: another program uses it (EADDRINUSE). Use another port.`,
  );
});
