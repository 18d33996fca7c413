/** `npm run signatures`, over answers that npm 10 and 11 gave: to a registry that signs, one that does not, and none. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Verdict, verdictOf } from '../../scripts/signatures/verdict.js';
import { readRepositoryFile } from './files.js';
import recorded from './signatures-recorded.json' with { type: 'json' };

const MIRROR = 'https://npm.example.com/';
const NPM = 'https://registry.npmjs.org/';

/** What each world means. */
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

describe('an answer of npm', () => {
  test('was recorded of two versions in every world', () => {
    expect(new Set(recorded.map(({ world }) => world))).toEqual(new Set(Object.keys(MEANING)));
    expect(recorded).toHaveLength(2 * Object.keys(MEANING).length);
  });

  test.each(recorded)('$npm: $world', ({ world, ...answer }) => {
    const { result, told } = verdictOf({ ...answer, registry: NPM });
    expect(result).toBe(MEANING[world]);
    expect(told.join()).not.toBe('');
  });

  test.each(recorded.filter(({ world }) => world === 'invalid' || world === 'missing'))(
    '$npm: $world names the package',
    (answer) => {
      expect(verdictOf({ ...answer, registry: NPM }).told).toEqual([expect.stringMatching(/^one@1\.0\.0 has /)]);
    },
  );

  test.each(recorded.filter(({ world }) => world === 'unknown key'))(
    '$npm: a mirror that hands on signatures without the keys cannot be asked',
    (answer) => expect(verdictOf({ ...answer, registry: MIRROR }).result).toBe('unknown'),
  );

  test.each([
    ['nothing', 1, ''],
    ['nothing, and a good end', 0, ''],
    ['an error that nobody knows', 1, '{"error":{"code":"ENEW","summary":"something new"}}'],
    [
      'a server that refuses a package',
      1,
      '{"error":{"code":"E404","summary":"404 Not Found - GET https://r.example/one"}}',
    ],
    ['no finding, but a bad end', 1, '{"invalid":[],"missing":[]}'],
    ['an end by a signal', null, '{"invalid":[],"missing":[]}'],
  ])('that is %s is no good one', (_, exitCode, stdout) => {
    const { result, told } = verdictOf({ exitCode, stdout, registry: MIRROR });
    expect(result).toBe('bad');
    expect(told.join()).not.toBe('');
  });
});

test('CI asks the registry before it builds, and takes no answer for a bad one', () => {
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
