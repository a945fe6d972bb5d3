import IconMessage from '@tabler/icons-react/icons/IconMessage';
import { useState, useSyncExternalStore } from 'react';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CHAT_TEXTS, chatWithUnread, unreadMark } from '#shared/texts/admin/chat-texts.ts';
import { useShortcuts } from '../../../shortcuts/shortcuts.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import classes from './chat-button.module.css';
import { ChatDrawer } from './chat-drawer.tsx';
import { useChat } from './use-chat.ts';

/** Opens the chat, and tells how many messages are new. For levels 0 and 1 (admin 6). */
export function ChatButton({ user }: { readonly user: SignedInUser }) {
  const chat = useChat(user);
  useSyncExternalStore(chat.subscribe, chat.state);
  const [isOpen, setIsOpen] = useState(false);
  const unread = chat.unreadInAll();
  useShortcuts([{ keys: 'g c', label: CHAT_TEXTS.chat, group: 'everywhere', run: () => setIsOpen(true) }]);
  return (
    <>
      <IconButton
        label={chatWithUnread(unread)}
        className={classes['button'] ?? ''}
        aria-haspopup="dialog"
        aria-keyshortcuts="g c"
        onClick={() => setIsOpen(true)}
      >
        <IconMessage size={20} stroke={1.75} aria-hidden />
        {unread > 0 && (
          <span className={classes['count']} aria-hidden>
            {unreadMark(unread)}
          </span>
        )}
      </IconButton>
      {isOpen && <ChatDrawer chat={chat} user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}
