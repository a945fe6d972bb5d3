import { useMutation } from '@tanstack/react-query';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { CART_SCOPE, useRefreshCart } from './use-refresh-cart.ts';

/** Stores on the cart which insurance company pays for its parts (decision C8); empty for none. */
export function useStoreInsurer(userId: string) {
  const refresh = useRefreshCart(userId);
  return useMutation({
    scope: CART_SCOPE,
    mutationFn: (insurer: string) => cartApi.setInsuranceCompany({ body: { insuranceCompany: insurer || null } }),
    onSettled: refresh,
  });
}
