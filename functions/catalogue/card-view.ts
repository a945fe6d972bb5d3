import { sourceKindOf } from '#shared/rules/pricing/availability.ts';
import { isSoldAsCore } from '#shared/rules/pricing/customer-price.ts';
import { availabilityAt } from '#shared/rules/pricing/selling-terms.ts';
import { inSellingUnits } from '#shared/rules/terms/order-quantity.ts';
import { NO_TERMS } from '#shared/rules/terms/terms-refusal.ts';
import type { TermsOfSale } from '#shared/schemas/catalogue/terms-of-sale.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import { cents } from '#shared/values/money.ts';
import { numberOfId } from '../search/format/part-identity.ts';
import type { FoundPart } from '../search/query/search-query.ts';
import type { SellingContext } from '../selling/selling-context.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { categoriesOfType, categoryNameOf } from './categories-of-type.ts';
import { flagFields, lineView, NO_SALVAGE } from './part-view.ts';
import { NOT_ASKED, sellingView } from './selling-view.ts';

/** A part in a list. `hasTerms` adds the price and availability of one selling unit, as the index has them. */
export function cardView(found: FoundPart, hasTerms: boolean, context: CatalogueContext): PartCard {
  const { aftermarket, salvage, lineOfBusiness, distance, imageUrl, title } = found;
  const { dictionary, selling } = context;
  return {
    ...NO_SALVAGE,
    ...(hasTerms ? termsView(found, selling) : NOT_ASKED),
    partNumber: aftermarket ? numberOfId(found.id) : found.id,
    companyCode: found.companyCode,
    termsOfSale: inUnitOfCard(aftermarket),
    unitOfMeasure: aftermarket?.unit ?? 'EA',
    lineOfBusiness: lineView(lineOfBusiness),
    categoryName: categoryNameOf(found.partType, dictionary),
    categories: [...categoriesOfType(found.partType, dictionary)],
    partImages: imageUrl && !selling.settings.disableAisleImages ? [{ title, size: '', url: imageUrl }] : [],
    manufacturer: aftermarket?.manufacturer ?? '',
    webDescription: title,
    fitmentNotes: [...found.notes],
    ftcDisplay: aftermarket?.ftcDisplay || null,
    ...flagFields(found.flags),
    isSuperseded: found.isSuperseded,
    distance: distance === undefined ? null : Math.round(distance),
    ...(salvage && {
      guid: found.id,
      hollanderInterchangeNumber: salvage.interchangeNumber || null,
      mileage: salvage.mileage ?? null,
      condition: salvage.grade,
      salvageYardNumber: salvage.yard,
      salvageSourceVehicle: { ...salvage.sourceVehicle, images: [] },
    }),
  };
}

/** The terms of a part in the unit of its card. */
function inUnitOfCard(aftermarket: FoundPart['aftermarket']): TermsOfSale {
  const { termsOfSale = NO_TERMS, eaches = 1 } = aftermarket ?? {};
  return { ...termsOfSale, ...inSellingUnits(termsOfSale, eaches) };
}

function termsView(
  { id, flags, listPrice, customerPrice, aftermarket, salvage, lineOfBusiness }: FoundPart,
  selling: SellingContext,
) {
  const price = { listPrice: cents(listPrice), customerPrice: cents(customerPrice) };
  const isCore = isSoldAsCore({ ...(aftermarket && { partNumber: numberOfId(id) }), flags });
  const wanted = { quantity: 1, eaches: aftermarket?.eaches ?? 1 };
  const sources = aftermarket
    ? aftermarket.stock.map(({ warehouse, quantity }) => ({ location: warehouse, onHand: quantity }))
    : [{ location: salvage?.yard ?? '', onHand: 1 }];
  const { area } = selling.buyers[lineOfBusiness];
  const reached = sources.flatMap((source) => {
    const kind = sourceKindOf(source.location, area);
    return kind ? [{ ...source, kind }] : [];
  });
  const availability = availabilityAt(price, { isCore, sources: reached, isExpected: false }, wanted);
  return sellingView({ ...price, availability }, lineOfBusiness, undefined, selling);
}
