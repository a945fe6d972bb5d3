import type { ReactNode } from 'react';
import type { CartChangeView } from '#shared/schemas/wire/cart-view.ts';
import { changedFromTo } from '#shared/texts/base/ui-texts.ts';
import classes from '../../../ui/base/change-list.module.css';
import { formatCount } from '../../../ui/format/format-count.ts';

interface ChangedLinesProps {
  readonly changes: readonly CartChangeView[];
  /** Actions for a part that is gone. */
  readonly actionFor?: (change: CartChangeView) => ReactNode;
}

/** Lines of which less is left than was put into the cart, each with what became of it. */
export function ChangedLinesNotice({ changes, actionFor }: ChangedLinesProps) {
  return (
    <ul className={classes['changes']}>
      {changes.map((change) => (
        <li key={change.id}>
          <strong>{change.description}</strong>
          <span>
            {change.message} <small>({changedFromTo(formatCount(change.from), formatCount(change.to))})</small>
          </span>
          {actionFor?.(change)}
        </li>
      ))}
    </ul>
  );
}
