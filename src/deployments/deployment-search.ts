/** Searches the list of deployments for those since a push, with few requests however many previews there are. */
import type { Api } from '../api/api.js';
import { type Deployment, readDeployments } from '../api/endpoints/deployments.js';
import type { Page } from '../api/pagination.js';
import { isLiveOf } from './newest-live.js';
import { timeOf } from '../text/instant.js';

/** What the list showed before a push. */
export interface Before {
  /** The newest deployments of any kind, newest first. */
  readonly items: readonly Deployment[];
  readonly total: number | null;
}

/** Remembers the newest deployments of any kind. A push that follows starts one that isn't among them. */
export async function rememberDeployments({ api }: { readonly api: Api }): Promise<Before> {
  const { items, total = null } = await readDeployments(api);
  return { items, total };
}

/** Tells those that are older than all that was remembered, by one clock: that of the service's deployments. */
export function olderThan({ items }: Before): (deployment: Deployment) => boolean {
  const oldestMs = timeOf(items.at(-1)?.createdAt);
  return ({ createdAt }) => timeOf(createdAt) < oldestMs;
}

interface Wanted {
  /** Undefined: the deployment branch. The service may leave out the branch of a deployment, too. */
  readonly branch: string | undefined;
  /** True for a deployment that is too old for this push, whatever the clocks say. */
  readonly isOlder: (deployment: Deployment) => boolean;
  /** Undefined if the job started after the push. */
  readonly before?: Before;
  readonly maxRequests: number;
}

const PAGE_SIZE = 100;

/** The live deployments since a push. */
export class DeploymentSearch {
  readonly #known: ReadonlySet<string>;
  readonly #seen: Set<string>;
  #found: readonly Deployment[] = [];
  #requests = 0;
  /** False if more requests were needed than the search may send. */
  isComplete = true;

  constructor(
    readonly api: Api,
    readonly wanted: Wanted,
  ) {
    this.#known = new Set(wanted.before?.items.map(({ deploymentId }) => deploymentId));
    this.#seen = new Set(this.#known);
  }

  get mayLook(): boolean {
    return this.#requests < this.wanted.maxRequests;
  }

  /** Reads the list again. Resolves to all that were found so far, newest first. */
  async look(): Promise<readonly Deployment[]> {
    const pages = await this.#readNew();
    // The list can have shifted between two pages.
    const read = new Map(pages.flatMap(({ items }) => items.map((item) => [item.deploymentId, item])));
    const found = [...read.values()].filter((deployment) => this.#isNew(deployment));
    for (const id of read.keys()) this.#seen.add(id);
    const known = this.#found.filter(({ deploymentId }) => !read.has(deploymentId));
    this.#found = [...found, ...known].sort((a, b) => timeOf(b.createdAt) - timeOf(a.createdAt));
    return this.#found;
  }

  #isNew(deployment: Deployment): boolean {
    const { branch, isOlder } = this.wanted;
    return isLiveOf(deployment, branch) && !this.#known.has(deployment.deploymentId) && !isOlder(deployment);
  }

  /** Reads the newest page, and the one in which the new deployments end: the one of the push is among the oldest of them. */
  async #readNew(): Promise<ListPage[]> {
    const first = await this.#read(0);
    if (!first) return [];
    const pages = [first];
    if (this.#isEnd(first)) return pages;
    for (let offset = await this.#findEnd(first, pages); ;) {
      const page = await this.#read(offset);
      if (page) pages.push(page);
      if (!page || this.#isEnd(page)) break;
      offset += page.items.length;
    }
    await this.#readBack(pages);
    return pages;
  }

  /** Finds about where the new deployments end. */
  async #findEnd({ items, total }: ListPage, pages: ListPage[]): Promise<number> {
    const before = this.wanted.before?.total;
    if (typeof total !== 'number') return items.length;
    // The page begins with new ones, and ends with the newest that was known.
    if (typeof before === 'number') return Math.max(items.length, total - before - PAGE_SIZE + 1);
    let low = 1;
    let high = Math.ceil(total / PAGE_SIZE) - 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const page = await this.#read(middle * PAGE_SIZE);
      if (!page) break;
      pages.push(page);
      if (this.#isEnd(page)) high = middle;
      else low = middle + 1;
    }
    return low * PAGE_SIZE;
  }

  /** Reads the pages before the end, until one has a new live deployment: many previews can lie between it and the end. */
  async #readBack(pages: ListPage[]): Promise<void> {
    const end = Math.max(...pages.map(({ offset }) => offset));
    const hasFound = (): boolean => pages.some(({ items }) => items.some((item) => this.#isNew(item)));
    for (let offset = end - PAGE_SIZE; offset > 0 && !hasFound(); offset -= PAGE_SIZE) {
      if (pages.some((page) => page.offset === offset)) continue;
      const page = await this.#read(offset);
      if (!page) return;
      pages.push(page);
    }
  }

  /** True for a page with a deployment that isn't new, and for the last one. */
  #isEnd({ items, total, offset }: ListPage): boolean {
    const { isOlder } = this.wanted;
    const isKnown = items.some((one) => this.#seen.has(one.deploymentId) || isOlder(one));
    return isKnown || items.length === 0 || offset + items.length === total;
  }

  async #read(offset: number): Promise<ListPage | undefined> {
    this.isComplete = this.mayLook;
    if (!this.mayLook) return undefined;
    this.#requests += 1;
    return { offset, ...(await readDeployments(this.api, { offset })) };
  }
}

type ListPage = Page<Deployment> & { readonly offset: number };
