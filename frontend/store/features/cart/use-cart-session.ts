import { useEffect, useRef } from 'react';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { browserCookies } from '../../../api/cookies.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';

/** So long the work on a cart goes on without a sign of life, and so often that is looked at (storefront 9), in ms. */
const CART_SESSION = { lifetime: 30 * 60_000, check: 1000 } as const;

const isRunning = (): boolean => browserCookies.read(COOKIES.cartSession) !== undefined;
const renew = (): void => browserCookies.write(COOKIES.cartSession, 'true', CART_SESSION.lifetime);

const ACTIVITIES = ['pointerdown', 'keydown'] as const;
const WAKING = ['focus', 'pageshow'] as const;

interface CartSessionOptions {
  /** False for Fleet accounts, which have no such session. */
  readonly isKept: boolean;
  /** Undefined until it is known. */
  readonly hasParts: boolean | undefined;
  readonly onStartNew: () => void;
}

/**
 * The cart session (storefront 4): a flag that all tabs share and any activity renews. Where it has lapsed over a cart
 * with parts, somebody is asked whether to go on with them. The cookie ends by the clock, also while a laptop sleeps; an
 * answer in another tab counts here too.
 */
export function useCartSession({ isKept, hasParts, onStartNew }: CartSessionOptions): void {
  const dialogs = useDialogs();
  const startNew = useRef(onStartNew);
  useEffect(() => {
    startNew.current = onStartNew;
  });

  useEffect(() => {
    if (!isKept || hasParts === undefined) return undefined;
    if (!hasParts) renew();
    let isAsking = false;
    let isOver = false;

    async function ask() {
      isAsking = true;
      const isNew = await dialogs.confirm({
        message: CART_TEXTS.continueOrStartNew,
        confirmLabel: CART_PAGE_TEXTS.startNew,
        cancelLabel: CART_PAGE_TEXTS.continueSession,
        isDangerous: true,
      });
      isAsking = false;
      if (isOver || (isRunning() && !isNew)) return;
      renew();
      if (isNew) startNew.current();
    }

    function check() {
      if (isRunning()) {
        // Another tab has the answer.
        if (isAsking) dialogs.dismissAll();
      } else if (!hasParts) renew();
      else if (!isAsking) void ask();
    }

    // A call after the end is no activity of the session.
    const handleActivity = () => isRunning() && renew();
    const timer = setInterval(check, CART_SESSION.check);
    check();
    for (const name of ACTIVITIES) window.addEventListener(name, handleActivity, { passive: true });
    for (const name of WAKING) window.addEventListener(name, check);
    return () => {
      isOver = true;
      // Nobody's answer counts any more: the session was lost, or the cart is empty.
      if (isAsking) dialogs.dismissAll();
      clearInterval(timer);
      for (const name of ACTIVITIES) window.removeEventListener(name, handleActivity);
      for (const name of WAKING) window.removeEventListener(name, check);
    };
  }, [isKept, hasParts, dialogs]);
}
