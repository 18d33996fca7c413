import { describe, expect, test } from 'vitest';
import { startStage } from '../../support/runs.js';
import { MINUTE } from './fixture.js';

describe('verifyUrl', () => {
  test('requests the published URL without the key until it responds', async () => {
    await using stage = await startStage({ publishedAfterMs: 20_000 });
    const { exitCode, result, summary, stderr } = await stage.run('trigger-deploy', ['--verify-url']);
    expect(exitCode).toBe(0);
    const requests = stage.emulator.requests.filter(({ origin }) => origin === 'files');
    expect(requests[0]?.status).toBe(404);
    expect(requests.at(-1)?.status).toBe(200);
    expect(requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
    expect(summary).toContain('** responds with HTTP 200 · built from ');
    expect(stderr).toMatch(/http\S+ doesn't respond yet: HTTP 404 \(\d+s\)/);
    expect(stderr).toMatch(/http\S+ responds \(HTTP 200\)\./);
    expect(result.outcome).toBe('done');
  });

  test('times out with the last status if the published URL never responds with success', async () => {
    await using stage = await startStage({ publishedAfterMs: 60 * MINUTE });
    const { exitCode, result } = await stage.run('trigger-deploy', ['--verify-url', '--timeout', '3m']);
    expect(exitCode).toBe(4);
    expect(result.message).toMatch(
      /Deployment [0-9a-f]{8} is published, but its URL doesn't respond yet \(HTTP 404\)\. See \S+#the-timeout-was-reached$/,
    );
    expect(result.outputs.status).toBe('ready');
  });

  test('follows redirects of the published URL', async () => {
    await using stage = await startStage();
    const location = `${stage.emulator.filesOrigin}/site/moved`;
    stage.emulator.addFault({ route: 'GET files/site', kind: 'redirect', location });
    stage.emulator.addFault({ route: 'GET files', kind: 'status', status: 404, after: 1 });
    const { exitCode } = await stage.run('trigger-deploy', ['--verify-url']);
    expect(exitCode).toBe(0);
    const requests = stage.emulator.requests.filter(({ origin }) => origin === 'files').map(({ path }) => path);
    expect(requests.slice(0, 2)).toEqual(['/site/', '/site/moved']);
  });
});
