/** Starts deployments (live or preview), reads one and lists them. The list also has those that a push started. */
import type { Api, Call } from '../api.js';
import { ifAllowed, type RejectionHelp } from '../errors.js';
import { listByOffset, type Page } from '../pagination.js';
import type { Deployment, StartedDeployment } from '../schemas/deployments.js';
import { read, schemasOf } from './read.js';

export type { Deployment, StartedDeployment };

/** Maximum `limit` of `GET /deployments` (contract: Limits, page sizes). */
const MAX_PAGE_SIZE = 100;

const schema = schemasOf(() => import(/* webpackChunkName: 'schemas' */ '../schemas/deployments.js'));

/**
 * `POST /deploy` (editor) [S: no body]: builds and publishes the deployment branch without a change in Git.
 * After a lost response, it looks for the deployment in the list before it starts another one.
 */
export async function createDeployment(api: Api): Promise<StartedDeployment> {
  return start(api, { path: '/deploy', goal: 'start the deployment' }, ({ isPreview }) => !isPreview);
}

/**
 * `POST /deploy/preview` (editor) [S: exists, P: shape]: builds a preview of a branch. 403 if the plan has no previews,
 * 422 if the preview can't start [P]. It handles a lost response like `createDeployment`.
 * @param options.ifRejected what to do if the service knows no such branch
 */
export async function createPreview(
  api: Api,
  options: { readonly branch: string; readonly ifRejected?: RejectionHelp },
): Promise<StartedDeployment> {
  const { ifRejected, ...json } = options;
  const request = { path: '/deploy/preview', goal: 'start the preview', ifRejected, json };
  return start(api, request, ({ isPreview, branch }) => isPreview && (branch === null || branch === json.branch));
}

/** `GET /deployments/{id}` (viewer) [S]. An unknown id gets 404. */
export const getDeployment = (api: Api, id: string) =>
  read(api, {
    path: '/deployments/{id}',
    goal: 'read the deployment',
    params: { id },
    schema: schema('deployment'),
  });

/**
 * `GET /deployments` (viewer) [S]: newest first, live and preview together.
 * @param options.limit deployments per request, 1 to 100; a small limit suits readers of the newest few
 */
export function listDeployments(
  api: Api,
  { limit = MAX_PAGE_SIZE }: { readonly limit?: number } = {},
): AsyncGenerator<Deployment, void, undefined> {
  return listByOffset(
    (offset) => readDeployments(api, { offset, limit }),
    ({ deploymentId }) => deploymentId,
  );
}

interface ListQuery {
  readonly offset?: number;
  readonly limit?: number;
  /** What the list is read for. */
  readonly goal?: string;
}

/** Reads one page of the same list. */
export async function readDeployments(
  api: Api,
  { offset = 0, limit = MAX_PAGE_SIZE, goal = 'list the deployments' }: ListQuery = {},
): Promise<Page<Deployment>> {
  const list = { path: '/deployments', goal, schema: schema('deploymentPage') };
  const { deployments, total } = await read(api, { ...list, query: { limit, offset } });
  return { items: deployments, total };
}

/** @param matches true for a deployment that this request may have started */
async function start(
  api: Api,
  request: Pick<Call<unknown>, 'path' | 'goal' | 'ifRejected' | 'json'>,
  matches: (deployment: Deployment) => boolean,
): Promise<StartedDeployment> {
  const known = await readKnown(api, request.goal);
  const { body } = await api.call<StartedDeployment>({
    ...request,
    method: 'POST',
    role: 'editor',
    schema: schema('startedDeployment'),
    idempotent: false,
    lookUp: known && ((sinceMs) => findStarted(api, { known, sinceMs, matches })),
  });
  return body;
}

/**
 * Remembers the newest deployments before a start, since the clock that dates them can be wrong. Undefined if the key may
 * not read the list: after a lost response, nothing is then sent a second time.
 */
async function readKnown(api: Api, goal: string): Promise<ReadonlySet<string> | undefined> {
  const newest = await ifAllowed(readDeployments(api, { goal }));
  return newest && new Set(newest.items.map(({ deploymentId }) => deploymentId));
}

interface LostStart {
  readonly known: ReadonlySet<string>;
  /** The time of the first attempt, by the clock of this machine. */
  readonly sinceMs: number;
  readonly matches: (deployment: Deployment) => boolean;
}

/** Pages that one look reads. Hundreds of deployments that others start within seconds are improbable. */
const MAX_LOOK_PAGES = 2;

/** Finds the deployment that a lost request started: a new one by the API, of the right kind. */
async function findStarted(api: Api, { known, sinceMs, matches }: LostStart): Promise<Deployment | undefined> {
  const found: Deployment[] = [];
  for (let page = 0; page < MAX_LOOK_PAGES; page += 1) {
    const { items, total } = await readDeployments(api, { offset: page * MAX_PAGE_SIZE });
    found.push(...items.filter(({ deploymentId }) => !known.has(deploymentId)));
    const isEnd = items.length < MAX_PAGE_SIZE || (page + 1) * MAX_PAGE_SIZE === total;
    if (isEnd || items.some(({ deploymentId }) => known.has(deploymentId))) break;
  }
  const isByApi = ({ triggerType }: Deployment): boolean => triggerType === 'api' || triggerType === null;
  // Another run may have started one, too. The one that began closest to the request counts.
  const distanceMs = ({ createdAt }: Deployment): number => Math.abs(Date.parse(createdAt) - api.toServerMs(sinceMs));
  return found.filter((one) => isByApi(one) && matches(one)).sort((a, b) => distanceMs(a) - distanceMs(b))[0];
}
