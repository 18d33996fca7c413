/** Serves the second origin: public media, PDFs behind signed URLs, and the published site. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MediaItem } from './state/media/media-item.js';
import { createOrigin, toHttpError, type OriginOptions } from './origin.js';
import { pdfBytes } from './state/render-pdf.js';
import { HttpError, errorBody } from './http-error.js';
import { renderSitePage } from './render-site.js';
import type { DeploymentRecord } from './state/deployments.js';
import { sitePathOf, type Site } from './state/site.js';
import { sendFile } from './send-file.js';
import type { EmulatorState } from './state/emulator-state.js';

const FILE_ROUTES = ['files/media', 'files/exports', 'files/site', 'files/preview'] as const;

/** The names that faults use for the routes of the second origin. `GET files` matches all of them. */
export const FILE_ROUTE_NAMES: readonly string[] = ['GET', 'HEAD'].flatMap((method) =>
  ['files', ...FILE_ROUTES].map((route) => `${method} ${route}`),
);

/** A replace changes the content of a public URL, so a CDN may only cache it for a minute. */
const MEDIA_MAX_AGE_SECONDS = 60;

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Creates the server of the second origin. It accepts no API keys. */
export function createFilesOrigin(state: EmulatorState, options: OriginOptions): FastifyInstance {
  const app = createOrigin('files', options);
  app.addHook('onRequest', (request, _reply, done) => {
    // Contract: clients never send the key to another origin. Signed storage rejects a second kind of credentials.
    if (request.headers.authorization !== undefined && isStorage(request))
      throw new HttpError(400, 'Only one authentication method is allowed');
    done();
  });
  app.setErrorHandler(async (error, request, reply) => {
    const httpError = await toHttpError(error, request);
    if (!isStorage(request)) return sendErrorPage(reply, httpError);
    return reply.code(httpError.status).send(errorBody(httpError, 'code'));
  });
  addRoutes(app, 'files/media', '/media/:id/:name', (request, reply) => sendMedia(state, request, reply));
  addRoutes(app, 'files/exports', '/exports/:file', (request, reply) => sendExport(state, request, reply));
  addRoutes(app, 'files/site', '/site/*', (request, reply) => sendSite(state, request, reply));
  for (const url of ['/preview/:id', '/preview/:id/*']) {
    addRoutes(app, 'files/preview', url, (request, reply) => sendPreview(state, request, reply));
  }
  return app;
}

/** Files of the storage, unlike pages of a site, to which a client may send anything. */
function isStorage({ routeOptions }: FastifyRequest): boolean {
  return /^\/(?:media|exports)\//.test(routeOptions.url ?? '');
}

function sendErrorPage(reply: FastifyReply, { status, message }: HttpError): FastifyReply {
  const html = `<!doctype html><title>${status}</title><h1>${message.replace(/[<&]/g, ' ')}</h1>\n`;
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

function addRoutes(app: FastifyInstance, route: (typeof FILE_ROUTES)[number], url: string, handler: Handler): void {
  for (const method of ['GET', 'HEAD'] as const) {
    app.route({ method, url, config: { routeName: `${method} ${route}` }, handler });
  }
}

function sendMedia(state: EmulatorState, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { id, name } = request.params as { id: string; name: string };
  const item = state.media.find(id);
  if (item?.name !== name) throw new HttpError(404, 'File not found');
  const bytes = state.media.servedBytes(item);
  void reply.header('cache-control', `public, max-age=${MEDIA_MAX_AGE_SECONDS}`);
  return sendFile(request, reply, {
    size: bytes.length,
    type: item.mimeType,
    etag: etagOf(state, item, bytes),
    read: (start, end) => [bytes.subarray(start, end)],
  });
}

function etagOf(state: EmulatorState, item: MediaItem, bytes: Buffer): string | null {
  const { mediaEtag } = state.context.settings;
  if (mediaEtag === 'none') return null;
  const md5 = createHash('md5').update(bytes);
  return `"${mediaEtag === 'md5' ? md5.digest('hex') : md5.update(item.id).digest('base64url')}"`;
}

async function sendExport(state: EmulatorState, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { file } = request.params as { file: string };
  const { expires = '', sig = '' } = request.query as Record<string, string>;
  const target = state.exports.openDownload(file.replace(/\.pdf$/, ''), expires, sig);
  if ('status' in target) {
    const code = target.status === 410 ? 'Gone' : 'AccessDenied';
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
    return reply.code(target.status).type('application/xml').send(body);
  }
  void reply.header('cache-control', 'private, no-store');
  return sendFile(request, reply, {
    size: target.file.size,
    type: 'application/pdf',
    etag: target.file.etag,
    read: (start, end) => pdfBytes(target.file, start, end),
  });
}

function sendSite(state: EmulatorState, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const live = state.deployments.live();
  if (!live || !state.deployments.isServed(live)) throw new HttpError(404, 'Page not found');
  const site = state.project.site(state.project.branch());
  return sendPage(request, reply, published(state, live, site, { base: '/site', note: null }));
}

/** Serves the pages of a branch as they are now. A deployment without a branch shows the deployment branch. */
function sendPreview(state: EmulatorState, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { project, deployments } = state;
  const { id } = request.params as { id: string };
  const record = deployments.find(id);
  if (!record?.isPreview || !deployments.isServed(record)) throw new HttpError(404, 'Preview not found');
  const site = project.site(project.branches.get(record.branch ?? '') ?? project.branch());
  const note = `Preview of ${record.branch ?? 'a branch'}`;
  return sendPage(request, reply, published(state, record, site, { base: `/preview/${id}`, note }));
}

interface PublishedSite {
  readonly state: EmulatorState;
  readonly site: Site;
  readonly place: Parameters<typeof renderSitePage>[2];
  /** Whether a page is served yet. */
  readonly isServed: (sitePath: string) => boolean;
}

function published(
  state: EmulatorState,
  record: DeploymentRecord,
  site: Site,
  place: PublishedSite['place'],
): PublishedSite {
  const { latePages } = state.context.settings;
  return { state, site, place, isServed: (path) => state.deployments.isServed(record, latePages[path]) };
}

/** An unknown path gets what the settings say, and a page that is late gets the same. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, site, place, isServed }: PublishedSite,
): Promise<FastifyReply> {
  const { siteAccess, unknownPaths, servesUnlistedPages } = state.context.settings;
  if (siteAccess === 401) throw new HttpError(401, 'Log in to read this site');
  // Another name of this machine is another origin.
  if (siteAccess === 'login-page')
    return reply.redirect(`${state.context.filesOrigin.replace('127.0.0.1', 'localhost')}/login`);
  const sitePath = `/${(request.params as { '*'?: string })['*'] ?? ''}`;
  const listed = site.groups.flatMap(({ pages }) => pages);
  const pages = servesUnlistedPages ? [...listed, ...site.unlisted] : listed;
  const page = pages.find(({ path }) => sitePathOf(path) === sitePath && isServed(sitePath)) ?? null;
  if (!page && sitePath !== '/') {
    if (unknownPaths === 404) throw new HttpError(404, 'Page not found');
    if (unknownPaths === 'start-page') return reply.redirect(`${place.base}/`);
  }
  return reply.type('text/html; charset=utf-8').send(await renderSitePage(site, page, place));
}
