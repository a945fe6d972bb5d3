import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { PATHS } from '../../../../paths.ts';
import { EmptyState, PageSkeleton } from '../../../../ui/page/page-states.tsx';
import { CartFailure } from '../cart-failure.tsx';
import { cartQuery } from '../cart-queries.ts';
import classes from './estimate.module.css';

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });

interface EstimateProps {
  readonly user: SignedInUser;
  readonly today: Date;
}

/** The cart at store prices, to be printed for the owner of the car: what it costs the account stands nowhere. */
export function Estimate({ user, today }: EstimateProps) {
  const { data: cart, error, refetch } = useQuery(cartQuery(user.userId));
  if (!cart && error) {
    return <CartFailure error={error} onRetry={() => void refetch()} skeleton={<PageSkeleton />} />;
  }
  if (!cart) return <PageSkeleton />;
  if (cart.storeTotal === null) return <NoEstimate />;
  return (
    <div className={classes['estimate']}>
      <div className={classes['actions']}>
        <Button component={Link} to={PATHS.cart} variant="default">
          {CART_PAGE_TEXTS.backToCart}
        </Button>
        <Button onClick={() => window.print()}>{CART_PAGE_TEXTS.print}</Button>
      </div>
      <p className={classes['head']}>
        <strong>{user.account.companyName}</strong>
        <span>{day.format(today)}</span>
        {jobOf(cart) && <span>{jobOf(cart)}</span>}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{CART_PAGE_TEXTS.description}</th>
            <th scope="col">{CART_PAGE_TEXTS.quantity}</th>
            <th scope="col">{CART_PAGE_TEXTS.amount}</th>
          </tr>
        </thead>
        <tbody>
          {cart.items.map((item) => (
            <tr key={item.id}>
              <td>
                {item.description}
                <small>{extrasOf(item).join(' · ')}</small>
              </td>
              <td>
                {item.quantity} {item.unitOfMeasure.description}
              </td>
              <td>{item.storeTotal !== null && formatMoney(item.storeTotal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {CART_PAGE_TEXTS.total}
            </th>
            <td>{formatMoney(cart.storeTotal)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={classes['note']}>{CART_PAGE_TEXTS.estimateNote}</p>
    </div>
  );
}

function NoEstimate() {
  return (
    <EmptyState title={CART_PAGE_TEXTS.noEstimate} action={<Link to={PATHS.cart}>{CART_PAGE_TEXTS.backToCart}</Link>} />
  );
}

const jobOf = ({ job }: CartView): string =>
  job ? [job.label, job.vehicle, job.repairOrder].filter(Boolean).join(' · ') : '';

/** Lists the extras that an amount includes, without their prices: those are the account's cost. */
function extrasOf({ selectedWarranty, fees, vehicleYear, vehicleMake, vehicleModel }: CartItem): string[] {
  const vehicle = [vehicleYear, vehicleMake, vehicleModel].filter(Boolean).join(' ');
  const hasCore = fees.some(({ category, isCharged }) => category === 'core' && isCharged);
  return [vehicle, selectedWarranty?.description ?? '', hasCore ? CART_PAGE_TEXTS.coreCharge : ''].filter(Boolean);
}
