import { useState } from 'react';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { CheckoutFieldName } from '#shared/values/checkout-fields.ts';
import { type CheckoutDraft, keepDraft, keptDraft, newDraft } from './checkout-draft.ts';

/** The draft of an order for this cart. It survives a reload of the tab. */
export function useDraft(user: SignedInUser, cart: CartView) {
  const { cartId, begunVersion } = cart;
  const owner = { userId: user.userId, cartId, begunVersion };
  const [draft, setDraft] = useState(() => keptDraft(owner) ?? newDraft(user, cart));

  function change(part: Partial<CheckoutDraft>) {
    setDraft((before) => {
      const next = { ...before, ...part };
      keepDraft(owner, next);
      return next;
    });
  }

  return {
    draft,
    change,
    changeField: (name: CheckoutFieldName, value: string) => change({ fields: { ...draft.fields, [name]: value } }),
  };
}
