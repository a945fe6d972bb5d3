import { Skeleton, VisuallyHidden } from '@mantine/core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './key-figures.module.css';

const FIGURES = ['sales', 'orders', 'average', 'carts', 'searches', 'misses', 'views'];

/** A report on its way, in the room that it will take. */
export function ReportSkeleton() {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{UI_TEXTS.loading}</VisuallyHidden>
      <div className={classes['figures']} aria-hidden>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <Skeleton height="0.875rem" width="60%" mt="0.25rem" />
            <Skeleton height="1.25rem" width="80%" mt="0.6875rem" mb="0.1875rem" />
          </div>
        ))}
      </div>
      <Skeleton height="19rem" mt="0.875rem" />
      <Skeleton height="10rem" mt="0.875rem" />
    </div>
  );
}
