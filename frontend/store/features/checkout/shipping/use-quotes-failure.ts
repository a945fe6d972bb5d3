import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { PATHS } from '../../../../paths.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { useIsMounted } from '../../../../ui/hooks/use-is-mounted.ts';

/** Without quotes there is no order: says so, and goes to the cart unless somebody wants to try again (storefront 8). */
export function useQuotesFailure(error: Error | undefined, retry: () => void): void {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const isHere = useIsMounted();
  const shown = useRef<Error>(undefined);
  const again = useRef(retry);
  again.current = retry;

  useEffect(() => {
    if (!error || shown.current === error) return;
    shown.current = error;
    const question = {
      message: failureText(error, CHECKOUT_TEXTS.quotesFailed),
      confirmLabel: UI_TEXTS.retry,
      cancelLabel: CHECKOUT_PAGE_TEXTS.backToCart,
    };
    void dialogs.confirm(question).then((isAgain) => {
      if (isAgain) again.current();
      else if (isHere.current) void navigate(PATHS.cart);
    });
  }, [error, dialogs, navigate, isHere]);
}
