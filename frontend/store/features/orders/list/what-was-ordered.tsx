import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import { firstPartOf } from '#shared/texts/orders/orders-texts.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import classes from './order-table.module.css';

/** The vehicle of an order, its first part and how many others there are (decision B546). */
export function WhatWasOrdered({ vehicle, firstPart, lineItemCount }: OrderRow) {
  const others = lineItemCount - 1;
  const parts = firstPart && others > 0 ? firstPartOf(firstPart, formatCount(others)) : firstPart;
  return (
    <>
      {vehicle && <span className={classes['what']}>{vehicle}</span>}
      {parts && <span className={classes['what']}>{parts}</span>}
    </>
  );
}
