import { Button } from '@mantine/core';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { ADMIN_ORDER_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import classes from './order.module.css';
import { useChangeStatus } from './use-change-status.ts';

/** The buyer's request to cancel with its reason, and the provider's decision on it. */
export function CancelDecision({ order }: { readonly order: OrderView }) {
  const { agree, decline, isPending } = useChangeStatus(order);
  const decide = (decision: () => void) => () => !isPending && decision();
  const decisions = [
    { keys: 'a', label: ADMIN_ORDER_TEXTS.agree, run: agree },
    { keys: 'd', label: ADMIN_ORDER_TEXTS.decline, run: decline },
  ];
  useShortcuts(decisions.map(({ keys, label, run }) => ({ keys, label, group: 'page', run: decide(run) })));
  const reason = reasonOf(order);
  return (
    <section className={classes['decision']} aria-label={ADMIN_ORDER_TEXTS.asks}>
      <div className={classes['row']}>
        <p>
          <b>{ADMIN_ORDER_TEXTS.asks}</b> {reason && <q>{reason}</q>}
        </p>
        <div className={classes['actions']}>
          {decisions.map(({ keys, label, run }) => (
            <Button
              key={keys}
              variant="default"
              aria-keyshortcuts={keys}
              rightSection={<KeyCaps keys={keys} />}
              disabled={isPending}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The reason that the buyer wrote with the latest request. */
function reasonOf({ timeline }: OrderView): string {
  const { note = '' } = timeline.findLast((event) => event.note.startsWith(ORDER_TEXTS.cancelAsked)) ?? {};
  return note.slice(ORDER_TEXTS.cancelAsked.length).trim();
}
