import { defineConfig } from 'vitest/config';

/** The tests that ask a deployment; the environment says which. Apart from the others because most runs have none. */
export default defineConfig({
  test: {
    name: 'deploy',
    include: ['tests/deploy/**/*.test.ts'],
    // One deployment, and on an emulator a cold start or two.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
