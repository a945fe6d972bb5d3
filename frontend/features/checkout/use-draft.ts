import { useState } from 'react';
import type { CheckoutFieldName } from '#shared/rules/checkout-fields.ts';
import type { SignedInUser } from '#shared/schemas/signed-in-user.ts';
import { type CheckoutDraft, keepDraft, keptDraft, newDraft } from './checkout-draft.ts';

/** What was typed for an order of this cart. It survives a reload of the tab. */
export function useDraft(user: SignedInUser, cartId: string) {
  const [draft, setDraft] = useState(() => keptDraft(user.userId, cartId) ?? newDraft(user));

  function change(part: Partial<CheckoutDraft>) {
    setDraft((before) => {
      const next = { ...before, ...part };
      keepDraft(user.userId, cartId, next);
      return next;
    });
  }

  return {
    draft,
    change,
    changeField: (name: CheckoutFieldName, value: string) => change({ fields: { ...draft.fields, [name]: value } }),
  };
}
