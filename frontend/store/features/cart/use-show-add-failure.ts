import { useMutation } from '@tanstack/react-query';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { accountNeeded } from '#shared/texts/cart/cart-texts.ts';
import { LINE_FACTS, type LineOfBusiness, linesOfBusiness } from '#shared/values/line-of-business.ts';
import { ApiError } from '../../../api/api-error.ts';
import { failureText } from '../../../api/failure-text.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import type { ActionArea } from '../../../ui/page/action-area.tsx';
import { toast } from '../../../ui/page/toasts.tsx';

/**
 * Shows why adding to the cart failed, in a toast and where it was pressed. A buyer without an active account for the
 * line of business is offered to request one from the provider (storefront 6).
 */
export function useShowAddFailure(): (error: unknown, area: ActionArea) => Promise<void> {
  const dialogs = useDialogs();
  const requesting = useMutation({
    mutationFn: (lineOfBusiness: LineOfBusiness) =>
      cartApi.requestAccount({ body: { lineOfBusinessKey: lineOfBusiness } }),
    onSuccess: ({ wasRequested }) =>
      toast.success(wasRequested ? CART_PAGE_TEXTS.accountWasRequested : CART_PAGE_TEXTS.accountRequested),
  });

  return async (error, area) => {
    const message = failureText(error);
    const lineOfBusiness =
      error instanceof ApiError ? linesOfBusiness.find((each) => neededFor(each) === message) : undefined;
    if (!lineOfBusiness) {
      area.showFailure(message);
      return toast.error(message);
    }
    const isWanted = await dialogs.confirm({ message, confirmLabel: CART_PAGE_TEXTS.requestAccount });
    if (isWanted) requesting.mutate(lineOfBusiness);
  };
}

const neededFor = (lineOfBusiness: LineOfBusiness): string => accountNeeded(LINE_FACTS[lineOfBusiness].label);
