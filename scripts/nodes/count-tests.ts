/** Counts the tests in vitest's JSON report. */

/** The parts of the report that are read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A file that could not be run counts as one failed test. */
export function countTests(report: VitestReport): TestCounts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: skipped.length,
  };
}
