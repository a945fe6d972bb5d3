import { formatMoney } from '#shared/rules/base/format-money.ts';
import { taxesByJurisdiction } from '#shared/rules/orders/taxes-by-jurisdiction.ts';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { ORDER_PAGE_TEXTS, taxOf } from '#shared/texts/orders/orders-texts.ts';
import { Panel } from '../base/panel.tsx';
import classes from './order-totals.module.css';

/** The totals of an order, without those that the account does not show. */
export function OrderTotals({ order: { partsTotal, shippingTotal, taxes, total } }: { readonly order: OrderView }) {
  if (partsTotal === null) return null;
  return (
    <Panel title={ORDER_PAGE_TEXTS.totals}>
      <dl className={classes['totals']}>
        <Amount name={ORDER_PAGE_TEXTS.parts} amount={formatMoney(partsTotal)} />
        {shippingTotal !== null && (
          <Amount
            name={ORDER_PAGE_TEXTS.shipping}
            amount={shippingTotal === 0 ? PART_TEXTS.free : formatMoney(shippingTotal)}
          />
        )}
        {taxesByJurisdiction(taxes).map(([jurisdiction, amount]) => (
          <Amount key={jurisdiction} name={taxOf(jurisdiction)} amount={formatMoney(amount)} />
        ))}
        {total !== null && (
          <div className={classes['total']}>
            <dt>{ORDER_PAGE_TEXTS.total}</dt>
            <dd>{formatMoney(total)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

function Amount({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
