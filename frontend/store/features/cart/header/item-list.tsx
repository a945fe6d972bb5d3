import { Link } from 'react-router';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { CartItem } from '#shared/schemas/wire/cart-view.ts';
import { linePath } from '../../../../ui/part/line-path.ts';
import { shownTotal } from '../shown-total.ts';
import classes from './mini-cart.module.css';

interface ItemListProps {
  readonly items: readonly CartItem[];
  readonly isStore: boolean;
  /** Somebody goes to a part. */
  readonly onLeave?: () => void;
}

/** The lines of a cart in short: part, quantity and total. */
export function ItemList({ items, isStore, onLeave }: ItemListProps) {
  return (
    <ul className={classes['items']}>
      {items.map((item) => {
        const total = shownTotal(item, isStore);
        return (
          <li key={item.id}>
            <Link to={linePath(item)} {...(onLeave && { onClick: onLeave })}>
              {item.description}
            </Link>
            <span className={classes['amount']}>
              {item.quantity} {item.unitOfMeasure.description}
              {total !== null && <strong>{formatMoney(total)}</strong>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
