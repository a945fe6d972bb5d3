import { type SellingTerms, sellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import { type SellingUnit, sellingUnit, sellingUnits } from '#shared/rules/pricing/selling-unit.ts';
import { isShown } from '#shared/rules/pricing/service-areas.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { PartDocument } from '#shared/schemas/catalogue/part-document.ts';
import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';
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

/**
 * Prices parts (decisions P1, P7, P8), in their order. Undefined for a part that does not exist, that the account may not
 * see, or that is not sold by the requested unit. Callers cannot tell the first two apart. Content comes from the
 * catalogue version, price and stock from the table.
 */
export function makePriceParts({ offers, reservations }: Pick<CatalogueDependencies, 'offers' | 'reservations'>) {
  return async (
    requested: readonly RequestedPart[],
    { catalogue, selling }: Pick<CatalogueContext, 'catalogue' | 'selling'>,
  ): Promise<(PricedPart | undefined)[]> => {
    const documents = await findDocuments(requested, catalogue, selling.companies);
    const ids = documents.flatMap((document) => document?.id ?? []);
    const [offered, reserved] = await Promise.all([offers.findMany(ids), reservations.findMany(ids)]);
    return requested.map((part, index) => {
      const document = documents[index];
      const offer = document && offered.get(document.id);
      if (!offer || !isShown(offer, selling)) return undefined;
      return pricedPart(part, document, offer, reserved.get(offer.id), selling);
    });
  };
}

function pricedPart(
  { quantity, unitOfMeasure }: RequestedPart,
  document: PartDocument,
  offer: Offer,
  reserved: PartReservations | undefined,
  { buyers }: SellingContext,
): PricedPart | undefined {
  const unit = sellingUnit(offer, unitOfMeasure);
  if (!unit) return undefined;
  const termsOf = ({ eaches }: SellingUnit, count: number): SellingTerms =>
    sellingTerms(offer, reserved, { quantity: count, eaches }, buyers[offer.lineOfBusiness]);
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
