/** Tests check in the bundle: on GitHub, on GitLab and in a terminal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/emulator.js';
import { runDistAction } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { type EndedProcess, runDist } from '../support/processes.js';

interface CheckFile {
  readonly rows: readonly { readonly id: string; readonly verdict: string; readonly found: string }[];
  readonly conformance?: readonly { readonly endpoint: string; readonly status: number | string }[];
}

async function emulate(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await startEmulator({ seed: true, hostile: false, ...options });
  onTestFinished(() => emulator.close());
  return emulator;
}

function readCheck(folder: string): CheckFile {
  return JSON.parse(readFileSync(join(folder, 'docs-ci/check/check.json'), 'utf8')) as CheckFile;
}

function check(folder: string, env: Record<string, string>, ...flags: string[]): Promise<EndedProcess> {
  return runDist({ script: 'cli.js', args: ['check', ...flags], cwd: folder, env });
}

const variables = (emulator: Emulator, key = emulator.keys.editor): Record<string, string> => ({
  DOCS_CI_BASE_URL: emulator.baseUrl,
  DOCS_CI_API_KEY: key,
});

test('prints only result.json to stdout with --json if a script of a GitLab job calls check', async () => {
  const emulator = await emulate();
  const folder = temporaryFolder();
  const env = { ...variables(emulator), GITLAB_CI: 'true', CI_PROJECT_DIR: folder };
  const { stdout, stderr } = await check(folder, env, '--json', '--verbose');
  expect(JSON.parse(stdout)).toEqual(JSON.parse(readFileSync(join(folder, 'docs-ci/check/result.json'), 'utf8')));
  expect(stderr).toContain('GET /storage');
  expect(stderr).toMatch(/storage +\d/);
});

test('finds the same about the service on GitHub, on GitLab and in a terminal', async () => {
  const emulator = await emulate();
  const gitlab = await startGitLabApi();
  onTestFinished(() => gitlab.close());
  const folders = [temporaryFolder(), temporaryFolder(), temporaryFolder()] as const;
  const inputs = { 'base-url': emulator.baseUrl, 'api-key': emulator.keys.viewer };
  const onGitLab = { GITLAB_CI: 'true', CI_PROJECT_DIR: folders[1], CI_API_V4_URL: gitlab.url, CI_PROJECT_ID: '42' };
  const given = variables(emulator, emulator.keys.viewer);
  const ended = await Promise.all([
    runDistAction('check', folders[0], inputs),
    check(folders[1], { ...given, ...onGitLab }),
    check(folders[2], given),
  ]);
  expect(ended.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1]);
  const found = folders.map((folder) =>
    readCheck(folder).rows.filter(({ id }) => !['platform', 'machine', 'clock'].includes(id)),
  );
  expect(found[0]).toContainEqual(expect.objectContaining({ id: 'role', verdict: 'problem' }));
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);
  expect(ended[0].outputs).toMatchObject({ role: 'viewer', 'deployment-branch': 'main', problems: '1', outcome: 'failed' });
  expect(readFileSync(join(folders[1], 'docs-ci/check/outputs.env'), 'utf8')).toContain('CHECK_ROLE=viewer\n');
  expect(ended[0].summary).toContain('| role |');
  expect(ended[2].stdout + ended[2].stderr).toMatch(/✖ role: viewer; sync-media, .* need editor\. Ask an organization admin/);
});

describe('check in a terminal', () => {
  test('sends four requests at the same time, and never more', async () => {
    const emulator = await emulate({ latencyMs: 40 });
    let most = 0;
    const watching = setInterval(() => (most = Math.max(most, emulator.activeRequests)), 1);
    onTestFinished(() => clearInterval(watching));
    const { exitCode } = await check(temporaryFolder(), variables(emulator), '--deep');
    expect([exitCode, most]).toEqual([0, 4]);
  });

  test('compares every response with deep', async () => {
    const emulator = await emulate();
    const folder = temporaryFolder();
    const { exitCode, stdout } = await check(folder, variables(emulator), '--deep');
    expect(exitCode, stdout).toBe(0);
    expect(readCheck(folder).conformance?.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  });
});
