import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { ADMIN_ORDER_TEXTS, becameStatus, statusTitle } from '#shared/texts/desk/admin-orders-texts.ts';
import { mayBecome, type OrderStatus, orderStatuses } from '#shared/values/order-status.ts';
import { checkoutApi } from '../../../api/groups/checkout-api.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { maxLengthOf } from '../../../ui/form/contract-fields.ts';
import { toast } from '../../../ui/page/toasts.tsx';
import { ADMIN_ORDERS_KEY, DESK_KEY } from '../../messages/message-queries.ts';

interface StatusChange {
  readonly status: OrderStatus;
  readonly note: string;
  /** The version that was on the screen when somebody decided, not one that came while they wrote the reason. */
  readonly version: number;
  /** Shown once it is saved. */
  readonly done: string;
}

const LONGEST_NOTE = maxLengthOf(checkoutContract.changeOrderStatus.body, 'note');

/** The statuses that an order may get next. */
export const nextStatuses = ({ status }: Pick<OrderView, 'status'>): readonly OrderStatus[] =>
  orderStatuses.filter((next) => mayBecome(status, next));

/**
 * Changes the status of an order, and agrees to cancel it or declines. Each asks for a reason, which the buyer reads. An
 * order that a colleague has changed since it was shown is refused, and shown as it is now (decision B467).
 */
export function useChangeStatus({
  orderNumber,
  status: current,
  version,
}: Pick<OrderView, 'orderNumber' | 'status' | 'version'>) {
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ status, note, version: seen }: StatusChange) =>
      checkoutApi.changeOrderStatus({ params: { id: orderNumber }, body: { status, note, version: seen } }),
    onSuccess: (_, { done }) => toast.success(done),
    // Refused, it may have become something else meanwhile.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [ADMIN_ORDERS_KEY] }),
        queryClient.invalidateQueries({ queryKey: [DESK_KEY] }),
      ]),
  });

  async function change(
    change: Pick<StatusChange, 'status' | 'done'>,
    title: string,
    confirmLabel: string,
    detail = '',
  ) {
    const note = await dialogs.prompt({
      title,
      label: ADMIN_ORDER_TEXTS.reason,
      description: [detail, ADMIN_ORDER_TEXTS.readsReason].filter(Boolean).join(' '),
      maxLength: LONGEST_NOTE,
      confirmLabel,
    });
    if (note !== undefined) mutate({ ...change, note, version });
  }

  async function choose() {
    const options = nextStatuses({ status: current }).map((value) => ({ value, label: value }));
    const title = statusTitle(orderNumber);
    const chosen = await dialogs.select({ title, label: ADMIN_ORDER_TEXTS.newStatus, options });
    const status = orderStatuses.find((each) => each === chosen);
    if (!status) return;
    const detail = status === 'Canceled' ? ADMIN_ORDER_TEXTS.agreeDetail : '';
    await change({ status, done: becameStatus(status) }, title, ADMIN_ORDER_TEXTS.changeStatus, detail);
  }

  return {
    isPending,
    choose: () => void choose(),
    agree: () =>
      void change(
        { status: 'Canceled', done: ADMIN_ORDER_TEXTS.agreed },
        ADMIN_ORDER_TEXTS.agreeTitle,
        ADMIN_ORDER_TEXTS.cancelOrder,
        ADMIN_ORDER_TEXTS.agreeDetail,
      ),
    /** The status that it has already says that it goes on. */
    decline: () =>
      void change(
        { status: current, done: ADMIN_ORDER_TEXTS.declined },
        ADMIN_ORDER_TEXTS.declineTitle,
        ADMIN_ORDER_TEXTS.keepOrder,
      ),
  };
}
