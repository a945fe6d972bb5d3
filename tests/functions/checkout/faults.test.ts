import { beforeAll, describe, expect, it } from 'vitest';
import { runCheckouts } from '../../support/checkout-faults/run-checkouts.ts';

/** Some of the 300 of `npm run load -- checkout-faults`, with a seed of which all of it comes. */
const SEED = 7;
const CHECKOUTS = 60;

describe('checkouts in which everything fails that can between any two steps', () => {
  let run: Awaited<ReturnType<typeof runCheckouts>>;
  beforeAll(async () => {
    run = await runCheckouts({ seed: SEED, checkouts: CHECKOUTS });
  }, 600_000);

  it('lose and double no order, no stock, no mail and no call of the gateway', () => {
    expect(run.broken).toEqual([]);
  });

  it('end in an order or a clear no, both of them often enough to say something', () => {
    expect(run.orders).toBeGreaterThan(CHECKOUTS / 3);
    expect(run.refused).toBeGreaterThan(0);
    expect(run.orders + run.refused).toBe(CHECKOUTS);
  });

  it.each(['killed before', 'killed after', 'cut off', 'answer lost', 'refused'])('have met what is %s', (fault) => {
    expect(run.journal.filter((step) => step.fault === fault).length).toBeGreaterThan(5);
  });
});
