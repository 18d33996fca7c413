/** Tests the second attempts at a rename on Windows, where other programs can hold a file open. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renameFile, retryWhileOpen } from '../../src/disk/rename.js';
import { temporaryFolder } from '../support/folder.js';

/** Work that fails with this code for as long as another program has the file open. */
async function attempt(
  code: string,
  openMs: number,
  platform: NodeJS.Platform,
): Promise<{ ms: number; tries: number; error: unknown }> {
  let ms = 0;
  let tries = 0;
  const work = (): Promise<void> => {
    tries += 1;
    return ms < openMs ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve();
  };
  const pause = (pauseMs: number): Promise<void> => {
    ms += pauseMs;
    return Promise.resolve();
  };
  const error: unknown = await retryWhileOpen(work, { platform, pause }).catch((cause: unknown) => cause);
  return { ms, tries, error };
}

describe('a file that another program has open', () => {
  test.each(['EPERM', 'EACCES', 'EBUSY'])(
    'waits about three seconds on Windows for a file that is open (%s)',
    async (code) => {
      expect(await attempt(code, 25, 'win32')).toMatchObject({ ms: 30, error: undefined });
      expect(await attempt(code, 2_900, 'win32')).toMatchObject({ error: undefined });
      const forever = await attempt(code, Infinity, 'win32');
      expect(forever.error).toMatchObject({ code });
      expect(forever.ms).toBeGreaterThan(2_900);
      expect(forever.ms).toBeLessThan(3_500);
    },
  );

  test.each([
    ['EPERM', 'linux'],
    ['EACCES', 'darwin'],
    ['ENOSPC', 'win32'],
    ['ENOENT', 'win32'],
  ] as const)('fails immediately with %s on %s, which does not mean an open file', async (code, platform) => {
    expect(await attempt(code, Infinity, platform)).toMatchObject({ ms: 0, tries: 1, error: { code } });
  });
});

test('renames a file and replaces an older one', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'old'), 'old');
  writeFileSync(join(folder, 'new'), 'new');
  await renameFile(join(folder, 'new'), join(folder, 'old'));
  expect(readdirSync(folder)).toEqual(['old']);
  expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('new');
});
