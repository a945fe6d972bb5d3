import { salesTax, type Tax, type TaxedAmount } from '#shared/rules/orders/sales-tax.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { TaxRateRepository } from '../data/sales/tax-rate-repository.ts';

/** What is sold to whom and how it gets there, for whoever knows what taxes are on it (decision P5). */
interface TaxQuestion {
  readonly lineOfBusiness: LineOfBusiness;
  /** State code, postal code as stored (rules/postal-code). */
  readonly shipTo: { readonly state: string; readonly postalCode: string };
  readonly amounts: readonly TaxedAmount[];
  /** Of the customer, by certificate. */
  readonly isExempt: boolean;
  readonly isResidential: boolean;
  readonly usesLiftGate: boolean;
  readonly shipVia: string;
}

/** Another provider of taxes has to answer this question; the one below ships with the product. */
export type TaxService = (question: TaxQuestion) => Promise<Tax[]>;

/** Taxes by a table of the provider's: those of the state, then those of the postal code. Exempt customers pay none. */
export const tableTaxes =
  (rates: Pick<TaxRateRepository, 'find'>): TaxService =>
  async ({ shipTo, amounts, isExempt }) =>
    isExempt ? [] : salesTax(amounts, await rates.find(shipTo.state, shipTo.postalCode));
