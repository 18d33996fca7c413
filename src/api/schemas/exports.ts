/** Describes the responses of the PDF export endpoints. */
import * as z from 'zod';
import { promisedOrNull, timestamp } from './shared-fields.js';

/**
 * Statuses (contract [S]): `pending` and `processing` are in progress, `completed`, `failed` and `cancelled` are final.
 * They stay text so that a status of a newer service survives. Treat an unknown status as in progress.
 */
export const pdfExport = z.object({
  exportId: z.string(),
  status: z.string(),
  /** Counts pages. `total` is null until it is known. `completed` below `total` at the end means missing pages [S]. */
  progress: z.object({ completed: z.number(), total: promisedOrNull(z.number()) }),
  /** Size in bytes. */
  fileSize: promisedOrNull(z.number()),
  /** A secret for an hour: mask it, never log or store it. Null while running, after failure and once replaced [S]. */
  downloadUrl: promisedOrNull(z.string()),
  downloadUrlExpiresAt: promisedOrNull(timestamp),
  deploymentId: z.string(),
  /** `dashboard` or `api` [S]. */
  source: z.string(),
  errorMessage: promisedOrNull(z.string()),
  createdAt: timestamp,
  completedAt: promisedOrNull(timestamp),
});
export type PdfExport = z.infer<typeof pdfExport>;
