/**
 * Refuses file names and symlinks that Windows refuses, on every system. A test that needs them says so with `skipUnless`.
 * Otherwise it would fail on Windows alone. Vitest loads this module before each file of the tests that run there.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { NEEDS, neededNow } from './tools.js';
import { isWindowsPath } from './windows-path.js';

const FOUND_ON_WINDOWS: ReadonlySet<unknown> = new Set([NEEDS.git, NEEDS.npm]);
const { writeFileSync, mkdirSync, symlinkSync } = fs;

Object.assign(fs, {
  writeFileSync: (...args: Parameters<typeof writeFileSync>) => {
    refuseName(args[0]);
    writeFileSync(...args);
  },
  mkdirSync: (...args: Parameters<typeof mkdirSync>) => {
    refuseName(args[0]);
    return mkdirSync(...args);
  },
  symlinkSync: (...args: Parameters<typeof symlinkSync>) => {
    if (runsOnWindows()) throw new Error(`Windows may refuse symlinks: ${String(args[1])}. Call skipUnless first.`);
    symlinkSync(...args);
  },
});
syncBuiltinESMExports();

beforeEach(() => neededNow.clear());

afterAll(() => {
  Object.assign(fs, { writeFileSync, mkdirSync, symlinkSync });
  syncBuiltinESMExports();
});

function refuseName(path: unknown): void {
  if (typeof path !== 'string' || !runsOnWindows()) return;
  if (!isWindowsPath(relative(tmpdir(), path)))
    throw new Error(`Windows has no file ${JSON.stringify(path)}. Call skipUnless first.`);
}

/** Is false if the running test says that it needs something that Windows lacks. */
function runsOnWindows(): boolean {
  return [...neededNow].every((need) => FOUND_ON_WINDOWS.has(need));
}
