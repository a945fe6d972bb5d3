import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import { type Cents, cents, percentOf } from '../../values/money.ts';
import { isSoldAsCore, type PriceablePart } from './customer-price.ts';

type Warranty = AccountSettings['majorWarranty'][number];
type WarrantySettings = Pick<AccountSettings, 'useWarranties' | 'showWarranties' | 'majorWarranty' | 'otherWarranty'>;

/** A warranty with its cost for one selling unit. 0 is shown as Free. */
export interface PricedWarranty {
  readonly code: Warranty['code'];
  readonly description: string;
  readonly cost: Cents;
}

/** The choice of no warranty, not even the default one (decision P2). */
export const NO_WARRANTY = 'none';

/**
 * The warranties of a part: the account's list for major or for other mechanical parts. Any other part, and a core
 * item, has none (decisions C2, P2). Warranties that the account hides can't be chosen, so nobody pays for one.
 */
export function warrantiesOf(
  part: Pick<PriceablePart, 'partNumber' | 'flags'>,
  settings: WarrantySettings,
): readonly Warranty[] {
  const list = settings.useWarranties && settings.showWarranties ? warrantyListOf(part) : undefined;
  return list === undefined ? [] : settings[list];
}

/** The setting with the warranties of a part, if it can have any. */
export function warrantyListOf(
  part: Pick<PriceablePart, 'partNumber' | 'flags'>,
): 'majorWarranty' | 'otherWarranty' | undefined {
  if (isSoldAsCore(part)) return undefined;
  if (part.flags.includes('major')) return 'majorWarranty';
  return part.flags.includes('other') ? 'otherWarranty' : undefined;
}

/**
 * The cost of a warranty for a selling unit at this customer price, floored to the cent (storefront 5). It is a
 * percentage with a minimum, or the cost of the first range whose top reaches the price. Undefined above the last
 * range.
 */
export function warrantyCost(warranty: Warranty, customerPrice: Cents): Cents | undefined {
  if (warranty.method === 'Percentage') {
    return atLeast(warranty.minimumCost, percentOf(customerPrice, warranty.percentage));
  }
  const band = warranty.values.find(({ top }) => customerPrice <= top);
  return band && atLeast(cents(0), band.cost);
}

/** The warranties available at this price, in the account's order. */
export const pricedWarranties = (warranties: readonly Warranty[], customerPrice: Cents): PricedWarranty[] =>
  warranties.flatMap((warranty) => {
    const cost = warrantyCost(warranty, customerPrice);
    return cost === undefined ? [] : [{ code: warranty.code, description: warranty.description, cost }];
  });

/**
 * The warranty of a line: the chosen one, none if 'none' was chosen, or else the account's default. The default also
 * replaces a chosen one that is not offered anymore (decision P2).
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
