/**
 * `npm run signatures`: did the registry sign every package that is installed? A bad or missing signature fails; that
 * nobody can be asked is told, and fails with `--required` only.
 */
import { spawnSync } from 'node:child_process';
import { verdictOf } from './signatures/verdict.js';

const isRequired = process.argv.includes('--required');
// Without a network npm would otherwise try for a minute.
const BRIEFLY = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000'];

function npm(...args: readonly string[]): { status: number | null; stdout: string } {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return spawnSync('npm', args, { encoding: 'utf8', stdio, shell: process.platform === 'win32' });
}

const registry = npm('config', 'get', 'registry').stdout.trim();
const { status, stdout } = npm('audit', 'signatures', '--json', ...BRIEFLY);
const { result, told } = verdictOf({ exitCode: status, stdout, registry });
const heading = { verified: 'Signatures:', unknown: 'SKIPPED, signatures are unknown:', bad: 'BAD signatures:' }[
  result
];
process.stdout.write(`${heading} ${told.join('\n  ')}\n`);
process.exitCode = result === 'bad' || (result === 'unknown' && isRequired) ? 1 : 0;
