import type { DeliveryFailure } from '../../values/messages/delivery-failures.ts';
import type { DeliveryOutcome } from '../../values/messages/delivery-outcomes.ts';
import type { OutboxKind } from '../../values/messages/outbox-kinds.ts';

/** The desk of the provider's staff on the admin home, and what it shares with the page of an order. All texts are our own. */
export const DESK_TEXTS = {
  desk: 'Desk',
  orders: 'Orders that need somebody',
  repair: 'Could not be sent',
  suppressed: 'Mails that came back',
  imports: 'Imports that failed',
  noFiles: 'An import without files',
  requests: 'Requests for accounts',
  errors: 'Errors of browsers',
  all: 'All',
  failed: 'This could not be loaded.',
  sendAgain: 'Send again',
  settle: 'Settle',
  next: 'Next message',
  previous: 'Previous message',
  repeatable: 'Sending again is safe: it can’t arrive twice.',
  notRepeatable: 'It may have been sent. Sent again, it may arrive twice.',
  sendTitle: 'Send this again?',
  settleTitle: 'Remove this from the queue?',
  settleDetail: 'It is not sent any more. This can’t be undone.',
  settleOrderDetail: 'The order is not sent to the gateway any more. Set its status yourself. This can’t be undone.',
  remove: 'Remove',
  sent: 'It is being sent.',
  settled: 'It was removed from the queue.',
  release: 'Release',
  released: 'The address gets mail again.',
} as const;

/** Names of messages, in the repair queue and in the history of an order. */
export const MESSAGE_NAMES: Readonly<Record<OutboxKind, string>> = {
  'sign-in ended': 'Notice of an ended sign-in',
  'password reminder': 'Password reminder',
  invitation: 'Invitation',
  'password changed': 'Notice of a changed password',
  'contact us': 'Question to customer service',
  'order to gateway': 'Order to the gateway',
  'order placed': 'Order confirmation',
  'order-status-changed': 'Mail about the status',
  'account requested': 'Request for an account',
  'cart-sent-to-parent': 'Mail about a cart for approval',
  'cart-returned': 'Mail about a returned cart',
  'cart-ordered': 'Mail about an ordered cart',
};

/** The outcome of an attempt, after the name of the message. */
export const OUTCOME_NAMES: Readonly<Record<DeliveryOutcome, string>> = {
  sent: 'sent',
  postponed: 'not sent, is tried again',
  givenUp: 'could not be sent',
  sentAgain: 'to be sent again',
  settled: 'settled',
};

export const FAILURE_NAMES: Readonly<Record<DeliveryFailure, string>> = {
  bounced: 'bounced',
  delayed: 'could not be delivered for days',
  complained: 'reported as spam',
};

export const attemptNumber = (attempt: number): string => `try ${attempt}`;
export const toAddress = (address: string): string => `to ${address}`;
export const byPerson = (name: string): string => `by ${name}`;
export const ofOrder = (orderNumber: string): string => `order ${orderNumber}`;
export const releaseAddressOf = (address: string): string => `Release ${address}`;
export const moreWaiting = (count: string): string => `and ${count} more`;
