/** Reads and changes the media library, which has no folders and no content hashes. Uploads are in uploads.ts. */
import type { Api } from '../api.js';
import { listByPage, type NumberedPage } from '../pagination.js';
import type { BulkDeletion, Media, Storage } from '../schemas/media.js';
import { read, schemasOf } from './read.js';

export type { BulkDeletion, Media, Storage };

/** Maximum `limit` of `GET /media` (contract [S]: Limits, page sizes). */
export const MAX_PAGE_SIZE = 100;
/** Maximum number of ids per bulk delete; the minimum is one (contract [S]: Limits). */
export const MAX_DELETIONS = 100;
/** Pages in flight at the same time: 10,000 files are 100 pages, and each waits for a round trip. */
const PAGE_CONCURRENCY = 4;

const schema = schemasOf(() => import(/* webpackChunkName: 'schemas' */ '../schemas/media.js'));

/**
 * `GET /media` (viewer) [S]: the library, newest first, each file once. It reads several pages at a time, and reads a
 * library that changes meanwhile again (see pagination.ts). An unchanged library costs one request per 100 files.
 * @param onPage gets each page that arrives; a list with another number of files than its `total` is incomplete
 */
export function listMedia(
  api: Api,
  onPage: (page: NumberedPage<Media>) => void = () => undefined,
): AsyncGenerator<Media, void, undefined> {
  return listByPage(
    async (page) => {
      const body = await getMediaPage(api, { page, limit: MAX_PAGE_SIZE });
      const { total, pages } = body.pagination;
      const answered = { items: body.media, total, pages: Math.max(pages, Math.ceil(total / MAX_PAGE_SIZE)) };
      onPage(answered);
      return answered;
    },
    ({ id }) => id,
    PAGE_CONCURRENCY,
  );
}

interface MediaPageQuery {
  readonly page: number;
  readonly limit: number;
  /** A part of names or texts. Which, and how exactly, isn't defined [?]. */
  readonly search?: string;
}

/** `GET /media` (viewer) [S]: one page of the library, or of what a search finds, newest first. */
export const getMediaPage = (api: Api, query: MediaPageQuery) =>
  read(api, { path: '/media', goal: 'list the media library', query: { ...query }, schema: schema('mediaPage') });

/** `GET /media/{id}` (viewer) [S]. An unknown id gets 404. */
export async function getMedia(api: Api, id: string): Promise<Media> {
  const goal = 'read a file of the media library';
  return (await read(api, { path: '/media/{id}', goal, params: { id }, schema: schema('singleMedia') })).media;
}

/** `PATCH /media/{id}` (editor) [S]. An empty text clears it. Pages that already link the file keep the old text. */
export async function setAltText(api: Api, id: string, altText: string): Promise<Media> {
  const { body } = await api.call({
    method: 'PATCH',
    path: '/media/{id}',
    role: 'editor',
    goal: 'set an alt text',
    params: { id },
    json: { altText },
    schema: schema('changedMedia'),
    idempotent: true,
  });
  // A response may say only that it is done.
  return body?.media ?? getMedia(api, id);
}

/**
 * `POST /media/bulk-delete` (admin) [S], 1 to 100 ids. Some may fail; the status of such a response is not defined [?].
 * A retry after a lost response reports files that the first attempt deleted as failed. So read the library again
 * before you trust a failure.
 */
export async function deleteManyMedia(api: Api, ids: readonly string[]): Promise<BulkDeletion> {
  if (ids.length < 1 || ids.length > MAX_DELETIONS) throw new RangeError(`${ids.length} ids in one bulk delete`);
  const { body } = await api.call({
    method: 'POST',
    path: '/media/bulk-delete',
    role: 'admin',
    goal: 'delete files from the media library',
    json: { mediaIds: ids },
    schema: schema('bulkDeletion'),
    idempotent: true,
    acceptAnyStatus: true,
  });
  return body;
}

/** `GET /storage` (viewer) [S]. Both numbers cover the whole organization, not only the project of the key. */
export const getStorage = (api: Api) =>
  read(api, { path: '/storage', goal: 'read the storage limit', schema: schema('storage') });
