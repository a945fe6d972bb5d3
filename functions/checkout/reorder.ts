import { withBrought } from '#shared/rules/cart-lines.ts';
import type { CartLine } from '#shared/schemas/cart.ts';
import type { OrderLine } from '#shared/schemas/order.ts';
import { MAIN_CART } from '../data/cart-repository.ts';
import { notFound } from '../data/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { linesAgain } from '../selling/lines-again.ts';
import { loadStock } from '../selling/parts-for-sale.ts';
import { openShop } from '../selling/shop.ts';
import type { CheckoutDependencies } from './dependencies.ts';

/** Brings what was ordered into the cart of the session, as far as it can be had; what is in it is not doubled. */
export function reorder(dependencies: CheckoutDependencies) {
  const { carts, now } = dependencies;
  const shopOf = openShop(dependencies);
  const stockOf = loadStock(dependencies);

  return async (actor: SignedIn, ordered: readonly OrderLine[]) => {
    const lines = ordered.map(cartLine);
    const [shop, stock] = await Promise.all([shopOf(actor), stockOf(lines.map(({ part }) => part))]);
    const wanted = linesAgain(lines, stock, shop);
    let missing: string[] = [];
    const rule = (cart: { readonly lines: readonly CartLine[] }) => {
      const { lines: next, outcomes } = withBrought(cart.lines, wanted);
      missing = ordered.flatMap(({ itemNumber }, index) =>
        HAD.includes(outcomes[index] ?? 'missing') ? [] : [itemNumber],
      );
      return [...next];
    };
    const saved = await carts.change(actor, actor.session.cartName ?? MAIN_CART, now(), (cart) => {
      const next = rule(cart);
      return { cart: { ...cart, lines: next } };
    });
    if (!saved) throw notFound();
    return { itemCount: saved.lines.length, missing };
  };
}

/** Outcomes by which all of it is in the cart. */
const HAD: readonly string[] = ['added', 'updated'];

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
