/** Describes the responses of the endpoints for pages, search, configuration, branches and pull requests. */
import * as z from 'zod';
import { promised } from './shared-fields.js';

export const pageList = z.object({
  pages: z.array(z.object({ path: z.string(), size: promised(z.number()) })),
  count: promised(z.number()),
});
export type PageList = z.infer<typeof pageList>;

export const pageSource = z.object({ path: promised(z.string()), branch: promised(z.string()), content: z.string() });

export const searchHits = z.object({
  results: z.array(
    z.object({
      title: promised(z.string()),
      path: z.string(),
      url: z.string(),
      content: promised(z.string()),
      relevanceScore: z.number(),
    }),
  ),
  query: z.string(),
  count: z.number(),
});
export type SearchHits = z.infer<typeof searchHits>;

export const configuration = z.object({ branch: promised(z.string()), config: z.record(z.string(), z.unknown()) });
export type Configuration = z.infer<typeof configuration>;

/**
 * The contract doesn't define what writes of the repository respond. Any JSON means that the write was carried out, and a
 * field that is missing or has another type is null.
 */
const writtenFields = z
  .json()
  .transform((json) => (typeof json === 'object' && !Array.isArray(json) ? { ...json } : {}));
const writtenText = z.string().nullable().catch(null);

export const commit = writtenFields.pipe(
  z.object({
    commitSha: writtenText,
    branch: writtenText,
    isDeploymentBranch: z.boolean().nullable().catch(null),
    operationsCompleted: z.number().nullable().catch(null),
  }),
);
export type Commit = z.infer<typeof commit>;

export const branchList = z.object({
  branches: z.array(z.object({ name: z.string(), protected: promised(z.boolean()) })),
  count: promised(z.number()),
});
export type BranchList = z.infer<typeof branchList>;
export type Branch = BranchList['branches'][number];

export const createdBranch = writtenFields.pipe(
  z.object({ branchName: writtenText, sourceBranch: writtenText, sourceSha: writtenText }),
);
export type CreatedBranch = z.infer<typeof createdBranch>;

/** The contract doesn't define what a branch deletion responds. */
export const deletedBranch = z.unknown();

export const merge = writtenFields.pipe(z.object({ commitSha: writtenText, status: writtenText }));
export type Merge = z.infer<typeof merge>;

export const pullRequestList = z.object({
  pullRequests: z.array(
    z.object({ number: z.number(), title: z.string(), state: z.string(), head: z.string(), base: z.string() }),
  ),
  count: z.number(),
});
