import { useQueryClient } from '@tanstack/react-query';
import { cartQueryKey } from './cart-queries.ts';

/** Changes of the cart happen one after the other, in the order in which they were made. */
export const CART_SCOPE = { id: 'cart' };

/** Refetches everything about the user's carts once no change is pending. */
export function useRefreshCart(userId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const isCart = ({ options }: { readonly options: { readonly scope?: { readonly id: string } | undefined } }) =>
      options.scope?.id === CART_SCOPE.id;
    // The change that asks counts as one.
    if (queryClient.isMutating({ predicate: isCart }) > 1) return;
    await queryClient.invalidateQueries({ queryKey: cartQueryKey(userId) });
  };
}
