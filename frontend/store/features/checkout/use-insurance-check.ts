import { useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useRef, useState } from 'react';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { insuranceQuery } from '../../../api/insurance-query.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useIsMounted } from '../../../ui/hooks/use-is-mounted.ts';
import { asError, type CheckoutCheck } from './checkout-check.ts';

/** Asks what becomes of parts that the cart's insurance company does not pay for (storefront 8). */
export function useInsuranceCheck(userId: string, cart: CartView, refreshCart: () => Promise<void>): CheckoutCheck {
  const dialogs = useDialogs();
  const { cartId, insuranceCompany } = cart;
  const { data, error, refetch } = useQuery(insuranceQuery(userId, cart));
  const asked = useRef<typeof data>(undefined);
  const [failure, setFailure] = useState<unknown>();
  const isHere = useIsMounted();
  const refresh = useRef(refreshCart);
  refresh.current = refreshCart;

  useEffect(() => {
    if (!data || data.message === null || asked.current === data || failure !== undefined) return;
    asked.current = data;
    const { message, parts } = data;

    async function ask() {
      const isRemoved = await dialogs.confirm({
        title: message ?? CART_TEXTS.insuranceMismatch,
        message: createElement(
          'ul',
          {},
          parts.map(({ id, description }) => createElement('li', { key: id }, description)),
        ),
        confirmLabel: CART_TEXTS.removeAndContinue,
        cancelLabel: CART_TEXTS.continueWithoutInsurance,
        // Nothing leaves the cart by a mere Enter.
        isDangerous: true,
      });
      if (!isHere.current) return;
      try {
        if (isRemoved) await cartApi.deleteItems({ params: { cartId }, body: { items: parts.map(({ id }) => id) } });
        else await cartApi.setInsuranceCompany({ body: { insuranceCompany: null } });
      } catch (refusal) {
        asked.current = undefined;
        return setFailure(refusal);
      }
      await refresh.current();
    }

    void ask();
  }, [data, dialogs, cartId, isHere, failure]);

  return {
    isSettled: insuranceCompany === null || data?.message === null,
    error: asError(error ?? failure),
    retry() {
      setFailure(undefined);
      if (error) void refetch();
    },
  };
}
