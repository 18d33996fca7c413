/** Tests how push-content names sources and branches. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  isLeftBehind,
  isProposalBranch,
  jobOf,
  proposalBranches,
  slugOf,
  sourceOf,
  workBranchOf,
} from '../../../src/commands/push-content/names.js';
import { isOwnBranch } from '../../../src/project/own-branch-names.js';
import { NEEDS, skipUnless } from '../../support/tools.js';

const HOSTILE_SOURCES = [
  '',
  '..',
  'a..b',
  'x.lock',
  '-rf',
  'a b~^:?*[\\',
  '@{',
  'line\nbreak',
  'Ünïcödé:路径',
  '.github/workflows',
  'a'.repeat(500),
  `${'a'.repeat(59)}/b`,
  '/a//b/',
];

describe('sourceOf', () => {
  test('names the repository and the folder on a platform', () => {
    expect(sourceOf('github.com/acme/api', '/builds/api', 'docs/reference')).toBe('github.com/acme/api:docs/reference');
  });

  test('names only the last folder of the workspace in a terminal', () => {
    expect(sourceOf(undefined, '/private/secret-project/api', 'docs')).toBe('local:api:docs');
  });
});

const slugFor = (source: string): string => slugOf({ source });
const RUN = { host: 'github', repository: 'github.com/acme/api', runId: '99-1', nowMs: 1e12, random: 0.5 };

describe('slugOf', () => {
  test('keeps the words of a source and adds a hash', () => {
    expect(slugFor('GitHub.com/acme/API:docs/reference')).toMatch(/^github-com-acme-api-docs-reference-[0-9a-f]{6}$/);
  });

  test('tells sources apart that differ only in case, in a special character or at their end', () => {
    const sources = ['a/b:c', 'a-b:c', 'A/b:c', `${'a'.repeat(100)}b`, `${'a'.repeat(100)}c`];
    expect(new Set(sources.map(slugFor)).size).toBe(sources.length);
  });

  test('tells jobs apart that push the same pages for another branch or to another folder', () => {
    const source = 'a/b:c';
    const slugs = [{ source }, { source, base: 'v1' }, { source, to: 'v1' }, { source, base: 'v1', to: 'v1' }].map(
      slugOf,
    );
    expect(new Set(slugs).size).toBe(4);
    expect(slugOf({ source, to: '.' })).toBe(slugOf({ source }));
  });

  test.each(HOSTILE_SOURCES)('turns the source %j into letters, digits and single hyphens', (source) => {
    expect(slugFor(source)).toMatch(/^([a-z0-9]+-)*[0-9a-f]{6}$/);
    expect(slugFor(source).length).toBeLessThanOrEqual(67);
  });
});

describe('branches of push-content', () => {
  test.each([
    [undefined, 'docs-ci/api-3f2a91'],
    [12, 'docs-ci/api-3f2a91-pr-12'],
  ])('numbers the branches that a proposal gets after conflicts, up to nine (pull request %j)', (number, first) => {
    const names = proposalBranches('api-3f2a91', number);
    expect(names.slice(0, 3)).toEqual([first, `${first}-2`, `${first}-3`]);
    expect(names).toHaveLength(9);
  });

  test('names work branches of two jobs of one run differently', () => {
    const [one, other] = [0.1, 0.2].map((random) => workBranchOf('api', jobOf({ ...RUN, sequence: 99, random }), 1));
    expect(one).not.toBe(other);
  });

  test.each([{ ...RUN, sequence: 99 }, { host: 'terminal' }, { ...RUN, sequence: 98, attempt: 2 }])(
    'makes work branches that no list for people has, and proposals that lists have: %j',
    (facts) => {
      const branch = workBranchOf('api-3f2a91', jobOf({ random: 0.5, nowMs: 1e12, ...facts }), 1);
      expect(isOwnBranch(branch)).toBe(true);
      expect(proposalBranches('api-3f2a91', 12).some(isOwnBranch)).toBe(false);
    },
  );

  test('clears up after older runs of the same platform, server and purpose only', () => {
    const branchOf = (sequence: number, more: object = {}): string =>
      workBranchOf('api-3f2a91', jobOf({ ...RUN, sequence, ...more }), 1);
    const job = jobOf({ ...RUN, sequence: 99, random: 0.9 });
    const isOver = (branch: string): boolean => isLeftBehind(branch, 'api-3f2a91', job);
    expect(isOver(branchOf(98))).toBe(true);
    expect(isOver(branchOf(99))).toBe(false);
    expect(isOver(branchOf(100))).toBe(false);
    expect(isOver(branchOf(98, { host: 'gitlab' }))).toBe(false);
    expect(isOver(branchOf(98, { repository: 'github.example.com/acme/api' }))).toBe(false);
    expect(isLeftBehind(branchOf(98), 'api', job)).toBe(false);
    expect(proposalBranches('api-3f2a91', undefined).some(isOver)).toBe(false);
  });

  test.each([
    ['in a terminal', { host: 'terminal' }],
    ['that people started again', { ...RUN, sequence: 98, attempt: 2 }],
    ['that pushes after newer ones, too', { ...RUN, sequence: 98, alwaysPushes: true }],
  ])('clears up after a run %s when a day is over, because it gives way to no other', (_, facts) => {
    const isInCi = facts.host !== 'terminal';
    const job = (nowMs: number, sequence: number) =>
      jobOf({ ...facts, random: 0.5, nowMs, ...(isInCi && { sequence }) });
    const branch = workBranchOf('api', job(1e12, 98), 1);
    expect(isLeftBehind(branch, 'api', job(1e12 + 3_600_000, 99))).toBe(false);
    expect(isLeftBehind(branch, 'api', job(1e12 + 90_000_000, 99))).toBe(true);
  });

  test('keeps both kinds of branches in folders of their own, which Git needs', () => {
    expect(isProposalBranch(workBranchOf('api', jobOf(RUN), 1))).toBe(false);
  });

  test('gives hostile sources names that Git accepts', ({ skip }) => {
    skipUnless(NEEDS.git, { skip });
    const slug = slugFor(HOSTILE_SOURCES.join('/'));
    for (const branch of [workBranchOf(slug, jobOf(RUN), 1), ...proposalBranches(slug, 12).slice(0, 2)])
      expect([branch, spawnSync('git', ['check-ref-format', '--branch', branch]).status]).toEqual([branch, 0]);
  });
});
