import { type Cents, cents } from '../../values/money.ts';

/** The tax rate of a state, county, city or district. */
export interface TaxRate {
  readonly jurisdiction: string;
  /** Millionths: 6.625 percent is 66,250. Basis points are too coarse for that. */
  readonly rate: number;
  readonly taxesFreight: boolean;
}

/** An amount that may be taxed: a part with its core, a warranty, the freight. */
export interface TaxedAmount {
  readonly amount: Cents;
  readonly isTaxable: boolean;
  readonly isFreight: boolean;
}

export interface Tax {
  readonly jurisdiction: string;
  readonly amount: Cents;
}

const MILLION = 1_000_000;

/**
 * The taxes on a cart or an order, one row for each jurisdiction. Each line and jurisdiction is rounded half-up exactly
 * once (decision W4), so cart and order always agree.
 */
export const salesTax = (amounts: readonly TaxedAmount[], rates: readonly TaxRate[]): Tax[] =>
  rates.map(({ jurisdiction, rate, taxesFreight }) => ({
    jurisdiction,
    amount: cents(
      amounts
        .filter(({ isTaxable, isFreight }) => isTaxable && (taxesFreight || !isFreight))
        .reduce((sum, { amount }) => sum + roundedShare(amount, rate), 0),
    ),
  }));

/** Uses whole numbers only, so that half a cent is exact. */
const roundedShare = (amount: Cents, rate: number): number => Math.floor((amount * rate + MILLION / 2) / MILLION);
