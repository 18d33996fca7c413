/** The version of report.json. Raise it if readers of the file would notice a change (docs/report-json.md). */
export const REPORT_VERSION = 1;
