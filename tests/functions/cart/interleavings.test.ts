import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { runSchedule, scheduledOffers, schedules } from '../../support/cart-schedules.ts';
import { cartStore } from '../../support/cart-visit.ts';

/** `npm run load -- cart` runs a thousand. */
const SCHEDULES = 60;

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

it('any interleaving of what four clients do ends with the cart of doing it one after the other', async () => {
  let users = 0;
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      users += 1;
      const { lines, expected, total, sumOfLines } = await runSchedule(
        store.visit({ userId: `user-${users}` }),
        schedule,
      );
      expect(lines).toEqual(expected);
      expect(total).toBe(sumOfLines);
    }),
    { numRuns: SCHEDULES },
  );
});
