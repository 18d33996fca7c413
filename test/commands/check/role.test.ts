import { describe, expect, test } from 'vitest';
import { JOB_NEEDS } from '../../../src/commands/check/inputs.js';
import { type KeyRights, knownRole, roleRow } from '../../../src/commands/check/role.js';
import { commandNames } from '../../../src/commands/index.js';
import { withoutHelp } from '../../support/runs.js';
import { failRoute, startCheck } from './fixture.js';

const EDITORS = 'sync-media, push-content, publish-branch, trigger-deploy, export-pdf-artifact';
const ADMIN = `ok: admin, more than needed: editor is enough for ${EDITORS}, unless sync-media uses prune`;

describe.each(['role', 'body'] as const)('a service that checks the %s first', (checksFirst) => {
  test.each([
    ['viewer', 1, `problem: viewer; ${EDITORS} need editor`],
    ['editor', 0, 'ok: editor'],
    ['admin', 0, ADMIN],
  ] as const)('shows the role of a %s key', async (role, exitCode, found) => {
    await using fixture = await startCheck({ checksFirst });
    const run = await fixture.check([], fixture.emulator.keys[role]);
    expect(run.exitCode).toBe(exitCode);
    expect(run.result.outputs.role).toBe(role);
    expect(fixture.rowsAbout('role')).toEqual([found]);
  });

  test('shows a wrong key, and asks for nothing else', async () => {
    await using fixture = await startCheck({ checksFirst });
    const { exitCode, result } = await fixture.check([], 'wrong-key');
    expect(exitCode).toBe(1);
    expect(withoutHelp(result.message)).toBe(
      'key: invalid, expired or revoked (HTTP 401). Ask an organization admin for a new key, and copy it without anything around it.',
    );
    expect(fixture.rowsAbout('role')).toEqual(['unknown: the service rejected the key']);
    expect(fixture.rowsAbout('limit')).toEqual(['unknown: the service rejected the key']);
    expect(result.outputs['rate-limit']).toBe('');
    expect(fixture.emulator.requests).toHaveLength(1);
  });

  test('shows what is around a malformed key', async () => {
    await using fixture = await startCheck({ checksFirst });
    await fixture.check([], `"${fixture.emulator.keys.editor}"`);
    expect(fixture.rowsAbout('key')).toEqual([
      'problem: not accepted (HTTP 401), and it has quotes or punctuation around it',
    ]);
    const { exitCode, result } = await fixture.check([], `Bearer ${fixture.emulator.keys.editor}`);
    expect(exitCode).toBe(2);
    expect(withoutHelp(result.message)).toBe('--api-key: the value starts with "Bearer". Use only the key after it.');
  });
});

test('warns about a key with quotes that the service accepts', async () => {
  await using fixture = await startCheck();
  fixture.emulator.state.keys.set("'quoted-key'", 'editor');
  const { exitCode } = await fixture.check([], "'quoted-key'");
  expect(exitCode).toBe(0);
  expect(fixture.rowsAbout('key')).toEqual(['warning: accepted, although it has quotes or punctuation around it']);
});

test('calls a key accepted only if a response proves it', async () => {
  await using fixture = await startCheck();
  failRoute(fixture, 'GET /media', 500);
  const { exitCode } = await fixture.check([], 'wrong-key');
  expect(exitCode).toBe(1);
  expect(fixture.rowsAbout('key')).toEqual(['problem: invalid, expired or revoked (HTTP 401)']);
  failRoute(fixture, '*', 400);
  await fixture.check();
  expect(fixture.rowsAbout('key')).toEqual(['unknown: no response shows whether the service accepts it']);
});

describe('role in a run', () => {
  test('fails the job if it is below what the job needs', async () => {
    await using fixture = await startCheck();
    const { result } = await fixture.check(['--for', 'sync-media'], fixture.emulator.keys.viewer);
    expect(withoutHelp(result.message)).toBe(
      'role: viewer; sync-media needs editor. Ask an organization admin for a key with the editor role.',
    );
    const { result: all } = await fixture.check([], fixture.emulator.keys.viewer);
    expect(withoutHelp(all.message)).toMatch(
      / for a key with the editor role\. If you don't use these jobs, list only yours in --for\.$/,
    );
  });

  const FORM = 'this service checks the fields of a request before the role of its key';
  const REST = 'the service gave no usable response to the rest';

  test.each([
    ['rejects the form of the request', { kind: 'status', status: 400 }, FORM],
    ['is behind a proxy whose page has the status 403', { kind: 'html', status: 403 }, REST],
    ['is behind a proxy whose page has the status 404', { kind: 'html', status: 404 }, REST],
  ] as const)('does not know the role if the service %s, and deletes nothing then', async (_, fault, reason) => {
    await using fixture = await startCheck();
    fixture.emulator.addFault({ route: 'PATCH /media/{id}', ...fault, times: Infinity });
    const { exitCode, result } = await fixture.check([], fixture.emulator.keys.admin);
    expect(exitCode).toBe(0);
    expect(result.outputs.role).toBe('');
    expect(fixture.rowsAbout('role')).toEqual([`unknown: viewer or above, because ${reason}`]);
    expect(fixture.emulator.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test.each([
    ['--for', 'analytics-report', 'viewer', 'ok: viewer'],
    ['--for', 'check-site', 'admin', 'ok: admin, more than needed: viewer is enough for check-site'],
  ] as const)('compares what %s %s needs with the %s key', async (flag, value, role, found) => {
    await using fixture = await startCheck();
    expect((await fixture.check([flag, value], fixture.emulator.keys[role])).exitCode).toBe(0);
    expect(fixture.rowsAbout('role')).toEqual([found]);
  });

  test('proves only the right to read if the deletion gives no clear response', async () => {
    await using fixture = await startCheck();
    failRoute(fixture, 'DELETE /media/{id}', 405);
    const { result } = await fixture.check([], fixture.emulator.keys.admin);
    expect(result.outputs.role).toBe('');
    expect(fixture.rowsAbout('role')).toEqual([
      'unknown: viewer or above, because the service gave no usable response to the rest',
    ]);
  });

  test.each([
    ['PATCH /media/{id}', []],
    ['DELETE /media/{id}', ['DELETE']],
  ])('stops if the service changes something that does not exist: %s', async (route, deletes) => {
    await using fixture = await startCheck();
    failRoute(fixture, route, 200, { media: {} });
    const { exitCode, result } = await fixture.check([], fixture.emulator.keys.admin);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/^role: the service changed something that doesn't exist\./);
    const { requests } = fixture.emulator;
    expect(requests.filter(({ method }) => method === 'DELETE').map(({ method }) => method)).toEqual(deletes);
  });

  test('sends GET requests only in a dry run, and then does not know the role', async () => {
    await using fixture = await startCheck();
    const { exitCode, result } = await fixture.check(['--dry-run'], fixture.emulator.keys.admin);
    expect(exitCode).toBe(0);
    expect(result.outputs.role).toBe('');
    expect(fixture.rowsAbout('role')).toEqual([
      'unknown: viewer or above, because a dry run only reads, and every role may read',
    ]);
    expect(fixture.rows().find(({ id }) => id === 'role')?.cure).toBe(
      'Run check without --dry-run to see the role. That changes nothing, either.',
    );
    expect(new Set(fixture.emulator.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  test("blames the plan if the key isn't allowed to read", async () => {
    await using fixture = await startCheck();
    failRoute(fixture, '*', 403);
    await fixture.check();
    expect(fixture.rowsAbout('role')).toEqual(["problem: the key isn't allowed to read (HTTP 403)"]);
  });
});

describe('role table', () => {
  const rights: [KeyRights, string | undefined][] = [
    [{ read: 'unknown' }, undefined],
    [{ read: 'unknown', edit: 'granted', delete: 'granted' }, undefined],
    [{ read: 'denied' }, undefined],
    [{ read: 'granted' }, undefined],
    [{ read: 'granted', edit: 'denied' }, 'viewer'],
    [{ read: 'granted', edit: 'unknown' }, undefined],
    [{ read: 'granted', edit: 'granted' }, undefined],
    [{ read: 'granted', edit: 'granted', delete: 'denied' }, 'editor'],
    [{ read: 'granted', edit: 'granted', delete: 'unknown' }, undefined],
    [{ read: 'granted', edit: 'granted', delete: 'granted' }, undefined],
    [{ read: 'granted', edit: 'granted', delete: 'granted', bulkDelete: 'unknown' }, undefined],
    [{ read: 'granted', edit: 'granted', delete: 'granted', bulkDelete: 'granted' }, 'admin'],
  ];

  test.each(rights)('proves from %j the role %s', (key, role) => {
    expect(knownRole(key)).toBe(role);
  });

  test.each(rights)('never calls a role too low that is not proven: %j', (key) => {
    const isProven = key.edit === 'denied' || key.delete === 'denied' || key.read === 'denied';
    expect(roleRow(key, 'admin', ['sync-media']).verdict === 'problem').toBe(isProven);
  });
});

describe.each(['file', 'no-route'] as const)('a service that refuses changes of a file by %s', (mediaChecksFirst) => {
  const LOOKS_FOR_FILE = 'this service seems to look for a file before it checks the role of the key';

  test.each([
    ['viewer', '', `unknown: viewer or above, because ${LOOKS_FOR_FILE}`],
    ['editor', '', `unknown: viewer or above, because ${LOOKS_FOR_FILE}`],
    ['admin', 'admin', ADMIN],
  ] as const)('never calls the role of a %s key higher than it is', async (role, output, found) => {
    await using fixture = await startCheck({ mediaChecksFirst });
    const { exitCode, result } = await fixture.check([], fixture.emulator.keys[role]);
    expect(exitCode).toBe(0);
    expect(result.outputs.role).toBe(output);
    expect(fixture.rowsAbout('role')).toEqual([found]);
  });
});

test('changes nothing at a service that has a file with the id of the test', async () => {
  await using fixture = await startCheck();
  const item = { id: '00000000-0000-4000-8000-000000000000', name: 'a.txt', kind: 'data', mimeType: 'text/plain' };
  const times = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
  const media = { ...item, ...times, sizeBytes: 1, url: 'https://x.test/a.txt' };
  failRoute(fixture, 'GET /media/{id}', 200, { media });
  const { result } = await fixture.check([], fixture.emulator.keys.admin);
  expect(result.outputs.role).toBe('');
  expect(fixture.emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test.each(['token-4f9a', 'bearer_1', 'authorization4'])('calls the key %s no header', async (key) => {
  await using fixture = await startCheck();
  fixture.emulator.state.keys.set(key, 'editor');
  await fixture.check([], key);
  expect(fixture.rowsAbout('key')).toEqual([expect.stringMatching(/^ok: /)]);
});

test('knows the role that each job needs', () => {
  expect(Object.keys(JOB_NEEDS)).toEqual(commandNames.filter((name) => name !== 'check'));
});
