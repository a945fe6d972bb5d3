import { Skeleton, VisuallyHidden } from '@mantine/core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './part-detail.module.css';

/** A part's page whose part is on its way. */
export function PartSkeleton({ hasPictures }: { readonly hasPictures: boolean }) {
  return (
    <div role="status" aria-busy className={classes['waiting']}>
      <VisuallyHidden>{UI_TEXTS.loading}</VisuallyHidden>
      <Skeleton height="1.375rem" width="min(20rem, 80%)" />
      <Skeleton height="2.125rem" width="min(32rem, 90%)" />
      <Skeleton height="2.25rem" width="8rem" />
      <div className={classes['top']} data-pictures={hasPictures || undefined}>
        {hasPictures && (
          <div className={classes['picture']}>
            <Skeleton height="100%" />
          </div>
        )}
        <div className={classes['facts']}>
          <Skeleton height="1.75rem" width="70%" />
          <Skeleton height="20rem" />
        </div>
      </div>
      <Skeleton height="2.75rem" />
      <Skeleton height="8rem" />
    </div>
  );
}
