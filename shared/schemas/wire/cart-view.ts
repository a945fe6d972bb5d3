import * as z from 'zod/mini';
import { addOutcomes } from '../../values/add-outcomes.ts';
import { named } from '../../wire/wire.ts';
import { termsOfSaleSchema } from '../catalogue/terms-of-sale.ts';
import { availabilitySchema } from '../fields/availability.ts';
import { idSchema } from '../fields/ids.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema } from '../fields/money.ts';
import { warrantyViewSchema } from './warranty-view.ts';

const text = z.string();
const textOrNone = z.nullable(text);
/** Null if the account shows no prices (decision A1). */
const price = z.nullable(moneySchema);
const amount = z.object({ amount: named('amount', moneySchema) });

const unitSchema = z.object({ code: named('code', text), description: named('description', text) });

/** A core or a warranty of a line (storefront 3, cart item). */
const feeSchema = z.object({
  category: named('category', z.enum(['core', 'warranty'])),
  /** Code of the warranty, or the part number for its core. */
  productCode: named('productcode', text),
  unitAmount: named('unitamount', moneySchema),
  extendedAmount: named('extendedamount', moneySchema),
  taxable: named('taxable', z.boolean()),
  /** False for a core that is shown but not in the total (decision P3). */
  isCharged: named('ischarged', z.boolean()),
});

/** Identify a line and its part, even when the part is gone. */
const lineFields = {
  /** Id of the line. */
  id: named('id', text),
  /** The guid for salvage. */
  itemNumber: named('itemnumber', text),
  companyCode: named('companycode', text),
  lineOfBusinessKey: lineKeySchema,
  description: named('description', text),
  image: named('image', text),
};

/**
 * A line of a cart with its current prices (storefront 3, cart item). Fields that the cart item lacks have the names of
 * the part entity.
 */
const cartItemSchema = z.object({
  ...lineFields,
  customerNumber: named('customernumber', textOrNone),
  quantity: named('quantity', z.int()),
  /** Code of the part type. */
  category: named('category', text),
  manufacturer: text,
  prices: named(
    'prices',
    z.nullable(
      z.object({
        list: named('list', amount),
        customer: named('customer', amount),
        /** The price for the account's own customers. Null without a store view (decision P1). */
        store: named('store', z.nullable(amount)),
      }),
    ),
  ),
  unitOfMeasure: named('unitofmeasure', unitSchema),
  /** All units to choose from. */
  units: z.array(unitSchema),
  fees: named('fees', z.array(feeSchema)),
  isMajorMechanical: named('isMajorMechanical', z.boolean()),
  isOtherMechanical: named('isOtherMechanical', z.boolean()),
  vehicleYear: named('vehicleYear', z.nullable(z.int())),
  vehicleMake: named('vehicleMake', textOrNone),
  vehicleModel: named('vehicleModel', textOrNone),
  isOversize: named('isOversize', z.boolean()),
  availableWarranties: z.array(warrantyViewSchema),
  selectedWarranty: z.nullable(warrantyViewSchema),
  availability: availabilitySchema,
  availabilityDisplay: text,
  /** ISO dates of the first and the last arrival. Null if unknown. */
  firstEda: named('FirstEDA', textOrNone),
  lastEda: named('LastEDA', textOrNone),
  /** The most selling units that the line could have. */
  uomQuantityAvailable: named('UOMQuantityAvailable', z.int()),
  /** In selling units. */
  termsOfSale: termsOfSaleSchema,
  /** The customer price when it was added, if it has changed since. */
  formerPrice: price,
  /** Quantity times the price with fees. */
  total: price,
  /** The same at the store price. */
  storeTotal: price,
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** A line with fewer units available than were added (storefront 4, cart refresh). */
const changeSchema = z.object({
  ...lineFields,
  change: z.enum(['reduced', 'removed']),
  message: text,
  /** Selling units in the cart, and available units. */
  from: z.int(),
  to: z.int(),
});
export type CartChangeView = z.infer<typeof changeSchema>;

const lineTotalsSchema = z.object({
  lineOfBusinessKey: lineKeySchema,
  itemCount: z.int(),
  total: price,
  storeTotal: price,
});

const jobFields = { label: text, vehicle: text, repairOrder: text };

/** A row in a list of carts. */
export const cartSummarySchema = z.object({
  cartId: idSchema,
  /** Null for the main cart. */
  job: z.nullable(z.object(jobFields)),
  isActive: z.boolean(),
  itemCount: z.int(),
  updatedAt: z.iso.datetime(),
});
export type CartSummary = z.infer<typeof cartSummarySchema>;

/** A cart as shown: the available part of its lines, current prices, and the changes. */
export const cartViewSchema = z.object({
  cartId: idSchema,
  version: z.int(),
  job: z.nullable(z.object(jobFields)),
  insuranceCompany: textOrNone,
  /** The version in which it got its first part. Null if it never had one. */
  begunVersion: z.nullable(z.int()),
  /** Number of the last order made from it. Null if there is none. */
  lastOrderNumber: textOrNone,
  items: z.array(cartItemSchema),
  changes: z.array(changeSchema),
  linesOfBusiness: z.array(lineTotalsSchema),
  total: price,
  storeTotal: price,
});
export type CartView = z.infer<typeof cartViewSchema>;

/** The outcome for each part that was added or changed (storefront 4, adding a part). */
export const cartChangesSchema = z.object({
  cartId: idSchema,
  version: z.int(),
  /** Lines in the cart. */
  itemCount: z.int(),
  results: z.array(
    z.object({
      itemNumber: named('itemnumber', text),
      companyCode: named('companycode', text),
      /** Description of the part, even if there is no line. Empty if unknown. */
      description: named('description', text),
      outcome: z.enum(addOutcomes),
      /** Null if there is nothing to say. */
      message: textOrNone,
      /** Selling units in the cart afterwards, and available units. 0 without a line. */
      quantityInCart: z.int(),
      quantityAvailable: z.int(),
      /** The line as it is now, or null. */
      item: z.nullable(cartItemSchema),
    }),
  ),
});
export type CartChanges = z.infer<typeof cartChangesSchema>;

/** A saved content of a cart that can be restored. */
export const snapshotViewSchema = z.object({
  id: text,
  cartId: idSchema,
  at: z.iso.datetime(),
  reason: text,
  itemCount: z.int(),
});
