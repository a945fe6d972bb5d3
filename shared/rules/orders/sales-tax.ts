import { type Cents, cents } from '../../values/money.ts';

/** What a state, county, city or district takes of what is sold into it. */
export interface TaxRate {
  readonly jurisdiction: string;
  /** Millionths: 6.625 percent, which no basis points can say, is 66,250. */
  readonly rate: number;
  readonly taxesFreight: boolean;
}

/** Something that a tax may be on: a part with its core, a warranty, the freight. */
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
 * The taxes on a cart or an order, a jurisdiction each. Rounded half-up once for each line and jurisdiction, and nowhere
 * else (decision W4), so that cart and order always agree.
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

/** Whole numbers only, so that half a cent is exactly that. */
const roundedShare = (amount: Cents, rate: number): number => Math.floor((amount * rate + MILLION / 2) / MILLION);
