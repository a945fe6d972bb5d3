import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClearReason } from '#shared/schemas/stored/cart.ts';
import type { CartItem } from '#shared/schemas/wire/cart-view.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { cartQuery } from './cart-queries.ts';
import { withItems } from './optimistic-cart.ts';
import { CART_SCOPE, useRefreshCart } from './use-refresh-cart.ts';

interface Clearing {
  readonly reason: ClearReason;
  /** The one line of business that is cleared; all of the cart when left out. */
  readonly line?: LineOfBusiness | undefined;
}

/** Empties the cart or a line of business of it, which can be restored afterwards. When that fails it stands there as before (storefront 8). */
export function useClearCart(userId: string, { isAutomatic = false } = {}) {
  const queryClient = useQueryClient();
  const refresh = useRefreshCart(userId);
  const { queryKey } = cartQuery(userId);
  return useMutation({
    scope: CART_SCOPE,
    mutationFn: ({ reason, line: lineOfBusiness }: Clearing) =>
      cartApi.clearCartItems({ query: { reason, ...(lineOfBusiness && { lobKey: lineOfBusiness }) } }),
    async onMutate({ reason, line: lineOfBusiness }) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      // The server decides whether a Fleet cart is to be cleared at all (decision K2).
      if (reason !== 'fleet login') {
        const isLeft = (item: CartItem) => lineOfBusiness !== undefined && item.lineOfBusinessKey !== lineOfBusiness;
        queryClient.setQueryData(queryKey, (cart) => cart && withItems(cart, cart.items.filter(isLeft)));
      }
      return { before };
    },
    onSuccess: (cart) => queryClient.setQueryData(queryKey, cart),
    onError(_error, _reason, context) {
      if (context?.before) queryClient.setQueryData(queryKey, context.before);
    },
    meta: { otherwise: CART_TEXTS.clearFailed, isAutomatic },
    onSettled: refresh,
  });
}
