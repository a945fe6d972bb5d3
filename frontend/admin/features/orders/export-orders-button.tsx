import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import { useMutation } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_ORDERS_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { localDay } from '../../../ui/format/local-day.ts';
import { saveFile } from '../../../ui/hooks/save-file.ts';
import { toast } from '../../../ui/page/toasts.tsx';
import { ordersAsCsv } from './export-orders.ts';
import { columnsOf } from './order-columns.tsx';
import type { OrdersLocation } from './orders-location.ts';
import { readAllOrders } from './orders-query.ts';

interface ExportOrdersButtonProps {
  readonly user: SignedInUser;
  readonly location: OrdersLocation;
  readonly now: Date;
}

/** Saves all pages of the list as a CSV file, with the filters and order on screen. */
export function ExportOrdersButton({ user, location, now }: ExportOrdersButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAllOrders(location, now),
    onSuccess: (orders) =>
      saveFile(`orders-${localDay(now.toISOString())}.csv`, 'text/csv', ordersAsCsv(orders, columnsOf(user))),
    onError: (error) => toast.error(failureText(error, ADMIN_ORDERS_TEXTS.exportFailed)),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      {isPending ? ADMIN_ORDERS_TEXTS.exporting : ADMIN_ORDERS_TEXTS.exportCsv}
    </Button>
  );
}
