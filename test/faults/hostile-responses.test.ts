/** Tests hostile responses, clocks and sizes: runs end as documented, with a message, and obey nothing in them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDeployment, getDeployment, listDeployments } from '../../src/api/endpoints/deployments.js';
import { ApiError, ConnectionError, UnexpectedResponseError, TimeoutError } from '../../src/api/errors.js';
import { createExport, getExport } from '../../src/api/endpoints/exports.js';
import { Http } from '../../src/api/http.js';
import { BodyTooLargeError } from '../../src/api/http-response.js';
import { gitLabRequest } from '../../src/main.js';
import { endingOf } from '../../src/run/outcome.js';
import { all, connectTo } from '../support/api.js';
import { VirtualClock } from '../support/clock.js';
import type { ProxiedResponse } from '../support/fault-proxy.js';
import { watchRequests } from '../support/in-flight.js';
import { commandsIn } from '../support/runner-commands.js';
import { hasSystemWork, useVirtualTimers } from '../support/virtual-timers.js';
import {
  hostileHeader,
  hostileJson,
  isPrototypeClean,
  PROTOTYPE_KEYS,
  propertyRuns,
  logCaseCount,
} from './hostile-values.js';
import './preload-modules.js';
import { ANALYTICS_REPORT } from './scenarios/analytics-report.js';
import { CHECK } from './scenarios/check.js';
import { CHECK_PAGES } from './scenarios/check-pages.js';
import { CHECK_SEARCH } from './scenarios/check-search.js';
import { CHECK_SITE } from './scenarios/check-site.js';
import { EXPORT_PDF_ARTIFACT } from './scenarios/export-pdf-artifact.js';
import { PUBLISH_BRANCH } from './scenarios/publish-branch.js';
import { PUSH_CONTENT } from './scenarios/push-content.js';
import { SYNC_MEDIA } from './scenarios/sync-media.js';
import { TRIGGER_DEPLOY } from './scenarios/trigger-deploy.js';
import { createRunClock, openFixture } from './fixture.js';
import { readMarkdown } from '../support/markdown.js';

const SCENARIOS = [
  ...CHECK,
  ...CHECK_PAGES,
  ...CHECK_SEARCH,
  ...SYNC_MEDIA,
  ...PUSH_CONTENT,
  ...PUBLISH_BRANCH,
  ...TRIGGER_DEPLOY,
  ...CHECK_SITE,
  ...EXPORT_PDF_ARTIFACT,
  ...ANALYTICS_REPORT,
];

logCaseCount('answers, clocks and sizes');

/** Lets all timers of the calling block use this clock. */
function liveBy(clock: VirtualClock): void {
  let end: () => void;
  beforeAll(() => (end = useVirtualTimers(clock)));
  afterAll(() => end());
}

const HOUR_MS = 3_600_000;

describe('API client', () => {
  // These tests only wait for requests, because they use no files.
  const clock = new VirtualClock([watchRequests(), hasSystemWork]);
  liveBy(clock);
  const calls = [
    (api: ReturnType<typeof connectTo>) => getDeployment(api, 'x'),
    (api: ReturnType<typeof connectTo>) => all(listDeployments(api)),
    (api: ReturnType<typeof connectTo>) => createDeployment(api),
    (api: ReturnType<typeof connectTo>) => getExport(api),
    (api: ReturnType<typeof connectTo>) => createExport(api),
  ];

  test(
    'reads any response or fails with one of four errors in time, and changes no prototype',
    { timeout: 300_000 },
    async () => {
      let next: ProxiedResponse = { status: 200, headers: {}, body: Buffer.alloc(0) };
      const server = createServer((incoming, outgoing) => {
        incoming.resume();
        outgoing.writeHead(next.status, next.headers);
        outgoing.end(next.body);
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
      const header = hostileHeader().map((text) => text.replace(/[^\t\x20-\x7e]/g, ''));
      const body = fc.oneof(
        hostileJson().map((value) => JSON.stringify(value)),
        fc.string({ maxLength: 200 }),
        fc.constantFrom(
          '',
          'null',
          '[]',
          '{}',
          '{"__proto__":{"polluted":1}}',
          '['.repeat(50_000),
          '{"a":'.repeat(20_000),
        ),
      );
      const status = fc.oneof(
        fc.constantFrom(200, 202, 204, 207, 301, 304, 400, 401, 403, 404, 409, 422, 429, 500, 503, 599),
        fc.integer({ min: 200, max: 999 }),
      );
      const headers = fc.dictionary(
        fc.constantFrom(
          'retry-after',
          'x-ratelimit-limit',
          'x-ratelimit-remaining',
          'x-ratelimit-reset',
          'date',
          'content-type',
          'location',
        ),
        header,
      );
      try {
        await fc.assert(
          fc.asyncProperty(fc.constantFrom(...calls), status, headers, body, async (call, code, head, text) => {
            next = {
              status: code,
              headers: { ...head },
              body: code === 204 || code === 304 ? Buffer.alloc(0) : Buffer.from(text),
            };
            const startMs = clock.now();
            const api = connectTo(baseUrl, clock, { deadlineMs: startMs + HOUR_MS });
            try {
              const error: unknown = await call(api).then(
                () => undefined,
                (thrown: unknown) => thrown,
              );
              if (error !== undefined) {
                expect(
                  [ApiError, ConnectionError, UnexpectedResponseError, TimeoutError].some(
                    (kind) => error instanceof kind,
                  ),
                  endingOf(error).message,
                ).toBe(true);
                const { message } = endingOf(error);
                expect(message.length).toBeLessThan(6_000);
                expect(message).not.toMatch(/\bat .+\.[jt]s:\d+|TypeError|\[object/);
              }
              expect(clock.now() - startMs).toBeLessThan(HOUR_MS + 60_000);
              expect(isPrototypeClean()).toBe(true);
            } finally {
              await api.close();
            }
          }),
          propertyRuns(700),
        );
      } finally {
        server.close();
        server.closeAllConnections();
      }
    },
  );

  test.each([200, 400, 500])(
    "doesn't hold a 100 MB response of the service with status %i in memory",
    { timeout: 60_000 },
    async (status) => {
      await using long = await startLong(status);
      const api = connectTo(`${long.origin}/api/v1`, clock);
      try {
        const error: unknown = await getDeployment(api, 'x').catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(UnexpectedResponseError);
        expect(endingOf(error).message).toContain('has more than 16777216 bytes');
        // Reading ends at the limit, so that most of the body isn't sent.
        expect(long.sentBytes()).toBeLessThan(60 * 1024 * 1024);
      } finally {
        await api.close();
      }
    },
  );

  test.each([200, 500])(
    "doesn't hold a 100 MB response of GitLab with status %i in memory",
    { timeout: 60_000 },
    async (status) => {
      await using long = await startLong(status);
      const http = new Http({ connections: 1, userAgent: 'docs-ci/test' });
      try {
        const asked = gitLabRequest(http)({ method: 'GET', url: long.origin, headers: {}, timeoutMs: 5_000 });
        await expect(asked.then(({ text }) => text.length)).rejects.toThrow(BodyTooLargeError);
        expect(long.sentBytes()).toBeLessThan(60 * 1024 * 1024);
      } finally {
        await http.close();
      }
    },
  );
});

interface Long extends AsyncDisposable {
  readonly origin: string;
  sentBytes(): number;
}

/** Starts a server that answers every request with 100 MB. */
async function startLong(status: number): Promise<Long> {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  let sentBytes = 0;
  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(status, { 'content-type': 'application/json' });
    let left = 100;
    const send = (): void => {
      while (left > 0 && !outgoing.destroyed) {
        left -= 1;
        sentBytes += chunk.length;
        if (!outgoing.write(chunk)) {
          outgoing.once('drain', send);
          return;
        }
      }
      outgoing.end();
    };
    send();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentBytes: () => sentBytes,
    [Symbol.asyncDispose]: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

describe('commands', () => {
  const clock = createRunClock();
  liveBy(clock);
  const EXIT_CODES = [0, 1, 3, 4, 5];

  test(
    'ends every command as documented under falsified responses, and obeys nothing in them',
    { timeout: 600_000 },
    async () => {
      const falseValues = [
        '::error::owned',
        '##[set-output name=url]owned',
        '\u001b[2Jowned',
        '<script>owned()</script>',
        '$(touch pwned)',
        '\u202eowned',
        'x'.repeat(20_000),
        'https://e.example/?sig=0123456789abcdef0123456789abcdef',
      ];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...SCENARIOS),
          fc.integer({ min: 0, max: 24 }),
          fc.array(
            fc.tuple(fc.nat(), fc.oneof(hostileJson(), fc.constantFrom<unknown>(...falseValues), fc.constant(DROP))),
            { minLength: 1, maxLength: 4 },
          ),
          fc.boolean(),
          async (scenario, at, changes, addKeys) => {
            await using fixture = await openFixture(scenario, { clock });
            await fixture.proxies.prepare();
            fixture.proxies.modifyResponse = (answer, { index }) =>
              index < at ? answer : tampered(answer, changes, addKeys);
            const { exitCode, result, stdout, summary } = await fixture.run(1);
            // The manifest and the navigation are inputs of push-content that the service keeps, as the branches are of publish-branch.
            const isInputRejected =
              /The manifest "|navigation-group|the service has no branch|the deployment branch/.test(result.message);
            if (exitCode !== 2 || !isInputRejected) expect(EXIT_CODES, result.message).toContain(exitCode);
            expect(result.message).not.toMatch(
              /TypeError|RangeError|\[object|Cannot read|is not a function|\bat .+\.[jt]s:\d+/,
            );
            expect(isPrototypeClean()).toBe(true);
            expect(await (scenario.violationsUnderFalseResponses ?? scenario.violations)(fixture)).toEqual([]);
            if (scenario.host === 'github') {
              // Only the host sends commands to the runner, and texts are data in them.
              const obeyed = commandsIn(stdout).filter(
                ({ name }) => !['add-mask', 'debug', 'error', 'warning', 'notice', 'group', 'endgroup'].includes(name),
              );
              expect(obeyed).toEqual([]);
            }
            expect(readMarkdown(summary).tags.filter((tag) => /^<\/?script/i.test(tag))).toEqual([]);
            expect(summary).not.toContain('0123456789abcdef0123456789abcdef');
          },
        ),
        propertyRuns(160),
      );
    },
  );

  test('finishes every command although the clocks differ by hours', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SCENARIOS), fc.integer({ min: -30, max: 30 }), async (scenario, hours) => {
        await using fixture = await openFixture(scenario, { clock, skewMs: hours * HOUR_MS + 1_234 });
        await fixture.proxies.prepare();
        const run = await fixture.run(1);
        expect(run.result.message).not.toBe('');
        expect(run.exitCode, `${scenario.name}, ${hours} h: ${run.result.message}`).toBe(0);
        expect(await scenario.missingResults(fixture, run)).toEqual([]);
        expect(run.tookMs).toBeLessThan(120_000);
      }),
      propertyRuns(60),
    );
  });
});

/** Removes a field. */
const DROP = Symbol('drop');

/** Replaces some values of the response, and adds keys of prototypes. */
function tampered(
  answer: ProxiedResponse,
  changes: readonly (readonly [number, unknown])[],
  addKeys: boolean,
): ProxiedResponse {
  let json: unknown;
  try {
    json = JSON.parse(answer.body.toString());
  } catch {
    return answer;
  }
  const places: [holder: Record<string, unknown>, key: string][] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key]);
      walk((value as Record<string, unknown>)[key]);
    }
    if (addKeys && !Array.isArray(value))
      for (const key of PROTOTYPE_KEYS.slice(0, 3))
        Object.defineProperty(value, key, {
          value: { polluted: 1, status: 'ready' },
          enumerable: true,
          configurable: true,
          writable: true,
        });
  };
  walk(json);
  for (const [which, value] of changes) {
    const [holder, key] = places[which % Math.max(1, places.length)] ?? [];
    if (!holder || key === undefined) continue;
    if (value === DROP) Reflect.deleteProperty(holder, key);
    else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return { ...answer, body: Buffer.from(JSON.stringify(json)) };
}
