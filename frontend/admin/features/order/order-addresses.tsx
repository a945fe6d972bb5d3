import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderForStaff } from '#shared/schemas/wire/order-view.ts';
import { ADMIN_ORDER_TEXTS, sendConfirmationTo } from '#shared/texts/desk/admin-orders-texts.ts';
import { DESK_TEXTS, FAILURE_NAMES, releaseAddressOf } from '#shared/texts/desk/desk-texts.ts';
import { deskApi } from '../../../api/groups/desk-api.ts';
import { Panel } from '../../../ui/base/panel.tsx';
import { Pill } from '../../../ui/base/pill.tsx';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { toast } from '../../../ui/page/toasts.tsx';
import { useReleaseAddress } from '../../messages/use-release-address.ts';
import classes from './order.module.css';
import { adminOrderQuery } from './order-queries.ts';

interface OrderAddressesProps {
  readonly orderNumber: string;
  readonly addresses: OrderForStaff['addresses'];
}

/** The addresses that mails about an order go to, each with a button to send the confirmation there again. */
export function OrderAddresses({ orderNumber, addresses }: OrderAddressesProps) {
  const queryClient = useQueryClient();
  const confirmation = useMutation({
    mutationFn: (to: string) => deskApi.sendOrderMail({ params: { id: orderNumber }, body: { to } }),
    onSuccess: () => toast.success(ADMIN_ORDER_TEXTS.confirmationQueued),
    onSettled: () => queryClient.invalidateQueries(adminOrderQuery(orderNumber)),
  });
  const release = useReleaseAddress();
  return (
    <Panel title={ADMIN_ORDER_TEXTS.addresses}>
      <ActionArea>
        <ul className={classes['addresses']}>
          {addresses.map(({ address, suppressed }) => (
            <li key={address}>
              <span>
                {address} {suppressed && <Pill tone="warn">{FAILURE_NAMES[suppressed]}</Pill>}
              </span>
              {suppressed ? (
                <TextButton
                  aria-label={releaseAddressOf(address)}
                  onClick={() => !release.isPending && release.mutate(address)}
                >
                  {DESK_TEXTS.release}
                </TextButton>
              ) : (
                <TextButton
                  aria-label={sendConfirmationTo(address)}
                  onClick={() => !confirmation.isPending && confirmation.mutate(address)}
                >
                  {ADMIN_ORDER_TEXTS.sendConfirmation}
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      </ActionArea>
    </Panel>
  );
}
