import fc from 'fast-check';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { runSchedule, scheduledOffers, schedules } from '../support/cart-schedules.ts';
import { cartStore } from '../support/cart-visit.ts';

const SCHEDULES = 1000;
/** One of this many writes conflicts with another transaction. */
const DISTURBED = 5;

/**
 * `npm run load -- cart`: a thousand random schedules of four clients in one cart. Checks that no line was lost or
 * doubled.
 */
let writes = 0;
let isDisturbed = false;
const engine = await startDynamodb({ isInConflict: () => isDisturbed && ++writes % DISTURBED === 0 });
const began = performance.now();
try {
  const store = await cartStore(scheduledOffers, engine.endpoint);
  isDisturbed = true;
  let wrong = 0;
  for (const [index, schedule] of fc.sample(schedules, SCHEDULES).entries()) {
    const { lines, expected } = await runSchedule(store.visit({ userId: `user-${index}` }), schedule);
    if (lines.join() === expected.join()) continue;
    wrong += 1;
    console.log(
      `schedule ${index}: ${lines.join(', ')} instead of ${expected.join(', ')}\n${JSON.stringify(schedule)}`,
    );
  }
  const took = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${SCHEDULES} schedules of four clients in ${took} s, ${writes} writes: ${wrong} carts differ`);
  if (wrong > 0) process.exitCode = 1;
} finally {
  await engine.close();
}
