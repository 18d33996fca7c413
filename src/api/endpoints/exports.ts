/** Starts and reads PDF exports of the live deployment. The file itself is a plain download without the key. */
import type { Api } from '../api.js';
import { hasStatus } from '../errors.js';
import type { PdfExport } from '../schemas/exports.js';
import { CLOCK_TOLERANCE_MS } from './deployments.js';
import { read } from './read.js';

export type { PdfExport };

const schema = async () => (await import(/* webpackChunkName: 'schemas' */ '../schemas/exports.js')).pdfExport;

const latestSchema = async () => (await import(/* webpackChunkName: 'schemas' */ '../schemas/exports.js')).latestExport;

/** Status of a response that names an existing export [S]. */
const EXISTING_STATUS = 200;

/**
 * `POST /exports/pdf` (editor) [S]: 202 starts an export, 200 returns the existing one of the live deployment.
 * 409 while one is running. 404 without a live deployment, 422 without pages or with more than 8,000, 503 shortly [P].
 * 429 is thrown at once, because the caller decides about long waits: the limits are 10 per minute and key, 1 per 5
 * minutes and project, 10 per 24 hours and project [S].
 * After a lost response, it checks the latest export before it starts another one.
 * @param options.force renders again although an export exists; it does not bypass the limits [S]
 * @returns `isNew` is false for an existing export: then nothing is rendered and no limit is used up [S]
 */
export async function createExport(
  api: Api,
  { force }: { readonly force?: boolean } = {},
): Promise<{ readonly pdfExport: PdfExport; readonly isNew: boolean }> {
  const { status, body } = await api.call({
    method: 'POST',
    path: '/exports/pdf',
    role: 'editor',
    goal: 'start the PDF export',
    json: force === undefined ? {} : { force },
    schema,
    idempotent: false,
    charge: { bucket: 'exports', units: 1 },
    waitForLimit: false,
    lookUp: (sinceMs, status) => findStarted(api, sinceMs, status),
  });
  return { pdfExport: body, isNew: status !== EXISTING_STATUS };
}

/**
 * `GET /exports/pdf` (viewer) [S]: the running export, else the latest. The exportId may change between reads, because a
 * start in the dashboard replaces a running export. Every read returns a fresh download URL [P].
 * @returns null if there is no export: 404 [P], or a response without one
 */
export async function getExport(api: Api): Promise<PdfExport | null> {
  try {
    return await read(api, { path: '/exports/pdf', goal: 'read the PDF export', schema: latestSchema });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

async function findStarted(api: Api, sinceMs: number, status?: number): Promise<PdfExport | undefined> {
  const latest = await getExport(api);
  if (!latest || status === EXISTING_STATUS) return latest ?? undefined;
  const isFromRequest =
    latest.source === 'api' && Date.parse(latest.createdAt) >= api.toServerMs(sinceMs) - CLOCK_TOLERANCE_MS;
  return isFromRequest ? latest : undefined;
}
