import { expect, it } from 'vitest';
import { cartDependencies } from '#functions/cart/dependencies.ts';
import { cartRoutes } from '#functions/cart/routes.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { cents } from '#shared/values/money.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { aCustomer } from '../../builders/customers.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { checkoutStore, DELIVERY, lineOf } from '../../support/checkout-visit.ts';
import { visitGroup } from '../../support/visit-group.ts';

type TaxService = NonNullable<Parameters<Awaited<ReturnType<typeof checkoutStore>>['visit']>[0]>['taxes'];
type Question = Parameters<NonNullable<TaxService>>[0];
type Delivery = Pick<CheckoutRequest['carts'][number], 'hasLiftGate' | 'isResidential' | 'deliveryAddress'>;

/** A tax service that notes what it is asked, and takes nothing. */
function notedTaxes() {
  const asked: Question[] = [];
  const taxes: NonNullable<TaxService> = async (question) => {
    asked.push(question);
    return [];
  };
  return { asked, taxes };
}

it.each<{ delivery: Delivery; why: string }>([
  { delivery: { deliveryAddress: DELIVERY }, why: 'as it is' },
  { delivery: { deliveryAddress: DELIVERY, isResidential: true }, why: 'to a home' },
  { delivery: { deliveryAddress: DELIVERY, hasLiftGate: true }, why: 'with a lift gate' },
  { delivery: { deliveryAddress: { ...DELIVERY, stateProvince: 'Colorado' } }, why: 'to a state by its name' },
  { delivery: { deliveryAddress: { ...DELIVERY, stateProvince: ' co ' } }, why: 'to a state in lower case' },
  { delivery: { deliveryAddress: { ...DELIVERY, postalCode: '80202-1234' } }, why: 'to a postal code of nine digits' },
])('the taxes that are shown and charged come from the same question: $why', async ({ delivery }) => {
  const store = await checkoutStore([anOffer({ id: '001#P1', partNumber: 'P1', core: 7_000_00 })]);
  const [shown, charged] = [notedTaxes(), notedTaxes()];
  const visit = store.visit({ taxes: charged.taxes });
  await visit.fill(lineOf('P1', { quantity: 2 }));
  const request = await visit.request({ total: null });
  const carts = request.carts.map((cart) => ({ ...cart, ...delivery }));
  const hidden = { showPrices: false };
  const buyer = store.visit({ taxes: charged.taxes, settings: hidden });
  const { orderNumber } = (await buyer.order({ ...request, carts })).output();
  expect(orderNumber).not.toBe('');

  const [question] = charged.asked;
  const freight = question?.amounts.find(({ isFreight }) => isFreight)?.amount ?? cents(0);
  const dependencies = { ...cartDependencies(store.table, () => new Date()), taxes: shown.taxes };
  const customers = [aCustomer({ priceLevel: undefined })];
  const actor = aSignedIn({ warehouseNumber: '11', customers });
  await visit.fill(lineOf('P1', { quantity: 2 }));
  (
    await visitGroup(cartContract, cartRoutes(dependencies), actor).call(cartContract.getCartTaxTotals, {
      body: {
        lineOfBusinessKey: 'aftermarket',
        freightAmount: freight,
        shippingAddress: delivery.deliveryAddress,
        isResidential: delivery.isResidential,
        useLiftGate: delivery.hasLiftGate,
        shipVia: carts[0]?.shipVia,
      },
    })
  ).output();
  expect(shown.asked).toEqual([question]);
});
