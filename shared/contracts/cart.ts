import * as z from 'zod/mini';
import { addressSchema, addressViewSchema } from '../schemas/fields/address.ts';
import { idSchema } from '../schemas/fields/ids.ts';
import { lineKeySchema, lineKeyTextSchema } from '../schemas/fields/line-of-business.ts';
import { moneySchema } from '../schemas/fields/money.ts';
import { companyCodeSchema as companyCode, partNumberSchema as partNumber } from '../schemas/fields/wire-names.ts';
import { clearReasons } from '../schemas/stored/cart.ts';
import { cartChangesSchema, cartSummarySchema, cartViewSchema, snapshotViewSchema } from '../schemas/wire/cart-view.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

const shopper = { signedIn: true } as const;

const unitCode = z.string().check(z.maxLength(10));
const lineId = z.string().check(z.minLength(1), z.maxLength(100));
const name = z.string().check(z.maxLength(60));
const warrantyCode = z.string().check(z.regex(/^[A-Za-z0-9]{1,8}$/));
/** What is no whole number from 1 to 999 is 1 (storefront 5). */
const quantity = z.union([z.number(), z.string().check(z.maxLength(20))]);
const unitOfMeasure = z.object({ code: named('code', unitCode) });
const MOST_ITEMS = 999;

/** A part to put into a cart. What it costs is the server's to say: a price that comes along is not read. */
const newItemSchema = z.object({
  /** The guid of salvage. */
  itemNumber: named('itemnumber', partNumber),
  companyCode: named('companycode', companyCode),
  quantity: named('quantity', z.optional(quantity)),
  /** The part's usual one when none is given. */
  unitOfMeasure: named('unitofmeasure', z.optional(unitOfMeasure)),
  /** 'none' wants none; the account's default when nothing is given. */
  warrantyCode: named('warrantycode', z.optional(warrantyCode)),
  /** What it is for. */
  vehicleYear: named('vehicleYear', z.optional(z.int().check(z.minimum(1890), z.maximum(2100)))),
  vehicleMake: named('vehicleMake', z.optional(name)),
  vehicleModel: named('vehicleModel', z.optional(name)),
});
export type NewCartItem = z.infer<typeof newItemSchema>;

/** A line to change, by its id. What is not given stays. */
const itemUpdateSchema = z.object({
  id: named('id', lineId),
  quantity: named('quantity', z.optional(quantity)),
  unitOfMeasure: named('unitofmeasure', z.optional(unitOfMeasure)),
  warrantyCode: named('warrantycode', z.optional(warrantyCode)),
});
export type CartItemUpdate = z.infer<typeof itemUpdateSchema>;

const items = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: named('items', z.array(item).check(z.minLength(1), z.maxLength(MOST_ITEMS))) });
const newItems = items(newItemSchema);
const updates = items(itemUpdateSchema);

const cartId = z.object({ cartId: idSchema });
/** A part that the user wants to find again; what it costs is for the pricing calls to say. */
const favouriteSchema = z.object({
  itemNumber: named('itemnumber', partNumber),
  companyCode: named('companycode', companyCode),
  /** As the user saw them last. */
  description: named('description', z.string().check(z.maxLength(200))),
  image: named('image', z.string().check(z.maxLength(300))),
});
/** More than may be kept, so that whoever sends a few too many is told how many may (decision B117). */
const MOST_SENT_FAVOURITES = 1000;
const clearQuery = z.object({
  /** Both lines when none is given. */
  lobKey: z.optional(lineKeyTextSchema),
  reason: z.optional(z.enum(clearReasons)),
});
const clear = { method: 'DELETE', access: shopper, query: clearQuery, output: cartViewSchema } as const;
const insert = {
  method: 'POST',
  access: shopper,
  body: newItems,
  output: cartChangesSchema,
  idempotencyKey: true,
} as const;
const update = {
  method: 'PUT',
  access: shopper,
  body: updates,
  output: cartChangesSchema,
  idempotencyKey: true,
} as const;

const shipToSchema = z.object({
  address1: z.optional(addressSchema.shape.address1),
  city: z.optional(addressSchema.shape.city),
  /** By code or name, as at checkout. */
  stateProvince: name,
  postalCode: addressSchema.shape.postalCode,
  country: z.optional(z.object({ countryCode: z.string().check(z.maxLength(3)) })),
});

/** Null where the account shows no prices (decision A1). */
const price = z.nullable(moneySchema);
const taxTotalsSchema = z.object({
  lineOfBusinessKey: lineKeySchema,
  subtotal: price,
  freightAmount: price,
  taxAmount: price,
  total: price,
  taxes: z.array(z.object({ jurisdiction: z.string(), amount: moneySchema })),
});

const shippingDataSchema = z.object({
  lineOfBusinessKey: lineKeySchema,
  companyCode: z.string(),
  customerNumber: z.nullable(z.string()),
  defaultShipToAddress: z.nullable(addressViewSchema),
  defaultShipViaCode: z.nullable(z.string()),
  /** The service location. */
  shippingWarehouse: z.nullable(z.string()),
  companyTruckOnly: z.boolean(),
  itemCount: z.int(),
  isOversize: z.boolean(),
  isHazardous: z.boolean(),
});

const insuranceCheckSchema = z.object({
  /** Null when the insurer pays for all of it. */
  message: z.nullable(z.string()),
  parts: z.array(
    z.object({
      id: named('id', z.string()),
      itemNumber: named('itemnumber', z.string()),
      companyCode: named('companycode', z.string()),
      description: named('description', z.string()),
    }),
  ),
});

/**
 * The cart (storefront 7). `api/cart/{cartId}` names one, `/wb/cart/…` is the cart that the session works with. A POST that
 * puts parts into a cart does so once for each Idempotency-Key. A call that can put nothing in fails with the text why.
 */
export const cartContract = defineGroup({
  getItems: {
    method: 'GET',
    path: '/api/cart/{cartId}/item',
    summary: 'A cart with what its lines cost now.',
    access: shopper,
    params: cartId,
    output: cartViewSchema,
  },
  addItems: { ...insert, path: '/api/cart/{cartId}/item', summary: 'Puts parts into a cart.', params: cartId },
  updateItems: { ...update, path: '/api/cart/{cartId}/item', summary: 'Changes lines of a cart.', params: cartId },
  deleteItems: {
    method: 'DELETE',
    path: '/api/cart/{cartId}/item',
    summary: 'Takes lines out of a cart, by their ids. What is not in it is no fault.',
    access: shopper,
    params: cartId,
    body: items(lineId),
    output: cartViewSchema,
  },
  createCart: {
    method: 'POST',
    path: '/api/cart',
    summary: 'A further cart, for a job, 50 at most. Without a label, the cart that everybody has.',
    access: shopper,
    body: z.object({
      label: z.optional(name),
      vehicle: z.optional(name),
      repairOrder: z.optional(name),
    }),
    output: cartSummarySchema,
    idempotencyKey: true,
  },
  getCartItems: {
    method: 'GET',
    path: '/wb/cart/GetCartItems',
    summary:
      'The cart of the session with what its lines cost now, and what became of those that are less than they were.',
    access: shopper,
    output: cartViewSchema,
  },
  refreshCart: {
    method: 'POST',
    path: '/wb/cart/RefreshCart',
    summary: 'Takes over what became of the lines: reduces and removes them. Answers what was changed.',
    access: shopper,
    output: cartViewSchema,
  },
  insertCartItem: { ...insert, path: '/wb/cart/InsertCartItem', summary: 'Puts a part into the cart.' },
  insertCartItems: { ...insert, path: '/wb/cart/InsertCartItems', summary: 'Puts parts into the cart.' },
  updateCartItem: { ...update, path: '/wb/cart/UpdateCartItem', summary: 'Changes a line of the cart.' },
  updateCartItems: { ...update, path: '/wb/cart/UpdateCartItems', summary: 'Changes lines of the cart.' },
  deleteCartItem: {
    method: 'DELETE',
    path: '/wb/cart/DeleteCartItem',
    summary: 'Takes a part out of the cart, in all its units.',
    access: shopper,
    query: z.object({
      partNumber,
      lineOfBusinessKey: lineKeyTextSchema,
      /** Read, and without effect: a cart is shipped when it is checked out. */
      shippingMethodCode: z.optional(name),
      shippingWarehouse: z.optional(name),
    }),
    output: cartViewSchema,
  },
  clearCartItems: {
    ...clear,
    path: '/wb/Cart/ClearCartItems',
    summary: 'Empties the cart, or one line of business of it, keeping a snapshot.',
  },
  clearCartItemsAlias: {
    ...clear,
    path: '/wb/cart/ClearCartItems',
    summary: 'Another spelling of ClearCartItems.',
  },
  getShippingData: {
    method: 'GET',
    path: '/wb/cart/GetShippingData',
    summary: 'What shipping one line of business of the cart begins with.',
    access: shopper,
    query: z.object({ lobKey: lineKeyTextSchema }),
    output: shippingDataSchema,
  },
  getCartTaxTotals: {
    method: 'POST',
    path: '/wb/cart/GetCartTaxTotals',
    summary: 'The taxes on one line of business of the cart, shipped to an address.',
    access: shopper,
    body: z.object({
      lineOfBusinessKey: lineKeySchema,
      useLiftGate: z.optional(z.boolean()),
      isResidential: z.optional(z.boolean()),
      /** With the lift-gate fee where one is used. */
      freightAmount: z.optional(moneySchema),
      shippingAddress: shipToSchema,
      shipVia: z.optional(name),
    }),
    output: taxTotalsSchema,
  },
  checkInsuranceParts: {
    method: 'GET',
    path: '/wb/cart/CheckInsuranceParts',
    summary: 'The parts in the cart that an insurance company does not pay for.',
    access: shopper,
    query: z.object({
      insuranceCompany: z.string().check(z.minLength(1), z.maxLength(200)),
      lobKey: z.optional(lineKeyTextSchema),
    }),
    output: insuranceCheckSchema,
  },
  setInsuranceCompany: {
    method: 'PUT',
    path: '/wb/cart/SetInsuranceCompany',
    summary: 'Who pays for the parts in the cart; null goes on as a non-insurance order.',
    access: shopper,
    body: z.object({ insuranceCompany: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))) }),
    output: z.null(),
  },
  validatePoNumber: {
    method: 'GET',
    path: '/wb/cart/ValidatePONumber',
    summary: 'Whether the account takes a purchase order number.',
    access: shopper,
    query: z.object({ orderNumber: z.string().check(z.maxLength(100)), lobKey: z.optional(lineKeyTextSchema) }),
    output: z.object({ booleanValue: z.boolean() }),
  },
  updateFavorites: {
    method: 'POST',
    path: '/wb/cart/UpdateFavorites',
    summary: 'Replaces the favourite parts of the user, 200 at most.',
    access: shopper,
    body: z.array(favouriteSchema).check(z.maxLength(MOST_SENT_FAVOURITES)),
    output: z.null(),
  },
  getFavorites: {
    method: 'GET',
    path: '/wb/cart/GetFavorites',
    summary: 'The favourite parts of the user.',
    access: shopper,
    output: z.array(favouriteSchema),
  },
  requestAccount: {
    method: 'POST',
    path: '/wb/cart/RequestAccount',
    summary: 'Asks the provider for an account in a line of business in which the caller can not buy yet.',
    access: shopper,
    body: z.object({ lineOfBusinessKey: lineKeySchema }),
    /** Whether the account has asked for it within the last seven days already; then nothing more is sent. */
    output: z.object({ wasRequested: z.boolean() }),
    idempotencyKey: true,
  },
  getSnapshots: {
    method: 'GET',
    path: '/wb/cart/GetSnapshots',
    summary: 'What the carts of the user held before they were cleared, newest first.',
    access: shopper,
    output: z.array(snapshotViewSchema),
  },
  restoreSnapshot: {
    method: 'POST',
    path: '/wb/cart/RestoreSnapshot',
    summary: 'Brings the lines of a snapshot back into the cart, as far as they can still be had.',
    access: shopper,
    body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) }),
    output: cartChangesSchema,
  },
  getCarts: {
    method: 'GET',
    path: '/wb/cart/GetCarts',
    summary: 'The carts of the user: the main one, and those for jobs.',
    access: shopper,
    output: z.array(cartSummarySchema),
  },
  setActiveCart: {
    method: 'PUT',
    path: '/wb/cart/SetActiveCart',
    summary: 'Chooses the cart that the session works with.',
    access: shopper,
    body: z.object({ cartId: idSchema }),
    output: z.null(),
  },
  deleteCart: {
    method: 'DELETE',
    path: '/wb/cart/DeleteCart',
    summary: 'Takes a job cart away, keeping a snapshot of what was in it.',
    access: shopper,
    query: cartId,
    output: z.null(),
  },
  shareCart: {
    method: 'POST',
    path: '/wb/cart/ShareCart',
    summary: 'The link to the cart for others of the same account, for another 30 days. A cart has one.',
    access: shopper,
    output: z.object({ token: idSchema, expires: z.iso.datetime() }),
    idempotencyKey: true,
  },
  getSharedCart: {
    method: 'GET',
    path: '/wb/cart/GetSharedCart',
    summary: 'A cart that somebody of the account shared.',
    access: shopper,
    query: z.object({ token: idSchema }),
    output: cartViewSchema,
  },
  copySharedCart: {
    method: 'POST',
    path: '/wb/cart/CopySharedCart',
    summary: 'Brings the lines of a shared cart into the cart of the session.',
    access: shopper,
    body: z.object({ token: idSchema }),
    output: cartChangesSchema,
  },
});
