/** Tests that a run finishes and publishes its results if its output can't be written, as on a full disk. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startEmulator } from '../../emulator/emulator.js';
import { temporaryFolder } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { serviceVariables } from '../support/processes.js';

const CLI = resolve(import.meta.dirname, '../../dist/cli.js');

/** Runs `docs-ci check`. Each write to the lost stream fails, because it is a file that is only open for reading. */
async function checkWithout(lost: 'stdout' | 'stderr', ...flags: readonly string[]) {
  const emulator = await closedLater(startEmulator());
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'log'), '');
  const log = openSync(join(cwd, 'log'), 'r');
  const env = { PATH: process.env.PATH, ...serviceVariables(emulator) };
  const child: ChildProcess = spawn(process.execPath, [CLI, 'check', ...flags], {
    cwd,
    env,
    stdio: ['ignore', lost === 'stdout' ? log : 'pipe', lost === 'stderr' ? log : 'pipe'],
  });
  closeSync(log);
  const [[exitCode], stdout, stderr] = await Promise.all([
    once(child, 'exit') as Promise<[number]>,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  const result = JSON.parse(readFileSync(join(cwd, 'docs-ci/check/result.json'), 'utf8')) as { outcome: string };
  return { exitCode, outcome: result.outcome, stdout, stderr };
}

test.each([{ flags: [] }, { flags: ['--json'] }])(
  'says once, with exit code 1, that stdout is lost (flags: $flags)',
  async ({ flags }) => {
    const { exitCode, outcome, stderr } = await checkWithout('stdout', ...flags);
    expect(outcome).toBe('done');
    expect(stderr.match(/couldn't be written/g)).toHaveLength(1);
    expect(stderr).toMatch(/^docs-ci: stdout couldn't be written: \w.*\.$/m);
    expect(stderr).not.toContain(' at ');
    expect(exitCode).toBe(1);
  },
);

test('finishes check although no line of its log can be written to stderr', async () => {
  const { exitCode, outcome, stdout } = await checkWithout('stderr', '--verbose');
  expect(stdout).toContain('No problems');
  expect([outcome, exitCode]).toEqual(['done', 0]);
});
