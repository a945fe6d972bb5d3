import type { CartChanges } from '#shared/schemas/cart-view.ts';
import classes from '../../ui/change-list.module.css';

/** Parts that did not come back as they were, each with why. */
export function UnlikeBefore({ results }: Pick<CartChanges, 'results'>) {
  return (
    <ul className={classes['changes']}>
      {results.map(({ itemNumber, companyCode, description, message }) => (
        <li key={`${companyCode} ${itemNumber}`}>
          <strong>{description || itemNumber}</strong>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
