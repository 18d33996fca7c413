import { describeKills } from './kills.js';
import { ANALYTICS_REPORT, MERGED_REPORTS } from './scenarios/analytics-report.js';

describeKills('analytics-report', [...ANALYTICS_REPORT, MERGED_REPORTS]);
