import type { cartContract } from '#shared/contracts/cart.ts';
import { sumOfLines } from '#shared/rules/pricing/line-total.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import { type Cents, cents } from '#shared/values/money.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { makeCalculateLineTaxes } from '../selling/calculate-line-taxes.ts';
import type { CartDependencies } from './dependencies.ts';
import { makePriceCart } from './show-cart.ts';

type TaxTotals = typeof cartContract.getCartTaxTotals;

/**
 * Calculates the taxes on one line of business of a cart (decision P5), without amounts that the account does not show
 * (decision A1).
 */
export function makeCalculateCartTaxes(dependencies: CartDependencies) {
  const calculateLineTaxes = makeCalculateLineTaxes(dependencies);
  const priceCart = makePriceCart(dependencies);

  return async (actor: SignedIn, cart: Cart, { body }: Input<TaxTotals>): Promise<Output<TaxTotals>> => {
    const { lineOfBusinessKey: lineOfBusiness, freightAmount = cents(0) } = body;
    const { lines, selling } = await priceCart(actor, cart);
    const own = lines.filter(({ offer }) => offer.lineOfBusiness === lineOfBusiness);
    const taxed = await calculateLineTaxes(actor, lineOfBusiness, lines, {
      address: body.shippingAddress,
      freight: freightAmount,
      isResidential: body.isResidential,
      usesLiftGate: body.useLiftGate,
      shipVia: body.shipVia,
    });
    const subtotal = sumOfLines(own.map(({ total }) => ({ lineOfBusiness, total })));
    const taxAmount = cents(taxed.reduce((sum, { amount }) => sum + amount, 0));
    const shown = (amount: Cents): Cents | null => (selling.settings.showPrices ? amount : null);
    return {
      lineOfBusinessKey: lineOfBusiness,
      subtotal: shown(subtotal),
      freightAmount: shown(freightAmount),
      taxAmount: shown(taxAmount),
      total: shown(cents(subtotal + freightAmount + taxAmount)),
      taxes: selling.settings.showPrices ? taxed : [],
    };
  };
}
