import { Button } from '@mantine/core';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ORDER_AS_TEXTS, orderingFor } from '#shared/texts/session/order-as-texts.ts';
import { ActionArea } from '../ui/page/action-area.tsx';
import classes from './ordering-for.module.css';
import { useOrderFor } from './use-order-for.ts';

/** Says for whom the user orders, on every page while the mode lasts, and ends it (decision I4). */
export function OrderingFor({ user: { account } }: { readonly user: Pick<SignedInUser, 'account'> }) {
  const { orderFor, isPending } = useOrderFor();
  const text = orderingFor(account.companyName);
  return (
    <section aria-label={text} className={classes['banner']}>
      <p>
        <strong>{text}</strong>
      </p>
      <ActionArea>
        <Button variant="default" size="xs" loading={isPending} onClick={() => void orderFor(null)}>
          {ORDER_AS_TEXTS.none}
        </Button>
      </ActionArea>
    </section>
  );
}
