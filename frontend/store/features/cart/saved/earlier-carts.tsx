import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { usDate } from '#shared/rules/base/us-date.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import {
  CART_PAGE_TEXTS,
  CLEAR_REASON_TEXTS,
  countOfItems,
  earlierOf,
  restoreOf,
} from '#shared/texts/cart/cart-page-texts.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { cartApi } from '../../../../api/groups/cart-api.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { formatTime } from '../../../../ui/format/format-time.ts';
import { localDay } from '../../../../ui/format/local-day.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { LoadFailure } from '../../../../ui/page/load-failure.tsx';
import { toast } from '../../../../ui/page/toasts.tsx';
import { snapshotsQuery } from '../cart-queries.ts';
import { ChangedItems } from '../changed-items.tsx';
import { CART_SCOPE, useRefreshCart } from '../use-refresh-cart.ts';
import classes from './earlier-carts.module.css';

/** Snapshots of carts before they were cleared. Each can be restored as far as its parts are still available (decision O7). */
export function EarlierCarts({ userId }: { readonly userId: string }) {
  const { data: snapshots = [], error, refetch } = useQuery(snapshotsQuery(userId));
  const restore = useRestoreSnapshot(userId);
  if (snapshots.length === 0 && !error) return null;
  return (
    <details className={classes['earlier']}>
      <summary>{CART_PAGE_TEXTS.earlier}</summary>
      {snapshots.length === 0 && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      <ul>
        {snapshots.map(({ id, at, reason, itemCount }) => {
          const items = countOfItems(formatCount(itemCount), itemCount === 1);
          const date = `${usDate(localDay(at))} ${formatTime(new Date(at))}`;
          return (
            <li key={id}>
              <ActionArea>
                <span className={classes['what']}>
                  <strong>{earlierOf(date, items)}</strong>
                  <span>{CLEAR_REASON_TEXTS[reason] ?? reason}</span>
                </span>
                <Button
                  variant="default"
                  aria-label={restoreOf(date, items)}
                  loading={restore.isPending && restore.variables === id}
                  onClick={() => restore.mutate(id)}
                >
                  {CART_PAGE_TEXTS.restore}
                </Button>
              </ActionArea>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Brings back what a snapshot kept, and says what did not come back. */
export function useRestoreSnapshot(userId: string) {
  return useMutation({
    scope: CART_SCOPE,
    mutationFn: (id: string) => cartApi.restoreSnapshot({ body: { id } }),
    onSuccess: useShowRestored(),
    onSettled: useRefreshCart(userId),
  });
}

/** As it was before, and nothing need be said of it. */
const ALIKE: readonly AddOutcome[] = ['added', 'updated'];

/** Says whether all came back that a cart held, and what did not. */
export function useShowRestored() {
  const dialogs = useDialogs();
  return ({ results }: CartChanges) => {
    const unlike = results.filter(({ outcome }) => !ALIKE.includes(outcome));
    if (unlike.length === 0) return toast.success(CART_PAGE_TEXTS.restored);
    void dialogs.alert({ title: CART_PAGE_TEXTS.restoredWithChanges, message: <ChangedItems results={unlike} /> });
  };
}
