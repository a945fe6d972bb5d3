import { orderGroups } from '#shared/rules/orders/order-groups.ts';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_ORDER_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { ORDER_PAGE_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { FactList } from '../../../ui/base/fact-list.tsx';
import { Panel } from '../../../ui/base/panel.tsx';
import { OrderFacts } from '../../../ui/order/order-facts.tsx';
import { OrderHistory } from '../../../ui/order/order-history.tsx';
import { OrderLayout } from '../../../ui/order/order-layout.tsx';
import { OrderLines } from '../../../ui/order/order-lines.tsx';
import { OrderTotals } from '../../../ui/order/order-totals.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { RepairMessages } from '../../messages/repair-messages.tsx';
import { CancelDecision } from './cancel-decision.tsx';
import classes from './order.module.css';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderStory } from './order-story.tsx';

interface AdminOrderProps {
  readonly order: OrderView;
  readonly user: SignedInUser;
}

/** An order as its users see it, and for the provider's staff what is to be decided, its mails and its gateway. */
export function AdminOrder({ order, user }: AdminOrderProps) {
  const { staff } = order;
  const { account } = user;
  return (
    <OrderLayout
      // It stays when a refused decision is gone from the screen, because a colleague has decided.
      head={
        <ActionArea>
          {order.isCancelAsked &&
            (staff ? (
              <CancelDecision order={order} />
            ) : (
              <p className={classes['decision']}>{ORDER_PAGE_TEXTS.cancelAsked}</p>
            ))}
          {(order.reason !== '' || (staff && staff.repair.length > 0)) && (
            <div className={order.status === 'Error' ? classes['stuck'] : classes['decision']}>
              {order.reason && !staff?.repair.some(({ reason }) => reason === order.reason) && (
                <p>
                  <b>{ORDER_PAGE_TEXTS.reason}</b> {order.reason}
                </p>
              )}
              {staff && staff.repair.length > 0 && <RepairMessages rows={staff.repair} />}
            </div>
          )}
        </ActionArea>
      }
      main={orderGroups(order).map((group) => (
        <OrderLines key={group.lineOfBusiness} group={group} hasPictures={!account.disableAisleImages} />
      ))}
      aside={
        <>
          <OrderTotals order={order} />
          <OrderFacts order={order} fieldConfig={account.fieldConfig} />
          {staff && <OrderAddresses orderNumber={order.orderNumber} addresses={staff.addresses} />}
          {staff?.gatewayReference && (
            <Panel title={ADMIN_ORDER_TEXTS.gateway}>
              <FactList facts={[[ADMIN_ORDER_TEXTS.providerNumber, staff.gatewayReference]]} />
            </Panel>
          )}
        </>
      }
      history={
        staff ? (
          <OrderStory timeline={order.timeline} deliveries={staff.deliveries} />
        ) : (
          <OrderHistory timeline={order.timeline} />
        )
      }
    />
  );
}
