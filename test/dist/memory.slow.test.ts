/** Tests that the memory of export-pdf-artifact doesn't grow with the PDF, and that of sync-media only slowly with the files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import { runDistAction } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { startGitHubApi } from '../support/github-api.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { closedLater } from '../support/loopback-platforms.js';
import { runDist, serviceInputs, serviceVariables } from '../support/processes.js';
import { startResultsApi } from '../support/results-api.js';

const SIZE_BYTES = 500_000_000;
const MAX_MB = { 'an artifact of GitHub': 150, 'a release of GitHub': 150, 'a release of GitLab': 150 } as const;

/** Variables with which a process of Node.js notes its peak memory when it ends, and the megabytes that it noted. */
function peakMeter(folder: string): { env: Record<string, string>; megabytes: () => number } {
  const [noted, script] = [join(folder, '.peak'), join(folder, '.note-peak.cjs')];
  const note = `fs.writeFileSync(${JSON.stringify(noted)}, fs.readFileSync('/proc/self/status'))`;
  writeFileSync(script, `const fs = require('node:fs'); process.on('exit', () => ${note});`);
  return {
    env: { NODE_OPTIONS: `--require ${script}` },
    megabytes: () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(noted, 'utf8'))?.[1]) / 1000,
  };
}

interface Run {
  readonly exitCode: number | null;
  readonly stdout: string;
  /** Sizes of what the platform has afterwards, in bytes. */
  readonly sizes: number[];
}

type Start = (emulator: Emulator, folder: string, env: Record<string, string>) => Promise<Run>;

const PLACES: Readonly<Record<keyof typeof MAX_MB, Start>> = {
  'an artifact of GitHub': async (emulator, folder, env) => {
    const results = await closedLater(startResultsApi());
    const ended = await runDistAction('export-pdf-artifact', folder, serviceInputs(emulator), {
      env: { ...results.env, ...env },
    });
    return { ...ended, sizes: results.artifacts.map(({ bytes }) => bytes?.length ?? 0) };
  },
  'a release of GitHub': async (emulator, folder, env) => {
    const github = await closedLater(startGitHubApi());
    const release = github.releases.add('v1');
    const inputs = { ...serviceInputs(emulator), 'release-tag': 'v1', artifact: 'false', token: github.token };
    const ended = await runDistAction('export-pdf-artifact', folder, inputs, {
      env: { GITHUB_API_URL: github.url, ...env },
    });
    return { ...ended, sizes: release.assets.map(({ bytes }) => bytes.length) };
  },
  'a release of GitLab': async (emulator, folder, env) => {
    const { releases, url } = await closedLater(startGitLabApi());
    releases.links.set('v1', []);
    const ended = await runDist({
      script: 'cli.js',
      args: ['export-pdf-artifact'],
      cwd: folder,
      env: {
        ...serviceVariables(emulator),
        ...{ GITLAB_CI: 'true', CI_PROJECT_DIR: folder, CI_PROJECT_ID: '42', CI_API_V4_URL: url },
        ...{ CI_PROJECT_URL: releases.projectUrl, CI_JOB_TOKEN: releases.jobToken, DOCS_CI_RELEASE_TAG: 'v1' },
        ...env,
      },
    });
    return { ...ended, sizes: releases.packages.flatMap(({ files }) => files.map(({ bytes }) => bytes.length)) };
  },
};

const ROWS = (Object.keys(PLACES) as (keyof typeof MAX_MB)[]).map((place) => [place, MAX_MB[place]] as const);

/** The peak of a process that loads docs-ci and does nothing. */
async function plainMegabytes(folder: string): Promise<number> {
  const { env, megabytes } = peakMeter(folder);
  await runDist({ script: 'cli.js', args: ['--version'], cwd: folder, env });
  return megabytes();
}

test.each(ROWS)('uploads a PDF of 500 MB as %s within %i MB of memory above plain Node.js', async (place, maxMb) => {
  const folder = temporaryFolder();
  const plainMb = await plainMegabytes(folder);
  const emulator = await closedLater(
    startEmulator({ seed: false, export: { pendingMs: 50, perPageMs: 10, pages: 12, padToBytes: SIZE_BYTES } }),
  );
  emulator.state.addDeployment({ createdAt: Date.now() - 3_600_000 });
  const { env, megabytes } = peakMeter(folder);
  const { exitCode, stdout, sizes } = await PLACES[place](emulator, folder, env);
  expect(exitCode, stdout).toBe(0);
  expect(sizes).toEqual([SIZE_BYTES]);
  expect(megabytes() - plainMb).toBeLessThan(maxMb);
});

const FILES = 30_000;

/** Puts files into the folder, the library and the lock file, because a first sync would take most of the time. */
function addSyncedFiles(folder: string, emulator: Emulator): void {
  mkdirSync(join(folder, 'media'));
  const entries = Array.from({ length: FILES }, (_, index) => {
    const [name, content] = [`${index}.txt`, Buffer.from(`file ${index}`)];
    writeFileSync(join(folder, 'media', name), content);
    const { id, sha256, createdAt } = emulator.state.addMedia(name, content, { createdAt: Date.now() - 3_600_000 });
    const updatedAt = new Date(createdAt).toISOString();
    const url = `${emulator.filesOrigin}/media/${id}/${name}`;
    return [name, { id, name, sha256, size: content.length, updatedAt, url }] as const;
  });
  const lock = { version: 1, folder: 'media', files: Object.fromEntries(entries), imports: {} };
  writeFileSync(join(folder, '.docs-media.lock.json'), JSON.stringify(lock));
}

test('syncs 30,000 unchanged files within 165 MB of memory above plain Node.js', async () => {
  const folder = temporaryFolder();
  const plainMb = await plainMegabytes(folder);
  const emulator = await closedLater(startEmulator({ seed: false, keyLimitPerMinute: null }));
  addSyncedFiles(folder, emulator);
  const { env, megabytes } = peakMeter(folder);
  const variables = { ...serviceVariables(emulator), ...env };
  const { stdout } = await runDist({ script: 'cli.js', args: ['sync-media'], cwd: folder, env: variables });
  expect(stdout).toContain('30,000 unchanged');
  expect(megabytes() - plainMb).toBeLessThan(165);
});
