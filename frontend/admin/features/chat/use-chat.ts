import { useEffect, useState } from 'react';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CHAT_POLL_MS } from '#shared/values/chat.ts';
import { sessionApi, tab } from '../../../api/api.ts';
import { createChatSocket } from '../../../api/chat-socket.ts';
import { type Chat, createChat } from './chat.ts';
import { chatStorage } from './chat-storage.ts';

/** At the page's own host. `wss` where the page came over TLS. */
const openSocket = () => new WebSocket(new URL('/chat', location.origin.replace(/^http/, 'ws')));

/**
 * The chat of a user. It asks for new messages every ten seconds (admin 9) while the page is in sight, and at once when
 * it comes into sight or online again.
 */
export function useChat(user: SignedInUser): Chat {
  const [{ chat, socket }] = useState(() => {
    // Any call that needs a session renews its token, or else tells the page that the session is lost.
    const renewToken = () => sessionApi.getUser({});
    const opened = createChatSocket({ open: openSocket, readToken: () => tab.tokens.read(), renewToken });
    return { socket: opened, chat: createChat({ user, socket: opened, storage: chatStorage(user.userId) }) };
  });
  useEffect(() => {
    const sync = () => {
      if (document.visibilityState === 'visible') void chat.sync();
    };
    sync();
    const timer = setInterval(sync, CHAT_POLL_MS);
    window.addEventListener('online', sync);
    document.addEventListener('visibilitychange', sync);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sync);
      document.removeEventListener('visibilitychange', sync);
      socket.close();
    };
  }, [chat, socket]);
  return chat;
}
