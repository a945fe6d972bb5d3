import type { CartItemUpdate } from '#shared/contracts/cart.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { TermsRefusal } from '#shared/rules/terms/terms-refusal.ts';
import type { CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import { clearLine, countOfItems, totalOf } from '#shared/texts/cart/cart-page-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { formatCount } from '../../../ui/format/format-count.ts';
import classes from './cart-group.module.css';
import { CartLineRow } from './cart-line.tsx';
import { shownTotal } from './shown-total.ts';

interface CartGroupProps {
  readonly totals: CartView['linesOfBusiness'][number];
  readonly items: readonly CartItem[];
  readonly isStore: boolean;
  readonly hasPictures: boolean;
  /** The insurance company of the cart, where it does not pay for a line. */
  readonly refusedBy: (item: CartItem) => string | undefined;
  /** Why the terms of a part refuse the line as it is. */
  readonly refusalOf: (item: CartItem) => TermsRefusal | undefined;
  /** Clears this line of business; undefined where it is all that the cart holds. */
  readonly onClear: (() => void) | undefined;
  /** The line whose change is on its way. */
  readonly pendingId: string | undefined;
  readonly isFavourite: (item: CartItem) => boolean;
  readonly onToggleFavourite: (item: CartItem) => void;
  readonly onChange: (change: CartItemUpdate) => void;
  readonly onRemove: (item: CartItem) => void;
}

/** The lines of a cart for one line of business, with their total. */
export function CartGroup({ totals, items, pendingId, refusedBy, refusalOf, onClear, ...look }: CartGroupProps) {
  const { label } = LINE_FACTS[totals.lineOfBusinessKey];
  const total = shownTotal(totals, look.isStore);
  return (
    <section className={classes['group']} aria-label={label}>
      <header>
        <h2>{label}</h2>
        <span>{countOfItems(formatCount(items.length), items.length === 1)}</span>
        {onClear && <TextButton onClick={onClear}>{clearLine(label)}</TextButton>}
      </header>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <CartLineRow
              {...look}
              item={item}
              refusedBy={refusedBy(item)}
              refusal={refusalOf(item)}
              isPending={item.id === pendingId}
            />
          </li>
        ))}
      </ul>
      {total !== null && (
        <p className={classes['total']}>
          <span>{totalOf(label)}</span>
          <strong>{formatMoney(total)}</strong>
        </p>
      )}
    </section>
  );
}
