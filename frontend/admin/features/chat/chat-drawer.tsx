import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { accountByNumber, CHAT_TEXTS, chatWith } from '#shared/texts/admin/chat-texts.ts';
import { accountChoicesQuery } from '../../../order-as/account-choices.ts';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { SideDrawer } from '../../../ui/dialogs/side-drawer.tsx';
import type { Chat } from './chat.ts';
import classes from './chat-drawer.module.css';
import { ConversationMessages } from './conversation.tsx';
import { MessageField } from './message-field.tsx';
import { TenantList } from './tenant-list.tsx';

interface ChatDrawerProps {
  readonly chat: Chat;
  readonly user: SignedInUser;
  readonly onClose: () => void;
}

/** The conversation of a tenant. The provider's staff choose it from a list first (decision D40). */
export function ChatDrawer({ chat, user, onClose }: ChatDrawerProps) {
  return user.level === 0 ? (
    <StaffDrawer chat={chat} user={user} onClose={onClose} />
  ) : (
    <SideDrawer
      title={CHAT_TEXTS.chatWithProvider}
      onClose={onClose}
      footer={<MessageField chat={chat} accountId={user.accountId} />}
    >
      <ConversationMessages chat={chat} accountId={user.accountId} hint={CHAT_TEXTS.noneAsTenant} onLeave={onClose} />
    </SideDrawer>
  );
}

function StaffDrawer({ chat, user, onClose }: ChatDrawerProps) {
  const [accountId, setAccountId] = useState<number>();
  const { data, error, refetch } = useQuery(accountChoicesQuery(user.accountId));
  const names = new Map(data?.map(({ id, companyName }) => [id, companyName]));

  function choose(chosen: number | undefined) {
    chat.open(chosen);
    setAccountId(chosen);
  }

  function close() {
    chat.open(undefined);
    onClose();
  }

  if (accountId === undefined) {
    return (
      <SideDrawer title={CHAT_TEXTS.chat} onClose={close}>
        <TenantList chat={chat} accounts={data} error={error} onRetry={() => void refetch()} onChoose={choose} />
      </SideDrawer>
    );
  }
  return (
    <SideDrawer
      title={chatWith(names.get(accountId) ?? accountByNumber(accountId))}
      onClose={close}
      footer={<MessageField key={accountId} chat={chat} accountId={accountId} />}
    >
      <div className={classes['back']}>
        <TextButton onClick={() => choose(undefined)}>{CHAT_TEXTS.allTenants}</TextButton>
      </div>
      <ConversationMessages chat={chat} accountId={accountId} hint={CHAT_TEXTS.noneAsStaff} onLeave={close} />
    </SideDrawer>
  );
}
