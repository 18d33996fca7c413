/** PDF exports of the live deployment: started, looked at. The file itself is a plain download, without the key. */
import type { Api } from '../client.js';
import { CLOCK_TOLERANCE_MS } from './deployments.js';
import { ApiError } from '../errors.js';
import { orNull, timestamp } from '../fields.js';
import type { Shape, Zod } from '../schema.js';

/**
 * Statuses (contract [S]): `pending` and `processing` are in progress, `completed`, `failed` and `cancelled` are final.
 * Kept as text, so that a status of a newer service survives; take an unknown one as in progress.
 */
const pdfExport = (z: Zod) =>
  z.object({
    exportId: z.string(),
    status: z.string(),
    /** Pages. `total` is null until it is known; `completed` below `total` at the end means pages were left out [S]. */
    progress: z.object({ completed: z.number(), total: orNull(z.number()) }),
    /** Bytes. */
    fileSize: orNull(z.number()),
    /** A secret for its hour: mask it, never log or store it. Null while running, after failure and once replaced [S]. */
    downloadUrl: orNull(z.string()),
    downloadUrlExpiresAt: orNull(timestamp(z)),
    deploymentId: z.string(),
    /** `dashboard` or `api` [S]. */
    source: z.string(),
    errorMessage: orNull(z.string()),
    createdAt: timestamp(z),
    completedAt: orNull(timestamp(z)),
  });

export type PdfExport = Shape<typeof pdfExport>;

export interface StartedExport {
  readonly pdfExport: PdfExport;
  /** False where the live deployment had an export already: nothing is rendered, and no limit is used up [S]. */
  readonly isNew: boolean;
}

/**
 * `POST /exports/pdf` (editor) [S]: 202 starts an export, 200 answers with the live deployment's existing one.
 * 409 while one is running; 429 is thrown at once, because its limits (10 a minute a key; 1 in 5 minutes and 10 in 24
 * hours a project [S]) may take hours: the caller decides about waiting. 404 without a live deployment, 422 without
 * pages or with more than 8,000, 503 shortly [P].
 * If the answer is lost, the latest export is looked at before it is sent again, so that one is started.
 * @param options.force renders anew although an export exists; it does not bypass the limits [S]
 */
export async function createExport(api: Api, { force }: { readonly force?: boolean } = {}): Promise<StartedExport> {
  const { status, body } = await api.call({
    method: 'POST',
    path: '/exports/pdf',
    role: 'editor',
    json: force === undefined ? {} : { force },
    answer: pdfExport,
    repeat: 'once',
    charge: { bucket: 'exports', units: 1 },
    waitForLimit: false,
    lookUp: (sinceMs) => findStarted(api, sinceMs),
  });
  return { pdfExport: body, isNew: status !== EXISTING };
}

/** Status of an answer that names an existing export [S]. */
const EXISTING = 200;

/**
 * `GET /exports/pdf` (viewer) [S]: the running export, else the latest; null where none was ever made (404 [P]). Its
 * exportId may change from one read to the next, because a start in the dashboard replaces a running one. Every read
 * gives a fresh link [P].
 */
export async function getExport(api: Api): Promise<PdfExport | null> {
  try {
    const { body } = await api.call({
      method: 'GET',
      path: '/exports/pdf',
      role: 'viewer',
      answer: pdfExport,
      repeat: 'safe',
    });
    return body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function findStarted(api: Api, sinceMs: number): Promise<PdfExport | undefined> {
  const latest = await getExport(api);
  const isOurs =
    latest?.source === 'api' && Date.parse(latest.createdAt) >= api.toServerMs(sinceMs) - CLOCK_TOLERANCE_MS;
  return isOurs ? latest : undefined;
}
