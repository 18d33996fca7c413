import { describeCrashRecovery } from './crash-recovery.js';
import { CHECK_SITE } from './scenarios/check-site.js';

describeCrashRecovery('check-site', CHECK_SITE);
