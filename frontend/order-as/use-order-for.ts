import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PATHS } from '../paths.ts';
import { useSession } from '../session/session-context.tsx';

/** Orders as another account and goes home, or stops ordering as one (storefront 4). */
export function useOrderFor() {
  const { orderAs } = useSession();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({ mutationFn: orderAs });
  /** Resolves with whether the session changed. */
  const change = (accountId: number | null): Promise<boolean> =>
    mutateAsync(accountId).then(
      () => true,
      () => false,
    );
  return {
    isPending,
    /** Null for none. */
    async orderFor(accountId: number | null) {
      if (await change(accountId)) await navigate(PATHS.home);
    },
    /** Stays on the page. */
    stopOrderingFor: () => change(null),
  };
}
