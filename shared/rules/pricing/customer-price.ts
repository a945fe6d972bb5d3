import type { PriceLevel } from '../../schemas/stored/price-level.ts';
import { type Cents, cents } from '../../values/money.ts';
import { sellingPrice, sellingPrices } from '../base/ten-thousandths.ts';
import { isCoreItem } from '../catalogue/core-item.ts';

/** All of a list price, in basis points. */
export const WHOLE_PRICE = 10_000;
/** Ten-thousandths of a dollar times basis points, in a cent. */
const PER_CENT = 1_000_000;

/** What of a part decides its price, whichever line it is of. Money in ten-thousandths of a dollar. */
export interface PriceablePart {
  /** Undefined for salvage, which is one of one and has no blank to tell a core item by. */
  readonly partNumber?: string;
  readonly flags: readonly string[];
  readonly list: number;
  /** Explicit prices by price level. */
  readonly levels?: Readonly<Record<string, number>>;
  /** What discounts go by: the product line of aftermarket, the part type of salvage (decision P7). */
  readonly discountCode: string;
}

/** Both of one selling unit. Either at 0 means that the part is unavailable (decision P1); core items apart. */
export interface PartPrice {
  readonly listPrice: Cents;
  readonly customerPrice: Cents;
}

/** What remains of a list price at a level, in basis points; without a level all of it, as for a guest (decision P7). */
export const shareOfList = (level: PriceLevel | undefined, discountCode: string): number =>
  Math.max(0, WHOLE_PRICE - (level?.discounts[discountCode] ?? level?.discount ?? 0));

/**
 * Cents of a selling unit at a share of its list price, floored once (decision W4). A plain number in and out, for this
 * runs once for each candidate of a search.
 */
export const discountedPrice = (list: number, eaches: number, share: number): number =>
  Math.floor((list * eaches * share) / PER_CENT);

/** What a customer of a price level pays for a selling unit of so many eaches, and its list price, never below (P1, P7). */
export function partPrice(part: PriceablePart, level: PriceLevel | undefined, eaches: number): PartPrice {
  if (isSoldAsCore(part)) return { listPrice: cents(0), customerPrice: cents(0) };
  const explicit = level && part.levels?.[level.name];
  if (explicit !== undefined) return sellingPrices(part.list, explicit, eaches);
  const customerPrice = cents(discountedPrice(part.list, eaches, shareOfList(level, part.discountCode)));
  return { listPrice: cents(Math.max(sellingPrice(part.list, eaches), customerPrice)), customerPrice };
}

/** Sold at zero price (decision C2): flagged by its feed, or told by the blank in its number. */
export const isSoldAsCore = ({ partNumber = '', flags }: Pick<PriceablePart, 'partNumber' | 'flags'>): boolean =>
  flags.includes('core') || isCoreItem(partNumber);

/** A part without a price can't be bought (decision P1). */
export const isPriced = ({ listPrice, customerPrice }: PartPrice): boolean => listPrice > 0 && customerPrice > 0;
