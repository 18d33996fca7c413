/** Names the source of pages, and the branches that docs-ci creates for it. Pure. */
import { basename } from 'node:path';
import type { RunContext } from '../../hosts/host.js';
import { WORK_PREFIX } from '../../project/own-branch-names.js';
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

/** Prefix of the branches that modes propose and remove use. */
const PROPOSAL_PREFIX = 'docs-ci/';

/** Tells a job from all others that push the same pages, and orders runs. */
export interface Job {
  /** The platform and its server, such as `github:github.com`: numbers of other servers can't be compared. */
  readonly origin: string;
  /** Grows with each run of the origin; undefined in a terminal. */
  readonly number: number | undefined;
  readonly startMs: number;
  /** Letters, digits and hyphens; unique among all jobs. */
  readonly id: string;
  /** True if this run ends without a push as soon as a run with a higher number has pushed. */
  readonly givesWay: boolean;
}

/** No run takes so long. It is all that shows that a run is over which doesn't give way to newer ones. */
const DAY_MS = 86_400_000;
const RANDOM_DIGITS = 7;

interface RunFacts extends Pick<RunContext, 'repository' | 'sequence' | 'runId' | 'attempt'> {
  /** Name of the host: `github`, `gitlab` or `terminal`. */
  readonly host: string;
  readonly nowMs: number;
  /** In [0, 1). */
  readonly random: number;
  /** True if the run pushes even after a newer one. */
  readonly alwaysPushes?: boolean;
}

export function jobOf(facts: RunFacts): Job {
  const { host, repository = '', sequence, runId, attempt = 1, nowMs, random, alwaysPushes = false } = facts;
  const startMs = Math.floor(nowMs);
  const unique = Math.floor(random * 36 ** RANDOM_DIGITS);
  return {
    origin: `${host}:${repository.split('/', 1)[0] ?? ''}`,
    number: sequence,
    startMs,
    id: `${runId ?? String(sequence ?? startMs)}-${unique.toString(36).padStart(RANDOM_DIGITS, '0')}`,
    givesWay: sequence !== undefined && attempt === 1 && !alwaysPushes,
  };
}

/** The name has the number of a run that gives way to newer ones, or `t` and the time. @param round counts the branches */
export function workBranchOf(slug: string, { origin, number, startMs, id, givesWay }: Job, round: number): string {
  const order = givesWay && number !== undefined ? String(number) : `t${startMs}`;
  return `${WORK_PREFIX}${slug}-${shortHash(origin, 4)}-${order}-${id}-${round}`;
}

/**
 * True for a work branch of the same purpose and origin whose run is over, or can only give way to this one after this one
 * has pushed.
 */
export function isLeftBehind(branch: string, slug: string, { origin, number, startMs }: Job): boolean {
  const start = `${WORK_PREFIX}${slug}-${shortHash(origin, 4)}-`;
  const [, time, digits] = (branch.startsWith(start) && /^(t?)(\d+)-/.exec(branch.slice(start.length))) || [];
  if (digits === undefined) return false;
  return time === 't' ? Number(digits) < startMs - DAY_MS : number !== undefined && Number(digits) < number;
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
