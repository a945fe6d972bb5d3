import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HAND_OVER_TEXTS } from '#shared/texts/orders/hand-over-texts.ts';
import { handOverApi } from '../../api/hand-over-api.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { toast } from '../../ui/page/toasts.tsx';
import { handOversQuery } from './hand-over-queries.ts';

/** As the contract has it. */
const LONGEST_NOTE = 500;

/** Gives back what was sent: a parent says why, who sent it need not. */
export function useReturn(userId: string) {
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: { readonly id: string; readonly note?: string }) => handOverApi.returnHandOver({ body }),
    onSettled: () => queryClient.invalidateQueries(handOversQuery(userId)),
  });

  const isDone = (answer: Promise<unknown>): Promise<boolean> =>
    answer.then(
      () => true,
      () => false,
    );

  return {
    isPending,

    /** Whether it was returned. */
    async returnIt(id: string): Promise<boolean> {
      const note = await dialogs.prompt({
        title: HAND_OVER_TEXTS.returnTitle,
        label: HAND_OVER_TEXTS.note,
        description: HAND_OVER_TEXTS.returnDetail,
        confirmLabel: HAND_OVER_TEXTS.return,
        maxLength: LONGEST_NOTE,
        validate: (value) => (value === '' ? HAND_OVER_TEXTS.noteNeeded : undefined),
      });
      if (note === undefined) return false;
      const isReturned = await isDone(mutateAsync({ id, note }));
      if (isReturned) toast.success(HAND_OVER_TEXTS.returned);
      return isReturned;
    },

    /** Whether it is the sender's again. */
    async takeBack(id: string): Promise<boolean> {
      const isTaken = await isDone(mutateAsync({ id }));
      if (isTaken) toast.success(HAND_OVER_TEXTS.takenBack);
      return isTaken;
    },
  };
}
