/** Asks the service everything that a check needs: at most 13 different requests, four at once, each with a limit. */
import type { Api } from '../../api/api.js';
import { getOverview } from '../../api/endpoints/analytics.js';
import { getConfig, listBranches, listPages } from '../../api/endpoints/content.js';
import { type Deployment, listDeployments } from '../../api/endpoints/deployments.js';
import { getExport } from '../../api/endpoints/exports.js';
import { getMediaPage, getStorage } from '../../api/endpoints/media.js';
import { type Permission, probeBulkDelete, probePermission } from '../../api/endpoints/permissions.js';
import { ApiError, ConnectionError, UnexpectedResponseError } from '../../api/errors.js';
import type { Branch, Configuration } from '../../api/schemas/content.js';
import { readText } from '../../api/http-response.js';
import { isVersioned, parseJson } from '../../api/responses.js';
import { forEachConcurrently, REQUESTS_AT_ONCE } from '../../api/concurrency.js';
import { type Answer, askWithin, errorOf, FIRST_SHARE, isRejection, type LimitedContext, valueOf } from './answer.js';
import { findApiUrl, type PlainResponse, type UrlFinding } from './find-api-url.js';

/** The responses of the service. A part that is missing wasn't requested, because an earlier one made it useless. */
export interface ServiceAnswers {
  media?: Answer<unknown>;
  /** What is wrong with the base URL, if the first response isn't the API's. */
  url?: UrlFinding | undefined;
  edit?: Answer<Permission>;
  delete?: Answer<Permission>;
  bulkDelete?: Answer<Permission>;
  config?: Answer<Configuration>;
  pages?: Answer<readonly string[]>;
  branches?: Answer<readonly Branch[]>;
  deployments?: Answer<NewestDeployments>;
  pdf?: Answer<unknown>;
  overview?: Answer<unknown>;
  storage?: Answer<{ readonly usedBytes: number; readonly quotaBytes: number; readonly limits?: unknown }>;
}

/** Returns true if the service itself responded to any request, even with an error. */
export function hasAnswer({ url, ...asked }: ServiceAnswers): boolean {
  if (url) return false;
  return Object.values(asked).some((answer) =>
    'value' in answer ? answer.value !== 'unknown' : isRejection(answer.error),
  );
}

/** So many show whether there are previews, and usually the live deployment. */
const MIN_DEPLOYMENTS = 20;
/** Previews can be much newer than the live deployment. */
const MAX_DEPLOYMENTS = 300;
const MAX_PLAIN_BYTES = 64 * 1024;
const DAY_MS = 86_400_000;

interface NewestDeployments {
  readonly newest: readonly Deployment[];
  /** False if there may be older ones. */
  readonly isComplete: boolean;
}

/** Fills in the answers one by one, so that a run that is cancelled keeps the ones it has. */
export async function readAnswers(
  context: LimitedContext,
  answers: ServiceAnswers,
  { baseUrl, isReadOnly }: { readonly baseUrl: URL; readonly isReadOnly: boolean },
): Promise<void> {
  const { clock } = context;
  const get = async <Name extends keyof ServiceAnswers>(
    name: Name,
    request: (api: Api) => Promise<ValueOf<ServiceAnswers[Name]>>,
  ): Promise<void> => {
    answers[name] = (await askWithin(context, request)) as ServiceAnswers[Name];
  };
  // The first response shows the rate limit, and whether any other request is of use.
  answers.media = await askWithin(context, (api) => getMediaPage(api, { page: 1, limit: 1 }), FIRST_SHARE);
  const error = errorOf(answers.media);
  if (isUrlInDoubt(error, baseUrl)) {
    const finding = await askWithin(context, (api) => findApiUrl(baseUrl, (url) => lookAt(api, url)));
    answers.url = 'value' in finding ? finding.value : { kind: 'not-found' };
  }
  if (endsAtOnce(answers)) return;
  const tasks = [
    ...(isReadOnly ? [] : [() => askForRights(context, answers)]),
    () => get('config', getConfig),
    () => get('pages', async (api) => (await listPages(api)).pages.map(({ path }) => path)),
    () => get('branches', async (api) => (await listBranches(api)).branches),
    () => get('deployments', readDeployments),
    () => get('pdf', getExport),
    () => get('storage', getStorage),
    () => {
      const yesterday = new Date(context.api.toServerMs(clock.now()) - DAY_MS).toISOString().slice(0, 10);
      return get('overview', (api) => getOverview(api, { startDate: yesterday, endDate: yesterday }));
    },
  ];
  await forEachConcurrently(tasks, REQUESTS_AT_ONCE, (task) => task());
}

type ValueOf<A> = A extends Answer<infer T> | undefined ? T : never;

/** Each request is only sent if the one before it was refused as it has to be. */
async function askForRights(context: LimitedContext, answers: ServiceAnswers): Promise<void> {
  answers.edit = await askWithin(context, (api) => probePermission(api, 'edit'));
  if (valueOf(answers.edit) !== 'granted') return;
  answers.delete = await askWithin(context, (api) => probePermission(api, 'delete'));
  if (valueOf(answers.delete) === 'granted') answers.bulkDelete = await askWithin(context, probeBulkDelete);
}

/** Reads at least until the newest live deployment. */
async function readDeployments(api: Api): Promise<NewestDeployments> {
  const newest: Deployment[] = [];
  let hasLive = false;
  for await (const deployment of listDeployments(api)) {
    newest.push(deployment);
    hasLive ||= !deployment.isPreview;
    if (newest.length >= (hasLive ? MIN_DEPLOYMENTS : MAX_DEPLOYMENTS)) return { newest, isComplete: false };
  }
  return { newest, isComplete: true };
}

/** Redirects, pages that don't exist, and responses that aren't the API's, can all mean a wrong base URL. */
function isUrlInDoubt(error: Error | undefined, baseUrl: URL): boolean {
  if (error instanceof UnexpectedResponseError) return true;
  if (!(error instanceof ApiError)) return false;
  const { status, body } = error;
  if (status >= 500 || [408, 425, 429].includes(status)) return false;
  // The login of a website and the page of a proxy have the statuses of the API, but not its form.
  if (body !== 'json' || status < 400) return true;
  // Below a page of the API, a request of the API is another one, with other errors.
  return isVersioned(baseUrl) ? status === 404 || status === 405 : status !== 401 && status !== 403;
}

/** Returns true if every request after the first would fail for the same reason. */
export function endsAtOnce({ media, url }: ServiceAnswers): boolean {
  if (url) return true;
  const error = errorOf(media);
  if (error instanceof ApiError) return error.status === 401 || error.status === 404;
  return error instanceof ConnectionError && error.beforeSent;
}

async function lookAt(api: Api, url: URL): Promise<PlainResponse | undefined> {
  try {
    const { status, headers, body } = await api.fetchPlain(url, { accept: 'application/json' });
    const json = parseJson(await readText(body, MAX_PLAIN_BYTES));
    return { status, isJson: typeof json === 'object' && json !== null, location: headers.location };
  } catch {
    // Whatever the reason is, the URL isn't the API's.
    return undefined;
  }
}
