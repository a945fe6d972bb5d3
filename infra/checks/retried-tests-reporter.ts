import type { Reporter, TestCase } from 'vitest/node';

/** Lists, at the end of a run, the tests that only passed on a retry. Each hints at a race that should be fixed. */
export default class RetriedTestsReporter implements Reporter {
  readonly #retried: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#retried.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#retried.length === 0) return;
    console.log(`\nPassed only on a retry:\n${this.#retried.map((name) => `  ${name}`).join('\n')}`);
  }
}
