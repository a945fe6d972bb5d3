import { Button } from '@mantine/core';
import IconBuildingStore from '@tabler/icons-react/icons/IconBuildingStore';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ORDER_AS_TEXTS, orderAsAccount } from '#shared/texts/session/order-as-texts.ts';
import { mayOrderFor } from '../../../order-as/may-order-for-others.ts';
import { useOrderFor } from '../../../order-as/use-order-for.ts';

interface OrderAsButtonProps {
  readonly view: Pick<AccountView, 'id' | 'active' | 'companyName'>;
  readonly user: SignedInUser;
}

/** Goes to the store to order as this account. */
export function OrderAsButton({ view, user }: OrderAsButtonProps) {
  const { orderFor, isPending } = useOrderFor();
  if (!mayOrderFor(user, view)) return null;
  const { id, companyName } = view;
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={orderAsAccount(companyName)}
      leftSection={<IconBuildingStore size={16} stroke={1.8} aria-hidden />}
      loading={isPending}
      onClick={() => void orderFor(id)}
    >
      {ORDER_AS_TEXTS.orderAs}
    </Button>
  );
}
