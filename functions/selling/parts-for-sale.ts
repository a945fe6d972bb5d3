import type { PartOnSale } from '#shared/rules/cart/cart-lines.ts';
import { isPriced, isSoldAsCore } from '#shared/rules/pricing/customer-price.ts';
import { mayPurchase } from '#shared/rules/pricing/offered-parts.ts';
import { sellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import { sellingUnits } from '#shared/rules/pricing/selling-unit.ts';
import { isShown } from '#shared/rules/pricing/service-areas.ts';
import { stockSources } from '#shared/rules/pricing/stock-sources.ts';
import { inSellingUnits } from '#shared/rules/terms/order-quantity.ts';
import { isBarred, NO_TERMS } from '#shared/rules/terms/terms-refusal.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';
import type { TermsOfSale } from '#shared/schemas/catalogue/terms-of-sale.ts';
import { LINE_FACTS, type LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { OfferRepository } from '../data/catalogue/offer-repository.ts';
import type { ReservationRepository } from '../data/sales/reservation-repository.ts';
import { aftermarketId, isAftermarketId, numberOfId } from '../search/format/part-identity.ts';
import type { SellingContext } from './selling-context.ts';

/** A part as its feed reports it, and the quantities that our orders reserve. */
export interface StockedPart {
  readonly offer: Offer;
  readonly reserved: PartReservations | undefined;
}

/** Stocked parts by id, without parts that have no offer. */
export type Stock = ReadonlyMap<string, StockedPart>;

interface StockProps {
  readonly offers: OfferRepository;
  readonly reservations: Pick<ReservationRepository, 'findMany'>;
}

/** Loads offers and reservations of parts in one round trip. */
export function makeLoadStock({ offers, reservations }: StockProps) {
  return async (partIds: readonly string[], consistency?: 'strongly'): Promise<Stock> => {
    const [offered, reserved] = await Promise.all([
      offers.findMany(partIds, consistency),
      reservations.findMany(partIds, consistency),
    ]);
    return new Map([...offered].map(([id, offer]) => [id, { offer, reserved: reserved.get(id) }]));
  };
}

/**
 * Decides whether a session may buy a part, and how much of it is available. Refuses with 'no account' when it needs an
 * account for the line of business, and with 'unavailable' when the part is not sold to it. The callers cannot tell
 * why: excluded, remanufactured, too far away, without a price or gone. Refuses with 'restricted' when the part may not be
 * shipped to where the session's orders go.
 */
export function partOnSale(partId: string, stock: Stock, selling: SellingContext): PartOnSale {
  const part = stock.get(partId);
  const facts = { units: part ? sellingUnits(part.offer) : [], terms: termsOf(part?.offer) };
  if (!mayPurchase(lineOfBusinessOf(partId), selling.settings, selling.customers))
    return { refusal: 'no account', eaches: 0, ...facts };
  if (!part || !isSold(part, selling)) return { refusal: 'unavailable', eaches: 0, ...facts };
  const isRestricted = isBarred(facts.terms, selling.destinations[part.offer.lineOfBusiness]);
  return { refusal: isRestricted ? 'restricted' : undefined, eaches: eachesOf(part, selling), ...facts };
}

/** The terms of a part, in eaches. A recycled part has none. */
export const termsOf = (offer: Offer | undefined): TermsOfSale =>
  (offer?.lineOfBusiness === 'aftermarket' && offer.termsOfSale) || NO_TERMS;

function isSold({ offer, reserved }: StockedPart, selling: SellingContext): boolean {
  if (offer.isDiscontinued || !isShown(offer, selling)) return false;
  const [{ eaches } = { eaches: 1 }] = sellingUnits(offer);
  const terms = sellingTerms(offer, reserved, { quantity: 1, eaches }, selling.buyers[offer.lineOfBusiness]);
  return isSoldAsCore(offer) || isPriced(terms);
}

/** The terms of a part in selling units of so many eaches. */
export function termsInUnits(offer: Offer | undefined, eaches: number): TermsOfSale {
  const terms = termsOf(offer);
  return { ...terms, ...inSellingUnits(terms, eaches) };
}

/** Core items have no availability (decision C2). */
const eachesOf = ({ offer, reserved }: StockedPart, { areas }: SellingContext): number =>
  isSoldAsCore(offer)
    ? Number.POSITIVE_INFINITY
    : stockSources(offer, reserved, areas[offer.lineOfBusiness]).reduce((sum, { onHand }) => sum + onHand, 0);

export const lineOfBusinessOf = (partId: string): LineOfBusiness =>
  isAftermarketId(partId) ? 'aftermarket' : 'salvage';

/** The names of a part on the wire: its number, or the guid of salvage, and its company. */
export const namesOfPart = (partId: string): { readonly itemNumber: string; readonly companyCode: string } =>
  isAftermarketId(partId)
    ? { itemNumber: numberOfId(partId), companyCode: partId.slice(0, partId.indexOf('#')) }
    : { itemNumber: partId, companyCode: LINE_FACTS.salvage.companyCode };

export const partIdOf = ({ itemNumber, companyCode }: ReturnType<typeof namesOfPart>): string =>
  companyCode === LINE_FACTS.salvage.companyCode ? itemNumber : aftermarketId(companyCode, itemNumber);
