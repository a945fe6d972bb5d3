import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { type CheckoutRequest, checkoutContract } from '#shared/contracts/checkout.ts';
import { placesOf } from '#shared/rules/terms/destination.ts';
import { isBarred } from '#shared/rules/terms/terms-refusal.ts';
import type { TermsOfSale } from '#shared/schemas/catalogue/terms-of-sale.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { type CheckoutVisit, checkoutStore, DELIVERY, lineOf } from '../../support/checkout-visit.ts';
import { putItem } from '../../support/test-table.ts';

const { getOrder, reorder } = checkoutContract;

const CALIFORNIA = { place: 'US-CA', name: 'California' };
const LOS_ANGELES = { address1: '1 Main St', city: 'Los Angeles', stateProvince: 'CA', postalCode: '90015' };
const part = (partNumber: string, terms?: Partial<TermsOfSale>) =>
  anOffer({
    id: `001#${partNumber}`,
    partNumber,
    onHand: { '11': 100 },
    ...(terms && { termsOfSale: { minimum: 1, multiple: 1, barred: [], ...terms } }),
  });

let store: Awaited<ReturnType<typeof checkoutStore>>;
const offer = (own: ReturnType<typeof part>) => putItem(store.table, offerKey(own.id), own);
beforeEach(async () => {
  store = await checkoutStore([
    part('FREE'),
    part('FOURS', { multiple: 4 }),
    part('TWELVE', { minimum: 12 }),
    part('NOT-CA', { barred: [CALIFORNIA] }),
  ]);
});

/** The request of the screen with another address for all shipments. */
async function requestTo(visit: CheckoutVisit, deliveryAddress: CheckoutRequest['carts'][number]['deliveryAddress']) {
  const request = await visit.request();
  return { ...request, carts: request.carts.map((cart) => ({ ...cart, deliveryAddress })) };
}

describe('an order', () => {
  it.each([
    {
      line: lineOf('FOURS', { quantity: 6 }),
      text: 'FOURS: Sold in multiples of 4.',
      why: 'a feed brought the multiple',
    },
    { line: lineOf('TWELVE', { quantity: 11 }), text: 'TWELVE: Minimum order 12.', why: 'a feed brought the minimum' },
  ])('is refused with "$text", because $why', async ({ line, text }) => {
    const visit = store.visit();
    await visit.fill(lineOf('FREE'), line);
    const answer = await visit.order(await visit.request());
    expect([answer.status, answer.errors]).toEqual([409, text]);
    expect(answer.text).toContain(`${line.part}#EA`);
    expect([await visit.cartLines(), await store.leftOf(part('FREE'))]).toEqual([2, { '11': 100 }]);
  });

  it.each([
    { address: DELIVERY, status: 200, why: 'it goes to Colorado' },
    { address: LOS_ANGELES, status: 409, why: 'N02: it goes to California, though the cart was filled for Denver' },
    { address: { ...LOS_ANGELES, stateProvince: 'california' }, status: 409, why: 'a state may be named' },
    { address: { ...LOS_ANGELES, stateProvince: 'NV' }, status: 409, why: 'the postal code is in California' },
    { address: { ...LOS_ANGELES, postalCode: '90015-1234' }, status: 409, why: 'a postal code may have nine digits' },
  ])('with a part that California bars is answered with $status, because $why', async ({ address, status }) => {
    const visit = store.visit({ postalCode: '80202' });
    await visit.fill(lineOf('FREE'), lineOf('NOT-CA'));
    const answer = await visit.order(await requestTo(visit, address));
    const text = 'NOT-CA: Can’t be shipped to California.';
    expect([answer.status, answer.errors ?? '']).toEqual([status, status === 409 ? text : '']);
    expect(await visit.cartLines()).toBe(status === 409 ? 2 : 0);
  });

  it('of somebody who orders as another account is held to the same terms', async () => {
    const visit = store.visit({ orderAs: true });
    await visit.fill(lineOf('FOURS', { quantity: 6 }));
    const request = { ...(await visit.request()), orderAs: 2 };
    expect((await visit.order(request)).errors).toBe('FOURS: Sold in multiples of 4.');
  });

  it('of the same body is placed again after the terms have changed, as it was placed before', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('FREE'));
    const request = await visit.request();
    const first = (await visit.order(request)).output();
    await offer(part('FREE', { multiple: 4 }));
    expect((await visit.order(request)).output().orderNumber).toBe(first.orderNumber);
  });
});

it('ordering again brings what may be ordered, and says why not the rest', async () => {
  const visit = store.visit({ postalCode: '90015' });
  await visit.fill(lineOf('FREE', { quantity: 3 }), lineOf('FOURS', { quantity: 4 }));
  const { orderNumber } = (await visit.order(await visit.request())).output();
  await offer(part('FREE', { multiple: 4 }));
  await offer(part('FOURS', { barred: [CALIFORNIA] }));
  const { results } = (await visit.call(reorder, { params: { id: orderNumber } })).output();
  expect(results.map(({ partNumber, quantityInCart, message }) => [partNumber, quantityInCart, message])).toEqual([
    ['FREE', 0, 'Sold in multiples of 4.'],
    ['FOURS', 0, 'Can’t be shipped to California.'],
  ]);
  expect(await visit.cartLines()).toBe(0);
});

it('no order ever has a part whose terms refuse its quantity or its address', async () => {
  const place = fc.constantFrom(
    CALIFORNIA,
    { place: 'US-CO', name: 'Colorado' },
    { place: '90015', name: '90015' },
    { place: 'US', name: 'United States' },
  );
  const someTerms = fc.record({
    minimum: fc.constantFrom(1, 1, 6, 12),
    multiple: fc.constantFrom(1, 1, 4, 5),
    barred: fc.uniqueArray(place, { maxLength: 1, selector: (each) => each.place }),
  });
  const someLines = fc.uniqueArray(
    fc.record({ part: fc.constantFrom('A', 'B', 'C'), quantity: fc.integer({ min: 1, max: 24 }) }),
    { minLength: 1, selector: (line) => line.part },
  );
  const address = fc.constantFrom(DELIVERY, DELIVERY, LOS_ANGELES, { ...LOS_ANGELES, stateProvince: 'NV' });
  const allTerms = fc.record({ A: someTerms, B: someTerms, C: someTerms });
  let placed = 0;
  let run = 0;
  await fc.assert(
    fc.asyncProperty(allTerms, someLines, address, async (terms, lines, deliveryAddress) => {
      run += 1;
      const visit = store.visit({ userId: `u${run}` });
      for (const name of ['A', 'B', 'C'] as const) {
        await offer(anOffer({ ...part(name, terms[name]), onHand: { '11': 5000 } }));
      }
      await visit.fill(...lines.map((line) => lineOf(line.part, { quantity: line.quantity })));
      const request = await requestTo(visit, deliveryAddress);
      const answer = await visit.order(request, `press-${1000 + run}`);
      const places = placesOf({ ...deliveryAddress, state: deliveryAddress.stateProvince, country: 'US' });
      const isAllowed = lines.every(({ part: name, quantity }) => {
        const { minimum, multiple } = terms[name as 'A'];
        return quantity >= minimum && quantity % multiple === 0 && !isBarred(terms[name as 'A'], places);
      });
      // Fees to other places differ from those that were shown, which refuses the order as well.
      const isShown = deliveryAddress === DELIVERY;
      expect(answer.status).toBe(isAllowed && (isShown || answer.status === 200) ? 200 : 409);
      if (answer.status !== 200) return;
      placed += 1;
      const order = (await visit.call(getOrder, { params: { id: answer.output().orderNumber } })).output();
      expect(order.parts).toHaveLength(lines.length);
    }),
    { numRuns: 60 },
  );
  // Both ends were seen.
  expect(placed).toBeGreaterThan(0);
  expect(placed).toBeLessThan(run);
});
