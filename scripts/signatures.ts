/**
 * `npm run signatures` checks that the registry signed every installed package. An invalid or missing signature fails.
 * An unknown result, from a registry that is unreachable or signs nothing, is a warning.
 */
import { spawnSync } from 'node:child_process';
import { readAudit, reportOf } from './signatures/read-audit.js';

// Without a network, npm retries for a minute by default.
const RETRY_FLAGS = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000'];

function npm(...args: readonly string[]): { status: number | null; stdout: string } {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return spawnSync('npm', args, { encoding: 'utf8', stdio, shell: process.platform === 'win32' });
}

const registry = npm('config', 'get', 'registry').stdout.trim();
const { status, stdout } = npm('audit', 'signatures', '--json', ...RETRY_FLAGS);
const { text, exitCode } = reportOf(readAudit({ exitCode: status, stdout, registry }), 'GITHUB_ACTIONS' in process.env);
process.stdout.write(text);
process.exitCode = exitCode;
