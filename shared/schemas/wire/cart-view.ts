import * as z from 'zod/mini';
import { addOutcomes } from '../../values/add-outcomes.ts';
import { named } from '../../wire/wire.ts';
import { availabilitySchema } from '../fields/availability.ts';
import { idSchema } from '../fields/ids.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema } from '../fields/money.ts';
import { warrantyViewSchema } from './warranty-view.ts';

const text = z.string();
const textOrNone = z.nullable(text);
/** Null where the account shows no prices (decision A1). */
const price = z.nullable(moneySchema);
const amount = z.object({ amount: named('amount', moneySchema) });

const unitSchema = z.object({ code: named('code', text), description: named('description', text) });

/** A core or a warranty of a line (storefront 3, cart item). */
const feeSchema = z.object({
  category: named('category', z.enum(['core', 'warranty'])),
  /** Code of the warranty; the part's number for its core. */
  productCode: named('productcode', text),
  unitAmount: named('unitamount', moneySchema),
  extendedAmount: named('extendedamount', moneySchema),
  taxable: named('taxable', z.boolean()),
  /** False for a core that is shown and not in the total (decision P3). */
  isCharged: named('ischarged', z.boolean()),
});

/** What names a line and its part, also when the part is gone. */
const lineFields = {
  /** Of the line. */
  id: named('id', text),
  /** The guid of salvage. */
  itemNumber: named('itemnumber', text),
  companyCode: named('companycode', text),
  lineOfBusinessKey: lineKeySchema,
  description: named('description', text),
  image: named('image', text),
};

/** A line of a cart with what it costs now (storefront 3, cart item); names of the part entity where the item has none. */
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
        /** What the account's own customers pay; null without a store view (decision P1). */
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
  /** ISO dates: when the first and the last of it arrives; null where nobody can say. */
  firstEda: named('FirstEDA', textOrNone),
  lastEda: named('LastEDA', textOrNone),
  /** Selling units that could be in the cart at most. */
  uomQuantityAvailable: named('UOMQuantityAvailable', z.int()),
  /** The customer price when it was put into the cart, where it is another one now. */
  formerPrice: price,
  /** With fees, times the quantity. */
  total: price,
  /** The same at the store price. */
  storeTotal: price,
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** A line of which less is left than was put into the cart (storefront 4, cart refresh). */
const changeSchema = z.object({
  ...lineFields,
  change: z.enum(['reduced', 'removed']),
  message: text,
  /** Selling units in the cart, and those that can be had. */
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

/** What a list of carts shows. */
export const cartSummarySchema = z.object({
  cartId: idSchema,
  /** Null for the main cart. */
  job: z.nullable(z.object(jobFields)),
  isActive: z.boolean(),
  itemCount: z.int(),
  updatedAt: z.iso.datetime(),
});
export type CartSummary = z.infer<typeof cartSummarySchema>;

/** A cart as it is shown: what can be had of its lines, what they cost now, and what became of the others. */
export const cartViewSchema = z.object({
  cartId: idSchema,
  version: z.int(),
  job: z.nullable(z.object(jobFields)),
  insuranceCompany: textOrNone,
  /** The version in which it went from empty to holding parts; null when it never did. */
  begunVersion: z.nullable(z.int()),
  /** Number of the order that it became last; null when it never did. */
  lastOrderNumber: textOrNone,
  items: z.array(cartItemSchema),
  changes: z.array(changeSchema),
  linesOfBusiness: z.array(lineTotalsSchema),
  total: price,
  storeTotal: price,
});
export type CartView = z.infer<typeof cartViewSchema>;

/** What became of each part that was to be put into a cart, or changed in it (storefront 4, adding a part). */
export const cartChangesSchema = z.object({
  cartId: idSchema,
  version: z.int(),
  /** Lines in the cart. */
  itemCount: z.int(),
  results: z.array(
    z.object({
      itemNumber: named('itemnumber', text),
      companyCode: named('companycode', text),
      /** As the part is called, also where there is no line; empty where nobody knows it. */
      description: named('description', text),
      outcome: z.enum(addOutcomes),
      /** Null where nothing need be said. */
      message: textOrNone,
      /** Selling units in the cart afterwards, and those that can be had of it; 0 where there is no line. */
      quantityInCart: z.int(),
      quantityAvailable: z.int(),
      /** The line as it is now; null when there is none. */
      item: z.nullable(cartItemSchema),
    }),
  ),
});
export type CartChanges = z.infer<typeof cartChangesSchema>;

/** A kept content of a cart that can be brought back. */
export const snapshotViewSchema = z.object({
  id: text,
  cartId: idSchema,
  at: z.iso.datetime(),
  reason: text,
  itemCount: z.int(),
});
