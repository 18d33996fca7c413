/** Describes the responses of the media library endpoints, uploads included. */
import * as z from 'zod';
import { orNull, promised, timestamp } from './shared-fields.js';

const nullableText = orNull(z.string());
const nullableNumber = orNull(z.number());

/** Some fields exist for some kinds only. The service may send null or omit them [?]; here they are null. */
export const media = z.object({
  id: z.string(),
  name: z.string(),
  /** `image`, `video`, `audio`, `document`, `data`, `archive` or `font` [S]. It stays text because kinds may be added. */
  kind: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number(),
  /** The URL is public and survives a replace [S]. Never send the key to it. */
  url: z.string(),
  /** Images have an alt text here, other kinds the link text of the next insertion [S]. */
  altText: nullableText,
  width: nullableNumber,
  height: nullableNumber,
  durationSeconds: nullableNumber,
  pageCount: nullableNumber,
  posterUrl: nullableText,
  createdAt: timestamp,
  updatedAt: timestamp,
  snippet: nullableText,
});
export type Media = z.infer<typeof media>;

export const mediaPage = z.object({
  media: z.array(media),
  pagination: z.object({
    total: z.number(),
    pages: z.number(),
    // docs-ci knows what it requested, so these may be anything.
    page: promised(z.unknown()),
    limit: promised(z.unknown()),
  }),
});

export const singleMedia = z.object({ media });

/** Accepts every response, for a caller that only needs the status. */
export const anyResponse = z.unknown();

export const bulkDeletion = z.object({
  deleted: z.array(z.string()),
  failed: z.array(z.object({ source: z.string(), error: z.string() })),
  reclaimedBytes: z.number(),
});
export type BulkDeletion = z.infer<typeof bulkDeletion>;

/** `limits` holds the maximum file size per kind. The contract doesn't define its shape [?]. */
export const storage = z.object({
  usedBytes: z.number(),
  quotaBytes: z.number(),
  limits: promised(z.unknown()),
});
export type Storage = z.infer<typeof storage>;

const fileResult = z.object({
  /** The file's origin label: its name or URL, perhaps in another form [?]. */
  source: z.string(),
  /** `added`, `reused` (the library has identical content, perhaps under another name) or `failed` [S]. */
  status: z.string(),
  media: orNull(media),
  error: nullableText,
  /** 415, 413, 507, or 429 with an error that names seconds if 120 files per minute are used up [S]. */
  statusCode: nullableNumber,
});
export type FileResult = z.infer<typeof fileResult>;

export const fileResults = z.object({ results: z.array(fileResult) });
