import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { mayCheckOut } from '#shared/rules/orders/may-check-out.ts';
import { storeMargins } from '#shared/rules/pricing/store-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CART_PAGE_TEXTS, totalOf } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { FAVOURITES_TEXTS } from '#shared/texts/cart/favourites-texts.ts';
import { QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { PATHS } from '../../../../paths.ts';
import { JobLine } from '../../../../ui/base/job-line.tsx';
import { SideDrawer } from '../../../../ui/dialogs/side-drawer.tsx';
import { ErrorState, PageSkeleton } from '../../../../ui/page/page-states.tsx';
import { usePriceView } from '../../../../ui/part/price-view.ts';
import { cartQuery } from '../cart-queries.ts';
import { shownTotal } from '../shown-total.ts';
import { ItemList } from './item-list.tsx';
import classes from './mini-cart.module.css';

interface MiniCartProps {
  readonly user: SignedInUser;
  readonly onClose: () => void;
}

/** The cart in a panel over the page. */
export function MiniCart({ user, onClose }: MiniCartProps) {
  const { data: cart, error, refetch } = useQuery(cartQuery(user.userId));
  const view = usePriceView();
  const isStore = view === 'store' && storeMargins(user) !== undefined;
  const items = cart?.items ?? [];
  return (
    <SideDrawer
      title={CART_PAGE_TEXTS.mini}
      onClose={onClose}
      footer={
        <div className={classes['end']}>
          {cart?.linesOfBusiness.map((line) => {
            const total = shownTotal(line, isStore);
            return (
              total !== null && (
                <p key={line.lineOfBusinessKey}>
                  <span>{totalOf(LINE_FACTS[line.lineOfBusinessKey].label)}</span>
                  <strong>{formatMoney(total)}</strong>
                </p>
              )
            );
          })}
          <Button component={Link} to={PATHS.cart} variant="default" onClick={onClose}>
            {CART_PAGE_TEXTS.viewCart}
          </Button>
          {items.length > 0 && mayCheckOut(user) && (
            <Button component={Link} to={PATHS.checkout} onClick={onClose}>
              {CART_PAGE_TEXTS.checkout}
            </Button>
          )}
        </div>
      }
    >
      <JobLine job={cart?.job} />
      {!cart && error && (
        <ErrorState message={failureText(error, CART_TEXTS.validationFailed)} onRetry={() => void refetch()} />
      )}
      {cart && items.length === 0 && <p className={classes['empty']}>{CART_PAGE_TEXTS.empty}</p>}
      {!cart && !error && <PageSkeleton />}
      <p className={classes['ways']}>
        <Link to={PATHS.favourites} onClick={onClose}>
          {FAVOURITES_TEXTS.title}
        </Link>
        <Link to={PATHS.quickOrder} onClick={onClose}>
          {QUICK_ORDER_TEXTS.title}
        </Link>
      </p>
      <ItemList items={items} isStore={isStore} onLeave={onClose} />
    </SideDrawer>
  );
}
