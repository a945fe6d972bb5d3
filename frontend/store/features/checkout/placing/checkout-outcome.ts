import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { ApiError } from '../../../../api/api-error.ts';

/**
 * The outcome of an attempt whose response has no order: refused, and nothing happened; placed, with something else gone
 * wrong (storefront 8, 'Your order was placed'); in progress, by the same key; or nobody knows.
 */
export type CheckoutOutcome = 'refused' | 'half' | 'in progress' | 'unknown';

export function checkoutOutcomeOf(error: unknown): CheckoutOutcome {
  if (!(error instanceof ApiError)) return 'unknown';
  const { code, message, status } = error;
  if (message.includes(CHECKOUT_TEXTS.halfSuccess)) return 'half';
  if (code === 'conflict' && message === CHECKOUT_TEXTS.inProgress) return 'in progress';
  // Without a code it was not our server that answered, and a text of its own it has for refusals only.
  const isUnexpected = code === 'internal' && message === ERROR_TEXTS.internal;
  return (code === undefined && status !== 401) || isUnexpected ? 'unknown' : 'refused';
}
