import { beforeEach, describe, expect, it } from 'vitest';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { spentKey } from '#functions/data/sales/keys.ts';
import { spentIn } from '#functions/data/sales/spending-repository.ts';
import { APPROVAL_REFUSALS } from '#shared/texts/orders/approval-refusal-texts.ts';
import { cents } from '#shared/values/money.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { aUser } from '../../builders/people.ts';
import { checkoutStore, lineOf } from '../../support/checkout-visit.ts';
import { putItem } from '../../support/test-table.ts';

const MARCH = '2026-03';

let store: Awaited<ReturnType<typeof checkoutStore>>;
beforeEach(async () => {
  store = await checkoutStore([anOffer({ id: '001#P1', partNumber: 'P1', onHand: { '11': 5 } })]);
});

const limited = (monthlyLimit: number, more = {}) =>
  store.visit({ user: aUser({ monthlyLimit: cents(monthlyLimit) }), ...more });

describe('a limit for a month', () => {
  it('counts what is ordered, taxes included, and lets pass what fits to the cent', async () => {
    const visit = limited(102_90);
    await visit.fill(lineOf('P1'));
    expect((await visit.order(await visit.request())).status).toBe(200);
    expect(await spentIn(store.table, 'u1', MARCH)).toBe(102_90);
  });

  it('counts orders of those who have none too, for when they get one', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1'));
    await visit.order(await visit.request());
    expect(await spentIn(store.table, 'u1', MARCH)).toBe(102_90);
  });

  it('is that of the month in which it is ordered', async () => {
    await putItem(store.table, spentKey('u1', '2026-02'), { spent: 999_00 });
    const visit = limited(200_00);
    await visit.fill(lineOf('P1'));
    expect((await visit.order(await visit.request())).status).toBe(200);
  });

  it.each([
    {
      showPrices: true,
      text: 'This order is above your monthly limit of $150.00. You have $100.00 left.',
      why: 'and says what is left',
    },
    { showPrices: false, text: APPROVAL_REFUSALS.aboveLimit, why: 'and tells no amounts to who is shown none (A1)' },
  ])('refuses what does not fit, takes nothing, $why', async ({ showPrices, text }) => {
    await putItem(store.table, spentKey('u1', MARCH), { spent: 50_00 });
    const visit = limited(150_00, { settings: { showPrices } });
    await visit.fill(lineOf('P1'));
    const answer = await visit.order(await visit.request());
    expect([answer.status, answer.errors]).toEqual([409, text]);
    expect([await visit.cartLines(), (await store.reservations.findMany(['001#P1'])).size]).toEqual([1, 0]);
  });

  it('holds for two orders at once, from two accounts of one user', async () => {
    await putItem(store.table, offerKey('001#P1'), anOffer({ id: '001#P1', partNumber: 'P1', onHand: { '11': 5 } }));
    const carts = [limited(150_00), limited(150_00, { accountId: 3, parentId: 2, account: { id: 3, parentId: 2 } })];
    const pressed = carts.map(async (visit, index) => {
      await visit.fill(lineOf('P1'));
      return visit.order(await visit.request(), `press-${index}-at-once`);
    });
    const answers = await Promise.all(pressed);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await spentIn(store.table, 'u1', MARCH)).toBe(102_90);
  });
});
