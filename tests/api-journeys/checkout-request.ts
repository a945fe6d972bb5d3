import { cartContract } from '#shared/contracts/cart.ts';
import { type CheckoutRequest, checkoutContract, type WireAddress } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { cents } from '#shared/values/money.ts';
import type { StoreVisitor } from './store-visitor.ts';

const { breakdown, quotes } = checkoutContract;

/** Values for every field that an account of the demo requires. */
const FILLED_IN: CheckoutRequest['options'] = {
  poNumber: 'NF-12345',
  salvagePoNumber: 'NF-12346',
  vin: '1HGCM82633A004352',
  mileage: '48000',
  region: 'West',
  locationNumber: '14',
};

/** The shipments of the session's cart with the cheapest quote for each, and their total in cents. */
export async function cheapestShipments(visitor: StoreVisitor, deliveryAddress: WireAddress) {
  const shipments = (await visitor.call(breakdown, { body: {} })).output();
  let shipping = 0;
  const carts: CheckoutRequest['carts'] = [];
  for (const { lineOfBusinessKey, location, lineItems } of shipments) {
    const body = {
      lineOfBusinessKey,
      deliveryPostalCode: deliveryAddress.postalCode,
      deliveryFromLocation: location,
      lineItems: lineItems.map(({ itemNumber, companyCode, eaches }) => ({ itemNumber, companyCode, eaches })),
    };
    const [answer] = (await visitor.call(quotes, { body })).output();
    const [cheapest] = answer?.carrierQuotes ?? [];
    shipping += cheapest?.shippingFee ?? 0;
    carts.push({ lineOfBusinessKey, shippingWarehouse: location, shipVia: cheapest?.code ?? '', deliveryAddress });
  }
  return { carts, shipping };
}

/** The request that the screen sends to order the session's cart. */
export async function checkoutRequest(visitor: StoreVisitor, deliveryAddress: WireAddress): Promise<CheckoutRequest> {
  const { version, total } = (await visitor.call(cartContract.getCartItems)).output();
  const { carts, shipping } = await cheapestShipments(visitor, deliveryAddress);
  const { orderAs } = (await visitor.call(sessionContract.getUser)).output();
  return {
    cartVersion: version,
    carts,
    orderAs: orderAs?.accountId ?? null,
    total: total === null ? null : cents(total + shipping),
    options: FILLED_IN,
  };
}
