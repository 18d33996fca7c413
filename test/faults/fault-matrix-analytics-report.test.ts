import { describeFaultMatrix } from './fault-matrix.js';
import { ANALYTICS_REPORT } from './scenarios/analytics-report.js';

await describeFaultMatrix('analytics-report', ANALYTICS_REPORT);
