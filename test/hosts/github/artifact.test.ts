import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import { type Environment, type Host, UnsupportedError } from '../../../src/hosts/host.js';
import { createFolder, removeFolder, temporaryFolder } from '../../support/folder.js';
import { type ResultsApi, startResultsApi } from '../../support/results-api.js';
import { commandsIn } from '../../support/runner-commands.js';
import { hostErrorMessage } from '../host-error.js';
import { shortenPauses } from '../hosts.js';

let results: ResultsApi;
let folder: string;
let printed: string;
beforeEach(async () => {
  shortenPauses();
  results = await startResultsApi();
  folder = temporaryFolder();
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  // GitHub's client reads the process's own environment.
  for (const [name, value] of Object.entries(results.env)) vi.stubEnv(name, value);
  vi.stubEnv('GITHUB_SERVER_URL', undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await results.close();
});

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * 1024 * 1024, 'x'), Buffer.from('%%EOF\n')]);

function hostOf(more: Environment = {}): Host {
  const env = { ...results.env, GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '99', GITHUB_RUN_ATTEMPT: '1', ...more };
  return createGitHubHost({
    env,
    stdout: (text) => void process.stdout.write(text),
    cwd: '/',
    version: '1.2.3',
    fetch,
  });
}

function fileOf(name: string, bytes = PDF): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const upload = (
  host: Host,
  files: readonly string[],
  more: { name?: string; raw?: boolean; retentionDays?: number } = {},
) =>
  host.uploadArtifact?.({
    name: more.raw === false ? 'report' : 'docs.pdf',
    files,
    rootDirectory: folder,
    raw: true,
    ...more,
  }) ?? Promise.reject(new Error('no artifacts'));

describe('GitHub artifact', () => {
  it('uploads one raw file unchanged, as an artifact with the name of the file', async () => {
    const uploaded = await upload(hostOf(), [fileOf('docs.pdf')]);
    expect(uploaded).toEqual({
      name: 'docs.pdf',
      id: '1001',
      url: 'https://github.com/octo/docs/actions/runs/99/artifacts/1001',
    });
    const [artifact] = results.artifacts;
    expect(artifact).toMatchObject({ name: 'docs.pdf', contentType: 'application/pdf', finalized: true });
    expect(artifact?.bytes?.equals(PDF)).toBe(true);
  });

  it('uploads a raw file under the requested name, and leaves the file as it is', async () => {
    const file = fileOf('report.html');
    const uploaded = await upload(hostOf({ RUNNER_TEMP: folder }), [file], { name: 'guides.html' });
    expect(uploaded.name).toBe('guides.html');
    expect(results.artifacts).toMatchObject([{ name: 'guides.html', contentType: 'text/html', finalized: true }]);
    expect(readdirSync(folder)).toEqual(['report.html']);
  });

  it('uploads several files as one zip with the requested name', async () => {
    const uploaded = await upload(hostOf(), [fileOf('a.txt', Buffer.from('a')), fileOf('b.txt', Buffer.from('b'))], {
      raw: false,
    });
    expect(uploaded.name).toBe('report');
    expect(results.artifacts[0]?.bytes?.subarray(0, 2).toString()).toBe('PK');
  });

  it('passes the requested retention days to GitHub', async () => {
    await upload(hostOf(), [fileOf('docs.pdf')], { retentionDays: 3 });
    const days = (Date.parse(results.artifacts[0]?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.1);
  });
});

describe('GitHub artifact on another server', () => {
  it('uploads an artifact on GitHub Enterprise Cloud, and links to its page', async () => {
    vi.stubEnv('GITHUB_SERVER_URL', 'https://acme.ghe.com');
    const uploaded = await upload(hostOf({ GITHUB_SERVER_URL: 'https://acme.ghe.com' }), [fileOf('docs.pdf')]);
    expect(uploaded.url).toBe('https://acme.ghe.com/octo/docs/actions/runs/99/artifacts/1001');
    expect(results.artifacts[0]?.bytes?.equals(PDF)).toBe(true);
  });

  it('rejects a server whose name only ends like one of GitHub Enterprise Cloud', async () => {
    const refused = upload(hostOf({ GITHUB_SERVER_URL: 'https://acmeghe.com' }), [fileOf('docs.pdf')]);
    await expect(refused).rejects.toBeInstanceOf(UnsupportedError);
  });
});

describe('GitHub artifact name that is taken', () => {
  it('renames the artifact of a re-run even if the temporary folder is on another disk', async () => {
    results.addArtifact('docs.pdf', Buffer.from('of a sibling'));
    const elsewhere = createFolder(existsSync('/dev/shm') ? '/dev/shm' : undefined);
    try {
      const uploaded = await upload(hostOf({ GITHUB_RUN_ATTEMPT: '2', RUNNER_TEMP: elsewhere }), [fileOf('docs.pdf')]);
      expect(uploaded.name).toBe('docs-attempt2.pdf');
      expect(results.artifacts[1]?.bytes?.equals(PDF)).toBe(true);
      expect(readdirSync(elsewhere)).toEqual([]);
    } finally {
      removeFolder(elsewhere);
    }
  });

  it('appends the attempt number to the artifact of a re-run, and keeps the file and the other artifact', async () => {
    results.addArtifact('docs.pdf', Buffer.from('of a sibling'));
    const file = fileOf('docs.pdf');
    const uploaded = await upload(hostOf({ GITHUB_RUN_ATTEMPT: '2', RUNNER_TEMP: folder }), [file]);
    expect(uploaded).toMatchObject({ name: 'docs-attempt2.pdf', id: '1002' });
    expect(results.artifacts.map(({ name }) => name)).toEqual(['docs.pdf', 'docs-attempt2.pdf']);
    expect(results.artifacts[0]?.bytes?.toString()).toBe('of a sibling');
    expect(results.artifacts[1]?.bytes?.equals(PDF)).toBe(true);
    expect(createHash('sha256').update(readFileSync(file)).digest()).toEqual(createHash('sha256').update(PDF).digest());
    expect(readdirSync(folder)).toEqual(['docs.pdf']);
  });

  it('appends the attempt number at the end of the name of a zipped artifact', async () => {
    results.addArtifact('report', Buffer.from('PK'));
    const uploaded = await upload(hostOf({ GITHUB_RUN_ATTEMPT: '3' }), [fileOf('v1.txt')], { raw: false });
    expect(uploaded.name).toBe('report-attempt3');
  });

  it('rejects a taken artifact name in a first attempt, and deletes nothing', async () => {
    results.addArtifact('docs.pdf', Buffer.from('of a sibling'));
    expect(await hostErrorMessage(upload(hostOf(), [fileOf('docs.pdf')]))).toMatch(/in one of the jobs$/);
    expect(results.requests.map(({ path }) => path.split('/').pop())).toEqual(['CreateArtifact']);
  });
});

describe('unsupported GitHub artifacts', () => {
  it.each([
    [
      'GitHub Enterprise Server',
      { GITHUB_SERVER_URL: 'https://git.example.com' },
      "GitHub Enterprise Server doesn't support",
    ],
    ['a step without a runtime token', { ACTIONS_RUNTIME_TOKEN: undefined }, "ACTIONS_RUNTIME_TOKEN isn't set"],
    ['a step without a results URL', { ACTIONS_RESULTS_URL: undefined }, "ACTIONS_RESULTS_URL isn't set"],
  ])('rejects with UnsupportedError on %s', async (_, env, reason) => {
    const refused = upload(hostOf(env), [fileOf('docs.pdf')]);
    await expect(refused).rejects.toBeInstanceOf(UnsupportedError);
    expect(await hostErrorMessage(refused)).toContain(reason);
    expect(results.requests).toEqual([]);
  });
});

describe("output of GitHub's artifact client", () => {
  it('escapes stdout only while the artifact client runs', async () => {
    const currentWrite = (): unknown => Reflect.get(process.stdout, 'write');
    const write = currentWrite();
    const file = fileOf('docs.pdf');
    await upload(hostOf(), [file]);
    expect(currentWrite()).toBe(write);
    // The name is taken after the first upload.
    await hostErrorMessage(upload(hostOf(), [file]));
    expect(currentWrite()).toBe(write);
  });

  it('lets the artifact client print no commands but masks and debug lines, and masks the signature', async () => {
    await upload(hostOf(), [fileOf('docs.pdf')]);
    expect(new Set(commandsIn(printed).map(({ name }) => name))).toEqual(new Set(['add-mask', 'debug']));
    expect(commandsIn(printed).map(({ data }) => data)).toContain('secret-signature-1001');
  });

  it('masks the signature of an upload on Windows, where the client ends lines with CR LF', async () => {
    const { EOL } = os;
    const setEol = (value: string): void => {
      Object.defineProperty(os, 'EOL', { value });
      syncBuiltinESMExports();
    };
    onTestFinished(() => setEol(EOL));
    setEol('\r\n');
    await upload(hostOf(), [fileOf('docs.pdf')]);
    expect(printed).not.toMatch(/^(?!::add-mask::).*secret-signature/m);
    expect(commandsIn(printed).map(({ data }) => data)).toContain('secret-signature-1001');
  });

  it.each(['##[error]docs.pdf', 'a\u2028b.pdf', '#\u00ad#[debug]x.pdf', 'a\nb.pdf'])(
    'rejects the artifact name %j before the client prints it',
    async (name) => {
      expect(await hostErrorMessage(upload(hostOf(), [join(folder, name)], { name }))).toContain(
        "the name has characters that artifact names can't have",
      );
      expect(results.requests).toEqual([]);
    },
  );

  it('makes server responses harmless that the artifact client prints', async () => {
    results.answerNext(
      { status: 500, json: { msg: 'x\r::set-output name=a::b' } },
      { status: 400, json: { msg: '##[error]no' } },
    );
    expect(await hostErrorMessage(upload(hostOf(), [fileOf('docs.pdf')]))).toContain('(400) Bad Request: ## [error]no');
    expect(printed).toContain('Attempt 1 of 5 failed');
    expect(commandsIn(printed).filter(({ name }) => name !== 'debug')).toEqual([]);
  });
});
