import { unreadByStaff, unreadByTenant } from '#shared/rules/admin/chat-unread.ts';
import type { ChatAbout, Conversation } from '#shared/schemas/fields/chat.ts';
import type { ChatMessageView } from '#shared/schemas/wire/chat.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { FIRST_CHAT_DATE } from '#shared/values/chat.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { ChatConnection } from '../../../api/chat-socket.ts';
import { failureText } from '../../../api/failure-text.ts';
import type { ChatStorage, Unsent, WaitingMessage } from './chat-storage.ts';

interface ChatState {
  /** The messages of the conversations that were opened, in order. */
  readonly messages: ReadonlyMap<number, readonly ChatMessageView[]>;
  /** The conversations of all tenants, for the provider's staff. */
  readonly conversations: ReadonlyMap<number, Conversation>;
  readonly unsent: ReadonlyMap<number, Unsent>;
  /** Whether the server has answered at all. */
  readonly isLoaded: boolean;
  /** Why the last request was not answered or a message was refused. */
  readonly problem: string | undefined;
}

/** The conversations of a user, by the account of the tenant. */
export interface Chat {
  subscribe(listener: () => void): () => void;
  state(): ChatState;
  /** Sends what waits and asks for what is new. Never rejects. While it is at work, another call lets it begin again. */
  sync(): Promise<void>;
  /** From now on the messages of this conversation are asked for. */
  open(accountId: number | undefined): void;
  type(accountId: number, draft: string): void;
  /** Sends the draft. It waits here until it is acknowledged. */
  send(accountId: number, about?: ChatAbout): void;
  markRead(accountId: number): void;
  unread(accountId: number): number;
  unreadInAll(): number;
}

interface ChatOptions {
  readonly user: Pick<SignedInUser, 'accountId' | 'level'>;
  readonly socket: Pick<ChatConnection, 'ask'>;
  readonly storage: ChatStorage;
  readonly newKey?: () => string;
}

export function createChat({ user, socket, storage, newKey = () => crypto.randomUUID() }: ChatOptions): Chat {
  const isStaff = user.level === 0;
  const listeners = new Set<() => void>();
  let state: ChatState = {
    messages: new Map(),
    conversations: new Map(),
    unsent: new Map(isStaff ? [] : [[user.accountId, storage.unsent(user.accountId)]]),
    isLoaded: false,
    problem: undefined,
  };
  /** The conversation whose messages are asked for. Tenants have one. */
  let opened = isStaff ? undefined : user.accountId;
  let isAtWork = false;
  let isCalled = false;

  function set(changed: Partial<ChatState>): void {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  }

  const messagesOf = (accountId: number) => state.messages.get(accountId) ?? [];
  const unsentOf = (accountId: number) => state.unsent.get(accountId) ?? storage.unsent(accountId);

  function setUnsent(accountId: number, changed: Partial<Unsent>): void {
    const unsent = { ...unsentOf(accountId), ...changed };
    storage.keepUnsent(accountId, unsent);
    set({ unsent: new Map(state.unsent).set(accountId, unsent) });
  }

  async function ask(accountId: number, message?: WaitingMessage): Promise<boolean> {
    const date = messagesOf(accountId).at(-1)?.date ?? FIRST_CHAT_DATE;
    const answer = await socket.ask({ date, ...(isStaff && { accountId }), ...message });
    const known = new Map(messagesOf(accountId).map((one) => [one.number, one]));
    for (const one of answer.messages) known.set(one.number, one);
    const messages = [...known.values()].sort((one, other) => one.number - other.number);
    set({ messages: new Map(state.messages).set(accountId, messages), isLoaded: true });
    return answer.hasMore;
  }

  async function sendWaiting(accountId: number): Promise<void> {
    for (const message of unsentOf(accountId).waiting) {
      const others = () => unsentOf(accountId).waiting.filter(({ key }) => key !== message.key);
      try {
        await ask(accountId, message);
        setUnsent(accountId, { waiting: others() });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const { draft } = unsentOf(accountId);
        setUnsent(accountId, { waiting: others(), draft: [message.text, draft].filter(Boolean).join('\n') });
        throw error;
      }
    }
  }

  async function askForConversations(): Promise<void> {
    const dates = [...state.conversations.values()].map(({ date }) => date).sort();
    const answer = await socket.ask({ date: dates.at(-1) ?? FIRST_CHAT_DATE });
    const conversations = new Map(state.conversations);
    for (const one of answer.conversations) {
      if (one.count > (conversations.get(one.accountId)?.count ?? 0)) conversations.set(one.accountId, one);
    }
    set({ conversations, isLoaded: true });
  }

  async function syncOnce(): Promise<void> {
    try {
      for (const accountId of state.unsent.keys()) await sendWaiting(accountId);
      const accountId = opened;
      if (accountId !== undefined) while (await ask(accountId));
      if (isStaff) await askForConversations();
      set({ problem: undefined });
    } catch (error) {
      set({ problem: failureText(error) });
    }
  }

  const chat: Chat = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    async sync() {
      isCalled = true;
      if (isAtWork) return;
      isAtWork = true;
      while (isCalled) {
        isCalled = false;
        await syncOnce();
      }
      isAtWork = false;
    },
    open(accountId) {
      if (!isStaff) return;
      opened = accountId;
      if (accountId === undefined) return;
      set({ unsent: new Map(state.unsent).set(accountId, unsentOf(accountId)) });
      void chat.sync();
    },
    type: (accountId, draft) => setUnsent(accountId, { draft }),
    send(accountId, about) {
      const { draft, waiting } = unsentOf(accountId);
      const text = draft.trim();
      if (text === '') return;
      setUnsent(accountId, { draft: '', waiting: [...waiting, { key: newKey(), text, ...(about && { about }) }] });
      void chat.sync();
    },
    markRead(accountId) {
      storage.markRead(accountId, messagesOf(accountId).at(-1)?.number ?? 0);
      set({});
    },
    unread(accountId) {
      const read = storage.read(accountId);
      if (!isStaff) return unreadByTenant(messagesOf(accountId), read);
      const conversation = state.conversations.get(accountId);
      return conversation ? unreadByStaff(conversation, read) : 0;
    },
    unreadInAll() {
      const all = isStaff ? [...state.conversations.keys()] : [user.accountId];
      return all.reduce((sum, accountId) => sum + chat.unread(accountId), 0);
    },
  };
  return chat;
}

/** The server has said no to the message itself, so that sending it again would not help. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && !error.isPassing && error.status !== 401;
