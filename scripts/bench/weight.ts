/**
 * Measures what a job downloads: the tarball of a release, which actions are, and the package, which GitLab jobs install.
 * A test compares the weights with those of weight.json, so that no change makes them grow unnoticed.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { DIST, ROOT } from './loaded-files.js';
import { packPackage } from './packed-package.js';
import { atMost, megabytes, type Row } from './rows.js';
import { bytesBeforeRequest } from './start-up.js';

const exec = promisify(execFile);

/** Megabytes of the tarball of the action's repository. The name has the version where it is known. */
const PEERS = [
  ['SamKirkland/FTP-Deploy-Action 4.3.6', 0.16],
  ['softprops/action-gh-release 3.0.0', 0.3],
  ['google-github-actions/upload-cloud-storage', 0.5],
  ['docker/build-push-action', 0.8],
  ['dorny/test-reporter 3', 1.7],
] as const;

/** Each in bytes, except for the number of files. */
interface Weight {
  /** The tarball of the last commit, without what .gitattributes keeps out of archives. */
  readonly tarball: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly distFiles: number;
}

async function measureWeight(): Promise<Weight> {
  const archive = await exec('git', ['archive', '--format=tar', '--prefix=docs-ci/', '--worktree-attributes', 'HEAD'], {
    cwd: ROOT,
    encoding: 'buffer',
    maxBuffer: 1e9,
  });
  const { bytes, unpackedBytes } = await packPackage();
  return {
    tarball: gzipSync(archive.stdout).length,
    packed: bytes.length,
    unpacked: unpackedBytes,
    distFiles: (await readdir(DIST)).length,
  };
}

const RECORD = resolve(ROOT, 'scripts/bench/weight.json');

/** Measures everything that may not grow unnoticed, by name. */
export async function measureAll(): Promise<Record<string, number>> {
  const early = Object.entries(await bytesBeforeRequest());
  const perCommand = early.map(([command, bytes]) => [`${command}: bytes before the first request`, bytes] as const);
  return { ...(await measureWeight()), ...Object.fromEntries(perCommand) };
}

export async function readRecord(): Promise<Record<string, number>> {
  return JSON.parse(await readFile(RECORD, 'utf8')) as Record<string, number>;
}

/** Records the weights of now, for a change that is meant to change them. */
export async function recordWeights(): Promise<void> {
  await writeFile(RECORD, `${JSON.stringify(await measureAll(), undefined, 2)}\n`);
}

export async function benchWeight(): Promise<Row[]> {
  const { tarball, packed, unpacked, distFiles } = await measureWeight();
  return [
    {
      what: 'tarball of a release, which a job on GitHub downloads',
      ...atMost(tarball, 1_500_000, megabytes),
      beside: PEERS.map(([name, size]) => `${name}: ${size} MB`).join('; '),
    },
    { what: 'npm package, packed', ...atMost(packed, 1_300_000, megabytes), beside: 'which a job on GitLab downloads' },
    { what: 'npm package, unpacked', ...atMost(unpacked, 7_000_000, megabytes), beside: 'which npm writes to disk' },
    { what: 'files of dist', ...atMost(distFiles, 60, String), beside: 'npm writes each of them' },
  ];
}
