import * as z from 'zod/mini';
import { addressSchema, addressViewSchema } from '../schemas/fields/address.ts';
import { idSchema } from '../schemas/fields/ids.ts';
import { lineKeySchema, lineKeyTextSchema } from '../schemas/fields/line-of-business.ts';
import { moneySchema } from '../schemas/fields/money.ts';
import { companyCodeSchema as companyCode, partNumberSchema as partNumber } from '../schemas/fields/wire-names.ts';
import { yearSchema } from '../schemas/fields/year.ts';
import { clearReasons } from '../schemas/stored/cart.ts';
import { cartChangesSchema, cartSummarySchema, cartViewSchema, snapshotViewSchema } from '../schemas/wire/cart-view.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

const shopper = { signedIn: true } as const;

const unitCode = z.string().check(z.maxLength(10));
const lineId = z.string().check(z.minLength(1), z.maxLength(100));
const name = z.string().check(z.maxLength(60));
const warrantyCode = z.string().check(z.regex(/^[A-Za-z0-9]{1,8}$/));
/** Anything other than a whole number from 1 to 999 counts as 1 (storefront 5). */
const quantity = z.union([z.number(), z.string().check(z.maxLength(20))]);
const unitOfMeasure = z.object({ code: named('code', unitCode) });
const MOST_ITEMS = 999;

/** A part to add to a cart. The server sets the price; a price in the request is ignored. */
const newItemSchema = z.object({
  /** The guid for salvage. */
  itemNumber: named('itemnumber', partNumber),
  companyCode: named('companycode', companyCode),
  quantity: named('quantity', z.optional(quantity)),
  /** Defaults to the part's usual unit. */
  unitOfMeasure: named('unitofmeasure', z.optional(unitOfMeasure)),
  /** 'none' means no warranty. Defaults to the account's default warranty. */
  warrantyCode: named('warrantycode', z.optional(warrantyCode)),
  /** The vehicle that the part is for. */
  vehicleYear: named('vehicleYear', z.optional(yearSchema)),
  vehicleMake: named('vehicleMake', z.optional(name)),
  vehicleModel: named('vehicleModel', z.optional(name)),
});
export type NewCartItem = z.infer<typeof newItemSchema>;

/** A change to a line, by its id. Fields that are missing keep their value. */
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
/** A part that the user wants to find again. It carries no price: the pricing calls give it. */
const favouriteSchema = z.object({
  itemNumber: named('itemnumber', partNumber),
  companyCode: named('companycode', companyCode),
  /** The description and picture that the user saw last. */
  description: named('description', z.string().check(z.maxLength(200))),
  image: named('image', z.string().check(z.maxLength(300))),
});
/** More than the limit of favorites, so that a list slightly over it gets a 409 with the limit (decision B117). */
const MOST_SENT_FAVOURITES = 1000;
const clearQuery = z.object({
  /** Defaults to both lines of business. */
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
  /** A code or a name, as at checkout. */
  stateProvince: name,
  postalCode: addressSchema.shape.postalCode,
  country: z.optional(z.object({ countryCode: z.string().check(z.maxLength(3)) })),
});

/** Null if the account shows no prices (decision A1). */
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
  /** The warehouse number of the service location. */
  shippingWarehouse: z.nullable(z.string()),
  companyTruckOnly: z.boolean(),
  itemCount: z.int(),
  isOversize: z.boolean(),
  isHazardous: z.boolean(),
});

const insuranceCheckSchema = z.object({
  /** Null when the insurer covers all parts. */
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
 * The cart (storefront 7). `api/cart/{cartId}` names a cart; `/wb/cart/…` means the session's active cart. A POST adds
 * its parts only once for each Idempotency-Key. A call that can add no part at all fails with the reason.
 */
export const cartContract = defineGroup({
  getItems: {
    method: 'GET',
    path: '/api/cart/{cartId}/item',
    summary: 'A cart with its current prices.',
    access: shopper,
    params: cartId,
    output: cartViewSchema,
  },
  addItems: { ...insert, path: '/api/cart/{cartId}/item', summary: 'Puts parts into a cart.', params: cartId },
  updateItems: { ...update, path: '/api/cart/{cartId}/item', summary: 'Changes lines of a cart.', params: cartId },
  deleteItems: {
    method: 'DELETE',
    path: '/api/cart/{cartId}/item',
    summary: 'Removes lines from a cart, by their ids. Ids that are not in it are ignored.',
    access: shopper,
    params: cartId,
    body: items(lineId),
    output: cartViewSchema,
  },
  createCart: {
    method: 'POST',
    path: '/api/cart',
    summary: 'Creates a job cart; a user can have 50. Without a label, vehicle or repair order, returns the main cart.',
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
    summary: 'The cart of the session with its current prices, and the lines whose availability fell.',
    access: shopper,
    output: cartViewSchema,
  },
  refreshCart: {
    method: 'POST',
    path: '/wb/cart/RefreshCart',
    summary: 'Reduces and removes the lines whose availability fell. Returns the changes.',
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
    summary: 'Removes a part from the cart, in all its units.',
    access: shopper,
    query: z.object({
      partNumber,
      lineOfBusinessKey: lineKeyTextSchema,
      /** Accepted but ignored: shipping is chosen at checkout. */
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
    summary: 'The facts needed to ship one line of business of the cart.',
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
      /** Includes the lift-gate fee if a lift gate is used. */
      freightAmount: z.optional(moneySchema),
      shippingAddress: shipToSchema,
      shipVia: z.optional(name),
    }),
    output: taxTotalsSchema,
  },
  checkInsuranceParts: {
    method: 'GET',
    path: '/wb/cart/CheckInsuranceParts',
    summary: 'The parts in the cart that an insurance company does not cover.',
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
    summary: 'Sets the insurance company that pays for the parts in the cart. Null continues as a non-insurance order.',
    access: shopper,
    body: z.object({ insuranceCompany: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))) }),
    output: z.null(),
  },
  validatePoNumber: {
    method: 'GET',
    path: '/wb/cart/ValidatePONumber',
    summary: 'Whether the account accepts a purchase order number.',
    access: shopper,
    query: z.object({ orderNumber: z.string().check(z.maxLength(100)), lobKey: z.optional(lineKeyTextSchema) }),
    output: z.object({ booleanValue: z.boolean() }),
  },
  updateFavorites: {
    method: 'POST',
    path: '/wb/cart/UpdateFavorites',
    summary: 'Replaces the favorite parts of the user, at most 200.',
    access: shopper,
    body: z.array(favouriteSchema).check(z.maxLength(MOST_SENT_FAVOURITES)),
    output: z.null(),
  },
  getFavorites: {
    method: 'GET',
    path: '/wb/cart/GetFavorites',
    summary: 'The favorite parts of the user.',
    access: shopper,
    output: z.array(favouriteSchema),
  },
  requestAccount: {
    method: 'POST',
    path: '/wb/cart/RequestAccount',
    summary: 'Asks the provider for an account in a line of business in which the caller can’t buy yet.',
    access: shopper,
    body: z.object({ lineOfBusinessKey: lineKeySchema }),
    /** True if the account already asked within the last seven days. Then nothing more is sent. */
    output: z.object({ wasRequested: z.boolean() }),
    idempotencyKey: true,
  },
  getSnapshots: {
    method: 'GET',
    path: '/wb/cart/GetSnapshots',
    summary: 'The contents of the user’s carts before they were cleared, newest first.',
    access: shopper,
    output: z.array(snapshotViewSchema),
  },
  restoreSnapshot: {
    method: 'POST',
    path: '/wb/cart/RestoreSnapshot',
    summary: 'Restores the lines of a snapshot to the cart, as far as they are available.',
    access: shopper,
    body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) }),
    output: cartChangesSchema,
  },
  getCarts: {
    method: 'GET',
    path: '/wb/cart/GetCarts',
    summary: 'The carts of the user: the main cart and the job carts.',
    access: shopper,
    output: z.array(cartSummarySchema),
  },
  setActiveCart: {
    method: 'PUT',
    path: '/wb/cart/SetActiveCart',
    summary: 'Chooses the active cart of the session.',
    access: shopper,
    body: z.object({ cartId: idSchema }),
    output: z.null(),
  },
  deleteCart: {
    method: 'DELETE',
    path: '/wb/cart/DeleteCart',
    summary: 'Deletes a job cart and keeps a snapshot of its content.',
    access: shopper,
    query: cartId,
    output: z.null(),
  },
  shareCart: {
    method: 'POST',
    path: '/wb/cart/ShareCart',
    summary: 'The link that shares the cart within the account, valid for another 30 days. A cart has only one.',
    access: shopper,
    output: z.object({ token: idSchema, expires: z.iso.datetime() }),
    idempotencyKey: true,
  },
  getSharedCart: {
    method: 'GET',
    path: '/wb/cart/GetSharedCart',
    summary: 'A cart shared within the account.',
    access: shopper,
    query: z.object({ token: idSchema }),
    output: cartViewSchema,
  },
  copySharedCart: {
    method: 'POST',
    path: '/wb/cart/CopySharedCart',
    summary: 'Copies the lines of a shared cart to the cart of the session.',
    access: shopper,
    body: z.object({ token: idSchema }),
    output: cartChangesSchema,
  },
});
