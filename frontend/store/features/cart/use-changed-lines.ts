import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement, useEffect, useRef } from 'react';
import type { CartChangeView, CartView } from '#shared/schemas/wire/cart-view.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useIsMounted } from '../../../ui/hooks/use-is-mounted.ts';
import { ChangedLinesNotice } from './changed-lines.tsx';
import { CART_SCOPE, useRefreshCart } from './use-refresh-cart.ts';

/** Separate from the cart's key: it cannot be fetched again. */
const changesKey = (userId: string) => ['cart-changes', userId];

/** The changes of the last alert, which the cart page goes on showing. */
export const changesOptions = (userId: string) => ({
  queryKey: changesKey(userId),
  queryFn: (): CartChangeView[] => [],
  staleTime: Number.POSITIVE_INFINITY,
  initialData: [] as CartChangeView[],
});

/**
 * Tells which lines are less than they were, each time that any are found (storefront 4, cart refresh), and takes that
 * over once somebody has read it.
 */
export function useChangedLines(userId: string, cart: CartView | undefined): void {
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  const shown = useRef('');
  const isHere = useIsMounted();
  const takeOver = useMutation({
    scope: CART_SCOPE,
    mutationFn: () => cartApi.refreshCart({}),
    onSuccess: ({ changes }) => {
      if (changes.length > 0) queryClient.setQueryData(changesKey(userId), changes);
    },
    meta: { otherwise: CART_TEXTS.validationFailed, isAutomatic: true },
    onSettled: useRefreshCart(userId),
  });
  const { mutate } = takeOver;

  useEffect(() => {
    if (!cart) return;
    const { changes } = cart;
    const news = JSON.stringify(changes.map(({ id, to }) => [id, to]));
    if (news === shown.current) return;
    shown.current = news;
    if (changes.length === 0) return;
    const message = createElement(ChangedLinesNotice, { changes });
    void dialogs.alert({ title: CART_TEXTS.cartChanged, message }).then(() => isHere.current && mutate());
  }, [cart, dialogs, mutate, isHere]);
}
