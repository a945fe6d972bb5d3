import { VisuallyHidden } from '@mantine/core';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { TABLE_TEXTS } from '#shared/texts/catalogue/table-texts.ts';
import { ShortcutsProvider } from '../../../../shortcuts/shortcuts.tsx';
import { FIRST_ROW_ID } from './first-row-id.ts';
import { PartRow, type RowLook } from './part-row.tsx';
import classes from './part-table.module.css';
import type { RowCart } from './row-cart.ts';
import { TableFoot } from './table-foot.tsx';
import { useHeaderHeight } from './use-header-height.ts';
import { useRowApproach } from './use-row-approach.ts';

interface PartTableProps extends RowLook {
  readonly parts: readonly PartCard[];
  readonly cart: RowCart;
  /** The head of the column of arrivals. */
  readonly arrivalHead: string;
  /** Says whose prices they are. */
  readonly priceHead: string;
  readonly onApproach: (part: PartCard) => void;
}

/** Parts as rows of a table, for whoever compares and orders many: one part is one row, and is added in it. */
export function PartTable({ parts, cart, arrivalHead, priceHead, onApproach, ...look }: PartTableProps) {
  const frame = useHeaderHeight();
  const approach = useRowApproach((row) => {
    const part = parts[row];
    if (part) onApproach(part);
  });
  return (
    <ShortcutsProvider>
      <div ref={frame} className={classes['frame']}>
        <table className={classes['table']}>
          <VisuallyHidden component="caption">{TABLE_TEXTS.caption}</VisuallyHidden>
          <thead>
            <tr>
              {look.hasPictures && (
                <th scope="col" className={classes['picture']}>
                  <VisuallyHidden>{TABLE_TEXTS.picture}</VisuallyHidden>
                </th>
              )}
              <th scope="col">{TABLE_TEXTS.part}</th>
              <th scope="col" className={classes['position']}>
                {TABLE_TEXTS.position}
              </th>
              <th scope="col" className={classes['number']}>
                {TABLE_TEXTS.number}
              </th>
              <th scope="col" className={classes['quality']}>
                {TABLE_TEXTS.quality}
              </th>
              <th scope="col" className={classes['stock']}>
                {TABLE_TEXTS.stock}
              </th>
              <th scope="col" className={classes['arrival']}>
                {arrivalHead}
              </th>
              <th scope="col" className={classes['price']}>
                {look.hasPrices ? priceHead : CART_PAGE_TEXTS.title}
              </th>
              <th scope="col" className={classes['add']}>
                {TABLE_TEXTS.quantity}
              </th>
            </tr>
          </thead>
          <tbody {...approach}>
            {parts.map((part, index) => (
              <PartRow
                {...look}
                key={part.guid ?? `${part.companyCode} ${part.partNumber}`}
                id={index === 0 ? FIRST_ROW_ID : undefined}
                part={part}
                inCart={cart.inCart(part)}
                mayAdd={cart.mayAdd(part)}
                onAdd={cart.add}
              />
            ))}
          </tbody>
        </table>
        <TableFoot frame={frame} cart={cart} />
      </div>
    </ShortcutsProvider>
  );
}
