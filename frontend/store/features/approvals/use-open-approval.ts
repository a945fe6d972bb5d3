import { useMutation } from '@tanstack/react-query';
import { approvalsApi } from '../../../api/groups/approvals-api.ts';

/** Goes to work on what a child sent, and home again; both resolve with whether that worked. */
export function useOpenApproval(refreshUser: () => Promise<void>) {
  const { mutateAsync, isPending } = useMutation({
    async mutationFn(call: () => Promise<unknown>) {
      await call();
      await refreshUser();
    },
  });
  const work = (call: () => Promise<unknown>): Promise<boolean> =>
    mutateAsync(call).then(
      () => true,
      () => false,
    );
  return {
    isPending,
    open: (id: string) => work(() => approvalsApi.openHandOver({ body: { id } })),
    leave: () => work(() => approvalsApi.leaveHandOver({ body: {} })),
  };
}
