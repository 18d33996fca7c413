import { z } from 'zod';
import type { MediaItem } from '../state/media-library.js';
import { notFound, Problem } from '../http-error.js';
import { integer, text } from './query-params.js';
import { route, type Route } from './define-route.js';
import type { EmulatorState } from '../state/emulator-state.js';

/** Contract: page size at most 100; 1 to 100 ids a bulk delete. */
const MAX_PAGE = 100;
const MAX_IDS = 100;

const KIND = z.enum(['image', 'video', 'audio', 'document', 'data', 'archive', 'font']);

/** Media as it is: lists, single items, texts, deletes, storage. */
export const MEDIA_ROUTES: readonly Route[] = [
  route({
    name: 'GET /media',
    role: 'viewer',
    query: z.strictObject({
      search: text().optional(),
      kind: KIND.optional(),
      page: integer(1).optional(),
      limit: integer(1, MAX_PAGE).optional(),
    }),
    answer: ({ state, query: { search = '', kind, page = 1, limit = 20 } }) => {
      const wanted = search.toLowerCase();
      const all = state.media
        .newestFirst()
        .filter((item) => kind === undefined || item.kind === kind)
        .filter((item) => `${item.name}\n${item.altText ?? ''}`.toLowerCase().includes(wanted));
      const media = all.slice((page - 1) * limit, page * limit).map((item) => state.media.view(item));
      return { body: { media, pagination: { page, limit, total: all.length, pages: Math.ceil(all.length / limit) } } };
    },
  }),
  route({
    name: 'GET /media/{id}',
    role: 'viewer',
    answer: ({ state, param }) => ({ body: { media: state.media.view(found(state, param('id'))) } }),
  }),
  route({
    name: 'PATCH /media/{id}',
    role: 'editor',
    body: z.strictObject({ altText: z.string() }),
    answer: ({ state, param, body: { altText } }) => {
      const item = found(state, param('id'));
      // Contract: the empty string clears.
      item.altText = altText === '' ? null : altText;
      item.updatedAt = state.world.now();
      return { body: { media: state.media.view(item) } };
    },
  }),
  route({
    name: 'DELETE /media/{id}',
    role: 'admin',
    answer: ({ state, param }) => {
      const view = state.media.view(found(state, param('id')));
      if (!state.media.delete(param('id'))) throw new Problem(409, 'This file cannot be deleted');
      return { body: { deleted: view } };
    },
  }),
  route({
    name: 'POST /media/bulk-delete',
    role: 'admin',
    body: z.strictObject({ mediaIds: z.array(z.string().min(1)).min(1).max(MAX_IDS) }),
    answer: ({ state, body: { mediaIds } }) => {
      const ids = [...new Set(mediaIds)];
      const gone = ids.map((id) => ({ id, item: state.media.delete(id) }));
      const deleted = gone.filter(({ item }) => item !== null).map(({ id }) => id);
      const failed = gone
        .filter(({ item }) => item === null)
        .map(({ id }) => ({
          source: id,
          error: state.media.find(id) ? 'This file cannot be deleted' : 'Media not found',
        }));
      const reclaimedBytes = gone.reduce((sum, { item }) => sum + (item?.bytes.length ?? 0), 0);
      const status = failed.length > 0 ? state.world.settings.bulkDeletePartialStatus : 200;
      return { status, body: { deleted, failed, reclaimedBytes } };
    },
  }),
  route({
    name: 'GET /storage',
    role: 'viewer',
    answer: ({ state: { media, world } }) => {
      const { quotaBytes, limitsBytes } = world.settings;
      return { body: { usedBytes: media.usedBytes, quotaBytes, limits: limitsBytes } };
    },
  }),
];

/** The item of an id, or 404. */
export function found(state: EmulatorState, id: string): MediaItem {
  const item = state.media.find(id);
  if (!item) throw notFound('Media');
  return item;
}
