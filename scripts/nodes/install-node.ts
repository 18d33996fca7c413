/** Installs versions of Node.js from npm into the cache folder, where they shadow nothing of the project. */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from '../cache-folder.js';
import { outputOf, ScriptError } from '../run-program.js';
import { newestOf, npmVersionOf } from './versions.js';

export interface InstalledNode {
  readonly version: string;
  /** The folder of the program `node`, for PATH. */
  readonly folder: string;
  readonly program: string;
}

/** Installs a version of this system's Node unless it is there. */
export async function installNode(version: string): Promise<InstalledNode> {
  const exact = await findVersion('node', version);
  const root = join(CACHE, 'nodes', exact);
  const folder = join(root, 'node_modules/node/bin');
  const program = join(folder, 'node');
  if (!existsSync(program)) {
    await rm(root, { recursive: true, force: true });
    await mkdir(root, { recursive: true });
    // The package installs the program for this system by a script, which .npmrc of the project forbids.
    const flags = ['--prefix', root, '--ignore-scripts=false', '--no-save', '--no-audit', '--no-fund'];
    await outputOf('npm', ['install', ...flags, `node@${exact}`], {
      cwd: root,
      what: `Node ${exact} could not be installed`,
      advice: 'Check that the registry of npm is reachable, and run this again.',
    });
  }
  return { version: exact, folder, program };
}

/** Returns the exact version of a package that a version such as `24` or `latest` means. */
export async function findVersion(name: string, version: string): Promise<string> {
  const wanted = npmVersionOf(version);
  if (wanted.split('.').length === 3) return wanted;
  const printed = await outputOf('npm', ['view', `${name}@${wanted}`, 'version', '--json'], {
    what: `The version ${version} of ${name} could not be looked up`,
    advice: 'Check that the registry of npm is reachable, or name a full version such as 24.0.0.',
  });
  const newest = newestOf(printed);
  if (newest !== undefined) return newest;
  throw new ScriptError(`Node ${version} was not found: npm has no such version of ${name}. Name another one.`);
}
