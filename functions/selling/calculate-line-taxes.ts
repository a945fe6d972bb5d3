import type { Tax } from '#shared/rules/orders/sales-tax.ts';
import { storedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { stateOf } from '#shared/rules/shipping/ship-to.ts';
import { countries } from '#shared/values/countries.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { Cents } from '#shared/values/money.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { TaxService } from '../integrations/tax.ts';
import type { PricedLine } from './priced-cart.ts';
import { taxedAmounts } from './taxed-amounts.ts';

/** The fields of a wire address that decide its taxes. */
interface TaxAddress {
  readonly stateProvince: string;
  readonly postalCode: string;
  readonly country?: { readonly countryCode: string } | undefined;
}

/** How the parts of a line of business are delivered, as the request says. */
interface Delivery {
  readonly address: TaxAddress;
  /** The fees of all its shipments, lift gates included. */
  readonly freight: Cents;
  readonly isResidential?: boolean | undefined;
  readonly usesLiftGate?: boolean | undefined;
  readonly shipVia?: string | undefined;
}

/**
 * Calculates the taxes on one line of business (decision P5). GetCartTaxTotals and checkout both use it, so the taxes
 * that are shown are the taxes that are charged, whatever the tax service.
 */
export function makeCalculateLineTaxes({ taxes }: { readonly taxes: TaxService }) {
  return (
    { customers, account: { settings } }: SignedIn,
    lineOfBusiness: LineOfBusiness,
    priced: readonly PricedLine[],
    { address, freight, isResidential = false, usesLiftGate = false, shipVia = '' }: Delivery,
  ): Promise<Tax[]> =>
    taxes({
      lineOfBusiness,
      shipTo: taxLocationOf(address),
      amounts: taxedAmounts(
        priced.filter(({ offer }) => offer.lineOfBusiness === lineOfBusiness),
        freight,
        settings,
      ),
      isExempt: customers.find((customer) => customer.lineOfBusiness === lineOfBusiness)?.isTaxExempt ?? false,
      isResidential,
      usesLiftGate,
      shipVia,
    });
}

/** Addresses have states by code or by name. Tax rates use the first five digits of a US postal code. */
function taxLocationOf({ stateProvince, postalCode, country }: TaxAddress) {
  const state = stateOf(stateProvince)?.code ?? stateProvince.trim().toUpperCase();
  const countryCode = countries.find((code) => code === country?.countryCode) ?? 'US';
  const stored = storedPostalCode(postalCode, countryCode) ?? '';
  return { state, postalCode: stored.split('-')[0] ?? '' };
}
