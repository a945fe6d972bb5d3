import type { checkoutContract } from '#shared/contracts/checkout.ts';
import { lineId } from '#shared/rules/cart/cart-lines.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import type { SignedIn } from '../../http/authenticate.ts';
import { makeLoadStock, namesOfPart } from '../../selling/parts-for-sale.ts';
import { pricedCart } from '../../selling/priced-cart.ts';
import { makeLoadSellingContext } from '../../selling/selling-context.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { makeFindCheckoutCart } from '../find-checkout-cart.ts';
import { cartShipments } from './cart-shipments.ts';

/** Lists the shipments of a cart, one for each location that its parts come from (storefront 5, breakdown). */
export function makeListShipments(dependencies: CheckoutDependencies) {
  const { listLocations } = dependencies;
  const findCheckoutCart = makeFindCheckoutCart(dependencies);
  const loadSellingContext = makeLoadSellingContext(dependencies);
  const loadStock = makeLoadStock(dependencies);

  return async (actor: SignedIn, cartId: string | undefined): Promise<Output<typeof checkoutContract.breakdown>> => {
    const cart = await findCheckoutCart(actor, cartId);
    const [selling, stock, locations] = await Promise.all([
      loadSellingContext(actor),
      loadStock(cart.lines.map(({ part }) => part)),
      listLocations(),
    ]);
    const { lines } = pricedCart(cart.lines, stock, selling);
    const { shipments } = cartShipments(lines, stock, selling);
    const byId = new Map(lines.map(({ line, offer }) => [lineId(line), { part: line.part, offer }]));
    return shipments.map(({ lineOfBusiness, companyCode, location, kind, items }) => ({
      lineOfBusinessKey: lineOfBusiness,
      companyCode,
      location,
      locationName: locations.find(({ number }) => number === location)?.name ?? '',
      isCompanyTruck: kind !== 'national',
      lineItems: items.map((item) => ({
        id: item.lineId,
        ...namesOfPart(byId.get(item.lineId)?.part ?? ''),
        description: byId.get(item.lineId)?.offer.title ?? '',
        eaches: item.eaches,
      })),
    }));
  };
}
