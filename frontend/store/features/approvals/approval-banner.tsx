import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { APPROVAL_TEXTS, completing } from '#shared/texts/orders/approval-texts.ts';
import { PATHS } from '../../../paths.ts';
import { PageNotice } from '../../../ui/page/page-notice.tsx';
import { useOpenApproval } from './use-open-approval.ts';
import { useReturn } from './use-return.ts';

interface ApprovalBannerProps {
  readonly user: SignedInUser;
  readonly refreshUser: () => Promise<void>;
}

/** Stands above every page while a parent works on what a child sent (decision I4), with what can be done with it. */
export function ApprovalBanner({ user, refreshUser }: ApprovalBannerProps) {
  const navigate = useNavigate();
  const { leave, isPending } = useOpenApproval(refreshUser);
  const { returnIt } = useReturn(user.userId);
  const approval = user.orderAs?.approval;
  if (!approval) return null;

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
          <Button variant="default" onClick={() => void handleReturn(approval.id)}>
            {APPROVAL_TEXTS.return}
          </Button>
          <Button variant="default" loading={isPending} onClick={() => void goHome()}>
            {APPROVAL_TEXTS.leave}
          </Button>
        </>
      }
    >
      <p>
        <strong>{completing(user.account.companyName, approval.sentBy)}</strong>
      </p>
      {approval.note && <p>{approval.note}</p>}
    </PageNotice>
  );
}
