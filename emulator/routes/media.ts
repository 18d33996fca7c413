/** Handles lists, reads, alt texts and deletes of media, and the storage. */
import { z } from 'zod';
import type { MediaItem } from '../state/media/media-item.js';
import { notFound, HttpError } from '../http-error.js';
import { integer, text } from './query-params.js';
import { defineRoute, type Route } from './define-route.js';
import type { EmulatorState } from '../state/emulator-state.js';

/** Contract: a page has at most 100 items, and a bulk delete 1 to 100 ids. */
const MAX_PAGE_SIZE = 100;
const MAX_BULK_DELETE_IDS = 100;

const KIND = z.enum(['image', 'video', 'audio', 'document', 'data', 'archive', 'font']);

export const MEDIA_ROUTES: readonly Route[] = [
  defineRoute({
    name: 'GET /media',
    role: 'viewer',
    query: z.strictObject({
      search: text().optional(),
      kind: KIND.optional(),
      page: integer(1).optional(),
      limit: integer(1, MAX_PAGE_SIZE).optional(),
    }),
    handle: ({ state, query: { search = '', kind, page = 1, limit: requested = 20 } }) => {
      const { mediaPageSize, mediaSearch } = state.context.settings;
      const limit = Math.min(requested, mediaPageSize);
      const items = state.media.newestFirst().filter((item) => kind === undefined || item.kind === kind);
      const all = search === '' ? items : mediaSearch(items, search);
      const media = all.slice((page - 1) * limit, page * limit).map((item) => state.media.view(item));
      return { body: { media, pagination: { page, limit, total: all.length, pages: Math.ceil(all.length / limit) } } };
    },
  }),
  defineRoute({
    name: 'GET /media/{id}',
    role: 'viewer',
    handle: ({ state, param }) => ({ body: { media: state.media.view(findMedia(state, param('id'))) } }),
  }),
  defineRoute({
    name: 'PATCH /media/{id}',
    role: 'editor',
    body: z.strictObject({ altText: z.string() }),
    handle: ({ state, param, body: { altText } }) => {
      const item = findMedia(state, param('id'));
      // Contract: the empty string clears the alt text.
      item.altText = altText === '' ? null : altText;
      item.updatedAt = state.context.now();
      return { body: { media: state.media.view(item) } };
    },
  }),
  defineRoute({
    name: 'DELETE /media/{id}',
    role: 'admin',
    handle: ({ state, param }) => {
      const view = state.media.view(findMedia(state, param('id')));
      if (!state.media.delete(param('id'))) throw new HttpError(409, "This file can't be deleted");
      return { body: { deleted: view } };
    },
  }),
  defineRoute({
    name: 'POST /media/bulk-delete',
    role: 'admin',
    body: z.strictObject({ mediaIds: z.array(z.string().min(1)).min(1).max(MAX_BULK_DELETE_IDS) }),
    handle: ({ state, body: { mediaIds } }) => {
      const ids = [...new Set(mediaIds)];
      const deletions = ids.map((id) => ({ id, item: state.media.delete(id) }));
      const deleted = deletions.filter(({ item }) => item !== null).map(({ id }) => id);
      const failed = deletions
        .filter(({ item }) => item === null)
        .map(({ id }) => ({
          source: id,
          error: state.media.find(id) ? "This file can't be deleted" : 'Media not found',
        }));
      const reclaimedBytes = deletions.reduce((sum, { item }) => sum + (item?.bytes.length ?? 0), 0);
      const status = failed.length > 0 ? state.context.settings.bulkDeletePartialStatus : 200;
      return { status, body: { deleted, failed, reclaimedBytes } };
    },
  }),
  defineRoute({
    name: 'GET /storage',
    role: 'viewer',
    handle: ({ state: { media, context } }) => {
      const { quotaBytes, limitsBytes } = context.settings;
      return { body: { usedBytes: media.usedBytes, quotaBytes, limits: limitsBytes } };
    },
  }),
];

/** Returns the item of an id, or throws a 404. */
export function findMedia(state: EmulatorState, id: string): MediaItem {
  const item = state.media.find(id);
  if (!item) throw notFound('Media');
  return item;
}
