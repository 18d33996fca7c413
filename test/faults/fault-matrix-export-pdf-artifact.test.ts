import { describeMatrix } from './fault-matrix.js';
import { EXPORT_PDF_ARTIFACT } from './scenarios/export-pdf-artifact.js';

await describeMatrix('export-pdf-artifact', EXPORT_PDF_ARTIFACT);
