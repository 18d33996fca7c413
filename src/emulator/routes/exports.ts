import { z } from 'zod';
import { notFound, Problem, tooMany } from '../http-error.js';
import { route, type Answer, type Call, type Route } from './define-route.js';

type Body = { force?: boolean | undefined } | undefined;

/** PDF exports: `POST` and `GET /exports/pdf`. */
export const EXPORT_ROUTES: readonly Route[] = [
  route({
    name: 'POST /exports/pdf',
    role: 'editor',
    body: z.strictObject({ force: z.boolean().optional() }).optional(),
    answer: startOrReuse,
  }),
  route({
    name: 'GET /exports/pdf',
    role: 'viewer',
    answer: async ({ state }) => {
      const current = state.exports.current();
      if (!current) throw notFound('PDF export');
      return { body: await state.exports.view(current) };
    },
  }),
];

async function startOrReuse(call: Call<Record<string, never>, Body>): Promise<Answer> {
  const { exports, limits } = call.state;
  if (exports.isRendererDown) throw new Problem(503, 'Exports are not available right now, try again shortly');
  const existing = exports.running() ? undefined : exports.ofLiveDeployment();
  // Contract: an answer with the existing export renders nothing and is free of the export limits.
  if (existing && call.body?.force !== true) return { body: await exports.view(existing) };

  const requests = limits.exportsOf(call.key.value);
  call.countsAgainst(requests, ...limits.exportStarts);
  if (!requests.take()) throw tooMany('Too many export requests for this key.', requests.view().resetSeconds);
  if (exports.running()) throw new Problem(409, 'An export is already running');
  const full = limits.exportStarts.filter((window) => window.isFull).map((window) => window.view().resetSeconds);
  if (full.length > 0) throw tooMany('Too many exports for this project.', Math.max(...full));
  const started = exports.start('api');
  for (const window of limits.exportStarts) window.take();
  return { status: 202, body: await exports.view(started) };
}
