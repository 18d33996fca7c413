import { describeMatrix } from './fault-matrix.js';
import { ANALYTICS_REPORT } from './scenarios/analytics-report.js';

await describeMatrix('analytics-report', ANALYTICS_REPORT);
