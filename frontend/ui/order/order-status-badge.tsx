import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck';
import IconCircleX from '@tabler/icons-react/icons/IconCircleX';
import IconClock from '@tabler/icons-react/icons/IconClock';
import IconSend from '@tabler/icons-react/icons/IconSend';
import type { OrderStatus } from '#shared/values/order-status.ts';
import classes from './order-status-badge.module.css';

const ICONS = {
  Pending: IconClock,
  Submitted: IconSend,
  Completed: IconCircleCheck,
  Canceled: IconCircleX,
  Error: IconAlertTriangle,
} as const satisfies Record<OrderStatus, unknown>;

/** The status of an order in words and an icon, so colours alone carry no meaning. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const Icon = ICONS[status];
  return (
    <span className={classes['badge']} data-status={status}>
      <Icon size={14} stroke={2} aria-hidden />
      {status}
    </span>
  );
}
