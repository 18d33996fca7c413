/** Tests `npm run signatures` with recorded output of npm 10 and 11 in different environments. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type AuditResult, readAudit, reportOf } from '../../scripts/signatures/read-audit.js';
import { readRepositoryFile } from './files.js';
import recorded from './signatures-recorded.json' with { type: 'json' };

const MIRROR_REGISTRY = 'https://npm.example.com/';
const NPM_REGISTRY = 'https://registry.npmjs.org/';

/** The expected result in each environment. */
const EXPECTED_RESULTS: Readonly<Record<string, AuditResult['result']>> = {
  verified: 'verified',
  invalid: 'bad',
  missing: 'bad',
  'unknown key': 'bad',
  'a registry that signs nothing': 'unknown',
  'a registry that refuses': 'unknown',
  'no registry': 'unknown',
  'no network': 'unknown',
  'a proxy that refuses': 'unknown',
};

describe('verdictOf', () => {
  test('has recorded output of two npm versions in every environment', () => {
    expect(new Set(recorded.map(({ environment }) => environment))).toEqual(new Set(Object.keys(EXPECTED_RESULTS)));
    expect(recorded).toHaveLength(2 * Object.keys(EXPECTED_RESULTS).length);
  });

  test.each(recorded)(
    'classifies the output of $npm in the environment "$environment"',
    ({ environment, ...answer }) => {
      const { result, messages } = readAudit({ ...answer, registry: NPM_REGISTRY });
      expect(result).toBe(EXPECTED_RESULTS[environment]);
      expect(messages.join()).not.toBe('');
    },
  );

  test.each(recorded.filter(({ environment }) => environment === 'unknown key'))(
    'reports an unknown result for a mirror without signing keys (npm $npm)',
    (answer) => expect(readAudit({ ...answer, registry: MIRROR_REGISTRY }).result).toBe('unknown'),
  );

  test.each([
    ['empty output', 1, ''],
    ['empty output with exit code 0', 0, ''],
    ['an unknown error', 1, '{"error":{"code":"ENEW","summary":"something new"}}'],
    [
      'a server that rejects a package',
      1,
      '{"error":{"code":"E404","summary":"404 Not Found - GET https://r.example/one"}}',
    ],
    ['no finding with exit code 1', 1, '{"invalid":[],"missing":[]}'],
    ['an end by a signal', null, '{"invalid":[],"missing":[]}'],
  ])('treats %s as a failed check', (_, exitCode, stdout) => {
    const { result, messages } = readAudit({ exitCode, stdout, registry: MIRROR_REGISTRY });
    expect(result).toBe('bad');
    expect(messages.join()).not.toBe('');
  });
});

test('requires a signature check in CI before the build, by the npm of Node 24', () => {
  const { jobs } = parse(readRepositoryFile('.github/workflows/ci.yml')) as {
    jobs: Record<string, { steps: { run?: string; with?: Record<string, string> }[] }>;
  };
  const steps = jobs['dist']?.steps ?? [];
  const scripts = steps.flatMap(({ run = [] }) => run);
  const order = ['npm ci', 'npm run signatures', 'npm run build'].map((script) => scripts.indexOf(script));
  expect(order).toEqual([0, 1, 3]);
  const before = steps.slice(
    0,
    steps.findIndex(({ run }) => run === 'npm run signatures'),
  );
  const [version] = before.flatMap((step) => step.with?.['node-version'] ?? []).slice(-1);
  expect(version).toBe('24');
  expect(readRepositoryFile('.ci/run')).toMatch(/^check 'signatures' npm run --silent signatures$/m);
});

test('warns of unknown signatures on the page of the run, and fails for bad ones alone', () => {
  const messages = ['a', 'b'];
  expect(reportOf({ result: 'unknown', messages }, true)).toEqual({
    text: '::warning::SKIPPED, signatures are unknown: a\n  b\n',
    exitCode: 0,
  });
  expect(reportOf({ result: 'unknown', messages }, false).text).toMatch(/^SKIPPED/);
  expect(reportOf({ result: 'verified', messages }, true)).toEqual({ text: 'Signatures: a\n  b\n', exitCode: 0 });
  expect(reportOf({ result: 'bad', messages }, true)).toEqual({ text: 'BAD signatures: a\n  b\n', exitCode: 1 });
});
