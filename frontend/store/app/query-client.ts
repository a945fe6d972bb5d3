import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { failureText } from '../../api/failure-text.ts';
import { type ActionArea, lastActionArea, pageArea } from '../../ui/page/action-area.tsx';
import { toast } from '../../ui/page/toasts.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The text for a failure when the server sends none; by default the one of storefront 8. */
      readonly otherwise?: string;
      /** The screen shows the outcome itself. */
      readonly isToldByScreen?: boolean;
      /** Its form shows the texts of refused fields. Other failures are shown as always. */
      readonly hasForm?: boolean;
      /** Started by the page, not by a press, so its failure is shown above the page. */
      readonly isAutomatic?: boolean;
    };
  }
}

/**
 * The cache of what the server said. Offline no call waits unseen: each fails at once and says so, and nothing is sent
 * later by itself (decision B203). Reads that failed are made again when the network is back, and writes by one press.
 * The transport repeats the calls that may be repeated.
 *
 * A failed write is shown twice: in a toast, and where it was pressed, until the next attempt (decision B204).
 */
export function createQueryClient(onError: (error: unknown) => void = () => undefined): QueryClient {
  const places = new WeakMap<object, ActionArea>();
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onMutate(_variables, mutation) {
        const place = mutation.meta?.isAutomatic ? pageArea() : lastActionArea();
        places.set(mutation, place);
        place.clearFailure();
      },
      onError(error, _variables, _result, mutation) {
        onError(error);
        const { otherwise, isToldByScreen = false, hasForm = false } = mutation.meta ?? {};
        if (isToldByScreen || (hasForm && error instanceof ApiError && error.fieldErrors.length > 0)) return;
        const text = failureText(error, otherwise);
        toast.error(text);
        places.get(mutation)?.showFailure(text);
      },
    }),
  });
}
