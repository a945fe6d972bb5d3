import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { APPROVAL_TEXTS, completing } from '#shared/texts/orders/approval-texts.ts';
import { PATHS } from '../../../paths.ts';
import { PageNotice } from '../../../ui/page/page-notice.tsx';
import { useOrderAs } from './use-order-as.ts';
import { useReturn } from './use-return.ts';

interface OrderAsBannerProps {
  readonly user: SignedInUser;
  readonly refreshUser: () => Promise<void>;
}

/** Stands above every page while a parent works on what a child sent (decision I4), with what can be done with it. */
export function OrderAsBanner({ user, refreshUser }: OrderAsBannerProps) {
  const navigate = useNavigate();
  const { leave, isPending } = useOrderAs(refreshUser);
  const { returnIt } = useReturn(user.userId);
  const { orderAs, account } = user;
  if (!orderAs) return null;

  async function handleReturn(id: string) {
    if (await returnIt(id)) await goHome();
  }

  async function goHome() {
    if (await leave()) await navigate(PATHS.approvals);
  }

  return (
    <PageNotice
      label={APPROVAL_TEXTS.title}
      actions={
        <>
          <Button variant="default" onClick={() => void navigate(PATHS.cart)}>
            {APPROVAL_TEXTS.goToCart}
          </Button>
          <Button variant="default" onClick={() => void handleReturn(orderAs.handOverId)}>
            {APPROVAL_TEXTS.return}
          </Button>
          <Button variant="default" loading={isPending} onClick={() => void goHome()}>
            {APPROVAL_TEXTS.leave}
          </Button>
        </>
      }
    >
      <p>
        <strong>{completing(account.companyName, orderAs.sentBy)}</strong>
      </p>
      {orderAs.note && <p>{orderAs.note}</p>}
    </PageNotice>
  );
}
