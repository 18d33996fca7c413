/** Explains a missing branch. */
import type { Api } from '../api/api.js';
import type { Clock } from '../api/clock.js';
import { listBranches } from '../api/endpoints/content.js';
import { RequestError } from '../api/errors.js';
import { listItems } from '../text/list-items.js';
import { nearestName } from '../text/nearest-name.js';
import { isOwnBranch } from './own-branch-names.js';
import { withinMinute } from './tidying.js';

/**
 * Returns sentences that follow the name of an input.
 * @param names of all branches: those of people are listed, the nearest first
 */
export function describeMissingBranch(branch: string, names: readonly string[]): string {
  const listed = names.filter((name) => !isOwnBranch(name));
  const nearest = nearestName(branch, listed);
  const others = nearest === undefined ? listed : [nearest, ...listed.filter((name) => name !== nearest)];
  const branches = others.length === 0 ? '' : ` Its branches are ${listItems(others)}.`;
  return `the service has no branch ${JSON.stringify(branch)}.${branches} Check the name, or create the branch in the documentation repository.`;
}

interface BranchRun {
  readonly api: Api;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Resolves to undefined if the service has the branch, or doesn't list all branches. */
export async function explainMissingBranch(run: BranchRun, branch: string): Promise<string | undefined> {
  const { isThere, names } = await findBranch(run, branch);
  return isThere === false ? describeMissingBranch(branch, names) : undefined;
}

interface FoundBranch {
  /** Undefined if the service doesn't list all branches, and not this one. */
  readonly isThere: boolean | undefined;
  /** The branches that it lists. */
  readonly names: readonly string[];
}

/** Asks the service with one request. */
export async function findBranch(run: BranchRun, branch: string): Promise<FoundBranch> {
  const listed = await withinMinute(run, (late) => listBranches(run.api, late)).catch((error: unknown) => {
    // Whatever the run reports says more than this error.
    if (error instanceof RequestError) return undefined;
    throw error;
  });
  const names = listed?.branches.map(({ name }) => name) ?? [];
  const isComplete = names.length > 0 && (listed?.count ?? names.length) === names.length;
  return { isThere: names.includes(branch) || (isComplete ? false : undefined), names };
}
