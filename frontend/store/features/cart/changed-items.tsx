import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import classes from '../../../ui/base/change-list.module.css';
import { cartResultText } from './cart-result-text.ts';

/** Parts that did not come back as they were, each with why. */
export function ChangedItems({ results }: Pick<CartChanges, 'results'>) {
  return (
    <ul className={classes['changes']}>
      {results.map((result) => (
        <li key={`${result.companyCode} ${result.itemNumber}`}>
          <strong>{result.description || result.itemNumber}</strong>
          <span>{cartResultText(result)}</span>
        </li>
      ))}
    </ul>
  );
}
