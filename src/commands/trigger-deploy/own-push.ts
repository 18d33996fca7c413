/** Finds the deployment of the push that started the job (mode wait). */
import { listBranches } from '../../api/endpoints/content.js';
import type { Deployment } from '../../api/endpoints/deployments.js';
import { RequestError } from '../../api/errors.js';
import { DeploymentSearch } from '../../deployments/deployment-search.js';
import { isOfPush, waitToAppear } from '../../deployments/follow-deployment.js';
import { MAX_LIST_REQUESTS } from '../../deployments/newest-live.js';
import { beforePush, leadBeforePush } from '../../deployments/push-time.js';
import type { DeployRun } from './record.js';
import { withinMinute } from '../../project/tidying.js';
import { timeOf } from '../../text/instant.js';

/** The clocks of the platform and of the service differ by up to this much. */
const CLOCK_TOLERANCE_MS = 60_000;
/** The service can create the deployment of a push this long before GitLab creates the pipeline of the push. */
const PIPELINE_TOLERANCE_MS = 5_000;
/** A deployment appears within seconds of its push. */
const NEXT_TIMEOUT_MS = 20_000;

export class OwnPush {
  readonly #run: DeployRun;
  readonly #branch: string | undefined;
  readonly #search: DeploymentSearch;
  /** Epoch milliseconds; now if the platform doesn't tell when the push was, as a terminal. */
  readonly #pushedMs: number;
  readonly #taken = new Set<string>();
  #last: Deployment | undefined;
  /** True if the service has no branch of this name, so no push to it can start a deployment. */
  isBranchMissing = false;

  /** @param branch of the push; undefined if it isn't known */
  constructor(run: DeployRun, branch: string | undefined) {
    this.#run = run;
    this.#branch = branch;
    const { api, clock, host } = run;
    this.#pushedMs = host.runContext.pushedAtMs ?? clock.now();
    const isOlder = beforePush(run, this.#pushedMs, CLOCK_TOLERANCE_MS);
    this.#search = new DeploymentSearch(api, { branch, isOlder, maxRequests: MAX_LIST_REQUESTS });
  }

  /** False if there are too many deployments to say that none is of the push. */
  get isComplete(): boolean {
    return this.#search.isComplete;
  }

  /** Resolves to undefined if none appears in time, or if none can. */
  async find(timeoutMs?: number): Promise<Deployment | undefined> {
    return this.#take(
      () => true,
      timeoutMs,
      async () => (this.isBranchMissing = await this.#lacksBranch()),
    );
  }

  async #lacksBranch(): Promise<boolean> {
    const { api } = this.#run;
    const listed = await withinMinute(this.#run, (late) => listBranches(api, late)).catch((error: unknown) => {
      // Without the list, the deployment itself tells. Time must be left for it to appear.
      if (error instanceof RequestError) return undefined;
      throw error;
    });
    return (
      listed !== undefined && listed.branches.length > 0 && !listed.branches.some(({ name }) => name === this.#branch)
    );
  }

  /** True if the deployment began before the push: it can be of an earlier push. */
  mayBeEarlier(taken: Deployment): boolean {
    return beforePush(this.#run, this.#pushedMs, PIPELINE_TOLERANCE_MS)(taken);
  }

  /** Milliseconds between the last one that was taken and the push after it; undefined if it can't be of an earlier push. */
  get leadMs(): number | undefined {
    const last = this.#last;
    const isTimeKnown = this.#run.host.runContext.pushedAtMs !== undefined;
    return isTimeKnown && last && this.mayBeEarlier(last) ? leadBeforePush(this.#run, this.#pushedMs)(last) : undefined;
  }

  /** Finds the deployment after the one that was taken; undefined if none appears. */
  async findNext(taken: Deployment): Promise<Deployment | undefined> {
    return this.#take((one) => timeOf(one.createdAt) >= timeOf(taken.createdAt), NEXT_TIMEOUT_MS);
  }

  /**
   * Takes the oldest, because a later push starts a later one, and the newest if it isn't known when the push was: it has
   * what the others have. A branch or a trigger that the service doesn't tell (contract [P]) contradicts nothing, but a
   * deployment with both goes first.
   */
  async #take(
    isWanted: (deployment: Deployment) => boolean,
    timeoutMs?: number,
    isHopeless?: () => Promise<boolean>,
  ): Promise<Deployment | undefined> {
    const pick = (newestFirst: readonly Deployment[]): Deployment | undefined => {
      const possible = newestFirst.filter(
        (one) => isOfPush(one) && !this.#taken.has(one.deploymentId) && isWanted(one),
      );
      const inOrder = this.#run.host.runContext.pushedAtMs === undefined ? possible : possible.toReversed();
      return inOrder.find(({ branch, triggerType }) => branch !== null && triggerType !== null) ?? inOrder[0];
    };
    const found = await waitToAppear(this.#run, this.#search, pick, { timeoutMs, isHopeless });
    if (!found) return undefined;
    this.#taken.add(found.deploymentId);
    this.#last = found;
    return found;
  }
}
