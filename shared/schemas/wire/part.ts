import * as z from 'zod/mini';
import { named } from '../../wire/wire.ts';
import { availabilitySchema } from '../fields/availability.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema } from '../fields/money.ts';
import { warrantyViewSchema } from './warranty-view.ts';

const text = z.string();
/** What a line, an account or a feed has not is null. */
const textOrNone = z.nullable(text);
/** Null where the account shows no prices (decision A1), or where none were asked for. */
const price = z.nullable(moneySchema);

/** Price and availability of one selling unit (storefront 3, part and alternate units). */
const sellingFields = {
  listPrice: price,
  customerPrice: price,
  availability: availabilitySchema,
  availabilityDisplay: text,
  /** ISO dates: when the first and the last of what is wanted arrives (decision P8); null where nobody can say. */
  firstEda: named('FirstEDA', textOrNone),
  lastEda: named('LastEDA', textOrNone),
  /** Selling units that can be had, and those of the wanted that can not. */
  uomQuantityAvailable: named('UOMQuantityAvailable', z.int()),
  uomBackOrderQuantity: named('UOMBackOrderQuantity', z.int()),
};

/** The answer of GetPricingAndAvailability and, in a list, of GetPricingAndAvailabilities. */
export const pricingSchema = z.object({
  partNumber: text,
  companyCode: text,
  unitOfMeasure: text,
  ...sellingFields,
});
export type Pricing = z.infer<typeof pricingSchema>;

/** A unit that a part is sold in besides its first. */
const alternateUnitSchema = z.object({
  unitOfMeasure: text,
  description: text,
  /** Eaches in it. */
  quantityPerUnitOfMeasure: z.int(),
  /** Of one such unit (decision P3). */
  corePrice: price,
  ...sellingFields,
});

const imageSchema = z.object({ title: text, size: text, url: named('URL', text) });

/** The vehicle that a recycled part comes from. */
const sourceVehicleSchema = z.object({
  year: z.int(),
  make: text,
  model: text,
  images: named('images', z.array(text)),
});

/** What a card of a list shows. */
const cardFields = {
  ...pricingSchema.shape,
  /** Id of salvage. */
  guid: textOrNone,
  lineOfBusiness: z.object({ lineOfBusinessKey: lineKeySchema, iconText: named('iconText', text) }),
  categoryName: text,
  /** Full names, pipe-separated. */
  categories: z.array(text),
  partImages: z.array(imageSchema),
  manufacturer: text,
  webDescription: text,
  /** Notes on how it fits the vehicle that was searched for. */
  fitmentNotes: z.array(text),
  /** What has to be said of a part that is not new (Federal Trade Commission), as its provider says it. */
  ftcDisplay: named('FTCDisplay', textOrNone),
  isMajorMechanical: z.boolean(),
  isOtherMechanical: z.boolean(),
  oversized: z.boolean(),
  hazardous: z.boolean(),
  isRemanufactured: z.boolean(),
  isReconditioned: z.boolean(),
  isCapa: z.boolean(),
  isDiamond: z.boolean(),
  isNsf: z.boolean(),
  isPlatinumPlus: z.boolean(),
  isValueLine: z.boolean(),
  /** Another part has taken its place. */
  isSuperseded: z.boolean(),
  hollanderInterchangeNumber: textOrNone,
  /** Null when nobody knows. */
  mileage: z.nullable(z.int()),
  /** A, B, C or ungraded (decision C6). */
  condition: textOrNone,
  salvageYardNumber: textOrNone,
  salvageSourceVehicle: z.nullable(sourceVehicleSchema),
  /** Miles to the nearest place that has it; null without a postal code or stock. */
  distance: z.nullable(z.number()),
};

/** A part in a list. */
export const partCardSchema = z.object(cardFields);
export type PartCard = z.infer<typeof partCardSchema>;

/** A part with all that its page tells (storefront 3, part). */
export const partSchema = z.object({
  ...cardFields,
  partType: text,
  productLine: textOrNone,
  /** Number of the part that has taken its place. */
  replacedBy: textOrNone,
  /** As the supplier writes it, where that differs (decision C2). */
  sourcePartNumber: textOrNone,
  alternatePartNumbers: z.array(text),
  partDescription: text,
  alternateUnits: z.array(alternateUnitSchema),
  corePrice: price,
  /** Of the first unit, as the account orders them; the selected one is the account's usual one (decision P2). */
  availableWarranties: z.array(warrantyViewSchema),
  selectedWarranty: z.nullable(warrantyViewSchema),
  quantity: named('quantity', z.int()),
  /** Inches and pounds of one each. */
  dimensions: z.nullable(z.object({ length: z.number(), width: z.number(), height: z.number() })),
  weight: z.nullable(z.number()),
  vehicleYear: textOrNone,
  vehicleMake: textOrNone,
  vehicleModel: textOrNone,
  /** A vehicle over a year or a span of years such as 2012-2015. */
  fitment: z.array(z.object({ systemYear: text, systemMake: text, systemModel: text, webDescription: text })),
  /** Vehicles of which `fitment` is a page: all, or those that a search found. */
  fitmentTotal: z.int(),
  wheelPartInfo: z.nullable(z.object({ diameter: text, width: text, wheelDescription: text })),
  flatRateShippingFee: price,
  damageCode: textOrNone,
  /** Number of the place that the first of it ships from. */
  shippingWarehouse: textOrNone,
});
export type Part = z.infer<typeof partSchema>;
