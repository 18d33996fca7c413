/** `npm run signatures`, over answers that npm 10 and 11 gave: to a registry that signs, one that does not, and none. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Verdict, verdictOf } from '../../scripts/signatures/verdict.js';
import { readRepositoryFile } from './files.js';
import recorded from './signatures-recorded.json' with { type: 'json' };

const MIRROR = 'https://npm.example.com/';
const NPM = 'https://registry.npmjs.org/';

/** What each environment means. */
const MEANING: Readonly<Record<string, Verdict['result']>> = {
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
    expect(new Set(recorded.map(({ environment }) => environment))).toEqual(new Set(Object.keys(MEANING)));
    expect(recorded).toHaveLength(2 * Object.keys(MEANING).length);
  });

  test.each(recorded)(
    'classifies the output of $npm in the environment "$environment"',
    ({ environment, ...answer }) => {
      const { result, told } = verdictOf({ ...answer, registry: NPM });
      expect(result).toBe(MEANING[environment]);
      expect(told.join()).not.toBe('');
    },
  );

  test.each(recorded.filter(({ environment }) => environment === 'invalid' || environment === 'missing'))(
    'names the package with signatures that are $environment (npm $npm)',
    (answer) => {
      expect(verdictOf({ ...answer, registry: NPM }).told).toEqual([expect.stringMatching(/^one@1\.0\.0 has /)]);
    },
  );

  test.each(recorded.filter(({ environment }) => environment === 'unknown key'))(
    'reports an unknown result for a mirror without signing keys (npm $npm)',
    (answer) => expect(verdictOf({ ...answer, registry: MIRROR }).result).toBe('unknown'),
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
    const { result, told } = verdictOf({ exitCode, stdout, registry: MIRROR });
    expect(result).toBe('bad');
    expect(told.join()).not.toBe('');
  });
});

test('requires a signature check in CI before the build', () => {
  const { jobs } = parse(readRepositoryFile('.github/workflows/ci.yml')) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const scripts = jobs['dist']?.steps.flatMap(({ run = [] }) => run) ?? [];
  const order = ['npm ci', 'npm run signatures -- --required', 'npm run build'].map((script) =>
    scripts.indexOf(script),
  );
  expect(order).toEqual([0, 1, 3]);
  // It also runs where a registry signs nothing.
  expect(readRepositoryFile('.ci/run')).toMatch(/^check 'signatures' npm run --silent signatures$/m);
});
