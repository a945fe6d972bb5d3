import { replacementOf } from '#shared/rules/catalogue/superseded.ts';
import { imagesAt } from '#shared/rules/content/fetched-picture.ts';
import { corePrice } from '#shared/rules/pricing/core-charge.ts';
import { expectedDay } from '#shared/rules/pricing/selling-terms.ts';
import { pricedWarranties, selectedWarranty, warrantiesOf } from '#shared/rules/pricing/warranty-cost.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { PartDocument } from '#shared/schemas/catalogue/part-document.ts';
import type { Part, PartCard } from '#shared/schemas/wire/part.ts';
import { LINE_FACTS, type LineOfBusiness } from '#shared/values/line-of-business.ts';
import { cents } from '#shared/values/money.ts';
import { termsInUnits } from '../selling/parts-for-sale.ts';
import type { SellingContext } from '../selling/selling-context.ts';
import { warrantyView } from '../selling/warranty-view.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { categoriesOfType, categoryNameOf } from './categories-of-type.ts';
import type { FitmentPages } from './fitment-pages.ts';
import type { PricedPart } from './priced-parts.ts';
import { NOT_ASKED, pricingView, sellingView } from './selling-view.ts';

type Aftermarket = Extract<PartDocument, { lineOfBusiness: 'aftermarket' }>;
type Salvage = Extract<PartDocument, { lineOfBusiness: 'salvage' }>;

/** A part with everything that its page shows (storefront 3, part). */
export function partView(part: PricedPart, { dictionary, selling }: CatalogueContext, fitmentOf: FitmentPages): Part {
  const { document, offer, quantity, unit, terms, alternates } = part;
  const lineOfBusiness = offer.lineOfBusiness;
  const row = document.lineOfBusiness === 'aftermarket' ? document.product : document.part;
  return {
    ...(document.lineOfBusiness === 'aftermarket' ? aftermarketFields(document) : salvageFields(document)),
    ...fitmentOf(document),
    ...(showsShipping(selling) ? {} : { flatRateShippingFee: null }),
    ...(selling.settings.disableProductDescriptionImage && { partImages: [] }),
    ...pricingView(part, selling),
    lineOfBusiness: lineView(lineOfBusiness),
    categoryName: categoryNameOf(row.partType, dictionary),
    categories: [...categoriesOfType(row.partType, dictionary)],
    webDescription: row.title,
    partDescription: row.description,
    fitmentNotes: [],
    ...flagFields(row.flags),
    isSuperseded: document.lineOfBusiness === 'aftermarket' && replacementOf(document.product) !== undefined,
    distance: null,
    partType: row.partType,
    alternateUnits: alternates.map((alternate) => ({
      unitOfMeasure: alternate.unit.code,
      description: alternate.unit.description,
      quantityPerUnitOfMeasure: alternate.unit.eaches,
      corePrice: coreView(offer, alternate.unit.eaches, selling),
      ...sellingView(alternate.terms, lineOfBusiness, expectedDay(offer), selling),
      termsOfSale: termsInUnits(offer, alternate.unit.eaches),
    })),
    corePrice: coreView(offer, unit.eaches, selling),
    ...warrantyFields(part, selling),
    quantity,
    shippingWarehouse: terms.availability.allocated.at(0)?.source.location ?? null,
  };
}

/** Removes price and availability. */
export const withoutPrices = (part: Part): Part => ({
  ...part,
  ...NOT_ASKED,
  corePrice: null,
  availableWarranties: part.availableWarranties.map((warranty) => ({ ...warranty, cost: null })),
  selectedWarranty: part.selectedWarranty && { ...part.selectedWarranty, cost: null },
  alternateUnits: part.alternateUnits.map((unit) => ({ ...unit, ...NOT_ASKED, corePrice: null })),
  shippingWarehouse: null,
});

/** Removes the fields that only the page of the part needs. */
export const smallPart = (part: Part): Part => ({ ...part, fitment: [], alternatePartNumbers: [] });

export const lineView = (lineOfBusiness: LineOfBusiness): PartCard['lineOfBusiness'] => ({
  lineOfBusinessKey: lineOfBusiness,
  iconText: LINE_FACTS[lineOfBusiness].label,
});

export const flagFields = (flags: readonly string[]) => ({
  isMajorMechanical: flags.includes('major'),
  isOtherMechanical: flags.includes('other'),
  oversized: flags.includes('oversized'),
  hazardous: flags.includes('hazardous'),
  isRemanufactured: flags.includes('reman'),
  isReconditioned: flags.includes('reconditioned'),
  isCapa: flags.includes('capa'),
  isDiamond: flags.includes('diamond'),
  isNsf: flags.includes('nsf'),
  isPlatinumPlus: flags.includes('platinumPlus'),
  isValueLine: flags.includes('valueLine'),
});

/** The salvage fields of an aftermarket part. */
export const NO_SALVAGE = {
  guid: null,
  hollanderInterchangeNumber: null,
  mileage: null,
  condition: null,
  salvageYardNumber: null,
  salvageSourceVehicle: null,
} as const;

function aftermarketFields({ product }: Aftermarket) {
  return {
    ...NO_SALVAGE,
    damageCode: null,
    vehicleYear: null,
    vehicleMake: null,
    vehicleModel: null,
    partNumber: product.partNumber,
    sourcePartNumber: product.sourcePartNumber ?? null,
    alternatePartNumbers: product.alternateNumbers.map(({ number }) => number),
    manufacturer: product.manufacturer,
    productLine: product.productLine,
    replacedBy: replacementOf(product) ?? null,
    partImages: product.images,
    dimensions: product.dimensions ?? null,
    weight: product.weight ?? null,
    ftcDisplay: product.ftcDisplay ?? null,
    flatRateShippingFee: product.flatRateShippingFee === undefined ? null : cents(product.flatRateShippingFee),
    wheelPartInfo: product.wheel
      ? { diameter: product.wheel.diameter, width: product.wheel.width, wheelDescription: product.wheel.description }
      : null,
  };
}

/** Salvage has its guid as its part number too. */
function salvageFields({ part }: Salvage) {
  const { year, make, model, images } = part.sourceVehicle;
  return {
    partNumber: part.guid,
    guid: part.guid,
    sourcePartNumber: null,
    alternatePartNumbers: [],
    manufacturer: '',
    productLine: null,
    replacedBy: null,
    partImages: part.images.flatMap((path) => imagesAt(path, part.title)),
    dimensions: null,
    weight: null,
    ftcDisplay: null,
    flatRateShippingFee: null,
    wheelPartInfo: null,
    hollanderInterchangeNumber: part.interchangeNumber || null,
    mileage: part.mileage ?? null,
    condition: part.grade,
    damageCode: part.damageCode ?? null,
    salvageYardNumber: part.yard,
    salvageSourceVehicle: { year, make, model, images },
    vehicleYear: String(year),
    vehicleMake: make,
    vehicleModel: model,
  };
}

/** Whether the account shows shipping fees (decision A1). */
const showsShipping = ({ settings }: SellingContext): boolean => settings.showPrices && settings.showShipping;

/** The warranties of the shown unit, and the account's default warranty (decision P2). */
function warrantyFields({ offer, terms }: PricedPart, { settings }: SellingContext) {
  const offered = warrantiesOf(offer, settings);
  const usual = selectedWarranty(undefined, offered, terms.customerPrice);
  return {
    availableWarranties: pricedWarranties(offered, terms.customerPrice).map((each) => warrantyView(each, settings)),
    selectedWarranty: usual ? warrantyView(usual, settings) : null,
  };
}

/** Null if the account shows no core charges (decision A1). */
function coreView(offer: Offer, eaches: number, { settings }: SellingContext): Part['corePrice'] {
  if (!settings.showPrices || !settings.showCoreCharges) return null;
  return corePrice((offer.lineOfBusiness === 'aftermarket' && offer.core) || 0, eaches, settings);
}
