import type { Reporter, TestCase } from 'vitest/node';

/** Names, at the end of a run, the tests that passed only when tried again: a race that someone should mend. */
export default class RetriedTestsReporter implements Reporter {
  readonly #retried: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#retried.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#retried.length === 0) return;
    console.log(`\nPassed only when tried again:\n${this.#retried.map((name) => `  ${name}`).join('\n')}`);
  }
}
