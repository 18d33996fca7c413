/** The programs of a hosted runner that would leave this machine: gh, and npm where it signs or installs again. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEEDS, onPath } from '../support/tools.js';
import type { GitHubSite } from './github-site.js';

/** Where the packages are installed and the sources are compiled once, for all jobs. */
export interface Prepared {
  readonly clone: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Hands the words of `gh` over to the site, and does what it answers. */
const GH = (url: string): string => `#!/usr/bin/env node
const call = { args: process.argv.slice(2), cwd: process.cwd(), token: process.env.GH_TOKEN ?? '', home: process.env.HOME };
fetch('${url}/gh', { method: 'POST', body: JSON.stringify(call) }).then(async (response) => {
  const { exitCode, stdout, stderr } = await response.json();
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
});
`;

/** Signing needs Sigstore, so npm publishes without it here, with the same identity. */
const NPM = (npm: string, clone: string): string => `#!/bin/sh
case "$*" in
  ci) mkdir node_modules; ln -s '${clone}'/node_modules/* '${clone}'/node_modules/.bin node_modules; exit ;;
  'run --silent compile') cp -R '${clone}/build' build; exit ;;
esac
for word; do
  shift
  if [ "$word" = --provenance ]; then word=--no-provenance; fi
  set -- "$@" "$word"
done
exec ${npm} "$@"
`;

/** Creates a folder with gh, and returns it. */
export function createGh(folder: string, site: GitHubSite): string {
  const bin = join(folder, 'bin');
  writeProgram(join(bin, 'gh'), GH(site.url));
  return bin;
}

/** What actions/setup-node installs: Node.js and its npm. Returns the folder of the programs. */
export function setUpNode(folder: string, version: string, { clone, env }: Prepared): string {
  const root = join(folder, `node-${version}`);
  const bin = join(root, 'bin');
  const npm = version === '24' ? installNpm(root, env) : (onPath('npm') ?? 'npm');
  writeProgram(join(bin, 'npm'), NPM(npm, clone));
  symlinkSync((version === '24' && NEEDS.node24.found) || process.execPath, join(bin, 'node'));
  return bin;
}

/** The npm of Node.js 24: older ones don't know trusted publishing. */
function installNpm(root: string, env: NodeJS.ProcessEnv): string {
  const flags = ['--prefix', root, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, 'npm@11'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return `node ${join(root, 'node_modules/npm/bin/npm-cli.js')}`;
}

function writeProgram(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, 0o755);
}
