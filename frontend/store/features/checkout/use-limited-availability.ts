import { useEffect, useRef, useState } from 'react';
import type { CartChangeView, CartView } from '#shared/schemas/wire/cart-view.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { CHECKOUT_PAGE_TEXTS, partlyLeft } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS, limitedAvailability } from '#shared/texts/checkout/checkout-texts.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useIsMounted } from '../../../ui/hooks/use-is-mounted.ts';
import { asError, type CheckoutCheck } from './checkout-check.ts';

/**
 * Asks of each part of which less is left whether to keep that or to remove it; what is gone is removed with a notice
 * (storefront 4, availability at checkout; case O10). The cart is as it was answered afterwards.
 */
export function useLimitedAvailability(cart: CartView, refreshCart: () => Promise<void>): CheckoutCheck {
  const dialogs = useDialogs();
  const asked = useRef('');
  const [failure, setFailure] = useState<unknown>();
  const isHere = useIsMounted();
  const refresh = useRef(refreshCart);
  refresh.current = refreshCart;

  useEffect(() => {
    const { cartId, changes } = cart;
    const news = JSON.stringify(changes.map(({ id, to }) => [id, to]));
    if (changes.length === 0 || news === asked.current || failure !== undefined) return;
    asked.current = news;

    async function ask({ itemNumber, description, from, to }: CartChangeView): Promise<boolean> {
      if (to === 0) {
        const message = `${description}. ${CHECKOUT_PAGE_TEXTS.gone}`;
        await dialogs.alert({ title: CART_TEXTS.noLongerAvailable, message });
        return false;
      }
      return dialogs.confirm({
        title: limitedAvailability(itemNumber),
        message: `${description}: ${partlyLeft(String(from), String(to))}`,
        confirmLabel: CHECKOUT_TEXTS.remove,
        cancelLabel: CHECKOUT_TEXTS.keep,
        isDangerous: true,
      });
    }

    async function askAll() {
      const unwanted: string[] = [];
      for (const change of changes) if (await ask(change)) unwanted.push(change.id);
      if (!isHere.current) return;
      try {
        await cartApi.refreshCart({});
        if (unwanted.length > 0) await cartApi.deleteItems({ params: { cartId }, body: { items: unwanted } });
      } catch (refusal) {
        asked.current = '';
        return setFailure(refusal);
      }
      await refresh.current();
    }

    void askAll();
  }, [cart, dialogs, isHere, failure]);

  return {
    isSettled: cart.changes.length === 0,
    error: asError(failure),
    retry: () => setFailure(undefined),
  };
}
