import { type SellingTerms, sellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import { type SellingUnit, sellingUnit, sellingUnits } from '#shared/rules/pricing/selling-unit.ts';
import { type Companies, isShown } from '#shared/rules/pricing/service-areas.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { PartDocument } from '#shared/schemas/catalogue/part-document.ts';
import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';
import type { Catalogue } from '../search/query/catalogue.ts';
import type { SellingContext } from '../selling/selling-context.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import { findDocuments, type PartReference } from './find-documents.ts';

export interface RequestedPart extends PartReference {
  readonly quantity: number;
  /** Code of the selling unit. Empty for the part's default unit. */
  readonly unitOfMeasure: string;
}

/** A part with its current price and availability. */
export interface PricedPart {
  readonly document: PartDocument;
  readonly offer: Offer;
  readonly quantity: number;
  readonly unit: SellingUnit;
  readonly terms: SellingTerms;
  /** The other selling units, with the terms for one of each. */
  readonly alternates: readonly { readonly unit: SellingUnit; readonly terms: SellingTerms }[];
}

/** A part of the catalogue with what the table has of it: content comes from the version, price and stock from there. */
interface StockedDocument {
  readonly document: PartDocument;
  readonly offer: Offer;
  readonly reserved: PartReservations | undefined;
}

type Stores = Pick<CatalogueDependencies, 'offers' | 'reservations'>;

/** Finds parts with their offers in one round trip, in their order, whoever may see them. */
export function makeFindStocked({ offers, reservations }: Stores) {
  return async (
    requested: readonly PartReference[],
    catalogue: Catalogue,
    companies: Companies,
  ): Promise<(StockedDocument | undefined)[]> => {
    const documents = await findDocuments(requested, catalogue, companies);
    const ids = documents.flatMap((document) => document?.id ?? []);
    const [offered, reserved] = await Promise.all([offers.findMany(ids), reservations.findMany(ids)]);
    return documents.map((document) => {
      const offer = document && offered.get(document.id);
      return offer && { document, offer, reserved: reserved.get(offer.id) };
    });
  };
}

/**
 * Prices parts (decisions P1, P7, P8), in their order. Undefined for a part that does not exist, that the account may not
 * see, or that is not sold by the requested unit. Callers cannot tell the first two apart.
 */
export function makePriceParts(stores: Stores) {
  const findStocked = makeFindStocked(stores);
  return async (
    requested: readonly RequestedPart[],
    { catalogue, selling }: Pick<CatalogueContext, 'catalogue' | 'selling'>,
  ): Promise<(PricedPart | undefined)[]> => {
    const stocked = await findStocked(requested, catalogue, selling.companies);
    return requested.map((part, index) => pricedPart(part, stocked[index], selling));
  };
}

/** A part for a buyer. Undefined if they may not see it, or if it is not sold by that unit. */
export function pricedPart(
  { quantity, unitOfMeasure }: RequestedPart,
  stocked: StockedDocument | undefined,
  selling: SellingContext,
): PricedPart | undefined {
  if (!stocked || !isShown(stocked.offer, selling)) return undefined;
  const { document, offer, reserved } = stocked;
  const unit = sellingUnit(offer, unitOfMeasure);
  if (!unit) return undefined;
  const termsOf = ({ eaches }: SellingUnit, count: number): SellingTerms =>
    sellingTerms(offer, reserved, { quantity: count, eaches }, selling.buyers[offer.lineOfBusiness]);
  const others = sellingUnits(offer).filter(({ code }) => code !== unit.code);
  return {
    document,
    offer,
    quantity,
    unit,
    terms: termsOf(unit, quantity),
    alternates: others.map((other) => ({ unit: other, terms: termsOf(other, 1) })),
  };
}
