import type { Tax } from '#shared/rules/orders/sales-tax.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { Cents } from '#shared/values/money.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { TaxService } from '../integrations/tax.ts';
import type { PricedLine } from './priced-cart.ts';
import { type TaxAddress, taxLocationOf } from './tax-location.ts';
import { taxedAmounts } from './taxed-amounts.ts';

/** How the parts of a line of business get to whoever buys them, as the request tells it. */
interface Delivery {
  readonly address: TaxAddress;
  /** Of all its shipments, with lift gates. */
  readonly freight: Cents;
  readonly isResidential?: boolean | undefined;
  readonly usesLiftGate?: boolean | undefined;
  readonly shipVia?: string | undefined;
}

/**
 * The taxes on one line of business (decision P5). GetCartTaxTotals and checkout both ask here, so that the taxes that were
 * shown are the ones that are charged, whoever provides them.
 */
export function makeCalculateLineTaxes({ taxes }: { readonly taxes: TaxService }) {
  return (
    { customers, account: { settings } }: SignedIn,
    line: LineOfBusiness,
    priced: readonly PricedLine[],
    { address, freight, isResidential = false, usesLiftGate = false, shipVia = '' }: Delivery,
  ): Promise<Tax[]> =>
    taxes({
      lineOfBusiness: line,
      shipTo: taxLocationOf(address),
      amounts: taxedAmounts(
        priced.filter(({ offer }) => offer.lineOfBusiness === line),
        freight,
        settings,
      ),
      isExempt: customers.find(({ lineOfBusiness }) => lineOfBusiness === line)?.isTaxExempt ?? false,
      isResidential,
      usesLiftGate,
      shipVia,
    });
}
