import type { KnipConfig } from 'knip';

/** Files that are started by their path rather than imported. */
const config: KnipConfig = {
  entry: [
    // Bundled by name of the group, and started by the local runtime.
    'functions/**/handler.ts',
    'functions/demo/load-demo.ts',
    'functions/demo/load-price-histories.ts',
    'functions/demo/put-drawings.ts',
    'infra/checks/retried-tests-reporter.ts',
    // Stands in the bundles for what they do without.
    'infra/stand-ins/*.ts',
    'functions/cli/*.ts',
    'tests/load/*.ts',
    'tests/screenshots/*.ts',
    // Processes that tests start, and what is loaded into one.
    './tests/bench/import/report-memory.mjs',
    'tests/bench/images/encode-file.ts',
    'tests/bench/search/build-process.ts',
    'tests/local/print-environment.ts',
    // Read by Stryker, which mutates the source.
    'tests/mutation/drawn-mutants-checker.ts',
    'tests/mutation/*.vitest.config.ts',
    'tests/support/dynamodb-process.ts',
    'tests/support/dynamodb-thread.ts',
    'tests/support/import-process.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,js}'],
  // infra/ runs the `cdk` of one, and Stryker loads the other by its name.
  ignoreDependencies: ['aws-cdk', '@stryker-mutator/vitest-runner'],
  // Part of every Linux.
  ignoreBinaries: ['prlimit'],
};

export default config;
