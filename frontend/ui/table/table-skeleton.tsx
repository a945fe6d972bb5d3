import { Skeleton, VisuallyHidden } from '@mantine/core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './table-skeleton.module.css';

/** Stands for the rows of a table while they load, in the room that they will take. */
export function TableSkeleton({ rows }: { readonly rows: number }) {
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
