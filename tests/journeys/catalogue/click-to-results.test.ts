import { expect, it } from 'vitest';
import { CLICK_BUDGET_MS, clicksToResults } from '../support/click-to-results.ts';
import { visitAs } from '../support/visit-as.ts';

const ROUNDS = 3;

/** How long that takes depends on what else the machine does: it is told, for somebody to look at, and fails nothing. */
it('every click from the home page on leads to a list, and is told how long that took', async () => {
  const times = await clicksToResults(await visitAs('summit-buyer'), ROUNDS);
  const lines = [...times].map(([name, all]) => `${name}: ${all.map((ms) => ms.toFixed(0)).join(', ')}`);
  console.info(
    [`Milliseconds from a click to the painted list (budget ${CLICK_BUDGET_MS}), click on`, ...lines].join('\n  '),
  );
  expect([...times.values()].map(({ length }) => length)).toEqual([...times].map(() => ROUNDS));
});
