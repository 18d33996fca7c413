/** Handles deployments and previews. */
import { z } from 'zod';
import { notFound, HttpError } from '../http-error.js';
import { integer } from './query-params.js';
import { defineRoute, type RouteResponse, type Route } from './define-route.js';
import type { EmulatorState } from '../state/emulator-state.js';
import type { DeploymentRecord } from '../state/deployments.js';

const COMMIT_SHA = z.string().regex(/^[0-9a-f]{7,40}$/i, 'Must be a commit SHA of 7 to 40 hexadecimal digits');

/** Contract: a page has at most 100 deployments. */
const MAX_PAGE_SIZE = 100;

export const DEPLOYMENT_ROUTES: readonly Route[] = [
  defineRoute({
    name: 'POST /deploy',
    role: 'editor',
    body: z.strictObject({ commitSha: COMMIT_SHA.optional() }).optional(),
    handle: ({ state }) => toStartResponse(state, state.deployments.add({ branch: state.project.deploymentBranch })),
  }),
  defineRoute({
    name: 'POST /deploy/preview',
    role: 'editor',
    body: z.strictObject({ branch: z.string().min(1), commitSha: COMMIT_SHA.optional() }),
    handle: ({ state, body: { branch } }) => {
      if (state.previewProblem !== null) throw new HttpError(422, state.previewProblem);
      if (!state.project.branches.has(branch)) throw new HttpError(422, `Branch "${branch}" doesn't exist`);
      const response = toStartResponse(state, state.deployments.add({ branch, isPreview: true }));
      return { ...response, body: { ...response.body, branch } };
    },
  }),
  defineRoute({
    name: 'GET /deployments',
    role: 'viewer',
    query: z.strictObject({ limit: integer(1, MAX_PAGE_SIZE).optional(), offset: integer(0).optional() }),
    handle: ({ state, query: { limit = 20, offset = 0 } }) => {
      const all = state.deployments.listed();
      const page = all.slice(offset, offset + limit);
      return { body: { deployments: page.map((record) => state.deployments.view(record)), total: all.length } };
    },
  }),
  defineRoute({
    name: 'GET /deployments/{id}',
    role: 'viewer',
    handle: ({ state, param }) => {
      const record = state.deployments.find(param('id'));
      if (!record) throw notFound('Deployment');
      return { body: state.deployments.view(record) };
    },
  }),
];

function toStartResponse(state: EmulatorState, record: DeploymentRecord): RouteResponse & { readonly body: object } {
  const { deploymentId, status, url } = state.deployments.view(record);
  return { status: 202, body: { deploymentId, status, url } };
}
