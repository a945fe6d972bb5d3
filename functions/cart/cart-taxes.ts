import type { cartContract } from '#shared/contracts/cart.ts';
import type { Input, Output } from '#shared/contracts/endpoint.ts';
import { isCoreCharged, sumOfLines } from '#shared/rules/line-total.ts';
import { type Cents, cents } from '#shared/rules/money.ts';
import { COUNTRIES, type Country, storedPostalCode } from '#shared/rules/postal-code.ts';
import type { TaxedAmount } from '#shared/rules/sales-tax.ts';
import { STATES } from '#shared/rules/states.ts';
import type { Cart } from '#shared/schemas/cart.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { CartDependencies } from './dependencies.ts';
import type { PricedLine } from './priced-cart.ts';
import { priceCart } from './show-cart.ts';

type TaxTotals = typeof cartContract.getCartTaxTotals;

/** The taxes on one line of business of a cart (decision P5). What the account does not show is not sent (decision A1). */
export function cartTaxes(dependencies: CartDependencies) {
  const { taxes } = dependencies;
  const price = priceCart(dependencies);

  return async (actor: SignedIn, cart: Cart, { body }: Input<TaxTotals>): Promise<Output<TaxTotals>> => {
    const { lineOfBusinessKey: line, freightAmount = cents(0) } = body;
    const { lines, shop } = await price(actor, cart);
    const own = lines.filter(({ offer }) => offer.lineOfBusiness === line);
    const customer = actor.customers.find(({ lineOfBusiness }) => lineOfBusiness === line);
    const taxed = await taxes({
      lineOfBusiness: line,
      shipTo: shipToOf(body.shippingAddress),
      amounts: [...own.flatMap((each) => amountsOf(each, shop.settings)), freightOf(freightAmount)],
      isExempt: customer?.isTaxExempt ?? false,
      isResidential: body.isResidential ?? false,
      usesLiftGate: body.useLiftGate ?? false,
      shipVia: body.shipVia ?? '',
    });
    const subtotal = sumOfLines(own.map(({ total }) => ({ lineOfBusiness: line, total })));
    const taxAmount = cents(taxed.reduce((sum, { amount }) => sum + amount, 0));
    const shown = (amount: Cents): Cents | null => (shop.settings.showPrices ? amount : null);
    return {
      lineOfBusinessKey: line,
      subtotal: shown(subtotal),
      freightAmount: shown(freightAmount),
      taxAmount: shown(taxAmount),
      total: shown(cents(subtotal + freightAmount + taxAmount)),
      taxes: shop.settings.showPrices ? taxed : [],
    };
  };
}

/** A part is taxed together with its core, its warranty is not (case M19). */
function amountsOf(
  { terms, core, warranty, quantity }: PricedLine,
  { coreChargeType }: { readonly coreChargeType: 0 | 1 | 2 },
): TaxedAmount[] {
  const part = terms.customerPrice + (isCoreCharged(coreChargeType) ? core : 0);
  return [
    { amount: cents(part * quantity), isTaxable: true, isFreight: false },
    { amount: cents((warranty?.cost ?? 0) * quantity), isTaxable: false, isFreight: false },
  ];
}

const freightOf = (amount: Cents): TaxedAmount => ({ amount, isTaxable: true, isFreight: true });

/** States are written by code or name, and rates are by the first five digits of a US postal code. */
function shipToOf({ stateProvince, postalCode, country }: Input<TaxTotals>['body']['shippingAddress']) {
  const typed = stateProvince.trim().toUpperCase();
  const state = STATES.find(({ code }) => code === typed)?.code ?? typed;
  const countryCode = Object.keys(COUNTRIES).find((code) => code === country?.countryCode) ?? 'US';
  const stored = storedPostalCode(postalCode, countryCode as Country) ?? '';
  return { state, postalCode: stored.split('-')[0] ?? '' };
}
