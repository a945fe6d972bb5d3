import { useMutation } from '@tanstack/react-query';
import { handOverApi } from '../../api/hand-over-api.ts';

/** Goes to work on what a child sent, and home again; both resolve with whether that worked. */
export function useActForChild(refreshUser: () => Promise<void>) {
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
    open: (id: string) => work(() => handOverApi.openHandOver({ body: { id } })),
    leave: () => work(() => handOverApi.leaveHandOver({ body: {} })),
  };
}
