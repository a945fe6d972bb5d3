import { Skeleton, VisuallyHidden } from '@mantine/core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import type { ListStyle } from '#shared/values/catalogue/list-styles.ts';
import cardClasses from './part-card.module.css';
import classes from './part-grid.module.css';

interface ListSkeletonProps {
  readonly style: ListStyle;
  readonly hasPictures: boolean;
  readonly count: number;
}

/** Cards on their way, of the size that they will have. */
export function ListSkeleton({ style, hasPictures, count }: ListSkeletonProps) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{UI_TEXTS.loading}</VisuallyHidden>
      <div className={classes['grid']} data-style={style} data-loading aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <div key={index} className={style === 'table' ? classes['row'] : cardClasses['card']}>
            {hasPictures && (
              <div className={cardClasses['picture']}>
                <Skeleton style={{ aspectRatio: 1 }} height="auto" />
              </div>
            )}
            <div className={cardClasses['what']}>
              <Skeleton height="1.25rem" width="85%" />
              <Skeleton height="1rem" width="60%" />
              <Skeleton height="1.25rem" width="40%" />
            </div>
            <div className={cardClasses['terms']}>
              <Skeleton height="1.5rem" width="6rem" />
              <Skeleton height="1.25rem" width="9rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
