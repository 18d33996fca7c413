/** Tests push-content in the bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import { temporaryFolder, writeFiles } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { type EndedProcess, runDist, serviceVariables } from '../support/processes.js';

const PAGES = {
  'docs/start.mdx': '---\ntitle: Start\n---\n\nSee [the limits](limits.md).\n',
  'docs/limits.md': '# Limits\n\nTen requests.\n',
};
const QUICK = { seed: false, build: { pendingMs: 50, buildingMs: 100 } };
const RESULTS = 'docs-ci/push-content';

function workspace(pages: Readonly<Record<string, string>> = PAGES): string {
  const folder = temporaryFolder();
  writeFiles(folder, pages);
  return folder;
}

function pushedPages(emulator: Emulator, branch?: string): Record<string, string> {
  const { files } = emulator.state.project.branch(branch);
  return Object.fromEntries([...files].filter(([path]) => path.startsWith('reference/')));
}

const variables = (emulator: Emulator): Record<string, string> => ({
  ...serviceVariables(emulator),
  DOCS_CI_SOURCE: 'acme/api:docs',
  DOCS_CI_TO: 'reference',
});

function push(folder: string, env: Record<string, string>, ...flags: string[]): Promise<EndedProcess> {
  return runDist({ script: 'cli.js', args: ['push-content', ...flags], cwd: folder, env });
}

describe('push-content in a terminal', () => {
  test('never shares its folder with sync-media, which would make public media files of pages', async () => {
    const emulator = await closedLater(startEmulator(QUICK));
    const args = ['run', 'sync-media', 'push-content', '--path', 'docs'];
    const { exitCode, stderr } = await runDist({ script: 'cli.js', args, cwd: workspace(), env: variables(emulator) });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^docs-ci: --path: sync-media and push-content would both use this folder/);
    expect(emulator.requests).toHaveLength(0);
  });

  test.each([
    ['no folder to push to', { DOCS_CI_TO: '' }, 2, /--to is missing/],
    ['a folder outside of the project', { DOCS_CI_TO: '../x' }, 2, /--to can't be used: the path contains "\.\."/],
  ])('ends with one clear sentence for %s, and writes nothing', async (_, env, expected, said) => {
    const emulator = await closedLater(startEmulator(QUICK));
    const { exitCode, stdout, stderr } = await push(workspace(), { ...variables(emulator), ...env });
    expect(exitCode, stdout + stderr).toBe(expected);
    expect(stderr).toMatch(said);
    expect(emulator.requests).toHaveLength(0);
  });

  test('says once that the key may not push, and what to do', async () => {
    const emulator = await closedLater(startEmulator(QUICK));
    const env = { ...variables(emulator), DOCS_CI_API_KEY: emulator.keys.viewer };
    const { exitCode, stderr } = await push(workspace(), env);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/viewer role\. Ask an organization admin for a key with the editor role/);
    expect(pushedPages(emulator)).toEqual({});
  });
});

test('pushes a page that is valid only with formulas, with a warning at its line', async () => {
  const [emulator, folder] = [
    await closedLater(startEmulator(QUICK)),
    workspace({ 'docs/a.mdx': '# A\n\nThe action $\\pi_{\\theta}$.\n' }),
  ];
  expect((await push(folder, variables(emulator))).exitCode).toBe(0);
  expect(pushedPages(emulator)).toHaveProperty(['reference/a.mdx']);
  const { annotations } = JSON.parse(readFileSync(join(folder, RESULTS, 'result.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  expect(annotations).toContainEqual(expect.objectContaining({ level: 'warning', file: 'docs/a.mdx', line: 3 }));
});
