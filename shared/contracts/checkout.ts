import * as z from 'zod/mini';
import { isTimeZone } from '../rules/base/local-time.ts';
import { orderAttentions } from '../rules/orders/order-attention.ts';
import { idSchema, numberIdSchema } from '../schemas/fields/ids.ts';
import { lineKeySchema } from '../schemas/fields/line-of-business.ts';
import { moneySchema } from '../schemas/fields/money.ts';
import { trueOrFalseSchema } from '../schemas/fields/query-values.ts';
import { vinSchema } from '../schemas/fields/vin.ts';
import { companyCodeSchema, partNumberSchema } from '../schemas/fields/wire-names.ts';
import { orderNumberSchema } from '../schemas/stored/order.ts';
import { orderedAgainSchema, orderListSchema, orderResultSchema, orderViewSchema } from '../schemas/wire/order-view.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import { countries } from '../values/countries.ts';
import { orderStatuses } from '../values/order-status.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

const shopper = { signedIn: true } as const;
const buyer = { signedIn: true, permission: 'checkout' } as const;

const short = z.string().check(z.maxLength(60));
const place = z.string().check(z.maxLength(20));
const phone = z.string().check(z.regex(/^(\d{10})?$/, 'Expected ten digits'));
/** Null if the account shows no prices, or no shipping (decision A1). */
const price = z.nullable(moneySchema);

const addressSchema = z.object({
  address1: z.string().check(z.minLength(1), z.maxLength(100)),
  address2: z.optional(z.string().check(z.maxLength(100))),
  city: z.string().check(z.minLength(1), z.maxLength(100)),
  stateProvince: short,
  postalCode: place,
  country: z.optional(z.object({ countryCode: z.enum(countries) })),
  phoneNumber: z.optional(phone),
});
export type WireAddress = z.infer<typeof addressSchema>;

/** A part and its number of eaches, for a carrier. */
const shippedItemSchema = z.object({
  itemNumber: named('itemnumber', partNumberSchema),
  companyCode: named('companycode', companyCodeSchema),
  eaches: z.int().check(z.minimum(1), z.maximum(99_999)),
});

const breakdownSchema = z.object({
  lineOfBusinessKey: lineKeySchema,
  companyCode: z.string(),
  /** Number and name of the warehouse or yard. */
  location: z.string(),
  locationName: z.string(),
  /** Whether the company truck delivers from there. */
  isCompanyTruck: z.boolean(),
  lineItems: z.array(
    z.object({
      id: named('id', z.string()),
      itemNumber: named('itemnumber', z.string()),
      companyCode: named('companycode', z.string()),
      description: named('description', z.string()),
      eaches: z.int(),
    }),
  ),
});

const quoteSchema = z.object({
  code: z.string(),
  description: z.string(),
  shipmentType: z.string(),
  shippingFee: price,
  liftGateFee: price,
  etaDays: named('ETADays', z.int()),
  /** ISO date. */
  eta: named('ETA', z.string()),
});

/**
 * A shipment from one location, and how it is sent (storefront 3, checkout request). The server sets the parts and
 * fees.
 */
const shipmentRequestSchema = z.object({
  lineOfBusinessKey: lineKeySchema,
  shippingWarehouse: place,
  shipVia: short,
  hasLiftGate: z.optional(z.boolean()),
  isResidential: z.optional(z.boolean()),
  deliveryAddress: addressSchema,
});

const optionsSchema = z.object({
  customerName: z.optional(z.string().check(z.maxLength(50))),
  region: z.optional(short),
  mileage: z.optional(z.string().check(z.regex(/^\d{0,7}$/, 'Expected miles'))),
  poNumber: z.optional(z.string().check(z.maxLength(50))),
  salvagePoNumber: z.optional(z.string().check(z.maxLength(50))),
  vin: z.optional(vinSchema),
  specialInstructions: z.optional(z.string().check(z.maxLength(1000))),
  locationNumber: z.optional(short),
  employeeName: z.optional(short),
  contactName: z.optional(short),
  contactPhone: z.optional(phone),
  contactEmail: z.optional(z.union([z.literal(''), z.email().check(z.maxLength(254))])),
  deliveryName: z.optional(short),
  deliveryPhone: z.optional(phone),
  /** False uses the contact, or the receiver, on record for the account and ignores the ones in the request. */
  overrideContact: z.optional(z.boolean()),
  overrideDelivery: z.optional(z.boolean()),
  /** False keeps the parts in the cart. */
  clearShoppingCart: z.optional(z.boolean()),
  /** True refuses the order if the taxes differ from the ones shown. */
  validateTax: z.optional(z.boolean()),
  sendOrderConfirmation: z.optional(z.boolean()),
  paymentMethod: z.optional(z.literal('invoice')),
  /** The account and the customer number that were shown. An order for any other is refused. */
  accountId: z.optional(numberIdSchema),
  customerNumber: z.optional(z.string().check(z.maxLength(20))),
});

const checkoutRequestSchema = z.object({
  /** The cart to order. Defaults to the session's active cart (decision B170). */
  cartId: z.optional(idSchema),
  /** The version of the cart that was shown. A cart with another version is not ordered. */
  cartVersion: z.int(),
  carts: z.array(shipmentRequestSchema).check(z.minLength(1), z.maxLength(1000)),
  /** The total that was shown, taxes included. Null if the account shows no prices. */
  total: price,
  taxAmount: z.optional(price),
  /** Storefront 7 writes it in lower case. */
  options: named('Options', optionsSchema, 'options'),
  /** The account that the session orders as, as it was shown. An order under any other is refused. */
  orderAs: named('orderAs', z.optional(z.nullable(numberIdSchema))),
});
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

const placedSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  result: z.array(orderResultSchema),
});
export type PlacedOrder = z.infer<typeof placedSchema>;

const orderParams = z.object({ id: z.string().check(z.maxLength(40)) });
/** An IANA name such as America/Denver. */
const timeZoneSchema = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'Expected a time zone'));

const orderSorts = [
  'Created',
  'OrderNumber',
  'PoNumber',
  'CompanyName',
  'EmployeeName',
  'FirstName',
  'LastName',
  'State',
  'LocationNumber',
  'Region',
  'PartCount',
  'PartsTotal',
  'Total',
  'Status',
] as const;

/** Checkout and orders (storefront 7, checkout; admin 7, orders). */
export const checkoutContract = defineGroup({
  breakdown: {
    method: 'POST',
    path: '/wb/shipping/breakdown',
    summary: 'A cart by the origin of its parts. Defaults to the session’s cart.',
    access: shopper,
    /** Only the id of the cart model is read (decision B170). */
    body: z.object({ cartId: z.optional(idSchema) }),
    output: z.array(breakdownSchema),
  },
  quotes: {
    method: 'POST',
    path: '/api/shipping',
    summary: 'Carrier quotes for parts from one location, cheapest first.',
    access: shopper,
    body: z.object({
      lineOfBusinessKey: lineKeySchema,
      deliveryPostalCode: place,
      deliveryFromLocation: place,
      companyTruckOnly: z.optional(z.boolean()),
      isResidential: z.optional(z.boolean()),
      lineItems: z.array(shippedItemSchema).check(z.minLength(1), z.maxLength(999)),
    }),
    output: z.array(z.object({ deliveryFromLocation: z.string(), carrierQuotes: z.array(quoteSchema) })),
  },
  checkout: {
    method: 'POST',
    path: '/api/checkout',
    summary:
      'Orders a cart, by default the session’s. Each Idempotency-Key and each version of a cart is ordered only once.',
    access: buyer,
    body: checkoutRequestSchema,
    output: placedSchema,
    idempotencyKey: true,
  },
  getOrders: {
    method: 'GET',
    path: '/api/orders',
    summary: 'The orders of a period, by default the last 90 days. An order number is found at any age.',
    access: shopper,
    query: z.object({
      /** The id of an account in scope. A top-level account is listed with its children. */
      id: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'Expected an account'))),
      ...pagingFields,
      sortBy: named('sortBy', z.optional(z.enum(orderSorts))),
      asc: named('asc', z.optional(trueOrFalseSchema)),
      search: named('search', z.optional(z.string().check(z.maxLength(100)))),
      status: named('status', z.optional(z.enum(orderStatuses))),
      /** Orders that wait for the provider: in Error, with an open request to cancel, or either. */
      attention: named('attention', z.optional(z.enum([...orderAttentions, 'any']))),
      /** ISO dates, both inclusive, in the viewer's time zone. Without a time zone they are in UTC. */
      from: named('from', z.optional(z.iso.date())),
      to: named('to', z.optional(z.iso.date())),
      timeZone: named('timeZone', z.optional(timeZoneSchema)),
    }),
    output: orderListSchema,
  },
  getOrder: {
    method: 'GET',
    path: '/api/order/{id}',
    summary:
      'An order by its number, with its parts, shipments and history. Provider staff also see its mails and what the gateway did.',
    access: shopper,
    params: orderParams,
    output: orderViewSchema,
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/order/{id}/cancel',
    summary: 'Asks the provider to cancel a submitted order. Asking again changes nothing.',
    access: buyer,
    params: orderParams,
    body: z.object({ note: z.optional(z.string().check(z.maxLength(200))) }),
    output: orderViewSchema,
  },
  changeOrderStatus: {
    method: 'PUT',
    path: '/api/order/{id}/status',
    summary:
      'Sets the status of an order, with a reason. A cancel releases its stock. With the version that was seen, an order that changed since is refused.',
    access: { signedIn: true, level: 0, permission: 'usermanagement' },
    params: orderParams,
    body: z.object({
      status: z.enum(orderStatuses),
      note: z.optional(z.string().check(z.maxLength(200))),
      /** The version that the order was seen with. Without it the order is changed as it is. */
      version: z.optional(z.int().check(z.minimum(1))),
    }),
    output: orderViewSchema,
    idempotencyKey: true,
  },
  reorder: {
    method: 'POST',
    path: '/api/order/{id}/reorder',
    summary:
      'Adds the parts of an order to the cart of the session, at today’s prices and as far as they are available.',
    access: shopper,
    params: orderParams,
    output: z.object({ itemCount: z.int(), results: z.array(orderedAgainSchema) }),
  },
});
export type OrderSort = (typeof orderSorts)[number];
export const isOrderNumber = (text: string): boolean => z.safeParse(orderNumberSchema, text).success;
