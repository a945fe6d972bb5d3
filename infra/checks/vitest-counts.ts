import type { Counts } from '../commands/progress.ts';

/** The part of vitest's JSON report that is read here. */
interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/**
 * Counts tests. A file that could not be loaded counts as a failure, and so does a run that failed without a failed
 * test.
 */
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
