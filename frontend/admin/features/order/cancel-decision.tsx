import { Button } from '@mantine/core';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { ADMIN_ORDER_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import classes from './order.module.css';
import { useChangeStatus } from './use-change-status.ts';

/** The buyer's request to cancel with its reason, and the provider's decision on it. */
export function CancelDecision({ order }: { readonly order: OrderView }) {
  const { agree, decline, isPending } = useChangeStatus(order);
  const decide = (decision: () => void) => () => !isPending && decision();
  useShortcuts([
    { keys: 'a', label: ADMIN_ORDER_TEXTS.agree, group: 'page', run: decide(agree) },
    { keys: 'd', label: ADMIN_ORDER_TEXTS.decline, group: 'page', run: decide(decline) },
  ]);
  const reason = reasonOf(order);
  return (
    <section className={classes['decision']} aria-label={ADMIN_ORDER_TEXTS.asks}>
      <ActionArea>
        <div className={classes['row']}>
          <p>
            <b>{ADMIN_ORDER_TEXTS.asks}</b> {reason && <q>{reason}</q>}
          </p>
          <div className={classes['actions']}>
            <Button
              variant="default"
              aria-keyshortcuts="a"
              rightSection={<KeyCaps keys="a" />}
              disabled={isPending}
              onClick={agree}
            >
              {ADMIN_ORDER_TEXTS.agree}
            </Button>
            <Button
              variant="default"
              aria-keyshortcuts="d"
              rightSection={<KeyCaps keys="d" />}
              disabled={isPending}
              onClick={decline}
            >
              {ADMIN_ORDER_TEXTS.decline}
            </Button>
          </div>
        </div>
      </ActionArea>
    </section>
  );
}

/** The reason that the buyer wrote with the latest request. */
function reasonOf({ timeline }: OrderView): string {
  const { note = '' } = timeline.findLast((event) => event.note.startsWith(ORDER_TEXTS.cancelAsked)) ?? {};
  return note.slice(ORDER_TEXTS.cancelAsked.length).trim();
}
