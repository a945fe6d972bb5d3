import { Skeleton, VisuallyHidden } from '@mantine/core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './order-layout.module.css';

/** An order's page whose order is on its way: the same places, of about the same size. */
export function OrderSkeleton() {
  return (
    <div role="status" aria-busy className={classes['waiting']}>
      <VisuallyHidden>{UI_TEXTS.loading}</VisuallyHidden>
      <Skeleton height="1.375rem" width="min(16rem, 70%)" />
      <Skeleton height="2.125rem" width="min(20rem, 80%)" />
      <Skeleton height="1.5rem" width="min(28rem, 90%)" />
      <div className={classes['columns']}>
        <Skeleton height="24rem" />
        <Skeleton height="18rem" />
      </div>
    </div>
  );
}
