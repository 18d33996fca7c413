import { describeFaultMatrix } from './fault-matrix.js';
import { EXPORT_PDF_ARTIFACT } from './scenarios/export-pdf-artifact.js';

await describeFaultMatrix('export-pdf-artifact', EXPORT_PDF_ARTIFACT);
