/** Every kind of message that the outbox sends. */
export const outboxKinds = [
  'sign-in ended',
  'password reminder',
  'invitation',
  'password changed',
  'contact us',
  'order to gateway',
  'order placed',
  'order-status-changed',
  'account requested',
  'cart-sent-to-parent',
  'cart-returned',
  'cart-ordered',
] as const;
export type OutboxKind = (typeof outboxKinds)[number];
