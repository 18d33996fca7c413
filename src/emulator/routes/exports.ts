import { z } from 'zod';
import { notFound, HttpError, tooManyRequests } from '../http-error.js';
import { defineRoute, type RouteResponse, type RouteRequest, type Route } from './define-route.js';

type Body = { force?: boolean | undefined } | undefined;

/** PDF exports: `POST` and `GET /exports/pdf`. */
export const EXPORT_ROUTES: readonly Route[] = [
  defineRoute({
    name: 'POST /exports/pdf',
    role: 'editor',
    body: z.strictObject({ force: z.boolean().optional() }).optional(),
    handle: startOrReuse,
  }),
  defineRoute({
    name: 'GET /exports/pdf',
    role: 'viewer',
    handle: async ({ state }) => {
      const current = state.exports.current();
      if (!current) throw notFound('PDF export');
      return { body: await state.exports.view(current) };
    },
  }),
];

async function startOrReuse(call: RouteRequest<Record<string, never>, Body>): Promise<RouteResponse> {
  const { exports, limits } = call.state;
  if (exports.isRendererDown) throw new HttpError(503, 'Exports are not available right now, try again shortly');
  const existing = exports.running() ? undefined : exports.findForLiveDeployment();
  // Contract: an answer with the existing export renders nothing and is free of the export limits.
  if (existing && call.body?.force !== true) return { body: await exports.view(existing) };

  const requests = limits.exportsOfKey(call.key.value);
  call.addLimits(requests, ...limits.exportStarts);
  if (!requests.take()) throw tooManyRequests('Too many export requests for this key.', requests.status().resetSeconds);
  if (exports.running()) throw new HttpError(409, 'An export is already running');
  const full = limits.exportStarts.filter((window) => window.isFull).map((window) => window.status().resetSeconds);
  if (full.length > 0) throw tooManyRequests('Too many exports for this project.', Math.max(...full));
  const started = exports.start('api');
  for (const window of limits.exportStarts) window.take();
  return { status: 202, body: await exports.view(started) };
}
