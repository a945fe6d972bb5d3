import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import { availableAndInCart } from '#shared/texts/cart/cart-page-texts.ts';
import { formatCount } from '../../../ui/format/format-count.ts';

type Result = Pick<CartChanges['results'][number], 'outcome' | 'message' | 'quantityInCart' | 'quantityAvailable'>;

/**
 * The message about a part that was added to the cart or changed in it: the server's text, with the counts where the
 * cart holds less than was requested. Undefined where no message is needed.
 */
export function cartResultText({ outcome, message, quantityInCart, quantityAvailable }: Result): string | undefined {
  if (message === null) return undefined;
  const isCut = outcome === 'partly added' || outcome === 'reduced';
  if (!isCut) return message;
  return `${message} ${availableAndInCart(formatCount(quantityAvailable), formatCount(quantityInCart))}`;
}
