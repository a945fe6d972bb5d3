import { cartContract } from '#shared/contracts/cart.ts';
import { type CheckoutRequest, checkoutContract, type WireAddress } from '#shared/contracts/checkout.ts';
import { cents } from '#shared/values/money.ts';
import type { StoreVisitor } from './store-visitor.ts';

const { breakdown, quotes } = checkoutContract;

/** Fills in what any account of the demo asks for. */
const FILLED_IN: CheckoutRequest['options'] = {
  poNumber: 'NF-12345',
  salvagePoNumber: 'NF-12346',
  vin: '1HGCM82633A004352',
  mileage: '48000',
  region: 'West',
  locationNumber: '14',
};

/** The shipments of the cart of a session with the cheapest quote of each, and what these cost together, in cents. */
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

/** What the screen sends to order the cart of a session. */
export async function checkoutRequest(visitor: StoreVisitor, deliveryAddress: WireAddress): Promise<CheckoutRequest> {
  const { version, total } = (await visitor.call(cartContract.getCartItems)).output();
  const { carts, shipping } = await cheapestShipments(visitor, deliveryAddress);
  return { cartVersion: version, carts, total: total === null ? null : cents(total + shipping), options: FILLED_IN };
}
