import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { Cents } from '#shared/values/money.ts';

/** The total of a line or a cart in the current price view; null where the account shows no prices. */
export const shownTotal = (
  { total, storeTotal }: Pick<CartView, 'total' | 'storeTotal'>,
  isStore: boolean,
): Cents | null => (isStore ? storeTotal : total);
