/** Tests export-pdf-artifact in the bundle on GitHub: uploads that fail, gates, and runs that end during an upload. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/emulator.js';
import { NEVER } from '../support/api-server.js';
import { type ActionRun, runDistAction } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { type GitHubApi, startGitHubApi } from '../support/github-api.js';
import { closedLater } from '../support/loopback-platforms.js';
import { type ProcessOptions, serviceInputs } from '../support/processes.js';
import { startResultsApi } from '../support/results-api.js';
import { NEEDS, skipUnless } from '../support/tools.js';

const PDF = 'docs-ci/export-pdf-artifact/docs.pdf';
const QUICK = { pendingMs: 50, perPageMs: 10, pages: 12, padToBytes: 300_000 };

async function emulate(options: EmulatorOptions['export'] = {}): Promise<Emulator> {
  const emulator = await closedLater(startEmulator({ seed: false, export: { ...QUICK, ...options } }));
  emulator.state.addDeployment({ createdAt: Date.now() - 3_600_000 });
  return emulator;
}

const runAction = (
  folder: string,
  inputs: Record<string, string>,
  env: Record<string, string | undefined>,
  kill?: ProcessOptions['kill'],
): Promise<ActionRun> =>
  runDistAction('export-pdf-artifact', folder, inputs, {
    kill,
    env: { GITHUB_RUN_ATTEMPT: '1', GITHUB_EVENT_NAME: 'push', ...env },
  });

describe('export-pdf-artifact on GitHub', () => {
  const inputsFor = (emulator: Emulator, github: GitHubApi): Record<string, string> => ({
    ...serviceInputs(emulator),
    token: github.token,
  });

  test('uploads a large PDF in blocks, and sends blocks again that the storage rejects for a moment', async () => {
    const results = await closedLater(startResultsApi());
    const emulator = await emulate({ padToBytes: 20_000_000 });
    const folder = temporaryFolder();
    results.answerNextBlob({ status: 500 }, { status: 503, headers: { 'retry-after': '0' } });
    const ended = await runAction(folder, serviceInputs(emulator), results.env);
    expect(ended.exitCode, ended.stdout).toBe(0);
    expect(results.artifacts[0]?.bytes?.equals(readFileSync(join(folder, PDF)))).toBe(true);
    const blocks = results.requests.filter(({ query }) => query.get('comp') === 'block');
    // Three blocks of at most 8 MB, and two of them twice.
    expect(blocks).toHaveLength(5);
  });

  test('says why the storage rejects an artifact, without the signature of its URL', async () => {
    const results = await closedLater(startResultsApi());
    const emulator = await emulate();
    const folder = temporaryFolder();
    results.answerNextBlob({ status: 403, headers: { 'x-ms-error-code': 'AuthenticationFailed' } });
    const ended = await runAction(folder, serviceInputs(emulator), results.env);
    expect(ended.stdout).toContain('The storage responded with HTTP 403 (AuthenticationFailed)');
    expect(ended.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain('secret-signature');
    expect(existsSync(join(folder, PDF))).toBe(true);
  });

  test('reports that artifacts are unavailable, and leaves the PDF for a later step', async () => {
    const emulator = await emulate();
    const github = await closedLater(startGitHubApi());
    const folder = temporaryFolder();
    const ended = await runAction(folder, inputsFor(emulator, github), {
      GITHUB_SERVER_URL: 'https://git.example.com',
    });
    expect(ended.exitCode).toBe(0);
    expect(ended.commands.filter(({ name }) => name === 'notice').map(({ data }) => data)).toEqual([
      expect.stringMatching(
        /artifact: .*GitHub Enterprise Server.*Later steps find the PDF at docs-ci\/export-pdf-artifact\/docs.pdf/,
      ),
    ]);
    expect(ended.outputs['artifact-url']).toBe('');
  });

  test.for([
    ['cancelled', {}, 143],
    ['out of time', { timeout: '4s' }, 4],
  ] as const)('restores the release when the run is %s during the upload', async ([why, more, code], { skip }) => {
    if (why === 'cancelled') skipUnless(NEEDS.signals, { skip });
    const emulator = await emulate();
    const github = await closedLater(startGitHubApi());
    const results = await closedLater(startResultsApi());
    const release = github.releases.add('v1');
    github.releases.addAsset(release, 'docs.pdf', Buffer.from('%PDF-old %%EOF'));
    let isUploading = false;
    github.releases.interfere = (request) => {
      if (request.method !== 'POST') return undefined;
      isUploading = true;
      return { status: NEVER };
    };
    const inputs = { ...inputsFor(emulator, github), 'release-tag': 'v1', ...more };
    const folder = temporaryFolder();
    const env = { ...results.env, GITHUB_API_URL: github.url };
    const kill = { signal: 'SIGTERM', when: () => why === 'cancelled' && isUploading } as const;
    const ended = await runAction(folder, inputs, env, kill);
    expect(ended.exitCode).toBe(code);
    expect(ended.outputs).toMatchObject({ outcome: code === 4 ? 'timed-out' : 'cancelled', path: PDF });
    expect(ended.summary).toContain(`The PDF was saved at ${PDF}`);
    if (code !== 4) expect(ended.stopMs).toBeLessThan(6_000);
    expect(release.assets.map(({ name }) => name)).toEqual(['docs.pdf']);
  });
});
