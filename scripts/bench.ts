/** `npm run bench`: prints what the product costs, beside what it is measured against. Ratios count, not seconds. */
import { benchAnalyticsReport } from './bench/analytics-report.js';
import { benchExportPdf } from './bench/export-pdf.js';
import { benchStartUp } from './bench/start-up.js';
import { benchSyncMedia } from './bench/sync-media.js';

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** What it is compared with, or the most it may be. */
  readonly against: string;
}

const rows: Row[] = [];
for (const bench of [benchStartUp, benchSyncMedia, benchExportPdf, benchAnalyticsReport]) rows.push(...(await bench()));
const width = Math.max(...rows.map(({ what }) => what.length));
const measuredWidth = Math.max(...rows.map(({ measured }) => measured.length));
for (const { what, measured, against } of rows) {
  process.stdout.write(`${what.padEnd(width)}  ${measured.padStart(measuredWidth)}  ${against}\n`);
}
