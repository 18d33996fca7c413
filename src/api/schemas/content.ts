/** Describes the responses of the endpoints for pages, search, configuration, branches and pull requests. */
import * as z from 'zod';
import { promised, text } from './shared-fields.js';

export const pageList = z.object({
  pages: z.array(z.object({ path: text, size: promised(z.number()) })),
  count: promised(z.number()),
});
export type PageList = z.infer<typeof pageList>;

export const pageSource = z.object({ path: promised(text), branch: promised(text), content: z.string() });

export const searchHits = z.object({
  results: z.array(
    z.object({
      title: promised(text),
      path: text,
      url: text,
      content: promised(text),
      relevanceScore: z.number(),
    }),
  ),
  query: text,
  count: z.number(),
});
export type SearchHits = z.infer<typeof searchHits>;

export const configuration = z.object({ branch: promised(text), config: z.record(z.string(), z.unknown()) });
export type Configuration = z.infer<typeof configuration>;

/**
 * The contract doesn't define what writes of the repository respond. Any JSON means that the write was carried out, and a
 * field that is missing or has another type is null.
 */
const writtenFields = z
  .json()
  .transform((json) => (typeof json === 'object' && !Array.isArray(json) ? { ...json } : {}));
const writtenText = text.nullable().catch(null);

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
  branches: z.array(z.object({ name: text, protected: promised(z.boolean()) })),
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
  pullRequests: z.array(z.object({ number: z.number(), title: text, state: text, head: text, base: text })),
  count: z.number(),
});
