/** Describes the responses of the PDF export endpoints. */
import * as z from 'zod';
import { promised, promisedOrNull, text, timestamp } from './shared-fields.js';

const UNKNOWN = { completed: null, total: null };

/** A number of pages. What is none is unknown: it isn't worth an export that is paid for. */
const count = z.unknown().transform((value) => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
});

/**
 * Statuses (contract [S]): `pending` and `processing` are in progress, `completed`, `failed` and `cancelled` are final.
 * They stay text so that a status of a newer service survives. Treat an unknown status as in progress.
 */
export const pdfExport = z.object({
  exportId: text,
  status: text,
  /**
   * Counts pages. `total` is null until it is known, and either is null if the service doesn't count. `completed` below
   * `total` at the end means missing pages [S].
   */
  progress: promised(z.object({ completed: promised(count), total: promisedOrNull(count) }))
    .transform((progress) => progress ?? UNKNOWN)
    .catch(UNKNOWN),
  /** Size in bytes. */
  fileSize: promisedOrNull(z.number()),
  /** A secret for an hour: mask it, never log or store it. Null while running, after failure and once replaced [S]. */
  downloadUrl: promisedOrNull(text),
  downloadUrlExpiresAt: promisedOrNull(timestamp),
  deploymentId: text,
  /** `dashboard` or `api` [S]. */
  source: text,
  errorMessage: promisedOrNull(text),
  createdAt: timestamp,
  completedAt: promisedOrNull(timestamp),
});
export type PdfExport = z.infer<typeof pdfExport>;

/** A service that has no export yet may respond with `null` or `{}` instead of a 404 [?]. */
export const latestExport = z.preprocess(
  (body) => (z.strictObject({}).safeParse(body).success ? null : body),
  pdfExport.nullable(),
);
