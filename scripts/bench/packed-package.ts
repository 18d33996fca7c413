/** Packs docs-ci as npm publishes it, under a scope that has an owner, and serves it as a registry does. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './loaded-files.js';
import packageJson from '../../package.json' with { type: 'json' };

const NAME = '@acme/docs-ci';
const exec = promisify(execFile);

export interface Packed {
  /** The name and version that npm installs. */
  readonly spec: string;
  readonly sha256: string;
  readonly bytes: Buffer;
  readonly unpackedBytes: number;
  readonly manifest: Readonly<Record<string, unknown>> & { readonly version: string };
}

/** Packs this checkout. */
export async function packPackage(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-ci-pack-'));
  try {
    const manifest = { ...packageJson, name: NAME, private: false };
    const source = join(folder, 'package');
    await mkdir(source);
    for (const path of packageJson.files) await cp(join(ROOT, path), join(source, path), { recursive: true });
    await writeFile(join(source, 'package.json'), JSON.stringify(manifest));
    const options = ['--offline', '--ignore-scripts', '--json', '--cache', join(folder, 'cache')];
    const { stdout } = await exec('npm', ['pack', '--silent', ...options], { cwd: source });
    const [{ unpackedSize: unpackedBytes }] = JSON.parse(stdout) as [{ unpackedSize: number }];
    const bytes = await readFile(join(source, `acme-docs-ci-${manifest.version}.tgz`));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { spec: `${NAME}@${manifest.version}`, sha256, bytes, unpackedBytes, manifest };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Answers as a registry that has the package and nothing else.
 * @param url returns the URL of the registry, with a slash at its end
 */
export function registryOf({ bytes, manifest }: Packed, url: () => string): RequestListener {
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  return (request, response) => {
    const known = { ...manifest, dist: { tarball: `${url()}cli.tgz`, integrity } };
    const packument = {
      name: NAME,
      'dist-tags': { latest: manifest.version },
      versions: { [manifest.version]: known },
    };
    if (request.url === '/@acme%2fdocs-ci') response.end(JSON.stringify(packument));
    else if (request.url === '/cli.tgz') response.end(bytes);
    else response.writeHead(404).end('{}');
  };
}
