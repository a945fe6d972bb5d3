import * as z from 'zod/mini';
import { named } from '../../wire/wire.ts';
import { termsOfSaleSchema } from '../catalogue/terms-of-sale.ts';
import { availabilitySchema } from '../fields/availability.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema } from '../fields/money.ts';
import { warrantyViewSchema } from './warranty-view.ts';

const text = z.string();
/** Null if the line of business, the account or the feed has no value. */
const textOrNone = z.nullable(text);
/** Null if the account shows no prices (decision A1), or if prices were not asked for. */
const price = z.nullable(moneySchema);

/** Price and availability of one selling unit (storefront 3, part and alternate units). */
const sellingFields = {
  listPrice: price,
  customerPrice: price,
  availability: availabilitySchema,
  availabilityDisplay: text,
  /** ISO dates of the first and the last arrival of the wanted quantity (decision P8). Null if unknown. */
  firstEda: named('FirstEDA', textOrNone),
  lastEda: named('LastEDA', textOrNone),
  /** Available selling units, and wanted units that are not available. */
  uomQuantityAvailable: named('UOMQuantityAvailable', z.int()),
  uomBackOrderQuantity: named('UOMBackOrderQuantity', z.int()),
  /** In selling units. 1 and 1 without a rule about quantities. */
  termsOfSale: termsOfSaleSchema,
};

/** The response of GetPricingAndAvailability. GetPricingAndAvailabilities returns a list of it. */
export const pricingSchema = z.object({
  partNumber: text,
  companyCode: text,
  unitOfMeasure: text,
  ...sellingFields,
});
export type Pricing = z.infer<typeof pricingSchema>;

/** Another unit that the part is sold in, besides its first. */
const alternateUnitSchema = z.object({
  unitOfMeasure: text,
  description: text,
  /** Eaches in it. */
  quantityPerUnitOfMeasure: z.int(),
  /** For one such unit (decision P3). */
  corePrice: price,
  ...sellingFields,
});

const imageSchema = z.object({ title: text, size: text, url: named('URL', text) });

/** The source vehicle of a recycled part. */
const sourceVehicleSchema = z.object({
  year: z.int(),
  make: text,
  model: text,
  images: named('images', z.array(text)),
});

/** The fields of a card in a list. */
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
  /** Notes on how it fits the vehicle of the search. */
  fitmentNotes: z.array(text),
  /** The notice for a part that is not new (Federal Trade Commission), in the provider's words. */
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
  /** Another part has superseded it. */
  isSuperseded: z.boolean(),
  hollanderInterchangeNumber: textOrNone,
  /** Null if unknown. */
  mileage: z.nullable(z.int()),
  /** A, B, C or ungraded (decision C6). */
  condition: textOrNone,
  salvageYardNumber: textOrNone,
  salvageSourceVehicle: z.nullable(sourceVehicleSchema),
  /** Miles to the nearest location that has it. Null without a postal code or stock. */
  distance: z.nullable(z.number()),
};

/** A part in a list. */
export const partCardSchema = z.object(cardFields);
export type PartCard = z.infer<typeof partCardSchema>;

/** A part with all the facts of its page (storefront 3, part). */
export const partSchema = z.object({
  ...cardFields,
  partType: text,
  productLine: textOrNone,
  /** Number of the part that supersedes it. */
  replacedBy: textOrNone,
  /** The supplier's spelling, if it differs (decision C2). */
  sourcePartNumber: textOrNone,
  alternatePartNumbers: z.array(text),
  partDescription: text,
  alternateUnits: z.array(alternateUnitSchema),
  corePrice: price,
  /** Warranties of the first unit, in the account's order. The selected one is the account's default (decision P2). */
  availableWarranties: z.array(warrantyViewSchema),
  selectedWarranty: z.nullable(warrantyViewSchema),
  quantity: named('quantity', z.int()),
  /** Inches and pounds for one each. */
  dimensions: z.nullable(z.object({ length: z.number(), width: z.number(), height: z.number() })),
  weight: z.nullable(z.number()),
  vehicleYear: textOrNone,
  vehicleMake: textOrNone,
  vehicleModel: textOrNone,
  /** A vehicle in one year or a range of years such as 2012-2015. */
  fitment: z.array(z.object({ systemYear: text, systemMake: text, systemModel: text, webDescription: text })),
  /** The number of vehicles that `fitment` is a page of: all, or those that match the search. */
  fitmentTotal: z.int(),
  wheelPartInfo: z.nullable(z.object({ diameter: text, width: text, wheelDescription: text })),
  flatRateShippingFee: price,
  damageCode: textOrNone,
  /** Number of the location that the first unit ships from. */
  shippingWarehouse: textOrNone,
});
export type Part = z.infer<typeof partSchema>;
