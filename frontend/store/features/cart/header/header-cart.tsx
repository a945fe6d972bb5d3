import IconShoppingCart from '@tabler/icons-react/icons/IconShoppingCart';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { jobName } from '#shared/rules/cart/job-name.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CART_PAGE_TEXTS, cartWith, countOfItems } from '#shared/texts/cart/cart-page-texts.ts';
import { PATHS } from '../../../../paths.ts';
import { IconButton } from '../../../../ui/base/icon-button.tsx';
import { CART_REFRESH_MS, cartQuery } from '../cart-queries.ts';
import { useCartSession } from '../use-cart-session.ts';
import { useChangedLines } from '../use-changed-lines.ts';
import { useClearCart } from '../use-clear-cart.ts';
import { useRefreshCart } from '../use-refresh-cart.ts';
import classes from './header-cart.module.css';
import { MiniCart } from './mini-cart.tsx';

/** From here on the icon says '99+' (storefront 9). */
const MANY = 100;
const iconCount = (count: number): string => (count >= MANY ? '99+' : String(count));

interface HeaderCartProps {
  readonly user: SignedInUser;
  /** Nothing is asked or looked up while the session is lost. */
  readonly isLost: boolean;
}

/** The cart's icon in the header, with what keeps the cart up to date on every page, and the mini-cart behind it. */
export function HeaderCart({ user, isLost }: HeaderCartProps) {
  const { userId, account, postalCode } = user;
  const [isOpen, setIsOpen] = useState(false);
  const { data: cart } = useQuery({
    ...cartQuery(userId),
    enabled: !isLost,
    refetchInterval: CART_REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  const clear = useClearCart(userId, { isAutomatic: true });
  const { mutate } = clear;
  const refresh = useRefreshCart(userId);

  useCartSession({
    isKept: !account.isFleet && !isLost,
    hasParts: cart && cart.items.length > 0,
    onStartNew: () => mutate({ reason: 'new session' }),
  });
  // Checkout asks what becomes of each of them.
  const isAskedElsewhere = useLocation().pathname === PATHS.checkout;
  useChangedLines(userId, isAskedElsewhere ? undefined : cart);

  useEffect(() => {
    if (account.isFleet) mutate({ reason: 'fleet login' });
  }, [account.isFleet, mutate]);

  // The server has cleared the cart (decision B208).
  const lastPostalCode = useRef(postalCode);
  useEffect(() => {
    if (lastPostalCode.current !== postalCode) void refresh();
    lastPostalCode.current = postalCode;
  }, [postalCode, refresh]);

  const count = cart?.items.length ?? 0;
  const job = cart?.job ? jobName(cart.job) : undefined;
  const label = cart ? cartWith(countOfItems(String(count), count === 1), job) : CART_PAGE_TEXTS.open;
  return (
    <div className={classes['cart']}>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={classes['opener'] ?? ''}
      >
        <IconShoppingCart size={22} stroke={1.75} aria-hidden />
        {count > 0 && (
          <span className={classes['count']} aria-hidden>
            {iconCount(count)}
          </span>
        )}
      </IconButton>
      {/* The button's name has it too. */}
      {job && (
        <span className={classes['job']} aria-hidden>
          {job}
        </span>
      )}
      {isOpen && !isLost && <MiniCart user={user} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
