import { Loader } from '@mantine/core';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import classes from './pending-order.module.css';
import { UnknownOutcome } from './unknown-outcome.tsx';
import type { usePlaceOrder } from './use-place-order.ts';

type PlacingOrder = Pick<ReturnType<typeof usePlaceOrder>, 'isAskedAgain' | 'failure' | 'askAgain'>;

/** An order that was sent, of which nobody knows yet what became of it. */
export function PendingOrder({ order }: { readonly order: PlacingOrder }) {
  if (order.failure) return <UnknownOutcome error={order.failure} onAskAgain={order.askAgain} />;
  return (
    <p role="status" className={classes['pending']}>
      <Loader size="sm" aria-hidden />
      {order.isAskedAgain ? CHECKOUT_PAGE_TEXTS.asking : CHECKOUT_PAGE_TEXTS.placing}
    </p>
  );
}
