import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { runSchedule, type Schedule, scheduledOffers, schedules } from '../../support/cart-schedules.ts';
import { cartStore } from '../../support/cart-visit.ts';

/** So many schedules at once, each in a cart of its own, and so often: 100. `npm run load -- cart` runs a thousand. */
const AT_ONCE = 5;
const ROUNDS = 20;
const LONGEST_MS = 300_000;

let engine: Awaited<ReturnType<typeof startDynamodb>>;
let store: Awaited<ReturnType<typeof cartStore>>;
let writes = 0;
let isDisturbed = false;
beforeAll(async () => {
  // Every fifth write meets another transaction.
  engine = await startDynamodb({ isInConflict: () => isDisturbed && ++writes % 5 === 0 });
  store = await cartStore(scheduledOffers, engine.endpoint);
  isDisturbed = true;
});
afterAll(() => engine.close());

it(
  'any interleaving of what four clients do ends with the cart of doing it one after the other',
  async () => {
    let users = 0;
    const tryOne = async (schedule: Schedule) => {
      users += 1;
      const visit = store.visit({ userId: `user-${users}` });
      const { lines, expected, total, sumOfLines } = await runSchedule(visit, schedule);
      expect(lines).toEqual(expected);
      expect(total).toBe(sumOfLines);
    };
    const several = fc.array(schedules, { minLength: AT_ONCE, maxLength: AT_ONCE });
    const property = fc.asyncProperty(several, async (all) => void (await Promise.all(all.map(tryOne))));
    await fc.assert(property, { numRuns: ROUNDS });
  },
  LONGEST_MS,
);
