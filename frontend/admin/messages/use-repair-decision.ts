import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RepairRow } from '#shared/schemas/wire/delivery-view.ts';
import { DESK_TEXTS } from '#shared/texts/desk/desk-texts.ts';
import { deskApi } from '../../api/groups/desk-api.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { toast } from '../../ui/page/toasts.tsx';
import { ADMIN_ORDERS_KEY, DESK_KEY } from './message-queries.ts';

/** Decides on messages of the repair queue, and asks before what can't be undone. */
export function useRepairDecision() {
  const { confirm } = useDialogs();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, isSent }: { readonly id: string; readonly isSent: boolean }) => {
      const call = { params: { id }, body: {} };
      return isSent ? deskApi.sendRepair(call) : deskApi.settleRepair(call);
    },
    onSuccess: (_, { isSent }) => toast.success(isSent ? DESK_TEXTS.sent : DESK_TEXTS.settled),
    // Refused, a colleague may have decided meanwhile.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [DESK_KEY] }),
        queryClient.invalidateQueries({ queryKey: [ADMIN_ORDERS_KEY] }),
      ]),
  });

  async function sendAgain({ id, isRepeatable }: RepairRow) {
    const mayRepeat =
      isRepeatable ||
      (await confirm({
        title: DESK_TEXTS.sendTitle,
        message: DESK_TEXTS.notRepeatable,
        confirmLabel: DESK_TEXTS.sendAgain,
      }));
    if (mayRepeat) mutate({ id, isSent: true });
  }

  async function settle({ id, kind }: RepairRow) {
    const isSure = await confirm({
      title: DESK_TEXTS.settleTitle,
      message: kind === 'order to gateway' ? DESK_TEXTS.settleOrderDetail : DESK_TEXTS.settleDetail,
      confirmLabel: DESK_TEXTS.remove,
      isDangerous: true,
    });
    if (isSure) mutate({ id, isSent: false });
  }

  return {
    sendAgain: (row: RepairRow) => void sendAgain(row),
    settle: (row: RepairRow) => void settle(row),
    isPending,
  };
}
