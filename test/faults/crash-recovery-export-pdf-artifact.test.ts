import { describeCrashRecovery } from './crash-recovery.js';
import { EXPORT_PDF_ARTIFACT } from './scenarios/export-pdf-artifact.js';

describeCrashRecovery(
  'export-pdf-artifact',
  EXPORT_PDF_ARTIFACT.filter(({ host }) => host !== 'terminal'),
);
