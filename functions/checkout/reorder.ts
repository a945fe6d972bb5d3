import { lineId, mergeLines } from '#shared/rules/cart/cart-lines.ts';
import type { Cart, CartLine } from '#shared/schemas/stored/cart.ts';
import type { OrderLine } from '#shared/schemas/stored/order.ts';
import type { OrderedAgain } from '#shared/schemas/wire/order-view.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { outcomeMessage } from '../selling/outcome-message.ts';
import { makeLoadStock } from '../selling/parts-for-sale.ts';
import { type PricedLine, pricedCart } from '../selling/priced-cart.ts';
import { reAddedLines } from '../selling/re-added-lines.ts';
import { makeLoadSellingContext, type SellingContext } from '../selling/selling-context.ts';
import type { CheckoutDependencies } from './dependencies.ts';

/**
 * Adds the parts of an order to the session's cart, as far as they are available, at current prices. Quantities that
 * are already in the cart are not added twice. Returns the result for each part, with former and current price.
 */
export function makeReorder(dependencies: CheckoutDependencies) {
  const { carts, now } = dependencies;
  const loadSellingContext = makeLoadSellingContext(dependencies);
  const loadStock = makeLoadStock(dependencies);

  return async (actor: SignedIn, ordered: readonly OrderLine[]) => {
    const lines = ordered.map(cartLine);
    const [active, selling, stock] = await Promise.all([
      carts.active(actor, actor.session.cartName),
      loadSellingContext(actor),
      loadStock(lines.map(({ part }) => part)),
    ]);
    const wanted = reAddedLines(lines, stock, selling);
    const rule = (cart: Cart) => {
      const merged = mergeLines(cart.lines, wanted);
      return { cart: { ...cart, lines: [...merged.lines] }, outcomes: merged.outcomes };
    };
    const changed = await carts.change(actor, active.name, now(), rule, active);
    if (!changed) throw notFound();
    const { saved, result } = changed;
    // The stock of the other lines in the cart was not loaded.
    const own = saved.lines.filter(({ part }) => stock.has(part));
    const priced = new Map(pricedCart(own, stock, selling).lines.map((each) => [lineId(each.line), each]));
    return {
      itemCount: saved.lines.length,
      results: ordered.map((line, index) => {
        const wantedLine = cartLine(line);
        const outcome = result.outcomes[index];
        const isRefused = outcome === 'restricted' || outcome === 'wrong quantity';
        const message = isRefused ? outcomeMessage(outcome, wantedLine, stock, selling) : null;
        return { ...orderedAgain(line, priced.get(lineId(wantedLine)), selling), message };
      }),
    };
  };
}

function orderedAgain(
  { id, lineOfBusiness, itemNumber, description, quantity, customerPrice, warranty }: OrderLine,
  now: PricedLine | undefined,
  { settings: { showPrices, showWarranties } }: SellingContext,
): Omit<OrderedAgain, 'message'> {
  return {
    id,
    lineOfBusinessKey: lineOfBusiness,
    partNumber: itemNumber,
    description,
    quantity,
    quantityInCart: now?.quantity ?? 0,
    formerPrice: showPrices ? customerPrice : null,
    customerPrice: now && showPrices ? now.terms.customerPrice : null,
    formerWarranty: (showWarranties && warranty?.description) || '',
    warranty: (showWarranties && now?.warranty?.description) || '',
  };
}

const cartLine = ({
  part,
  unit,
  quantity,
  warranty,
  vehicle,
  description,
  image,
  customerPrice,
}: OrderLine): CartLine => ({
  part,
  unit: unit.code,
  quantity,
  ...(warranty && { warranty: warranty.code }),
  ...(vehicle && { vehicle }),
  title: description.slice(0, 60),
  image: image.length <= 80 ? image : '',
  price: customerPrice,
});
