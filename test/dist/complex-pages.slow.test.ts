/** Tests pages that take minutes to parse in the bundle. Each takes the time that one page may take. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { closedLater } from '../support/loopback-platforms.js';
import { serviceVariables } from '../support/processes.js';
import { readJson, sync, workspace } from './sync-media.js';

/** Returns whether the service got no request for two seconds: the run parses pages then. */
function parsingOf({ requests }: Emulator): () => boolean {
  let last = 0;
  let lastMs = performance.now();
  return () => {
    if (requests.length !== last) lastMs = performance.now();
    last = requests.length;
    return last > 0 && performance.now() - lastMs > 2_000;
  };
}

/** These pages take longer than the run has to end. */
const LONG_PAGES = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`docs/long${index}.mdx`, `{"${'}ab'.repeat(80_000)}"}\n`]),
);

describe('push-content', () => {
  const PAGE = { 'docs/start.mdx': '# Start\n' };
  const push = (folder: string, emulator: Emulator, ...flags: string[]) => ({
    args: ['push-content', ...flags],
    cwd: folder,
    env: { ...serviceVariables(emulator), DOCS_CI_TO: 'reference' },
  });

  test.for([
    ['SIGTERM', 143, 'cancelled', []],
    ['timeout', 4, 'timed-out', ['--timeout', '3s']],
  ] as const)(
    'never holds a run: %s ends push-content within 6 s',
    async ([why, exitCode, outcome, flags], { skip }) => {
      skipUnless(NEEDS.signals, { skip });
      const [emulator, folder] = [
        await closedLater(startEmulator({ seed: false })),
        workspace({ ...PAGE, ...LONG_PAGES }),
      ];
      const start = performance.now();
      const isParsing = parsingOf(emulator);
      const kill = { signal: 'SIGTERM', when: () => why === 'SIGTERM' && isParsing() } as const;
      const ended = await sync(folder, emulator, { ...push(folder, emulator, ...flags), kill });
      expect(ended.exitCode, ended.stderr).toBe(exitCode);
      expect(ended.stopMs ?? performance.now() - start - 3_000).toBeLessThan(6_000);
      expect(readJson(folder, 'docs-ci/push-content/result.json')).toMatchObject({ outcome });
      expect(emulator.requests.every(({ method }) => method === 'GET')).toBe(true);
    },
  );

  test('pushes Markdown, in which every text is valid, with a warning that names the page', async () => {
    const files = { ...PAGE, 'docs/long0.md': '](abcd'.repeat(40_000) };
    const [emulator, folder] = [
      await closedLater(startEmulator({ seed: false, build: { pendingMs: 50, buildingMs: 100 } })),
      workspace(files),
    ];
    const ended = await sync(folder, emulator, push(folder, emulator));
    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(ended.stderr + ended.stdout).toMatch(
      /^ +- docs\/long0\.md:1 +The page is too complex to check: parsing takes more than 1\.5 seconds\. Split the page, or set --syntax to none\.$/m,
    );
    expect([...emulator.state.project.branch().files.keys()]).toContain('reference/long0.md');
  });

  test('stops the push with its name, and is pushed unchecked with syntax: none', async () => {
    const files = { ...PAGE, 'docs/long0.mdx': LONG_PAGES['docs/long0.mdx'] ?? '' };
    const [emulator, folder] = [
      await closedLater(startEmulator({ seed: false, build: { pendingMs: 50, buildingMs: 100 } })),
      workspace(files),
    ];
    const paths = (): string[] => [...emulator.state.project.branch().files.keys()];
    const stopped = await sync(folder, emulator, push(folder, emulator));
    expect(stopped.exitCode).toBe(3);
    expect(stopped.stderr + stopped.stdout).toContain(
      'docs/long0.mdx, line 1: The page is too complex to check: parsing takes more than 1.5 seconds.',
    );
    expect(paths().filter((path) => path.startsWith('reference/'))).toEqual([]);
    expect((await sync(folder, emulator, push(folder, emulator, '--syntax', 'none'))).exitCode).toBe(0);
    expect(paths()).toContain('reference/long0.mdx');
  });
});

describe('rewrite of sync-media', () => {
  const LONG = `![Logo](../media/logo.txt)\n\n${'](abcd'.repeat(40_000)}\n`;
  const FILES = { 'media/logo.txt': 'a logo', 'docs/page.md': '![Logo](../media/logo.txt)\n' };
  const args = ['sync-media', '--rewrite', 'docs/*.md'];

  test('keeps the page with a warning that names it, and rewrites the other pages', async () => {
    const [emulator, folder] = [
      await closedLater(startEmulator({ seed: false })),
      workspace({ ...FILES, 'docs/long.md': LONG }),
    ];
    const ended = await sync(folder, emulator, { args });
    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(ended.stdout + ended.stderr).toContain(
      "docs/long.md wasn't rewritten, because it is too complex to check: parsing takes more than 1.5 seconds. Split the page.",
    );
    expect(readFileSync(join(folder, 'docs/long.md'), 'utf8')).toBe(LONG);
    expect(readFileSync(join(folder, 'docs/page.md'), 'utf8')).not.toContain('../media');
  });

  test('never holds a run: SIGTERM ends sync-media within 6 s', async ({ skip }) => {
    skipUnless(NEEDS.signals, { skip });
    const pages = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`docs/long${index}.md`, LONG]));
    const [emulator, folder] = [await closedLater(startEmulator({ seed: false })), workspace({ ...FILES, ...pages })];
    const ended = await sync(folder, emulator, { args, kill: { signal: 'SIGTERM', when: parsingOf(emulator) } });
    expect(ended.exitCode, ended.stderr).toBe(143);
    expect(ended.stopMs).toBeLessThan(6_000);
    expect(readJson(folder, 'docs-ci/sync-media/result.json')).toMatchObject({ outcome: 'cancelled' });
  });
});

describe('check-pages', () => {
  test.for([
    ['SIGTERM', 143, 'cancelled', []],
    ['timeout', 4, 'timed-out', ['--timeout', '3s']],
  ] as const)(
    'never holds a run: %s ends check-pages within 6 s',
    async ([why, exitCode, outcome, flags], { skip }) => {
      skipUnless(NEEDS.signals, { skip });
      const [emulator, folder] = [await closedLater(startEmulator({ seed: false })), workspace(LONG_PAGES)];
      const start = performance.now();
      const isParsing = parsingOf(emulator);
      const kill = { signal: 'SIGTERM', when: () => why === 'SIGTERM' && isParsing() } as const;
      const ended = await sync(folder, emulator, { args: ['check-pages', '--path', 'docs', ...flags], kill });
      expect(ended.exitCode, ended.stderr).toBe(exitCode);
      expect(ended.stopMs ?? performance.now() - start - 3_000).toBeLessThan(6_000);
      expect(readJson(folder, 'docs-ci/check-pages/result.json')).toMatchObject({ outcome });
      expect(emulator.requests.every(({ method }) => method === 'GET')).toBe(true);
    },
  );
});
