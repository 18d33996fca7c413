/** Describes the responses of the endpoints for pages, search, configuration, branches and pull requests. */
import * as z from 'zod';
import { nullableText } from './shared-fields.js';

export const pageList = z.object({
  pages: z.array(z.object({ path: z.string(), size: z.number() })),
  count: z.number(),
});
export type PageList = z.infer<typeof pageList>;

export const pageSource = z.object({ path: z.string(), branch: z.string(), content: z.string() });
export type PageSource = z.infer<typeof pageSource>;

export const searchHits = z.object({
  results: z.array(
    z.object({
      title: nullableText,
      path: z.string(),
      url: z.string(),
      content: nullableText,
      relevanceScore: z.number(),
    }),
  ),
  query: z.string(),
  count: z.number(),
});
export type SearchHits = z.infer<typeof searchHits>;

export const configuration = z.object({ branch: z.string(), config: z.record(z.string(), z.unknown()) });
export type Configuration = z.infer<typeof configuration>;

export const commit = z.object({
  commitSha: z.string(),
  branch: z.string(),
  isDeploymentBranch: z.boolean(),
  operationsCompleted: z.number(),
});
export type Commit = z.infer<typeof commit>;

export const branchList = z.object({
  branches: z.array(z.object({ name: z.string(), protected: z.boolean() })),
  count: z.number(),
});
export type BranchList = z.infer<typeof branchList>;

export const createdBranch = z.object({ branchName: z.string(), sourceBranch: z.string(), sourceSha: z.string() });
export type CreatedBranch = z.infer<typeof createdBranch>;

/** The contract doesn't define what a branch deletion responds. */
export const deletedBranch = z.unknown();

export const merge = z.object({ commitSha: nullableText, status: z.string() });
export type Merge = z.infer<typeof merge>;

export const pullRequestList = z.object({
  pullRequests: z.array(
    z.object({ number: z.number(), title: z.string(), state: z.string(), head: z.string(), base: z.string() }),
  ),
  count: z.number(),
});
export type PullRequestList = z.infer<typeof pullRequestList>;
