import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import { availableAndInCart } from '#shared/texts/cart/cart-page-texts.ts';
import { formatCount } from '../../../ui/format/format-count.ts';

type Result = Pick<CartChanges['results'][number], 'outcome' | 'message' | 'quantityInCart' | 'quantityAvailable'>;

/**
 * What is said of a part that was put into the cart or changed in it: the server's text, and the counts beside it where
 * less is in the cart than was asked for. Undefined where nothing need be said.
 */
export function toldResult({ outcome, message, quantityInCart, quantityAvailable }: Result): string | undefined {
  if (message === null) return undefined;
  const isCut = outcome === 'partly added' || outcome === 'reduced';
  if (!isCut) return message;
  return `${message} ${availableAndInCart(formatCount(quantityAvailable), formatCount(quantityInCart))}`;
}
