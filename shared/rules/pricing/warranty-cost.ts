import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import { type Cents, cents, percentOf } from '../../values/money.ts';
import { isSoldAsCore, type PriceablePart } from './customer-price.ts';

type Warranty = AccountSettings['majorWarranty'][number];
type WarrantySettings = Pick<AccountSettings, 'useWarranties' | 'showWarranties' | 'majorWarranty' | 'otherWarranty'>;

/** A warranty with what it costs for one selling unit; 0 is shown as Free. */
export interface PricedWarranty {
  readonly code: Warranty['code'];
  readonly description: string;
  readonly cost: Cents;
}

/** The choice of a buyer who wants no warranty, not even the usual one (decision P2). */
export const NO_WARRANTY = 'none';

/**
 * The warranties of a part: the account's for major mechanical parts, or for other mechanical ones; a part that is
 * neither has none, nor has a core item (decisions C2, P2). Those that the account does not show can't be chosen, so
 * nobody pays for one.
 */
export function warrantiesOf(
  part: Pick<PriceablePart, 'partNumber' | 'flags'>,
  { useWarranties, showWarranties, majorWarranty, otherWarranty }: WarrantySettings,
): readonly Warranty[] {
  if (!useWarranties || !showWarranties || isSoldAsCore(part)) return [];
  if (part.flags.includes('major')) return majorWarranty;
  return part.flags.includes('other') ? otherWarranty : [];
}

/**
 * What a warranty costs for a selling unit at that customer price, floored to the cent (storefront 5): a percentage with a
 * minimum, or the cost of the first band whose top is not below the price. Undefined above the last band.
 */
export function warrantyCost(warranty: Warranty, customerPrice: Cents): Cents | undefined {
  if (warranty.method === 'Percentage') {
    return atLeast(warranty.minimumCost, percentOf(customerPrice, warranty.percentage));
  }
  const band = warranty.values.find(({ top }) => customerPrice <= top);
  return band && atLeast(cents(0), band.cost);
}

/** The warranties that a part can have at that price, as the account orders them. */
export const pricedWarranties = (warranties: readonly Warranty[], customerPrice: Cents): PricedWarranty[] =>
  warranties.flatMap((warranty) => {
    const cost = warrantyCost(warranty, customerPrice);
    return cost === undefined ? [] : [{ code: warranty.code, description: warranty.description, cost }];
  });

/**
 * Which of them a line has: the chosen one, none where none was chosen, and else the account's default, also when what
 * was chosen is offered no more (decision P2).
 */
export function selectedWarranty(
  choice: string | undefined,
  warranties: readonly Warranty[],
  customerPrice: Cents,
): PricedWarranty | undefined {
  if (choice === NO_WARRANTY) return undefined;
  const priced = pricedWarranties(warranties, customerPrice);
  const usual = warranties.find((warranty) => warranty.default);
  return priced.find(({ code }) => code === choice) ?? priced.find(({ code }) => code === usual?.code);
}

const atLeast = (minimum: Cents, cost: Cents): Cents => (cost < minimum ? minimum : cost);
