/** Tests how push-content names sources and branches. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  isWorkBranch,
  PROPOSAL_PREFIX,
  proposalBranchOf,
  slugOf,
  sourceOf,
  workBranchOf,
} from '../../../src/commands/push-content/names.js';
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
    const facts = { repository: 'github.com/acme/api', workspace: '/builds/api' };
    expect(sourceOf(facts, 'docs/reference')).toBe('github.com/acme/api:docs/reference');
  });

  test('names only the last folder of the workspace in a terminal', () => {
    expect(sourceOf({ workspace: '/private/secret-project/api' }, 'docs')).toBe('local:api:docs');
  });
});

describe('slugOf', () => {
  test('keeps the words of a source and adds a hash', () => {
    expect(slugOf('GitHub.com/acme/API:docs/reference')).toMatch(/^github-com-acme-api-docs-reference-[0-9a-f]{6}$/);
  });

  test('tells sources apart that differ only in case, in a special character or at their end', () => {
    const sources = ['a/b:c', 'a-b:c', 'A/b:c', `${'a'.repeat(100)}b`, `${'a'.repeat(100)}c`];
    expect(new Set(sources.map(slugOf)).size).toBe(sources.length);
  });

  test.each(HOSTILE_SOURCES)('turns the source %j into letters, digits and single hyphens', (source) => {
    expect(slugOf(source)).toMatch(/^([a-z0-9]+-)*[0-9a-f]{6}$/);
    expect(slugOf(source).length).toBeLessThanOrEqual(67);
  });
});

describe('branches of push-content', () => {
  test('numbers the proposal branch of a pull request', () => {
    expect(proposalBranchOf('api-3f2a91', undefined)).toBe('docs-ci/api-3f2a91');
    expect(proposalBranchOf('api-3f2a91', 12)).toBe('docs-ci/api-3f2a91-pr-12');
  });

  test('recognizes work branches of the source only', () => {
    expect(workBranchOf('api-3f2a91', '99-1')).toBe('docs-ci-push/api-3f2a91-99-1');
    expect(isWorkBranch('docs-ci-push/api-3f2a91-98-2', 'api-3f2a91')).toBe(true);
    expect(isWorkBranch('docs-ci-push/other-api-3f2a91-98-2', 'api-3f2a91')).toBe(false);
    expect(isWorkBranch(proposalBranchOf('api-3f2a91', undefined), 'api-3f2a91')).toBe(false);
  });

  test('keeps both kinds of branches in folders of their own, which Git needs', () => {
    expect(workBranchOf('api', '1').startsWith(PROPOSAL_PREFIX)).toBe(false);
  });

  test('gives every hostile source names that Git accepts', ({ skip }) => {
    skipUnless(NEEDS.git, { skip });
    for (const slug of HOSTILE_SOURCES.map(slugOf)) {
      for (const branch of [
        workBranchOf(slug, '99-1'),
        proposalBranchOf(slug, 12),
        proposalBranchOf(slug, undefined),
      ]) {
        expect([branch, spawnSync('git', ['check-ref-format', '--branch', branch]).status]).toEqual([branch, 0]);
      }
    }
  });
});
