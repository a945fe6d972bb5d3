import type { ChatSubject } from '../../values/chat.ts';

/** The chat between a tenant's administrators and the provider's staff. All of these texts are our own. */
export const CHAT_TEXTS = {
  tooManyMessages: 'You are sending too many messages. Please wait a moment.',
  chat: 'Chat',
  chatWithProvider: 'Chat with the provider',
  loading: 'Loading messages…',
  none: 'No messages yet.',
  noneAsTenant: 'Ask the provider’s staff about orders, parts or your account. They answer here.',
  noneAsStaff: 'Write to the administrators of this tenant. They answer here.',
  messages: 'Messages',
  staff: 'Provider',
  you: 'You',
  yourMessage: 'Your message',
  howToSend: 'Enter sends, Shift+Enter starts a new line.',
  send: 'Send',
  sending: 'Sending…',
  waiting: 'Not sent yet',
  allTenants: 'All tenants',
  tenants: 'Tenants',
  findTenant: 'Find a tenant',
  noTenant: 'No tenant has this name.',
  tenantsFailed: 'The tenants could not be loaded.',
} as const;

/** The count in words, for screen readers. */
export const unreadText = (count: number): string => `${count} unread`;

/** The name of the button. */
export const chatWithUnread = (count: number): string =>
  count === 0 ? CHAT_TEXTS.chat : `${CHAT_TEXTS.chat}, ${unreadText(count)}`;

/** The count beside a name or on the button. */
export const unreadMark = (count: number): string => (count > 99 ? '99+' : String(count));

export const chatWith = (companyName: string): string => `Chat with ${companyName}`;

/** For an account that is not in the list, such as an inactive one. */
export const accountByNumber = (id: number): string => `Account ${id}`;

const SUBJECTS: Readonly<Record<ChatSubject, string>> = { account: 'account', order: 'order' };

/** The thing that a message is about. */
export const aboutText = (kind: ChatSubject, id: string): string => `About ${SUBJECTS[kind]} ${id}`;
