import * as z from 'zod/mini';
import { deliveryFailures } from '../../values/messages/delivery-failures.ts';
import { orderStatuses } from '../../values/order-status.ts';
import { named } from '../../wire/wire.ts';
import { addressViewSchema } from '../fields/address.ts';
import { numberIdSchema } from '../fields/ids.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema } from '../fields/money.ts';
import { deliveryViewSchema, repairRowSchema } from './delivery-view.ts';
import { warrantyViewSchema } from './warranty-view.ts';

const text = z.string();
/** Null if the account shows no prices, or no shipping (decision A1). */
const price = z.nullable(moneySchema);
const status = z.enum(orderStatuses);

/** A row of a list of orders (admin 2, list columns). */
const orderRowSchema = z.object({
  orderNumber: text,
  account: z.object({ id: numberIdSchema, parentId: z.nullable(numberIdSchema) }),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
  status,
  /** Whether its buyer asked to cancel it, and nobody has decided yet. */
  isCancelAsked: z.boolean(),
  /** Why it is in Error or was canceled, or empty. */
  reason: text,
  /** The account that the order is for. */
  companyName: text,
  firstName: text,
  lastName: text,
  employeeName: text,
  poNumber: text,
  locationNumber: text,
  region: text,
  state: text,
  /** The first vehicle that a part was ordered for, such as '2015 Toyota Camry', or empty (decision B546). */
  vehicle: text,
  /** Description of the first part. Empty in rows of older orders. */
  firstPart: text,
  lineItemCount: z.int(),
  /** Selling units. */
  partCount: z.int(),
  partsTotal: price,
  total: price,
});
export type OrderRow = z.infer<typeof orderRowSchema>;

export const orderListSchema = z.object({
  data: z.array(orderRowSchema),
  /** Orders that match the search. */
  total: z.int(),
  /** Orders that were searched (decision O9). */
  fetched: z.int(),
});

const orderLineViewSchema = z.object({
  id: named('id', text),
  lineOfBusinessKey: lineKeySchema,
  partNumber: text,
  companyCode: text,
  description: text,
  image: text,
  /** The notice required for a part that is not new, or empty. */
  ftcDisplay: named('FTCDisplay', text),
  unitOfMeasure: z.object({ code: text, description: text }),
  quantity: z.int(),
  listPrice: price,
  customerPrice: price,
  /** Null if the account shows no core charges. */
  corePrice: price,
  isCoreCharged: z.boolean(),
  warranty: z.nullable(warrantyViewSchema),
  total: price,
  vehicle: text,
});

const shipmentViewSchema = z.object({
  lineOfBusinessKey: lineKeySchema,
  location: text,
  locationName: text,
  lineItems: z.array(z.object({ id: named('id', text), eaches: z.int() })),
  shipVia: text,
  shippingMethodDescription: text,
  shipmentType: text,
  shippingMethodCost: price,
  liftGateFee: price,
  hasLiftGate: z.boolean(),
  etaDays: named('ETADays', z.int()),
  eta: named('ETA', text),
  deliveryAddress: addressViewSchema,
});

/** The order number of a line of business, and the numbers of its parts. */
export const orderResultSchema = z.object({
  lineOfBusinessKey: lineKeySchema,
  orderNumbers: z.array(text),
  parts: z.array(text),
});

/** The part of an order that only the provider's staff sees (decision B462). */
const orderForStaffSchema = z.object({
  /** The order's number in the provider's system, or empty. */
  gatewayReference: text,
  /** Attempts to send the order, and the mails about it, oldest first. */
  deliveries: z.array(deliveryViewSchema),
  /** Messages of the order that wait for a decision. */
  repair: z.array(repairRowSchema),
  /** The addresses that mails about it go to. */
  addresses: z.array(z.object({ address: text, suppressed: z.nullable(z.enum(deliveryFailures)) })),
});
export type OrderForStaff = z.infer<typeof orderForStaffSchema>;

/** An order with everything that its users may see. */
export const orderViewSchema = z.object({
  ...orderRowSchema.shape,
  /** Rises with every change of the order. */
  version: z.int(),
  orderId: text,
  /** The account that it was placed for by somebody of another account, or null (decision I4). */
  orderAs: named('orderAs', z.nullable(numberIdSchema)),
  /** Company name of that other account, or empty. */
  placedFrom: text,
  /** Name of the user who sent it for approval (decision O4), or empty. */
  handedOverBy: text,
  customerNumbers: z.array(text),
  /** Payment terms of each customer number, such as 'Net 30'. */
  terms: z.array(text),
  result: z.array(orderResultSchema),
  mayAskToCancel: z.boolean(),
  salvagePoNumber: text,
  vin: text,
  mileage: text,
  customerName: text,
  specialInstructions: text,
  contactName: text,
  contactPhone: text,
  contactEmail: text,
  deliveryName: text,
  deliveryPhone: text,
  billingAddress: addressViewSchema,
  insuranceCompany: text,
  parts: z.array(orderLineViewSchema),
  shipments: z.array(shipmentViewSchema),
  taxes: z.array(z.object({ lineOfBusinessKey: lineKeySchema, jurisdiction: text, amount: moneySchema })),
  shippingTotal: price,
  taxTotal: price,
  timeline: z.array(z.object({ at: z.iso.datetime(), status, actor: text, note: text })),
  staff: z.optional(orderForStaffSchema),
});
export type OrderView = z.infer<typeof orderViewSchema>;

/** The outcome of reordering a part: the quantity in the cart, and what is different. */
export const orderedAgainSchema = z.object({
  id: named('id', text),
  lineOfBusinessKey: lineKeySchema,
  partNumber: text,
  description: text,
  /** Selling units that were ordered, and those in the cart now. */
  quantity: z.int(),
  quantityInCart: z.int(),
  /** For one selling unit, then and now. Null if the account shows no prices or the part is not available. */
  formerPrice: price,
  customerPrice: price,
  /** A description, or empty for none. */
  formerWarranty: text,
  warranty: text,
  /** Why the terms of the part kept it out of the cart, or null. */
  message: z.nullable(text),
});
export type OrderedAgain = z.infer<typeof orderedAgainSchema>;
