import * as z from 'zod/mini';
import { countries } from '../../values/countries.ts';
import { orderStatuses } from '../../values/order-status.ts';
import { addressSchema } from '../fields/address.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { lineOfBusinessSchema } from '../fields/line-of-business.ts';
import { centsSchema } from '../fields/money.ts';
import { idempotencyRecordSchema } from './idempotency-record.ts';

const text = z.string();

/** Short, unique and rising (decision O1). */
export const orderNumberSchema = z.string().check(z.regex(/^\d{1,12}$/, 'Expected an order number'));

/**
 * A part of an order, with its own copy of names, prices, warranty and core (decision O5). Amounts are for one selling
 * unit.
 */
export const orderLineSchema = z.object({
  /** The id of the cart line. */
  id: text,
  /** Id of the part. */
  part: text,
  itemNumber: text,
  companyCode: text,
  lineOfBusiness: lineOfBusinessSchema,
  description: text,
  image: text,
  /** The notice required for a part that is not new (16 CFR 20). */
  ftcText: z.optional(text),
  unit: z.object({ code: text, description: text, eaches: z.int() }),
  quantity: z.int(),
  listPrice: centsSchema,
  customerPrice: centsSchema,
  core: centsSchema,
  isCoreCharged: z.boolean(),
  warranty: z.optional(z.object({ code: text, description: text, cost: centsSchema })),
  /** Total of the line, including charged warranty and core. */
  total: centsSchema,
  vehicle: z.optional(z.object({ year: z.int(), make: text, model: text })),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/**
 * The delivery address of an order. State is a code if the country has codes; the postal code is in its stored form
 * (rules/postal-code).
 */
const orderAddressSchema = z.extend(addressSchema, {
  country: z.enum(countries),
  phoneNumber: z.optional(text),
});
export type OrderAddress = z.infer<typeof orderAddressSchema>;

/** The part of an order that ships from one warehouse or yard, and its carrier. */
const shipmentSchema = z.object({
  lineOfBusiness: lineOfBusinessSchema,
  companyCode: text,
  /** Number and name of the warehouse or yard. */
  location: text,
  locationName: text,
  shipTo: orderAddressSchema,
  items: z.array(z.object({ lineId: text, eaches: z.int() })),
  shipVia: text,
  description: text,
  shipmentType: text,
  /** As charged to the account (decision P4). */
  shippingFee: centsSchema,
  /** 0 if no lift gate is used. */
  liftGateFee: centsSchema,
  hasLiftGate: z.boolean(),
  etaDays: z.int(),
  /** ISO date. */
  eta: text,
});
export type Shipment = z.infer<typeof shipmentSchema>;

/** The fields filled in at checkout. */
const orderFieldsSchema = z.object({
  customerName: z.optional(text),
  region: z.optional(text),
  mileage: z.optional(text),
  poNumber: z.optional(text),
  salvagePoNumber: z.optional(text),
  vin: z.optional(text),
  specialInstructions: z.optional(text),
  locationNumber: z.optional(text),
  employeeName: z.optional(text),
  contactName: z.optional(text),
  contactPhone: z.optional(text),
  contactEmail: z.optional(text),
  deliveryName: z.optional(text),
  deliveryPhone: z.optional(text),
});

/** An order without its lines, which are items of their own (functions/data/sales/keys.ts). */
export const orderSchema = z.object({
  /** Sorts by time (decision O1). */
  orderId: idSchema,
  orderNumber: orderNumberSchema,
  /** The order number of each line of business in it. */
  lineNumbers: z.array(z.object({ lineOfBusiness: lineOfBusinessSchema, orderNumber: orderNumberSchema })),
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
  companyName: text,
  customerNumbers: z.array(text),
  /** Payment terms of the customer records at the time, such as 'Net 30'. Older orders have none. */
  paymentTerms: z.optional(z.array(text)),
  /** The person who placed it, as they were at the time. */
  userId: idSchema,
  firstName: text,
  lastName: text,
  email: text,
  /** The account that it was placed for by somebody of another account. It is the same as `accountId` (decision I4). */
  orderAs: z.optional(numberIdSchema),
  /** The account of the person who placed it, if they ordered as another one. */
  placedFrom: z.optional(z.object({ accountId: numberIdSchema, companyName: text })),
  /** The child's user who sent it for approval (decision O4). */
  handedOverBy: z.optional(z.object({ userId: idSchema, firstName: text, lastName: text, email: text })),
  status: z.enum(orderStatuses),
  /** Why it is in Error or was canceled. */
  reason: z.optional(text),
  cancelAskedAt: z.optional(z.iso.datetime()),
  /** Its number in the provider's system. */
  gatewayReference: z.optional(text),
  version: z.int(),
  /** The latest saves by call, newest last, so that a repeat changes nothing. */
  saves: z.optional(z.array(idempotencyRecordSchema)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  billTo: addressSchema,
  fields: orderFieldsSchema,
  insurer: z.optional(text),
  paymentMethod: z.literal('invoice'),
  shipments: z.array(shipmentSchema),
  taxes: z.array(z.object({ lineOfBusiness: lineOfBusinessSchema, jurisdiction: text, amount: centsSchema })),
  lineCount: z.int(),
  /** Selling units. */
  partCount: z.int(),
  /** Parts with warranties and charged cores. */
  partsTotal: centsSchema,
  /** Shipping with lift gates. */
  shippingTotal: centsSchema,
  taxTotal: centsSchema,
  total: centsSchema,
});
export type Order = z.infer<typeof orderSchema>;

/** A row in a list of orders (admin 2, list columns), with the facts that decide who may see it. */
export const orderSummarySchema = z.object({
  ...z.pick(orderSchema, {
    orderNumber: true,
    accountId: true,
    parentId: true,
    customerNumbers: true,
    firstName: true,
    lastName: true,
    status: true,
    createdAt: true,
    updatedAt: true,
    lineCount: true,
    partCount: true,
    partsTotal: true,
    total: true,
    cancelAskedAt: true,
    reason: true,
  }).shape,
  /** Absent in rows of older orders. */
  companyName: z.optional(text),
  employeeName: text,
  poNumber: text,
  locationNumber: text,
  region: text,
  state: text,
  /** The first vehicle that a part was ordered for, and the first part, shortened. Absent in rows of older orders. */
  vehicle: z.optional(text),
  firstPart: z.optional(text),
  /** More words that find it: VIN, the other PO number, order numbers of its lines of business, its first parts. */
  keywords: z.optional(text),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** An event in the life of an order. Events are never changed. */
export const orderEventSchema = z.object({
  at: z.iso.datetime(),
  status: z.enum(orderStatuses),
  /** Name of the person, or of the product itself. */
  actor: text,
  note: text,
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** One attempt to order, by its idempotency key (decision O6). */
export const checkoutAttemptSchema = z.object({
  userId: idSchema,
  /** Digests of the key and the body. */
  key: idSchema,
  bodyHash: text,
  orderNumber: orderNumberSchema,
  state: z.enum(['reserving', 'placed', 'released']),
  /** Ids of the parts whose stock it may hold. */
  parts: z.array(text),
  startedAt: z.iso.datetime(),
  /** Expiry, in epoch seconds. */
  ttl: z.int(),
});
export type CheckoutAttempt = z.infer<typeof checkoutAttemptSchema>;
