import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import IconRepeat from '@tabler/icons-react/icons/IconRepeat';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { cartSentBy } from '#shared/texts/orders/approval-texts.ts';
import { forAccountBy, ORDER_PAGE_TEXTS, placedBy } from '#shared/texts/orders/orders-texts.ts';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import { OrderStatusBadge } from '../../../../ui/order/order-status-badge.tsx';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import classes from './order-head.module.css';
import { useAskToCancel } from './use-ask-to-cancel.ts';
import { useReorder } from './use-reorder.tsx';

interface OrderHeadProps {
  readonly order: OrderView;
  readonly user: SignedInUser;
  readonly onReordered: () => Promise<void>;
}

/** How an order stands, who placed it and when, and what can be done with it. */
export function OrderHead({ order, user, onReordered }: OrderHeadProps) {
  const { orderNumber, status, created, firstName, lastName, companyName, orderAs, placedFrom, handedOverBy } = order;
  const reorder = useReorder(orderNumber, onReordered);
  const cancel = useAskToCancel(orderNumber);
  const mayCancel =
    order.mayAskToCancel && user.resultantPermissions.some(({ permissionName }) => permissionName === 'checkout');
  return (
    <div className={classes['head']}>
      <ActionArea>
        <div className={classes['who']}>
          <OrderStatusBadge status={status} />
          <p>
            {placedBy(formatMoment(created), `${firstName} ${lastName}`.trim())}
            <span>{orderAs === null ? companyName : forAccountBy(companyName, placedFrom)}</span>
            {handedOverBy && <span>{cartSentBy(handedOverBy)}</span>}
          </p>
        </div>
        <div className={classes['actions']}>
          {mayCancel && (
            <Button variant="subtle" color="red" loading={cancel.isPending} onClick={() => void cancel.ask()}>
              {ORDER_PAGE_TEXTS.askToCancel}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {ORDER_PAGE_TEXTS.print}
          </Button>
          <Button
            leftSection={<IconRepeat size={16} stroke={1.75} aria-hidden />}
            loading={reorder.isPending}
            onClick={() => reorder.mutate()}
          >
            {ORDER_PAGE_TEXTS.reorder}
          </Button>
        </div>
      </ActionArea>
    </div>
  );
}
