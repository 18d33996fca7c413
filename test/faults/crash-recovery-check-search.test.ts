import { describeCrashRecovery } from './crash-recovery.js';
import { CHECK_SEARCH } from './scenarios/check-search.js';

describeCrashRecovery('check-search', CHECK_SEARCH);
