import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AddedSynonym } from '#shared/schemas/stored/synonyms.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { toast } from '../../../../ui/page/toasts.tsx';
import { addedSynonymsQuery } from './synonym-queries.ts';

/** Removes a synonym. Where a colleague was faster, the list shows it. `onUndone` is called before it leaves the list. */
export function useUndoSynonym(onUndone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AddedSynonym) => importsApi.removeSynonym({ params: { id } }),
    onSuccess(_, { words }) {
      toast.success(SYNONYM_TEXTS.undone(words));
      onUndone?.();
    },
    onSettled: () => queryClient.invalidateQueries(addedSynonymsQuery),
  });
}
