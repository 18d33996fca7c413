/**
 * `npm run signatures` checks that the registry signed every installed package. An invalid or missing signature fails.
 * An unknown result is reported, and only fails with `--required`.
 */
import { spawnSync } from 'node:child_process';
import { readAudit } from './signatures/read-audit.js';

const isRequired = process.argv.includes('--required');
// Without a network, npm retries for a minute by default.
const RETRY_FLAGS = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000'];

function npm(...args: readonly string[]): { status: number | null; stdout: string } {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return spawnSync('npm', args, { encoding: 'utf8', stdio, shell: process.platform === 'win32' });
}

const registry = npm('config', 'get', 'registry').stdout.trim();
const { status, stdout } = npm('audit', 'signatures', '--json', ...RETRY_FLAGS);
const { result, messages } = readAudit({ exitCode: status, stdout, registry });
const heading = { verified: 'Signatures:', unknown: 'SKIPPED, signatures are unknown:', bad: 'BAD signatures:' }[
  result
];
process.stdout.write(`${heading} ${messages.join('\n  ')}\n`);
process.exitCode = result === 'bad' || (result === 'unknown' && isRequired) ? 1 : 0;
