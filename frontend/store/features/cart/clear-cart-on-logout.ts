import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';

/** Whoever signs out leaves an empty cart behind, but in a Fleet (storefront 4). Whether that works keeps nobody here. */
export async function clearCartOnLogout({ isFleet }: Pick<ShoppingAccount, 'isFleet'>): Promise<void> {
  if (isFleet) return;
  await cartApi.clearCartItems({ query: { reason: 'logout' } }).catch(() => undefined);
}
