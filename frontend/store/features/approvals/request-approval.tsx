import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { approvalsContract } from '#shared/contracts/approvals.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { APPROVAL_TEXTS } from '#shared/texts/orders/approval-texts.ts';
import { approvalsApi } from '../../../api/groups/approvals-api.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { maxLengthOf } from '../../../ui/form/contract-fields.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { toast } from '../../../ui/page/toasts.tsx';
import { approvalRequestsQuery } from './approval-request-queries.ts';

interface RequestApprovalProps {
  readonly user: SignedInUser;
  readonly onSent: () => void;
}

/** Leaves the cart to the parent account, with a note; what that does is said before (decision O4). */
export function RequestApproval({ user, onSent }: RequestApprovalProps) {
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  // One cart, however often it has to be sent (decision W6).
  const [key, setKey] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: (note: string) => approvalsApi.sendToParent({ body: { note } }, { idempotencyKey: key }),
    async onSuccess() {
      setKey(crypto.randomUUID());
      toast.success(APPROVAL_TEXTS.sent);
      await queryClient.invalidateQueries(approvalRequestsQuery(user.userId));
      onSent();
    },
    onError: () => setKey(crypto.randomUUID()),
  });

  async function handleClick() {
    const note = await dialogs.prompt({
      title: APPROVAL_TEXTS.sendTitle,
      label: APPROVAL_TEXTS.note,
      description: APPROVAL_TEXTS.sendDetail,
      confirmLabel: APPROVAL_TEXTS.sendToParent,
      maxLength: maxLengthOf(approvalsContract.sendToParent.body, 'note'),
    });
    if (note !== undefined) sending.mutate(note);
  }

  return (
    <ActionArea>
      <Button size="md" loading={sending.isPending} onClick={() => void handleClick()}>
        {APPROVAL_TEXTS.sendToParent}
      </Button>
    </ActionArea>
  );
}
