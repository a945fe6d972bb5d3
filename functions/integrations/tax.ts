import { salesTax, type Tax, type TaxedAmount } from '#shared/rules/orders/sales-tax.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { TaxRateRepository } from '../data/sales/tax-rate-repository.ts';

/** A sale to tax (decision P5). */
interface TaxRequest {
  readonly lineOfBusiness: LineOfBusiness;
  /** State code, and postal code as stored (rules/postal-code). */
  readonly shipTo: { readonly state: string; readonly postalCode: string };
  readonly amounts: readonly TaxedAmount[];
  /** Whether the customer has an exemption certificate. */
  readonly isExempt: boolean;
  readonly isResidential: boolean;
  readonly usesLiftGate: boolean;
  readonly shipVia: string;
}

/** Calculates taxes. Another tax service must implement this. The one below ships with the product. */
export type TaxService = (request: TaxRequest) => Promise<Tax[]>;

/**
 * Calculates taxes by the provider's table: those of the state, then those of the postal code. Exempt customers pay
 * none.
 */
export const tableTaxes =
  (rates: Pick<TaxRateRepository, 'find'>): TaxService =>
  async ({ shipTo, amounts, isExempt }) =>
    isExempt ? [] : salesTax(amounts, await rates.find(shipTo.state, shipTo.postalCode));
