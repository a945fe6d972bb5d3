import { Skeleton, VisuallyHidden } from '@mantine/core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './order-list.module.css';

/** Orders on their way, in the room that they will take. */
export function OrderListSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{UI_TEXTS.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <div key={index} className={classes['row']} aria-hidden>
          <Skeleton height="1rem" />
        </div>
      ))}
    </div>
  );
}
