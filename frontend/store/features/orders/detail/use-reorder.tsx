import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { OrderedAgain } from '#shared/schemas/wire/order-view.ts';
import { ORDER_PAGE_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { checkoutApi } from '../../../../api/groups/checkout-api.ts';
import { PATHS } from '../../../../paths.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { toast } from '../../../../ui/page/toasts.tsx';
import { isAsBefore, ReorderChanges } from './reorder-changes.tsx';

/** Brings the parts of an order into the cart, says what of them is other than it was, and goes there. */
export function useReorder(orderNumber: string, onReordered: () => Promise<void>) {
  const dialogs = useDialogs();
  const navigate = useNavigate();

  async function tell(results: readonly OrderedAgain[]) {
    const changed = results.filter((result) => !isAsBefore(result));
    if (changed.length === 0) {
      toast.success(ORDER_PAGE_TEXTS.allInCart);
      return navigate(PATHS.cart);
    }
    const message = <ReorderChanges results={changed} />;
    if (results.every(({ quantityInCart }) => quantityInCart === 0)) {
      return dialogs.alert({ title: ORDER_PAGE_TEXTS.noneInCart, message });
    }
    await dialogs.alert({ title: ORDER_PAGE_TEXTS.someInCart, message, confirmLabel: ORDER_PAGE_TEXTS.goToCart });
    return navigate(PATHS.cart);
  }

  return useMutation({
    mutationFn: () => checkoutApi.reorder({ params: { id: orderNumber } }),
    onMutate: () => ({ finish: dialogs.showLoading(ORDER_PAGE_TEXTS.reordering) }),
    async onSuccess({ results }) {
      await onReordered();
      void tell(results);
    },
    onSettled: (_answer, _error, _wanted, begun) => begun?.finish(),
  });
}
