import type { CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { type Cents, cents } from '#shared/values/money.ts';

/** The expected cart, shown until the server's response arrives. */

/** With another quantity of a line: all that is a multiple of it follows. */
export function withQuantity(cart: CartView, id: string, quantity: number): CartView {
  const scaled = (amount: Cents | null, of: number): Cents | null => amount && cents((amount / of) * quantity);
  return withItem(cart, id, (item) => ({
    ...item,
    quantity,
    fees: item.fees.map((fee) => ({ ...fee, extendedAmount: cents(fee.unitAmount * quantity) })),
    total: scaled(item.total, item.quantity),
    storeTotal: scaled(item.storeTotal, item.quantity),
  }));
}

/** With another warranty of a line, or none. */
export function withWarranty(cart: CartView, id: string, warrantyCode: string): CartView {
  return withItem(cart, id, (item) => {
    const chosen = item.availableWarranties.find((warranty) => warranty.warrantyCode === warrantyCode) ?? null;
    const difference = ((chosen?.cost ?? 0) - (item.selectedWarranty?.cost ?? 0)) * item.quantity;
    const changed = (total: Cents | null): Cents | null => (total === null ? null : cents(total + difference));
    return {
      ...item,
      selectedWarranty: chosen,
      fees: item.fees.filter(({ category }) => category !== 'warranty'),
      total: changed(item.total),
      storeTotal: changed(item.storeTotal),
    };
  });
}

export const withoutItem = (cart: CartView, id: string): CartView =>
  withItems(
    cart,
    cart.items.filter((item) => item.id !== id),
  );

/** With a line as it was before, in its place or where it stood: what others changed meanwhile stays. */
export function withItemBack(cart: CartView, item: CartItem, place: number): CartView {
  const isThere = cart.items.some(({ id }) => id === item.id);
  return isThere ? withItem(cart, item.id, () => item) : withItems(cart, cart.items.toSpliced(place, 0, item));
}

const withItem = (cart: CartView, id: string, change: (item: CartItem) => CartItem): CartView =>
  withItems(
    cart,
    cart.items.map((item) => (item.id === id ? change(item) : item)),
  );

/** Totals are the sums of the shown lines (decision W4). */
export function withItems(cart: CartView, items: CartView['items']): CartView {
  return {
    ...cart,
    items,
    linesOfBusiness: linesOfBusiness.flatMap((lineOfBusiness) => {
      const own = items.filter(({ lineOfBusinessKey }) => lineOfBusinessKey === lineOfBusiness);
      return own.length > 0 ? [{ lineOfBusinessKey: lineOfBusiness, itemCount: own.length, ...totalsOf(own) }] : [];
    }),
    ...(items.length > 0 ? totalsOf(items) : { total: cart.total && cents(0), storeTotal: null }),
  };
}

const totalsOf = (items: readonly CartItem[]): Pick<CartView, 'total' | 'storeTotal'> => ({
  total: sumOf(items.map(({ total }) => total)),
  storeTotal: sumOf(items.map(({ storeTotal }) => storeTotal)),
});

/** Null where one of them is not shown. */
const sumOf = (amounts: readonly (Cents | null)[]): Cents | null =>
  amounts.reduce<Cents | null>(
    (sum, amount) => (sum === null || amount === null ? null : cents(sum + amount)),
    cents(0),
  );
