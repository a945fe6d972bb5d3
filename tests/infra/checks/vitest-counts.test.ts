import { expect, it } from 'vitest';
import { vitestCounts } from '#infra/checks/vitest-counts.ts';

const aReport = (more = {}) => ({
  success: true,
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
  ...more,
});

it.each<[why: string, report: ReturnType<typeof aReport> | undefined, counts: [number, number, number]]>([
  ['tests that passed', aReport(), [5, 0, 0]],
  ['tests that failed', aReport({ success: false, numFailedTests: 2 }), [5, 2, 0]],
  ['skipped and planned tests as skipped', aReport({ numPendingTests: 2, numTodoTests: 1 }), [5, 0, 3]],
  [
    'a file that could not be loaded',
    aReport({ success: false, testResults: [{ status: 'failed', assertionResults: [] }] }),
    [5, 1, 0],
  ],
  ['an error outside of any test', aReport({ success: false }), [5, 1, 0]],
  ['a run that reported nothing', undefined, [0, 1, 0]],
])('counts %s', (_why, report, [passed, failed, skipped]) => {
  expect(vitestCounts(report)).toEqual({ passed, failed, skipped });
});
