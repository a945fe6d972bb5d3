import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CartItemUpdate } from '#shared/contracts/cart.ts';
import { NO_WARRANTY } from '#shared/rules/pricing/warranty-cost.ts';
import type { CartChanges, CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import { quantityOf } from '#shared/values/quantity.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { toast } from '../../../ui/page/toasts.tsx';
import { cartQuery } from './cart-queries.ts';
import { cartResultText } from './cart-result-text.ts';
import { withItemBack, withoutItem, withQuantity, withWarranty } from './optimistic-cart.ts';
import { CART_SCOPE, useRefreshCart } from './use-refresh-cart.ts';

/** Changes lines of the cart at once, one call after the other; a line that could not be changed is put back as it was. */
export function useChangeCart(userId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshCart(userId);
  const { queryKey } = cartQuery(userId);

  /** Shows what will be, and gives back the line as it is. */
  async function expect(id: string, change: (cart: CartView) => CartView) {
    await queryClient.cancelQueries({ queryKey });
    const cart = queryClient.getQueryData(queryKey);
    if (!cart) return undefined;
    const place = cart.items.findIndex((item) => item.id === id);
    queryClient.setQueryData(queryKey, change(cart));
    return { item: cart.items[place], place };
  }

  function putBack(before: { readonly item: CartItem | undefined; readonly place: number } | undefined) {
    const item = before?.item;
    if (item) queryClient.setQueryData(queryKey, (cart) => cart && withItemBack(cart, item, before.place));
  }

  const update = useMutation({
    scope: CART_SCOPE,
    mutationFn: (change: CartItemUpdate) => cartApi.updateCartItem({ body: { items: [change] } }),
    onMutate: (change) => expect(change.id, (cart) => expected(cart, change)),
    onSuccess: showResults,
    onError: (_error, _change, before) => putBack(before),
    onSettled: refresh,
  });

  const remove = useMutation({
    scope: CART_SCOPE,
    mutationFn: ({ id }: CartItem) => {
      const cartId = queryClient.getQueryData(queryKey)?.cartId ?? '';
      return cartApi.deleteItems({ params: { cartId }, body: { items: [id] } });
    },
    onMutate: ({ id }) => expect(id, (cart) => withoutItem(cart, id)),
    onError: (_error, _item, before) => putBack(before),
    onSettled: refresh,
  });

  const putBackIn = useMutation({
    scope: CART_SCOPE,
    mutationFn: (item: CartItem) => cartApi.insertCartItem({ body: { items: [sameAgain(item)] } }),
    // A restored line shows by itself; only a reduced one needs a message.
    onSuccess: ({ results }) => showResults({ results: results.filter(({ outcome }) => outcome !== 'added') }),
    onSettled: refresh,
  });

  return { update, remove, putBackIn };
}

function showResults({ results }: Pick<CartChanges, 'results'>): void {
  for (const result of results) {
    const text = cartResultText(result);
    if (text) toast.info(text);
  }
}

/** Only the server knows the price of another unit. */
function expected(cart: CartView, { id, quantity, warrantyCode }: CartItemUpdate): CartView {
  const counted = quantity === undefined ? cart : withQuantity(cart, id, quantityOf(quantity));
  return warrantyCode === undefined ? counted : withWarranty(counted, id, warrantyCode);
}

const sameAgain = ({ itemNumber, companyCode, quantity, unitOfMeasure, ...line }: CartItem) => ({
  itemNumber,
  companyCode,
  quantity,
  unitOfMeasure: { code: unitOfMeasure.code },
  ...(line.availableWarranties.length > 0 && { warrantyCode: line.selectedWarranty?.warrantyCode ?? NO_WARRANTY }),
  ...(line.lineOfBusinessKey === 'aftermarket' && vehicleOf(line)),
});

const vehicleOf = ({
  vehicleYear,
  vehicleMake,
  vehicleModel,
}: Pick<CartItem, 'vehicleYear' | 'vehicleMake' | 'vehicleModel'>) => ({
  ...(vehicleYear !== null && { vehicleYear }),
  ...(vehicleMake !== null && { vehicleMake }),
  ...(vehicleModel !== null && { vehicleModel }),
});
