/** The chat between a tenant's administrators and the provider's staff. All of these texts are our own. */
export const CHAT_TEXTS = {
  tooManyMessages: 'You are sending too many messages. Please wait a moment.',
} as const;
