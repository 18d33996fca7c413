/** Handles PDF exports. */
import { z } from 'zod';
import { notFound, HttpError, tooManyRequests } from '../http-error.js';
import { defineRoute, type RouteResponse, type RouteRequest, type Route } from './define-route.js';

type ExportBody = { force?: boolean | undefined } | undefined;

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
    handle: ({ state }) => {
      const current = state.exports.shown();
      if (!current) throw notFound('PDF export');
      return { body: state.exports.view(current) };
    },
  }),
];

function startOrReuse(call: RouteRequest<Record<string, never>, ExportBody>): RouteResponse {
  const { exports, limits } = call.state;
  if (exports.isRendererDown) throw new HttpError(503, 'PDF export is temporarily unavailable. Try again shortly.');
  const existing = exports.running() ? undefined : exports.findForLiveDeployment();
  // Contract: returning an existing export renders nothing and does not count against the export limits.
  if (existing && call.body?.force !== true) return { body: exports.view(existing) };

  const requests = limits.ofKey(call.key.value).exports;
  call.addLimits(requests, ...limits.exportStarts);
  if (!requests.take()) throw tooManyRequests('Too many export requests for this key.', requests.status().resetSeconds);
  if (exports.running()) throw new HttpError(409, 'An export is already running');
  const waitSeconds = limits.exportStarts.filter((limit) => limit.isFull).map((limit) => limit.status().resetSeconds);
  if (waitSeconds.length > 0) throw tooManyRequests('Too many exports for this project.', Math.max(...waitSeconds));
  const started = exports.start('api');
  for (const limit of limits.exportStarts) limit.take();
  return { status: 202, body: exports.view(started) };
}
