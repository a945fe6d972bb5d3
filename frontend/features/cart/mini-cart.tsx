import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoney } from '#shared/rules/format-money.ts';
import { LINE_FACTS } from '#shared/rules/line-of-business.ts';
import { mayCheckOut } from '#shared/rules/may-check-out.ts';
import { storeMargins } from '#shared/rules/store-view.ts';
import type { SignedInUser } from '#shared/schemas/signed-in-user.ts';
import { CART_PAGE_TEXTS, totalOf } from '#shared/texts/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart-texts.ts';
import { FAVOURITES_TEXTS } from '#shared/texts/favourites-texts.ts';
import { QUICK_ORDER_TEXTS } from '#shared/texts/quick-order-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { PATHS } from '../../app/paths.ts';
import { JobLine } from '../../ui/job-line.tsx';
import { ErrorState, PageSkeleton } from '../../ui/page-states.tsx';
import { usePriceView } from '../../ui/price-view.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { cartQuery } from './cart-queries.ts';
import { ItemList } from './item-list.tsx';
import classes from './mini-cart.module.css';
import { shownTotal } from './shown-total.ts';

interface MiniCartProps {
  readonly user: SignedInUser;
  readonly onClose: () => void;
}

/** What is in the cart, over whatever page one is on. */
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
