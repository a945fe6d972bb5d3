import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DESK_TEXTS } from '#shared/texts/desk/desk-texts.ts';
import { deskApi } from '../../api/groups/desk-api.ts';
import { toast } from '../../ui/page/toasts.tsx';
import { ADMIN_ORDERS_KEY, DESK_KEY } from './message-queries.ts';

/** Lets an address get mail again. */
export function useReleaseAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => deskApi.releaseAddress({ query: { address } }),
    onSuccess: () => toast.success(DESK_TEXTS.released),
    // Refused, a colleague may have released it meanwhile.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [DESK_KEY] }),
        queryClient.invalidateQueries({ queryKey: [ADMIN_ORDERS_KEY] }),
      ]),
  });
}
