import { Button } from '@mantine/core';
import { ORDER_PAGE_TEXTS, reorderOrder } from '#shared/texts/orders/orders-texts.ts';
import { useReorder } from '../detail/use-reorder.tsx';
import classes from './order-table.module.css';

interface ReorderButtonProps {
  readonly orderNumber: string;
  readonly onReordered: () => Promise<void>;
}

/** Brings the parts of an order into the cart from its row, without opening the order. */
export function ReorderButton({ orderNumber, onReordered }: ReorderButtonProps) {
  const reorder = useReorder(orderNumber, onReordered);
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes['again']}
      aria-label={reorderOrder(orderNumber)}
      loading={reorder.isPending}
      onClick={() => reorder.mutate()}
    >
      {ORDER_PAGE_TEXTS.reorder}
    </Button>
  );
}
