/** Starts and reads PDF exports of the live deployment. The file itself is a plain download without the key. */
import type { Api } from '../api.js';
import { hasStatus, ifAllowed } from '../errors.js';
import type { PdfExport } from '../schemas/exports.js';
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
 * After a lost response, it checks the latest export before it starts another one: an export that was there before isn't
 * the one of the request, whatever the clock says that dates exports.
 * @param options.force renders again although an export exists; it does not bypass the limits [S]
 * @returns `isNew` is false for an existing export: then nothing is rendered and no limit is used up [S]
 */
export async function createExport(
  api: Api,
  { force }: { readonly force?: boolean } = {},
): Promise<{ readonly pdfExport: PdfExport; readonly isNew: boolean }> {
  const goal = 'start the PDF export';
  // Undefined if the key may not read it: after a lost response, nothing is then sent a second time.
  const before = await ifAllowed(getExport(api, goal));
  const lost: { found?: PdfExport } = {};
  const lookUp = async (): Promise<PdfExport | undefined> => {
    const latest = await getExport(api, goal);
    if (latest?.source !== 'api' || latest.exportId === before?.exportId) return undefined;
    lost.found = latest;
    return latest;
  };
  const { status, body } = await api.call({
    method: 'POST',
    path: '/exports/pdf',
    role: 'editor',
    goal,
    json: force === undefined ? {} : { force },
    schema,
    idempotent: false,
    charge: { bucket: 'exports', units: 1 },
    waitForLimit: false,
    lookUp: before === undefined ? undefined : lookUp,
  });
  return { pdfExport: body, isNew: lost.found !== undefined || status !== EXISTING_STATUS };
}

/**
 * `GET /exports/pdf` (viewer) [S]: the running export, else the latest. The exportId may change between reads, because a
 * start in the dashboard replaces a running export. Every read returns a fresh download URL [P].
 * @returns null if there is no export: 404 [P], or a response without one
 */
export async function getExport(api: Api, goal = 'read the PDF export'): Promise<PdfExport | null> {
  try {
    return await read(api, { path: '/exports/pdf', goal, schema: latestSchema });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
