import { type SellingTerms, sellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import { type SellingUnit, sellingUnit, sellingUnits } from '#shared/rules/pricing/selling-unit.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { PartDocument } from '#shared/schemas/catalogue/part-document.ts';
import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import { findDocuments, type PartReference } from './find-documents.ts';

export interface WantedPart extends PartReference {
  readonly quantity: number;
  /** Code of the selling unit; empty for the part's usual one. */
  readonly unitOfMeasure: string;
}

/** A part with what it costs now. */
export interface PricedPart {
  readonly document: PartDocument;
  readonly offer: Offer;
  readonly quantity: number;
  readonly unit: SellingUnit;
  readonly terms: SellingTerms;
  /** The other units, for one of each. */
  readonly alternates: readonly { readonly unit: SellingUnit; readonly terms: SellingTerms }[];
}

/**
 * Parts with what they cost (decisions P1, P7, P8), in their order. Undefined where there is none, or none that this
 * shopper may see, which nobody can tell apart, or where it is not sold by that unit. Content is of the catalogue version,
 * price and stock are those of the table.
 */
export function pricedParts({ offers, reservations }: Pick<CatalogueDependencies, 'offers' | 'reservations'>) {
  return async (
    wanted: readonly WantedPart[],
    { catalogue, sale }: Pick<CatalogueContext, 'catalogue' | 'sale'>,
  ): Promise<(PricedPart | undefined)[]> => {
    const documents = await findDocuments(wanted, catalogue, sale.shopper.companies);
    const ids = documents.flatMap((document) => document?.id ?? []);
    const [offered, reserved] = await Promise.all([offers.findMany(ids), reservations.findMany(ids)]);
    return wanted.map((part, index) => {
      const document = documents[index];
      const offer = document && offered.get(document.id);
      return offer && sale.isShown(offer) ? pricedPart(part, document, offer, reserved.get(offer.id), sale) : undefined;
    });
  };
}

function pricedPart(
  { quantity, unitOfMeasure }: WantedPart,
  document: PartDocument,
  offer: Offer,
  reserved: PartReservations | undefined,
  { buyers }: CatalogueContext['sale'],
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
