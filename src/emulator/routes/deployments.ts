import { z } from 'zod';
import { notFound, Problem } from '../http-error.js';
import { integer } from './query-params.js';
import { route, type Answer, type Route } from './define-route.js';
import type { EmulatorState } from '../state/emulator-state.js';
import type { DeploymentRecord } from '../state/deployments.js';

const COMMIT_SHA = z.string().regex(/^[0-9a-f]{7,40}$/i, 'Must be a commit id of 7 to 40 hexadecimal digits');

/** Contract: page size at most 100. */
const MAX_PAGE = 100;

/** Deployments: `/deploy`, `/deploy/preview`, `/deployments`. */
export const DEPLOYMENT_ROUTES: readonly Route[] = [
  route({
    name: 'POST /deploy',
    role: 'editor',
    body: z.strictObject({ commitSha: COMMIT_SHA.optional() }).optional(),
    answer: ({ state }) => started(state, state.deployments.add({ branch: state.project.deploymentBranch })),
  }),
  route({
    name: 'POST /deploy/preview',
    role: 'editor',
    body: z.strictObject({ branch: z.string().min(1), commitSha: COMMIT_SHA.optional() }),
    answer: ({ state, body: { branch } }) => {
      if (state.previewProblem !== null) throw new Problem(422, state.previewProblem);
      if (!state.project.branches.has(branch)) throw new Problem(422, `There is no branch "${branch}" to preview`);
      const answer = started(state, state.deployments.add({ branch, isPreview: true }));
      return { ...answer, body: { ...answer.body, branch } };
    },
  }),
  route({
    name: 'GET /deployments',
    role: 'viewer',
    query: z.strictObject({ limit: integer(1, MAX_PAGE).optional(), offset: integer(0).optional() }),
    answer: ({ state, query: { limit = 20, offset = 0 } }) => {
      const all = state.deployments.newestFirst();
      const page = all.slice(offset, offset + limit);
      return { body: { deployments: page.map((record) => state.deployments.view(record)), total: all.length } };
    },
  }),
  route({
    name: 'GET /deployments/{id}',
    role: 'viewer',
    answer: ({ state, param }) => {
      const record = state.deployments.find(param('id'));
      if (!record) throw notFound('Deployment');
      return { body: state.deployments.view(record) };
    },
  }),
];

function started(state: EmulatorState, record: DeploymentRecord): Answer & { readonly body: object } {
  const { deploymentId, status, url } = state.deployments.view(record);
  return { status: 202, body: { deploymentId, status, url } };
}
