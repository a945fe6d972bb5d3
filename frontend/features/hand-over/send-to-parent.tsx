import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { HAND_OVER_TEXTS } from '#shared/texts/orders/hand-over-texts.ts';
import { handOverApi } from '../../api/hand-over-api.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { PressPlace } from '../../ui/page/press-place.tsx';
import { toast } from '../../ui/page/toasts.tsx';
import { handOversQuery } from './hand-over-queries.ts';

/** As the contract has it. */
const LONGEST_NOTE = 500;

interface SendToParentProps {
  readonly user: SignedInUser;
  readonly onSent: () => void;
}

/** Leaves the cart to the parent account, with a note; what that does is said before (decision O4). */
export function SendToParent({ user, onSent }: SendToParentProps) {
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  // One cart, however often it has to be sent (decision W6).
  const [key, setKey] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: (note: string) => handOverApi.sendToParent({ body: { note } }, { idempotencyKey: key }),
    async onSuccess() {
      setKey(crypto.randomUUID());
      toast.success(HAND_OVER_TEXTS.sent);
      await queryClient.invalidateQueries(handOversQuery(user.userId));
      onSent();
    },
    onError: () => setKey(crypto.randomUUID()),
  });

  async function handleClick() {
    const note = await dialogs.prompt({
      title: HAND_OVER_TEXTS.sendTitle,
      label: HAND_OVER_TEXTS.note,
      description: HAND_OVER_TEXTS.sendDetail,
      confirmLabel: HAND_OVER_TEXTS.sendToParent,
      maxLength: LONGEST_NOTE,
    });
    if (note !== undefined) sending.mutate(note);
  }

  return (
    <PressPlace>
      <Button size="md" loading={sending.isPending} onClick={() => void handleClick()}>
        {HAND_OVER_TEXTS.sendToParent}
      </Button>
    </PressPlace>
  );
}
