import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failRoute, startCheck } from './fixture.js';

describe('check', () => {
  test('passes for a project that has everything, with at most 13 requests', async () => {
    await using fixture = await startCheck();
    const { exitCode, result, summary } = await fixture.check();
    expect(exitCode).toBe(0);
    expect(result.message).toBe('No problems (role: editor)');
    expect(result.outputs).toMatchObject({
      role: 'editor',
      'rate-limit': '600',
      'deployment-branch': 'main',
      problems: '0',
      warnings: '0',
      unknown: '0',
    });
    expect(Number(result.outputs['storage-percent'])).toBeLessThan(10);
    expect(fixture.emulator.requests.length).toBeLessThanOrEqual(13);
    expect(summary).toContain('## ✅ Check: no problem');
    expect(summary).toMatch(/\| ✅\u00a0ok \| role \| editor \|/);
  });

  test('shows every other row if one request hangs', async () => {
    await using fixture = await startCheck();
    fixture.emulator.addFault({ route: 'GET /branches', kind: 'hang', times: Infinity });
    const { exitCode, result, stdout, summary } = await fixture.check(['--timeout', '2s']);
    expect(exitCode).toBe(0);
    // What isn't known may be a problem.
    expect(summary).toContain('## ⚪ Check: no problems, 1 not known\n');
    expect(stdout).toMatch(/^○ No problems, 1 not known/m);
    // The URL is right, and the service isn't down.
    expect(summary).toContain('| repository | no response before the timeout | Run the job again later. |');
    expect(fixture.rowsAbout('repository')).toEqual(['unknown: no response before the timeout']);
    expect(result.outputs).toMatchObject({ role: 'editor', unknown: '1' });
  });

  test('ends with its result although check.json cannot be written', async () => {
    await using fixture = await startCheck();
    mkdirSync(join(fixture.folder, 'docs-ci/check/check.json'), { recursive: true });
    const { exitCode, result, summary, stderr } = await fixture.check();
    expect(exitCode).toBe(0);
    expect(result.message).toBe('No problems (role: editor)');
    expect(summary).toContain('| ✅\u00a0ok | role | editor |');
    expect(stderr).toContain(
      'Couldn\'t write "docs-ci/check/check.json": there is a folder with this name. Set --results-dir to another folder.',
    );
  });

  test('shows every other row if the first request hangs', async () => {
    await using fixture = await startCheck();
    fixture.emulator.addFault({ route: 'GET /media', kind: 'hang', times: Infinity });
    const { exitCode } = await fixture.check(['--timeout', '2s']);
    expect(exitCode).toBe(0);
    expect(fixture.rowsAbout('role')).toEqual(['unknown: the service gave no usable response']);
    expect(fixture.rowsAbout('project')[0]).toMatch(/^ok: /);
  });

  test('shows every other row if one request gets an HTML page', async () => {
    await using fixture = await startCheck();
    fixture.emulator.addFault({ route: 'GET /config', kind: 'html', status: 200, times: Infinity });
    await fixture.check();
    expect(fixture.rowsAbout('project')[0]).toMatch(/^unknown: a web page answered instead of the API/);
    expect(fixture.rowsAbout('repository')).toEqual(['ok: 3 branches']);
  });

  test('ends as unavailable if the service gives no usable response at all', async () => {
    await using fixture = await startCheck();
    failRoute(fixture, '*', 503);
    const { exitCode, result } = await fixture.check();
    expect(exitCode).toBe(5);
    expect(result.outcome).toBe('unavailable');
    expect(fixture.rows().map(({ id }) => id)).toEqual(['address', 'machine']);
  });

  test('ends as unavailable with one sentence of advice if nothing responds at the URL', async () => {
    await using fixture = await startCheck();
    const run = await fixture.check(['--base-url', 'http://127.0.0.1:1/api/v1']);
    const { exitCode, result, stdout, stderr, summary } = run;
    expect(exitCode).toBe(5);
    expect(result.message).toMatch(/^Couldn't check the service: connection refused/);
    expect(fixture.rowsAbout('address')).toEqual(['problem: 127.0.0.1:1/api/v1: connection refused (ECONNREFUSED)']);
    // The message doesn't name the host.
    expect(summary).toContain('| URL | 127.0.0.1:1/api/v1: connection refused (ECONNREFUSED) |');
    for (const text of [stdout + stderr, summary])
      expect(text.replace(/\s+/g, ' ').split('the service is down: run the job again later')).toHaveLength(2);
    expect(stdout).toMatch(/^✔ ok +machine +/m);
  });

  test('names the first problem in the title, counts the others, and folds what is right', async () => {
    await using fixture = await startCheck();
    const { viewer } = fixture.emulator.keys;
    const { summary } = await fixture.check(['--for', 'sync-media'], viewer);
    expect(summary).toMatch(/^## ❌ Problem with the role: viewer; sync-media needs editor\n\n/);
    const [open = '', folded = ''] = summary.split(/<details><summary>What is right \(\d+\)<\/summary>/);
    expect(open).not.toContain('✅');
    expect(folded).toContain('| ✅\u00a0ok | URL |');
    failRoute(fixture, 'GET /branches', 403);
    const both = await fixture.check(['--for', 'sync-media'], viewer);
    expect(both.summary).toMatch(/^## ❌ Problem with the role: .*, and 1 more problem\n/);
  });

  test('says that a rejected key leaves role, limit and project not known, and what to do first', async () => {
    await using fixture = await startCheck();
    const { exitCode } = await fixture.check([], 'wrong');
    expect(exitCode).toBe(1);
    for (const id of ['role', 'limit', 'project'] as const)
      expect(fixture.rows().find((one) => one.id === id)).toMatchObject({
        verdict: 'unknown',
        found: 'the service rejected the key',
        cure: 'First do what the row key says. Then run the job again.',
      });
  });

  test('keeps texts of the service harmless in the summary, the log and check.json', async () => {
    await using fixture = await startCheck();
    const name = '\u202e<script>x</script>\u001b[2J\n::error::owned | `x`';
    failRoute(fixture, 'GET /config', 200, { branch: '##[error]x', config: { name, navigation: [] } });
    const { summary, stdout, stderr } = await fixture.check();
    expect(summary).not.toContain('<script>');
    expect(stdout + stderr).not.toMatch(/^::error|##\[/m);
    expect(readFileSync(join(fixture.folder, 'docs-ci/check/check.json'), 'utf8')).not.toContain('\u202e');
  });

  test('fits into a terminal of 80 columns, with a word for each verdict', async () => {
    await using fixture = await startCheck({ keyLimitPerMinute: 20 });
    failRoute(fixture, 'GET /storage', 404);
    const { stdout } = await fixture.run('check', [], { NO_COLOR: '1' }, 80);
    expect(stdout).toMatch(/▲ No problems, 1 warning, 1 not known \(role: editor\)$/m);
    expect(stdout).toMatch(/^▲ warning +limit +20 requests per minute\. A report takes/m);
    expect(stdout).toMatch(/^○ not\sknown +storage +/m);
    expect(stdout).toMatch(/^✔ ok +role +editor$/m);
    expect(stdout).toMatch(/^And \d+ more, listed in docs-ci\/check\/summary\.md\.$/m);
    // The progress line is erased by a control sequence, not shown.
    const lines = stdout.split('\n').map((line) => line.split('\u001b[2K').at(-1) ?? '');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
