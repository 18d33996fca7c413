/** Tests `docs-ci emulator` in the bundle. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/folder.js';
import { runDist } from '../support/processes.js';
import { NEEDS, skipUnless } from '../support/tools.js';

const CLI = resolve(import.meta.dirname, '../../dist/cli.js');

test('serves with the given faults until a signal stops the emulator', async ({ skip }) => {
  skipUnless(NEEDS.signals, { skip });
  const child = spawn(process.execPath, [CLI, 'emulator', '--fault', 'GET /storage 503 x1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('admin ')) break;
  }
  const baseUrl = /DOCS_CI_BASE_URL=(\S+)/.exec(output)?.[1] ?? '';
  const key = /DOCS_CI_API_KEY=(\S+)/.exec(output)?.[1] ?? '';
  expect(new URL(baseUrl).hostname).toBe('127.0.0.1');
  const ask = async (): Promise<number> => {
    const answer = await fetch(`${baseUrl}/storage`, { headers: { authorization: `Bearer ${key}` } });
    await answer.arrayBuffer();
    return answer.status;
  };
  expect([await ask(), await ask()]).toEqual([503, 200]);
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});

test('ends on Ctrl-Break as on Ctrl-C', async () => {
  // Only Windows sends the signal, so the process raises it itself once it serves.
  const raise = `
    const { stdout } = process, write = stdout.write;
    stdout.write = (...args) => {
      stdout.write = write;
      setImmediate(() => process.emit('SIGBREAK'));
      return stdout.write(...args);
    };`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(raise)}`, CLI, 'emulator'];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});

test('rejects an invalid --fault with an error message', async () => {
  const args = ['emulator', '--fault', 'GET /nowhere 503'];
  const { exitCode, stderr } = await runDist({ script: 'cli.js', args, cwd: temporaryFolder() });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/"GET \/nowhere" isn.t a route/);
});
