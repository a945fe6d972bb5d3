import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { checkoutApi } from '../../../../api/groups/checkout-api.ts';
import { forgetDraft } from '../draft/forget-draft.ts';
import { checkoutOutcomeOf } from './checkout-outcome.ts';
import { forgetAttempt, keepAttempt, type OrderAttempt, openAttempt } from './order-attempt.ts';
import type { JustPlaced } from './placed-order.ts';

/** The server is asked again by itself so often, and so many ms apart, before the person is. */
const ASKED_AGAIN = 2;
const PAUSE_MS = 1_500;

interface PlaceOrderOptions {
  readonly userId: string;
  readonly onPlaced: (placed: JustPlaced) => void;
  /** The order is placed, and the server says what went wrong besides (storefront 8). */
  readonly onHalfPlaced: (message: string) => void;
  /** Nothing was placed. */
  readonly onRefused: (error: Error) => void;
}

/**
 * Places the order of a request exactly once. Its key is made when the button is pressed and kept until the outcome is
 * known, over reloads too: until then the server is asked again with the same key, and nothing else is sent.
 */
export function usePlaceOrder({ userId, onPlaced, onHalfPlaced, onRefused }: PlaceOrderOptions) {
  const [open, setOpen] = useState(() => openAttempt(userId));
  const isOnItsWay = useRef(false);

  function settle(isPlaced: boolean) {
    forgetAttempt(userId);
    if (isPlaced) forgetDraft();
    setOpen(undefined);
  }

  const sending = useMutation({
    mutationFn: ({ request, key }: OrderAttempt) => checkoutApi.checkout({ body: request }, { idempotencyKey: key }),
    meta: { isToldByScreen: true },
    retry: (count, error) => count < ASKED_AGAIN && ['unknown', 'in progress'].includes(checkoutOutcomeOf(error)),
    retryDelay: PAUSE_MS,
    onSuccess(order, { request }) {
      settle(true);
      // The server sends one by default (storefront 9).
      onPlaced({ order, isMailed: request.options.sendOrderConfirmation !== false });
    },
    onError(error) {
      const outcome = checkoutOutcomeOf(error);
      if (outcome === 'unknown' || outcome === 'in progress') return;
      settle(outcome === 'half');
      if (outcome === 'half') onHalfPlaced(error.message);
      else onRefused(error);
    },
    onSettled() {
      isOnItsWay.current = false;
    },
  });
  const { mutate } = sending;

  const send = useRef((attempt: OrderAttempt) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    mutate(attempt);
  });

  // The tab was reloaded before the response.
  useEffect(() => {
    const left = openAttempt(userId);
    if (left) send.current(left);
  }, [userId]);

  return {
    /** Sent, and nobody knows yet what became of it. */
    isOpen: open !== undefined,
    isSending: sending.isPending,
    isAskedAgain: sending.failureCount > 0,
    isPlaced: sending.isSuccess,
    /** Why it is not known, once the server was asked often enough. */
    failure: open && !sending.isPending ? (sending.error ?? undefined) : undefined,
    place(cartId: string, request: CheckoutRequest) {
      if (isOnItsWay.current || open) return;
      const attempt = { key: crypto.randomUUID(), cartId, request };
      keepAttempt(userId, attempt);
      setOpen(attempt);
      send.current(attempt);
    },
    askAgain() {
      if (open) send.current(open);
    },
  };
}
