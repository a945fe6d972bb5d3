import { cartContract } from '#shared/contracts/cart.ts';
import { type CheckoutRequest, checkoutContract } from '#shared/contracts/checkout.ts';
import { addressView } from '#shared/rules/shipping/address-view.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { cents } from '#shared/values/money.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aCartItem } from '../../../builders/cart-views.ts';
import { anOrderView } from '../../../builders/order-views.ts';
import { aCartServer } from './a-cart-server.ts';

type Quote = Output<typeof checkoutContract.quotes>[number]['carrierQuotes'][number];
type ShippingData = Output<typeof cartContract.getShippingData>;

const CUSTOMER_ADDRESS = addressView({ address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' });

/** By ground at 10.00, there in a day. */
export const aQuote = (overrides: Partial<Quote> = {}): Quote => ({
  code: 'GROUND',
  description: 'Ground',
  shipmentType: 'Parcel',
  shippingFee: cents(10_00),
  liftGateFee: cents(0),
  etaDays: 1,
  eta: '2026-03-03',
  ...overrides,
});

interface CheckoutServerOptions extends Omit<NonNullable<Parameters<typeof aCartServer>[0]>, 'insuranceCompany'> {
  readonly quotes?: readonly Quote[];
  /** The shipping data in the customer record of a line of business. */
  readonly shippingData?: (lineOfBusiness: LineOfBusiness) => Partial<ShippingData>;
  /** A tax on everything, in percent. */
  readonly taxRate?: number;
  readonly isPoValid?: boolean;
  /** Who pays for the parts, and for the first of them does not. */
  readonly insuranceCompany?: string;
}

/**
 * The checkout of a store, as far as its screen asks: each line of business comes from one place. The same key gets the
 * same order, and an order empties the cart.
 */
export function aCheckoutServer(options: CheckoutServerOptions = {}) {
  const { items = [aCartItem()], shippingData = () => ({}), taxRate = 10, isPoValid = true, ...others } = options;
  const cart = aCartServer({ items, ...others });
  let quotes = options.quotes ?? [aQuote()];
  const orders = new Map<string, CheckoutRequest>();
  let lastKey: string | null = null;

  const linesInCart = () => [...new Set(cart.items().map(({ lineOfBusinessKey }) => lineOfBusinessKey))];

  function shippingOf(lineOfBusiness: LineOfBusiness): ShippingData {
    return {
      lineOfBusinessKey: lineOfBusiness,
      companyCode: lineOfBusiness === 'aftermarket' ? '001' : '004',
      customerNumber: '100200',
      defaultShipToAddress: CUSTOMER_ADDRESS,
      defaultShipViaCode: null,
      shippingWarehouse: '11',
      companyTruckOnly: false,
      itemCount: 1,
      isOversize: false,
      isHazardous: false,
      ...shippingData(lineOfBusiness),
    };
  }

  function breakdown() {
    return linesInCart().map((lineOfBusiness) => {
      const own = cart.items().filter(({ lineOfBusinessKey }) => lineOfBusinessKey === lineOfBusiness);
      return {
        lineOfBusinessKey: lineOfBusiness,
        companyCode: lineOfBusiness === 'aftermarket' ? '001' : '004',
        location: lineOfBusiness === 'aftermarket' ? '11' : '501',
        locationName: lineOfBusiness === 'aftermarket' ? 'Denver' : 'Front Range Recycling',
        isCompanyTruck: lineOfBusiness === 'aftermarket',
        lineItems: own.map(({ id, itemNumber, companyCode, description, quantity }) => ({
          id,
          itemNumber,
          companyCode,
          description,
          eaches: quantity,
        })),
      };
    });
  }

  function taxesOf(json: unknown) {
    const { lineOfBusinessKey, freightAmount = cents(0) } = decoded(cartContract.getCartTaxTotals.body, json);
    const own = cart.items().filter((item) => item.lineOfBusinessKey === lineOfBusinessKey);
    const subtotal = cents(own.reduce((sum, { total }) => sum + (total ?? 0), 0));
    const taxAmount = cents(Math.round(((subtotal + freightAmount) * taxRate) / 100));
    return {
      lineOfBusinessKey,
      subtotal,
      freightAmount,
      taxAmount,
      total: cents(subtotal + freightAmount + taxAmount),
      taxes: taxAmount > 0 ? [{ jurisdiction: 'Colorado', amount: taxAmount }] : [],
    };
  }

  function place(key: string, json: unknown) {
    const request = decoded(checkoutContract.checkout.body, json);
    if (!orders.has(key)) {
      orders.set(key, request);
      if (request.options.clearShoppingCart) cart.become([]);
    }
    return anAnswer(checkoutContract.checkout, {
      orderId: 'o1',
      orderNumber: '1000001',
      result: [{ lineOfBusinessKey: 'aftermarket', orderNumbers: ['1000002'], parts: ['GM1000101'] }],
    });
  }

  function answer(call: string, query: URLSearchParams, json: unknown): Response | undefined {
    switch (call) {
      case 'POST /wb/shipping/breakdown':
        return anAnswer(checkoutContract.breakdown, breakdown());
      case 'GET /wb/cart/GetShippingData':
        return anAnswer(
          cartContract.getShippingData,
          shippingOf(query.get('lobKey') === '1' ? 'aftermarket' : 'salvage'),
        );
      case 'POST /api/shipping':
        return anAnswer(checkoutContract.quotes, [{ deliveryFromLocation: '11', carrierQuotes: [...quotes] }]);
      case 'POST /wb/cart/GetCartTaxTotals':
        return anAnswer(cartContract.getCartTaxTotals, taxesOf(json));
      case 'GET /wb/cart/ValidatePONumber':
        return anAnswer(cartContract.validatePoNumber, { booleanValue: isPoValid });
      case 'GET /wb/cart/CheckInsuranceParts': {
        const parts = cart
          .items()
          .filter(({ id }) => id === items[0]?.id)
          .map(({ id, itemNumber, companyCode, description }) => ({
            id,
            itemNumber,
            companyCode,
            description,
          }));
        return anAnswer(cartContract.checkInsuranceParts, {
          message: parts.length > 0 ? CART_TEXTS.insuranceMismatch : null,
          parts,
        });
      }
      case 'POST /api/checkout':
        return lastKey === null
          ? aRefusal({ status: 400, code: 'invalid_input', text: 'An Idempotency-Key header is required.' })
          : place(lastKey, json);
      case 'GET /api/order/1000001':
        return anAnswer(checkoutContract.getOrder, anOrderView());
      default:
        return cart.answer(call, query, json);
    }
  }

  return {
    ...cart,
    answer,
    /** The orders so far, one for each key. */
    orders: (): readonly CheckoutRequest[] => [...orders.values()],
    /** The key that the call carries which is about to be answered. */
    expectKey(key: string | null) {
      lastKey = key;
    },
    /** From now on carriers ask this. */
    quote(...next: readonly Quote[]) {
      quotes = [...next];
    },
  };
}

function decoded<S extends Parameters<typeof decodeWire>[0]>(schema: S, json: unknown) {
  const read = decodeWire(schema, json);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}
