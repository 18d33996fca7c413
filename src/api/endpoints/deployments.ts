/** Deployments: started by hand (live or preview), looked at, listed. Started by a push, they only appear here. */
import type { Api, Call } from '../client.js';
import { orNull, timestamp } from '../fields.js';
import { listByOffset } from '../pagination.js';
import type { Shape, Zod } from '../schema.js';

/** Largest `limit` of `GET /deployments` (contract: Limits, page sizes). */
const MAX_PAGE_SIZE = 100;

/**
 * How much older than our request a deployment may look and still be ours: the Date header that tells the service's
 * clock has whole seconds, and the answer took time to arrive.
 */
export const CLOCK_TOLERANCE_MS = 2_000;

/**
 * Statuses (contract [S]): `pending` and `building` are in progress, `ready`, `error` and `cancelled` are final. Kept
 * as text, so that a status of a newer service survives; take an unknown one as in progress.
 */
const deployment = (z: Zod) =>
  z.object({
    deploymentId: z.string(),
    status: z.string(),
    /** Null until it succeeds [S]. */
    url: orNull(z.string()),
    /** May be null [P]. */
    branch: orNull(z.string()),
    isPreview: z.boolean(),
    /** `user`, `auto` (a push), `system` or `api` [S]; may be null [P]. */
    triggerType: orNull(z.string()),
    /** Null unless the status is `error` [S]. Whatever the build printed: never show it unescaped. */
    logs: orNull(z.string()),
    createdAt: timestamp(z),
    updatedAt: timestamp(z),
  });

export type Deployment = Shape<typeof deployment>;

const deploymentPage = (z: Zod) => z.object({ deployments: z.array(deployment(z)), total: z.number() });

const startedDeployment = (z: Zod) => deployment(z).pick({ deploymentId: true, status: true, url: true, branch: true });

/** What is known of a deployment at its start; `branch` is null for a live one. */
export type StartedDeployment = Shape<typeof startedDeployment>;

/**
 * `POST /deploy` (editor) [S]: builds and publishes the deployment branch, for when nothing changed in Git.
 * If the answer is lost, the list is asked for the deployment before it is sent again, so that one is started.
 * @param options.commitSha deploys this commit [P]; without it the request has no body, as [S] says
 */
export async function createDeployment(
  api: Api,
  { commitSha }: { readonly commitSha?: string } = {},
): Promise<StartedDeployment> {
  return start(api, {
    path: '/deploy',
    json: commitSha === undefined ? undefined : { commitSha },
    isOurs: (one) => !one.isPreview,
  });
}

/**
 * `POST /deploy/preview` (editor) [S: exists, P: shape]: builds a preview of a branch. 403 where the plan has no
 * previews, 422 where it could not be started [P]. A lost answer is looked up as in `createDeployment`.
 */
export async function createPreview(
  api: Api,
  { branch, commitSha }: { readonly branch: string; readonly commitSha?: string },
): Promise<StartedDeployment> {
  return start(api, {
    path: '/deploy/preview',
    json: { branch, commitSha },
    isOurs: (one) => one.isPreview && (one.branch === null || one.branch === branch),
  });
}

/** `GET /deployments/{id}` (viewer) [S]. 404 for an id that the project does not know. */
export async function getDeployment(api: Api, id: string): Promise<Deployment> {
  const { body } = await api.call({
    method: 'GET',
    path: '/deployments/{id}',
    role: 'viewer',
    params: { id },
    answer: deployment,
    repeat: 'safe',
  });
  return body;
}

/**
 * `GET /deployments` (viewer) [S]: newest first, live and preview alike.
 * @param options.limit deployments a request, 1 to 100; readers who only want the newest few ask for few
 */
export function listDeployments(
  api: Api,
  { limit = MAX_PAGE_SIZE }: { readonly limit?: number } = {},
): AsyncGenerator<Deployment, void, undefined> {
  const getPage = async (offset: number): Promise<{ items: Deployment[]; total: number }> => {
    const { body } = await api.call({
      method: 'GET',
      path: '/deployments',
      role: 'viewer',
      query: { limit, offset },
      answer: deploymentPage,
      repeat: 'safe',
    });
    return { items: body.deployments, total: body.total };
  };
  return listByOffset(getPage, (one) => one.deploymentId);
}

interface Start {
  readonly path: string;
  readonly json: unknown;
  readonly isOurs: (deployment: Deployment) => boolean;
}

async function start(api: Api, { path, json, isOurs }: Start): Promise<StartedDeployment> {
  const call: Call<StartedDeployment> = {
    method: 'POST',
    path,
    role: 'editor',
    json,
    answer: startedDeployment,
    repeat: 'once',
    lookUp: (sinceMs) => findStarted(api, sinceMs, isOurs),
  };
  return (await api.call(call)).body;
}

/** The deployment that a request of ours started, if it did: by the API, of the right sort, at the right time. */
async function findStarted(
  api: Api,
  sinceMs: number,
  isOurs: (deployment: Deployment) => boolean,
): Promise<Deployment | undefined> {
  let found: Deployment | undefined;
  for await (const one of listDeployments(api, { limit: 20 })) {
    if (distance(one) < -CLOCK_TOLERANCE_MS) break;
    const byApi = one.triggerType === 'api' || one.triggerType === null;
    // Of several the one that began closest to our request: the list may hold another run's, too.
    if (byApi && isOurs(one) && (!found || Math.abs(distance(one)) < Math.abs(distance(found)))) found = one;
  }
  return found;

  /** Milliseconds from our request to its creation, by the service's clock, which the list's own answer tells. */
  function distance({ createdAt }: Deployment): number {
    return Date.parse(createdAt) - api.toServerMs(sinceMs);
  }
}
