import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approvalsContract } from '#shared/contracts/approvals.ts';
import { APPROVAL_TEXTS } from '#shared/texts/orders/approval-texts.ts';
import { approvalsApi } from '../../../api/groups/approvals-api.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { maxLengthOf } from '../../../ui/form/contract-fields.ts';
import { toast } from '../../../ui/page/toasts.tsx';
import { approvalRequestsQuery } from './approval-request-queries.ts';

/** Gives back what was sent: a parent says why, who sent it need not. */
export function useReturn(userId: string) {
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: { readonly id: string; readonly note?: string }) => approvalsApi.returnHandOver({ body }),
    onSettled: () => queryClient.invalidateQueries(approvalRequestsQuery(userId)),
  });

  const isDone = (answer: Promise<unknown>): Promise<boolean> =>
    answer.then(
      () => true,
      () => false,
    );

  return {
    isPending,

    /** Returns the cart with a note. False when it failed or was dismissed. */
    async returnIt(id: string): Promise<boolean> {
      const note = await dialogs.prompt({
        title: APPROVAL_TEXTS.returnTitle,
        label: APPROVAL_TEXTS.note,
        description: APPROVAL_TEXTS.returnDetail,
        confirmLabel: APPROVAL_TEXTS.return,
        maxLength: maxLengthOf(approvalsContract.returnHandOver.body, 'note'),
        validate: (value) => (value === '' ? APPROVAL_TEXTS.noteNeeded : undefined),
      });
      if (note === undefined) return false;
      const isReturned = await isDone(mutateAsync({ id, note }));
      if (isReturned) toast.success(APPROVAL_TEXTS.returned);
      return isReturned;
    },

    /** Takes the cart back. False when it failed. */
    async takeBack(id: string): Promise<boolean> {
      const isTaken = await isDone(mutateAsync({ id }));
      if (isTaken) toast.success(APPROVAL_TEXTS.takenBack);
      return isTaken;
    },
  };
}
