import type { PriceLevel } from '../../schemas/stored/pricing/price-level.ts';
import { type Cents, cents } from '../../values/money.ts';
import { sellingPrice, sellingPrices } from '../base/ten-thousandths.ts';
import { isCoreItem } from '../catalogue/core-item.ts';

/** The full list price, in basis points. */
export const WHOLE_PRICE = 10_000;
/** Ten-thousandths of a dollar times basis points, for one cent. */
const PER_CENT = 1_000_000;

/**
 * The facts about a part that decide its price, in either line of business. Amounts are ten-thousandths of a dollar.
 */
export interface PriceablePart {
  /** Undefined for salvage, which never has a core item's blank in its number. */
  readonly partNumber?: string;
  readonly flags: readonly string[];
  readonly list: number;
  /** Explicit prices by price level. */
  readonly levels?: Readonly<Record<string, number>>;
  /** The key of discounts: the product line for aftermarket, the part type for salvage (decision P7). */
  readonly discountCode: string;
}

/** Prices of one selling unit. If either is 0 the part is unavailable (decision P1), unless it is a core item. */
export interface PartPrice {
  readonly listPrice: Cents;
  readonly customerPrice: Cents;
}

/**
 * The share of the list price that a price level pays, in basis points. Without a level, as for a guest, it is all of
 * it (decision P7).
 */
export const shareOfList = (level: PriceLevel | undefined, discountCode: string): number =>
  Math.max(0, WHOLE_PRICE - (level?.discounts[discountCode] ?? level?.discount ?? 0));

/**
 * Cents of a selling unit at a share of its list price, floored once (decision W4). It takes and returns plain numbers,
 * because it runs for every candidate of a search.
 */
export const discountedPrice = (list: number, eaches: number, share: number): number =>
  Math.floor((list * eaches * share) / PER_CENT);

/**
 * The price that a customer of a price level pays for a selling unit, and its list price, which is never lower (P1,
 * P7).
 */
export function partPrice(part: PriceablePart, level: PriceLevel | undefined, eaches: number): PartPrice {
  if (isSoldAsCore(part)) return { listPrice: cents(0), customerPrice: cents(0) };
  const explicit = level && part.levels?.[level.name];
  if (explicit !== undefined) return sellingPrices(part.list, explicit, eaches);
  const customerPrice = cents(discountedPrice(part.list, eaches, shareOfList(level, part.discountCode)));
  return { listPrice: cents(Math.max(sellingPrice(part.list, eaches), customerPrice)), customerPrice };
}

/** Sold at zero price (decision C2): flagged by its feed, or recognized by the blank in its number. */
export const isSoldAsCore = ({ partNumber = '', flags }: Pick<PriceablePart, 'partNumber' | 'flags'>): boolean =>
  flags.includes('core') || isCoreItem(partNumber);

/** A part without a price can't be bought (decision P1). */
export const isPriced = ({ listPrice, customerPrice }: PartPrice): boolean => listPrice > 0 && customerPrice > 0;
