import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { ORDER_PAGE_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { Panel } from '../base/panel.tsx';
import { formatMoment } from '../format/format-moment.ts';
import classes from './order-history.module.css';

/** The history of an order from its beginning, each entry with user, time and reason (decision O2). */
export function OrderHistory({ timeline }: Pick<OrderView, 'timeline'>) {
  return (
    <Panel title={ORDER_PAGE_TEXTS.history}>
      <ol className={classes['history']}>
        {timeline.map(({ at, status, actor, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the history never changes.
          <li key={index} data-status={status}>
            <strong>{status}</strong>
            <time dateTime={at}>{formatMoment(at)}</time>
            <span>{actor}</span>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
