/** Describes the responses of the media library endpoints, uploads included. */
import * as z from 'zod';
import { orNull, promised, text, timestamp } from './shared-fields.js';

const nullableText = orNull(text);
const nullableNumber = orNull(z.number());

/** Some fields exist for some kinds only. The service may send null or omit them [?]; here they are null. */
export const media = z.object({
  id: text,
  name: text,
  /** `image`, `video`, `audio`, `document`, `data`, `archive` or `font` [S]. It stays text because kinds may be added. */
  kind: text,
  mimeType: text,
  sizeBytes: z.number(),
  /** The URL is public and survives a replace [S]. Never send the key to it. */
  url: text,
  /** Images have an alt text here, other kinds the link text of the next insertion [S]. */
  altText: orNull(z.string()),
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

/** A change that is done, perhaps without saying what the file is like now. */
export const changedMedia = singleMedia.nullable();

/** Accepts every response, for a caller that only needs the status. */
export const anyResponse = z.unknown();

/** A response without a body says nothing about any file. */
export const bulkDeletion = z
  .object({
    deleted: z.array(text),
    failed: z.array(z.object({ source: text, error: text })),
    reclaimedBytes: z.number(),
  })
  .nullable()
  .transform((body) => body ?? { deleted: [], failed: [], reclaimedBytes: 0 });
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
  source: text,
  /** `added`, `reused` (the library has identical content, perhaps under another name) or `failed` [S]. */
  status: text,
  media: orNull(media),
  error: orNull(text),
  /** 415, 413, 507, or 429 with an error that names seconds if 120 files per minute are used up [S]. */
  statusCode: nullableNumber,
});
export type FileResult = z.infer<typeof fileResult>;

/** A response without a body says nothing about any file. */
export const fileResults = z
  .object({ results: z.array(fileResult) })
  .nullable()
  .transform((body) => body ?? { results: [] });
