/** Handles pages, search, the configuration, and the connected repository. */
import { z } from 'zod';
import { findListedPage, listPages } from '../state/page-list.js';
import { search } from '../state/search.js';
import { parseJsonc } from '../state/site.js';
import { HttpError, notFound } from '../http-error.js';
import { fraction, integer, text } from './query-params.js';
import { defineRoute, type Route } from './define-route.js';

/** Contract: a push has 1 to 20 operations and a message of 1 to 500 characters. A search returns at most 50 results. */
const MAX_OPERATIONS = 20;
const MAX_MESSAGE_LENGTH = 500;
const MAX_RESULTS = 50;

const BRANCH_QUERY = z.strictObject({ branch: text().optional() });
const NAME = z.string().min(1);
const MESSAGE = z.string().min(1).max(MAX_MESSAGE_LENGTH);
const PATH = z
  .string()
  .min(1)
  .refine((path) => !/(^|\/)(\.\.?)?(\/|$)|\\/.test(path), 'Must be a path inside the repository');
/** What Git rejects in the name of a branch. */
const INVALID_BRANCH = /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(^|\/)\.|[/.]$|\.lock(\/|$)|^@$/;
const OPERATION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('create'), path: PATH, content: z.string() }),
  z.strictObject({ type: z.literal('update'), path: PATH, content: z.string() }),
  z.strictObject({ type: z.literal('delete'), path: PATH }),
]);

export const CONTENT_ROUTES: readonly Route[] = [
  defineRoute({
    name: 'GET /pages',
    role: 'viewer',
    query: BRANCH_QUERY,
    handle: ({ state: { project, context }, query: { branch } }) => ({
      body: listPages(project.visibleBranch(branch).files, context),
    }),
  }),
  defineRoute({
    name: 'GET /pages/{path}',
    role: 'viewer',
    query: BRANCH_QUERY,
    handle: ({ state: { project, context }, query: { branch = project.deploymentBranch }, param }) => {
      const page = findListedPage(project.visibleBranch(branch).files, param('path'), context);
      if (!page) throw notFound('Page');
      return { body: { path: page.path, branch, content: page.content } };
    },
  }),
  defineRoute({
    name: 'GET /search',
    role: 'viewer',
    query: z.strictObject({
      q: text(),
      limit: integer(1, MAX_RESULTS).optional(),
      semanticRatio: fraction().optional(),
    }),
    handle: ({ state, query: { q, limit = 10, semanticRatio } }) => {
      const results = search(state, q, semanticRatio).slice(0, limit);
      return { body: { results, query: q, count: results.length } };
    },
  }),
  defineRoute({
    name: 'GET /config',
    role: 'viewer',
    query: BRANCH_QUERY,
    handle: ({ state: { project, context }, query: { branch = project.deploymentBranch } }) => {
      const text = project.visibleBranch(branch).files.get(context.configPath);
      if (text === undefined) throw notFound('Configuration');
      return { body: { branch, config: parseJsonc(text) } };
    },
  }),
  defineRoute({
    name: 'POST /push',
    role: 'editor',
    body: z.strictObject({
      commitMessage: MESSAGE,
      branch: NAME.optional(),
      operations: z.array(OPERATION).min(1).max(MAX_OPERATIONS),
    }),
    handle: ({ state, request, body: { branch = state.project.deploymentBranch, operations } }) => {
      const { pushLimitBytes } = state.context.settings;
      if (pushLimitBytes !== null && request.exchange.record.bodyBytes > pushLimitBytes) {
        throw new HttpError(413, `The body is larger than ${pushLimitBytes} bytes`);
      }
      const commitSha = state.project.push(branch, operations);
      state.deployPush(branch);
      const isDeploymentBranch = branch === state.project.deploymentBranch;
      return { status: 201, body: { commitSha, branch, isDeploymentBranch, operationsCompleted: operations.length } };
    },
  }),
  defineRoute({
    name: 'GET /branches',
    role: 'viewer',
    handle: ({ state: { project } }) => {
      const branches = [...project.visibleBranches].map(([name, { isProtected }]) => ({
        name,
        protected: isProtected,
      }));
      return { body: { branches, count: branches.length } };
    },
  }),
  defineRoute({
    name: 'POST /branches',
    role: 'editor',
    body: z.strictObject({ branchName: NAME, sourceBranch: NAME.optional() }),
    handle: ({ state: { project, context, deployments }, body: { branchName, sourceBranch } }) => {
      if (INVALID_BRANCH.test(branchName)) throw new HttpError(422, `"${branchName}" isn't a valid branch name`);
      const isNewest = context.settings.defaultBranchSource === 'newest-branch';
      const source = sourceBranch ?? (isNewest ? project.newestBranch : project.deploymentBranch);
      const { head } = project.createBranch(branchName, source);
      if (context.settings.branchDeploys) deployments.add({ branch: branchName, isPreview: true, triggerType: 'auto' });
      return { status: 201, body: { branchName, sourceBranch: source, sourceSha: head } };
    },
  }),
  defineRoute({
    name: 'POST /branches/delete',
    role: 'editor',
    body: z.strictObject({ branchName: NAME }),
    handle: ({ state: { project }, body: { branchName } }) => {
      project.deleteBranch(branchName);
      return { body: { branchName, deleted: true } };
    },
  }),
  defineRoute({
    name: 'POST /branches/merge',
    role: 'editor',
    body: z.strictObject({ base: NAME, head: NAME, commitMessage: MESSAGE.optional() }),
    handle: ({ state, body: { base, head } }) => {
      const { mergeDelayMs, mergeStatus, mergeNothing } = state.context.settings;
      if (mergeDelayMs !== null && state.project.queueMerge(base, head, mergeDelayMs)) {
        return { status: 202, body: { commitSha: null, ...(mergeStatus !== null && { status: mergeStatus }) } };
      }
      const { commitSha, isMerged } = state.project.merge(base, head);
      if (isMerged) state.deployMerge(base);
      else if (mergeNothing === 'empty') return { body: {} };
      else if (typeof mergeNothing === 'number') throw new HttpError(mergeNothing, 'There is nothing to merge');
      const status = isMerged || mergeNothing === 'merged' ? mergeStatus : mergeNothing;
      return { body: { commitSha, ...(status !== null && { status }) } };
    },
  }),
  defineRoute({
    name: 'GET /pull-requests',
    role: 'viewer',
    query: z.strictObject({ state: z.enum(['open', 'closed', 'all']).optional() }),
    handle: ({ state: { project }, query: { state = 'open' } }) => {
      const pullRequests = project.pullRequests.filter((request) => state === 'all' || request.state === state);
      return { body: { pullRequests, count: pullRequests.length } };
    },
  }),
];
