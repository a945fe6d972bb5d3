import { beforeAll, describe, expect, it } from 'vitest';
import type { VisitEvent } from '#functions/integrations/analytics.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { anItem, cartStore } from '../../support/cart-visit.ts';

const { addItems, insertCartItem, updateCartItem, clearCartItems, getCartItems } = cartContract;

let store: Awaited<ReturnType<typeof cartStore>>;
beforeAll(async () => {
  const part = (partNumber: string, overrides = {}) => anOffer({ id: `001#${partNumber}`, partNumber, ...overrides });
  store = await cartStore([part('P1'), part('P2'), part('NONE', { onHand: {} })]);
});

function aVisit(userId: string) {
  const events: VisitEvent[] = [];
  const record = (event: VisitEvent) => void events.push(event);
  return { visit: store.visit({ userId, dependencies: { analytics: { record } } }), events };
}
const added = (parts: number, isBegun: boolean): VisitEvent => ({ kind: 'cartAdded', tenantId: 2, parts, isBegun });

describe('what came into a cart is recorded', () => {
  it('with whether it began the cart', async () => {
    const { visit, events } = aVisit('begins');
    await visit.add(anItem('P1'), anItem('NONE'));
    await visit.add(anItem('P2'), anItem('P1'));
    await visit.call(clearCartItems, { query: {} });
    await visit.add(anItem('P1'));
    expect(events).toEqual([added(1, true), added(2, false), added(1, true)]);
  });

  it('once, however often the same call is repeated', async () => {
    const { visit, events } = aVisit('repeats');
    const body = { items: [anItem('P1')] };
    for (const _ of [1, 2]) await visit.call(insertCartItem, { body }, { idempotencyKey: 'press-0001' });
    expect(events).toEqual([added(1, true)]);
  });

  it('for a cart that is named, too', async () => {
    const { visit, events } = aVisit('names');
    const { cartId } = (await visit.call(getCartItems)).output();
    await visit.call(addItems, { params: { cartId }, body: { items: [anItem('P1')] } });
    expect(events).toEqual([added(1, true)]);
  });

  it('not where nothing came in, nor when a quantity is changed', async () => {
    const { visit, events } = aVisit('changes');
    await visit.add(anItem('NONE'));
    expect(events).toEqual([]);
    await visit.add(anItem('P1'));
    const { id = '' } = (await visit.item('P1')) ?? {};
    await visit.call(updateCartItem, { body: { items: [{ id, quantity: 3 }] } });
    expect(events).toHaveLength(1);
  });
});
