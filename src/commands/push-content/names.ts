/** Names the source of pages, and the branches that docs-ci creates for it. Pure. */
import { hash } from 'node:crypto';
import { basename } from 'node:path';

export interface SourceFacts {
  /** Host, owner and name of the repository; undefined in a terminal. */
  readonly repository?: string;
  /** Absolute path of the workspace. */
  readonly workspace: string;
}

/**
 * Returns who the pages of a folder belong to: `github.com/acme/api:docs/reference`, or `local:api:docs` in a terminal. It
 * becomes public with the pages, so it contains no absolute path.
 * @param path of the folder relative to the workspace, with slashes
 */
export function sourceOf({ repository, workspace }: SourceFacts, path: string): string {
  return `${repository ?? `local:${basename(workspace)}`}:${path}`;
}

const MAX_SLUG_LENGTH = 60;
const HASH_LENGTH = 6;

/** Returns a short name of a source that fits into branches and markers. The hash at its end keeps similar sources apart. */
export function slugOf(source: string): string {
  const words = source.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const start = words.slice(0, MAX_SLUG_LENGTH).replace(/^-|-$/g, '');
  return [start, hash('sha256', source, 'hex').slice(0, HASH_LENGTH)].filter(Boolean).join('-');
}

/** Prefix of the branches on which docs-ci collects pushes before it merges them. Git allows no branch `x` beside `x/y`. */
const WORK_PREFIX = 'docs-ci-push/';

/** Prefix of the branches that modes propose and remove use. */
export const PROPOSAL_PREFIX = 'docs-ci/';

/** @param run identifies this run among those of the source: letters, digits and hyphens */
export function workBranchOf(slug: string, run: string): string {
  return `${WORK_PREFIX}${slug}-${run}`;
}

/** True for a work branch of the source, of this run or another one. */
export function isWorkBranch(branch: string, slug: string): boolean {
  return branch.startsWith(workBranchOf(slug, ''));
}

export function proposalBranchOf(slug: string, pullRequest: number | undefined): string {
  return `${PROPOSAL_PREFIX}${slug}${pullRequest === undefined ? '' : `-pr-${pullRequest}`}`;
}
