/** Names the source of pages, and the branches that docs-ci creates for it. Pure. */
import { basename } from 'node:path';
import type { RunContext } from '../../hosts/host.js';
import { shortHash } from '../../text/short-hash.js';

/**
 * Returns who the pages of a folder belong to: `github.com/acme/api:docs/reference`, or `local:api:docs` in a terminal. It
 * becomes public with the pages, so it contains no absolute path.
 * @param repository host, owner and name; undefined in a terminal
 * @param workspace absolute
 * @param path of the folder relative to the workspace, with slashes
 */
export function sourceOf(repository: string | undefined, workspace: string, path: string): string {
  return `${repository ?? `local:${basename(workspace)}`}:${path}`;
}

const MAX_SLUG_LENGTH = 60;
const HASH_LENGTH = 6;

/** What one job pushes: whose pages, for which branch, to which folder of the project. */
export interface Purpose {
  readonly source: string;
  /** Undefined: the deployment branch. */
  readonly base?: string;
  readonly to?: string;
}

/** Returns a short name that fits into branches and markers. The hash at its end keeps jobs with other purposes apart. */
export function slugOf({ source, base = '', to = '.' }: Purpose): string {
  const words = source.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const start = words.slice(0, MAX_SLUG_LENGTH).replace(/^-|-$/g, '');
  return [start, shortHash(JSON.stringify([source, base, to]), HASH_LENGTH)].filter(Boolean).join('-');
}

/** Prefix of the branches on which docs-ci collects pushes before it merges them. Git allows no branch `x` beside `x/y`. */
const WORK_PREFIX = 'docs-ci-push/';

/** Prefix of the branches that modes propose and remove use. */
const PROPOSAL_PREFIX = 'docs-ci/';

/** Tells a job from all others that push the same pages, and orders runs. */
export interface Job {
  /** The platform and its server, such as `github:github.com`: numbers of other servers can't be compared. */
  readonly origin: string;
  /** Grows with each run of the origin: that of the platform, or milliseconds in a terminal. */
  readonly number: number;
  /** Letters, digits and hyphens; unique among all jobs. */
  readonly id: string;
  /** Runs below this number are over, or give way to this one. */
  readonly isOverBelow: number;
}

/** Runs in a terminal have no order: only what is left for a day belongs to no run. */
const DAY_MS = 86_400_000;
const RANDOM_DIGITS = 7;

interface RunFacts extends Pick<RunContext, 'repository' | 'sequence' | 'runId'> {
  /** Name of the host: `github`, `gitlab` or `terminal`. */
  readonly host: string;
  readonly nowMs: number;
  /** In [0, 1). */
  readonly random: number;
}

export function jobOf({ host, repository = '', sequence, runId, nowMs, random }: RunFacts): Job {
  const origin = `${host}:${repository.split('/', 1)[0] ?? ''}`;
  const number = sequence ?? Math.floor(nowMs);
  const unique = Math.floor(random * 36 ** RANDOM_DIGITS);
  const id = `${runId ?? String(number)}-${unique.toString(36).padStart(RANDOM_DIGITS, '0')}`;
  return { origin, number, id, isOverBelow: sequence === undefined ? number - DAY_MS : number };
}

/** @param round counts the work branches of the job */
export function workBranchOf(slug: string, { origin, number, id }: Job, round: number): string {
  return `${WORK_PREFIX}${slug}-${shortHash(origin, 4)}-${number}-${id}-${round}`;
}

/** True for a work branch that an earlier run of the same purpose and origin left behind. */
export function isLeftBehind(branch: string, slug: string, { origin, isOverBelow }: Job): boolean {
  const start = `${WORK_PREFIX}${slug}-${shortHash(origin, 4)}-`;
  return branch.startsWith(start) && Number.parseInt(branch.slice(start.length), 10) < isOverBelow;
}

/** A proposal has at most this many branches: a new one after each conflict that only a person can solve. */
const MAX_PROPOSAL_BRANCHES = 9;

/** The branches that a proposal may have, in the order in which they are made. */
export function proposalBranches(slug: string, pullRequest: number | undefined): string[] {
  const first = `${PROPOSAL_PREFIX}${slug}${pullRequest === undefined ? '' : `-pr-${pullRequest}`}`;
  return Array.from({ length: MAX_PROPOSAL_BRANCHES }, (_, index) => (index === 0 ? first : `${first}-${index + 1}`));
}

/** True for branches that docs-ci may delete without being told their name. */
export function isProposalBranch(branch: string): boolean {
  return branch.startsWith(PROPOSAL_PREFIX);
}
