import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { ADMIN_ORDER_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { ORDER_PAGE_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { KeyCaps } from '../../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../../shortcuts/shortcuts.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import classes from './order.module.css';
import { nextStatuses, useChangeStatus } from './use-change-status.ts';

/** Printing for everybody, and another status by the provider's staff as long as one can follow. */
export const OrderActions = ({ order, isStaff }: { readonly order: OrderView; readonly isStaff: boolean }) => (
  <ActionArea>
    <div className={classes['head']}>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        {ORDER_PAGE_TEXTS.print}
      </Button>
      {isStaff && nextStatuses(order).length > 0 && <ChangeStatus order={order} />}
    </div>
  </ActionArea>
);

function ChangeStatus({ order }: { readonly order: OrderView }) {
  const { choose, isPending } = useChangeStatus(order);
  useShortcuts([
    { keys: 'c', label: ADMIN_ORDER_TEXTS.changeStatus, group: 'page', run: () => !isPending && choose() },
  ]);
  return (
    <Button aria-keyshortcuts="c" rightSection={<KeyCaps keys="c" />} disabled={isPending} onClick={choose}>
      {ADMIN_ORDER_TEXTS.changeStatus}
    </Button>
  );
}
