import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { cancelTitle, ORDER_PAGE_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { checkoutApi } from '../../../../api/groups/checkout-api.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { maxLengthOf } from '../../../../ui/form/contract-fields.ts';
import { toast } from '../../../../ui/page/toasts.tsx';
import { orderQuery, ordersKey } from '../order-queries.ts';

/** Asks for a reason, and sends the provider the request to cancel an order. */
export function useAskToCancel(orderNumber: string) {
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (note: string) => checkoutApi.cancelOrder({ params: { id: orderNumber }, body: { note } }),
    onSuccess(order) {
      queryClient.setQueryData(orderQuery(orderNumber).queryKey, order);
      toast.success(ORDER_PAGE_TEXTS.cancelSent);
    },
    // Refused, it may have become something else meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  });

  async function ask() {
    const reason = await dialogs.prompt({
      title: cancelTitle(orderNumber),
      label: ORDER_PAGE_TEXTS.cancelReason,
      maxLength: maxLengthOf(checkoutContract.cancelOrder.body, 'note'),
      confirmLabel: ORDER_PAGE_TEXTS.sendRequest,
      validate: (typed) => (typed === '' ? ORDER_PAGE_TEXTS.cancelReasonMissing : undefined),
    });
    if (reason !== undefined) mutate(reason);
  }

  return { ask, isPending };
}
