import { defineConfig } from 'vitest/config';

/** The tests of the rules, for mutants. They share nothing, so a worker may load them all beside each other. */
export default defineConfig({
  test: {
    name: 'rules',
    include: ['tests/{rules,values}/**/*.test.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
});
