import { describeCrashRecovery } from './crash-recovery.js';
import { CHECK_PAGES } from './scenarios/check-pages.js';

describeCrashRecovery('check-pages', CHECK_PAGES);
