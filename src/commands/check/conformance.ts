/** Reads each GET endpoint of the contract once, and compares the response with the schema that docs-ci reads it with. */
import type { Call } from '../../api/api.js';
import { ApiError } from '../../api/errors.js';
import { isSuccess } from '../../api/http-response.js';
import * as analytics from '../../api/schemas/analytics.js';
import * as content from '../../api/schemas/content.js';
import * as deployments from '../../api/schemas/deployments.js';
import { type Deviation, findDeviations } from '../../api/schemas/deviations.js';
import * as exports from '../../api/schemas/exports.js';
import * as feedback from '../../api/schemas/feedback.js';
import * as media from '../../api/schemas/media.js';
import { pluralize } from '../../text/pluralize.js';
import { forEachConcurrently } from '../concurrency.js';
import { row } from '../verdict-words.js';
import { askWithin, type LimitedContext, REQUESTS_AT_ONCE } from './answer.js';
import type { Row } from './rows.js';

/** What one endpoint responds. */
export interface EndpointConformance {
  /** `GET /media/{id}` */
  readonly endpoint: string;
  /** The status, or why there is none. */
  readonly status: number | 'no response' | 'not requested';
  readonly fields: readonly Deviation[];
}

interface Endpoint {
  readonly path: string;
  readonly schema: Awaited<ReturnType<Call<unknown>['schema']>>;
  readonly query?: Call<unknown>['query'];
  /** The parameter of the path or of the query, and where an earlier response has a value for it. */
  readonly from?: { readonly endpoint: string; readonly list: string; readonly field: string; readonly to: string };
}

const DAY = { limit: 5 };

/** The GET endpoints of the contract. */
export const ENDPOINTS: readonly Endpoint[] = [
  { path: '/media', schema: media.mediaPage, query: { page: 1, limit: 5 } },
  { path: '/storage', schema: media.storage },
  { path: '/deployments', schema: deployments.deploymentPage, query: { limit: 5, offset: 0 } },
  { path: '/exports/pdf', schema: exports.pdfExport },
  { path: '/pages', schema: content.pageList },
  { path: '/search', schema: content.searchHits, query: { q: 'install', limit: 5 } },
  { path: '/config', schema: content.configuration },
  { path: '/branches', schema: content.branchList },
  { path: '/pull-requests', schema: content.pullRequestList, query: { state: 'all' } },
  { path: '/analytics/overview', schema: analytics.overview },
  { path: '/analytics/traffic', schema: analytics.traffic },
  { path: '/analytics/pages', schema: analytics.topPages, query: DAY },
  { path: '/analytics/referrers', schema: analytics.topReferrers, query: DAY },
  { path: '/analytics/feedback', schema: feedback.feedback, query: DAY },
  { path: '/analytics/ai/questions', schema: feedback.questions, query: DAY },
  { path: '/analytics/ai/answer-feedback', schema: feedback.answerFeedback, query: DAY },
  { path: '/analytics/ai/volume', schema: feedback.questionVolume },
  { path: '/analytics/search', schema: analytics.searches },
  { path: '/analytics/search/volume', schema: analytics.searchVolume },
  { path: '/analytics/search/queries', schema: analytics.searchQueries, query: DAY },
  { path: '/analytics/search/results', schema: analytics.searchResults, query: DAY },
  {
    path: '/media/{id}',
    schema: media.singleMedia,
    from: { endpoint: '/media', list: 'media', field: 'id', to: 'id' },
  },
  {
    path: '/deployments/{id}',
    schema: deployments.deployment,
    from: { endpoint: '/deployments', list: 'deployments', field: 'deploymentId', to: 'id' },
  },
  {
    path: '/pages/{path}',
    schema: content.pageSource,
    from: { endpoint: '/pages', list: 'pages', field: 'path', to: 'path' },
  },
  {
    path: '/analytics/feedback/comments',
    schema: feedback.feedbackComments,
    query: DAY,
    from: { endpoint: '/analytics/feedback', list: 'pages', field: 'pagePath', to: 'pagePath' },
  },
];

/** Reads the endpoints in the order of the table, those that need a value of an earlier response last. */
export async function checkConformance(context: LimitedContext): Promise<EndpointConformance[]> {
  const bodies = new Map<string, unknown>();
  const results = new Map<string, EndpointConformance>();
  const read = async (endpoint: Endpoint): Promise<void> => {
    const { status, body } = await readEndpoint(context, endpoint, bodies);
    const isRead = typeof status === 'number' && isSuccess(status);
    if (isRead) bodies.set(endpoint.path, body);
    const fields = isRead ? findDeviations(endpoint.schema, body) : [];
    results.set(endpoint.path, { endpoint: `GET ${endpoint.path}`, status, fields });
  };
  for (const needsValue of [false, true]) {
    const next = ENDPOINTS.filter(({ from }) => (from !== undefined) === needsValue);
    await forEachConcurrently(next, REQUESTS_AT_ONCE, read);
  }
  return ENDPOINTS.flatMap(({ path }) => results.get(path) ?? []);
}

async function readEndpoint(
  context: LimitedContext,
  { path, query, from }: Endpoint,
  bodies: ReadonlyMap<string, unknown>,
): Promise<{ status: EndpointConformance['status']; body?: unknown }> {
  const value = from && firstValue(bodies.get(from.endpoint), from.list, from.field);
  const isInPath = path.includes('{');
  // A value with an empty or a dot segment can't be part of a path.
  const fits = value !== undefined && (!isInPath || /^(?!.*(^|\/)\.{0,2}(\/|$))./.test(value));
  if (from && !fits) return { status: 'not requested' };
  const parameter = from && fits ? { [from.to]: value } : {};
  const answer = await askWithin(context, (api) =>
    api.call({
      method: 'GET',
      path,
      role: 'viewer',
      goal: 'compare the response with the API that docs-ci knows',
      ...(isInPath ? { params: parameter, query } : { query: { ...query, ...parameter } }),
      schema: () => Promise.resolve(media.anyResponse),
      idempotent: true,
    }),
  );
  if ('value' in answer) return answer.value;
  return { status: answer.error instanceof ApiError ? answer.error.status : 'no response' };
}

/** Returns a text of the first item of a list in a response. */
function firstValue(body: unknown, list: string, field: string): string | undefined {
  const items = fieldOf(body, list);
  const value = fieldOf(Array.isArray(items) ? (items as unknown[])[0] : undefined, field);
  return typeof value === 'string' ? value : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

const MAX_NAMED_FIELDS = 3;

/** Returns a warning for each endpoint that deviates, or one row that says that none does. */
export function conformanceRows(endpoints: readonly EndpointConformance[]): Row[] {
  const rows = endpoints.flatMap(({ endpoint, fields }) => {
    const deviations = fields.filter(({ problem }) => problem !== 'open');
    if (deviations.length === 0) return [];
    const named = deviations.slice(0, MAX_NAMED_FIELDS).map(describeDeviation);
    const more = deviations.length - named.length;
    const found = `${endpoint}: ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')}`;
    return [row('conformance', 'warning', found, 'See check.json, and report it to docs-ci.')];
  });
  const unread = endpoints.filter(({ status }) => typeof status !== 'number' || !isSuccess(status));
  const names = unread.map(({ endpoint, status }) => `${endpoint} (${status})`).join(', ');
  if (unread.length > 0) rows.push(row('conformance', 'unknown', `no response to compare: ${names}`));
  const read = pluralize(endpoints.length - unread.length, 'endpoint');
  return rows.length > 0 ? rows : [row('conformance', 'ok', `${read} as expected`)];
}

function describeDeviation({ field, problem, expected, found }: Deviation): string {
  if (problem === 'missing') return `${field} is missing`;
  return problem === 'extra' ? `${field} is new` : `${field} is ${found ?? ''} instead of ${expected ?? ''}`;
}
