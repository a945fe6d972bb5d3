import { defineConfig } from 'vitest/config';

/** Random runs and races, which take long or need a quiet machine, and files that start the whole API, of which a worker can hold only one. */
const LEFT_OUT = [
  'faults',
  'races',
  'interleavings',
  'order-what-was-seen',
  'ordering',
  'table-trips',
  'active-cart',
  'named-cart',
  'tenant-isolation',
];

/**
 * The tests of the repositories and of the groups that write most, for mutants. Without a second attempt: a test that
 * fails once has noticed the mutant.
 */
export default defineConfig({
  test: {
    name: 'data',
    include: ['tests/functions/{data,cart,checkout,garage,content,outbox}/**/*.test.ts'],
    exclude: [`**/{${LEFT_OUT.join(',')}}.test.ts`],
    globalSetup: ['tests/support/dynamodb.ts'],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
