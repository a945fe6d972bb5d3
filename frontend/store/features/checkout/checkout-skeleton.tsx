import { Skeleton, VisuallyHidden } from '@mantine/core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './checkout.module.css';

/** The checkout's shape while its cart is loading. */
export function CheckoutSkeleton() {
  return (
    <div role="status" aria-busy className={classes['checkout']}>
      <VisuallyHidden>{UI_TEXTS.loading}</VisuallyHidden>
      <div className={classes['sections']}>
        <Skeleton height="7rem" />
        <Skeleton height="18rem" />
        <Skeleton height="20rem" />
      </div>
      <Skeleton height="24rem" />
    </div>
  );
}
