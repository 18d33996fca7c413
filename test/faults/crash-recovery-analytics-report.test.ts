import { describeCrashRecovery } from './crash-recovery.js';
import { ANALYTICS_REPORT } from './scenarios/analytics-report.js';

// An issue that is there already is updated on GitLab, too.
const scenarios = ANALYTICS_REPORT.filter(({ inputs }) => inputs.artifact !== 'false');
describeCrashRecovery('analytics-report', scenarios);
