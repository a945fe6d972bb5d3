import type { Counts } from '../commands/progress.ts';

/** What is read of vitest's JSON report. */
interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Counts tests, and as one failure each a file that could not be loaded and a run that failed without any failed test. */
export function vitestCounts(report: VitestReport | undefined): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { success, testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + brokenFiles.length;
  return {
    passed: numPassedTests,
    failed: failed === 0 && !success ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}
