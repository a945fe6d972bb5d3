import { runCheckouts } from '../support/checkout-faults/run-checkouts.ts';

const CHECKOUTS = 300;

/**
 * `npm run load -- checkout-faults [SEED]`: 300 checkouts in which anything can fail between any two steps. Checks that
 * no order was lost or doubled, no stock was taken without an order, and no mail was repeated after an unknown outcome.
 */
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
console.log(`Seed ${seed}: npm run load -- checkout-faults ${seed} does the same again`);
const began = performance.now();
const { orders, refused, presses, journal, broken } = await runCheckouts({ seed, checkouts: CHECKOUTS });
const faults = journal.flatMap(({ fault }) => fault ?? []);
const counts = Object.entries(Object.groupBy(faults, (fault) => fault)).map(([fault, all]) => `${all.length} ${fault}`);
console.log(`${CHECKOUTS} checkouts in ${((performance.now() - began) / 1000).toFixed(0)} s, ${presses} presses: ${orders} orders, ${refused} refused
${journal.length} steps, ${faults.length} of them failed: ${counts.join(', ')}
broken promises: ${broken.length === 0 ? 'none' : `\n${broken.join('\n')}`}`);
if (broken.length > 0) process.exitCode = 1;
