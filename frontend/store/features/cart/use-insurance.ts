import { useMutation, useQuery } from '@tanstack/react-query';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { insuranceQuery } from '../../../api/insurance-query.ts';
import { CART_SCOPE, useRefreshCart } from './use-refresh-cart.ts';

/** The parts of a cart that its insurance company does not pay for, and what can be done about them (storefront 8). */
export function useInsurance(userId: string, cart: CartView | undefined) {
  const refresh = useRefreshCart(userId);
  const { data } = useQuery(insuranceQuery(userId, cart));
  const refused = data?.message ? data.parts : [];
  const settling = useMutation({
    scope: CART_SCOPE,
    mutationFn: async (how: 'remove' | 'uninsured'): Promise<unknown> =>
      how === 'uninsured'
        ? cartApi.setInsuranceCompany({ body: { insuranceCompany: null } })
        : cartApi.deleteItems({
            params: { cartId: cart?.cartId ?? '' },
            body: { items: refused.map(({ id }) => id) },
          }),
    meta: { otherwise: CART_TEXTS.validationFailed },
    onSettled: refresh,
  });
  return { message: data?.message ?? null, refused, settling };
}
