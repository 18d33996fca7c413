/** The media library: flat, without folders and without content hashes. How files get in is in uploads.ts. */
import type { Api } from '../client.js';
import { ApiError } from '../errors.js';
import { orNull, timestamp } from '../fields.js';
import { listByPage } from '../pagination.js';
import type { Shape, Zod } from '../schema.js';

/** Largest `limit` of `GET /media` (contract [S]: Limits, page sizes). */
const MAX_PAGE_SIZE = 100;
/** Ids a bulk delete, at least one (contract [S]: Limits). */
export const MAX_DELETIONS = 100;
/** Pages of the library under way at once: 10,000 files are 100 pages, and each waits for a round trip. */
const PAGES_AHEAD = 4;

/** Fields that only some kinds have may be null or absent [?]; they are null here. */
export const media = (z: Zod) =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** `image`, `video`, `audio`, `document`, `data`, `archive` or `font` [S]; kept as text for kinds to come. */
    kind: z.string(),
    mimeType: z.string(),
    sizeBytes: z.number(),
    /** Public, and unchanged by a replace [S]. Never send the key there. */
    url: z.string(),
    /** Of images the text for screen readers, of other kinds the link text of the next insertion [S]. */
    altText: orNull(z.string()),
    width: orNull(z.number()),
    height: orNull(z.number()),
    durationSeconds: orNull(z.number()),
    pageCount: orNull(z.number()),
    posterUrl: orNull(z.string()),
    createdAt: timestamp(z),
    updatedAt: timestamp(z),
    snippet: orNull(z.string()),
  });

export type Media = Shape<typeof media>;

const mediaPage = (z: Zod) =>
  z.object({
    media: z.array(media(z)),
    pagination: z.object({ total: z.number(), pages: z.number() }),
  });

export interface MediaFilter {
  /** Part of a name or a text. */
  readonly search?: string;
  readonly kind?: string;
}

/**
 * `GET /media` (viewer) [S]: the library, newest first, each file once. Several pages are read at a time, and a library
 * that shifts meanwhile is read again as pages.ts says; a quiet one costs one request per 100 files.
 * @param onTotal gets the number of files that each page's answer told: a list with another number of them is incomplete
 */
export function listMedia(
  api: Api,
  filter: MediaFilter = {},
  onTotal: (total: number) => void = () => undefined,
): AsyncGenerator<Media, void, undefined> {
  return listByPage(
    async (page) => {
      const { body } = await api.call({
        method: 'GET',
        path: '/media',
        role: 'viewer',
        query: { ...filter, page, limit: MAX_PAGE_SIZE },
        answer: mediaPage,
        repeat: 'safe',
      });
      const { total, pages } = body.pagination;
      onTotal(total);
      return { items: body.media, total, pages: Math.max(pages, Math.ceil(total / MAX_PAGE_SIZE)) };
    },
    (one) => one.id,
    PAGES_AHEAD,
  );
}

export const oneMedia = (z: Zod) => z.object({ media: media(z) });

/** `GET /media/{id}` (viewer) [S]. 404 for an id that the library does not know. */
export async function getMedia(api: Api, id: string): Promise<Media> {
  const { body } = await api.call({
    method: 'GET',
    path: '/media/{id}',
    role: 'viewer',
    params: { id },
    answer: oneMedia,
    repeat: 'safe',
  });
  return body.media;
}

/** `PATCH /media/{id}` (editor) [S]. An empty text clears; links that stand on pages already are not rewritten. */
export async function setAltText(api: Api, id: string, altText: string): Promise<Media> {
  const { body } = await api.call({
    method: 'PATCH',
    path: '/media/{id}',
    role: 'editor',
    params: { id },
    json: { altText },
    answer: oneMedia,
    repeat: 'safe',
  });
  return body.media;
}

const deletedMedia = (z: Zod) => z.object({ deleted: orNull(media(z)) });

/**
 * `DELETE /media/{id}` (admin) [S]. Pages that use the file show it as missing. 404 for an id that the library does not
 * know, but not where an earlier attempt of this call has deleted it: then the answer is lost, and null.
 */
export async function deleteMedia(api: Api, id: string): Promise<Media | null> {
  const { body } = await api.call({
    method: 'DELETE',
    path: '/media/{id}',
    role: 'admin',
    params: { id },
    answer: deletedMedia,
    repeat: 'once',
    lookUp: async () => ((await isKnown(api, id)) ? undefined : { deleted: null }),
  });
  return body.deleted;
}

async function isKnown(api: Api, id: string): Promise<boolean> {
  try {
    await getMedia(api, id);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

const bulkDeletion = (z: Zod) =>
  z.object({
    deleted: z.array(z.string()),
    failed: z.array(z.object({ source: z.string(), error: z.string() })),
    reclaimedBytes: z.number(),
  });

export type BulkDeletion = Shape<typeof bulkDeletion>;

/**
 * `POST /media/bulk-delete` (admin) [S], 1 to 100 ids. Some may fail; the status of such an answer is not agreed [?].
 * If a first answer was lost, what it deleted comes back as failed, because it is not there any more: read the library
 * again before believing a failure.
 */
export async function deleteManyMedia(api: Api, ids: readonly string[]): Promise<BulkDeletion> {
  if (ids.length < 1 || ids.length > MAX_DELETIONS) throw new RangeError(`${ids.length} ids in one bulk delete`);
  const { body } = await api.call({
    method: 'POST',
    path: '/media/bulk-delete',
    role: 'admin',
    json: { mediaIds: ids },
    answer: bulkDeletion,
    repeat: 'safe',
    anyStatus: true,
  });
  return body;
}

/** `limits` are the largest files per kind; their shape is not agreed [?]. */
const storage = (z: Zod) => z.object({ usedBytes: z.number(), quotaBytes: z.number(), limits: z.unknown().optional() });

export type Storage = Shape<typeof storage>;

/** `GET /storage` (viewer) [S]. Both numbers are of the whole organization, not of the key's project. */
export async function getStorage(api: Api): Promise<Storage> {
  const { body } = await api.call({
    method: 'GET',
    path: '/storage',
    role: 'viewer',
    answer: storage,
    repeat: 'safe',
  });
  return body;
}
